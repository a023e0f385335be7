//! A table: one game as the viewer sees it, and everything around the board.

mod advised;
mod captions;
mod catch_up;
mod choices;
mod course;
mod curtain;
mod end;
mod film;
mod finished;
mod graph;
mod guide;
mod handle;
mod hints;
mod keys;
mod log;
mod marks;
mod memories;
mod moment;
mod notices;
pub mod page;
pub mod players;
mod prompt;
pub mod remote_page;
mod replay;
mod review;
mod rule_sheet;
pub mod score_so_far;
mod sheet;
mod steps;
mod summary;
mod turns;

pub use advised::Advised;
pub use film::Film;
pub use guide::Guided;
pub use handle::{Host, Notice, Preview, Shown, Sitter, SitterKind, Table};
pub use moment::{Entry, Moment};

/// What every board has to stand: they check it in their own rooms.
#[cfg(test)]
pub mod checks {
    pub use super::course::tests::turns_are_whole;
    pub use super::guide::tests::the_guide_comes_to_its_end;
    pub use super::hints::tests::{first_is_best, parts_are_points, reasons};
}
