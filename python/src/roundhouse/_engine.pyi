from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, final, overload

import numpy as np
from numpy.typing import NDArray

from .types import ActionLike, Arrays, Block, Observe, Option, Player, Rewarded, Seed

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

class RoundhouseError(ValueError):
    """Something was asked for that isn't there or isn't allowed. Nothing has changed."""

class IllegalAction(RoundhouseError):
    """The action isn't allowed."""

    clause: str
    """The number of the rule."""
    reason: str
    """What stops the player."""
    seat: int
    """Who tried."""

class CannotUndo(RoundhouseError):
    """The decision can't be taken back: something was drawn or revealed, or the turn is over."""

@final
class Action:
    """One decision. It compares, hashes and prints."""

    def __new__(cls, game: str, data: Mapping[str, Any] | str) -> Action: ...
    @property
    def game(self) -> str: ...
    @property
    def name(self) -> str:
        """What is done, such as `lay`."""
    @property
    def fields(self) -> dict[str, Any]:
        """With what, and where."""
    def __getitem__(self, field: str, /) -> Any: ...
    def to_json(self) -> str: ...
    def to_dict(self) -> dict[str, Any]:
        """As the log has it."""
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self) -> int: ...

@final
class Legal(Sequence[Action]):
    """The legal actions of a seat: a sequence that makes its actions as they are looked at."""

    def __len__(self) -> int: ...
    @overload
    def __getitem__(self, place: int, /) -> Action: ...
    @overload
    def __getitem__(self, place: slice, /) -> list[Action]: ...
    def __contains__(self, action: object, /) -> bool: ...
    def index(self, action: Action) -> int: ...  # type: ignore[override]
    def count(self, action: Action) -> int: ...

@final
class View:
    """What a seat or a spectator sees: a value of its own, without what is hidden from them."""

    @property
    def game(self) -> str: ...
    @property
    def seat(self) -> int | None:
        """Whose view it is; None for spectators."""
    @property
    def clause(self) -> str:
        """The rule that the prompt is about."""
    def to_json(self) -> str: ...
    def to_dict(self) -> dict[str, Any]: ...
    def __getitem__(self, field: str, /) -> Any: ...
    def __eq__(self, other: object, /) -> bool: ...
    def imagine(self, seed: Seed | None = None) -> State:
        """A complete state that fits what is seen, with the rest drawn at random."""
    def prompt(self, language: str = "en") -> str:
        """What is asked now."""
    def picture(self, language: str = "en", colours: bool = False) -> str:
        """The table, drawn with letters."""
    def words(self, action: Action, language: str = "en") -> str:
        """An action in a few words."""

@final
class State:
    """A game being played, or a single position of one."""

    @property
    def game(self) -> str: ...
    @property
    def players(self) -> int: ...
    @property
    def awaiting(self) -> tuple[int, ...]:
        """Who owes a decision: several in simultaneous phases, nobody when the game is over."""
    @property
    def seat(self) -> int | None:
        """The first who owes a decision; None when the game is over."""
    @property
    def is_over(self) -> bool: ...
    def legal(self, seat: int) -> Legal:
        """All that a seat can do now."""
    def apply(self, seat: int, action: ActionLike) -> None:
        """Carries out an action. An illegal one changes nothing and raises IllegalAction."""
    def tell(self, seat: int, action: ActionLike) -> list[dict[str, Any]]:
        """Carries out an action and tells what happened: each `event`, and `to` whom it is told."""
    def undo(self, seat: int) -> Action:
        """Takes back this seat's last decision and says what it was."""
    def view(self, viewer: int | None = None) -> View:
        """What a seat sees; without one, what spectators see."""
    def imagine(self, seat: int, seed: Seed | None = None) -> State:
        """A complete state that fits what the seat knows, with the rest drawn at random."""
    def clone(self) -> State:
        """A copy, to try something on."""
    @property
    def points(self) -> list[int]:
        """What each seat would score if the game ended now; at the end, its score."""
    @property
    def outcome(self) -> dict[str, Any] | None:
        """The result, down to the single card; None while the game goes on."""
    @property
    def winners(self) -> tuple[int, ...]:
        """Who is placed first; nobody while the game goes on."""
    @property
    def log(self) -> dict[str, Any]:
        """The game as a log: what `read_log` and the command line read."""
    def to_json(self) -> str:
        """The complete state: what `read_state` reads."""
    def to_dict(self) -> dict[str, Any]: ...
    def indexes(self, seat: int) -> list[int]:
        """The index of each legal action, in the order of `legal`."""
    def index(self, seat: int, action: Action) -> int:
        """The index of a legal action."""
    def action(self, seat: int, index: int) -> Action:
        """The legal action with this index."""
    def mask(self, seat: int, out: NDArray[np.bool_] | None = None) -> NDArray[np.bool_]:
        """Which indexes are legal."""
    def observation(
        self, seat: int, observe: Observe = "own", out: NDArray[np.float32] | None = None, seed: Seed | None = None
    ) -> NDArray[np.float32]:
        """What the seat sees, as numbers; `observation_names` says what they are. Of `all` seats, what it can't see is drawn at random."""
    def action_features(self, seat: int) -> NDArray[np.float32]:
        """What there is to see of each legal action: a row for each."""
    def prompt(self, viewer: int | None = None, language: str = "en") -> str: ...
    def picture(self, viewer: int | None = None, language: str = "en", colours: bool = False) -> str: ...
    def words(self, seat: int, action: Action, language: str = "en") -> str: ...
    def __copy__(self) -> State: ...
    def __deepcopy__(self, memo: dict[int, Any]) -> State: ...

@final
class Bot:
    """A player: call it with a seat, what the seat sees, and its legal actions."""

    @property
    def name(self) -> str: ...
    def __call__(self, seat: int, view: View, legal: Legal) -> Action: ...
    def decide(self, state: State, seat: int) -> Action:
        """What it does in this state; it sees only what the seat sees."""

@final
class Fleet:
    """Many games of one kind, stepped together without holding Python's lock. `roundhouse.vector.VectorEnv` brings its arrays."""

    def __new__(
        cls,
        game: str,
        games: int,
        players: int | None = None,
        *,
        seed: Seed | None = None,
        threads: int = 1,
        reward: Rewarded = "win",
        observe: Observe = "own",
        options: Mapping[str, Option] | None = None,
    ) -> Fleet: ...
    @property
    def games(self) -> int: ...
    @property
    def players(self) -> int: ...
    @property
    def observation_len(self) -> int: ...
    @property
    def action_len(self) -> int: ...
    def reset(self, arrays: Arrays, seed: Seed | None = None) -> None: ...
    def step(self, actions: NDArray[np.int64], arrays: Arrays) -> None: ...
    def sample(self, actions: NDArray[np.int64]) -> None: ...

def new(game: str, players: int | None = None, seed: Seed | None = None, **options: Option) -> State:
    """A new game, ready for its first decision."""

def read_log(log: Mapping[str, Any] | str) -> State:
    """The game that a log tells."""

def read_state(state: Mapping[str, Any] | str) -> State:
    """The position that a state describes."""

def games() -> list[dict[str, Any]]:
    """The games: id, name, players, options, and how many indexes their actions have."""

def action_blocks(game: str) -> list[Block]:
    """The blocks of the action index; in each the last coordinate goes fastest."""

def observation_names(game: str, players: int = 2, observe: Observe = "own") -> tuple[list[str], list[str]]:
    """What the numbers of an observation are called, and those of an action."""

def bot(name: str, seed: Seed | None = None) -> Bot:
    """The bot with this name: random, greedy, search:300ms, learned:300ms, or a level from beginner to master."""

def analyse(
    state: State,
    *,
    iterations: int | None = None,
    imagined: int = ...,
    seat: int | None = None,
    seed: str = "analysis",
    threads: int = 1,
) -> dict[str, Any]:
    """Judges the turns of a game: what all could expect after each, what would certainly have been better, and the costliest mistakes."""

def play_match(
    game: str,
    players: Sequence[Player],
    games: int = 100,
    *,
    seats: int | None = None,
    seed: str = "arena",
    threads: int = 1,
    shard: str = "1/1",
    out: str | PathLike[str] | None = None,
    **options: Option,
) -> dict[str, Any]:
    """Lets players play a match and gives its report; with `out`, one row for each player and game goes there as Parquet."""

def self_play(
    game: str,
    out: str | PathLike[str],
    *,
    bot: str = "learned:32",
    players: int | None = None,
    games: int = 100,
    seed: str = "selfplay",
    explore: float = 0.0,
    threads: int = 1,
    bare: bool = False,
) -> dict[str, int]:
    """Lets a bot that searches play against itself, and writes down what a net can learn from."""
