//! Tramways: an auction, multi-use tickets, rails on a city grid, passengers, stress. 1 to 5 players.
//!
//! The rules stand clause by clause in `RULES.md`. [`parts`] has the nouns (T1), [`rules`] the rules in the order of the rulebook, with the course of the
//! game as one list in `rules/course.rs`, [`state`] the state, what a viewer sees of it (T18), and both as JSON, [`text`] what the game says.
//!
//! ```
//! use table::{Game, Present, Seed, Viewer};
//! use tramways::{Options, Tramways};
//!
//! let mut game = Tramways::new(2, &Options::default(), Seed::from_text("a city"))?;
//! let seat = game.awaiting().first().expect("somebody chooses a Ticket Book");
//! assert_eq!(Tramways::prompt(&game.view(Viewer::Seat(seat))).to_string(), "Choose a Ticket Book to look through.");
//!
//! let mut actions = Vec::new();
//! game.legal(seat, &mut actions);
//! game.apply(seat, &actions[0], &mut ()).expect("what is listed is accepted");
//!
//! // what is refused says what would work
//! let illegal = game.apply(seat, &tramways::Action::Pass {}, &mut ()).unwrap_err();
//! assert_eq!(game.explain(illegal).message.to_string(), "Keep a card from Book 1 first.");
//! # Ok::<(), table::SetupError>(())
//! ```

pub mod lesson;
pub mod parts;
pub mod rules;
pub mod state;
pub mod text;

#[cfg(test)]
mod tests;

pub use parts::{
    action, board, book, city, components, destination, event, kind, links, list, load, map, options, side, square,
    ticket, tile,
};
pub use rules::{entry, journey, payment, run, scoring, setup};
pub use state::{pending, phase, view};

pub use action::{Action, ActionKind};
pub use event::Event;
pub use kind::Kind;
pub use options::Options;
pub use state::Tramways;
pub use text::Refusal;
pub use view::View;

pub(crate) use state::meta;

/// Why an action is not allowed.
pub type Illegal = table::Illegal<Refusal>;
