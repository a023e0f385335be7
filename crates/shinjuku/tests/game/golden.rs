//! Recorded games with readable transcripts. `cargo xtask golden` rewrites the transcripts after a wanted change.

use std::path::Path;

use shinjuku::{Event, Shinjuku};
use table::kit::golden;
use table::{Game, Log, Told};

pub(crate) const GAMES: &str = "tests/golden";

/// The log of a golden game.
pub(crate) fn log(name: &str) -> Log<Shinjuku> {
    let path = Path::new(GAMES).join(name).with_extension("json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn golden_games_read_as_before() {
    golden::check_all::<Shinjuku>(GAMES);
}

#[test]
fn golden_games_are_whole_and_cover_each_player_count_and_option() {
    for (name, players, open_customers) in [
        ("two_players", 2, false),
        ("three_players", 3, false),
        ("four_players", 4, false),
        ("open_customers", 3, true),
        ("three_reshuffles", 4, false),
    ] {
        let log = log(name);
        assert_eq!(
            (log.players, log.options.open_customers),
            (players, open_customers),
            "{name}"
        );
        assert!(
            log.replay().expect("a golden game").outcome().is_some(),
            "{name} is not played to its end"
        );
    }
}

#[test]
fn the_golden_game_of_three_reshuffles_has_them() {
    let mut told: Vec<Told<Event>> = Vec::new();
    log("three_reshuffles")
        .replay_with(&mut told, |_, _, _, _| ())
        .expect("a golden game");
    assert!(told.iter().filter(|told| told.event == Event::Reshuffled {}).count() >= 3);
}
