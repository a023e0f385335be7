//! Random whole games for every player count and every option, with everything checked on the way.

use shinjuku::cities::{self, CITIES};
use shinjuku::state::{Purchase, Step};
use shinjuku::{Action, Options, Shinjuku};
use table::kit::{Battery, Showing};
use table::{Game, Viewer};

use crate::conceivable::conceivable;

/// At each table with this many players: 200 games, the referee after every action, one position in 200 through all checks.
fn play_all_options(players: u8) {
    for open_customers in [false, true] {
        let options = Options {
            open_customers,
            ..Options::default()
        };
        let tally = Battery::<Shinjuku>::new(players, options, conceivable)
            .games(200)
            .every(200)
            .open_shows(shows)
            .run();
        assert_eq!(tally.games, 200);
    }
}

/// Cards that are paid are shown; the payment can still be taken back, since who pays learns nothing. S8.6: picking something to pay shows nothing, the complete
/// payment all that was picked.
fn shows(game: &Shinjuku, action: &Action) -> Showing {
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

/// The cities that come with the game.
#[test]
fn the_other_cities() {
    for name in &CITIES[1..] {
        let map = cities::find(name).expect("a city of ours");
        let options = Options {
            map,
            ..Options::default()
        };
        let battery = Battery::<Shinjuku>::new(3, options, conceivable);
        assert_eq!(battery.games(50).every(200).open_shows(shows).run().games, 50);
    }
}

#[test]
fn two_players() {
    play_all_options(2);
}

#[test]
fn three_players() {
    play_all_options(3);
}

#[test]
fn four_players() {
    play_all_options(4);
}
