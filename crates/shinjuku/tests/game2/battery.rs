//! Random whole games for every player count, with each option and variant, and with three combinations; everything is checked on the way.

use shinjuku::second::options::Options;
use shinjuku::state::{Purchase, Step};
use shinjuku::{Action, Shinjuku2};
use table::kit::{Battery, Showing};
use table::{Game, Options as _, Viewer};

use crate::conceivable::conceivable;

/// Options in words: `kaiju=bay princess=true`.
pub(crate) fn options(words: &str) -> Options {
    let mut options = Options::default();
    for word in words.split_whitespace() {
        let (name, value) = word.split_once('=').unwrap_or((word, "true"));
        options
            .set(name, value)
            .unwrap_or_else(|error| panic!("{word}: {error}"));
    }
    options
}

/// With this many players: 200 games, the referee after every action, one position in 400 through all checks.
fn play(players: u8, words: &str) {
    let battery = Battery::<Shinjuku2>::new(players, options(words), conceivable);
    let tally = battery.games(200).every(400).open_shows(shows).run();
    assert_eq!(tally.games, 200);
}

/// As in Version 1.
fn shows(game: &Shinjuku2, action: &Action) -> Showing {
    let picked = || {
        game.view(Viewer::Seat(game.public().seat))
            .picks()
            .map_or(0, |picks| picks.cards().count())
    };
    match (game.public().step, action) {
        (Step::GiveUp(_), _) => Showing::Nothing,
        (Step::PayThree(_), _) if picked() < 2 => Showing::Nothing,
        (Step::PayThree(_) | Step::Pay(Purchase::Upgrade(_)), Action::Pay { .. }) => Showing::Earlier,
        _ => Showing::Named,
    }
}

#[test]
fn two_players() {
    play(2, "");
}

#[test]
fn three_players() {
    play(3, "");
}

#[test]
fn four_players() {
    play(4, "");
}

#[test]
fn open_customers() {
    play(3, "open_customers");
}

#[test]
fn no_matsuri() {
    play(2, "no_matsuri");
}

#[test]
fn no_bonus_tokens() {
    play(4, "bonus=none");
}

#[test]
fn the_queue_of_eight() {
    play(3, "bonus=eight");
}

#[test]
fn the_first_token_breaks_ties() {
    play(2, "first_token");
}

#[test]
fn the_kaiju_of_the_bay() {
    play(3, "kaiju=bay");
}

#[test]
fn the_kaiju_of_the_deck() {
    play(4, "kaiju=deck");
}

#[test]
fn the_princess() {
    play(2, "princess");
}

#[test]
fn kaicho() {
    play(3, "kaicho");
}

#[test]
fn thieves() {
    play(4, "thief");
}

#[test]
fn hachiko() {
    play(2, "hachiko");
}

#[test]
fn the_art_collector() {
    play(3, "art");
}

#[test]
fn all_variants_together() {
    play(4, "kaiju=deck princess kaicho thief hachiko art first_token");
}

#[test]
fn the_advanced_game_with_the_bay_and_figures() {
    play(
        2,
        "no_matsuri bonus=none kaiju=bay princess kaicho hachiko home=ikebukuro",
    );
}

#[test]
fn the_long_queue_with_thieves_and_the_kaiju() {
    play(3, "bonus=eight kaiju=deck thief kaicho open_customers");
}

#[test]
fn the_other_cities() {
    for city in ["paris", "london", "osaka"] {
        let battery = Battery::<Shinjuku2>::new(
            3,
            options(&format!("city={city} kaiju=deck princess hachiko")),
            conceivable,
        );
        assert_eq!(battery.games(70).every(400).open_shows(shows).run().games, 70);
    }
}
