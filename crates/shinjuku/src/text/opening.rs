//! What a player has, and how the game was opened: for statistics.

use table::{Message, Say, Seat};

use crate::parts::action::Kind;
use crate::parts::customer::Goods;
use crate::parts::event::Event;
use crate::parts::map::{Map, Ward};

table::messages! {
    /// What a player has at the end.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Holding in crate::text::BOOK, "holding", on Map {
        /// A store in this ward.
        Ward { ward: Ward },
    }
}

table::messages! {
    /// What a player did first.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Opening in crate::text::BOOK, "opening", on Map {
        /// S3.4: the two actions of the first turn.
        Actions { first: Kind, second: Kind },
        /// S3.4: the only action of the first turn.
        Action { action: Kind },
        /// S3.4: nothing was done in the first turn.
        NoAction,
        /// S5.1: where the first store was built.
        Ward { ward: Ward },
        /// S5.1: none was built.
        NoWard,
        /// S5.1: what the first store sells.
        Goods { goods: Goods },
        /// S5.1: none was built.
        NoGoods,
    }
}

/// The actions of the first turn, the ward of the first store, and what it sells.
pub(crate) fn opening(map: &Map, own: Seat, events: &[Event]) -> Vec<Message> {
    let mut chosen = events
        .iter()
        .take_while(|event| !matches!(**event, Event::TurnEnded { seat } if seat == own))
        .filter_map(|event| match *event {
            Event::Chosen { seat, action } if seat == own => Some(action),
            _ => None,
        });
    let actions = match (chosen.next(), chosen.next()) {
        (Some(first), Some(second)) => Opening::Actions { first, second },
        (Some(action), None) => Opening::Action { action },
        _ => Opening::NoAction,
    };
    let built = events.iter().find_map(|event| match *event {
        Event::Built { seat, station, goods } if seat == own => Some((station, goods)),
        _ => None,
    });
    let station = built.and_then(|(station, _)| map.find_station(station));
    let ward = station.map_or(Opening::NoWard, |station| Opening::Ward {
        ward: map.ward_of(station),
    });
    let goods = built.map_or(Opening::NoGoods, |(_, goods)| Opening::Goods { goods });
    [actions, ward, goods].iter().map(|told| told.say(map)).collect()
}
