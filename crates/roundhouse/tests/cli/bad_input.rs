//! Bad input: exit code 2, one line on stderr that says what and where, files untouched, never a panic. `Desk::refused` checks all of that each time.

use serde_json::{Value, json};

use crate::desk::{Desk, Game, choices, edit, games};

/// The game for cases that are the same in all games.
fn a_game() -> Game {
    games()[0].clone()
}

#[test]
fn an_unknown_game() {
    let desk = Desk::with_game(&a_game(), a_game().least);
    for args in [
        &["new", "chess", "--players", "2"][..],
        &["rules", "chess"],
        &["bench", "chess"],
        &["play", "chess"],
        &["score", "chess", "game.json"],
    ] {
        assert!(desk.refused(args).starts_with("There's no game “chess” here."));
    }
    edit(&desk, "game.json", |log| log["game"] = json!("chess"));
    assert!(
        desk.refused(&["show", "game.json"])
            .starts_with("game.json: There's no game “chess” here.")
    );
}

#[test]
fn an_unknown_option_or_value() {
    for game in games() {
        let desk = Desk::new();
        let new = |option: &str| {
            desk.refused(&[
                "new",
                &game.id,
                "--players",
                &game.least.to_string(),
                "--option",
                option,
                "-o",
                "game.json",
            ])
        };
        assert!(new("colour=green").starts_with("The game has no option “colour”."));
        assert!(new("colour").ends_with("write an option as NAME=VALUE"));
        for flag in &game.flags {
            let wrong = new(&format!("{flag}=maybe"));
            assert!(
                wrong.starts_with(&format!("option {flag}: ")) && wrong.contains("maybe"),
                "{wrong}"
            );
            let (on, off) = (format!("{flag}=true"), format!("{flag}=false"));
            let twice = desk.refused(&[
                "new",
                &game.id,
                "--players",
                &game.most.to_string(),
                "--option",
                &on,
                "--option",
                &off,
            ]);
            assert_eq!(twice, format!("option {flag} is given twice; give it once"));
        }
    }
}

#[test]
fn a_number_of_players_out_of_range() {
    for game in games() {
        let desk = Desk::new();
        for players in [u8::MIN, game.most + 1, u8::MAX] {
            for command in ["new", "play-out", "play", "bench"] {
                let reason = desk.refused(&[command, &game.id, "--players", &players.to_string()]);
                assert!(
                    reason.ends_with(&format!(
                        "is for {} to {} players, not {players}.",
                        game.least, game.most
                    )),
                    "{reason}"
                );
            }
        }
        for players in ["300", "-1", "99999999999"] {
            let reason = desk.refused(&["new", &game.id, "--players", players]);
            let players = players.replace('-', "−");
            assert!(
                reason.ends_with(&format!(
                    "is for {} to {} players, not {players}.",
                    game.least, game.most
                )),
                "{reason}"
            );
        }
        assert!(
            desk.refused(&["new", &game.id, "--players", "two"])
                .ends_with("give the number of players")
        );
    }
}

#[test]
fn a_seat_that_is_not_there() {
    for game in games() {
        let desk = Desk::with_game(&game, game.most);
        let (_, actions) = choices(&desk).unwrap();
        let action = actions[0].to_string();
        for seat in [&game.most.to_string(), "200", "-1", "99999999999"] {
            let reason = format!(
                "there is no seat {} in this game of {}: its seats are 0 to {}",
                seat.replace('-', "−"),
                game.most,
                game.most - 1
            );
            for command in ["show", "legal", "undo", "replay"] {
                assert!(desk.refused(&[command, "game.json", "--seat", seat]).ends_with(&reason));
            }
            assert!(desk.refused(&["play", &game.id, "--seat", seat]).ends_with(&reason));
            assert!(
                desk.refused(&["act", "game.json", "--seat", seat, "--action", &action])
                    .ends_with(&reason)
            );
        }
        assert!(
            desk.refused(&["show", "game.json", "--seat", "left"])
                .ends_with("seats are numbered from 0")
        );
    }
}

#[test]
fn an_illegal_action_with_its_clause() {
    for game in games().into_iter().filter(|game| game.most > 1) {
        let desk = Desk::with_finished_game(&game, 2);
        let log: Value = serde_json::from_str(&desk.read("game.json")).unwrap();
        let last = log["actions"].as_array().unwrap().last().unwrap().clone();
        let reason = desk.refused(&[
            "act",
            "game.json",
            "--seat",
            &last["seat"].to_string(),
            "--action",
            &last["action"].to_string(),
        ]);
        let cited = reason
            .strip_suffix(')')
            .and_then(|reason| reason.rsplit_once('('))
            .unwrap_or_else(|| panic!("{reason}"))
            .1;
        assert!(
            desk.run(&["rules", &game.id, "--clause", cited]).ok().contains(cited),
            "{reason}"
        );
    }
}

#[test]
fn an_action_that_is_none() {
    let desk = Desk::with_game(&a_game(), 2);
    let act = |action: &str| desk.refused(&["act", "game.json", "--seat", "0", "--action", action]);
    assert_eq!(act("{"), "the action is cut off at line 1 column 1");
    assert_eq!(act(""), "the action is empty");
    assert!(act("fly").starts_with("the action is not JSON: "));
    assert!(act("{\"fly\": 1, \"fly\": 2}").starts_with("the action is wrong: the key `fly` stands there twice"));
    for action in ["null", "3", "\"fly\"", "{}", "{\"fly\":\n\"away\"}", "[[[]]]"] {
        assert!(act(action).starts_with("game.json: the action is wrong"), "{action}");
    }
    assert_eq!(
        act(&"[".repeat(100_000)),
        "the action is cut off at line 1 column 100000"
    );
    assert!(act(&["[".repeat(10_000), "]".repeat(10_000)].concat()).contains("recursion limit exceeded"));
    assert!(
        act(&format!("{{\"{}\": 1}}", "fly".repeat(10_000))).len() < 1000,
        "what is quoted is cut"
    );
}

#[test]
fn a_state_of_another_kind() {
    for game in games() {
        let desk = Desk::with_game(&game, game.least);
        desk.write("state.json", &desk.run(&["show", "game.json", "--full"]).ok());
        let sound = desk.read("state.json");
        edit(&desk, "state.json", |state| state["rules"] = json!(999));
        assert!(
            desk.refused(&["show", "--state", "state.json"])
                .contains("the state was made under rules version 999")
        );
        edit(&desk, "state.json", |state| state["game"] = json!("chess"));
        assert!(
            desk.refused(&["legal", "--state", "state.json"])
                .contains("There's no game “chess” here.")
        );
        desk.write("state.json", &sound[..sound.len() / 2]);
        assert!(
            desk.refused(&["show", "--state", "state.json"])
                .contains("the state is cut off at line ")
        );
        desk.write("state.json", &sound);
        for rest in [&["legal"][..], &["show"], &["act", "--seat", "0", "--action", "1"]] {
            let log_as_state = desk.refused(&[rest, &["--state", "game.json"]].concat());
            assert_eq!(
                log_as_state,
                "game.json: this is a game file, not a state file; leave out --state"
            );
            assert_eq!(
                desk.refused(&[rest, &["state.json"]].concat()),
                "state.json: this is a state file, not a game file; put --state before it"
            );
        }
        assert_eq!(
            desk.refused(&["undo", "state.json"]),
            "state.json: this is a state file, not a game file"
        );
        desk.write("state.json", &sound.replacen("\"rules\"", "\"rules\": 1, \"rules\"", 1));
        assert!(
            desk.refused(&["show", "--state", "state.json"])
                .contains("duplicate field `rules`")
        );
        desk.write("state.json", &sound.replacen('{', "{\"x\": 1, \"x\": 2,", 1));
        assert!(
            desk.refused(&["show", "--state", "state.json"])
                .contains("the key `x` stands there twice")
        );
    }
}

/// Ways to every value inside.
fn ways(value: &Value, way: &str, out: &mut Vec<String>) {
    out.push(way.to_owned());
    match value {
        Value::Array(items) => items
            .iter()
            .enumerate()
            .for_each(|(key, item)| ways(item, &format!("{way}/{key}"), out)),
        Value::Object(fields) => fields
            .iter()
            .for_each(|(key, item)| ways(item, &format!("{way}/{key}"), out)),
        _ => {}
    }
}

#[test]
fn a_state_edited_into_nonsense() {
    for game in games() {
        let desk = Desk::with_finished_game(&game, game.most);
        let steps = desk.run(&["export", "game.json", "--steps"]).ok();
        let lines: Vec<&str> = steps.lines().collect();
        let state = serde_json::from_str::<Value>(lines[lines.len() * 2 / 3]).unwrap()["state"].take();
        let mut all = Vec::new();
        ways(&state, "", &mut all);
        let nonsense = [
            Value::Null,
            json!(-1),
            json!(1e30),
            json!(250),
            json!("nonsense"),
            json!([]),
            json!({}),
            json!([0, 0]),
            json!(true),
        ];
        let stride = all.len() / 200 + 1;
        let mut refusals = 0;
        for (number, way) in all.iter().step_by(stride).enumerate() {
            let mut edited = state.clone();
            *edited.pointer_mut(way).unwrap() = nonsense[number % nonsense.len()].clone();
            desk.write("state.json", &edited.to_string());
            refusals += refused_or_sound(&desk, way);
        }
        assert!(refusals > 100, "only {refusals} of {} were refused", all.len() / stride);
    }
}

/// A state that is not refused must be one that the game can be played from. Counts the refusals.
fn refused_or_sound(desk: &Desk, way: &str) -> usize {
    if desk.run(&["legal", "--state", "state.json", "--json"]).code == Some(0) {
        assert!(!desk.run(&["show", "--state", "state.json"]).ok().is_empty(), "{way}");
        return 0;
    }
    assert!(
        desk.refused(&["legal", "--state", "state.json"])
            .starts_with("state.json: the state "),
        "{way}"
    );
    1
}

#[test]
fn wrong_usage_is_told_on_one_line_too() {
    let desk = Desk::with_game(&a_game(), a_game().least);
    assert!(desk.refused(&[]).contains("requires a subcommand"));
    assert_eq!(desk.refused(&["fly"]), "unrecognized subcommand 'fly'");
    assert_eq!(
        desk.refused(&["new"]),
        "the following required arguments were not provided: --players <N> <GAME>"
    );
    assert!(
        desk.refused(&["legal"])
            .contains("required arguments were not provided")
    );
    assert!(
        desk.refused(&["legal", "game.json", "--state", "game.json"])
            .contains("cannot be used with")
    );
    assert!(
        desk.refused(&["show", "game.json", "--seat", "0", "--full"])
            .contains("cannot be used with")
    );
    assert!(
        desk.refused(&["act", "game.json", "--seat", "0", "--action", "1", "-o", "x"])
            .contains("cannot be used with")
    );
    assert!(desk.refused(&["export", "game.json"]).contains("--steps"));
    assert!(
        desk.refused(&["replay", "game.json", "--picture-every", "0"])
            .contains("--picture-every <N>")
    );
    assert!(desk.refused(&["rules", &"x".repeat(1000)]).contains("x…”"));
    assert!(
        desk.refused(&["games", "--jsn"])
            .contains("unexpected argument '--jsn' found")
    );
    assert!(
        desk.refused(&["rules", &a_game().id, "--clause", "Q9.9"])
            .contains("have no clause 'Q9.9'")
    );
    assert_eq!(
        desk.refused(&["undo", "game.json"]),
        "game.json: there is nothing to undo yet"
    );
}
