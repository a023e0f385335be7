//! The map in play: tiles, buildings, passengers and discs; with the links and locations that follow from them.

use serde::{Deserialize, Serialize};
use table::{Inconsistent, MOST_SEATS, Seat, Seats};

use crate::kind::Kind;
use crate::links::Links;
use crate::map::Map;
use crate::side::{Side, Sides};
use crate::square::{MOST_SQUARES, Square, SquareSet};
use crate::tile::{Tile, TileForm};

/// What stands and lies on the map.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "CityForm", into = "CityForm")]
pub struct City {
    /// T7.6: at most two tiles on a square; the one with the lower sides first, so that equal maps are equal.
    tiles: [[Tile; 2]; MOST_SQUARES],
    /// The squares with a tile.
    railed: SquareSet,
    /// T10.3: buildings on parcels.
    built: [Option<Building>; MOST_SQUARES],
    /// T1.9: the parcels with a disc of each seat.
    discs: [SquareSet; MOST_SEATS as usize],
    /// T1.5, TR7: as many as needed.
    passengers: SquareSet,
    /// What follows from all this; see [`City::derive`].
    pub(crate) links: Links,
    pub(crate) buildings: SquareSet,
    /// T16.3: for each building square the first square of its location.
    places: [u8; MOST_SQUARES],
    /// T16.3: the type of each building square.
    kinds: [Option<Kind>; MOST_SQUARES],
}

/// T10: a building tile on a parcel.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Building {
    /// Its type.
    pub kind: Kind,
    /// Whose it is.
    pub owner: Seat,
    /// Is its upgraded side up?
    pub upgraded: bool,
}

/// No location.
const NOWHERE: u8 = u8::MAX;

impl City {
    /// The map before anything is built, with a passenger on every printed building square (T2.11).
    pub(crate) fn new(map: &Map) -> City {
        let mut city = City::bare();
        city.passengers = map.printed;
        city.derive(map);
        city
    }

    fn bare() -> City {
        City {
            tiles: [[Tile::NONE; 2]; MOST_SQUARES],
            railed: SquareSet::EMPTY,
            built: [None; MOST_SQUARES],
            discs: [SquareSet::EMPTY; MOST_SEATS as usize],
            passengers: SquareSet::EMPTY,
            links: Links::EMPTY,
            buildings: SquareSet::EMPTY,
            places: [NOWHERE; MOST_SQUARES],
            kinds: [None; MOST_SQUARES],
        }
    }

    /// The tiles on a square.
    pub const fn tiles(&self, at: Square) -> [Tile; 2] {
        self.tiles[at.index()]
    }

    /// Every tile, with its square.
    pub fn all_tiles(&self) -> impl Iterator<Item = (Square, Tile)> + '_ {
        Square::all()
            .flat_map(|at| self.tiles(at).into_iter().map(move |tile| (at, tile)))
            .filter(|(_, tile)| tile.is_some())
    }

    /// The squares with a tile.
    pub(crate) const fn railed(&self) -> SquareSet {
        self.railed
    }

    /// The sides of a square that tiles use.
    pub const fn used(&self, at: Square) -> Sides {
        let [first, second] = self.tiles[at.index()];
        first.sides().or(second.sides())
    }

    /// The tile on a square that uses this side.
    pub const fn tile_at(&self, at: Square, side: Side) -> Option<Tile> {
        let [first, second] = self.tiles[at.index()];
        if first.sides().contains(side) {
            Some(first)
        } else if second.sides().contains(side) {
            Some(second)
        } else {
            None
        }
    }

    /// The building tile on a parcel.
    pub const fn built(&self, at: Square) -> Option<Building> {
        self.built[at.index()]
    }

    /// T1.9: whose parcel it is.
    pub fn disc(&self, at: Square) -> Option<Seat> {
        Seats::all(MOST_SEATS)
            .iter()
            .find(|&seat| self.claimed(seat).contains(at))
    }

    /// T1.9: the parcels of a seat.
    pub const fn claimed(&self, seat: Seat) -> SquareSet {
        self.discs[seat.index()]
    }

    /// The squares with a passenger.
    pub const fn passengers(&self) -> SquareSet {
        self.passengers
    }

    /// The type of the building on a square, printed or built.
    pub const fn kind(&self, at: Square) -> Option<Kind> {
        self.kinds[at.index()]
    }

    /// The building squares, printed and built.
    pub const fn building_squares(&self) -> SquareSet {
        self.buildings
    }

    /// T12.5, T13.5: the building squares without a passenger.
    pub const fn empty_spaces(&self) -> SquareSet {
        self.buildings.minus(self.passengers)
    }

    /// T1.7: the location that a building square belongs to, named by its first square.
    pub const fn building_place(&self, at: Square) -> Option<Square> {
        let place = self.places[at.index()];
        if place == NOWHERE { None } else { Some(Square(place)) }
    }

    /// T1.7, TR10: the location on a square, as a link of this seat sees it: a building, or a parcel of the seat without rail.
    pub fn place_for(&self, map: &Map, seat: Seat, at: Square) -> Option<Square> {
        self.building_place(at)
            .or_else(|| self.is_bare_parcel(map, seat, at).then_some(at))
    }

    /// Is it a parcel of the seat that carries neither rail nor building?
    pub fn is_bare_parcel(&self, map: &Map, seat: Seat, at: Square) -> bool {
        map.parcel_squares.contains(at)
            && self.claimed(seat).contains(at)
            && self.built(at).is_none()
            && self.used(at).is_empty()
    }

    /// The links.
    pub const fn links(&self) -> &Links {
        &self.links
    }

    /// T16.3 to T16.5: finds locations and links anew, from what lies on the map and nothing else.
    pub(crate) fn derive(&mut self, map: &Map) {
        self.find_places(map);
        self.find_links(map);
    }

    /// TR10: finds the links anew.
    pub(crate) fn find_links(&mut self, map: &Map) {
        self.links = Links::derive(map, self);
    }

    /// T16.3, T16.4, T16.5: neighbouring building squares of the same type are one building.
    fn find_places(&mut self, map: &Map) {
        self.buildings = map.printed;
        for at in map.squares() {
            self.kinds[at.index()] = map.printed(at).or_else(|| self.built(at).map(|building| building.kind));
            if self.built(at).is_some() {
                self.buildings.insert(at);
            }
        }
        self.places = [NOWHERE; MOST_SQUARES];
        for first in self.buildings.iter() {
            if self.places[first.index()] == NOWHERE {
                self.spread(map, first, first);
            }
        }
    }

    fn spread(&mut self, map: &Map, first: Square, at: Square) {
        self.places[at.index()] = first.0;
        for next in Side::ALL.into_iter().filter_map(|side| map.neighbour(at, side)) {
            if self.kind(next) == self.kind(first) && self.places[next.index()] == NOWHERE {
                self.spread(map, first, next);
            }
        }
    }

    /// Lays a tile where there is room for it.
    pub(crate) fn lay(&mut self, at: Square, tile: Tile) {
        let place = &mut self.tiles[at.index()];
        let empty = usize::from(place[0].is_some());
        place[empty] = tile;
        if place[1].is_some() && place[1].sides().0 < place[0].sides().0 {
            place.swap(0, 1);
        }
        self.railed.insert(at);
    }

    /// Takes the tile away that uses this side.
    pub(crate) fn lift(&mut self, at: Square, side: Side) {
        let place = &mut self.tiles[at.index()];
        if place[0].sides().contains(side) {
            place[0] = place[1];
            place[1] = Tile::NONE;
        } else if place[1].sides().contains(side) {
            place[1] = Tile::NONE;
        }
        if !place[0].is_some() {
            self.railed.remove(at);
        }
    }

    /// T9.3: turns the tile over that uses this side.
    pub(crate) fn upgrade_tile(&mut self, at: Square, side: Side) {
        for tile in &mut self.tiles[at.index()] {
            if tile.sides().contains(side) {
                *tile = tile.upgraded();
            }
        }
    }

    pub(crate) fn build(&mut self, at: Square, building: Building) {
        self.built[at.index()] = Some(building);
    }

    pub(crate) fn put_disc(&mut self, at: Square, seat: Seat) {
        self.discs[seat.index()].insert(at);
    }

    pub(crate) fn add_passenger(&mut self, at: Square) {
        self.passengers.insert(at);
    }

    pub(crate) fn remove_passenger(&mut self, at: Square) {
        self.passengers.remove(at);
    }
}

/// The city in JSON: what lies and stands on it, without what follows from that.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CityForm {
    tiles: Vec<TileForm>,
    buildings: Vec<BuildingForm>,
    discs: Vec<DiscForm>,
    passengers: SquareSet,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingForm {
    at: Square,
    kind: Kind,
    owner: Seat,
    upgraded: bool,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DiscForm {
    at: Square,
    owner: Seat,
}

impl From<City> for CityForm {
    fn from(city: City) -> CityForm {
        let building = |at: Square| {
            city.built(at).map(|Building { kind, owner, upgraded }| BuildingForm {
                at,
                kind,
                owner,
                upgraded,
            })
        };
        CityForm {
            tiles: city.all_tiles().map(|(at, tile)| TileForm::new(at, tile)).collect(),
            buildings: Square::all().filter_map(building).collect(),
            discs: Square::all()
                .filter_map(|at| city.disc(at).map(|owner| DiscForm { at, owner }))
                .collect(),
            passengers: city.passengers,
        }
    }
}

/// Links and locations are still to be derived: only a map tells them.
impl TryFrom<CityForm> for City {
    type Error = Inconsistent;

    fn try_from(form: CityForm) -> Result<City, Inconsistent> {
        let mut city = City::bare();
        for form in form.tiles {
            let tile = form
                .tile()
                .ok_or_else(|| Inconsistent(format!("there is no tile like the one on {}", form.at)))?;
            Inconsistent::unless(!city.used(form.at).overlaps(tile.sides()), || {
                format!("T7.6 tiles overlap on {}", form.at)
            })?;
            city.lay(form.at, tile);
        }
        for BuildingForm {
            at,
            kind,
            owner,
            upgraded,
        } in form.buildings
        {
            Inconsistent::unless(city.built(at).is_none(), || format!("two buildings stand on {at}"))?;
            city.build(at, Building { kind, owner, upgraded });
        }
        for DiscForm { at, owner } in form.discs {
            Inconsistent::unless(city.disc(at).is_none(), || format!("two discs lie on {at}"))?;
            city.put_disc(at, owner);
        }
        city.passengers = form.passengers;
        Ok(city)
    }
}
