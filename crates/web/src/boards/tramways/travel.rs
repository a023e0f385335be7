//! The ways along which things move over the map: rails that are laid, passengers on their links, money that goes to somebody.

use tramways::links::{LinkEnd, Links};
use tramways::run::NewTile;
use tramways::square::Square;
use tramways::{Event, View};

use super::thing;
use crate::boards::Way;

/// The way along which an event moves something.
pub fn way(before: &View, event: &Event) -> Option<Way> {
    Some(match event {
        Event::Built { seat, tiles, .. } => Way::laid(*seat, run(before, tiles)),
        Event::Travelled { seat, from, to, route } => Way::along(Some(*seat), trip(before, *from, *to, route)),
        Event::Constructed { seat, at, .. } | Event::BuildingUpgraded { seat, at } => {
            Way::along(Some(*seat), [Way::player(*seat), thing::square(*at)])
        }
        Event::PassengerAdded { seat, at } => Way::along(Some(*seat), [Way::player(*seat), thing::square(*at)]),
        Event::Fare {
            from: Some(from), to, ..
        } => Way::along(Some(*from), [Way::player(*from), Way::player(*to)]),
        _ => return None,
    })
}

/// T7.4: the squares of a run of tiles, from where it comes to where it leads.
fn run(before: &View, tiles: &[NewTile]) -> Vec<String> {
    let map = &before.components().map;
    let come_from = tiles.first().and_then(|first| map.neighbour(first.at, first.from));
    let leads_to = tiles.last().and_then(|last| map.neighbour(last.at, last.to));
    let squares = come_from
        .into_iter()
        .chain(tiles.iter().map(|tile| tile.at))
        .chain(leads_to);
    squares.map(thing::square).collect()
}

/// T11.8: every square that a passenger passes.
fn trip(before: &View, from: Square, to: Square, route: &[LinkEnd]) -> Vec<String> {
    let (map, city) = (&before.components().map, &before.public().city);
    let mut at = city.building_place(from).unwrap_or(from);
    let mut squares = vec![from];
    for name in route {
        let Some(link) = city.links().named(*name) else { break };
        let tiles = Links::tiles_of(map, city, link).into_iter().map(|end| end.at);
        if link.places[0] == Some(at) {
            squares.extend(tiles);
        } else {
            squares.extend(tiles.rev());
        }
        let Some(next) = link.leads(at) else { break };
        squares.push(next);
        at = next;
    }
    if at != to {
        squares.push(to);
    }
    squares.into_iter().map(thing::square).collect()
}
