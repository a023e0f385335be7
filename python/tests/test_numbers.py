"""Indexes, masks, observations and rewards."""

import random

import numpy as np
import pytest
import roundhouse
from roundhouse._rewards import Reward
from test_state import GAMES, IDS, play_on

ACTIONS = {about["id"]: about["actions"] for about in roundhouse.games()}


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_legal_action_has_an_index_and_back(game, players):
    state, rng = roundhouse.new(game, players=players, seed=1), random.Random(1)
    while (seat := state.seat) is not None:
        legal, indexes = state.legal(seat), state.indexes(seat)
        assert len(set(indexes)) == len(legal) == len(indexes)
        assert 0 <= min(indexes) and max(indexes) < ACTIONS[game]
        mask = state.mask(seat)
        assert mask.dtype == np.bool_ and np.flatnonzero(mask).tolist() == sorted(indexes)
        place = rng.randrange(len(legal))
        assert state.action(seat, indexes[place]) == legal[place]
        assert state.index(seat, legal[place]) == indexes[place]
        state.apply(seat, indexes[place])
    assert state.log["actions"]


@pytest.mark.parametrize("game", IDS)
def test_blocks_cover_all_indexes_and_say_what_is_done(game):
    blocks = roundhouse.action_blocks(game)
    assert [block["first"] for block in blocks] == [0, *np.cumsum([block["len"] for block in blocks])[:-1].tolist()]
    assert sum(block["len"] for block in blocks) == ACTIONS[game]
    for block in blocks:
        assert block["len"] == np.prod([size for _, size in block["axes"]], dtype=int)
    state, rng = roundhouse.new(game, players=2, seed=2), random.Random(2)
    while (seat := state.seat) is not None:
        for action, index in zip(state.legal(seat), state.indexes(seat), strict=True):
            assert next(block["name"] for block in blocks if index < block["first"] + block["len"]) == action.name
        state.apply(seat, rng.choice(state.legal(seat)))


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_observations_are_named_and_tell_no_secrets(game, players):
    state = roundhouse.new(game, players=players, seed=3)
    names, action_names = roundhouse.observation_names(game, players)
    all_names, _ = roundhouse.observation_names(game, players, observe="all")
    assert len(set(names)) == len(names) and len(set(all_names)) == len(all_names)
    assert all_names[: len(names)] == names
    for _ in range(4):
        play_on(state, random.Random(3), 15)
        for seat in state.awaiting:
            own, everything = state.observation(seat), state.observation(seat, "all", seed=0)
            assert own.shape == (len(names),) and everything.shape == (len(all_names),)
            assert np.isfinite(everything).all() and np.abs(everything).max() <= 8.0 and own.any()
            imagined = state.imagine(seat, seed=5)
            assert np.array_equal(imagined.observation(seat), own)
            assert np.array_equal(imagined.observation(seat, "all", seed=0), everything)
            features = state.action_features(seat)
            assert features.shape == (len(state.legal(seat)), len(action_names))


def test_plain_numbers_are_named_and_tell_no_secrets():
    names, _ = roundhouse.observation_names("hill", 3, observe="plain")
    assert len(set(names)) == len(names) == 1_016
    for number in range(12):
        state = play_on(roundhouse.new("hill", number % 4 + 1, seed=number), random.Random(number), 12 * number)
        for seat in state.awaiting:
            plain = state.observation(seat, "plain")
            assert plain.shape == (len(names),) and 0 < np.count_nonzero(plain) < len(names) / 2
            assert np.array_equal(plain, state.imagine(seat, seed=1).observation(seat, "plain"))
    for wrong in (lambda: state.observation(0, "nonsense"), lambda: roundhouse.new("shinjuku", 2).observation(0, "plain")):
        with pytest.raises(roundhouse.RoundhouseError, match="observe"):
            wrong()


def test_arrays_that_are_handed_in_are_written_and_wrong_ones_refused():
    state = roundhouse.new("hill", players=2, seed=4)
    out = np.full(len(roundhouse.observation_names("hill")[0]), 9.0, np.float32)
    assert state.observation(0, out=out) is out and out.max() < 9.0
    mask = np.ones(ACTIONS["hill"], np.bool_)
    assert state.mask(state.seat, out=mask) is mask and mask.sum() == len(state.legal(state.seat))
    locked = np.zeros_like(out)
    locked.flags.writeable = False
    for wrong in (out[:-1].copy(), locked):
        with pytest.raises(roundhouse.RoundhouseError):
            state.observation(0, out=wrong)
    with pytest.raises(TypeError):
        state.observation(0, out=out.astype(np.float64))


@pytest.mark.parametrize("game", IDS)
def test_rewards_add_up_to_what_was_won(game):
    rng = random.Random(5)
    state = roundhouse.new(game, players=2, seed=5)
    rewards = {kind: Reward(kind) for kind in ("win", "margin", "gain")}
    sums = {kind: np.zeros(2) for kind in rewards}
    first = np.array(state.points)
    for reward in rewards.values():
        reward.begin(state)
    while (seat := state.seat) is not None:
        state.apply(seat, rng.choice(state.legal(seat)))
        for kind, reward in rewards.items():
            sums[kind] += reward.after(state)
    points = np.array(state.points)
    assert sums["win"].sum() == pytest.approx(1.0)
    assert sums["margin"].tolist() == [points[0] - points[1], points[1] - points[0]]
    assert (first + sums["gain"]).tolist() == points.tolist()
    with pytest.raises(ValueError, match="reward"):
        Reward("praise")
