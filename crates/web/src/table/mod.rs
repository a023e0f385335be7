//! A table: one game as the viewer sees it, and everything around the board.

mod advised;
mod catch_up;
mod choices;
mod curtain;
mod film;
mod graph;
mod handle;
mod hints;
mod keys;
mod log;
mod moment;
mod notices;
pub mod page;
mod players;
mod prompt;
pub mod remote_page;
mod replay;
mod review;
mod rule_sheet;
pub mod score_so_far;
mod sheet;
mod steps;

pub use film::Film;
pub use advised::Advised;
pub use handle::{Host, Notice, Preview, Shown, Sitter, SitterKind, Table};
pub use moment::{Entry, Moment};
