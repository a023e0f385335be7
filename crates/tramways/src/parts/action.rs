//! The decisions of a player: one action is one click.

use serde::{Deserialize, Serialize};

use crate::book::BookNumber;
use crate::destination::Destination;
use crate::links::LinkEnd;
use crate::side::Side;
use crate::square::Square;
use crate::ticket::{Icon, Ticket};

/// One decision. Tickets are named by their numbers, squares by row and column, links by their first end.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields are what the actions say")]
pub enum Action {
    /// T2.7: take an open Parcel card. T5.11, T17.6: take an auction card. T14.3: take a ticket into the hand for round 6. T11.15: take an open Development card.
    Take { ticket: Ticket },
    /// T2.14, T11.15: look through a Ticket Book.
    LookInto { book: BookNumber },
    /// T2.14: keep this card of the Book. T2.15: keep this one of the cards dealt.
    Keep { ticket: Ticket },
    /// T2.14: leave this card open on top of the Book.
    LeaveOpen { ticket: Ticket },
    /// T5.2: bid.
    Bid { amount: u16 },
    /// T5.2: pass.
    Pass {},
    /// T17.6: pay for and reveal the next card of the line.
    Reveal {},
    /// T3: play an icon of a ticket, to pay for what was declared or in the administration phase.
    Use { ticket: Ticket, icon: Icon },
    /// T5.8: pay the rest in cash.
    PayCash {},
    /// T5.13, T12.6: discard a ticket.
    Discard { ticket: Ticket },
    /// TR16: there is no ticket that could be discarded.
    DiscardNothing {},
    /// T6.3: choose an action.
    Choose { action: ActionKind },
    /// T6.1: take $2.
    TakeMoney {},
    /// The turn is over.
    EndTurn {},
    /// T7.4: the first new tile comes to this square and is entered from this side.
    Begin { at: Square, from: Side },
    /// T8.3: lay the last tile of an incomplete link anew, so that it leaves by this side.
    Redirect { at: Square, to: Side },
    /// T7.4: lay the next tile, which leaves by this side.
    Lay { to: Side },
    /// T7.4: the rails end here.
    Stop {},
    /// T9.1: the link to upgrade. T11.8: the next link of the trip.
    Link { link: LinkEnd },
    /// T10.1: the parcel to build on. T10.10: the building to upgrade. T11.2: the passenger to move. T12.5: the square of a new passenger.
    Square { at: Square },
    /// T10.2: the building, by its Building card.
    Building { card: Ticket },
    /// T11.1: the destination.
    Destination { to: Destination },
    /// T11.15: $5.
    TakeFive {},
    /// T11.15, T2.15: the top card of the Development deck.
    TakeTop {},
    /// T11.16: buy happiness, or none.
    Buy { points: u8 },
    /// T12.9: finish the administration.
    Done {},
}

/// T6.3: the five actions.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the actions of the rules")]
pub enum ActionKind {
    Build,
    UpgradeLink,
    Construct,
    UpgradeBuilding,
    Move,
}

impl ActionKind {
    /// All five.
    pub const ALL: [ActionKind; 5] = [
        ActionKind::Build,
        ActionKind::UpgradeLink,
        ActionKind::Construct,
        ActionKind::UpgradeBuilding,
        ActionKind::Move,
    ];
}
