//! Random whole games for every player count and every option, with everything checked on the way.

use table::kit::Battery;
use tramways::Tramways;

use crate::conceivable::conceivable;

/// At each table with this many players: 25 games, the referee after every action, one position in 150 through all checks.
fn play_all_options(players: u8) {
    for battery in Battery::<Tramways>::every_table_for(players, conceivable) {
        // Tickets that are played are shown; the action can still be taken back, since who plays them learns nothing.
        let tally = battery.games(25).every(150).open_may_show().run();
        assert_eq!(tally.games, 25);
    }
}

#[test]
fn alone() {
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

#[test]
fn five_players() {
    play_all_options(5);
}
