"""The games as objects."""

import collections.abc
import copy
import pickle
import random

import pytest
import roundhouse

GAMES = [(about["id"], players) for about in roundhouse.games() for players in range(about["players"]["least"], about["players"]["most"] + 1)]
IDS = sorted({game for game, _ in GAMES})


def play_on(state, rng, decisions=10**9):
    """Plays at random."""
    while (seat := state.seat) is not None and decisions > 0:
        state.apply(seat, rng.choice(state.legal(seat)))
        decisions -= 1
    return state


def first_actions(game):
    state = roundhouse.new(game, 2, seed=0)
    yield from state.legal(state.seat)


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_whole_game_is_played_and_its_log_tells_it_again(game, players):
    state = play_on(roundhouse.new(game, players=players, seed=1), random.Random(1))
    assert state.is_over and state.awaiting == () and state.seat is None
    assert len(state.points) == players and state.winners
    assert [seat["score"]["points"] for seat in state.outcome["seats"]] == state.points
    again = roundhouse.read_log(state.log)
    assert again.to_json() == state.to_json()
    assert roundhouse.read_state(state.to_json()).to_json() == state.to_json()


@pytest.mark.parametrize("game", IDS)
def test_the_same_seed_gives_the_same_game(game):
    one, two, other = (roundhouse.new(game, players=2, seed=seed) for seed in ("x", "x", "y"))
    assert one.to_json() == two.to_json() != other.to_json()
    assert roundhouse.new(game).to_json() != roundhouse.new(game).to_json()


@pytest.mark.parametrize("game", IDS)
def test_actions_compare_hash_print_and_travel(game):
    state = play_on(roundhouse.new(game, players=2, seed=2), random.Random(2), 20)
    legal = state.legal(state.seat)
    assert isinstance(legal, collections.abc.Sequence)
    assert list(legal) == legal[:] and legal[-1] == legal[len(legal) - 1]
    assert len(set(legal)) == len(legal)
    for place, action in enumerate(legal):
        assert legal.index(action) == place and action in legal
        assert action == roundhouse.Action(game, action.to_dict()) == roundhouse.Action(game, action.to_json())
        assert pickle.loads(pickle.dumps(action)) == action
        assert eval(repr(action), {"Action": roundhouse.Action}) == action
        assert action.to_dict() == {action.name: action.fields}
        assert all(action[field] == value for field, value in action.fields.items())
        assert state.words(state.seat, action)
    assert legal[0] != "something else"
    with pytest.raises(IndexError):
        legal[len(legal)]


@pytest.mark.parametrize("game", IDS)
def test_an_illegal_action_says_why_with_its_clause_and_changes_nothing(game):
    state = play_on(roundhouse.new(game, players=2, seed=3), random.Random(3), 30)
    done = play_on(roundhouse.new(game, players=2, seed=4), random.Random(4))
    actions = [roundhouse.Action(game, decision["action"]) for decision in done.log["actions"]]
    before, seat = state.to_json(), state.seat
    illegal = next(action for action in actions if action not in state.legal(seat))
    with pytest.raises(roundhouse.IllegalAction) as caught:
        state.apply(seat, illegal)
    assert caught.value.seat == seat
    assert caught.value.clause[1:2].isalnum() and caught.value.clause in str(caught.value)
    assert caught.value.reason in str(caught.value)
    with pytest.raises(roundhouse.IllegalAction):
        state.apply(seat, illegal.to_dict())
    assert state.to_json() == before


@pytest.mark.parametrize("game", IDS)
def test_events_are_told_and_open_decisions_taken_back(game):
    state = roundhouse.new(game, players=2, seed=5)
    rng, undone = random.Random(5), 0
    for _ in range(120):
        before, seat = state.to_json(), state.seat
        action = rng.choice(state.legal(seat))
        told = state.tell(seat, action)
        assert all({"to", "event"} <= event.keys() for event in told)
        try:
            assert state.undo(seat) == action
        except roundhouse.CannotUndo:
            continue
        undone += 1
        assert state.to_json() == before
        state.apply(seat, action.to_dict())
    assert 0 < undone < 120


@pytest.mark.parametrize(("game", "players"), [(game, players) for game, players in GAMES if players > 1])
def test_a_view_hides_what_imagining_draws(game, players):
    state = play_on(roundhouse.new(game, players=players, seed=6), random.Random(6), 25)
    seat = state.seat
    view = state.view(seat)
    imagined = [state.imagine(seat, seed=number) for number in range(3)]
    assert all(other.view(seat) == view for other in imagined)
    assert len({other.to_json() for other in imagined}) > 1
    assert list(imagined[0].legal(seat)) == list(state.legal(seat))
    assert view.imagine(0).to_json() == imagined[0].to_json()
    assert view.seat == seat and state.view().seat is None
    assert view.prompt() == state.prompt(seat) and view.clause
    assert "\x1b" not in str(view) and "\x1b" in view.picture(colours=True)
    with pytest.raises(roundhouse.RoundhouseError, match="log"):
        imagined[0].undo(seat)


@pytest.mark.parametrize("game", IDS)
def test_a_copy_goes_its_own_way(game):
    state = play_on(roundhouse.new(game, players=2, seed=7), random.Random(7), 10)
    before = state.to_json()
    for twin in (state.clone(), copy.copy(state), copy.deepcopy(state), pickle.loads(pickle.dumps(state))):
        assert twin.to_json() == before
        play_on(twin, random.Random(7), 10)
        assert twin.to_json() != before == state.to_json()
    position = pickle.loads(pickle.dumps(roundhouse.read_state(before)))
    assert position.to_json() == before


def test_words_come_in_three_languages():
    state = roundhouse.new("hill", players=2, seed=8)
    prompts = {state.prompt(state.seat, language) for language in ("en", "ja", "fr")}
    assert len(prompts) == 3
    with pytest.raises(roundhouse.RoundhouseError, match="language"):
        state.prompt(0, "tlh")


def test_options_are_those_of_the_command_line(tmp_path):
    state = roundhouse.new("hill", players=2, seed=9, residents=True, no_rotation=True)
    assert state.log["options"]["residents"] is True
    cards = tmp_path / "cards.toml"
    cards.write_text("this is no card list", encoding="utf-8")
    for options in ({"cards": cards}, {"residents": "maybe"}, {"nonsense": 1}):
        with pytest.raises(roundhouse.RoundhouseError):
            roundhouse.new("hill", players=2, **options)


@pytest.mark.parametrize(
    "wrong",
    [
        lambda: roundhouse.new("chess"),
        lambda: roundhouse.new("hill", players=9),
        lambda: roundhouse.new("hill", players=-1),
        lambda: roundhouse.new("hill", players=2).legal(2),
        lambda: roundhouse.new("hill", players=2).legal(-1),
        lambda: roundhouse.new("hill", players=2).apply(0, 65534),
        lambda: roundhouse.new("hill", players=2).apply(0, {"nonsense": {}}),
        lambda: roundhouse.read_log("{}"),
        lambda: roundhouse.read_state("[]"),
        lambda: roundhouse.Action("hill", {"place": {}}),
        lambda: roundhouse.bot("nobody"),
        lambda: roundhouse.action_blocks("chess"),
        lambda: roundhouse.new("hill", 2).apply(0, next(first_actions("shinjuku"))),
    ],
)
def test_what_is_wrong_is_refused_in_words(wrong):
    with pytest.raises(roundhouse.RoundhouseError) as caught:
        wrong()
    assert len(str(caught.value)) > 10


def test_what_is_no_action_at_all_is_a_type_error():
    with pytest.raises(TypeError):
        roundhouse.new("hill", players=2).apply(0, 3.5)
