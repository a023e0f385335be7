//! A store on the map.

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
    /// Every kind of store.
    pub const ALL: [Sells; 5] = [
        Sells::Goods(Goods::Food),
        Sells::Goods(Goods::Clothing),
        Sells::Goods(Goods::Books),
        Sells::Goods(Goods::Electronics),
        Sells::Everything,
    ];

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
