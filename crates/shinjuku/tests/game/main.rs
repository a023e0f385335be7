//! The whole game: the battery that every game passes, clauses, perft, golden games, the map.

mod battery;
mod clauses;
mod conceivable;
mod edited;
mod golden;
mod map;
mod perft;
mod words;
