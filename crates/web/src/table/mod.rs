//! A table: one game as the viewer sees it, and everything around the board.

mod captions;
mod catch_up;
mod course;
mod curtain;
mod end;
mod finished;
mod graph;
mod handle;
mod hints;
mod keys;
mod log;
mod marks;
mod moment;
pub mod page;
mod players;
mod prompt;
pub mod remote_page;
mod replay;
mod review;
mod sheet;
mod steps;
mod summary;
mod turns;

pub use handle::{Host, Notice, Preview, Shown, Sitter, SitterKind, Table};
pub use moment::{Entry, Moment};
