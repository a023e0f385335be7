//! What trips bring: to whom, of what.

use table::{MOST_SEATS, Seat};
use tramways::Tramways;
use tramways::kind::Kind;
use tramways::square::Square;
use tramways::state::{MOST_STRESS, MOST_WORKERS, ROUNDS};

use super::hand::Hand;
use super::network::{Network, PARCEL, TARGETS, Way};
use crate::sight::Sheet;

/// What a dollar counts when trips are compared, in points.
const DOLLAR: f32 = 0.12;
/// What the points of others count.
const OTHERS: f32 = 0.3;
/// What a worker counts while there is something left to build.
const WORKER: f32 = 0.8;
/// T11.15: the money of a Commerce delivery.
const COMMERCE: f32 = 5.0;

/// What an action brings.
#[derive(Clone, Copy, Default)]
pub(super) struct Gain {
    pub(super) points: f32,
    pub(super) dollars: f32,
    pub(super) stress: f32,
    pub(super) workers: f32,
    /// The points of all others.
    pub(super) others: f32,
    /// The money that others get.
    pub(super) paid: f32,
    pub(super) length: f32,
}

impl Gain {
    /// All of it together, in points.
    pub(super) fn worth(&self) -> f32 {
        self.points + DOLLAR * self.dollars - self.stress + WORKER * self.workers - OTHERS * self.others
    }

    pub(super) fn write(&self, sheet: &mut impl Sheet) {
        sheet.number("points", self.points / 5.0);
        sheet.number("dollars", self.dollars / 10.0);
        sheet.number("stress", self.stress / 2.0);
        sheet.number("workers", self.workers);
        sheet.number("points of others", self.others / 4.0);
        sheet.number("dollars to others", self.paid / 10.0);
        sheet.number("links", self.length / 5.0);
        sheet.number("worth in points", self.worth() / 5.0);
    }
}

/// What a seat has that decides what a trip is worth to it.
#[derive(Clone, Copy)]
pub(super) struct Means {
    seat: Seat,
    cash: f32,
    /// With the money icons in hand.
    purchase: f32,
    stress: u8,
    workers: u8,
    builds_on: bool,
}

impl Means {
    pub(super) fn of(game: &Tramways, seat: Seat, hand: &Hand) -> Means {
        let player = game.player(seat);
        Means {
            seat,
            cash: f32::from(player.money),
            purchase: f32::from(player.money) + hand.dollars(),
            stress: player.stress,
            workers: player.workers,
            builds_on: game.public().round < ROUNDS,
        }
    }

    /// What a trip that ends at such a location brings.
    pub(super) fn gain(&self, way: &Way, target: usize) -> Gain {
        let own = way.links_of(self.seat) as f32;
        let income = way.fares_of(self.seat) as f32;
        let fares = way.fares() as f32 - income;
        let mut gain = Gain {
            points: own,
            dollars: income - fares,
            others: f32::from(way.length) - own,
            paid: fares,
            length: f32::from(way.length),
            ..Gain::default()
        };
        self.add_bonus(&mut gain, target);
        if gain.dollars + self.cash < 0.0 {
            gain.paid += gain.dollars + self.cash;
            gain.dollars = -self.cash;
            gain.stress += 1.0;
        }
        gain
    }

    /// T11.12 to T11.16.
    fn add_bonus(&self, gain: &mut Gain, target: usize) {
        let calm = f32::from(u8::from(self.stress > 1));
        let strain = if self.stress + 1 >= MOST_STRESS { 2.0 } else { 1.0 };
        match Kind::ALL.get(target) {
            Some(Kind::Residence) => gain.stress -= calm,
            Some(Kind::Commerce) => {
                gain.stress += strain;
                gain.dollars += COMMERCE;
            }
            Some(Kind::Leisure) => {
                let (points, price) = purchase(self.purchase);
                gain.points += points;
                gain.dollars -= price;
            }
            Some(Kind::Industry) => {
                gain.stress += strain;
                gain.workers += f32::from(u8::from(self.workers < MOST_WORKERS && self.builds_on));
            }
            None => (),
        }
    }
}

/// T11.16: how many points this much money buys, and what they cost.
pub(super) fn purchase(money: f32) -> (f32, f32) {
    let points = (f32::midpoint((1.0 + 8.0 * money.max(0.0)).sqrt(), -1.0) + 1e-3).floor();
    (points, points * (points + 1.0) / 2.0)
}

/// For comparing trips of one seat that end at the same kind of location, whole numbers do.
fn rank(way: &Way, seat: Seat) -> i32 {
    let own = way.links_of(seat) as i32;
    let income = way.fares_of(seat) as i32;
    100 * own + 12 * (2 * income - way.fares() as i32) - 30 * (i32::from(way.length) - own)
}

/// TR37: is the Parcel card of this parcel, which alone shows its number, in the hand of a seat?
fn has_number(game: &Tramways, seat: Seat, place: Square) -> bool {
    let parcel = game.components().map.parcel_at(place);
    parcel.is_some_and(|parcel| game.hand(seat).contains(parcel.ticket))
}

/// For every seat and kind of destination the best trip that a passenger could make now, whatever tickets that takes; to a parcel with its number in hand.
pub(super) struct Trips {
    best: [[Option<(i32, Way)>; TARGETS]; MOST_SEATS as usize],
}

impl Trips {
    pub(super) fn new(game: &Tramways, network: &Network) -> Trips {
        let mut trips = Trips {
            best: [[None; TARGETS]; MOST_SEATS as usize],
        };
        let seats = game.public().seats();
        let city = &game.public().city;
        network.explore_all(|way| {
            let node = network.at(way);
            if usize::from(node.target) == PARCEL {
                if let Some(owner) = city
                    .disc(node.place)
                    .filter(|&owner| has_number(game, owner, node.place))
                {
                    trips.hear(owner, PARCEL, way);
                }
            } else {
                seats.iter().for_each(|seat| trips.hear(seat, node.target.into(), way));
            }
        });
        trips
    }

    fn hear(&mut self, seat: Seat, target: usize, way: &Way) {
        let best = &mut self.best[seat.index()][target];
        let rank = rank(way, seat);
        if best.is_none_or(|(other, _)| other < rank) {
            *best = Some((rank, *way));
        }
    }

    /// The best trip of a seat to such a destination.
    pub(super) fn gain(&self, means: &Means, target: usize) -> Option<Gain> {
        let (_, way) = self.best[means.seat.index()][target]?;
        Some(means.gain(&way, target))
    }

    /// The best trip for which the seat has the tickets.
    pub(super) fn best(&self, means: &Means, hand: &Hand) -> Option<(usize, Gain)> {
        let payable = (0..TARGETS).filter_map(|target| {
            let mut gain = self.gain(means, target)?;
            gain.stress += hand.trip_stress(target)?;
            Some((target, gain))
        });
        payable.max_by(|(_, one), (_, other)| one.worth().total_cmp(&other.worth()))
    }
}

/// The best trip from one location, to a destination or to any.
pub(super) fn best_from(
    game: &Tramways,
    network: &Network,
    means: &Means,
    hand: &Hand,
    place: Square,
    only: Option<usize>,
) -> Option<(usize, Gain)> {
    let mut best = Best {
        means,
        hand,
        only,
        found: None,
    };
    network.explore(place, |way| best.hear(game, network, way));
    best.found
}

/// The best trip that goes on from here.
pub(super) fn best_on(
    game: &Tramways,
    network: &Network,
    means: &Means,
    hand: &Hand,
    way: &Way,
    only: usize,
) -> Option<Gain> {
    let mut best = Best {
        means,
        hand,
        only: Some(only),
        found: None,
    };
    if usize::from(network.at(way).target) == only {
        best.hear(game, network, way);
    } else {
        network.explore_on(way, |way| best.hear(game, network, way));
    }
    best.found.map(|(_, gain)| gain)
}

/// The best of the trips heard of.
struct Best<'a> {
    means: &'a Means,
    hand: &'a Hand,
    only: Option<usize>,
    found: Option<(usize, Gain)>,
}

impl Best<'_> {
    fn hear(&mut self, game: &Tramways, network: &Network, way: &Way) {
        let node = network.at(way);
        let target = usize::from(node.target);
        if self.only.is_some_and(|only| only != target) {
            return;
        }
        if target == PARCEL && !has_number(game, self.means.seat, node.place) {
            return;
        }
        let Some(strain) = self.hand.trip_stress(target) else {
            return;
        };
        let mut gain = self.means.gain(way, target);
        gain.stress += strain;
        if self.found.is_none_or(|(_, other)| other.worth() < gain.worth()) {
            self.found = Some((target, gain));
        }
    }
}
