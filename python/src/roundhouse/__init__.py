"""Rail board games: engines, bots and environments.

Four lines play a game:

>>> import random, roundhouse
>>> state = roundhouse.new("hill", players=2, seed="an example")
>>> while (seat := state.seat) is not None:
...     state.apply(seat, random.choice(state.legal(seat)))
>>> len(state.points)
2

`roundhouse.zoo` and `roundhouse.gym` speak to PettingZoo and Gymnasium, `roundhouse.vector` steps many games at once, `roundhouse.data` reads the
tables of many games, and `roundhouse.cluster` plays them on many machines. docs/python.md tells all of it.
"""

from collections.abc import Sequence as _Sequence

from ._engine import (
    Action,
    Bot,
    CannotUndo,
    Fleet,
    IllegalAction,
    Legal,
    RoundhouseError,
    State,
    View,
    action_blocks,
    analyse,
    bot,
    games,
    new,
    observation_names,
    play_match,
    read_log,
    read_state,
    self_play,
)

_Sequence.register(Legal)

__all__ = [
    "Action",
    "Bot",
    "CannotUndo",
    "Fleet",
    "IllegalAction",
    "Legal",
    "RoundhouseError",
    "State",
    "View",
    "action_blocks",
    "analyse",
    "bot",
    "games",
    "new",
    "observation_names",
    "play_match",
    "read_log",
    "read_state",
    "self_play",
]
