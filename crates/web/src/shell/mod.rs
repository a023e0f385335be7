//! Everything around the tables.

pub mod about;
pub mod account;
pub mod brand;
pub mod chart;
pub mod claim;
pub mod continued;
pub mod copied;
pub mod fields;
pub mod games;
pub mod heading;
pub mod home;
pub mod learn;
pub mod lobby;
mod lobby_seat;
pub mod masthead;
pub mod missing;
pub mod naming;
pub mod new_game;
pub mod new_options;
pub mod new_seats;
pub mod pad;
pub mod picture;
pub mod rematch;
pub mod rules;
pub mod settings;
pub mod strip;
pub mod talk;
