//! Programs as bots, and our bots as programs.

use std::io::Write;
use std::process::Stdio;

use bots::{Bot, Knowledge, Spec, Visitor, visit};
use serde_json::{Value, json};
use table::{Present, Rng, Seed, Viewer};

use crate::desk::{Answer, Desk, Game, games};

const ROUNDHOUSE: &str = env!("CARGO_BIN_EXE_roundhouse");

fn python_bot() -> String {
    format!(
        "exec@60000ms:python3 '{}/../../examples/bot.py'",
        env!("CARGO_MANIFEST_DIR")
    )
}

/// What `roundhouse bot` answers to some lines.
fn bot(spec: &str, lines: &str) -> Answer {
    let desk = Desk::new();
    let mut child = desk
        .command(&["bot", spec])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // it may end before it has heard everything
    let _ = child.stdin.take().unwrap().write_all(lines.as_bytes());
    let output = child.wait_with_output().unwrap();
    Answer {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).unwrap(),
        err: String::from_utf8(output.stderr).unwrap(),
    }
}

fn hello(game: &Game) -> Value {
    let list = Desk::new().run(&["games", "--json"]).json();
    let rules = list
        .as_array()
        .unwrap()
        .iter()
        .find(|info| info["id"] == game.id.as_str())
        .unwrap()["rules"]
        .clone();
    json!({"type": "hello", "protocol": 1, "roundhouse": "0.1.0", "game": game.id, "rules": rules, "players": 2, "seat": 0, "time_ms": 1000, "seed": "00".repeat(32)})
}

#[test]
fn the_python_bot_plays_whole_games_of_each_kind() {
    for game in games() {
        let desk = Desk::new();
        for players in [game.least.max(2), game.most] {
            let players = players.to_string();
            let made = desk
                .run(&[
                    "play-out",
                    &game.id,
                    "--players",
                    &players,
                    "--seed",
                    "python",
                    "--bots",
                    &python_bot(),
                    "-o",
                    "game.json",
                    "--force",
                ])
                .ok();
            assert!(made.contains("1. Seat "), "{made}");
        }
        let report = desk
            .run(&[
                "arena",
                &game.id,
                "--player",
                &python_bot(),
                "--player",
                "random",
                "--games",
                "2",
                "--json",
            ])
            .json();
        assert_eq!(
            (&report["players"][0]["player"], &report["players"][0]["faults"]),
            (&python_bot().into(), &0.into())
        );
        assert!(report["players"][0]["decisions"].as_u64().unwrap() > 20, "{report}");
    }
}

#[test]
fn a_python_game_depends_on_the_seed_alone() {
    let game = &games()[0];
    let play = |seed: &str| {
        Desk::new()
            .run(&[
                "play-out",
                &game.id,
                "--players",
                "2",
                "--seed",
                seed,
                "--bots",
                &python_bot(),
                "--bots",
                "random",
            ])
            .ok()
    };
    assert_eq!(play("same"), play("same"));
    assert_ne!(play("same"), play("other"));
}

/// Lets one of our bots and the same bot as a program decide side by side.
struct SideBySide(&'static str);

impl Visitor for SideBySide {
    type Output = ();

    fn visit<G: Knowledge + Present>(self) {
        let seed = Seed::from_text("side by side");
        let spec: Spec = format!("exec:'{ROUNDHOUSE}' bot {}", self.0).parse().unwrap();
        let mut outside = spec.seat::<G>(Rng::new(seed));
        let mut inside: Box<dyn Bot<G>> = self
            .0
            .parse::<Spec>()
            .unwrap()
            .seat::<G>(Rng::new(Rng::new(seed).seed()));
        let mut game = G::new(2, &G::Options::default(), seed).unwrap();
        let (mut legal, mut decisions) = (Vec::new(), 0);
        while let Some(seat) = game.awaiting().first().filter(|_| decisions < 300) {
            legal.clear();
            game.legal(seat, &mut legal);
            let view = game.view(Viewer::Seat(seat));
            let action = inside.decide(seat, &view, &legal);
            assert_eq!(outside.decide(seat, &view, &legal), action, "decision {decisions}");
            game.apply(seat, &action, &mut ()).unwrap();
            decisions += 1;
        }
        assert!(outside.faults().is_empty() && decisions > 100);
    }
}

#[test]
fn our_bots_decide_outside_as_they_do_inside() {
    for game in games() {
        for bot in ["random", "greedy", "search:8", "beginner"] {
            visit(&game.id, SideBySide(bot)).unwrap();
        }
    }
}

#[test]
fn our_bots_greet_and_answer_until_nobody_asks() {
    for game in games() {
        let desk = Desk::with_game(&game, 2);
        let legal = desk.run(&["legal", "game.json", "--json"]).json();
        let seat = &legal["seats"][0]["seat"];
        let view: Value = desk
            .run(&["show", "game.json", "--seat", &seat.to_string(), "--json"])
            .json();
        let decide = json!({"type": "decide", "seat": seat, "view": view, "legal": legal["seats"][0]["actions"]});
        let answer = bot(
            "greedy",
            &format!(
                "{}\n{decide}\n{}\n",
                hello(&game),
                json!({"type": "end", "outcome": {"seats": []}})
            ),
        )
        .ok();
        let lines: Vec<Value> = answer.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        assert_eq!(
            lines[0],
            json!({"type": "hello", "protocol": 1, "name": "roundhouse greedy"})
        );
        assert!(lines.len() == 2 && lines[1]["index"].is_u64(), "{answer}");
    }
    assert_eq!(bot("greedy", "").ok(), "", "nobody said anything");
}

#[test]
fn our_bots_say_what_they_do_not_understand() {
    let game = &games()[0];
    let with = |key: &str, value: Value| {
        let mut hello = hello(game);
        hello[key] = value;
        hello.to_string()
    };
    let good = hello(game).to_string();
    for (lines, expected) in [
        ("what?".to_owned(), "can't read a message: "),
        (r#"{"type":"decide"}"#.into(), "start with a hello"),
        (
            r#"{"type":"hello","protocol":2,"new":"things"}"#.into(),
            "this bot speaks protocol 1, not 2",
        ),
        (with("game", json!("chess")), "unknown game 'chess'; choose one of: "),
        (with("rules", json!(99)), "this bot knows rules version "),
        (with("seat", json!(2)), "has no seat 2 at a table of 2"),
        (with("players", json!(9)), "at a table of 9"),
        (with("seed", json!("x")), "a seed is 64 hex digits"),
        (format!("{good}\n{good}"), "after the hello, send only decide and end"),
        (
            format!(r#"{good}{}{{"type":"decide","seat":0,"view":{{}},"legal":[]}}"#, "\n"),
            "can't read a message: ",
        ),
    ] {
        let answer = bot("greedy", &lines);
        assert_eq!(answer.code, Some(2), "{lines}: {answer:?}");
        assert!(
            answer.err.starts_with("roundhouse: ") && answer.err.lines().count() == 1 && answer.err.contains(expected),
            "{lines}: {answer:?}"
        );
        let last: Value = serde_json::from_str(answer.out.lines().last().unwrap()).unwrap();
        assert!(
            last["type"] == "error" && last["error"].as_str().unwrap().contains(expected),
            "{lines}: {answer:?}"
        );
    }
    assert!(
        Desk::new()
            .refused(&["bot", "clever"])
            .contains("there is no player 'clever'")
    );
}

#[test]
fn a_program_that_cannot_play_is_refused_before_any_game() {
    for game in games() {
        let desk = Desk::new();
        for (command, reason) in [
            ("exec:./not-there", "exec:./not-there cannot be started: "),
            (
                "exec:sh -c 'exit 4'",
                "exec:sh -c 'exit 4' ended without an answer (exit status: 4)",
            ),
            ("exec:echo Hello!", "exec:echo Hello! said 'Hello!' instead of a hello"),
            ("exec:", "'exec:' isn't a player: name a program after exec:"),
        ] {
            for args in [
                ["arena", &game.id, "--player", "random", "--player", command],
                ["play-out", &game.id, "--players", "2", "--bots", command],
            ] {
                let refusal = desk.refused(&args);
                assert!(refusal.contains(reason), "{refusal}");
            }
        }
    }
}

#[test]
fn faults_are_told_and_counted() {
    let game = &games()[0];
    let desk = Desk::new();
    desk.write(
        "bot.sh",
        r#"read hello; echo '{"type":"hello","protocol":1,"name":"x"}'; while read line; do echo nonsense; done"#,
    );
    let answer = desk.run(&[
        "arena",
        &game.id,
        "--player",
        "exec:sh bot.sh",
        "--player",
        "random",
        "--games",
        "2",
        "--json",
    ]);
    let report: Value = serde_json::from_str(&answer.out).unwrap();
    assert!(
        report["players"][0]["faults"].as_u64().unwrap() > 40 && report["players"][1]["faults"] == 0,
        "{report}"
    );
    assert_eq!(answer.err.lines().count(), 21, "{}", answer.err);
    assert!(
        answer
            .err
            .lines()
            .take(20)
            .all(|line| line.contains("answered 'nonsense', which cannot be read: ")),
        "{}",
        answer.err
    );
    assert_eq!(answer.code, Some(0));
}

#[test]
fn bots_and_levels_are_listed_and_can_be_played() {
    let desk = Desk::new();
    let list = desk.run(&["bots", "--json"]).json();
    let levels: Vec<&str> = list["levels"]
        .as_array()
        .unwrap()
        .iter()
        .map(|level| level["name"].as_str().unwrap())
        .collect();
    assert_eq!((levels.first(), levels.last()), (Some(&"beginner"), Some(&"master")));
    let words = desk.run(&["bots"]).ok();
    for line in list["levels"]
        .as_array()
        .unwrap()
        .iter()
        .chain(list["bots"].as_array().unwrap())
    {
        let (name, about) = (line["name"].as_str().unwrap(), line["about"].as_str().unwrap());
        assert!(words.contains(name) && words.contains(about), "{words}");
        assert_eq!(
            name.replace("PROGRAM", "./bot").parse::<Spec>().unwrap().to_string(),
            name.replace("PROGRAM", "./bot")
        );
    }
    let game = &games()[0];
    let made = desk
        .run(&[
            "arena", &game.id, "--player", "beginner", "--player", "casual", "--games", "2", "--json",
        ])
        .json();
    assert_eq!(
        (&made["players"][0]["player"], &made["players"][1]["player"]),
        (&"beginner".into(), &"casual".into())
    );
}

#[test]
fn any_bots_play_out_a_game() {
    for game in games() {
        let desk = Desk::new();
        let out = |bots: &[&str]| {
            desk.run(&[&["play-out", &game.id, "--players", "2", "--seed", "desk"][..], bots].concat())
                .ok()
        };
        let random = out(&[]);
        assert_eq!(out(&["--bots", "random"]), random);
        assert_eq!(out(&["--bots", "random,random"]), random);
        let mixed = out(&["--bots", "greedy,random"]);
        assert_eq!(out(&["--bots", "greedy", "--bots", "random"]), mixed);
        assert!(mixed != random && mixed != out(&["--bots", "greedy"]));
        assert!(
            desk.run(&[
                "play",
                &game.id,
                "--players",
                "2",
                "--seed",
                "desk",
                "--bots",
                "greedy,random"
            ])
            .ok()
            .contains("The end\n1. Seat ")
        );
        let args = ["play-out", &game.id, "--players", "2", "--bots", "greedy,random,greedy"];
        assert_eq!(
            desk.refused(&args),
            "3 bots for 2 players: name one bot for all seats, or one for each seat"
        );
        assert!(
            desk.refused(&["play", &game.id, "--bots", "clever"])
                .contains("there is no player 'clever'")
        );
    }
}
