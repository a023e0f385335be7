//! The nouns of the game: what lies on the table, what is decided, what happens.

pub mod action;
pub mod cards;
pub mod cell;
pub mod event;
pub mod line;
pub mod load;
pub mod options;
pub mod path;
pub mod spot;
pub mod town;
