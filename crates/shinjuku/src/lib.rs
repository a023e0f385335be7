//! Shinjuku: stores and tracks in Tokyo; move customers to your stores. 2 to 4 players, rules Version 1 r12.
//!
//! The rules stand clause by clause in `RULES.md`; each file here is named after the part of them it implements, in their order:
//!
//! | clauses | file | |
//! |---|---|---|
//! | S1 | `map`, `load`, `customer`, `cards` | components, and the maps they are read from |
//! | S2 | `setup` | set-up |
//! | S3 | `turn` | a turn |
//! | S4 | `pay` | paying |
//! | S5.1-S5.3 | `build` | Build |
//! | S5.4-S5.7 | `expand` | Expand |
//! | S5.8-S5.9 | `upgrade` | Upgrade |
//! | S5.10-S5.11 | `income` | Income |
//! | S6 | `movement` | Move |
//! | S7 | `turn`, `scoring`, `entry` | the end, the score, and the score of a physical game |
//! | S8 | `view` | what is hidden |
//!
//! `state` holds it all, `apply` says what a seat can do and sends it to its rule, `readable` is all of it as JSON, `referee` says whether a state can exist.

pub mod action;
mod apply;
mod build;
pub mod cards;
pub mod company;
pub mod customer;
pub mod entry;
pub mod event;
mod expand;
mod game;
mod income;
pub mod load;
pub mod map;
mod movement;
pub mod options;
mod pay;
mod readable;
mod referee;
pub mod scoring;
mod setup;
pub mod state;
/// Why an action is not allowed.
pub type Illegal = table::Illegal<&'static str>;

#[cfg(test)]
mod tests;
mod text;
mod turn;
mod upgrade;
pub mod view;

pub use action::{Action, Kind};
pub use customer::{Customer, Customers, Goods};
pub use event::Event;
pub use options::Options;
pub use state::Shinjuku;
pub use view::View;

pub(crate) use game::meta;
