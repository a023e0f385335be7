//! Golden games of the toy.

use std::fs;
use std::path::PathBuf;

use table::kit::golden;
use table::{Log, Seed};

use crate::fault::Fault;
use crate::game::{Toy, ToyOptions};

fn log(players: u8) -> Log<Toy> {
    golden::random_game(
        players,
        ToyOptions {
            long: true,
            ..ToyOptions::default()
        },
        Seed::from_text("golden"),
    )
    .unwrap()
}

/// An empty folder for one test.
fn folder(name: &str) -> PathBuf {
    let dir = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("golden-{name}"));
    fs::remove_dir_all(&dir).ok();
    fs::create_dir_all(&dir).unwrap();
    dir
}

#[test]
fn the_recorded_game_is_told_as_before() {
    golden::check_all::<Toy>("tests/toy/golden");
}

#[test]
fn what_is_written_is_found_right() {
    let dir = folder("written");
    golden::write(&dir, "two", &log(2));
    golden::write(&dir, "five", &log(5));
    golden::check_all::<Toy>(&dir);
}

#[test]
fn a_transcript_shows_who_hears_what_and_no_colours() {
    let text = golden::transcript(&log(3)).unwrap();
    for part in [
        "Shunting (toy, rules 1)\nplayers: 3\noptions: {\"long\":true}\nseed: ",
        "(seat 1 only) seat 1 parks wagon ",
        "(all but seat 1) seat 1 parks a wagon",
    ] {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
    assert!(
        text.contains("\nThe game is over.\n") && !text.contains('\u{1b}'),
        "{text}"
    );
    assert!(text.contains(" train (Y4.2)\n") && text.contains(" (Y1.1)\n"), "{text}");
}

#[test]
#[should_panic(expected = "line 7\n    recorded: spoiled\n    now:             (seat")]
fn a_difference_is_shown() {
    let dir = folder("spoiled");
    golden::write(&dir, "two", &log(2));
    let path = dir.join("two.txt");
    let mut lines: Vec<String> = fs::read_to_string(&path).unwrap().lines().map(String::from).collect();
    lines[6] = "spoiled".into();
    fs::write(&path, lines.join("\n")).unwrap();
    golden::compare::<Toy>(&dir, "two");
}

#[test]
fn a_difference_is_gone_after_an_update() {
    let dir = folder("updated");
    golden::write(&dir, "two", &log(2));
    let path = dir.join("two.txt");
    let told = fs::read_to_string(&path).unwrap();
    fs::write(&path, "spoiled").unwrap();
    golden::update::<Toy>(&dir, "two");
    assert_eq!(fs::read_to_string(&path).unwrap(), told);
}

#[test]
#[should_panic(expected = "recorded: (the end)")]
fn a_missing_line_is_a_difference() {
    let dir = folder("cut");
    golden::write(&dir, "two", &log(2));
    fs::write(dir.join("two.txt"), "").unwrap();
    golden::compare::<Toy>(&dir, "two");
}

#[test]
#[should_panic(expected = "the golden game two went otherwise")]
fn changed_rules_are_a_difference() {
    let dir = folder("rules");
    let mut log = log(2);
    golden::write(&dir, "two", &log);
    log.options.fault = Fault::EventLeaks;
    fs::write(dir.join("two.json"), serde_json::to_string(&log).unwrap()).unwrap();
    golden::compare::<Toy>(&dir, "two");
}

#[test]
#[should_panic(expected = "no golden game in")]
fn an_empty_folder_is_no_success() {
    golden::check_all::<Toy>(folder("empty"));
}
