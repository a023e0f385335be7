//! Many games between players: seats are rotated, every seating gets the same deals, and the result does not depend on how many threads played it.
//!
//! ```
//! use arena::Match;
//!
//! let players = ["greedy".parse()?, "random".parse()?].to_vec();
//! let report = Match { players, games: 4, seed: "an example".into(), threads: 1 }.play::<shinjuku::Shinjuku>(&Default::default(), |_| true)?;
//! assert_eq!((report.games, report.players.len()), (4, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod bout;
mod faults;
mod report;
mod tournament;

pub use analysis::{Analyst, Judged, Prospect, mistakes};
pub use bout::{Record, SeatRecord, bout};
pub use faults::tell as tell_faults;
pub use report::{PlayerReport, Report};
pub use tournament::Match;
