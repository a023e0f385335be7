//! The nouns of the game: the map and what lies on it, customers, cards, companies; what players do, and what happens.

pub mod action;
pub mod cards;
pub mod company;
pub mod customer;
pub mod event;
pub mod load;
pub mod map;
mod map_check;
mod map_file;
pub mod options;
pub(crate) mod step;
pub(crate) mod store;
