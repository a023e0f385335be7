//! Locations joined by complete links, and the trips of passengers over them.

use table::Seat;
use tramways::Kind;
use tramways::city::City;
use tramways::links::{Link, LinkEnd};
use tramways::map::Map;
use tramways::square::{MOST_SQUARES, Square};

/// The most locations and links that are looked at.
const MOST: usize = 64;
/// No location, or no link.
const NONE: u8 = u8::MAX;
/// How many ways from one location are followed, so that a dense net takes no longer than others: ...
const MOST_WAYS: u32 = 96;
/// ... and from all of them together.
const MOST_WAYS_IN_ALL: u32 = 640;
/// How many links of each seat a trip counts; and the same of fares.
const LINKS_BITS: u32 = 8;
const FARES_BITS: u32 = 12;

/// What a passenger can want to reach: one of the four types, or a parcel.
pub(super) const TARGETS: usize = 5;
/// The place of parcels among these.
pub(super) const PARCEL: usize = 4;
/// What the targets are called.
pub(super) const TARGET_NAMES: [&str; TARGETS] = ["Residence", "Commerce", "Leisure", "Industry", "parcel"];

/// A location where a link ends.
#[derive(Clone, Copy)]
pub(super) struct Node {
    pub(super) place: Square,
    pub(super) target: u8,
    pub(super) passengers: u8,
    /// How many links of each seat end here, in bits like those of a trip.
    links: u64,
    first: u8,
}

/// A complete link that can be travelled.
#[derive(Clone, Copy)]
struct Edge {
    name: LinkEnd,
    owner: u8,
    fare: u16,
    ends: [u8; 2],
    next: [u8; 2],
}

/// The locations at the ends of links, and the links.
pub(super) struct Network {
    of_place: [u8; MOST_SQUARES],
    nodes: [Node; MOST],
    edges: [Edge; MOST],
    node_count: u8,
    edge_count: u8,
    has_parcels: bool,
}

/// A trip so far: the links of each seat in it, their fares, and where it has come.
#[derive(Clone, Copy)]
pub(super) struct Way {
    links: u64,
    fares: u64,
    visited: u64,
    pub(super) length: u8,
    at: u8,
    passed: u8,
}

impl Way {
    /// The links of a seat.
    pub(super) const fn links_of(&self, seat: Seat) -> u32 {
        (self.links >> (LINKS_BITS * seat.index() as u32)) as u32 & ((1 << LINKS_BITS) - 1)
    }

    /// The fares of a seat's links.
    pub(super) const fn fares_of(&self, seat: Seat) -> u32 {
        (self.fares >> (FARES_BITS * seat.index() as u32)) as u32 & ((1 << FARES_BITS) - 1)
    }

    /// All fares.
    pub(super) const fn fares(&self) -> u32 {
        let mut sum = 0;
        let mut left = self.fares;
        while left != 0 {
            sum += left as u32 & ((1 << FARES_BITS) - 1);
            left >>= FARES_BITS;
        }
        sum
    }
}

impl Network {
    pub(super) fn new(map: &Map, city: &City) -> Network {
        let nobody = Node {
            place: map
                .parcels
                .first()
                .map_or(Square::new(0, 0).expect("every map has it"), |parcel| parcel.at),
            target: 0,
            passengers: 0,
            links: 0,
            first: NONE,
        };
        let no_edge = Edge {
            name: LinkEnd {
                at: nobody.place,
                side: tramways::side::Side::North,
            },
            owner: 0,
            fare: 0,
            ends: [NONE; 2],
            next: [NONE; 2],
        };
        let mut network = Network {
            of_place: [NONE; MOST_SQUARES],
            nodes: [nobody; MOST],
            edges: [no_edge; MOST],
            node_count: 0,
            edge_count: 0,
            has_parcels: false,
        };
        for link in city.links().travelled() {
            network.join(city, link);
        }
        for at in city.passengers().iter() {
            if let Some(node) = city.building_place(at).and_then(|place| network.number(place)) {
                network.nodes[usize::from(node)].passengers += 1;
            }
        }
        network
    }

    /// Adds a link.
    fn join(&mut self, city: &City, link: &Link) {
        let [Some(one), Some(other)] = link.places else { return };
        if usize::from(self.edge_count) == MOST || usize::from(self.node_count) + 2 > MOST {
            return;
        }
        let number = self.edge_count;
        let ends = [self.add(city, one), self.add(city, other)];
        let mut next = [NONE; 2];
        for (side, &end) in ends.iter().enumerate() {
            let node = &mut self.nodes[usize::from(end)];
            next[side] = std::mem::replace(&mut node.first, 2 * number + side as u8);
            node.links += 1 << (LINKS_BITS * link.owner.index() as u32);
        }
        self.edges[usize::from(number)] = Edge {
            name: link.name(),
            owner: link.owner.index() as u8,
            fare: link.fare(),
            ends,
            next,
        };
        self.edge_count += 1;
    }

    /// The number of a location, which is added if it is new.
    fn add(&mut self, city: &City, place: Square) -> u8 {
        if let Some(number) = self.number(place) {
            return number;
        }
        let number = self.node_count;
        let target = city.kind(place).map_or(PARCEL, Kind::index) as u8;
        self.has_parcels |= usize::from(target) == PARCEL;
        let node = &mut self.nodes[usize::from(number)];
        node.place = place;
        node.target = target;
        self.of_place[place.index()] = number;
        self.node_count += 1;
        number
    }

    /// The number of a location, if a link ends there.
    fn number(&self, place: Square) -> Option<u8> {
        Some(self.of_place[place.index()]).filter(|&number| number != NONE)
    }

    /// All locations where links end.
    pub(super) fn nodes(&self) -> &[Node] {
        &self.nodes[..usize::from(self.node_count)]
    }

    /// The location with this first square, if a link ends there.
    pub(super) fn node(&self, place: Square) -> Option<&Node> {
        self.number(place).map(|number| &self.nodes[usize::from(number)])
    }

    /// Where a way has come.
    pub(super) fn at(&self, way: &Way) -> &Node {
        &self.nodes[usize::from(way.at)]
    }

    /// Does this seat's link join these two already?
    pub(super) fn joins(&self, seat: Seat, one: Square, other: Square) -> bool {
        let (Some(one), Some(other)) = (self.number(one), self.number(other)) else {
            return false;
        };
        let edges = &self.edges[..usize::from(self.edge_count)];
        let is_it = |edge: &Edge| edge.ends == [one, other] || edge.ends == [other, one];
        edges
            .iter()
            .any(|edge| usize::from(edge.owner) == seat.index() && is_it(edge))
    }

    /// Follows the ways from every location with a passenger.
    pub(super) fn explore_all(&self, mut arrive: impl FnMut(&Way)) {
        let mut left = MOST_WAYS_IN_ALL;
        for (start, node) in (0..).zip(self.nodes()) {
            if node.passengers > 0 {
                let most = MOST_WAYS.min(left);
                let mut ways = most;
                self.follow(&Way::beginning(start), &mut ways, &mut arrive);
                left -= most - ways;
            }
        }
    }

    /// Follows the ways from one location.
    pub(super) fn explore(&self, place: Square, mut arrive: impl FnMut(&Way)) {
        if let Some(start) = self.number(place) {
            self.follow(&Way::beginning(start), &mut { MOST_WAYS }, &mut arrive);
        }
    }

    /// A way that begins at a location.
    pub(super) fn beginning_at(&self, place: Square) -> Option<Way> {
        self.number(place).map(Way::beginning)
    }

    /// The way with this link too, if it leads on from there.
    pub(super) fn over(&self, way: &Way, name: LinkEnd) -> Option<Way> {
        let edges = &self.edges[..usize::from(self.edge_count)];
        let edge = edges.iter().find(|edge| edge.name == name)?;
        let side = edge.ends.iter().position(|&end| end == way.at)?;
        Some(way.on(edge, edge.ends[1 - side]))
    }

    /// Follows the ways on from where one has come.
    pub(super) fn explore_on(&self, way: &Way, mut arrive: impl FnMut(&Way)) {
        self.follow(way, &mut { MOST_WAYS }, &mut arrive);
    }

    /// T11.4 to T11.7: every way on, as long as some are left to be followed; heard of are those that end at the first location of a type.
    fn follow(&self, way: &Way, left: &mut u32, arrive: &mut impl FnMut(&Way)) {
        let mut slot = self.nodes[usize::from(way.at)].first;
        while slot != NONE {
            let edge = &self.edges[usize::from(slot / 2)];
            let to = edge.ends[usize::from(1 - slot % 2)];
            slot = edge.next[usize::from(slot % 2)];
            if way.visited >> to & 1 != 0 {
                continue;
            }
            let Some(fewer) = left.checked_sub(1) else { return };
            *left = fewer;
            let mut longer = way.on(edge, to);
            let target = self.nodes[usize::from(to)].target;
            if usize::from(target) == PARCEL {
                arrive(&longer);
            } else {
                if way.passed >> target & 1 == 0 {
                    arrive(&longer);
                }
                longer.passed |= 1 << target;
            }
            if longer.passed != 0b1111 || self.has_parcels {
                self.follow(&longer, left, arrive);
            }
        }
    }
}

impl Way {
    const fn beginning(start: u8) -> Way {
        Way {
            links: 0,
            fares: 0,
            visited: 1 << start,
            length: 0,
            at: start,
            passed: 0,
        }
    }

    const fn on(&self, edge: &Edge, to: u8) -> Way {
        Way {
            links: self.links + (1 << (LINKS_BITS * edge.owner as u32)),
            fares: self.fares + ((edge.fare as u64) << (FARES_BITS * edge.owner as u32)),
            visited: self.visited | 1 << to,
            length: self.length + 1,
            at: to,
            passed: self.passed,
        }
    }
}

impl Node {
    /// How many links of a seat end here.
    pub(super) const fn links_of(&self, seat: Seat) -> u32 {
        (self.links >> (LINKS_BITS * seat.index() as u32)) as u32 & ((1 << LINKS_BITS) - 1)
    }

    /// How many links end here.
    pub(super) const fn links(&self) -> u32 {
        let mut sum = 0;
        let mut left = self.links;
        while left != 0 {
            sum += left as u32 & ((1 << LINKS_BITS) - 1);
            left >>= LINKS_BITS;
        }
        sum
    }
}
