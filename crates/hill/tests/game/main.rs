//! The whole game: the battery that every game passes, clauses, perft, golden games, the card list.

mod battery;
mod card_list;
mod clauses;
mod conceivable;
mod edited;
mod golden;
mod lessons;
mod pad;
mod perft;
mod prompts;
mod words;
