//! The Rail on the Hill: a 4x4 town of cards, four railway lines through it, plans to fulfil. 1 to 4 players.
//!
//! [`parts`] are the nouns (cards, lines, cells, spots, towns, actions, events); [`rules`] implement the clauses of `RULES.md`, in its order; [`state`] is all
//! of a game, what one viewer sees of it, and its JSON; [`text`] says it in words; [`lesson`] teaches it. Whoever plays needs [`Hill`], [`Options`] and the trait [`table::Game`]:
//!
//! ```
//! use hill::{Action, Hill, Options};
//! use table::{Game, Present, Seed, Viewer};
//!
//! let mut game = Hill::new(2, &Options::default(), Seed::from_text("an example"))?;
//! let mut actions = Vec::new();
//! while let Some(seat) = game.awaiting().first() {
//!     actions.clear();
//!     game.legal(seat, &mut actions);
//!     let action = actions.iter().find(|action| matches!(action, Action::EndTurn {})).unwrap_or(&actions[0]);
//!     game.apply(seat, action, &mut ()).expect("what is listed is accepted");
//! }
//! let outcome = game.outcome().expect("nobody owes a decision any more");
//! assert_eq!(outcome.seats.len(), 2);
//! println!("{}", Hill::prompt(&game.view(Viewer::Spectator)));
//! # Ok::<(), table::SetupError>(())
//! ```

pub mod lesson;
pub mod parts;
pub mod rules;
pub mod state;
pub mod text;

pub use parts::action::{Action, BonusChoice, Duty, Location};
pub use parts::cell::Cell;
pub use parts::event::Event;
pub use parts::line::{ByLine, Line};
pub use parts::options::Options;
pub use parts::spot::Spot;
pub use parts::{action, cards, cell, event, line, load, options, path, spot, town};
pub use rules::{conditions, entry, lay, place, question, scoring, solo};
pub use state::Hill;
pub use state::view::{self, View};

pub(crate) use state::meta;

/// Why an action is not allowed.
pub type Illegal = table::Illegal<text::Refusal>;

#[cfg(test)]
mod tests;
