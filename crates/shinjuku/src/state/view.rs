//! S8: what a viewer sees.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Outcome, ScorePart, Seat, Viewer};

use crate::edition::Edition;
use crate::first::First;
use crate::parts::customer::Customers;
use crate::parts::map::{Map, Ward, Wards};
use crate::rules::ending;
use crate::rules::income::income;
use crate::rules::paying::Payment;

use super::readable::ViewForm;
use super::{MOST_PLAYERS, Phase, Picks, Played, Private, Public};

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm<E>", into = "ViewForm<E>", bound = "")]
pub struct View<E: Edition = First> {
    pub(crate) map: Arc<Map>,
    pub(crate) viewer: Viewer,
    pub(crate) public: Public<E>,
    /// What only this seat sees.
    pub(crate) own: Option<Private>,
    /// S8.5: what all have earned, with the option and after the game.
    pub(crate) earned: Option<[Customers; MOST_PLAYERS]>,
    /// S8.1: how many cards each hand has.
    pub(crate) hand_sizes: [u8; MOST_PLAYERS],
    pub(crate) cards: CardsSeen,
    /// S8.3: how full the bag is.
    pub(crate) bag: BagLevel,
}

/// S8.4: what is seen of the cards.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CardsSeen {
    /// The cards left in the pile.
    pub pile: u8,
    /// The cards in the discards.
    pub discards: u8,
    /// The card on top of the discards.
    pub top: Option<Ward>,
}

/// S8.3: how full the bag is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BagLevel {
    /// No customer is left; everybody knows, for the game ends.
    Empty,
    /// A third or less (17 or fewer in Tokyo).
    Few,
    /// Up to two thirds (18 to 34 in Tokyo).
    Half,
    /// More (35 or more in Tokyo).
    Full,
}

impl BagLevel {
    /// S8.3: thirds of all customers.
    pub fn of(left: usize, all: usize) -> BagLevel {
        match 3 * left {
            0 => BagLevel::Empty,
            thrice if thrice <= all => BagLevel::Few,
            thrice if thrice <= 2 * all => BagLevel::Half,
            _ => BagLevel::Full,
        }
    }

    /// S8.3: the least and the most customers that look like this, of all.
    const fn bounds(self, all: usize) -> (usize, usize) {
        let (third, two_thirds) = (all / 3, 2 * all / 3);
        match self {
            BagLevel::Empty => (0, 0),
            BagLevel::Few => (1, third),
            BagLevel::Half => (third + 1, two_thirds),
            BagLevel::Full => (two_thirds + 1, all),
        }
    }
}

impl<E: Edition> View<E> {
    pub(crate) fn new(game: &Played<E>, viewer: Viewer) -> View<E> {
        let seat = viewer
            .seat()
            .filter(|seat| seat.index() < usize::from(game.public.players));
        let is_open = game.public.open_customers || game.public.phase == Phase::Over;
        View {
            map: Arc::clone(&game.map),
            viewer,
            public: game.public,
            own: seat.map(|seat| *game.private(seat)),
            earned: is_open.then(|| game.private.map(|private| private.earned)),
            hand_sizes: game.private.map(|private| private.hand.len() as u8),
            cards: CardsSeen {
                pile: game.cards.pile.len() as u8,
                discards: game.cards.discards.len() as u8,
                top: game.cards.top,
            },
            bag: BagLevel::of(game.bag.len(), E::customers(&game.map).len()),
        }
    }

    /// The map.
    pub fn map(&self) -> &Map {
        &self.map
    }

    /// Whose view it is.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// The viewer's seat, if it is one of this game.
    pub fn seat(&self) -> Option<Seat> {
        let plays = |seat: &Seat| seat.index() < usize::from(self.public.players);
        self.viewer.seat().filter(plays)
    }

    /// What all see.
    pub const fn public(&self) -> &Public<E> {
        &self.public
    }

    /// S5.10: how many cards an Income would draw for a seat.
    pub fn income_of(&self, seat: Seat) -> usize {
        income::<E>(self.hand_sizes.get(seat.index()).copied().unwrap_or(0).into())
    }

    /// S7.2 to S7.4: the places and scores, when the screens are lifted.
    pub fn outcome(&self) -> Option<Outcome> {
        ending::outcome(&self.map, &self.public, |seat| self.earned(seat))
    }

    /// What only this viewer sees, if it is a player.
    pub const fn own(&self) -> Option<&Private> {
        self.own.as_ref()
    }

    /// S8.6: what the seat whose turn it is has picked for a payment, if this viewer may know.
    pub fn picks(&self) -> Option<&Picks> {
        self.own().filter(|_| self.is_payer()).map(|own| &own.picks)
    }

    /// Is it the view of the seat whose turn it is?
    pub(crate) fn is_payer(&self) -> bool {
        self.viewer == Viewer::Seat(self.public.seat)
    }

    /// What a seat has earned, if this viewer may know.
    pub fn earned(&self, seat: Seat) -> Option<Customers> {
        match self.earned {
            Some(all) => Some(all[seat.index()]),
            None => self
                .own
                .filter(|_| self.viewer == Viewer::Seat(seat))
                .map(|own| own.earned),
        }
    }

    /// S7.2: what a seat would score now with all parts, if this viewer may know.
    pub fn score_parts(&self, seat: Seat) -> Option<ScorePart> {
        Some(E::result(&self.map, &self.public, seat, &self.earned(seat)?).score)
    }

    /// How many cards a seat has in hand.
    pub const fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()]
    }

    /// What is seen of pile and discards.
    pub const fn cards(&self) -> CardsSeen {
        self.cards
    }

    /// How full the bag is.
    pub const fn bag(&self) -> BagLevel {
        self.bag
    }

    /// S8.3: the least and the most customers that the bag can hold.
    pub fn bag_bounds(&self) -> (usize, usize) {
        self.bag.bounds(E::customers(&self.map).len())
    }

    /// S4: the cheapest way for the viewer to pay when a card of one of these wards is asked for; `None` for spectators.
    pub fn payment(&self, asked: Wards) -> Option<Payment> {
        let wild = self.public.wild_wards(&self.map, self.seat()?);
        Some(Payment::cheapest(&self.own?.hand, wild, asked))
    }
}
