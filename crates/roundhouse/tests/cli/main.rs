//! The real program, run from outside. The tests know no game: they try what they try on every game that the program offers.

mod analysis;
mod bad_input;
mod contest;
mod desk;
mod many_games;
mod protocol;
mod two_at_once;
mod watching;
mod whole_game;
