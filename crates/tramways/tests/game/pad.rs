//! The score pad, filled in after games that were played to the end.

use table::kit::pads;
use table::{Seat, SeatResult};
use tramways::Tramways;
use tramways::scoring::LINK;

/// Happiness, links, money and stress, as the score sheet and the tie-break tell them.
fn filled(_: &Tramways, _: Seat, result: &SeatResult) -> Vec<Option<i32>> {
    let points: Vec<i32> = result.score.parts.iter().map(|part| part.points).collect();
    vec![
        Some(points[0]),
        Some(points[1] / LINK),
        result.tie_breaks.first().copied(),
        Some(-points[3]),
    ]
}

#[test]
fn the_pad_comes_to_the_score_of_the_game() {
    assert!(pads::check::<Tramways>(filled) >= 5);
}
