"""What is handed to the engine, for whoever writes types."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, Protocol, TypeAlias, TypedDict, Union

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from ._engine import Action, Bot, Legal, View

Seed: TypeAlias = Union[str, int]
"""Where chance comes from: any text or number, or 64 hex digits. None draws a fresh one."""

Option: TypeAlias = Union[bool, int, str, Path]
"""The value of an option; a path stands for what is in the file."""

Observe: TypeAlias = Literal["own", "all", "plain"]
"""What is observed: the table and the seat's `own`, `all` seats, or the table as it is (`plain`)."""

Rewarded: TypeAlias = Literal["win", "margin", "gain"]
"""What is rewarded: a share of the victory at the end, the lead at the end, or points as they are gained."""

ActionLike: TypeAlias = "Action | int | Mapping[str, Any]"
"""An action, its index, or the same as the log has it."""

Decider: TypeAlias = "Callable[[int, View, Legal], Action | int]"
"""A function that decides like a bot: for a seat, by what it sees and may do, it gives an action or its place in the list."""

Player: TypeAlias = "str | Bot | Decider"
"""Who plays: a bot's name, a bot, or a function."""


class Arrays(Protocol):
    """Where a fleet writes: one row for each game."""

    observations: NDArray[np.float32] | None
    masks: NDArray[np.bool_]
    seats: NDArray[np.uint8]
    rewards: NDArray[np.float32]
    dones: NDArray[np.bool_]
    scores: NDArray[np.int32]


class Block(TypedDict):
    """A block of the action index."""

    name: str
    first: int
    len: int
    axes: list[tuple[str, int]]
