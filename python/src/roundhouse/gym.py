"""The games for Gymnasium: alone, or on one seat against bots.

>>> from roundhouse.gym import RoundhouseEnv
>>> env = RoundhouseEnv("hill", reward="gain")
>>> observation, info = env.reset(seed=1)
>>> observation, reward, terminated, truncated, info = env.step(env.action_space.sample(info["action_mask"]))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import gymnasium
import numpy as np
from gymnasium import spaces

from . import _engine
from ._rewards import Reward

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from numpy.typing import NDArray

    from .types import Decider, Observe, Option, Player, Rewarded


class RoundhouseEnv(gymnasium.Env[Any, Any]):
    """A game as one player sees it.

    Without `rivals` you play alone, where the game can be played alone; with them, one sits on each of the other seats: a bot's name, a bot, or a function.
    `info["action_mask"]` says what is legal (as int8, which `action_space.sample` takes). An illegal action changes nothing, costs `penalty` and ends the episode,
    because a step has no way to say no.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str = "hill",
        *,
        rivals: Sequence[Player] = (),
        seat: int = 0,
        reward: Rewarded = "win",
        penalty: float = -1.0,
        observe: Observe = "own",
        options: Mapping[str, Option] | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.game, self.options, self.players = game, dict(options or {}), len(rivals) + 1
        if not 0 <= seat < self.players:
            raise ValueError(f"there is no seat {seat} at a table of {self.players}")
        self.own, self.penalty, self.observe, self.render_mode = seat, penalty, observe, render_mode
        self.rivals = list(rivals)
        self._reward = Reward(reward)
        self.state = _engine.new(game, self.players, seed=0, **self.options)
        rows = len(_engine.observation_names(game, self.players, observe)[0])
        actions = next(about["actions"] for about in _engine.games() if about["id"] == game)
        self.observation_space = spaces.Box(-8.0, 8.0, (rows,), np.float32)
        self.action_space = spaces.Discrete(actions)
        self._others: dict[int, Decider] = {}
        self._drawn, self._decisions = "", 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[np.float32], dict[str, Any]]:
        """A new game. Its options are those that the environment was made with; `options` changes nothing."""
        super().reset(seed=seed)
        self._drawn, self._decisions = f"gym {self.np_random.integers(2**63)}", 0
        self.state = _engine.new(self.game, self.players, seed=self._drawn, **self.options)
        seats = [seat for seat in range(self.players) if seat != self.own]
        self._others = {
            seat: _engine.bot(rival, f"{self._drawn} {seat}") if isinstance(rival, str) else rival
            for seat, rival in zip(seats, self.rivals, strict=True)
        }
        self._reward.begin(self.state)
        self._let_others_play()
        return self._seen(), self._info()

    def _let_others_play(self) -> None:
        """Until it is our turn."""
        state = self.state
        while self.own not in state.awaiting and (seat := state.seat) is not None:
            legal = state.legal(seat)
            chosen = self._others[seat](seat, state.view(seat), legal)
            state.apply(seat, legal[chosen] if isinstance(chosen, int) else chosen)

    def step(self, action: Any) -> tuple[NDArray[np.float32], float, bool, bool, dict[str, Any]]:
        try:
            self.state.apply(self.own, int(action))
        except _engine.RoundhouseError:
            return self._seen(), self.penalty, True, False, {**self._info(), "illegal": True}
        self._decisions += 1
        self._let_others_play()
        reward = self._reward.after(self.state)[self.own]
        return self._seen(), reward, self.state.is_over, False, self._info()

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as sb3-contrib's MaskablePPO asks for it."""
        return self.state.mask(self.own)

    def _seen(self) -> NDArray[np.float32]:
        return self.state.observation(self.own, self.observe, seed=f"{self._drawn} {self._decisions}")

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.state.mask(self.own).astype(np.int8), "points": self.state.points}

    def render(self) -> str | None:
        """The table as a picture of letters, as the player sees it."""
        return self.state.picture(self.own) if self.render_mode == "ansi" else None
