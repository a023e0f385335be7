//! Puzzles: made again from the same seed, looked at again, and bad files of them.

use std::path::Path;

use crate::desk::{Desk, games};

/// The puzzles of a game that come with the app.
fn shipped(game: &str) -> String {
    let file = format!("../web/static/puzzles-{game}.jsonl");
    std::fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(file)).unwrap()
}

#[test]
fn puzzles_are_written_one_a_line_and_never_over_another_file() {
    let (desk, game) = (Desk::new(), &games()[0]);
    let make = [
        "puzzles",
        &game.id,
        "--games",
        "2",
        "--threads",
        "2",
        "--seed",
        "made",
        "--out",
        "made.jsonl",
    ];
    let answer = desk.run(&[&make[..], &["--json"]].concat()).json();
    let text = desk.read("made.jsonl");
    assert_eq!(answer["games"], 2);
    assert_eq!(answer["puzzles"], text.lines().count());
    assert!(desk.refused(&make).contains("made.jsonl"));
    desk.run(&[&make[..], &["--force"]].concat()).ok();
    assert_eq!(desk.read("made.jsonl"), text, "the same seed makes the same puzzles");
}

#[test]
fn a_puzzle_is_looked_at_again() {
    for game in games() {
        let desk = Desk::new();
        desk.write("puzzles.jsonl", &shipped(&game.id));
        let confirm = [
            "puzzles",
            &game.id,
            "--confirm",
            "puzzles.jsonl",
            "--sample",
            "1",
            "--seed",
            "again",
            "--json",
        ];
        let answer = desk.run(&confirm).json();
        assert_eq!(answer["puzzles"], 1, "{answer}");
        let fallen = answer["fallen"].as_array().unwrap().len() as u64;
        assert_eq!(answer["stand"].as_u64().unwrap() + fallen, 1, "{answer}");
    }
}

#[test]
fn what_is_no_puzzle_is_named_by_its_line() {
    let (desk, game) = (Desk::new(), &games()[0]);
    let first = shipped(&game.id).lines().next().unwrap().to_owned();
    desk.write("bad.jsonl", &format!("{first}\nnonsense\n"));
    let refused = desk.refused(&["puzzles", &game.id, "--confirm", "bad.jsonl"]);
    assert!(refused.contains("line 2") && refused.contains("bad.jsonl"), "{refused}");
    let foreign = games().into_iter().find(|other| other.id != game.id).unwrap();
    desk.write("foreign.jsonl", &shipped(&foreign.id));
    assert!(
        desk.refused(&["puzzles", &game.id, "--confirm", "foreign.jsonl"])
            .contains("line 1")
    );
    assert!(desk.refused(&["puzzles", &game.id]).contains("--out"));
}
