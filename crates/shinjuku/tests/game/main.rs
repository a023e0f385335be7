//! The whole game: the battery that every game passes, clauses, perft, golden games, the map.

mod battery;
mod clauses;
mod conceivable;
mod edited;
mod golden;
mod lessons;
mod map;
mod pad;
mod perft;
mod prompts;
mod words;
