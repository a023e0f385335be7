//! The printed score pad, filled in after games that were played to the end.

use hill::Hill;
use table::kit::pads;
use table::{Seat, SeatResult};

/// What stands on the score sheet, row by row: a pad has two rows for Request cards, used or not.
fn filled(_: &Hill, _: Seat, result: &SeatResult) -> Vec<Option<i32>> {
    let parts = &result.score.parts;
    let points = |clause: &'static str| {
        parts
            .iter()
            .filter(move |part| part.clause == clause)
            .map(|part| Some(part.points))
    };
    let empty_lines = parts.iter().find(|part| part.clause == "H10.3");
    let resources = parts.iter().find_map(|part| part.what.number("resources"));
    let mut column: Vec<Option<i32>> = points("H10.1").chain(points("H10.2")).collect();
    column.push(empty_lines.map(|part| part.parts.len() as i32));
    column.extend(points("H10.4").chain([None, None]).take(2));
    column.push(resources.map(|number| number as i32));
    column.push(result.tie_breaks.first().copied());
    column
}

#[test]
fn the_pad_comes_to_the_score_of_the_game() {
    assert!(pads::check::<Hill>(filled) >= 4);
}
