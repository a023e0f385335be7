//! The real program, run from outside. The tests know no game: they try everything on every game that the program offers.

mod abroad;
mod analysis;
mod bad_files;
mod bad_input;
mod contest;
mod desk;
mod files;
mod language;
mod many_games;
mod protocol;
mod puzzles;
mod two_at_once;
mod watching;
mod whole_game;
