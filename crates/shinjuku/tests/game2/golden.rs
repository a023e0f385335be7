//! Recorded games with readable transcripts. `cargo xtask golden` rewrites the transcripts after a wanted change.

use shinjuku::{Event, Shinjuku2};
use table::kit::golden;

use crate::battery::options;

/// Beside those of Version 1.
const FOLDER: &str = "tests/golden2";

/// The golden games: their names, how many play, and with which options.
const GAMES: [(&str, u8, &str); 6] = [
    ("two_players", 2, ""),
    ("three_players", 3, ""),
    ("four_players", 4, "open_customers first_token"),
    ("advanced_osaka", 2, "no_matsuri bonus=none kaiju=bay city=osaka"),
    ("queue_of_eight", 3, "bonus=eight thief kaicho"),
    ("all_variants", 4, "kaiju=deck princess kaicho thief hachiko art"),
];

#[test]
fn golden_games_read_as_before() {
    golden::check_all::<Shinjuku2>(FOLDER);
}

#[test]
fn golden_games_are_whole_and_cover_each_player_count_and_option() {
    for (name, players, words) in GAMES {
        let path = format!("../golden2/{name}");
        let log = golden::log::<Shinjuku2>(&path);
        assert_eq!((log.players, &log.options), (players, &options(words)), "{name}");
        let end = log.replay().unwrap_or_else(|error| panic!("{name}: {error}"));
        assert!(table::Game::outcome(&end).is_some(), "{name} is not played to its end");
    }
}

#[test]
fn the_golden_game_of_all_variants_has_the_kaiju_and_the_art() {
    let events = golden::events::<Shinjuku2>("../golden2/all_variants");
    let any = |wanted: fn(&Event) -> bool| events.iter().any(wanted);
    assert!(any(|event| matches!(event, Event::KaijuDrawn { .. })));
    assert!(any(|event| matches!(event, Event::Accompanied { .. })));
    assert!(any(|event| matches!(event, Event::QueueEnded {})));
}
