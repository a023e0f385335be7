"""What is rewarded."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ._engine import State


class Reward:
    """Rewards by seat: `win` is a share of the victory at the end, `margin` the lead over the best of the others at the end (alone, the score), `gain` every
    point as it is gained."""

    def __init__(self, kind: str) -> None:
        if kind not in ("win", "margin", "gain"):
            raise ValueError(f"there is no reward '{kind}'; choose win, margin or gain")
        self.kind = kind
        self._before: list[int] = []

    def begin(self, state: State) -> None:
        """A new game begins."""
        self._before = state.points

    def after(self, state: State) -> list[float]:
        """What a decision brought to each seat."""
        if self.kind == "gain":
            before, self._before = self._before, state.points
            return [float(now - then) for now, then in zip(self._before, before, strict=True)]
        if not state.is_over:
            return [0.0] * state.players
        if self.kind == "win":
            winners = state.winners
            return [1.0 / len(winners) if seat in winners else 0.0 for seat in range(state.players)]
        points = state.points
        others = [points[:seat] + points[seat + 1 :] for seat in range(state.players)]
        return [float(own - max(rest, default=0)) for own, rest in zip(points, others, strict=True)]
