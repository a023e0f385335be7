//! Stores on the map, and whose tracks lie there.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::parts::customer::{Customer, Customers, Goods};

/// A store or department store on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Store {
    /// Whose it is.
    pub owner: Seat,
    /// What it sells.
    pub sells: Sells,
}

/// What is sold.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sells {
    /// A store: one type of goods.
    Goods(Goods),
    /// A department store: everything.
    Everything,
}

impl Sells {
    /// S6.3: does it take this customer?
    pub fn takes(self, customer: Customer) -> bool {
        match self {
            Sells::Goods(goods) => goods == customer.goods,
            Sells::Everything => true,
        }
    }

    /// S6.3: does it take one of these?
    pub fn takes_any(self, group: &Customers) -> bool {
        match self {
            Sells::Goods(goods) => group.tokens(goods) > 0,
            Sells::Everything => !group.is_empty(),
        }
    }
}

/// Whose a track is, if anybody's.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Owner(u8);

impl Owner {
    /// Nobody's: the connection is empty.
    pub const NOBODY: Owner = Owner(u8::MAX);

    /// This seat's.
    pub fn of(seat: Seat) -> Owner {
        Owner(seat.into())
    }

    /// The seat, if it is anybody's.
    pub const fn seat(self) -> Option<Seat> {
        Seat::new(self.0)
    }

    /// Is it nobody's?
    pub const fn is_nobody(self) -> bool {
        self.0 == u8::MAX
    }
}
