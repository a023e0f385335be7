//! What a player has, and how the game was opened: for statistics.

use table::words::Say;
use table::{Message, Seat};

use crate::action::ActionKind;
use crate::components::Components;
use crate::event::Event;
use crate::text::BOOK;
use crate::text::noun::InFull;
use crate::ticket::Ticket;

table::messages! {
    /// What a player has at the end.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Holding in BOOK, "holding", on Components {
        /// A ticket, with all that is on it.
        Ticket { ticket: InFull },
    }
}

table::messages! {
    /// What a player did first.
    #[derive(Clone, Copy, PartialEq, Debug)]
    pub enum Opening in BOOK, "opening", on Components {
        /// T2.14, T2.15: kept this Development card.
        Card { ticket: InFull },
        /// T2.14: has kept none.
        NoCard,
        /// T5.2: bid this much at once.
        Bid { amount: u16 },
        /// T5.2: passed at once.
        Pass,
        /// T5.2: was asked for no bid.
        NoBid,
        /// T6.3: this was the first action.
        Action { action: ActionKind },
        /// T6.3: has done none yet.
        NoAction,
    }
}

/// The Development card of the set-up, the first bid, the first action.
pub(crate) fn opening(on: &Components, own: Seat, events: &[Event]) -> Vec<Message> {
    let card = |event: &Event| match *event {
        Event::Kept { seat, ticket } if seat == own => Some(Opening::Card { ticket: InFull(ticket) }),
        _ => None,
    };
    let bid = |event: &Event| match *event {
        Event::Bid { seat, amount } if seat == own => Some(Opening::Bid { amount }),
        Event::Passed { seat } if seat == own => Some(Opening::Pass),
        _ => None,
    };
    let action = |event: &Event| action(event, own).map(|action| Opening::Action { action });
    let told = [
        events.iter().find_map(card).unwrap_or(Opening::NoCard),
        events.iter().find_map(bid).unwrap_or(Opening::NoBid),
        events.iter().find_map(action).unwrap_or(Opening::NoAction),
    ];
    told.iter().map(|told| told.say(on)).collect()
}

/// The action that this player has carried out.
fn action(event: &Event, own: Seat) -> Option<ActionKind> {
    let (seat, action) = match *event {
        Event::Built { seat, .. } => (seat, ActionKind::Build),
        Event::LinkUpgraded { seat, .. } => (seat, ActionKind::UpgradeLink),
        Event::Constructed { seat, .. } => (seat, ActionKind::Construct),
        Event::BuildingUpgraded { seat, .. } => (seat, ActionKind::UpgradeBuilding),
        Event::Travelled { seat, .. } => (seat, ActionKind::Move),
        _ => return None,
    };
    (seat == own).then_some(action)
}

/// A ticket that a player owns.
pub(crate) fn holding(on: &Components, ticket: Ticket) -> Message {
    Holding::Ticket { ticket: InFull(ticket) }.say(on)
}
