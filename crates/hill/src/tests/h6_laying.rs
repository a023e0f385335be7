//! H6: laying tracks.

use super::support::*;
use crate::Line;

#[test]
fn h6_2_each_half_of_open_land_costs_one_resource() {
    let position = Position::new(2).town(0, "+ o o").took(0, crate::Location::Resources).resources(0, 1);
    // Road to open land: one half.
    let mut half = Position { hill: position.hill.clone() };
    half.act(lay(Line::Red, [0, 0], [1, 0]));
    assert_eq!(half.hill.player(SEATS[0]).resources, 0);
    // Open land to open land: two halves, more than there is.
    assert_eq!(position.refused_by(lay(Line::Red, [1, 0], [2, 0])), "H6.12");
}
