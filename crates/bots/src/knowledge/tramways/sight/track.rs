//! Where rails could lead.

use std::cell::Cell;

use table::Seat;
use tramways::Tramways;
use tramways::board::Ground;
use tramways::city::City;
use tramways::destination::Destination;
use tramways::kind::Kind;
use tramways::links::{Link, LinkEnd};
use tramways::map::Map;
use tramways::run::Run;
use tramways::side::{Side, Sides};
use tramways::square::{MOST_SQUARES, Square, SquareSet};

use super::hand::Hand;
use super::network::{Network, PARCEL, TARGETS};

/// How many rail symbols are looked ahead at most.
const MOST_RAILS: u32 = 5;
/// How many places to go on from are kept for each number of rail symbols.
const MOST_HEADS: usize = 48;

/// What a side of a new tile meets.
#[derive(Clone, Copy)]
pub(super) enum Meets {
    /// A location.
    Place(Square),
    /// A link of the seat, which leads to a location or nowhere.
    Joins(Option<Square>, bool),
    /// Nothing yet: the next tile can lie on this square.
    Head(LinkEnd),
    /// Nothing that a link could go on to.
    Dead,
}

impl Meets {
    /// The location at that end.
    pub(super) const fn place(self) -> Option<Square> {
        match self {
            Meets::Place(place) => Some(place),
            Meets::Joins(place, _) => place,
            Meets::Head(_) | Meets::Dead => None,
        }
    }

    /// Is a link joined that was complete?
    pub(super) const fn joins_complete(self) -> bool {
        matches!(self, Meets::Joins(_, true))
    }

    /// Is a link joined that was incomplete?
    pub(super) const fn joins_loose(self) -> bool {
        matches!(self, Meets::Joins(_, false))
    }
}

/// The ground on which a seat lays rails.
pub(super) struct Track<'a> {
    map: &'a Map,
    city: &'a City,
    seat: Seat,
    /// What each side of each square meets, once that was asked.
    met: [Cell<Option<Meets>>; 4 * MOST_SQUARES],
}

/// What rails could complete.
#[derive(Clone, Copy, Default)]
pub(super) struct Reach {
    /// The best location that the tickets in hand can complete a link to, and the rail symbols of the whole run.
    pub(super) payable: Option<(Square, u32)>,
    /// How many there are.
    pub(super) ways: u32,
    /// The nearest location, and the rail symbols of the whole run, whether or not there are the tickets.
    pub(super) nearest: Option<(Square, u32)>,
    /// The rail symbols to the nearest location of each kind; 0 where none is in reach.
    pub(super) symbols: [u32; TARGETS],
    /// How many squares could carry a tile, counted once for each side to enter by.
    pub(super) squares: u32,
}

impl<'a> Track<'a> {
    pub(super) fn new(game: &'a Tramways, seat: Seat) -> Track<'a> {
        Track {
            map: &game.components().map,
            city: &game.public().city,
            seat,
            met: [const { Cell::new(None) }; 4 * MOST_SQUARES],
        }
    }

    /// T7.5: may this seat lay a tile here?
    pub(super) fn is_ground(&self, at: Square) -> bool {
        match self.map.ground(at) {
            Ground::Plain | Ground::Mountain => true,
            Ground::Parcel(_) => self.city.disc(at) == Some(self.seat) && self.city.built(at).is_none(),
            _ => false,
        }
    }

    /// T7.7: may rails point there?
    fn may_point_to(&self, next: Square) -> bool {
        let is_parcel = matches!(self.map.ground(next), Ground::Parcel(_)) && self.city.built(next).is_none();
        !is_parcel || self.city.disc(next) == Some(self.seat)
    }

    /// TR10: what a side of this square meets, seen from a tile there.
    pub(super) fn meets(&self, at: Square, side: Side) -> Meets {
        let met = &self.met[4 * at.index() + side.index()];
        met.get().unwrap_or_else(|| {
            let meets = self.find(at, side);
            met.set(Some(meets));
            meets
        })
    }

    fn find(&self, at: Square, side: Side) -> Meets {
        let Some(next) = self.map.neighbour(at, side).filter(|&next| self.may_point_to(next)) else {
            return Meets::Dead;
        };
        let facing = side.opposite();
        if let Some(tile) = self.city.tile_at(next, facing) {
            return if tile.belongs_to(self.seat) {
                self.joins(next, facing)
            } else {
                Meets::Dead
            };
        }
        match self.city.place_for(self.map, self.seat, next) {
            Some(place) => Meets::Place(place),
            None if self.is_ground(next) => Meets::Head(LinkEnd { at: next, side: facing }),
            None => Meets::Dead,
        }
    }

    fn joins(&self, at: Square, side: Side) -> Meets {
        let link = self.city.links().through(self.city, at, side);
        link.map_or(Meets::Dead, |link| {
            Meets::Joins(far_place(link, LinkEnd { at, side }), link.is_complete())
        })
    }

    /// What a run has behind its first tile.
    pub(super) fn behind(&self, run: &Run) -> Meets {
        let LinkEnd { at, side } = run.start;
        if !run.redirects {
            return self.meets(at, side);
        }
        let link = self.city.links().through(self.city, at, side);
        link.map_or(Meets::Dead, |link| {
            Meets::Joins(link.places.into_iter().flatten().next(), false)
        })
    }

    /// The square beyond this side.
    pub(super) fn beyond(&self, at: Square, side: Side) -> Option<Square> {
        self.map.neighbour(at, side)
    }

    /// T7.2: the rail symbols of a tile.
    pub(super) fn cost(&self, at: Square) -> u32 {
        self.map.rail_cost(at).into()
    }

    /// How many sides of a square a tile of this seat could lie on the other side of.
    pub(super) fn open_sides(&self, at: Square) -> usize {
        let is_open = |&side: &Side| {
            let next = self.map.neighbour(at, side);
            next.is_some_and(|next| self.is_ground(next) && !self.city.used(next).contains(side.opposite()))
        };
        Side::ALL.iter().filter(|side| is_open(side)).count()
    }

    /// The sides in use on a square, those of the run included.
    fn used(&self, run: &Run, at: Square) -> Sides {
        run.tiles
            .iter()
            .filter(|tile| tile.at == at)
            .fold(self.city.used(at), |used, tile| used.or(tile.sides()))
    }

    /// What can be completed by going on from here, the run having cost this much; `start` is the location at its other end.
    pub(super) fn reach(
        &self,
        (network, hand): (&Network, &Hand),
        run: &Run,
        (head, cost): (LinkEnd, u32),
        start: Option<Square>,
    ) -> Reach {
        let mut search = Search {
            track: self,
            network,
            hand,
            start,
            is_start_named: start.is_some_and(|start| self.is_named(hand, start)),
            reach: Reach::default(),
            worth_of_payable: i32::MIN,
            found: SquareSet::EMPTY,
            seen: [0; MOST_SQUARES],
        };
        search.go(run, head, cost);
        search.reach
    }

    /// T7.1: is there an icon in hand that names this location?
    fn is_named(&self, hand: &Hand, place: Square) -> bool {
        Destination::of(self.map, self.city, place).is_some_and(|end| hand.names(end))
    }
}

/// The location at the other end of a link.
fn far_place(link: &Link, near: LinkEnd) -> Option<Square> {
    link.places[1 - link.end(near)]
}

/// A search for what can be completed.
struct Search<'a> {
    track: &'a Track<'a>,
    network: &'a Network,
    hand: &'a Hand,
    start: Option<Square>,
    is_start_named: bool,
    reach: Reach,
    worth_of_payable: i32,
    found: SquareSet,
    /// For each square the sides by which it was entered.
    seen: [u8; MOST_SQUARES],
}

/// Places to go on from.
#[derive(Clone, Copy)]
struct Heads {
    heads: [LinkEnd; MOST_HEADS],
    len: usize,
}

impl Heads {
    fn push(&mut self, head: LinkEnd) {
        if self.len < MOST_HEADS {
            self.heads[self.len] = head;
            self.len += 1;
        }
    }
}

impl Search<'_> {
    /// Goes on by growing cost: `now` has what costs as much as reached, `next` one more, `later` two more.
    fn go(&mut self, run: &Run, head: LinkEnd, cost: u32) {
        let empty = Heads {
            heads: [head; MOST_HEADS],
            len: 0,
        };
        let (mut now, mut next, mut later) = (empty, empty, empty);
        now.push(head);
        let most = self.hand.most_rails().min(cost + MOST_RAILS);
        for cost in cost..most {
            for place in 0..now.len {
                let head = now.heads[place];
                let seen = &mut self.seen[head.at.index()];
                let bit = 1 << head.side.index();
                if *seen & bit != 0 {
                    continue;
                }
                *seen |= bit;
                self.reach.squares += 1;
                let rails = self.track.cost(head.at);
                if cost + rails <= most {
                    let onwards = if rails == 1 { &mut next } else { &mut later };
                    self.lay(run, head, cost + rails, onwards);
                }
            }
            now = next;
            next = later;
            later.len = 0;
            if now.len == 0 && next.len == 0 {
                break;
            }
        }
    }

    /// Every tile that could lie here.
    fn lay(&mut self, run: &Run, head: LinkEnd, cost: u32, onwards: &mut Heads) {
        let used = self.track.used(run, head.at);
        if used.contains(head.side) {
            return;
        }
        for to in Side::ALL {
            if to == head.side || used.contains(to) {
                continue;
            }
            match self.track.meets(head.at, to) {
                Meets::Place(place) => {
                    self.complete(place, cost);
                    // T7.10: a link may run through a parcel of the seat
                    if self.track.is_ground(place) {
                        onwards.push(LinkEnd {
                            at: place,
                            side: to.opposite(),
                        });
                    }
                }
                Meets::Joins(place, _) => {
                    if let Some(place) = place {
                        self.complete(place, cost);
                    }
                }
                Meets::Head(head) => onwards.push(head),
                Meets::Dead => (),
            }
        }
    }

    /// T7.11: a link from the start to this location could be completed.
    fn complete(&mut self, place: Square, cost: u32) {
        if self.start.is_none_or(|start| start == place) || self.found.contains(place) {
            return;
        }
        let target = self.track.city.kind(place).map_or(PARCEL, Kind::index);
        if self.reach.symbols[target] == 0 {
            self.reach.symbols[target] = cost;
        }
        if self.reach.nearest.is_none_or(|(_, nearest)| cost < nearest) {
            self.reach.nearest = Some((place, cost));
        }
        if self.hand.pays_rails(cost) && (self.is_start_named || self.track.is_named(self.hand, place)) {
            self.found.insert(place);
            self.reach.ways += 1;
            let worth = self.worth(place) - cost as i32;
            if worth > self.worth_of_payable {
                self.worth_of_payable = worth;
                self.reach.payable = Some((place, cost));
            }
        }
    }

    /// Roughly what a link there is good for: it is travelled by who waits there, and goes on over the links that end there.
    fn worth(&self, place: Square) -> i32 {
        let Some(node) = self.network.node(place) else {
            return i32::from(self.track.city.passengers().contains(place));
        };
        let own = node.links_of(self.track.seat).min(2) as i32;
        let others = (node.links() as i32 - own).min(2);
        let again = self
            .start
            .is_some_and(|start| self.network.joins(self.track.seat, start, place));
        i32::from(node.passengers.min(3)) + 2 * own + others - 3 * i32::from(again)
    }
}

/// What comes of a run that ends where it is.
#[derive(Clone, Copy, Default)]
pub(super) struct Stop {
    /// The points for links.
    pub(super) points: f32,
    pub(super) start: Option<Square>,
    pub(super) end: Option<Square>,
    pub(super) cost: u32,
}

impl Track<'_> {
    /// T7.1, T15.1: what comes of a run that ends where it is.
    pub(super) fn stop(&self, run: &Run) -> Stop {
        let behind = self.behind(run);
        let ahead = run
            .tiles
            .last()
            .map_or(Meets::Dead, |tile| self.meets(tile.at, tile.to));
        let cost = run.cost(self.map).into();
        Stop::between(behind, ahead, cost)
    }
}

impl Stop {
    /// T1.8, T15.1: what comes of a run with these ends.
    pub(super) fn between(behind: Meets, ahead: Meets, cost: u32) -> Stop {
        let (start, end) = (behind.place(), ahead.place());
        let is_complete = start.is_some() && end.is_some() && start != end;
        let lost = u8::from(behind.joins_complete()) + u8::from(ahead.joins_complete());
        Stop {
            points: 3.0 * (f32::from(u8::from(is_complete)) - f32::from(lost)),
            start,
            end: end.filter(|_| is_complete),
            cost,
        }
    }
}
