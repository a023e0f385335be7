//! The Rail on the Hill: a 4x4 town of cards, four railway lines through it, plans to fulfil. 1 to 4 players.
//!
//! The rules stand clause by clause in `RULES.md`; each file here is named after the part of the rulebook it implements, in its order:
//!
//! | clauses | file | |
//! |---|---|---|
//! | H1 | `cards`, `load` | components, and the card lists they are read from |
//! | H2 | `setup` | set-up |
//! | H3 | `round` | rounds and preparation |
//! | H4 | `turn` | a turn |
//! | H5 | `place` | placing Town cards |
//! | H6 | `lay` | laying tracks |
//! | H7 | `bonus` | the bonus for the 3rd and 6th token |
//! | H8 | `free` | free actions |
//! | H9 | `plans`, `development` | Plan cards, Development tokens |
//! | H10 | `scoring`, `wilds` | final scoring, the best use of Wild landmarks |
//! | H11 | `conditions` | what Plan cards ask for |
//! | H12 | `requests` | Residents' Requests |
//! | H13 | `round`, `solo` | the solo game |
//! | H14 | `entry` | scoring a finished physical game |
//!
//! Beneath them lie the nouns: `cell`, `spot`, `line`, `path`, `town`, and `state`; `stage` says what a seat is being asked, `legal` and `apply` send
//! it to its rule, `view` is what a seat sees, `readable` is all of it as JSON, `referee` says whether a state can exist.

pub mod action;
mod apply;
mod bonus;
pub mod cards;
pub mod cell;
pub mod conditions;
mod development;
pub mod entry;
pub mod event;
mod free;
mod game;
pub mod lay;
mod legal;
pub mod line;
pub mod load;
pub mod options;
pub mod path;
pub mod place;
mod plans;
mod readable;
mod referee;
mod requests;
mod round;
pub mod scoring;
mod setup;
pub mod solo;
pub mod spot;
pub mod stage;
pub mod state;
pub mod text;
pub mod town;
mod turn;
pub mod view;
mod whereabouts;
mod wilds;

pub use action::{Action, BonusChoice, Duty, Location};
pub use cell::Cell;
pub use event::Event;
pub use line::{ByLine, Line};
pub use options::Options;
pub use spot::Spot;
pub use state::Hill;
pub use view::View;

pub(crate) use game::meta;

/// Why an action is not allowed.
pub type Illegal = table::Illegal<text::Refusal>;

#[cfg(test)]
mod tests;
