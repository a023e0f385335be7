"""Many games at once: one call makes a decision in each, and writes into arrays that stay where they are.

>>> from roundhouse.vector import VectorEnv
>>> env = VectorEnv("hill", 16, players=1, seed=7, reward="gain")
>>> env.reset()
>>> for _ in range(100):
...     actions = env.sample()  # or choose among env.masks
...     env.step(actions)
>>> bool(env.masks.any(axis=1).all())
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import numpy as np
from numpy.typing import NDArray

from ._engine import Fleet

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .types import Observe, Option, Rewarded, Seed


class VectorEnv:
    """Many games of one kind. A game that ends begins anew at once: then its `dones` is true, `rewards` and `scores` are of the game that ended, and the
    rest is of the new one.

    The arrays are written in place by `reset` and `step`; copy what you want to keep, or hand in `arrays` of your own (anything with the same attributes), such as
    the next slice of a rollout buffer.
    """

    def __init__(
        self,
        game: str,
        games: int,
        players: int | None = None,
        *,
        seed: Seed | None = None,
        threads: int = 1,
        reward: Rewarded = "win",
        observe: Observe | Literal["nothing"] = "own",
        options: Mapping[str, Option] | None = None,
    ) -> None:
        """`reward` is `win` (a share of the victory at the end), `margin` (the lead over the best of the others at the end; alone, the score) or `gain` (points as
        they are gained). `observe` is `own` (the table and what is the seat's own, as the learned bots see it), `all` (every seat, with secrets drawn at random),
        `plain` (the table as it is: quickest, Hill only) or `nothing`."""
        self.fleet = Fleet(
            game,
            games,
            players,
            seed=seed,
            threads=threads,
            reward=reward,
            observe="own" if observe == "nothing" else observe,
            options=options,
        )
        games, players = self.fleet.games, self.fleet.players
        self.observations: NDArray[np.float32] | None = None
        if observe != "nothing":
            self.observations = np.zeros((games, self.fleet.observation_len), np.float32)
        self.masks: NDArray[np.bool_] = np.zeros((games, self.fleet.action_len), np.bool_)
        self.seats: NDArray[np.uint8] = np.zeros(games, np.uint8)
        self.rewards: NDArray[np.float32] = np.zeros((games, players), np.float32)
        self.dones: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self.scores: NDArray[np.int32] = np.zeros((games, players), np.int32)
        self.actions: NDArray[np.int64] = np.zeros(games, np.int64)

    @property
    def games(self) -> int:
        """How many games there are."""
        return self.fleet.games

    @property
    def players(self) -> int:
        """How many play in each."""
        return self.fleet.players

    def reset(self, seed: Seed | None = None) -> None:
        """Begins all games anew; with a seed, the same games as whenever it was given."""
        self.fleet.reset(self, seed)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Makes a decision in each game: the index of a legal action of the seat in `seats`."""
        self.fleet.step(actions, self)

    def sample(self) -> NDArray[np.int64]:
        """Draws a legal action for each game, into `actions`."""
        self.fleet.sample(self.actions)
        return self.actions
