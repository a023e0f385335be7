//! What every game of Roundhouse shares.
//!
//! A game is a type that implements [`Game`]: its complete state, and the rules by which it goes on. Around it stand [`Seat`]s and who sees what
//! ([`Viewer`], [`Audience`]), portable [`chance`], [`pile`]s of cards, [`Outcome`]s with their full breakdown, refusals that cite the rules ([`Illegal`]), the
//! [`Log`] that reproduces a game bit for bit, and [`Play`], a game being played, with undo. `kit` (a feature for tests) is the battery that every game passes.

#![cfg_attr(test, allow(clippy::unwrap_used))]

pub mod chain;
pub mod chance;
pub mod change;
pub mod error;
pub mod event;
pub mod foresight;
pub mod game;
#[cfg(feature = "kit")]
pub mod kit;
pub mod label;
pub mod lesson;
pub mod load;
pub mod log;
pub mod options;
pub mod outcome;
pub mod pad;
pub mod phrase;
pub mod pile;
pub mod play;
pub mod random;
pub mod rulebook;
pub mod seat;
pub mod tie;
pub mod words;

pub use chain::Chain;
pub use chance::{Chance, Rng, Seed};
pub use change::ScoreChange;
pub use error::{Illegal, Inconsistent, OptionError, Refused, SetupError};
pub use event::{Audience, Sink, Told, heard};
pub use foresight::only_choice;
pub use game::{EntryError, Game, Meta, OPENING, Portable, Present, ScorePad, Takeback};
pub use label::Label;
pub use lesson::Teach;
pub use load::LoadError;
pub use log::{Log, LogError, Ply};
pub use options::{OptionKind, OptionSpec, Options};
pub use outcome::{Outcome, ScorePart, SeatResult};
pub use pad::{PadRow, PadSum, Worth};
pub use pile::{Card, CardNumber, CardSet, Pile};
pub use play::{Play, UndoError};
pub use random::random_decision;
pub use seat::{MOST_SEATS, Seat, Seats, Viewer};
pub use tie::{Ruling, Tie};
pub use words::{Argument, Book, Language, Message, Say, Voice};
