//! What a payment is for.

use table::words::{Argue, Argument, Say};

use crate::edition::Edition;
use crate::parts::customer::{Customer, Goods};
use crate::parts::map::{Connection, Map, Station, Ward};
use crate::state::view::View;
use crate::state::{Picks, Purchase};

table::messages! {
    /// What a payment is for: it completes "Pay a card ...".
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Purpose in crate::text::BOOK, "purpose", on Map {
        /// S5.1.
        Store { goods: Goods, station: Station },
        /// S5.2.
        MoveStore { from: Station, to: Station },
        /// S5.5.
        Track { track: Connection },
        /// S5.8.
        Upgrade { station: Station },
        /// S5.8, for those who may know the customer (S8.6).
        UpgradeGivingUp { station: Station, customer: Customer },
        /// S6.1.
        Move { ward: Ward },
    }
}

impl Purpose {
    /// What a viewer may know of the purpose of a purchase.
    pub fn of<E: Edition>(view: &View<E>, purchase: Purchase) -> Purpose {
        match purchase {
            Purchase::NewStore(station, goods) => Purpose::Store { goods, station },
            Purchase::MoveStore(to, from) => Purpose::MoveStore { from, to },
            Purchase::SecondTrack(_, track) => Purpose::Track { track },
            Purchase::Upgrade(station) => match view.picks().and_then(Picks::customer) {
                Some(customer) => Purpose::UpgradeGivingUp { station, customer },
                None => Purpose::Upgrade { station },
            },
            Purchase::Move(ward) => Purpose::Move { ward },
        }
    }
}

impl Argue<Map> for Purpose {
    fn argue(&self, map: &Map) -> Argument {
        Argument::Said(Box::new(self.say(map)))
    }
}
