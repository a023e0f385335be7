//! Shinjuku by Gary Kacmarcik: open stores, lay tracks, and move the customers of Tokyo to your stores. 2 to 4 players; rules Version 1 r12 ([`Shinjuku`]) and Version 2
//! r11 ([`Shinjuku2`]).
//!
//! ```
//! use shinjuku::{Action, Kind, Options, Shinjuku};
//! use table::{Game, Present, Seed, Viewer};
//!
//! let mut game = Shinjuku::new(3, &Options::default(), Seed::from_text("an evening in Tokyo"))?;
//! let seat = game.awaiting().first().expect("somebody starts");
//! assert_eq!(Shinjuku::prompt(&game.view(Viewer::Seat(seat))).to_string(), "Choose your first action.");
//!
//! let income = Action::Choose { action: Kind::Income };
//! game.apply(seat, &income, &mut ()).expect("Income is always possible");
//! assert_eq!(game.hand_size(seat), 6);
//!
//! let refused = game.apply(seat, &income, &mut ()).expect_err("Income ends the turn");
//! assert_eq!(refused.clause, "S2.1");
//! # Ok::<(), table::SetupError>(())
//! ```
//!
//! The rules stand clause by clause in `RULES.md`. `parts` has the nouns; `rules` one file for each part of the rules, in their order; `state` what a game is at
//! one moment and what each viewer sees of it; `text` what the game says:
//!
//! | clauses | file | |
//! |---|---|---|
//! | S1 | `parts/map`, `parts/load`, `parts/customer`, `parts/cards` | components, and the maps they are read from |
//! | S2 | `rules/setup` | set-up |
//! | S3 | `rules/turn` | a turn |
//! | S4 | `rules/paying` | paying |
//! | S5.1-S5.3 | `rules/build` | Build |
//! | S5.4-S5.7 | `rules/expand` | Expand |
//! | S5.8-S5.9 | `rules/upgrade` | Upgrade |
//! | S5.10-S5.11 | `rules/income` | Income |
//! | S6 | `rules/movement` | Move |
//! | S7 | `rules/ending`, `rules/scoring`, `rules/entry` | the end, the score, and the score of a cardboard game |
//! | S8 | `state/view`, `state/imagine` | what is hidden, and states imagined from what is seen |
//!
//! All this is written once, for an [`edition`](edition::Edition): `first` says what only Version 1 does, [`second`] what only Version 2 does, in the order of `RULES2.md`.

pub mod edition;
pub mod first;
pub mod lesson;
mod parts;
mod rules;
pub mod second;
pub mod state;
#[cfg(test)]
mod tests;
pub mod text;

pub use parts::action::{Action, Kind};
pub use parts::customer::{Customer, Customers, Goods};
pub use parts::event::Event;
pub use parts::options::Options;
pub use parts::{action, cards, cities, companion, company, customer, event, load, map, options};
pub use rules::paying::Payment;
pub use rules::{entry, scoring};
pub use state::view::{self, View};
pub use state::{Played, Shinjuku, Shinjuku2};
pub use text::Refusal;

/// Why an action is not allowed.
pub type Illegal = table::Illegal<Refusal>;
