//! The state of a game: all of it, what one viewer sees, what can be imagined from that, all of it as JSON, and whether it can exist.

mod card_places;
mod game;
mod hill;
pub(crate) mod imagine;
mod player;
mod private;
mod public;
mod readable;
mod referee;
pub mod view;

pub use self::hill::{Decks, Hill};
pub use crate::rules::rounds::ROUNDS;
pub use crate::rules::setup::PLANS_DEALT;
pub use player::{Pending, Player, Turn};
pub use private::{Choices, Private};
pub use public::{Board, Discards, LOCATIONS, MOST_PLAYERS, Phase, Public, REQUESTS, SET_TOWNS, StartSet, Variants};

pub(crate) use game::{meta, result};
