//! Words in every language, and what programs read in their place.

use serde_json::{Value, json};

use crate::desk::{Desk, Game, choices, games};

/// Is this something said: an id, perhaps arguments, and the text in English?
fn is_message(value: &Value) -> bool {
    let arguments = &value["arguments"];
    value["id"].is_string() && value["text"].is_string() && (arguments.is_null() || arguments.is_object())
}

/// Is every part of this score a message with its points?
fn is_score(part: &Value) -> bool {
    let parts = part["parts"].as_array();
    is_message(part) && part["points"].is_i64() && parts.is_none_or(|parts| parts.iter().all(is_score))
}

#[test]
fn the_rules_are_there_in_every_language() {
    for game in games() {
        let desk = Desk::new();
        let rules = |code: &str| desk.run(&["rules", &game.id, "--language", code]).ok();
        let clause = rules("en")
            .lines()
            .find_map(|line| Some(line.strip_prefix("- ")?.split(' ').next()?.to_owned()))
            .unwrap();
        let all = ["en", "ja", "fr"].map(|code| desk.run(&["--language", code, "rules", &game.id, &clause]).ok());
        assert!(all.iter().all(|text| text.contains(&clause)), "{all:?}");
        assert!(all[0] != all[1] && all[1] != all[2] && all[2] != all[0], "{all:?}");
        assert_eq!(desk.run(&["rules", &game.id, "--clause", &clause]).ok(), all[0]);
    }
}

#[test]
fn the_environment_says_which_language() {
    let game = &games()[0];
    let desk = Desk::new();
    let rules = |environment: &[(&str, &str)]| {
        let mut command = desk.command(&["rules", &game.id]);
        for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
            command.env_remove(name);
        }
        let output = command.envs(environment.iter().copied()).output().unwrap();
        String::from_utf8(output.stdout).unwrap()
    };
    let [english, japanese, french] =
        ["en", "ja", "fr"].map(|code| desk.run(&["rules", &game.id, "--language", code]).ok());
    assert_eq!(rules(&[]), english);
    assert_eq!(rules(&[("LANG", "ja_JP.UTF-8")]), japanese);
    assert_eq!(rules(&[("LANG", "ja_JP.UTF-8"), ("LC_MESSAGES", "fr_CA")]), french);
    assert_eq!(rules(&[("LANG", "ja_JP.UTF-8"), ("LC_ALL", "C")]), english);
    assert_eq!(rules(&[("LANG", "fr"), ("LC_ALL", "")]), french);
    assert!(desk.refused(&["games", "--language", "tlh"]).contains("'tlh'"));
}

#[test]
fn a_game_is_told_in_every_language() {
    for game in games() {
        let desk = Desk::with_finished_game(&game, game.most);
        for (code, end) in [
            ("en", "The end\n1. Seat "),
            ("ja", "ゲーム終了\n1. 席"),
            ("fr", "Fin de la partie\n1. Place "),
        ] {
            let shown = desk.run(&["replay", "game.json", "--language", code]).ok();
            assert!(shown.contains(end), "{shown}");
        }
    }
}

#[test]
fn asking_and_acting_are_told_in_every_language() {
    for game in games() {
        let desk = Desk::with_game(&game, game.most);
        let (seat, actions) = choices(&desk).unwrap();
        for (code, name) in [("en", "Seat "), ("ja", "席"), ("fr", "Place ")] {
            let listed = desk
                .run(&["legal", "game.json", "--seat", &seat, "--language", code])
                .ok();
            assert!(listed.contains(&format!("\n{name}{seat}")), "{listed}");
            assert!(!desk.run(&["show", "game.json", "--language", code]).ok().is_empty());
        }
        let action = actions[0].to_string();
        let act = [
            "act",
            "game.json",
            "--seat",
            &seat,
            "--action",
            &action,
            "--language",
            "fr",
        ];
        let told = desk.run(&act).ok();
        assert!(told.starts_with(&format!("Place {seat}\u{a0}: ")), "{told}");
    }
}

#[test]
fn what_is_said_is_a_message_in_json() {
    let desk = Desk::new();
    for game in desk.run(&["games", "--json"]).json().as_array().unwrap() {
        let options = game["options"].as_array().unwrap();
        assert!(is_message(&game["about"]), "{game}");
        assert!(options.iter().all(|option| is_message(&option["about"])), "{game}");
    }
    for game in games() {
        let entry = format!("{}/tests/cli/entries/{}.json", env!("CARGO_MANIFEST_DIR"), game.id);
        let english = desk.run(&["score", &game.id, &entry, "--json"]).json();
        let seats = english["seats"].as_array().unwrap();
        assert!(seats.iter().all(|seat| is_score(&seat["score"])), "{english}");
        let french = desk
            .run(&["score", &game.id, &entry, "--json", "--language", "fr"])
            .json();
        assert_eq!(french, english, "JSON is the same in every language");
    }
}

#[test]
fn a_refusal_is_a_message_in_json() {
    for game in games().into_iter().filter(|game| game.most > 1) {
        let (desk, last) = over(&game);
        let (seat, action) = (last["seat"].to_string(), last["action"].to_string());
        let answer = desk.run(&["act", "game.json", "--seat", &seat, "--action", &action, "--json"]);
        assert_eq!((answer.code, answer.err.lines().count()), (Some(2), 1), "{answer:?}");
        let told: Value = serde_json::from_str(&answer.out).unwrap();
        let refused = &told["refused"];
        assert!(is_message(refused) && refused["clause"].is_string(), "{told}");
        assert_eq!(refused["seat"], last["seat"]);
        assert!(answer.err.contains(refused["clause"].as_str().unwrap()), "{answer:?}");
    }
}

/// A finished game, and its last decision: nobody can make it again.
fn over(game: &Game) -> (Desk, Value) {
    let desk = Desk::with_finished_game(game, 2);
    let log: Value = serde_json::from_str(&desk.read("game.json")).unwrap();
    let last = log["actions"].as_array().unwrap().last().unwrap();
    let last = json!({"seat": last["seat"], "action": last["action"]});
    (desk, last)
}
