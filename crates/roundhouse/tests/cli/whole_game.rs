//! Every command on whole games, driven by JSON alone.

use serde_json::{Value, json};

use crate::desk::{Desk, Game, act, choices, games};

#[test]
fn a_whole_game_is_played_by_legal_and_act() {
    for game in games() {
        let desk = Desk::with_game(&game, game.least.max(2));
        let mut last = Value::Null;
        let mut decisions = 0;
        while let Some(answer) = act(&desk, decisions) {
            (last, decisions) = (answer, decisions + 1);
        }
        assert_eq!(last["awaiting"], json!([]));
        assert_eq!(
            last["outcome"]["seats"].as_array().unwrap().len(),
            usize::from(game.least.max(2))
        );
        let log: Value = serde_json::from_str(&desk.read("game.json")).unwrap();
        assert_eq!(log["actions"].as_array().unwrap().len(), decisions);
        assert!(desk.run(&["show", "game.json"]).ok().contains("1. Seat "));
    }
}

#[test]
fn acting_on_a_state_is_acting_on_the_game() {
    for game in games() {
        let desk = Desk::with_game(&game, game.most);
        for number in 0..12 {
            desk.write("state.json", &desk.run(&["show", "game.json", "--full", "--json"]).ok());
            let (seat, actions) = choices(&desk).unwrap();
            assert_eq!(
                desk.run(&["legal", "--state", "state.json", "--json"]).ok(),
                desk.run(&["legal", "game.json", "--json"]).ok()
            );
            let action = actions[number % actions.len()].to_string();
            let on_state = ["act", "--state", "state.json", "--seat", &seat, "--action", &action];
            let printed = desk.run(&on_state).ok();
            let mut told = desk.run(&[&on_state[..], &["--json"]].concat()).json();
            let state = told.as_object_mut().unwrap().remove("state").unwrap();
            assert_eq!(
                desk.run(&["act", "game.json", "--seat", &seat, "--action", &action, "--json"])
                    .json(),
                told
            );
            assert_eq!(desk.run(&["show", "game.json", "--full"]).ok(), printed);
            assert_eq!(serde_json::from_str::<Value>(&printed).unwrap(), state);
        }
        assert_eq!(
            desk.run(&["show", "--state", "state.json", "--full"]).ok(),
            desk.read("state.json")
        );
    }
}

#[test]
fn an_open_decision_is_taken_back_exactly() {
    for game in games() {
        let desk = Desk::with_game(&game, game.most);
        let (mut open, mut closed) = (0, 0);
        for number in 0..40 {
            let before = desk.read("game.json");
            let (seat, _) = choices(&desk).unwrap();
            let answer = act(&desk, number).unwrap();
            if answer["takeback"] == "open" {
                open += 1;
                let undone = desk.run(&["undo", "game.json", "--seat", &seat, "--json"]).json();
                assert_eq!(undone["undone"]["seat"].to_string(), seat);
                assert_eq!(desk.read("game.json"), before);
                act(&desk, number).unwrap();
            } else {
                closed += 1;
                assert!(
                    desk.refused(&["undo", "game.json"])
                        .contains(&format!("Seat {seat} can't undo: "))
                );
            }
        }
        assert!(open > 0 && closed > 0, "{open} open, {closed} closed");
    }
}

#[test]
fn views_are_shown_as_json_and_as_pictures() {
    for game in games() {
        let desk = Desk::with_game(&game, game.most);
        let view = |args: &[&str]| desk.run(&[&["show", "game.json", "--json"], args].concat()).json();
        assert!(view(&[]).is_object() && view(&["--seat", "0"]).is_object());
        let full = view(&["--full"]);
        assert_eq!(full["game"], game.id.as_str());
        assert_ne!(full, view(&[]), "a spectator does not see everything");
        let picture = desk.run(&["show", "game.json", "--seat", "0"]).ok();
        assert!(
            picture.lines().count() > 5 && !picture.contains('\x1b'),
            "no colours where there is no terminal: {picture}"
        );
        let coloured = desk
            .command(&["show", "game.json"])
            .env("CLICOLOR_FORCE", "1")
            .output()
            .unwrap();
        assert!(coloured.stdout.contains(&0x1b), "colours where they are asked for");
    }
}

#[test]
fn legal_lists_all_awaited_seats_or_one() {
    for game in games() {
        let desk = Desk::with_game(&game, game.most);
        let all = desk.run(&["legal", "game.json", "--json"]).json();
        let awaited = all["awaiting"].as_array().unwrap();
        assert_eq!(awaited.len(), all["seats"].as_array().unwrap().len());
        for seat in 0..game.most {
            let one = desk
                .run(&["legal", "game.json", "--seat", &seat.to_string(), "--json"])
                .json();
            assert_eq!(one["awaiting"], all["awaiting"]);
            assert_eq!(
                one["seats"][0]["actions"].as_array().unwrap().is_empty(),
                !awaited.contains(&json!(seat))
            );
        }
        let words = desk.run(&["legal", "game.json"]).ok();
        assert!(
            words.contains(&all["seats"][0]["actions"][0].to_string()),
            "the words come with the JSON to type: {words}"
        );
    }
}

#[test]
fn the_same_seed_gives_the_same_game() {
    for game in games() {
        let desk = Desk::new();
        let log = |command: &str, seed: &[&str]| {
            desk.run(&[&[command, &game.id, "--players", &game.most.to_string()], seed].concat())
                .ok()
        };
        for command in ["new", "play-out"] {
            assert_eq!(log(command, &["--seed", "7"]), log(command, &["--seed", "7"]));
            assert_ne!(log(command, &["--seed", "7"]), log(command, &["--seed", "8"]));
            assert_ne!(
                log(command, &["--seed", "-5"]),
                log(command, &["--seed", "5"]),
                "any text is a seed"
            );
            assert_ne!(
                log(command, &[]),
                log(command, &[]),
                "without a seed it is a random one"
            );
        }
    }
}

#[test]
fn every_player_count_and_flag_is_played_out() {
    for game in games() {
        for players in game.least..=game.most {
            play_out_and_export(&game, players, &[]);
        }
        for flag in &game.flags {
            let option = format!("{flag}=true");
            // a variant may be for some numbers of players only
            let fits = |players: &u8| {
                Desk::new()
                    .run(&["new", &game.id, "--players", &players.to_string(), "--option", &option])
                    .code
                    == Some(0)
            };
            let players = (game.least..=game.most).rev().find(fits);
            play_out_and_export(
                &game,
                players.unwrap_or_else(|| panic!("{option} is for nobody")),
                &["--option", &option],
            );
        }
    }
}

fn play_out_and_export(game: &Game, players: u8, options: &[&str]) {
    let desk = Desk::new();
    let players = players.to_string();
    let base = [
        "play-out",
        &game.id,
        "--players",
        &players,
        "--seed",
        "x",
        "--bots",
        "random",
        "-o",
        "game.json",
    ];
    let words = desk.run(&[&base[..], options].concat()).ok();
    assert!(words.contains("1. Seat "), "{words}");
    let log: Value = serde_json::from_str(&desk.read("game.json")).unwrap();
    let plies = log["actions"].as_array().unwrap();
    let steps: Vec<Value> = desk
        .run(&["export", "game.json", "--steps"])
        .ok()
        .lines()
        .map(|line| serde_json::from_str(line).unwrap())
        .collect();
    assert_eq!(steps.len(), plies.len());
    for (number, (step, ply)) in steps.iter().zip(plies).enumerate() {
        assert_eq!(step["ply"], number);
        assert_eq!((&step["seat"], &step["action"]), (&ply["seat"], &ply["action"]));
        assert!(step["legal"].as_array().unwrap().contains(&ply["action"]));
        assert!(step["state"]["game"] == game.id.as_str() && step["events"].is_array());
    }
    desk.write("state.json", &steps[steps.len() / 2]["state"].to_string());
    let legal = desk
        .run(&[
            "legal",
            "--state",
            "state.json",
            "--seat",
            &steps[steps.len() / 2]["seat"].to_string(),
            "--json",
        ])
        .json();
    assert_eq!(
        legal["seats"][0]["actions"],
        steps[steps.len() / 2]["legal"],
        "an exported state can be read"
    );
}

#[test]
fn games_and_rules_are_told() {
    let desk = Desk::new();
    let words = desk.run(&["games"]).ok();
    for game in games() {
        assert!(words.contains(&game.id));
        let rules = desk.run(&["rules", &game.id]).ok();
        assert!(rules.starts_with("# "));
        let clause = rules
            .lines()
            .find_map(|line| line.strip_prefix("- ")?.split(' ').next())
            .unwrap();
        let found = desk.run(&["rules", &game.id, "--clause", &clause.to_lowercase()]).ok();
        assert!(
            found.starts_with(&format!("- {clause} ")) && found.lines().count() < 20,
            "{found}"
        );
    }
}

#[test]
fn help_and_version_are_no_errors() {
    let desk = Desk::new();
    assert!(desk.run(&["--help"]).ok().contains("play-out"));
    assert!(desk.run(&["act", "--help"]).ok().contains("--action"));
    assert!(desk.run(&["--version"]).ok().starts_with("roundhouse "));
}

/// Does every part hold the sum of its own parts?
fn adds_up(part: &Value) -> bool {
    let points = |part: &Value| part["points"].as_i64().unwrap();
    part["parts"]
        .as_array()
        .is_none_or(|parts| points(part) == parts.iter().map(points).sum::<i64>() && parts.iter().all(adds_up))
}

#[test]
fn a_finished_game_entered_by_hand_is_scored() {
    for game in games() {
        let desk = Desk::new();
        let entry = format!("{}/tests/cli/entries/{}.json", env!("CARGO_MANIFEST_DIR"), game.id);
        let outcome = desk.run(&["score", &game.id, &entry, "--json"]).json();
        let seats = outcome["seats"].as_array().unwrap();
        assert!(
            seats.iter().any(|seat| seat["place"] == 1) && seats.iter().all(|seat| adds_up(&seat["score"])),
            "{outcome}"
        );
        let words = desk.run(&["score", &game.id, &entry]).ok();
        assert!(words.starts_with("1. ") && words.lines().count() > 5, "{words}");
    }
}
