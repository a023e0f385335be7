//! Random whole games for every player count and every option, with everything checked on the way.

use hill::Hill;
use table::kit::Battery;

use crate::conceivable::conceivable;

/// At each table with this many players: 200 games, the referee after every action, one position in 400 through all checks.
fn play_all_options(players: u8) {
    for battery in Battery::<Hill>::every_table_for(players, conceivable) {
        // Who makes the last private choice shows that all of them are made; it stays open, since nobody learns which (HR2).
        let tally = battery.games(200).every(400).open_may_show().run();
        assert_eq!(tally.games, 200);
    }
}

#[test]
fn one_player() {
    play_all_options(1);
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
