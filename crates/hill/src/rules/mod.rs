//! The rules, in the order of the rulebook.
//!
//! | clauses | file | |
//! |---|---|---|
//! | H2 | `setup` | the set-up |
//! | H3 | `rounds`, `drawing` | rounds and their preparation, drawing from decks |
//! | H4 | `turn` | a turn |
//! | H5 | `place` | placing Town cards |
//! | H6 | `lay` | laying tracks |
//! | H7 | `bonus` | the bonus for the 3rd and 6th token |
//! | H8 | `free_actions` | free actions |
//! | H9 | `plans`, `development` | Plan cards, Development tokens |
//! | H10 | `scoring`, `wilds`, `pad` | final scoring, the best use of Wild landmarks, the printed score pad |
//! | H11 | `conditions` | what Plan cards ask for |
//! | H12 | `requests` | Residents' Requests |
//! | H13 | `rounds`, `solo` | the solo game |
//! | H14 | `entry` | scoring a finished physical game |
//!
//! `question` says what a seat is being asked; `legal` and `apply` send an action to its rule.

pub(crate) mod apply;
pub(crate) mod bonus;
pub mod conditions;
pub(crate) mod development;
pub(crate) mod drawing;
pub mod entry;
pub(crate) mod free_actions;
pub mod lay;
pub(crate) mod legal;
mod pad;
pub mod place;
pub(crate) mod plans;
pub mod question;
pub(crate) mod requests;
pub(crate) mod rounds;
pub mod scoring;
pub(crate) mod setup;
pub mod solo;
pub(crate) mod turn;
pub(crate) mod wilds;
