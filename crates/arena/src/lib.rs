//! Many games between players: seats rotate, every seating gets the same deals, and the result doesn't depend on the number of threads. Games can be written
//! as a table, and tables become a page.
//!
//! ```
//! use std::ops::ControlFlow;
//!
//! use arena::{Live, Match, Shard};
//!
//! let players = ["greedy".parse()?, "random".parse()?].to_vec();
//! let contest = Match { players, seats: 2, games: 4, seed: "an example".into(), threads: 1, shard: Shard::WHOLE };
//! let report = contest.play::<shinjuku::Shinjuku>(&Default::default(), &Live::default(), |_| ControlFlow::Continue(()))?;
//! assert_eq!((report.games, report.players.len()), (4, 2));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod analysis;
mod bout;
mod faults;
mod interval;
mod ladder;
mod lesson;
mod live;
mod pace;
mod page;
mod rating;
mod report;
mod rows;
mod schedule;
mod selfplay;
mod strategy;
mod tournament;

pub use analysis::{Analysis, Analyst, Better, Found, JudgedTurn, Line, Prospect};
pub use bout::{Record, SeatRecord, bout};
pub use faults::tell as tell_faults;
pub use ladder::Ladder;
pub use lesson::{Bin, Chances, Lesson, MEASURED, Measured, Measurement};
pub use live::Live;
pub use pace::iterations_per_second;
pub use page::{Page, PageError};
pub use rating::Rating;
pub use report::{PlayerReport, Report};
pub use rows::{Part, Row, RowWriter, RowsError, Setting, Words, read_rows};
pub use schedule::{Fixture, Shard, ShardError};
pub use selfplay::{Selfplay, SelfplayError, Written, see_again};
pub use strategy::Strategist;
pub use tournament::Match;
