//! The whole game: the battery that every game passes, clauses, perft, golden games.

mod battery;
mod clauses;
mod conceivable;
mod edited;
mod golden;
mod lessons;
mod pad;
mod perft;
mod prompts;
mod simple;
mod whole_games;
mod words;
