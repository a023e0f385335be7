//! The complete state of a game, in three parts: what all see, what one seat sees, what nobody sees.

mod game;
pub(crate) mod imagine;
mod readable;
mod referee;
pub mod view;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Chance, Pile, Seat, Seats};

use crate::edition::Edition;
use crate::first::First;
use crate::parts::cards::{Deck, Hand};
use crate::parts::customer::{Customer, Customers, Goods, Token};
use crate::parts::map::{MOST_TOKENS, MOST_WARDS, Map, Station, Ward, Wards};
use crate::second::Second;

pub use crate::parts::action::Kinds;
pub use crate::parts::connections::Connections;
pub use crate::parts::stations::Stations;
pub use crate::parts::step::{Purchase, Step, Trip, Visited};
pub use crate::parts::store::{Sells, Store};
pub use crate::parts::stores::Stores;
pub use crate::parts::tracks::Tracks;
use readable::StateForm;

/// The most players.
pub const MOST_PLAYERS: usize = 4;
/// S1.4: the stores of each type that a player has.
pub const STORES_PER_TYPE: u8 = 2;
/// S1.4: the department stores of a player.
pub const DEPARTMENT_STORES: u8 = 3;

/// S1.4: the track of a player in Version 1.
pub const fn track_supply(players: u8) -> u8 {
    match players {
        0..=2 => 16,
        3 => 13,
        _ => 10,
    }
}

/// A game of Shinjuku, rules Version 1.
pub type Shinjuku = Played<First>;
/// A game of Shinjuku, rules Version 2.
pub type Shinjuku2 = Played<Second>;
/// A game of Shinjuku in one of its editions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "StateForm<E>", into = "StateForm<E>", bound = "")]
pub struct Played<E: Edition> {
    pub(crate) map: Arc<Map>,
    pub(crate) public: Public<E>,
    pub(crate) private: [Private; MOST_PLAYERS],
    pub(crate) cards: Deck,
    /// S2.2: the bag, in the order in which customers will be drawn.
    pub(crate) bag: Pile<Token, MOST_TOKENS>,
    pub(crate) chance: Chance,
}

/// What all see.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public<E: Edition = First> {
    /// How many play.
    pub players: u8,
    /// S8.5: the option.
    pub open_customers: bool,
    /// Where the game stands.
    pub phase: Phase,
    /// Whose turn it is.
    pub seat: Seat,
    /// S3.4: the actions already taken in this turn.
    pub taken: Kinds,
    /// What is going on in this turn.
    pub step: Step<E>,
    /// The stores on the map.
    pub stores: Stores,
    /// The tracks on the map.
    pub tracks: Tracks,
    /// The customers waiting in each ward.
    pub waiting: [Customers; MOST_WARDS],
    /// The customers that have left the game, for all to see (S3.2, S5.8).
    pub gone: Customers,
    /// What lies on the table beside the map.
    pub scene: E::Scene,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// S3: turns, with arrivals.
    Turns,
    /// S7.1: this seat has drawn the last customer, and finishes the turn.
    LastDrawn,
    /// S7.1: last turns, without arrivals; this many are left, the present one included.
    LastTurns(u8),
    /// The game is over.
    Over,
}

/// What only one seat sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Private {
    /// S8.1: the hand.
    pub hand: Hand,
    /// S8.2: the customers earned.
    pub earned: Customers,
    /// S8.6: what is picked for a payment that is not complete yet.
    pub picks: Picks,
}

impl Private {
    pub(crate) const NEW: Private = Private {
        hand: Hand::EMPTY,
        earned: Customers::NONE,
        picks: Picks::NONE,
    };
}

/// S8.6: what a seat has picked for a payment. All of it is still in the hand or behind the screen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Picks {
    /// S4.3: the cards picked so far of the three, in the order of picking.
    pub(crate) cards: Pile<Ward, 2>,
    /// S5.8: the customer to be given up for an upgrade.
    pub(crate) customer: Option<Customer>,
}

impl Picks {
    /// Nothing.
    pub const NONE: Picks = Picks {
        cards: Pile::EMPTY,
        customer: None,
    };

    /// The cards, in the order of picking.
    pub fn cards(&self) -> impl Iterator<Item = Ward> + '_ {
        self.cards.as_slice().iter().copied()
    }

    /// The customer to be given up.
    pub const fn customer(&self) -> Option<Customer> {
        self.customer
    }
}

impl<E: Edition> Public<E> {
    /// Who owes a decision.
    pub fn awaiting(&self) -> Seats {
        match (self.phase, self.step) {
            (Phase::Over, _) => Seats::NONE,
            (_, Step::Figure(asked)) => Seats::only(E::asked_seat(self, asked)),
            _ => Seats::only(self.seat),
        }
    }

    /// How many customers all see: those that wait, those on the way, and those that are gone.
    pub(crate) fn customers_seen(&self) -> usize {
        let on_the_way = match self.step {
            Step::HandOver(trip) | Step::Travel(trip) => trip.group.len(),
            _ => 0,
        };
        let elsewhere = self.gone.len() + E::open_customers(&self.scene).len();
        self.waiting.iter().map(Customers::len).sum::<usize>() + on_the_way + elsewhere
    }

    /// The store on a station.
    pub fn store(&self, station: Station) -> Option<Store> {
        self.stores.at(station)
    }

    /// A seat's stores and department stores, with their stations.
    pub fn stores_of(&self, seat: Seat) -> impl Iterator<Item = (Station, Sells)> + '_ {
        let stations = self.stores.of(seat).iter();
        stations.filter_map(|station| self.stores.sold_at(station).map(|sells| (station, sells)))
    }

    /// How many stores of a kind a seat has on the map.
    fn count(&self, seat: Seat, sells: Sells) -> u8 {
        self.stores.of(seat).and(self.stores.selling(sells)).len() as u8
    }

    /// S1.4: how many stores of a type are left in the supply of a seat.
    pub fn stores_left(&self, seat: Seat, goods: Goods) -> u8 {
        STORES_PER_TYPE.saturating_sub(self.count(seat, Sells::Goods(goods)))
    }

    /// S5.9: how many department stores a seat has not used.
    pub fn department_stores_left(&self, seat: Seat) -> u8 {
        DEPARTMENT_STORES.saturating_sub(self.count(seat, Sells::Everything))
    }

    /// S3.1: the department stores on the map.
    pub fn department_stores(&self) -> usize {
        self.stores.selling(Sells::Everything).len()
    }

    /// S5.7: the track a seat has left.
    pub fn track_left(&self, seat: Seat) -> u8 {
        E::track_supply(self.players).saturating_sub(self.tracks.of(seat).len() as u8)
    }

    /// S7.4: the highest rank number of a seat's department stores, 0 without any.
    pub fn best_rank(&self, map: &Map, seat: Seat) -> u8 {
        let department_stores = self.stores.of(seat).and(self.stores.selling(Sells::Everything));
        let ranks = department_stores.iter().filter_map(|station| map.station(station).rank);
        ranks.max().unwrap_or(0)
    }

    /// S4.2, S4.4: the wards whose cards are wild for a seat: those where it has a store right now, and a few more in Version 2.
    pub fn wild_wards(&self, map: &Map, seat: Seat) -> Wards {
        self.store_wards(map, seat).or(E::wild(&self.scene, seat))
    }

    /// The wards where a seat has a store.
    pub fn store_wards(&self, map: &Map, seat: Seat) -> Wards {
        self.stores
            .of(seat)
            .iter()
            .map(|station| map.ward_of(station))
            .collect()
    }
}

impl<E: Edition> Played<E> {
    /// The map the game is played on.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// What all see.
    pub const fn public(&self) -> &Public<E> {
        &self.public
    }

    /// The customers that a seat has earned.
    pub fn earned(&self, seat: Seat) -> &Customers {
        &self.private(seat).earned
    }

    /// What only a seat sees.
    pub const fn private_of(&self, seat: Seat) -> &Private {
        &self.private[seat.index()]
    }

    /// How many cards a seat has in hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.private(seat).hand.len()
    }

    pub(crate) fn private(&self, seat: Seat) -> &Private {
        &self.private[seat.index()]
    }

    pub(crate) fn private_mut(&mut self, seat: Seat) -> &mut Private {
        &mut self.private[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<E> {
        Seats::all(self.public.players).iter()
    }

    /// The other seats, clockwise from this one.
    pub(crate) fn others_clockwise(&self, seat: Seat) -> impl Iterator<Item = Seat> + use<E> {
        let players = self.public.players;
        (1..players).map(move |steps| seat.clockwise(steps, players))
    }
}
