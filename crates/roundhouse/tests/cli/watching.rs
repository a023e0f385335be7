//! Watching games, and measuring them.

use std::io::{BufRead, BufReader};
use std::process::Stdio;
use std::time::Instant;

use crate::desk::{Desk, choices, games};

#[test]
fn play_shows_a_whole_game_to_the_final_score() {
    for game in games() {
        let desk = Desk::new();
        for players in game.least..=game.most {
            let shown = desk
                .run(&["play", &game.id, "--players", &players.to_string(), "--seed", "watch"])
                .ok();
            assert!(
                shown.contains("The end\n1. Seat ") && !shown.contains('\x1b'),
                "{shown}"
            );
            assert!(
                (50..4000).contains(&shown.lines().count()),
                "{} lines",
                shown.lines().count()
            );
        }
    }
    assert!(
        Desk::new().run(&["play"]).ok().contains("The seed of this game was "),
        "without a game it is the first of the list"
    );
}

#[test]
fn replay_shows_the_game_of_a_file() {
    for game in games() {
        let desk = Desk::with_finished_game(&game, game.most);
        let replay = desk.run(&["replay", "game.json"]).ok();
        let play = desk.run(&["play", &game.id, "--seed", "desk"]).ok();
        let end = |shown: &str| {
            shown
                .split_once("The end")
                .unwrap()
                .1
                .split("\nThe seed")
                .next()
                .unwrap()
                .to_owned()
        };
        assert_eq!(
            end(&replay),
            end(&play),
            "the same seed and the same bots play the same game"
        );
        assert!(replay.len() > play.len(), "a replay tells the decisions too");
        let from_seat = desk.run(&["replay", "game.json", "--seat", "0"]).ok();
        assert!(from_seat.len() < replay.len() && from_seat.contains("The end"));
        let pictures = desk.run(&["replay", "game.json", "--picture-every", "1"]).ok();
        assert!(pictures.len() > replay.len());
    }
}

#[test]
fn a_replay_takes_its_time() {
    let game = &games()[0];
    let desk = Desk::with_game(game, game.least);
    for _ in 0..2 {
        let (seat, actions) = choices(&desk).unwrap();
        desk.run(&["act", "game.json", "--seat", &seat, "--action", &actions[0].to_string()])
            .ok();
    }
    let start = Instant::now();
    let shown = desk.run(&["replay", "game.json", "--delay-ms", "60"]).ok();
    assert!(shown.contains("The game isn't over yet."));
    assert!(start.elapsed().as_millis() >= 120);
}

#[test]
fn a_reader_who_goes_away_is_no_error() {
    let game = &games()[0];
    let desk = Desk::with_finished_game(game, game.most);
    for args in [&["export", "game.json", "--steps"][..], &["replay", "game.json"]] {
        let mut child = desk
            .command(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        let mut line = String::new();
        BufReader::new(child.stdout.take().unwrap())
            .read_line(&mut line)
            .unwrap();
        let output = child.wait_with_output().unwrap();
        assert!(
            !line.is_empty() && output.status.success() && output.stderr.is_empty(),
            "{args:?}: {output:?}"
        );
    }
}

#[test]
fn bench_prints_one_object() {
    for game in games() {
        let desk = Desk::new();
        let bench = desk
            .run(&[
                "bench",
                &game.id,
                "--players",
                &game.most.to_string(),
                "--seconds",
                "1",
                "--json",
            ])
            .json();
        assert_eq!(
            (&bench["game"], &bench["players"]),
            (&game.id.as_str().into(), &game.most.into())
        );
        let figures = [
            "decisions_per_second",
            "games_per_second",
            "decisions_per_game",
            "mean_legal",
            "max_legal",
            "clone_ns",
            "state_bytes",
            "replay_us",
            "search_iterations_per_second",
        ];
        for figure in figures {
            assert!(bench[figure].as_f64().unwrap() > 0.0, "{figure}: {bench}");
        }
        assert!(
            desk.run(&["bench", &game.id, "--seconds", "1"])
                .ok()
                .contains("decisions per second")
        );
    }
}

#[test]
fn forecasts_are_measured_and_learned() {
    for game in games() {
        let desk = Desk::new();
        let few = [
            "forecast",
            &game.id,
            "--players",
            "2,3",
            "--player",
            "greedy",
            "--games",
            "4",
        ];
        let measured = desk.run(&[&few[..], &["--json"]].concat()).json();
        let tables = measured["measured"].as_array().unwrap();
        assert!(
            tables.len() == 2 && tables[0]["players"] == 2 && tables[1]["players"] == 3,
            "{measured}"
        );
        for table in tables {
            let measured_at = table["at"].as_array().unwrap();
            let percents: Vec<u64> = measured_at.iter().map(|at| at["percent"].as_u64().unwrap()).collect();
            assert_eq!((&percents[..], &table["games"]), (&[25, 50, 75][..], &4.into()));
            assert!(table["mean_score"].as_f64().unwrap() > 5.0, "{table}");
        }
        let again = desk.run(&[&few[..], &["--json", "--threads", "3"]].concat()).json();
        assert_eq!(again, measured, "the number of threads doesn't matter");
        let teach = [&few[..], &["--teach", "course.txt"]].concat();
        assert!(
            desk.run(&teach)
                .ok()
                .starts_with("course.txt: forecasts learned from 8 games")
        );
        assert!(desk.refused(&teach).contains("course.txt: already exists"));
        desk.run(&[&teach[..], &["--force"]].concat()).ok();
        let by_file = [&few[..], &["--course", "course.txt"]].concat();
        let told = desk.run(&by_file).ok();
        assert!(
            told.contains("mean error") && told.matches("75 %").count() == 2,
            "{told}"
        );
    }
    let (desk, id) = (Desk::new(), &games()[0].id);
    desk.write("bad.txt", "players 2\nnonsense\n");
    assert!(
        desk.refused(&["forecast", id, "--course", "bad.txt"])
            .contains("bad.txt: line 2")
    );
    assert!(desk.refused(&["forecast", id, "--players", "2,9"]).contains('9'));
}
