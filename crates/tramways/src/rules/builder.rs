//! T7.4, TR11: what may be laid next, where a run may stop, and whether it can still come to an end that can be paid.

use std::cell::OnceCell;

use table::Seat;

use crate::Illegal;
use crate::city::City;
use crate::destination::Destination;
use crate::kind::Kind;
use crate::links::LinkEnd;
use crate::list::List;
use crate::map::Map;
use crate::payment::{Bill, Purse};
use crate::run::{NewTile, Run};
use crate::side::{Side, Sides};
use crate::square::{Square, SquareSet};
use crate::text::Refusal;
use crate::text::noun::EndIcon;

/// What a run meets at one of its ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Meets {
    /// A location, by its first square.
    Place(Square),
    /// Nothing yet.
    Loose,
    /// A link of the seat, joined here, that ends at this location or is loose; and the name of that link.
    Joins(Option<Square>, LinkEnd),
}

impl Meets {
    /// The location at that end of the whole link.
    pub(super) const fn place(self) -> Option<Square> {
        match self {
            Meets::Place(place) => Some(place),
            Meets::Loose => None,
            Meets::Joins(place, _) => place,
        }
    }

    /// The link joined.
    const fn joined(self) -> Option<LinkEnd> {
        match self {
            Meets::Joins(_, link) => Some(link),
            _ => None,
        }
    }
}

/// A builder: one seat with its supply of tiles and what it can pay.
pub(crate) struct Builder<'a> {
    pub(super) map: &'a Map,
    pub(super) city: &'a City,
    pub(super) seat: Seat,
    pub(super) straights: u8,
    pub(super) curves: u8,
    /// The rail symbols that can be paid exactly, one bit for each number; with an icon for each type.
    rails: u64,
    with_kind: OnceCell<[u64; 4]>,
    purse: Purse<'a>,
    /// The parcels of the seat without a building.
    pub(super) parcels: SquareSet,
}

impl<'a> Builder<'a> {
    pub(crate) fn new(
        map: &'a Map,
        city: &'a City,
        seat: Seat,
        (straights, curves): (u8, u8),
        purse: Purse<'a>,
    ) -> Builder<'a> {
        let rails = purse.rails() & !1; // no rail symbol is no build action (T7.3)
        Builder {
            map,
            city,
            seat,
            straights,
            curves,
            rails,
            with_kind: OnceCell::new(),
            purse,
            parcels: map.parcel_squares.and(city.claimed(seat)).minus(city.buildings),
        }
    }

    /// T7.3: is there any rail symbol to build with?
    pub(crate) fn has_rails(&self) -> bool {
        self.rails != 0
    }

    /// T7.2: can so many rail symbols be paid exactly?
    pub(super) const fn can_pay_rails(&self, rails: u8) -> bool {
        is_in(self.rails, rails)
    }

    /// T7.5, T7.10, T10.9: may this seat ever lay a tile here?
    fn is_ground(&self, at: Square) -> bool {
        self.map.open.contains(at) || self.parcels.contains(at)
    }

    /// The sides in use on a square, the run's own tiles included and the tile that is laid anew excluded.
    fn used(&self, run: &Run, at: Square) -> Sides {
        let mut laid = self.city.used(at);
        if run.redirects && run.start.at == at {
            laid = laid.minus(self.relaid(run).unwrap_or(Sides::NONE));
        }
        run.tiles
            .iter()
            .filter(|tile| tile.at == at)
            .fold(laid, |used, tile| used.or(tile.sides()))
    }

    /// T7.4, TR11: may a run begin on this square, entered from this side?
    pub(crate) fn may_begin(&self, at: Square, from: Side) -> Result<(), Illegal> {
        Illegal::unless(self.is_ground(at), "T7.5", Refusal::NoRailsHere { at })?;
        let side = from;
        Illegal::unless(
            !self.city.used(at).contains(side),
            "T7.6",
            Refusal::SideInUse { at, side },
        )?;
        let next = self.beyond(at, from)?;
        let place = self.city.building_place(next).is_some() || self.is_bare_parcel(next);
        let starts = place || self.own_tile(next, from.opposite());
        Illegal::unless(starts, "T7.4", Refusal::BeginElsewhere)
    }

    /// T7.7: the square that this side faces.
    fn beyond(&self, at: Square, side: Side) -> Result<Square, Illegal> {
        let next = self.map.neighbour(at, side);
        next.ok_or(Illegal::new("T7.7", Refusal::OffTheMap { at, side }))
    }

    /// T7.7, TR39: rails may point anywhere but to parcels of others and of nobody.
    fn may_point_to(&self, next: Square) -> Result<(), Illegal> {
        if !self.map.parcel_squares.contains(next) || self.city.built(next).is_some() {
            return Ok(());
        }
        if self.city.claimed(self.seat).contains(next) {
            return Ok(());
        }
        match self.city.disc(next) {
            Some(_) => Err(Illegal::new("T7.7", Refusal::IntoOthersParcel { at: next })),
            None => Err(Illegal::new("T7.7", Refusal::IntoUnclaimedParcel { at: next })),
        }
    }

    /// TR10: does a tile of this seat use this side of this square?
    fn own_tile(&self, at: Square, side: Side) -> bool {
        self.city
            .tile_at(at, side)
            .is_some_and(|tile| tile.belongs_to(self.seat))
    }

    /// T8.3, TR24: the run that lays the last tile of an incomplete link of the seat anew.
    pub(crate) fn redirection(&self, at: Square, to: Side) -> Result<Run, Illegal> {
        let mut loose = self.city.links.of(self.seat).filter_map(crate::links::Link::loose_end);
        let end = loose
            .find(|end| end.at == at)
            .ok_or(Illegal::new("T8.3", Refusal::NoLooseEnd { at }))?;
        let side = to;
        Illegal::unless(end.side != to, "T8.3", Refusal::SameDirection { side })?;
        let tile = self.city.tile_at(at, end.side).expect("a link ends in a tile");
        let back = tile.sides().other(end.side);
        Illegal::unless(back != to, "TR24", Refusal::SideStays { side })?;
        let run = Run {
            start: LinkEnd { at, side: back },
            redirects: true,
            tiles: List::EMPTY,
        };
        self.laid(&run, to)
    }

    /// The run with one more tile that leaves by this side, if that may be laid.
    pub(crate) fn laid(&self, run: &Run, to: Side) -> Result<Run, Illegal> {
        let head = run
            .head(self.map)
            .filter(|_| self.goes_on(run))
            .ok_or(Illegal::new("T7.4", Refusal::RailsEndHere))?;
        let tile = NewTile {
            at: head.at,
            from: head.side,
            to,
        };
        self.may_lay(run, tile)?;
        let mut longer = *run;
        longer.tiles.push(tile);
        Ok(longer)
    }

    /// Is there a tile to be laid after the last one, or does the run end there for good?
    fn goes_on(&self, run: &Run) -> bool {
        let last = run.tiles.last();
        !last.is_some_and(|tile| {
            let next = self.map.neighbour(tile.at, tile.to);
            next.is_some_and(|next| self.joins(run, next, tile.to.opposite()))
        })
    }

    /// TR10: does a side of the run join a link of the seat by this side of this square?
    fn joins(&self, run: &Run, next: Square, facing: Side) -> bool {
        let relaid = run.redirects && run.start.at == next;
        self.city.building_place(next).is_none() && !relaid && self.own_tile(next, facing)
    }

    /// T7.5 to T7.8, T7.13, TR12: the rules for one tile.
    fn may_lay(&self, run: &Run, tile: NewTile) -> Result<(), Illegal> {
        let NewTile { at, from, to } = tile;
        Illegal::unless(from != to, "T7.4", Refusal::BackWhereItCame { side: to })?;
        Illegal::unless(self.is_ground(at), "T7.5", Refusal::NoRailsHere { at })?;
        let touches = self.used(run, at).overlaps(tile.sides());
        Illegal::unless(!touches, "T7.6", Refusal::TilesTouch { at })?;
        self.may_lead_on(run, tile)
    }

    /// T7.7, T7.8, T7.13, TR11: the rules for where a tile leads, and its shape.
    fn may_lead_on(&self, run: &Run, tile: NewTile) -> Result<(), Illegal> {
        let NewTile { at, to, .. } = tile;
        let next = self.beyond(at, to)?;
        self.may_point_to(next)?;
        let facing = self.city.tile_at(next, to.opposite());
        let apart = facing.is_none_or(|tile| tile.belongs_to(self.seat));
        Illegal::unless(apart, "T7.8", Refusal::JoinsOthersRails)?;
        let straight = tile.sides().is_straight();
        let none = if straight {
            Refusal::NoStraightLeft
        } else {
            Refusal::NoCurveLeft
        };
        Illegal::unless(self.has_tile(run, straight), "T7.13", none)?;
        Illegal::unless(!Builder::closes_ring(run, next, to), "TR11", Refusal::ClosesRing)
    }

    /// TR11: does a tile that leads to this square run into the first one of the run, which began where the tile lies?
    fn closes_ring(run: &Run, next: Square, to: Side) -> bool {
        run.tiles
            .first()
            .is_some_and(|first| first.at == next && first.from == to.opposite())
    }

    /// T7.13, TR19: is there a tile of this shape? One that is laid anew comes back first.
    fn has_tile(&self, run: &Run, straight: bool) -> bool {
        let taken = run
            .tiles
            .iter()
            .filter(|tile| tile.sides().is_straight() == straight)
            .count() as u8;
        let back = run.redirects && self.relaid(run).is_some_and(|old| old.is_straight() == straight);
        let supply = if straight { self.straights } else { self.curves };
        taken < supply + u8::from(back)
    }

    /// The sides of the tile that is laid anew.
    fn relaid(&self, run: &Run) -> Option<Sides> {
        self.city
            .tile_at(run.start.at, run.start.side)
            .map(crate::tile::Tile::sides)
    }

    /// TR11: do the tiles on the seat's parcels leave a link of the seat without its end there, other than those that the run joins?
    fn strands(&self, run: &Run, joined: [Option<LinkEnd>; 2]) -> bool {
        run.tiles
            .iter()
            .filter(|tile| self.map.parcel_squares.contains(tile.at))
            .any(|tile| {
                let used = run
                    .tiles
                    .iter()
                    .filter(|other| other.at == tile.at)
                    .fold(Sides::NONE, |used, other| used.or(other.sides()));
                Side::ALL.into_iter().filter(|&side| !used.contains(side)).any(|side| {
                    let ending = self
                        .map
                        .neighbour(tile.at, side)
                        .and_then(|next| self.link_ending(next, side.opposite(), tile.at));
                    ending.is_some_and(|link| !joined.contains(&Some(link)))
                })
            })
    }

    /// The link of the seat that ends at this parcel with this side of this square, by its name.
    fn link_ending(&self, at: Square, side: Side, parcel: Square) -> Option<LinkEnd> {
        let link = self
            .city
            .links
            .through(self.city, at, side)
            .filter(|link| link.owner == self.seat)?;
        let end = LinkEnd { at, side };
        (link.ends.contains(&end) && link.places[link.end(end)] == Some(parcel)).then(|| link.name())
    }

    /// The location at the far end of a joined link, unless the run has laid rail on it.
    fn far_place(&self, run: &Run, place: Option<Square>) -> Option<Square> {
        place.filter(|&place| self.city.kind(place).is_some() || !run.tiles.iter().any(|tile| tile.at == place))
    }

    /// T7.9, T7.12: what the run meets where it began.
    fn back(&self, run: &Run) -> Meets {
        let LinkEnd { at, side } = run.start;
        if run.redirects {
            let link = self
                .city
                .links
                .through(self.city, at, side)
                .expect("it is a tile of a link");
            return Meets::Joins(
                self.far_place(run, link.places.into_iter().flatten().next()),
                link.name(),
            );
        }
        self.meets(run, at, side)
    }

    /// What the run meets where it is now.
    fn front(&self, run: &Run) -> Meets {
        run.tiles
            .last()
            .map_or(Meets::Loose, |tile| self.meets(run, tile.at, tile.to))
    }

    /// TR10: what a side of a new tile faces.
    pub(super) fn meets(&self, run: &Run, at: Square, side: Side) -> Meets {
        let Some(next) = self.map.neighbour(at, side) else {
            return Meets::Loose;
        };
        if let Some(place) = self.city.building_place(next) {
            return Meets::Place(place);
        }
        let facing = side.opposite();
        if self.joins(run, next, facing) {
            let link = self
                .city
                .links
                .through(self.city, next, facing)
                .expect("every tile has a link");
            let here = link.end(LinkEnd { at: next, side: facing });
            return Meets::Joins(self.far_place(run, link.places[1 - here]), link.name());
        }
        let bare = self.is_bare_parcel(next) && !run.tiles.iter().any(|tile| tile.at == next);
        if bare { Meets::Place(next) } else { Meets::Loose }
    }

    /// Is it a parcel of the seat that carries neither rail nor building?
    fn is_bare_parcel(&self, at: Square) -> bool {
        self.parcels.contains(at) && self.city.used(at).is_empty()
    }

    /// TR11, T8.1: may the run stop here, complete or not? Then the locations at its ends.
    fn reached(&self, run: &Run) -> Result<[Option<Square>; 2], Illegal> {
        Illegal::unless(!run.tiles.is_empty(), "T7.1", Refusal::LayATile)?;
        let (back, front) = (self.back(run), self.front(run));
        let joined = [back.joined(), front.joined()];
        let open = joined[0].is_none() || joined[0] != joined[1];
        Illegal::unless(open, "TR11", Refusal::ClosesRing)?;
        Illegal::unless(!self.strands(run, joined), "TR11", Refusal::StrandsYourLink)?;
        let places = [back.place(), front.place()];
        match places {
            [None, None] => Err(Illegal::new("TR11", Refusal::NoLocationReached)),
            [Some(one), Some(other)] if one == other => Err(Illegal::new("T7.11", Refusal::SameLocation)),
            _ => Ok(places),
        }
    }

    /// T7.1, T7.2: may the run stop here, and can that be paid exactly? Then what its tiles and ends have to be paid with.
    pub(crate) fn may_stop(&self, run: &Run) -> Result<Bill, Illegal> {
        let places = self.reached(run)?;
        let rails = run.cost(self.map);
        Illegal::unless(self.can_pay_rails(rails), "T7.2", Refusal::RailsDoNotAddUp { rails })?;
        let ends = self.to_name(places);
        if let [Some(one), Some(other)] = ends {
            let [one, other] = [one, other].map(EndIcon);
            let refusal = Refusal::NoDestinationIcon { one, other };
            Illegal::unless(self.can_name(ends, rails), "T7.1", refusal)?;
        }
        Ok(Bill::rails(rails, ends))
    }

    /// T7.1, T8.1: the ends of which one has to be named: those of a complete link.
    fn to_name(&self, places: [Option<Square>; 2]) -> [Option<Destination>; 2] {
        match places {
            [Some(one), Some(other)] => [one, other].map(|place| Destination::of(self.map, self.city, place)),
            _ => [None; 2],
        }
    }

    /// T7.1: can one of these ends be named, and so many rails be paid beside? Nothing has to be named where not both ends are there.
    fn can_name(&self, ends: [Option<Destination>; 2], rails: u8) -> bool {
        match ends {
            [Some(one), Some(other)] => is_in(self.rails_with(one), rails) || is_in(self.rails_with(other), rails),
            _ => true,
        }
    }

    /// T7.1: the rails that can be paid together with an icon for this end.
    fn rails_with(&self, end: Destination) -> u64 {
        match end {
            Destination::Kind(kind) => self.rails_with_kind()[kind.index()],
            Destination::Parcel(_) => self.purse.rails_and(end, self.rails),
        }
    }

    /// The same for each type, reckoned where it is first asked for: most runs never meet two locations.
    fn rails_with_kind(&self) -> &[u64; 4] {
        let with = |kind: Kind| self.purse.rails_and(Destination::Kind(kind), self.rails);
        self.with_kind.get_or_init(|| Kind::ALL.map(with))
    }

    /// Can the run stop here or after more tiles, in a way that can be paid? This keeps every build action from leading nowhere.
    pub(crate) fn can_finish(&self, run: &Run) -> bool {
        self.finishes(&mut run.clone(), run.cost(self.map))
    }

    /// Can the run stop after more tiles?
    pub(crate) fn can_go_on(&self, run: &Run) -> bool {
        self.lengthens(&mut run.clone(), run.cost(self.map))
    }

    /// The same of a run that costs this. It comes back as it was: one run serves the whole search.
    fn finishes(&self, run: &mut Run, cost: u8) -> bool {
        // what can't be paid needn't be looked at
        let stops = || {
            let reached = self.reached(run);
            reached.is_ok_and(|places| self.can_name(self.to_name(places), cost))
        };
        self.can_pay_rails(cost) && stops() || self.lengthens(run, cost)
    }

    fn lengthens(&self, run: &mut Run, cost: u8) -> bool {
        if cost >= 63 || self.rails >> (cost + 1) == 0 || run.tiles.is_full() {
            return false;
        }
        let Some(LinkEnd { at, side: from }) = run.head(self.map).filter(|_| self.goes_on(run)) else {
            return false;
        };
        // what T7.5 and T7.6 say of the square holds for all its sides
        let used = self.used(run, at);
        if !self.is_ground(at) || used.contains(from) {
            return false;
        }
        let cost = cost + self.map.rail_cost(at);
        if self.rails >> cost.min(63) == 0 {
            return false;
        }
        let free = used.or(Sides::only(from)).others();
        free.iter().any(|to| {
            let tile = NewTile { at, from, to };
            if self.may_lead_on(run, tile).is_err() {
                return false;
            }
            run.tiles.push(tile);
            let finishes = self.finishes(run, cost);
            run.tiles.pop();
            finishes
        })
    }

    /// T8.3: every redirection that can be finished.
    pub(crate) fn each_redirection(&self) -> impl Iterator<Item = (Square, Side)> + '_ {
        let loose = self.city.links.of(self.seat).filter_map(crate::links::Link::loose_end);
        let places = loose.flat_map(|end| Side::ALL.map(|to| (end.at, to)));
        places.filter(|&(at, to)| self.redirection(at, to).is_ok_and(|run| self.can_finish(&run)))
    }

    /// The next tiles that can be laid, and after which the run can be finished.
    pub(crate) fn each_tile<'b>(&'b self, run: &'b Run) -> impl Iterator<Item = Side> + 'b {
        let longer = |to: Side| self.laid(run, to).is_ok_and(|longer| self.can_finish(&longer));
        Side::ALL
            .into_iter()
            .filter(move |&to| !run.tiles.is_full() && longer(to))
    }
}

/// Is this one of the sums?
const fn is_in(sums: u64, sum: u8) -> bool {
    sum < 64 && sums >> sum & 1 != 0
}
