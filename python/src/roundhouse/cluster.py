"""Many machines: matches and self-play in shards, as tasks of Ray.

Whatever Ray is connected to does the work: a cluster, or this machine alone, where `ray.init` starts a local one. A shard is a pure function of the order and its
number, so a shard whose machine dies is simply played again, and none is ever counted twice: it is kept under its number, once. Shards that are already in
the folder are not played again, so a call that was interrupted goes on where it stopped.

Only bots that count their iterations give the same games on every machine; those that think by the clock (`search:300ms`) play as well as the machine is fast.
"""

from __future__ import annotations

import json
import os
import tempfile
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import ray

from . import _engine, data
from .types import Option

OnShard = Callable[[int, int], None]
"""Hears of each shard that has come in: how many are there, and how many there will be."""


@dataclass(frozen=True)
class Result:
    """What came of it: the folder with the shards, and what they say together."""

    folder: Path
    shards: int
    report: dict[str, Any]


def evaluate(
    game: str,
    players: Sequence[str],
    games: int,
    out: str | Path,
    *,
    seats: int | None = None,
    seed: str = "cluster",
    shards: int | None = None,
    retries: int = 5,
    on_shard: OnShard | None = None,
    **options: Option,
) -> Result:
    """Lets bots play a match: the same games as `play_match` with the same seed, one table for each shard. The report is of all shards together."""
    seats = seats or len(players)
    order = {
        "what": "match",
        "game": game,
        "players": list(players),
        "games": games,
        "seats": seats,
        "seed": seed,
        "options": {name: _text(value) for name, value in options.items()},
    }
    number = _shards(shards, -(-games // seats))
    folder = _folder(out, {**order, "shards": number})
    _gather(folder, number, "parquet", _match_shard, order, retries, on_shard)
    standings = data.standings(data.read(folder))
    report = {"games": int(standings["games"].sum()) // seats, "players": standings.to_dicts()}
    return _done(folder, number, report)


def simulate(
    game: str, games: int, out: str | Path, *, players: int | None = None, bot: str = "random", **settings: Any
) -> Result:
    """Plays games by one kind of bot on all seats, for their statistics."""
    players = players or _engine.new(game, seed=0).players
    return evaluate(game, [bot] * players, games, out, **settings)


def self_play(
    game: str,
    games: int,
    out: str | Path,
    *,
    bot: str = "learned:32",
    players: int | None = None,
    seed: str = "cluster",
    explore: float = 0.0,
    bare: bool = False,
    shards: int | None = None,
    retries: int = 5,
    on_shard: OnShard | None = None,
) -> Result:
    """Lets a bot that searches play against itself: files for `training/learn.py`, at most 32 games in each."""
    order = {
        "what": "self-play",
        "game": game,
        "bot": bot,
        "players": players or _engine.new(game, seed=0).players,
        "games": games,
        "seed": seed,
        "explore": explore,
        "bare": bare,
    }
    # a shard is a file
    number = max(-(-games // 32), min(shards or 1, games))
    folder = _folder(out, {**order, "shards": number})
    _gather(folder, number, "safetensors", _selfplay_shard, order, retries, on_shard)
    decisions = sum(len(data.tensors(file)["game"]) for file in folder.glob("*.safetensors"))
    return _done(folder, number, {"games": games, "decisions": decisions})


def _text(value: Option) -> str:
    if isinstance(value, Path):
        return value.read_text(encoding="utf-8")
    return str(value).lower() if isinstance(value, bool) else str(value)


def _shards(wanted: int | None, deals: int) -> int:
    """How many parts: a dozen for each processor where nobody says, so that none waits long for the last. A deal is never divided."""
    if wanted is None:
        if not ray.is_initialized():
            ray.init()
        wanted = 12 * int(ray.cluster_resources().get("CPU", 1))
    return max(1, min(wanted, deals, 100_000))


def _folder(out: str | Path, order: dict[str, Any]) -> Path:
    """The folder for this order; one with shards of another order is refused."""
    folder = Path(out)
    folder.mkdir(parents=True, exist_ok=True)
    note = folder / "order.json"
    if not note.exists():
        _keep(note, json.dumps(order, indent=1).encode())
    elif json.loads(note.read_text(encoding="utf-8")) != order:
        raise ValueError(f"{folder} has shards of another order: see {note}, or choose another folder")
    return folder


def _keep(path: Path, content: bytes) -> None:
    """Writes a file that nobody ever sees half of."""
    draft = path.with_suffix(f".{os.getpid()}.part")
    draft.write_bytes(content)
    draft.replace(path)


def _name(shard: int, shards: int, kind: str) -> str:
    return f"shard-{shard:06}-of-{shards:06}.{kind}"


def _gather(
    folder: Path,
    shards: int,
    kind: str,
    work: Callable[[dict[str, Any], int, int], bytes],
    order: dict[str, Any],
    retries: int,
    on_shard: OnShard | None,
) -> None:
    """Has the missing shards played, and keeps each as it comes in."""
    if not ray.is_initialized():
        ray.init()
    missing = [shard for shard in range(1, shards + 1) if not (folder / _name(shard, shards, kind)).exists()]
    task = ray.remote(work).options(max_retries=retries)
    for there, (shard, content) in enumerate(_as_they_come(task, order, missing, shards), shards - len(missing) + 1):
        _keep(folder / _name(shard, shards, kind), content)
        if on_shard is not None:
            on_shard(there, shards)


def _as_they_come(task: Any, order: dict[str, Any], missing: list[int], shards: int) -> Iterator[tuple[int, bytes]]:
    """Shards in the order in which they are finished. Only twice as many as there are processors are asked for at a time, so the object store stays small."""
    ahead = 2 * max(1, int(ray.cluster_resources().get("CPU", 1)))
    asked: dict[Any, int] = {}
    left = iter(missing)
    while True:
        while len(asked) < ahead and (shard := next(left, None)) is not None:
            asked[task.remote(order, shard, shards)] = shard
        if not asked:
            return
        [first], _ = ray.wait(list(asked), num_returns=1)
        yield asked.pop(first), ray.get(first)


def _match_shard(order: dict[str, Any], shard: int, shards: int) -> bytes:
    """One part of a match, as a table."""
    with tempfile.TemporaryDirectory() as scratch:
        path = Path(scratch) / "games.parquet"
        _engine.play_match(
            order["game"],
            order["players"],
            order["games"],
            seats=order["seats"],
            seed=order["seed"],
            shard=f"{shard}/{shards}",
            out=path,
            **order["options"],
        )
        return path.read_bytes()


def _selfplay_shard(order: dict[str, Any], shard: int, shards: int) -> bytes:
    """One file of self-play. Its games are its own: their chance comes from its number."""
    games = order["games"] * shard // shards - order["games"] * (shard - 1) // shards
    with tempfile.TemporaryDirectory() as scratch:
        _engine.self_play(
            order["game"],
            scratch,
            bot=order["bot"],
            players=order["players"],
            games=games,
            seed=f"{order['seed']} shard {shard} of {shards}",
            explore=order["explore"],
            bare=order["bare"],
        )
        [path] = Path(scratch).glob("*.safetensors")
        return path.read_bytes()


def _done(folder: Path, shards: int, report: dict[str, Any]) -> Result:
    _keep(folder / "report.json", json.dumps(report, indent=1).encode())
    return Result(folder, shards, report)
