//! The nouns of the game: the map and what lies on it, customers, cards, companies; what players do, and what happens.

pub mod action;
pub mod cards;
pub mod cities;
pub mod companion;
pub mod company;
pub(crate) mod connections;
pub mod customer;
pub mod event;
pub mod load;
pub mod map;
mod map_check;
mod map_file;
pub mod options;
pub(crate) mod register;
pub(crate) mod stations;
pub(crate) mod step;
pub(crate) mod store;
pub(crate) mod stores;
pub(crate) mod tracks;
