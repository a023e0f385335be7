//! The score pad, filled in after games that were played to the end.

use shinjuku::{Customer, Shinjuku};
use table::kit::pads;
use table::{Seat, SeatResult};

/// The tokens behind the screen, and the rank number that breaks the last tie.
fn filled(game: &Shinjuku, seat: Seat, result: &SeatResult) -> Vec<Option<i32>> {
    let earned = game.earned(seat);
    let tokens = Customer::all().map(|customer| Some(i32::from(earned.of(customer))));
    tokens.chain([result.tie_breaks.last().copied()]).collect()
}

#[test]
fn the_pad_comes_to_the_score_of_the_game() {
    assert!(pads::check::<Shinjuku>(filled) >= 3);
}
