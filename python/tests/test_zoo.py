"""PettingZoo's and Gymnasium's own tests."""

import warnings

import gymnasium
import numpy as np
import pytest
import roundhouse.gym
import roundhouse.zoo
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from roundhouse.gym import RoundhouseEnv
from test_state import GAMES, IDS

# who isn't asked has nothing to choose from, and a game of points has rewards of any size
EXPECTED = "ignore:.*(Observation|observation|reward|render|metadata|Agent|agent).*"


@pytest.mark.filterwarnings(EXPECTED)
@pytest.mark.parametrize(("game", "players"), GAMES)
def test_pettingzoo_api(game, players):
    api_test(roundhouse.zoo.env(game, players), num_cycles=400)


@pytest.mark.parametrize("game", IDS)
def test_pettingzoo_seeds(game):
    seed_test(lambda: roundhouse.zoo.env(game, 2, observe="all"), num_cycles=100)


@pytest.mark.parametrize("game", IDS)
def test_a_whole_game_of_pettingzoo(game):
    env = roundhouse.zoo.env(game, 2, reward="gain", render_mode="ansi")
    env.reset(seed=1)
    sums = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, over, _, info = env.last()
        sums[agent] += reward
        if over:
            points = info["points"]
            assert sums[agent] == pytest.approx(points, abs=100) and not observation["action_mask"].any()
        env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
    assert not env.agents and "\n" in env.unwrapped.render()


@pytest.mark.parametrize("game", [game for game, players in GAMES if players == 1])
def test_gymnasium_alone(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(RoundhouseEnv(game, render_mode="ansi"))


@pytest.mark.parametrize("game", IDS)
def test_gymnasium_against_bots(game):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(RoundhouseEnv(game, rivals=["greedy", "random"], seat=1, render_mode="ansi"))


def test_a_whole_game_of_gymnasium():
    def first(seat, view, legal):
        return 0

    env = RoundhouseEnv("hill", rivals=[first, "greedy"], seat=2, reward="margin")
    observation, info = env.reset(seed=3)
    over, reward = False, 0.0
    while not over:
        assert observation in env.observation_space
        assert np.array_equal(env.action_masks(), info["action_mask"])
        observation, reward, over, _, info = env.step(env.action_space.sample(info["action_mask"]))
    points = info["points"]
    assert reward == points[2] - max(points[:2])


def test_an_illegal_action_ends_the_episode():
    env = RoundhouseEnv("hill", penalty=-3.0)
    _, info = env.reset(seed=4)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over, info["illegal"]) == (-3.0, True, True)
    with pytest.raises(ValueError, match="seat 2"):
        RoundhouseEnv("hill", rivals=["random"], seat=2)


def test_an_illegal_action_of_pettingzoo_is_refused():
    env = roundhouse.zoo.env("hill", 2)
    env.reset(seed=5)
    mask = env.last()[0]["action_mask"]
    with pytest.raises(roundhouse.RoundhouseError):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    assert isinstance(env.action_space("seat_0"), gymnasium.spaces.Discrete)
