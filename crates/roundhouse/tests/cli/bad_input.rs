//! Bad input: exit code 2, one line on stderr that says what and where, files untouched, never a panic. `Desk::refused` checks all of that each time.

use serde_json::{Value, json};

use crate::desk::{Desk, Game, choices, games};

/// The game for cases that are the same in all games.
fn a_game() -> Game {
    games()[0].clone()
}

fn edit(desk: &Desk, name: &str, edit: impl FnOnce(&mut Value)) {
    let mut value = serde_json::from_str(&desk.read(name)).unwrap();
    edit(&mut value);
    desk.write(name, &value.to_string());
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
        assert!(desk.refused(args).starts_with("unknown game 'chess'"));
    }
    edit(&desk, "game.json", |log| log["game"] = json!("chess"));
    assert!(
        desk.refused(&["show", "game.json"])
            .starts_with("game.json: unknown game 'chess'")
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
        assert!(new("colour=green").starts_with("unknown option 'colour'"));
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
                        "is for {} to {} players, not {players}",
                        game.least, game.most
                    )),
                    "{reason}"
                );
            }
        }
        for players in ["300", "-1", "99999999999"] {
            let reason = desk.refused(&["new", &game.id, "--players", players]);
            assert!(
                reason.ends_with(&format!(
                    "is for {} to {} players, not {players}",
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
fn a_number_of_players_out_of_range_in_a_log() {
    for game in games() {
        let desk = Desk::with_game(&game, game.least);
        for players in [0, game.most + 1, u8::MAX] {
            edit(&desk, "game.json", |log| log["players"] = json!(players));
            let reason = desk.refused(&["show", "game.json"]);
            assert!(
                reason.starts_with("game.json: ") && reason.ends_with(&format!("not {players}")),
                "{reason}"
            );
        }
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
                "there is no seat {seat} in this game of {}: its seats are 0 to {}",
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
fn an_illegal_action_in_a_log() {
    for game in games().into_iter().filter(|game| game.most > 1) {
        let desk = Desk::with_finished_game(&game, 2);
        edit(&desk, "game.json", |log| {
            let actions = log["actions"].as_array_mut().unwrap();
            let last = actions.last().unwrap().clone();
            actions.insert(3, last);
        });
        let reason = desk.refused(&["show", "game.json"]);
        assert!(
            reason.starts_with("game.json: decision 3 of the log (seat ") && reason.contains(" is illegal: "),
            "{reason}"
        );
        for seat in 2..5 {
            edit(&desk, "game.json", |log| log["actions"][3]["seat"] = json!(seat));
            assert!(desk.refused(&["show", "game.json"]).contains("decision 3 of the log"));
        }
    }
}

#[test]
fn a_log_of_another_version() {
    for game in games() {
        let desk = Desk::with_game(&game, game.least);
        edit(&desk, "game.json", |log| log["rules"] = json!(999));
        let (seat, action) = ("0", "null");
        for args in [
            &["show", "game.json"][..],
            &["undo", "game.json"],
            &["act", "game.json", "--seat", seat, "--action", action],
        ] {
            assert!(desk.refused(args).starts_with(&format!(
                "game.json: the log was made under rules version 999 of {}",
                game.id
            )));
        }
        edit(&desk, "game.json", |log| log["format"] = json!(999));
        assert_eq!(
            desk.refused(&["show", "game.json"]),
            "game.json: the log has format 999; this program reads format 1"
        );
    }
}

#[test]
fn a_malformed_log() {
    let desk = Desk::with_game(&a_game(), a_game().least);
    let sound = desk.read("game.json");
    let show = |text: &str| {
        desk.write("game.json", text);
        desk.refused(&["show", "game.json"])
    };
    assert_eq!(show(""), "game.json: the log is empty");
    assert_eq!(
        show("[1,\"x\",1,2,{},\"\",[]]"),
        "game.json: the log is wrong: invalid length 7, expected fewer elements in array"
    );
    assert!(
        show(&sound.replace("\"players\"", "\"options\": {}, \"players\""))
            .contains("the key `options` stands there twice")
    );
    assert!(show("three blind mice").starts_with("game.json: the log is not JSON: "));
    assert!(show("{}").starts_with("game.json: the log has no 'format'"));
    assert!(show("[1,2,3]").starts_with("game.json: the log is wrong"));
    assert!(show(&sound.replace("\"seed\"", "\"sead\"")).contains("unknown field `sead`"));
    assert!(show(&format!("{sound}{sound}")).contains("trailing characters"));
    assert!(
        show(&sound.replace("\"actions\": []", "\"actions\": [{\"seat\":0,\"action\":{\"fly\":1}}]"))
            .contains("wrong at actions[0].action")
    );
    assert!(show(&sound.replacen("\"seed\": \"", "\"seed\": \"x", 1)).contains("a seed is 64 hex digits"));
}

#[test]
fn a_truncated_file() {
    for game in games() {
        let desk = Desk::with_finished_game(&game, game.least);
        let sound = desk.read("game.json");
        for part in 0..20 {
            desk.write("game.json", &sound[..sound.len() * part / 20]);
            for args in [
                &["legal", "game.json"][..],
                &["undo", "game.json"],
                &["export", "game.json", "--steps"],
                &["replay", "game.json"],
            ] {
                let reason = desk.refused(args);
                // A number that is cut off before its first digit is no number.
                let expected = [
                    "game.json: the log is empty",
                    "game.json: the log is cut off at line ",
                    "game.json: the log is not JSON: invalid number at line ",
                ];
                assert!(expected.iter().any(|start| reason.starts_with(start)), "{reason}");
            }
        }
    }
}

#[test]
fn a_file_that_is_no_text() {
    let desk = Desk::new();
    std::fs::write(desk.path("game.json"), [0xff, 0xfe, 0x00]).unwrap();
    assert_eq!(
        desk.refused(&["show", "game.json"]),
        "game.json: this is not UTF-8 text"
    );
    assert_eq!(
        desk.refused(&["undo", "game.json"]),
        "game.json: this is not UTF-8 text"
    );
}

#[test]
fn a_missing_file_or_folder() {
    let game = a_game();
    let desk = Desk::with_game(&game, game.least);
    for args in [
        &["show", "no.json"][..],
        &["undo", "no.json"],
        &["legal", "--state", "no.json"],
        &["score", &game.id, "no.json"],
        &["replay", "no.json"],
    ] {
        assert!(desk.refused(args).starts_with("no.json: No such file or directory"));
    }
    let new = |output: &str, force: &[&str]| {
        desk.refused(
            &[
                &["new", &game.id, "--players", &game.least.to_string(), "-o", output],
                force,
            ]
            .concat(),
        )
    };
    for force in [&[][..], &["--force"]] {
        assert!(new("no/game.json", force).starts_with("no/game.json: No such file or directory"));
        assert!(new("game.json/game.json", force).starts_with("game.json/game.json: Not a directory"));
        assert!(new("", force).contains("--output <FILE>"));
        assert_eq!(new(".", force), ".: this is a directory; name a file");
    }
    assert_eq!(desk.refused(&["show", "."]), ".: this is a directory; name a file");
    assert_eq!(desk.refused(&["undo", "."]), ".: this is a directory; name a file");
}

#[test]
#[cfg(unix)]
fn what_is_no_regular_file_is_never_replaced() {
    use std::os::unix::fs::FileTypeExt;
    let game = a_game();
    let desk = Desk::new();
    let _socket = std::os::unix::net::UnixListener::bind(desk.path("socket")).unwrap();
    std::os::unix::fs::symlink("socket", desk.path("link")).unwrap();
    for path in ["socket", "link", "/dev/null"] {
        for force in [&[][..], &["--force"]] {
            let reason = desk.refused(
                &[
                    &["new", &game.id, "--players", &game.most.to_string(), "-o", path],
                    force,
                ]
                .concat(),
            );
            assert_eq!(reason, format!("{path}: this is not a regular file; name one"));
        }
        assert_eq!(
            desk.refused(&["undo", path]),
            format!("{path}: this is not a regular file; name one")
        );
    }
    assert!(desk.path("link").is_symlink() && std::fs::metadata(desk.path("socket")).unwrap().file_type().is_socket());
}

#[test]
#[cfg(target_os = "linux")]
fn a_move_that_is_written_but_cannot_be_told() {
    let game = a_game();
    let desk = Desk::with_game(&game, game.most);
    let full = |args: &[&str]| {
        let full = std::fs::File::options().write(true).open("/dev/full").unwrap();
        let output = desk.command(args).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2));
        String::from_utf8(output.stderr).unwrap()
    };
    let (seat, actions) = choices(&desk).unwrap();
    let before = desk.read("game.json");
    assert!(full(&["legal", "game.json"]).starts_with("roundhouse: can't print the answer: No space left"));
    assert_eq!(desk.read("game.json"), before);
    let told = full(&["act", "game.json", "--seat", &seat, "--action", &actions[0].to_string()]);
    assert!(
        told.starts_with("roundhouse: the move is written, but the answer can't be printed: No space left"),
        "{told}"
    );
    assert_ne!(desk.read("game.json"), before);
    let told = full(&["new", &game.id, "--players", &game.most.to_string(), "-o", "new.json"]);
    assert!(
        told.starts_with("roundhouse: the file is written, but the answer can't be printed: No space left"),
        "{told}"
    );
}

#[test]
#[cfg(target_os = "linux")]
fn a_folder_that_cannot_be_written() {
    let game = a_game();
    let desk = Desk::new();
    // Not even root can create files there.
    let reason = desk.refused(&[
        "new",
        &game.id,
        "--players",
        &game.least.to_string(),
        "-o",
        "/proc/self/game.json",
    ]);
    assert!(
        reason.starts_with("/proc/self/game.json: ") && !reason.contains(".roundhouse-"),
        "{reason}"
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
                .contains("unknown game 'chess'")
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
fn a_bad_card_file() {
    for game in games() {
        for option in &game.files {
            let desk = Desk::new();
            let new = |option: &str| {
                desk.refused(&["new", &game.id, "--players", "2", "--option", option, "-o", "game.json"])
            };
            assert_eq!(
                new(&format!("{option}=")),
                format!("option {option} takes a file; write {option}=PATH")
            );
            assert_eq!(
                new(&format!("{option}=.")),
                format!("option {option}: .: this is a directory; name a file")
            );
            assert!(new(&format!("{option}=no.toml")).starts_with(&format!("option {option}: no.toml: No such file")));
            let option = format!("{option}=own.toml");
            for text in [
                "",
                "three blind mice",
                "[[[",
                "format = 1\n",
                "format = 99\n",
                "a = 1\n\nb = [\n",
            ] {
                desk.write("own.toml", text);
                let reason = new(&option);
                assert!(reason.starts_with("own.toml: "), "{text}: {reason}");
            }
        }
    }
}

#[test]
fn an_entry_that_is_none() {
    for game in games() {
        let desk = Desk::new();
        for text in ["", "{", "null", "[1]", "{\"fly\": 1}", "\"score\""] {
            desk.write("entry.json", text);
            let reason = desk.refused(&["score", &game.id, "entry.json"]);
            assert!(reason.starts_with("entry.json: the entry "), "{text}: {reason}");
        }
    }
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
    assert!(desk.refused(&["rules", &"x".repeat(1000)]).contains("x…'"));
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
