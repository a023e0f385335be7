//! Files that are no good, missing or in the way: refused with one line that names the file, and nothing is touched. `Desk::refused` checks all of that.

use serde_json::json;

use crate::desk::{Desk, choices, edit, games};

#[test]
fn a_number_of_players_out_of_range_in_a_log() {
    for game in games() {
        let desk = Desk::with_game(&game, game.least);
        for players in [0, game.most + 1, u8::MAX] {
            edit(&desk, "game.json", |log| log["players"] = json!(players));
            let reason = desk.refused(&["show", "game.json"]);
            assert!(
                reason.starts_with("game.json: ") && reason.ends_with(&format!("not {players}.")),
                "{reason}"
            );
        }
    }
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
    let desk = Desk::with_game(&games()[0], games()[0].least);
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
    let game = &games()[0];
    let desk = Desk::with_game(game, game.least);
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
    let game = &games()[0];
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
    let game = &games()[0];
    let desk = Desk::with_game(game, game.most);
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
    let game = &games()[0];
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
