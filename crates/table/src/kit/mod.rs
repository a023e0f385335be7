//! The battery of tests that every game passes.
//!
//! A game's tests say what anyone could conceivably send, and the rest is here:
//!
//! ```text
//! fn conceivable(game: &Hill, out: &mut Vec<Action>) { /* every action that anyone could send, legal or not */ }
//!
//! #[test]
//! fn every_table_keeps_the_promises() {
//!     for battery in Battery::<Hill>::every_table(conceivable) {
//!         battery.games(20).run();
//!     }
//! }
//!
//! #[test]
//! fn golden_games() {
//!     golden::check_all::<Hill>("tests/golden");
//! }
//!
//! #[test]
//! fn every_clause_has_a_test_and_every_citation_a_clause() {
//!     clauses::check("H", include_str!("../RULES.md"), &["src", "tests"], &["src", "tests"]);
//! }
//!
//! #[test]
//! fn the_generator_misses_nothing() {
//!     check_perft::<Hill>("two_players", 100, conceivable, &[9, 239, 8_175]);
//! }
//! ```
//!
//! A [`Battery`] plays random games to the end. Every position goes through the cheap checks, some (see [`Battery::every`]) through all of them. The names
//! by which it reports:
//!
//! | check | what is promised |
//! |---|---|
//! | `dead end` | who is awaited has a legal action |
//! | `out of turn` | who is not awaited has none |
//! | `endless` | a game ends within a number of decisions |
//! | `duplicate` | no action is listed twice |
//! | `listed` | every listed action is accepted |
//! | `unlisted` | every accepted action is listed, whoever sends it |
//! | `conceivable` | every listed action is conceivable (a promise of the tests, without which `unlisted` means nothing) |
//! | `refusal` | a refused action changes nothing, tells nothing, and has a clause and a reason |
//! | `referee` | [`Game::check`] accepts every state, reached or imagined |
//! | `outcome` | there is an outcome exactly when nobody is awaited; places and sums are right |
//! | `replay` | the log, written and read back, gives the same states, events and takebacks |
//! | `undo` | an open decision is taken back exactly, a closed one not at all; a refused undo changes nothing |
//! | `round trip` | what is written as JSON and read back is equal, and goes on equally |
//! | `imagine` | an imagined state has the same view, comes from the rng alone, and is not always the true one |
//! | `secrecy` | states with the same view make the same offer and the same refusals; events tell nothing that stays hidden; no view shows the seed |
//! | `open` | an open decision draws nothing and teaches nobody anything |
//! | `panic` | the game does not panic |

mod ansi;
mod battery;
mod benches;
pub mod clauses;
mod decision;
pub mod edited;
mod ending;
mod failure;
pub mod golden;
mod legality;
pub mod lessons;
mod openness;
pub mod pads;
mod perft;
mod position;
pub mod prompts;
mod round_trip;
mod secrecy;
mod tables;
mod takeback;
mod transcript;
mod trial;
mod variety;
pub mod words;

pub use battery::{Battery, Tally};
pub use benches::Bench;
pub use openness::{Showing, Shows};
pub use perft::{check_perft, perft, perft_by_trial};
pub use tables::combinations;
pub use variety::Secrets;

use crate::game::Game;

/// Appends every action that anyone could conceivably send in this state: at least all that are legal for any seat, and as many illegal ones as can be
/// thought of. A function and not a trait, so that a game's tests can have it outside the game's crate.
pub type Conceivable<G> = fn(&G, &mut Vec<<G as Game>::Action>);
