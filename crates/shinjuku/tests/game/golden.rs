//! Recorded games with readable transcripts. `cargo xtask golden` rewrites the transcripts after a wanted change.

use shinjuku::{Event, Options, Shinjuku};
use table::kit::golden;

#[test]
fn golden_games_read_as_before() {
    golden::check_all::<Shinjuku>(golden::FOLDER);
}

#[test]
fn golden_games_are_whole_and_cover_each_player_count_and_option() {
    let open_customers = Options {
        open_customers: true,
        ..Options::default()
    };
    golden::check_covered::<Shinjuku>([
        ("two_players", 2, Options::default()),
        ("three_players", 3, Options::default()),
        ("four_players", 4, Options::default()),
        ("open_customers", 3, open_customers),
        ("three_reshuffles", 4, Options::default()),
    ]);
}

#[test]
fn the_golden_game_of_three_reshuffles_has_them() {
    let events = golden::events::<Shinjuku>("three_reshuffles");
    assert!(events.iter().filter(|event| **event == Event::Reshuffled {}).count() >= 3);
}
