//! Recorded games with readable transcripts. `cargo xtask golden` rewrites the transcripts after a wanted change.

use std::path::Path;

use table::kit::golden;
use table::{Game, Log};
use tramways::{Options, Tramways};

pub(crate) const GAMES: &str = "tests/golden";

/// The log of a golden game.
pub(crate) fn log(name: &str) -> Log<Tramways> {
    let path = Path::new(GAMES).join(name).with_extension("json");
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    serde_json::from_str(&text).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

#[test]
fn golden_games_read_as_before() {
    golden::check_all::<Tramways>(GAMES);
}

fn options(choose: impl FnOnce(&mut Options)) -> Options {
    let mut options = Options::default();
    choose(&mut options);
    options
}

#[test]
fn golden_games_are_whole_and_cover_each_player_count_and_option() {
    let alone_alternate = |options: &mut Options| {
        options.advanced_deal = true;
        options.alternate_development = true;
    };
    for (name, players, options) in [
        ("alone", 1, Options::default()),
        ("two_players", 2, Options::default()),
        ("three_players", 3, Options::default()),
        ("four_players", 4, Options::default()),
        ("five_players", 5, Options::default()),
        ("expert", 2, options(|chosen| chosen.expert = true)),
        ("advanced_deal", 3, options(|chosen| chosen.advanced_deal = true)),
        (
            "alternate_development",
            4,
            options(|chosen| chosen.alternate_development = true),
        ),
        ("alone_alternate", 1, options(alone_alternate)),
        ("chosen_map", 3, options(|chosen| chosen.map = "Ab/C./De/.f".into())),
    ] {
        let log = log(name);
        assert_eq!((log.players, &log.options), (players, &options), "{name}");
        assert!(
            log.replay().expect("a golden game").outcome().is_some(),
            "{name} is not played to its end"
        );
    }
}
