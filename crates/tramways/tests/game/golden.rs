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

#[test]
fn golden_games_are_whole_and_cover_each_player_count_and_option() {
    let standard = Options::default();
    for (name, players, options) in [
        ("alone", 1, standard.clone()),
        ("two_players", 2, standard.clone()),
        ("three_players", 3, standard.clone()),
        ("four_players", 4, standard.clone()),
        ("five_players", 5, standard.clone()),
        (
            "expert",
            2,
            Options {
                expert: true,
                ..standard.clone()
            },
        ),
        (
            "advanced_deal",
            3,
            Options {
                advanced_deal: true,
                ..standard.clone()
            },
        ),
        (
            "alternate_development",
            4,
            Options {
                alternate_development: true,
                ..standard.clone()
            },
        ),
        (
            "alone_alternate",
            1,
            Options {
                advanced_deal: true,
                alternate_development: true,
                ..standard.clone()
            },
        ),
        (
            "chosen_map",
            3,
            Options {
                map: "Ab/C./De/.f".into(),
                ..standard.clone()
            },
        ),
    ] {
        let log = log(name);
        assert_eq!((log.players, &log.options), (players, &options), "{name}");
        assert!(
            log.replay().expect("a golden game").outcome().is_some(),
            "{name} is not played to its end"
        );
    }
}
