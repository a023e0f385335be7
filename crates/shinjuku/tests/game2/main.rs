//! The whole of Version 2: the battery that every game passes, clauses, perft, golden games, the pad.

mod battery;
mod clauses;
mod conceivable;
mod edited;
mod golden;
mod pad;
mod perft;
mod prompts;
mod words;
