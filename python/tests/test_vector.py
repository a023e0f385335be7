"""Many games at once."""

import threading
import time

import numpy as np
import pytest
import roundhouse
from roundhouse.vector import VectorEnv
from test_state import GAMES


@pytest.mark.parametrize(("game", "players"), GAMES)
@pytest.mark.parametrize("reward", ["win", "margin", "gain"])
def test_a_fleet_plays_what_single_games_play(game, players, reward):
    env = VectorEnv(game, 3, players, seed=1, reward=reward)
    env.reset()
    seed = roundhouse.new(game, players, seed=1).log["seed"]
    over, sums, played = 0, np.zeros((3, players)), [0, 0, 0]
    for _ in range(6_000):
        assert env.masks.any(axis=1).all()
        actions = env.sample().copy()
        assert env.masks[np.arange(3), actions].all()
        env.step(actions)
        sums += env.rewards
        for game_number in np.flatnonzero(env.dones):
            over += 1
            points, won = env.scores[game_number], sums[game_number]
            if reward == "win":
                best = points == points.max()
                assert won.sum() == pytest.approx(1.0) and (won[~best] == 0).all()
            elif reward == "margin":
                others = [np.delete(points, seat).max(initial=0 if players == 1 else -(10**9)) for seat in range(players)]
                assert won.tolist() == (points - others).tolist()
            else:
                began = roundhouse.new(game, players, seed=f"{seed} deal {game_number + 3 * played[game_number]}")
                assert (points - won).tolist() == began.points
            sums[game_number] = 0
            played[game_number] += 1
        if over >= 3:
            break
    assert over >= 3


def test_rows_are_those_of_the_state():
    env = VectorEnv("hill", 8, 2, seed=2)
    env.reset()
    # the games of a fleet are dealt by the fleet's seed, which is a seed itself
    seed = roundhouse.new("hill", 2, seed=2).log["seed"]
    states = [roundhouse.new("hill", 2, seed=f"{seed} deal {number}") for number in range(8)]
    for _ in range(60):
        for number, state in enumerate(states):
            seat = state.seat
            assert env.seats[number] == seat
            assert np.array_equal(env.masks[number], state.mask(seat))
            assert np.array_equal(env.observations[number], state.observation(seat))
        actions = env.sample()
        for number, state in enumerate(states):
            state.apply(state.seat, int(actions[number]))
        env.step(actions)


def play(env, steps):
    env.reset()
    seen = []
    for _ in range(steps):
        env.step(env.sample())
        seen.append((env.observations.copy(), env.masks.copy(), env.rewards.copy(), env.seats.copy(), env.dones.copy()))
    return [np.stack(part) for part in zip(*seen, strict=True)]


@pytest.mark.parametrize("observe", ["own", "all", "plain"])
def test_the_number_of_threads_makes_no_difference(observe):
    one, three = (play(VectorEnv("hill", 10, 1, seed=3, threads=threads, observe=observe), 150) for threads in (1, 3))
    assert all(np.array_equal(a, b) for a, b in zip(one, three, strict=True))


def test_a_seed_begins_the_same_games_again():
    env = VectorEnv("shinjuku", 4, 2, seed=4)
    env.reset(seed=5)
    first = env.observations.copy()
    for _ in range(30):
        env.step(env.sample())
    env.reset()
    assert not np.array_equal(env.observations, first)
    env.reset(seed=5)
    assert np.array_equal(env.observations, first)


def test_an_illegal_index_changes_nothing_in_any_game():
    env = VectorEnv("hill", 4, 2, seed=6)
    env.reset()
    before = env.observations.copy()
    actions = env.sample().copy()
    for wrong in (-1, 10**6, int(np.flatnonzero(~env.masks[2])[0])):
        actions[2] = wrong
        with pytest.raises(roundhouse.RoundhouseError, match="game 2"):
            env.step(actions)
    assert np.array_equal(env.observations, before)
    env.step(env.sample())
    assert not np.array_equal(env.observations, before)


def test_arrays_are_written_where_they_lie():
    env = VectorEnv("hill", 4, 2, seed=7)
    places = [array.__array_interface__["data"] for array in (env.observations, env.masks, env.rewards)]
    env.reset()
    env.step(env.sample())
    assert places == [array.__array_interface__["data"] for array in (env.observations, env.masks, env.rewards)]
    env.masks = np.zeros((4, 3), np.bool_)
    with pytest.raises(roundhouse.RoundhouseError, match="masks"):
        env.reset()
    with pytest.raises(ValueError, match="observe"):
        VectorEnv("hill", 4, observe="everything")
    bare = VectorEnv("hill", 4, 2, seed=7, observe="nothing")
    bare.reset()
    bare.step(bare.sample())
    assert bare.observations is None


def test_other_threads_of_python_go_on_meanwhile():
    env = VectorEnv("tramways", 3_000, 3, seed=8, observe="all")
    counted, stop = [0], threading.Event()

    def count():
        while not stop.is_set():
            counted[0] += 1
            time.sleep(0.0005)

    counter = threading.Thread(target=count)
    counter.start()
    env.reset()
    before = counted[0]
    env.step(env.sample())
    during = counted[0] - before
    stop.set()
    counter.join()
    assert during > 3
