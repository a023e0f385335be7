"""Tables of many games."""

import random

import polars as pl
import pytest
import roundhouse
from roundhouse import data
from test_state import play_on


PLAYERS = ["random", "random"]


@pytest.fixture(scope="module")
def games(tmp_path_factory):
    folder = tmp_path_factory.mktemp("tables")
    for shard in (1, 2):
        roundhouse.play_match(
            "hill", PLAYERS, 400, seed="data", threads=2, shard=f"{shard}/2", out=folder / f"{shard}.parquet"
        )
    return folder


def test_shards_add_up_and_none_counts_twice(games):
    frame = data.read(games)
    assert frame.height == 800 == data.read(games, games / "1.parquet").height
    report = roundhouse.play_match("hill", PLAYERS, 400, seed="data")
    told = {row["player"]: row for row in data.standings(frame).to_dicts()}
    for number, player in enumerate(report["players"]):
        row = told[number]
        assert row["wins"] == pytest.approx(player["wins"])
        assert row["mean_score"] == pytest.approx(player["mean_score"])
        assert [row["win_share_low"], row["win_share_high"]] == pytest.approx(player["ci95"], abs=1e-6)
    with pytest.raises(FileNotFoundError):
        data.read(games / "nothing", *[])


def test_things_add_up_to_scores(games):
    frame = data.read(games)
    sums = data.items(frame).group_by("number", "seat").agg(pl.col("points").sum(), pl.col("score").first())
    assert sums.height == 800 and (sums["points"] == sums["score"]).all()
    worth = data.worth(frame, kind="Plan card")
    assert worth.height > 5 and worth["score_difference"].is_sorted(descending=True)
    one = worth.row(0, named=True)
    had = data.items(frame).filter(pl.col("item") == one["item"])
    others = frame.join(had, on=["number", "seat"], how="anti")
    assert one["players"] == had.height
    assert one["score_difference"] == pytest.approx(had["score"].mean() - others["score"].mean())


def test_seats_and_lengths_are_counted(games):
    frame = data.read(games)
    seats = data.by_seat(frame)
    assert seats["seat"].to_list() == [0, 1] and seats["wins"].sum() == pytest.approx(400)
    lengths = data.lengths(frame)
    assert lengths.height == 400 and (lengths["length"] > lengths["decisions"]).all()


def test_logs_become_tables_and_games_again(tmp_path):
    states = [play_on(roundhouse.new("shinjuku", 2, seed=number), random.Random(number)) for number in range(3)]
    data.write_logs(states, tmp_path / "logs.parquet")
    again = data.read_logs(tmp_path / "logs.parquet")
    assert [state.to_json() for state in again] == [state.to_json() for state in states]
    table = data.decisions(states[0])
    assert table.height == len(states[0].log["actions"]) and (table["choices"] > 0).all()
    assert data.decisions(roundhouse.new("hill", 1)).is_empty()


def test_second_thoughts_tell_where_bots_differ():
    table = data.second_thoughts("hill", quick="greedy", slow="search:8", games=1, players=2)
    assert table.height > 50 and 0 < table["changed"].sum() < table.height
    assert (table["choices"] > 1).all()


def test_selfplay_is_read_without_other_libraries(tmp_path):
    written = roundhouse.self_play("hill", tmp_path, bot="search:8", players=2, games=3, seed="data")
    table = data.read_selfplay(tmp_path)
    assert table.height == written["decisions"] > 100
    assert table["game"].n_unique() == 3
    chosen = table.with_columns(pl.col("places").list.len().alias("looked"), pl.col("shares").list.sum().alias("sum"))
    assert (chosen["looked"] > 0).all() and chosen["sum"].to_numpy() == pytest.approx(1.0, abs=1e-3)
    winners = table.group_by("game", "seat").agg(pl.col("won").first()).group_by("game").agg(pl.col("won").sum())
    assert winners["won"].to_list() == pytest.approx([1.0] * 3)
