//! The score pad, filled in after games that were played to the end.

use shinjuku::{Goods, Shinjuku2};
use table::kit::pads;
use table::{Seat, SeatResult};

/// The customers behind the screen, doubles as two, and what lies in the open.
fn filled(game: &Shinjuku2, seat: Seat, _: &SeatResult) -> Vec<Option<i32>> {
    let (earned, scene) = (game.earned(seat), &game.public().scene);
    let types = Goods::ALL.map(|goods| earned.points(goods));
    let took = if scene.rules.first_token {
        scene.took[seat.index()]
    } else {
        0
    };
    let open = [scene.bonus[seat.index()], scene.art_earned[seat.index()], took];
    types.into_iter().chain(open.map(i32::from)).map(Some).collect()
}

#[test]
fn the_pad_comes_to_the_score_of_the_game() {
    assert!(pads::check::<Shinjuku2>(filled) >= 3);
}
