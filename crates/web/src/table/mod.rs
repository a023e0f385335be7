//! A table: one game as the viewer sees it, and everything around the board.

mod catch_up;
mod curtain;
mod graph;
mod handle;
mod hints;
mod keys;
mod log;
mod moment;
pub mod page;
mod players;
mod prompt;
pub mod remote_page;
mod replay;
mod review;
pub mod score_so_far;
mod sheet;
mod steps;

pub use handle::{Host, Notice, Preview, Shown, Sitter, SitterKind, Table};
pub use moment::{Entry, Moment};
