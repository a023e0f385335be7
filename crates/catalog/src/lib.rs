//! The games of Roundhouse: the only place that lists them. It erases their types, so that whoever serves any game needs to know none: JSON in, JSON out.
//!
//! A game is a [`AnyGame`], a game being played an [`AnyPlay`] and a single position an [`AnyState`].
//!
//! ```
//! use table::Seed;
//!
//! let game = catalog::games()[0];
//! let mut play = game.start(2, &[], Seed::from_text("an example"))?;
//! let seat = play.state().awaiting().first().expect("a new game awaits somebody");
//! let actions = play.state().legal(seat)?;
//! play.act(seat, &actions[0])?;
//!
//! let again = catalog::read_log(&play.log().to_string())?;
//! assert_eq!(again.state().to_json(), play.state().to_json());
//! # Ok::<(), catalog::CatalogError>(())
//! ```

#![cfg_attr(test, allow(clippy::unwrap_used))]

mod any_game;
mod any_play;
mod any_state;
mod bench;
mod distinct;
mod error;
mod foresight;
mod info;
mod layout;
mod read;
#[cfg(test)]
mod sealed;
mod stamp;
mod step;
#[cfg(test)]
mod tests;
mod text;

pub use any_game::{AnyGame, Choice, Erased};
pub use any_play::AnyPlay;
pub use any_state::{AnyState, Done};
pub use bench::Bench;
pub use error::{CatalogError, FileKind, Unreadable};
pub use foresight::{AnyForesight, Deed};
pub use info::{Info, Players};
pub use layout::layout;
pub use step::{Step, Steps};
pub use text::Document;

/// The games themselves, for whoever needs their types.
pub mod games {
    pub use {hill, shinjuku, tramways};
}

/// Every game there is: the only list. To add one, add a line here. Calls another macro with all types, each with `board` if it has one in the page, or
/// `text`.
#[macro_export]
macro_rules! each_game {
    ($do:ident) => {
        $do! {
            ($crate::games::hill::Hill, board),
            ($crate::games::shinjuku::Shinjuku, board),
            ($crate::games::tramways::Tramways, board),
        }
    };
}

#[cfg(not(test))]
macro_rules! erased {
    ($(($game:ty, $shown:ident)),* $(,)?) => { &[$(&Erased::<$game>::GAME),*] };
}

#[cfg(not(test))]
static GAMES: &[&dyn AnyGame] = each_game!(erased);

/// The unit tests have a stand-in: to compile all games once more for them would take minutes.
#[cfg(test)]
static GAMES: &[&dyn AnyGame] = &[&Erased::<sealed::Sealed>::GAME];

/// The games, in the order in which they are offered.
pub fn games() -> &'static [&'static dyn AnyGame] {
    GAMES
}

/// The game with this id.
pub fn find(id: &str) -> Result<&'static dyn AnyGame, CatalogError> {
    let game = GAMES.iter().find(|game| game.meta().id == id);
    game.copied().ok_or_else(|| CatalogError::unknown_game(id, GAMES))
}

/// The game being played that this log tells, whichever game it is of.
pub fn read_log(text: &str) -> Result<Box<dyn AnyPlay>, CatalogError> {
    find(&stamp::of_log(text)?.game)?.read_log(text)
}

/// The action that this text describes. Of which game it is, and whether it is one, is found out when somebody acts.
pub fn read_action(text: &str) -> Result<serde_json::Value, CatalogError> {
    Ok(read::text(Document::Action, text)?)
}

/// The position that this state describes, whichever game it is of.
pub fn read_state(text: &str) -> Result<Box<dyn AnyState>, CatalogError> {
    find(&stamp::of_state(text)?.game)?.read_state(text)
}
