//! Players: random, greedy, tree search, levels made of these, and other people's programs.
//!
//! A [`Bot`] sees a view and the legal actions, never the state; it thinks about states imagined from the view. Bots are generic over games; what they
//! know about a game is in its file in [`knowledge`]. A [`Forecast`] tells what a game will end with, an [`Advisor`] gives hints, [`review`] judges the
//! turns of a game, and [`puzzle`] makes puzzles of those that went wrong.
//!
//! ```
//! use bots::{Spec, knowledge};
//! use table::{Rng, Seed};
//!
//! let spec: Spec = "search:100".parse()?;
//! assert!(knowledge::games().any(|id| id == "hill"));
//! let bot = spec.seat::<hill::Hill>(Rng::new(Seed::from_text("a bot")));
//! # drop(bot);
//! # Ok::<(), bots::SpecError>(())
//! ```

mod advisor;
#[cfg(not(target_family = "wasm"))]
mod anchor;
mod bot;
#[cfg(not(target_family = "wasm"))]
pub mod external;
mod forecast;
mod greedy;
mod guest;
pub mod knowledge;
mod level;
mod loss;
pub mod net;
pub mod numbering;
mod outlook;
mod policy;
pub mod puzzle;
mod random;
pub mod review;
mod search;
pub mod sight;
mod spec;

pub use advisor::{Advisor, Expected, Hint};
#[cfg(not(target_family = "wasm"))]
pub use anchor::{Anchor, Anchors};
pub use bot::Bot;
pub use forecast::{Course, Courses, CoursesError, Forecast, STAGES, Stage};
pub use greedy::Greedy;
pub use guest::{Guest, Hosted};
pub use knowledge::{Knowledge, Visitor, visit};
pub use level::Level;
pub use net::{Net, NetError, NetFile, OwnNet};
pub use numbering::Numbered;
pub use random::Random;
pub use search::{Advice, Search, Thought};
pub use sight::{Names, Numbers, Rows, Sight};
pub use spec::{Budget, Spec, SpecError};
