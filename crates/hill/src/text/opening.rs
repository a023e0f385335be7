//! How a player opened the game, for statistics.

use table::Seat;
use table::words::{Message, Say};

use crate::parts::action::Location;
use crate::parts::cards::{Cards, TokenId};
use crate::parts::event::Event;
use crate::parts::line::Line;

use super::BOOK;

table::messages! {
    /// What a player did first.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Opening in BOOK, "opening", on Cards {
        /// H2.5: took the set with this token.
        Set { token: TokenId },
        /// H2.5: has no set yet.
        NoSet,
        /// H4.1: took a Town card from this location.
        Location { gives: Location },
        /// H4.1: has taken none yet.
        NoLocation,
        /// H6: laid a track of this line.
        Line { line: Line },
        /// H6: has laid none yet.
        NoLine,
    }
}

/// The token of the set, the location of the first turn, the line of the first track.
pub(crate) fn opening(cards: &Cards, seat: Seat, events: &[Event]) -> Vec<Message> {
    let own = seat;
    let set = events.iter().find_map(|event| match *event {
        Event::SetTaken { seat, token, .. } if seat == own => Some(Opening::Set { token }),
        _ => None,
    });
    let location = events.iter().find_map(|event| match *event {
        Event::Took { seat, location, .. } if seat == own => Some(Opening::Location { gives: location }),
        _ => None,
    });
    let line = events.iter().find_map(|event| match *event {
        Event::Laid { seat, line, .. } if seat == own => Some(Opening::Line { line }),
        _ => None,
    });
    let told = [
        set.unwrap_or(Opening::NoSet),
        location.unwrap_or(Opening::NoLocation),
        line.unwrap_or(Opening::NoLine),
    ];
    told.iter().map(|told| told.say(cards)).collect()
}
