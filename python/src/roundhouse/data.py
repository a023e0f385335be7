"""Tables of many games: what `play_match`, `self_play` and the command line's `arena` write, and what logs tell, as polars data frames.

Whoever prefers pandas or DuckDB reads the same files: `pandas.read_parquet("games.parquet")`, `duckdb.sql("from 'games.parquet'")`. docs/arena.md lists
the columns.

>>> import tempfile, pathlib, roundhouse
>>> from roundhouse import data
>>> path = pathlib.Path(tempfile.mkdtemp()) / "games.parquet"
>>> report = roundhouse.play_match("hill", ["greedy", "random"], games=4, out=path)
>>> games = data.read(path)
>>> data.standings(games)["bot"].to_list()
['greedy', 'random']
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
from numpy.typing import NDArray

from . import _engine

PathLike = str | Path


def read(*paths: PathLike) -> pl.DataFrame:
    """The games of these tables, one row for each player and game; a folder stands for the tables in it. A game that is in two tables counts once."""
    files = [file for path in map(Path, paths) for file in (sorted(path.glob("*.parquet")) if path.is_dir() else [path])]
    if not files:
        raise FileNotFoundError(f"there is no table in {', '.join(map(str, paths))}")
    frame = pl.concat([pl.read_parquet(file) for file in files], how="vertical")
    keys = ["game", "rules", "options", "seed", "players", "number", "seat"]
    return frame.unique(keys, keep="first", maintain_order=True)


def standings(games: pl.DataFrame) -> pl.DataFrame:
    """Who won how much, the best first, with the 95 % interval of the share (Wilson)."""
    frame = games.group_by("player", "bot", maintain_order=True).agg(
        pl.len().alias("games"),
        pl.col("win_share").sum().alias("wins"),
        pl.col("score").mean().alias("mean_score"),
        (pl.col("time_ms").sum() / pl.col("decisions").sum().clip(lower_bound=1)).alias("ms_per_decision"),
        pl.col("faults").sum(),
    )
    return _with_interval(frame).sort("win_share", descending=True)


def by_seat(games: pl.DataFrame) -> pl.DataFrame:
    """Does it matter where one sits? Each seat's share of the wins with its 95 % interval, and the mean score."""
    frame = games.group_by("players", "seat").agg(
        pl.len().alias("games"),
        pl.col("win_share").sum().alias("wins"),
        pl.col("score").mean().alias("mean_score"),
    )
    return _with_interval(frame).sort("players", "seat")


def _with_interval(frame: pl.DataFrame) -> pl.DataFrame:
    """Adds the share of the wins and its Wilson interval."""
    z = 1.96
    games, share = pl.col("games"), pl.col("wins") / pl.col("games")
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    half = z / (1 + z * z / games) * (share * (1 - share) / games + z * z / (4 * games * games)).sqrt()
    return frame.with_columns(
        share.alias("win_share"), (middle - half).alias("win_share_low"), (middle + half).alias("win_share_high")
    )


def items(games: pl.DataFrame) -> pl.DataFrame:
    """The single things that scored: one row for each player, game and thing, with the points it brought."""
    keys = ["seed", "number", "seat", "bot", "score", "win_share"]
    parts = games.select(*keys, "parts").explode("parts").drop_nulls("parts").unnest("parts")
    return parts.filter(pl.col("leaf")).group_by(*keys, "item").agg(pl.col("points").sum())


def worth(games: pl.DataFrame, kind: str = "", least: int = 5) -> pl.DataFrame:
    """What each thing was worth, such as a Plan card or a ticket: the points it brought where it scored, and how the score of those who had it differs from the
    score of the others. `kind` is what the names begin with; things that fewer than `least` players had are left out.

    The difference says who had it, not why they did well: strong players may simply take it more often.
    """
    things = items(games).filter(pl.col("item").str.starts_with(kind))
    all_games, all_score, all_wins = games.height, games["score"].sum(), games["win_share"].sum()
    frame = things.group_by("item").agg(
        pl.len().alias("players"),
        pl.col("points").mean().alias("points"),
        pl.col("score").mean().alias("score_with"),
        pl.col("win_share").mean().alias("win_share_with"),
    )
    without = pl.lit(all_games) - pl.col("players")
    score_without = (all_score - pl.col("score_with") * pl.col("players")) / without
    wins_without = (all_wins - pl.col("win_share_with") * pl.col("players")) / without
    return (
        frame.filter((pl.col("players") >= least) & (without > 0))
        .with_columns(
            (pl.col("score_with") - score_without).alias("score_difference"),
            (pl.col("win_share_with") - wins_without).alias("win_difference"),
        )
        .sort("score_difference", descending=True)
    )


def lengths(games: pl.DataFrame) -> pl.DataFrame:
    """How long games were: one row for each game, with all decisions, those in which there was a choice, and the time that they took."""
    return games.group_by("seed", "number", maintain_order=True).agg(
        pl.col("players").first(),
        pl.col("length").first(),
        pl.col("decisions").sum(),
        pl.col("time_ms").sum(),
    )


def decisions(state: _engine.State) -> pl.DataFrame:
    """The decisions of a game with a log: who did what, out of how many, and how many points the seat had before."""
    log = state.log
    again = _engine.read_log({**log, "actions": []})
    rows = []
    for ply, decision in enumerate(log["actions"]):
        seat, action = decision["seat"], decision["action"]
        rows.append(
            {
                "ply": ply,
                "seat": seat,
                "name": next(iter(action)),
                "action": json.dumps(action),
                "choices": len(again.legal(seat)),
                "points": again.points[seat],
            }
        )
        again.apply(seat, action)
    kinds = {"ply": pl.Int64, "seat": pl.Int64, "name": pl.String, "action": pl.String, "choices": pl.Int64}
    return pl.DataFrame(rows, schema={**kinds, "points": pl.Int64})


def write_logs(states: Iterable[_engine.State], path: PathLike) -> None:
    """Writes games with logs as a table: one row for each game."""
    rows = [
        {
            "game": state.game,
            "players": state.players,
            "over": state.is_over,
            "points": state.points,
            "log": json.dumps(state.log),
        }
        for state in states
    ]
    pl.DataFrame(rows).write_parquet(path)


def read_logs(path: PathLike) -> list[_engine.State]:
    """The games of a table of logs."""
    return [_engine.read_log(log) for log in pl.read_parquet(path)["log"]]


def second_thoughts(
    game: str,
    *,
    quick: str = "greedy",
    slow: str = "search:200",
    games: int = 4,
    players: int | None = None,
    seed: str = "second thoughts",
) -> pl.DataFrame:
    """What bots change their mind about: at every choice both are asked, and the slow one plays. One row for each choice: what the quick one would have done, and
    what the slow one did."""
    rows = []
    for number in range(games):
        state = _engine.new(game, players, seed=f"{seed} deal {number}")
        first, second = (_engine.bot(name, f"{seed} {name} {number}") for name in (quick, slow))
        ply = 0
        while (seat := state.seat) is not None:
            view, legal = state.view(seat), state.legal(seat)
            done = legal[0]
            if len(legal) > 1:
                thought, done = first(seat, view, legal), second(seat, view, legal)
                rows.append((number, ply, seat, len(legal), thought.name, done.name, thought != done))
            state.apply(seat, done)
            ply += 1
    columns = ["game", "ply", "seat", "choices", "quick", "slow", "changed"]
    return pl.DataFrame(rows, schema=columns, orient="row")


def read_selfplay(*paths: PathLike) -> pl.DataFrame:
    """The decisions of self-play: who decided, what the search expected, which of the legal actions it looked at (`places`, and how much it thought of each, `shares`),
    and how the game ended for who decided."""
    files = [file for path in map(Path, paths) for file in (sorted(path.glob("*.safetensors")) if path.is_dir() else [path])]
    return pl.concat([_selfplay(tensors(file)) for file in files])


def _selfplay(file: dict[str, NDArray[Any]]) -> pl.DataFrame:
    ends = np.cumsum(file["count"], dtype=np.int64)
    first_seat = np.concatenate([[0], np.cumsum(file["players"], dtype=np.int64)[:-1]])
    own = first_seat + file["actor"]
    return pl.DataFrame(
        {
            "game": file["game"],
            "players": file["players"],
            "seat": file["actor"],
            "expected_score": file["thought"][:, 0],
            "expected_win": file["thought"][:, 1],
            "done": file["done"],
            "places": [places.tolist() for places in np.split(file["place"], ends[:-1])],
            "shares": [shares.tolist() for shares in np.split(file["share"], ends[:-1])],
            "score": file["score"][own],
            "won": file["won"][own],
        }
    )


_KINDS = {"F16": np.float16, "F32": np.float32, "U8": np.uint8, "U16": np.uint16, "U32": np.uint32}


def tensors(path: PathLike) -> dict[str, NDArray[Any]]:
    """The arrays of a file of self-play; docs/bots.md lists them."""
    raw = Path(path).read_bytes()
    start = 8 + int.from_bytes(raw[:8], "little")
    header = json.loads(raw[8:start])
    header.pop("__metadata__", None)

    def array(about: dict[str, Any]) -> NDArray[Any]:
        first, end = about["data_offsets"]
        return np.frombuffer(raw[start + first : start + end], _KINDS[about["dtype"]]).reshape(about["shape"])

    return {name: array(about) for name, about in header.items()}
