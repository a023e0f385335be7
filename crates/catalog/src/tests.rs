//! Any game through the catalog, tried on the stand-in.

use std::time::Duration;

use serde_json::{Value, json};
use table::{Seat, Seed, Takeback, Viewer, Voice};

use crate::sealed::Sealed;
use crate::{AnyGame, AnyPlay, CatalogError, Choice, Erased, Steps, layout};

const GAME: Erased<Sealed> = Erased::GAME;

fn seed() -> Seed {
    Seed::from_text("catalog")
}

fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

fn choice(name: &str, value: &str) -> Choice {
    Choice {
        name: name.into(),
        value: value.into(),
    }
}

fn start(players: u8) -> Box<dyn AnyPlay> {
    GAME.start(players, &[], seed()).unwrap()
}

fn refusal<T>(result: Result<T, CatalogError>) -> String {
    result.err().expect("it should be refused").to_string()
}

/// The first action of the first awaited seat.
fn act_once(play: &mut dyn AnyPlay) -> Takeback {
    let seat = play.state().awaiting().first().unwrap();
    let action = play.state().legal(seat).unwrap()[0].clone();
    play.act(seat, &action).unwrap().takeback
}

#[test]
fn a_game_is_told_of_in_json() {
    let info = serde_json::to_value(GAME.info()).unwrap();
    assert_eq!(
        (&info["id"], &info["players"]),
        (&json!("sealed"), &json!({"least": 2, "most": 5}))
    );
    assert_eq!(
        info["options"][0],
        json!({
            "name": "double",
            "about": {"id": "verbatim", "text": "Every coin counts twice."},
            "kind": "flag",
            "default": "false"
        })
    );
}

#[test]
fn an_option_is_checked_before_anything_is_set_up() {
    assert_eq!(GAME.check_option(&choice("coins", "1\n2")).unwrap(), None);
    let refused = refusal(GAME.check_option(&choice("coins", "many")));
    assert!(refused.contains("coins"), "{refused}");
    assert!(refusal(GAME.check_option(&choice("notes", "1"))).contains("notes"));
}

#[test]
fn a_whole_game_is_played_and_read_again() {
    let mut play = start(3);
    while play.state().outcome().is_none() {
        act_once(play.as_mut());
    }
    assert!(play.state().awaiting().is_empty());
    let again = GAME.read_log(&layout(&play.log())).unwrap();
    assert_eq!(
        (again.log(), again.state().to_json()),
        (play.log(), play.state().to_json())
    );
}

#[test]
fn a_game_played_out_depends_on_the_seed_alone() {
    let log = |seed| GAME.play_out(4, &[], seed).unwrap().log();
    assert_eq!(log(seed()), log(seed()));
    assert_ne!(log(seed()), log(Seed::from_text("another")));
}

#[test]
fn an_open_decision_is_taken_back() {
    let mut play = start(2);
    let before = play.state().to_json();
    assert_eq!(act_once(play.as_mut()), Takeback::Open);
    let undone = play.undo(seat(0)).unwrap();
    assert_eq!((undone.seat, play.state().to_json()), (seat(0), before));
    act_once(play.as_mut());
    assert_eq!(act_once(play.as_mut()), Takeback::Closed);
    assert!(refusal(play.undo(seat(1))).contains("can't undo"));
}

#[test]
fn steps_tell_the_whole_game() {
    let play = GAME.play_out(2, &[], seed()).unwrap();
    let steps: Vec<_> = Steps::new(play.as_ref()).collect();
    assert_eq!(steps.len(), play.decisions().len());
    assert_eq!(steps[0].state, play.start().to_json());
    for (number, step) in steps.iter().enumerate() {
        assert!(step.ply == number && step.legal.contains(&step.action) && !step.events.is_empty());
    }
}

#[test]
fn a_state_goes_out_and_comes_back() {
    let mut play = start(2);
    act_once(play.as_mut());
    let mut state = GAME.read_state(&layout(&play.state().to_json())).unwrap();
    assert_eq!(state.to_json(), play.state().to_json());
    let action = state.legal(seat(1)).unwrap()[0].clone();
    assert_eq!(
        state.act(seat(1), &action).unwrap(),
        play.act(seat(1), &action).unwrap()
    );
    assert_eq!(state.to_json(), play.state().to_json());
}

#[test]
fn what_is_tried_on_a_copy_changes_nothing() {
    let play = start(2);
    let mut copy = play.state().copy();
    let action = copy.legal(seat(0)).unwrap()[0].clone();
    copy.act(seat(0), &action).unwrap();
    assert_ne!(copy.to_json(), play.state().to_json());
}

#[test]
fn views_and_words_are_made_for_a_viewer() {
    let play = start(2);
    let state = play.state();
    assert_eq!(state.view(Viewer::Spectator).unwrap()["own"], Value::Null);
    assert_eq!(
        state.view(Viewer::Seat(seat(1))).unwrap()["own"]
            .as_array()
            .unwrap()
            .len(),
        4
    );
    for viewer in Viewer::all(2) {
        assert_eq!(
            state.view_text(viewer).unwrap().get(),
            state.view(viewer).unwrap().to_string()
        );
    }
    assert_eq!(
        state.legal_text(seat(0)).unwrap().get(),
        Value::from(state.legal(seat(0)).unwrap()).to_string()
    );
    assert!(
        state
            .picture(Viewer::Spectator, &Voice::default())
            .unwrap()
            .contains("own: None")
    );
    assert_eq!(
        state
            .action_label(Viewer::Spectator, &json!({"pick": 3}))
            .unwrap()
            .to_string(),
        "Pick(3)"
    );
    assert_eq!(
        state
            .event_line(Viewer::Spectator, &json!({"revealed": [1]}))
            .unwrap()
            .to_string(),
        "Revealed([1])"
    );
}

#[test]
fn options_are_chosen_or_refused() {
    let coins = |text| GAME.start(2, &[choice("double", "true"), choice("coins", text)], seed());
    assert_eq!(
        coins("5\n5").unwrap().log()["options"],
        json!({"double": true, "coins": [5, 5]})
    );
    assert_eq!(refusal(coins("five")), "option coins: invalid digit found in string");
    assert_eq!(refusal(coins("")), "there are no coins");
    assert_eq!(
        refusal(GAME.start(2, &[choice("triple", "yes")], seed())),
        "The game has no option “triple”. It has double and coins."
    );
    assert_eq!(
        refusal(GAME.start(6, &[], seed())),
        "Sealed Bids is for 2 to 5 players, not 6."
    );
}

#[test]
fn a_finished_game_is_scored() {
    let score = |options: &[Choice], entry| GAME.score(options, entry);
    let outcome = score(&[choice("double", "true")], "[[1,2,3],[4,5,6]]").unwrap();
    assert_eq!(
        outcome
            .seats
            .iter()
            .map(|seat| (seat.place, seat.score.points))
            .collect::<Vec<_>>(),
        [(2, 12), (1, 30)]
    );
    assert_eq!(
        refusal(score(&[], "[[1,2]]")),
        "the entry can't be scored: seat 0 has not 3 coins. Mend it."
    );
    assert_eq!(
        refusal(score(&[], "[[1,-2,3]]")),
        "the entry is wrong at [0][1]: invalid value: integer `-2`, expected u8 at line 1 column 6"
    );
}

#[test]
fn illegal_actions_change_nothing_and_cite_the_clause() {
    let mut play = start(2);
    let before = play.log();
    assert_eq!(
        refusal(play.act(seat(0), &json!("again"))),
        "Seat 0: you don't have that coin (X1)"
    );
    assert_eq!(
        refusal(play.act(seat(0), &json!({"pick": "one"}))),
        "the action is wrong at pick: invalid type: string \"one\", expected u8"
    );
    assert_eq!(play.log(), before);
}

#[test]
fn nobody_sits_on_a_seat_that_is_not_there() {
    let mut play = start(2);
    let expected = "there is no seat 2 in this game of 2: its seats are 0 to 1";
    assert_eq!(refusal(play.act(seat(2), &json!("again"))), expected);
    assert_eq!(refusal(play.undo(seat(2))), expected);
    assert_eq!(refusal(play.state().legal(seat(2))), expected);
    assert_eq!(refusal(play.state().view(Viewer::Seat(seat(2)))), expected);
}

#[test]
fn logs_of_another_kind_are_refused_before_they_are_read() {
    let log = |field: &str, value: Value| {
        let mut log = start(2).log();
        log[field] = value;
        log["actions"] = json!("what only another version understands");
        refusal(GAME.read_log(&log.to_string()))
    };
    assert_eq!(
        log("format", json!(2)),
        "the log has format 2; this program reads format 1"
    );
    assert_eq!(
        log("rules", json!(4)),
        "the log was made under rules version 4 of sealed; this program has version 3"
    );
    assert_eq!(
        log("game", json!("chess")),
        "the log is of the game 'chess', not of 'sealed'"
    );
    assert_eq!(log("format", Value::Null), "the log has no 'format'");
    assert_eq!(
        refusal(crate::read_log(r#"{"format":1,"game":"chess","rules":1}"#))
            .split('.')
            .next(),
        Some("There's no game “chess” here")
    );
}

#[test]
fn broken_logs_are_refused_with_the_place() {
    let text = start(2).log().to_string();
    assert_eq!(
        refusal(GAME.read_log(&text[..40])),
        "the log is cut off at line 1 column 40"
    );
    assert_eq!(
        refusal(GAME.read_log("[]")),
        "the log is wrong: invalid length 0, expected named fields at line 1 column 2"
    );
    let with = |actions: &str| refusal(GAME.read_log(&text.replace(r#""actions":[]"#, actions)));
    assert!(
        with(r#""actions":[{"seat":9,"action":"again"}]"#)
            .starts_with("the log is wrong at actions[0].seat: no seat 9")
    );
    assert_eq!(
        with(r#""actions":[{"seat":1,"action":"again"}]"#),
        "decision 0 of the log (seat 1) is illegal: X1 you don't have that coin"
    );
    assert!(with(r#""acts":[]"#).starts_with("the log is wrong at acts: unknown field `acts`"));
}

#[test]
fn states_edited_into_nonsense_are_refused_with_the_place() {
    let edited = |edit: fn(&mut Value)| {
        let mut state = start(2).state().to_json();
        edit(&mut state);
        refusal(GAME.read_state(&state.to_string()))
    };
    assert_eq!(
        edited(|state| state["purses"][1]["hand"] = json!([1])),
        "the state is wrong: not everybody has 4 coins"
    );
    assert_eq!(
        edited(|state| state["purses"][1]["hand"] = json!(["x"])),
        "the state is wrong at purses[1].hand[0]: invalid type: string \"x\", expected u8"
    );
    assert_eq!(
        edited(|state| state["rules"] = json!(9)),
        "the state was made under rules version 9 of sealed; this program has version 3"
    );
    assert_eq!(edited(|state| state["game"] = Value::Null), "the state has no 'game'");
}

#[test]
fn a_key_that_stands_twice_is_refused_everywhere() {
    let (log, state) = (start(2).log().to_string(), start(2).state().to_json().to_string());
    let twice = |text: &str| {
        text.replacen(r#""hand":"#, r#""hand":[],"hand":"#, 1)
            .replacen(r#""double":"#, r#""double":true,"double":"#, 1)
    };
    assert!(
        refusal(GAME.read_state(&twice(&state)))
            .starts_with("the state is wrong at purses[0]: the key `hand` stands there twice at line 1")
    );
    assert!(
        refusal(GAME.read_log(&twice(&log)))
            .starts_with("the log is wrong at options: the key `double` stands there twice at line 1")
    );
    assert!(
        refusal(crate::read_action(r#"{"pick":1,"pick":2}"#))
            .starts_with("the action is wrong: the key `pick` stands there twice")
    );
    assert!(
        refusal(GAME.score(&[], r#"[{"a":1,"a":2}]"#))
            .starts_with("the entry is wrong at [0]: the key `a` stands there twice")
    );
}

#[test]
fn a_log_is_no_state_and_a_state_no_log() {
    assert_eq!(
        refusal(GAME.read_log(&start(2).state().to_json().to_string())),
        "this is a state file, not a game file"
    );
    assert_eq!(
        refusal(GAME.read_state(&start(2).log().to_string())),
        "this is a game file, not a state file"
    );
    assert_eq!(
        refusal(GAME.read_log(r#"[1,"sealed",3,2,{},"",[]]"#)),
        "the log is wrong: invalid length 7, expected fewer elements in array"
    );
}

#[test]
fn a_game_is_measured() {
    let bench = GAME.bench(2, Duration::from_millis(50)).unwrap();
    assert_eq!((bench.game, bench.players, bench.max_legal), ("sealed", 2, 4));
    assert!((bench.decisions_per_game - 6.0).abs() < 1e-9 && (bench.mean_legal - 3.0).abs() < 1e-9);
    assert!(bench.decisions_per_second > bench.games_per_second && bench.clone_ns > 0.0 && bench.replay_us > 0.0);
    assert!(GAME.bench(1, Duration::ZERO).is_err());
}
