//! Random whole games for every player count and every option, with everything checked on the way.

use shinjuku::Shinjuku;
use table::kit::Battery;

use crate::conceivable::conceivable;

/// At each table with this many players: 200 games, the referee after every action, one position in 200 through all checks.
fn play_all_options(players: u8) {
    for battery in Battery::<Shinjuku>::every_table(conceivable).into_iter().filter(|battery| battery.players() == players) {
        // Cards that are paid are shown; the payment can still be taken back, since who pays learns nothing.
        let tally = battery.games(200).every(200).open_may_show().run();
        assert_eq!(tally.games, 200);
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
