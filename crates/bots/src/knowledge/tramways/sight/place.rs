//! What is known of a location.

use table::Seat;
use tramways::Tramways;
use tramways::board::Ground;
use tramways::kind::Kind;
use tramways::side::Side;
use tramways::square::Square;

use super::network::{Network, PARCEL, TARGET_NAMES};
use super::track::Track;
use crate::sight::Sheet;

/// What is known of a location, or of a square that is none.
#[derive(Clone, Copy, Default)]
pub(super) struct Place {
    target: Option<usize>,
    passengers: u32,
    own_links: u32,
    others_links: u32,
    open_sides: usize,
    is_own: bool,
    is_upgraded: bool,
    /// How many of the squares beside it are buildings.
    buildings: u32,
}

impl Place {
    pub(super) fn at(game: &Tramways, network: &Network, track: &Track<'_>, seat: Seat, at: Square) -> Place {
        let (map, city) = (&game.components().map, &game.public().city);
        let name = city.building_place(at).unwrap_or(at);
        let node = network.node(name);
        let own_links = node.map_or(0, |node| node.links_of(seat));
        let others_links = node.map_or(0, super::network::Node::links) - own_links;
        let built = city.built(at);
        let is_parcel = matches!(map.ground(at), Ground::Parcel(_)) && built.is_none();
        let beside = Side::ALL.into_iter().filter_map(|side| map.neighbour(at, side));
        Place {
            target: city.kind(at).map(Kind::index).or(is_parcel.then_some(PARCEL)),
            passengers: node.map_or_else(
                || u32::from(city.passengers().contains(at)),
                |node| node.passengers.into(),
            ),
            own_links,
            others_links,
            open_sides: track.open_sides(at),
            is_own: city.disc(at) == Some(seat),
            is_upgraded: built.is_some_and(|building| building.upgraded),
            buildings: beside.filter(|&next| city.kind(next).is_some()).count() as u32,
        }
    }

    pub(super) fn write(&self, sheet: &mut impl Sheet) {
        sheet.one_of(&TARGET_NAMES, self.target);
        sheet.number("passengers", self.passengers as f32 / 3.0);
        sheet.number("own links", self.own_links as f32 / 3.0);
        sheet.number("links of others", self.others_links as f32 / 3.0);
        sheet.number("open sides", self.open_sides as f32 / 4.0);
        sheet.number("buildings beside", self.buildings as f32 / 3.0);
        sheet.flag("of this seat", self.is_own);
        sheet.flag("upgraded", self.is_upgraded);
    }
}

/// How far a square is from other things.
#[derive(Clone, Copy, Default)]
pub(super) struct Nearness {
    /// Of the nearest location that a link of the seat joins: 1 on the spot, 0 far away.
    own: f32,
    /// The same of links of others.
    others: f32,
    /// Building squares at most two steps away.
    buildings: u32,
}

/// The squares two steps away at most.
const AROUND: [(i8, i8); 12] = [
    (-2, 0),
    (-1, -1),
    (-1, 0),
    (-1, 1),
    (0, -2),
    (0, -1),
    (0, 1),
    (0, 2),
    (1, -1),
    (1, 0),
    (1, 1),
    (2, 0),
];
/// What is so far away is not near at all.
const FAR: f32 = 8.0;

impl Nearness {
    pub(super) fn of(game: &Tramways, network: &Network, seat: Seat, at: Square) -> Nearness {
        let city = &game.public().city;
        let mut near = Nearness::default();
        for node in network.nodes() {
            let steps = at.row().abs_diff(node.place.row()) + at.column().abs_diff(node.place.column());
            let nearness = 1.0 - f32::from(steps) / FAR;
            if node.links_of(seat) > 0 {
                near.own = near.own.max(nearness);
            } else {
                near.others = near.others.max(nearness);
            }
        }
        for (down, right) in AROUND {
            let row = at.row().checked_add_signed(down);
            let column = at.column().checked_add_signed(right);
            let square = row.zip(column).and_then(|(row, column)| Square::new(row, column));
            near.buildings += u32::from(square.is_some_and(|square| city.kind(square).is_some()));
        }
        near
    }

    pub(super) fn write(&self, sheet: &mut impl Sheet) {
        sheet.number("near to own links", self.own);
        sheet.number("near to links of others", self.others);
        sheet.number("buildings at most two squares away", self.buildings as f32 / 6.0);
    }
}
