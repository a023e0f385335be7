//! T4: where a game stands.

use serde::{Deserialize, Serialize};
use table::{Seat, Seats};

use crate::book::BookNumber;
use crate::links::LinkEnd;
use crate::list::List;
use crate::map::MOST_LOCATIONS;
use crate::payment::Payment;
use crate::state::{MOST_PLAYERS, Order, Position};

/// What is going on, for all to see.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Phase {
    /// T2.7: the draft of Parcel cards.
    Draft {
        /// How many have been taken.
        taken: u8,
    },
    /// T2.14: in reverse turn order everyone takes a card from a Ticket Book.
    Books {
        /// The place in the turn order of who does.
        position: Position,
        /// The Book being looked through.
        look: Option<Look>,
    },
    /// T2.15: everyone keeps one Development card.
    KeepOne {
        /// Who has not chosen yet.
        waiting: Seats,
    },
    /// T5: the auction.
    Auction(Auction),
    /// T5.11: in turn order everyone takes an auction card.
    TakeCard {
        /// The place in the turn order of who does.
        position: Position,
    },
    /// T5.13: who has taken a void ticket discards another one.
    Void {
        /// The place in the turn order of who does.
        position: Position,
    },
    /// T17.6: the solo line.
    Line {},
    /// T14.3: everyone fills the hand for round 6.
    FillHand {
        /// Who has not chosen yet.
        waiting: Seats,
    },
    /// T6: the actions.
    Actions(Turn),
    /// T12: the administration.
    Administration {
        /// Who has not finished yet.
        waiting: Seats,
    },
    /// TR31: an earlier player's passenger stands where this player's was to stand.
    PlaceAgain {
        /// The place in the turn order of who places again.
        position: Position,
        /// How many.
        left: u8,
    },
    /// The game is over.
    Over {},
}

/// T2.14, T11.15: somebody looks through a Ticket Book.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Which one.
    pub book: BookNumber,
    /// Has the card been taken, so that only the open one is left to choose?
    pub taken: bool,
}

/// T5: the auction of a round.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Auction {
    /// The place in the old order of who bids.
    pub position: Position,
    /// T5.6: who has no place in the new order yet.
    pub still_in: Seats,
    /// The current bids, by seat; 0 is none.
    pub bids: [u16; MOST_PLAYERS],
    /// The places taken from the front of the new order.
    pub front: Order,
    /// The places taken from its back, the last place first.
    pub back: Order,
}

/// T6: a turn of an action round.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Turn {
    /// T6.2: is it action round 2?
    pub second: bool,
    /// The place in the turn order of whose turn it is.
    pub position: Position,
    /// How many actions (or one $2) may still be done.
    pub left: u8,
    /// T6.1, T6.2: has the $2 been taken?
    pub money_taken: bool,
    /// What the turn is at.
    pub step: Step,
}

/// What a turn is at, for all to see.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Step {
    /// T6.3: an action is chosen and declared.
    Choose {},
    /// T11.15: $5 or a Development card.
    Commerce {
        /// The links travelled.
        route: Route,
    },
    /// T11.15: a Ticket Book is looked through.
    Look {
        /// The Book.
        look: Look,
        /// The links travelled.
        route: Route,
    },
    /// T11.16: happiness may be bought.
    Leisure {
        /// The links travelled.
        route: Route,
        /// TR20: the tickets in play, and their icons used.
        payment: Payment,
    },
}

/// The links of a trip, in travel order, by their names.
pub type Route = List<LinkEnd, MOST_LOCATIONS>;

impl Phase {
    /// Who owes a decision.
    pub(crate) fn awaiting(&self, order: &Order) -> Seats {
        let at = |position: Position| position.seat(order).map_or(Seats::NONE, Seats::only);
        match *self {
            Phase::Draft { taken } => at(draft_position(taken, order.len() as u8)),
            Phase::KeepOne { waiting } | Phase::FillHand { waiting } | Phase::Administration { waiting } => waiting,
            Phase::Books { position, .. }
            | Phase::Auction(Auction { position, .. })
            | Phase::TakeCard { position }
            | Phase::Void { position }
            | Phase::Actions(Turn { position, .. })
            | Phase::PlaceAgain { position, .. } => at(position),
            Phase::Line {} => at(Position::FIRST),
            Phase::Over {} => Seats::NONE,
        }
    }
}

/// T2.7: whose pick comes next: two each in turn order, four for the last, then two each backwards.
pub(crate) fn draft_position(taken: u8, players: u8) -> Position {
    let pair = taken / 2;
    Position::new(if pair < players {
        pair
    } else {
        (2 * players - 1).saturating_sub(pair)
    })
}

impl Auction {
    /// The bid of a seat.
    pub fn bid(&self, seat: Seat) -> u16 {
        self.bids[seat.index()]
    }
}
