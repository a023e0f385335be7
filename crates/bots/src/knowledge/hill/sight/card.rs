//! What a net sees of a Town card that isn't placed yet.

use hill::Line;
use hill::cards::TownCard;
use hill::cell::Direction;

use super::line_row::LANDMARK_NAMES;
use crate::sight::Sheet;

/// The lines, by colour.
pub(super) const LINES: [&str; 4] = ["red", "yellow", "blue", "black"];

pub(super) fn write(card: Option<&TownCard>, sheet: &mut impl Sheet) {
    for (line, name) in Line::ALL.into_iter().zip(LINES) {
        sheet.number(name, card.map_or(0.0, |card| f32::from(card.values[line]) / 5.0));
    }
    sheet.one_of(
        &LANDMARK_NAMES,
        card.and_then(|card| card.landmark).map(|landmark| landmark as usize),
    );
    let roads = card.map_or(0, |card| {
        Direction::ALL
            .into_iter()
            .filter(|&direction| card.roads.has(direction))
            .count()
    });
    sheet.number("roads", roads as f32 / 8.0);
    sheet.flag("there is one", card.is_some());
}
