//! What a seat has declared, and what that will bring.

use table::Seat;
use tramways::pending::{Deed, Pending, Trip};
use tramways::phase::{Phase, Route, Step};
use tramways::{ActionKind, Tramways};

use super::icons::target_of;
use super::network::PARCEL;
use super::track::Track;
use super::trips::Gain;
use crate::sight::Sheet;

/// What can be declared.
const NAMES: [&str; 13] = [
    "chosen to build",
    "chosen to upgrade a link",
    "chosen to construct",
    "chosen to upgrade a building",
    "chosen to move",
    "laying rails",
    "on the way with a passenger",
    "paying a bid",
    "paying for a card of the line",
    "paying for rails",
    "paying for an upgrade",
    "paying for a building",
    "paying for a trip",
];
/// Happiness is paid in the middle of a delivery.
const HAPPINESS: &str = "paying for happiness";

/// What is declared, and what it brings.
#[derive(Clone, Copy, Default)]
pub(super) struct Promise {
    which: Option<usize>,
    is_happiness: bool,
    pub(super) gain: Gain,
    rails_left: u32,
    tiles: u32,
    tickets: u32,
}

impl Promise {
    /// What this seat has declared, or what others will get from who has.
    pub(super) fn of(game: &Tramways, seat: Seat) -> Promise {
        let public = game.public();
        let mut promise = Promise::default();
        let acting = public.awaiting().first();
        match (&public.phase, acting) {
            (Phase::Actions(turn), Some(acting)) => {
                if let Step::Commerce { route } | Step::Look { route, .. } | Step::Leisure { route, .. } = &turn.step {
                    promise.add_fares(game, acting, seat, route);
                }
                promise.declare(game, acting, seat);
            }
            (Phase::Auction(_) | Phase::Line {}, Some(acting)) => promise.declare(game, acting, seat),
            _ => (),
        }
        promise
    }

    fn declare(&mut self, game: &Tramways, acting: Seat, seat: Seat) {
        match game.pending(acting) {
            Pending::Paying {
                deed: Deed::Move { trip },
                ..
            }
            | Pending::Travelling { trip }
                if acting != seat =>
            {
                self.add_trip(game, acting, seat, trip);
            }
            _ if acting != seat => (),
            Pending::Nothing {} => (),
            Pending::Chosen { kind } => self.which = ActionKind::ALL.iter().position(|other| other == kind),
            Pending::Laying { run } => {
                self.which = Some(5);
                self.tiles = run.tiles.len() as u32;
            }
            Pending::Site { .. } => self.which = Some(2),
            Pending::Passenger { .. } => self.which = Some(4),
            Pending::Travelling { trip } => {
                self.which = Some(6);
                self.add_trip(game, acting, seat, trip);
            }
            Pending::Paying { deed, bill, payment } => {
                let before = game.public().already_spent();
                let costs = payment.costs(&game.components().cards, &before);
                self.gain.stress += f32::from(costs.stress());
                self.gain.dollars -= f32::from(costs.money());
                self.gain.dollars += f32::from(payment.money(&game.components().cards));
                self.rails_left = bill.rails.into();
                self.tickets = payment.tickets().len() as u32;
                self.pay(game, seat, deed);
            }
        }
    }

    fn pay(&mut self, game: &Tramways, seat: Seat, deed: &Deed) {
        self.which = match deed {
            Deed::Bid { .. } => Some(7),
            Deed::Reveal {} => Some(8),
            Deed::Build { .. } => Some(9),
            Deed::UpgradeLink { .. } | Deed::UpgradeBuilding { .. } => Some(10),
            Deed::Construct { .. } => Some(11),
            Deed::Move { .. } => Some(12),
            Deed::Happiness { .. } => None,
        };
        match deed {
            Deed::Bid { amount } => self.gain.dollars -= f32::from(*amount),
            Deed::Reveal {} => self.gain.dollars -= game.public().line.len() as f32,
            Deed::Build { run } => {
                self.tiles = run.tiles.len() as u32;
                self.gain.points += Track::new(game, seat).stop(run).points;
            }
            Deed::UpgradeLink { .. } | Deed::UpgradeBuilding { .. } => self.gain.points += 3.0,
            Deed::Construct { .. } => self.gain.points += 1.0,
            Deed::Move { trip } => self.add_trip(game, seat, seat, trip),
            Deed::Happiness { points } => {
                self.is_happiness = true;
                let points = f32::from(*points);
                self.gain.points += points;
                self.gain.dollars -= points * (points + 1.0) / 2.0;
            }
        }
    }

    fn add_trip(&mut self, game: &Tramways, acting: Seat, seat: Seat, trip: &Trip) {
        for name in trip.route.iter() {
            let owner = game.public().city.links().named(name).map(|link| link.owner);
            self.gain.points += f32::from(u8::from(owner == Some(seat)));
            self.gain.others += f32::from(u8::from(owner != Some(seat)));
        }
        if acting == seat {
            match target_of(trip.destination.icon()).unwrap_or(PARCEL) {
                0 => self.gain.stress -= 1.0,
                1 => {
                    self.gain.stress += 1.0;
                    self.gain.dollars += 5.0;
                }
                3 => {
                    self.gain.stress += 1.0;
                    self.gain.workers += 1.0;
                }
                _ => (),
            }
        }
        self.add_fares(game, acting, seat, &trip.route);
    }

    /// T11.18, T11.19.
    fn add_fares(&mut self, game: &Tramways, acting: Seat, seat: Seat, route: &Route) {
        for link in route.iter().filter_map(|name| game.public().city.links().named(name)) {
            let fare = f32::from(link.fare());
            if link.owner == seat {
                self.gain.dollars += fare;
            } else if acting == seat {
                self.gain.dollars -= fare;
                self.gain.paid += fare;
            }
            self.gain.length += 1.0;
        }
    }

    pub(super) fn write(&self, sheet: &mut impl Sheet) {
        sheet.one_of(&NAMES, self.which);
        sheet.flag(HAPPINESS, self.is_happiness);
        sheet.number("rail symbols to pay", self.rails_left as f32 / 4.0);
        sheet.number("tiles of the run", self.tiles as f32 / 5.0);
        sheet.number("tickets in play", self.tickets as f32 / 3.0);
        self.gain.write(sheet);
    }
}
