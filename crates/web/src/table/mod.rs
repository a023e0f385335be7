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
mod replay;
mod review;
mod sheet;
pub mod remote_page;

pub use handle::{Host, Notice, Preview, Shown, Sitter, SitterKind, Table};
pub use moment::{Entry, Moment};
