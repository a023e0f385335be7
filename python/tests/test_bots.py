"""Bots, matches and analyses."""

import random

import pytest
import roundhouse
from test_state import IDS, play_on


@pytest.mark.parametrize("game", IDS)
@pytest.mark.parametrize("name", ["random", "greedy", "beginner", "search:16", "learned:8"])
def test_a_bot_decides_by_what_its_seat_sees(game, name):
    state = play_on(roundhouse.new(game, players=2, seed=1), random.Random(1), 30)
    bots = [roundhouse.bot(name, seed="luck") for _ in range(2)]
    for _ in range(8):
        seat = state.seat
        action = bots[0].decide(state, seat)
        assert action in state.legal(seat)
        assert bots[1](seat, state.view(seat), state.legal(seat)) == action
        state.apply(seat, action)
    assert bots[0].name == name


def test_a_bot_refuses_what_it_can_not_decide():
    state, bot = roundhouse.new("hill", players=2, seed=2), roundhouse.bot("random")
    other = roundhouse.new("shinjuku", players=2, seed=2)
    idle = next(seat for seat in (0, 1) if seat not in state.awaiting)
    with pytest.raises(roundhouse.RoundhouseError, match="nothing to decide"):
        bot.decide(state, idle)
    with pytest.raises(roundhouse.RoundhouseError, match="legal actions"):
        bot(state.seat, state.view(state.seat), other.legal(other.seat))


def test_an_analysis_tells_what_turns_were_worth():
    state = roundhouse.new("hill", players=1, seed=3)
    play_on(state, random.Random(3), 24)
    told = roundhouse.analyse(state, iterations=16, imagined=2)
    assert told["turns"] and told["prospects"]
    assert told == roundhouse.analyse(state, iterations=16, imagined=2, threads=2)
    with pytest.raises(roundhouse.RoundhouseError, match="log"):
        roundhouse.analyse(roundhouse.read_state(state.to_json()))


def test_a_match_is_the_same_on_any_number_of_threads_and_in_shards():
    order = {"players": ["greedy", "random"], "games": 6, "seed": "a match"}
    whole = roundhouse.play_match("shinjuku", **order)
    threads = roundhouse.play_match("shinjuku", threads=3, **order)
    assert whole["games"] == 6 and whole["players"][0]["wins"] > 3

    def untimed(report):
        return [{key: value for key, value in player.items() if key != "ms_per_decision"} for player in report["players"]]

    assert untimed(whole) == untimed(threads)
    shards = [roundhouse.play_match("shinjuku", shard=f"{shard}/3", **order) for shard in (1, 2, 3)]
    assert sum(shard["games"] for shard in shards) == 6
    assert sum(shard["players"][0]["wins"] for shard in shards) == whole["players"][0]["wins"]


def test_a_function_plays_a_match():
    seen = []

    def last(seat, view, legal):
        assert view.seat == seat and view.game == "hill"
        seen.append(len(legal))
        return legal[-1] if len(legal) % 2 else len(legal) - 1

    report = roundhouse.play_match("hill", [last, roundhouse.bot("search:1")], games=2, threads=2)
    assert [player["player"] for player in report["players"]] == ["last", "search:1"]
    assert report["players"][0]["faults"] == 0 and len(seen) > 50


def test_what_a_function_raises_ends_the_match():
    def lost(seat, view, legal):
        raise KeyError("lost")

    with pytest.raises(KeyError, match="lost"):
        roundhouse.play_match("hill", [lost, "random"], games=100)

    def far(seat, view, legal):
        return 10**6

    report = roundhouse.play_match("hill", [far, "random"], games=1)
    assert report["players"][0]["faults"] > 20


@pytest.mark.parametrize(
    "order",
    [
        {"players": ["nobody", "random"]},
        {"players": ["random"], "seats": 2},
        {"players": ["random"] * 9},
        {"players": ["random"] * 2, "shard": "3/2"},
        {"players": ["random"] * 2, "out": "/nowhere/at/all.parquet"},
        {"players": ["random"] * 2, "nonsense": 1},
    ],
)
def test_a_match_that_can_not_be_is_refused(order):
    with pytest.raises(roundhouse.RoundhouseError):
        roundhouse.play_match("hill", **order)
