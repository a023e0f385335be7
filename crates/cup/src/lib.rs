//! Tournaments as pure functions: who plays whom on which seat, when a series of games is decided, and where everybody stands.
//!
//! Nothing here knows a game, a person or a clock. Who takes part is a number ([`Entrant`]), drawn by lot before the first round; a tournament is its [`Plan`], its [`Field`] and
//! the rounds played so far, and [`next_round`] says what comes next. The same input always gives the same round, so that any server can go on where another stopped.
//!
//! ```
//! use cup::{Field, Format, Plan, next_round};
//!
//! let plan = Plan { format: Format::Swiss, size: 3, least: 2, rounds: 4, games: 1 };
//! let round = next_round(&plan, &Field::new(8), &[]).unwrap();
//! let sizes: Vec<usize> = round.iter().map(|game| game.chairs.len()).collect();
//! assert_eq!(sizes, [3, 3, 2]); // everybody plays, and no table is more than one smaller
//! ```

mod arrange;
mod entrant;
mod history;
mod knockout;
mod matched;
mod plan;
mod points;
mod robin;
mod round;
mod seating;
mod series;
mod standings;
mod swiss;
#[cfg(test)]
mod tests;

pub use entrant::{Entrant, Field};
pub use matched::{Mark, Match};
pub use plan::{Format, Plan, sizes};
pub use points::Points;
pub use round::{next_round, rounds};
pub use series::{Played, decide, turned};
pub use standings::{Row, standings};
