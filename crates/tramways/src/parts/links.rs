//! T1.8, TR10: links, derived from the tiles.

use serde::{Deserialize, Serialize};
use table::{MOST_SEATS, Seat};

use crate::board::Ground;
use crate::city::City;
use crate::map::Map;
use crate::side::Side;
use crate::square::{MOST_SQUARES, Square};

/// T1.4: the tiles of all players.
const MOST_TILES: usize = 24 * MOST_SEATS as usize;

/// Where a link ends: a side of its last tile.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LinkEnd {
    /// The square of the last tile.
    pub at: Square,
    /// The side by which it leaves it.
    pub side: Side,
}

/// T1.8: a maximal unbroken chain of tiles of one player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    /// Whose it is.
    pub owner: Seat,
    /// How many tiles it has.
    pub tiles: u8,
    /// How many of them are upgraded.
    pub upgraded: u8,
    /// Its ends, the one that comes first on the map first; that one names the link.
    pub ends: [LinkEnd; 2],
    /// The locations at its ends; `None` where it is loose.
    pub places: [Option<Square>; 2],
}

impl Link {
    /// T1.8: do both ends point to a location?
    pub const fn is_complete(&self) -> bool {
        self.places[0].is_some() && self.places[1].is_some()
    }

    /// TR26: is it upgraded as a whole?
    pub const fn is_upgraded(&self) -> bool {
        self.upgraded == self.tiles
    }

    /// The end that names the link.
    pub const fn name(&self) -> LinkEnd {
        self.ends[0]
    }

    /// T11.18, T11.20, TR26: $1 per normal tile, and $1.50 per upgraded one, rounded up.
    pub const fn fare(&self) -> u16 {
        (self.tiles - self.upgraded) as u16 + (3 * self.upgraded as u16).div_ceil(2)
    }

    /// T9.3, T11.20: the fare once all its tiles are upgraded.
    pub const fn fare_when_upgraded(&self) -> u16 {
        (3 * self.tiles as u16).div_ceil(2)
    }

    /// T11.10, TR29: where the link leads from a location; `None` if it cannot be travelled from there.
    pub fn leads(&self, from: Square) -> Option<Square> {
        let [Some(a), Some(b)] = self.places else { return None };
        match (a == from, b == from) {
            (true, false) => Some(b),
            (false, true) => Some(a),
            _ => None,
        }
    }

    /// Which of its ends this is.
    pub fn end(&self, end: LinkEnd) -> usize {
        usize::from(self.ends[0] != end)
    }

    /// The loose end of an incomplete link.
    pub fn loose_end(&self) -> Option<LinkEnd> {
        (0..2).find(|&end| self.places[end].is_none()).map(|end| self.ends[end])
    }
}

/// All links on the map.
#[derive(Clone, PartialEq, Debug)]
pub struct Links {
    all: [Link; MOST_TILES],
    len: u8,
    /// For both tiles of each square the number of their link.
    of_tile: [[u8; 2]; MOST_SQUARES],
}

const NO_LINK: Link = {
    let Some(seat) = Seat::new(0) else {
        panic!("there is a first seat")
    };
    let end = LinkEnd {
        at: Square(0),
        side: Side::North,
    };
    Link {
        owner: seat,
        tiles: 0,
        upgraded: 0,
        ends: [end; 2],
        places: [None; 2],
    }
};

impl Links {
    /// No link.
    pub(crate) const EMPTY: Links = Links {
        all: [NO_LINK; MOST_TILES],
        len: 0,
        of_tile: [[u8::MAX; 2]; MOST_SQUARES],
    };

    /// Every link, in the order of their first squares on the map.
    pub fn all(&self) -> &[Link] {
        &self.all[..usize::from(self.len)]
    }

    /// T11.10, T11.3: the links that can be travelled.
    pub fn travelled(&self) -> impl Iterator<Item = &Link> {
        self.all()
            .iter()
            .filter(|link| link.is_complete() && link.places[0] != link.places[1])
    }

    /// The links of a seat.
    pub fn of(&self, seat: Seat) -> impl Iterator<Item = &Link> {
        self.all().iter().filter(move |link| link.owner == seat)
    }

    /// The link with this name.
    pub fn named(&self, name: LinkEnd) -> Option<&Link> {
        self.all().iter().find(|link| link.name() == name)
    }

    /// The link of the tile that uses this side of this square.
    pub fn through(&self, city: &City, at: Square, side: Side) -> Option<&Link> {
        let slot = city.tiles(at).iter().position(|tile| tile.sides().contains(side))?;
        self.all().get(usize::from(self.of_tile[at.index()][slot]))
    }

    /// The tiles of a link from its first end on, each named by the side towards that end.
    pub fn tiles_of(map: &Map, city: &City, link: &Link) -> Vec<LinkEnd> {
        let mut tiles = Vec::with_capacity(link.tiles.into());
        let first = link.name();
        if let Some(tile) = city.tile_at(first.at, first.side) {
            let onwards = LinkEnd {
                at: first.at,
                side: tile.sides().other(first.side),
            };
            follow(map, city, onwards, |at, side| {
                let tile = city.tile_at(at, side).expect("it was just passed");
                tiles.push(LinkEnd {
                    at,
                    side: tile.sides().other(side),
                });
            });
        }
        tiles
    }

    /// TR10: follows every tile both ways. More tiles than players have (in a state edited by hand) are left out; the referee refuses them.
    pub(crate) fn derive(map: &Map, city: &City) -> Links {
        let mut links = Links::EMPTY;
        for at in city.railed().iter().filter(|at| map.ground(*at) != Ground::Outside) {
            for (slot, tile) in city.tiles(at).into_iter().enumerate() {
                if tile.is_some() && links.of_tile[at.index()][slot] == u8::MAX && usize::from(links.len) < MOST_TILES {
                    let start = tile.sides().iter().next().expect("a tile has two sides");
                    let first = follow(map, city, LinkEnd { at, side: start }, |_, _| ());
                    links.add(map, city, first);
                }
            }
        }
        links
    }

    /// Adds the link that has this end.
    fn add(&mut self, map: &Map, city: &City, first: LinkEnd) {
        let tile = city.tile_at(first.at, first.side).expect("a link ends in a tile");
        let mut link = Link {
            owner: tile.owner(),
            ..NO_LINK
        };
        let back = LinkEnd {
            at: first.at,
            side: tile.sides().other(first.side),
        };
        let number = self.len;
        let of_tile = &mut self.of_tile;
        let last = follow(map, city, back, |at, side| {
            let slot = usize::from(!city.tiles(at)[0].sides().contains(side));
            of_tile[at.index()][slot] = number;
            link.tiles = link.tiles.saturating_add(1);
            link.upgraded = link
                .upgraded
                .saturating_add(u8::from(city.tiles(at)[slot].is_upgraded()));
        });
        link.ends = if first <= last { [first, last] } else { [last, first] };
        link.places = link.ends.map(|end| {
            map.neighbour(end.at, end.side)
                .and_then(|next| city.place_for(map, link.owner, next))
        });
        self.all[usize::from(number)] = link;
        self.len += 1;
    }
}

/// Goes from tile to tile in the direction of a side until the link ends there; `passed` hears of every tile, by the side it is left by.
fn follow(map: &Map, city: &City, from: LinkEnd, mut passed: impl FnMut(Square, Side)) -> LinkEnd {
    let mut end = from;
    let owner = city.tile_at(from.at, from.side).map(crate::tile::Tile::owner);
    loop {
        passed(end.at, end.side);
        let Some(next) = map.neighbour(end.at, end.side) else {
            return end;
        };
        let facing = end.side.opposite();
        match city.tile_at(next, facing).filter(|tile| Some(tile.owner()) == owner) {
            None => return end,
            Some(tile) => {
                let on = LinkEnd {
                    at: next,
                    side: tile.sides().other(facing),
                };
                if on == from {
                    return end; // a closed ring, which only an edited state can have
                }
                end = on;
            }
        }
    }
}
