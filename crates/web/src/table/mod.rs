//! A table: one game as the viewer sees it, and everything around the board.

mod handle;
mod moment;
pub mod page;
pub mod remote_page;

pub use handle::{Host, Notice, Preview, Sitter, SitterKind, Table};
pub use moment::{Entry, Moment};
