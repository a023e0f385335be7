//! Players: random, greedy, tree search.
//!
//! A [`Bot`] sees a view and the legal actions, never the state; what it thinks about are states imagined from the view. Bots are generic over the games; what
//! they know of a game stands in its file in [`knowledge`].
//!
//! ```
//! use bots::{Spec, knowledge};
//! use table::{Rng, Seed};
//!
//! let spec: Spec = "search:100".parse()?;
//! assert!(knowledge::GAMES.contains(&"hill"));
//! let bot = spec.seat::<hill::Hill>(Rng::new(Seed::from_text("a bot")));
//! # drop(bot);
//! # Ok::<(), bots::SpecError>(())
//! ```

mod bot;
mod greedy;
pub mod knowledge;
mod policy;
mod random;
mod search;
mod spec;

pub use bot::Bot;
pub use greedy::Greedy;
pub use knowledge::{Knowledge, Visitor, visit};
pub use random::Random;
pub use search::{Advice, Search};
pub use spec::{Budget, Spec, SpecError};
