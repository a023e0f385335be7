//! What must hold whatever is fed to the engines: nothing panics, what is refused changes nothing and gets one clear line, what is accepted is sound.
//!
//! Each fuzz target is a function of bytes: [`actions`], [`cards`], [`entries`], [`logs`], [`states`]. They know the games only through the catalog, so a new
//! game is fuzzed as soon as it is listed there. [`samples`] are good inputs to start from, [`mutation`] breaks them in ways that go deeper than a
//! lost bracket. `cargo xtask fuzz` runs it all in a fuzzer (`fuzz/`); the tests here run every target on its samples and some mutations without one.

mod actions;
mod cards;
mod entries;
mod logs;
pub mod mutation;
mod positions;
mod refusal;
pub mod samples;
mod soundness;
mod states;
mod walk;

pub use actions::{HEADER, actions};
pub use cards::cards;
pub use entries::entries;
pub use logs::logs;
pub use states::states;
