//! Recorded games with readable transcripts. `cargo xtask golden` rewrites the transcripts after a wanted change.

use table::kit::golden;
use tramways::{Options, Tramways};

#[test]
fn golden_games_read_as_before() {
    golden::check_all::<Tramways>(golden::FOLDER);
}

fn options(change: impl FnOnce(&mut Options)) -> Options {
    let mut options = Options::default();
    change(&mut options);
    options
}

#[test]
fn golden_games_are_whole_and_cover_each_player_count_and_option() {
    let alternate_alone = options(|options| {
        options.advanced_deal = true;
        options.alternate_development = true;
    });
    golden::check_covered::<Tramways>([
        ("alone", 1, Options::default()),
        ("two_players", 2, Options::default()),
        ("three_players", 3, Options::default()),
        ("four_players", 4, Options::default()),
        ("five_players", 5, Options::default()),
        ("expert", 2, options(|options| options.expert = true)),
        ("advanced_deal", 3, options(|options| options.advanced_deal = true)),
        (
            "alternate_development",
            4,
            options(|options| options.alternate_development = true),
        ),
        ("alone_alternate", 1, alternate_alone),
        ("chosen_map", 3, options(|options| options.map = "Ab/C./De/.f".into())),
    ]);
}
