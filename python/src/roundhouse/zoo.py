"""The games for PettingZoo: every game at every table, one agent for each seat.

>>> import roundhouse.zoo
>>> env = roundhouse.zoo.env("hill", players=2)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter(20):
...     observation, reward, termination, truncation, info = env.last()
...     env.step(env.action_space(agent).sample(observation["action_mask"]))
"""

from __future__ import annotations

import functools
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from . import _engine
from ._rewards import Reward

if TYPE_CHECKING:
    from collections.abc import Mapping

    from ._engine import State
    from .types import Observe, Option, Rewarded

Observation = dict[str, np.ndarray[Any, Any]]


def env(game: str, players: int | None = None, **settings: Any) -> AECEnv[str, Observation, int | None]:
    """The game with PettingZoo's usual wrappers: who forgets to reset or steps out of turn is told so."""
    return wrappers.OrderEnforcingWrapper(raw_env(game, players, **settings))


class raw_env(AECEnv[str, Observation, int | None]):  # type: ignore[misc]  # PettingZoo has no types
    """A game as PettingZoo's agents see it.

    An observation has `observation`, the numbers of `roundhouse.observation_names`, and `action_mask`, which says what is legal for the agent now; it is empty
    for agents that aren't asked. Where several owe a decision at the same time, they are asked in the order of their seats.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        reward: Rewarded = "win",
        observe: Observe = "own",
        options: Mapping[str, Option] | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.metadata = {"name": f"roundhouse_{game}_v0", "render_modes": ["ansi", "human"], "is_parallelizable": False}
        self.game, self.options, self.observed = game, dict(options or {}), observe
        self.render_mode = render_mode
        self._reward = Reward(reward)
        state = _engine.new(game, players, seed=0, **self.options)
        self.players = state.players
        self.possible_agents = [f"seat_{seat}" for seat in range(self.players)]
        self._row_len = len(_engine.observation_names(game, self.players, observe)[0])
        self._actions = next(about["actions"] for about in _engine.games() if about["id"] == game)
        self._seeds = np.random.default_rng()
        self.state_of_game: State = state

    @functools.lru_cache(maxsize=None)  # noqa: B019  PettingZoo wants the same space each time
    def observation_space(self, agent: str) -> spaces.Dict:
        return spaces.Dict(
            {
                "observation": spaces.Box(-8.0, 8.0, (self._row_len,), np.float32),
                "action_mask": spaces.Box(0, 1, (self._actions,), np.int8),
            }
        )

    @functools.lru_cache(maxsize=None)  # noqa: B019
    def action_space(self, agent: str) -> spaces.Discrete:
        return spaces.Discrete(self._actions)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Its options are those that the environment was made with; `options` changes nothing."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        deal = f"zoo {self._seeds.integers(2**63)}"
        self._drawn = deal
        self.state_of_game = _engine.new(self.game, self.players, seed=deal, **self.options)
        self._reward.begin(self.state_of_game)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._decisions = 0
        self._select()

    def _select(self) -> None:
        seat = self.state_of_game.seat
        self.agent_selection = self.possible_agents[0 if seat is None else seat]

    def observe(self, agent: str) -> Observation:
        seat, state = self.possible_agents.index(agent), self.state_of_game
        mask = state.mask(seat).astype(np.int8)
        if self.agent_selection != agent:
            mask[:] = 0
        drawn = f"{self._drawn} {self._decisions}"
        return {"observation": state.observation(seat, self.observed, seed=drawn), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("the game goes on: choose one of the actions that the mask allows")
        state = self.state_of_game
        state.apply(self.possible_agents.index(agent), int(action))
        self._decisions += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._reward.after(state), strict=True))
        if state.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
            for agent, points in zip(self.possible_agents, state.points, strict=True):
                self.infos[agent] = {"points": points}
        self._select()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def state(self) -> np.ndarray[Any, Any]:
        """What all seats see together: for critics that may know more than the players."""
        seen = [self.state_of_game.observation(seat) for seat in range(self.players)]
        return np.concatenate(seen)

    def render(self) -> str | None:
        """The table as a picture of letters: given back in the mode `ansi`, printed in the mode `human`."""
        picture = self.state_of_game.picture()
        if self.render_mode == "human":
            print(picture)
            return None
        return picture

    def close(self) -> None:
        """There is nothing to close."""
