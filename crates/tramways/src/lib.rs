//! Tramways: an auction, multi-use tickets, rails on a city grid, passengers, stress. 1 to 5 players.
//!
//! The rules stand clause by clause in `RULES.md`; each file here is named after the part of them it implements, in their order:
//!
//! | clauses | file | |
//! |---|---|---|
//! | T1 | `kind`, `ticket`, `board`, `map`, `components`, `load` | components, and the files they are read from |
//! | T1.7, T1.8, T16 | `city`, `tile`, `links` | the map in play; locations and links, which follow from it |
//! | T2 | `setup`, `development` | set-up |
//! | T3 | `payment`, `pay` | tickets, icons, stress, consequences |
//! | T4, T13 | `phase`, `round` | rounds, and how they end |
//! | T5 | `auction` | the auction |
//! | T6 | `turn` | the frame of the actions |
//! | T7, T8 | `run`, `build` | building rails |
//! | T9 | `upgrade` | upgrading a link |
//! | T10 | `building` | buildings |
//! | T11 | `movement`, `destination`, `development` | moving a passenger |
//! | T12 | `administration` | the administration |
//! | T14 | `last_round` | round 6 |
//! | T15 | `scoring`, `entry` | the score, and the score of a physical game |
//! | T17 | `solo` | alone |
//! | T18 | `view`, `imagine` | what is hidden |
//!
//! `state` holds it all, `pending` what is declared and not paid yet, `apply` says what a seat can do and sends it to its rule, `readable` is all of it as JSON,
//! `referee` says whether a state can exist.

pub mod action;
mod administration;
mod apply;
mod auction;
pub mod board;
mod build;
mod building;
pub mod city;
pub mod components;
pub mod destination;
mod development;
pub mod entry;
pub mod event;
mod game;
mod imagine;
pub mod kind;
mod last_round;
pub mod links;
pub mod list;
pub mod load;
pub mod map;
mod movement;
pub mod options;
mod out_of_place;
mod pay;
pub mod payment;
pub mod pending;
pub mod phase;
mod readable;
mod referee;
mod round;
pub mod run;
pub mod scoring;
mod setup;
pub mod side;
mod solo;
pub mod square;
pub mod state;
/// Why an action is not allowed.
pub type Illegal = table::Illegal<text::Refusal>;

#[cfg(test)]
mod tests;
pub mod text;
pub mod ticket;
pub mod tile;
mod turn;
mod upgrade;
pub mod view;

pub use action::{Action, ActionKind};
pub use event::Event;
pub use kind::Kind;
pub use options::Options;
pub use state::Tramways;
pub use view::View;

pub(crate) use game::meta;
