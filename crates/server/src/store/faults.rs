//! Statements that go wrong, for tests: the nth one that the writer carries out.

use std::sync::atomic::{AtomicI64, Ordering};

/// In which way a statement goes wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum How {
    /// It is not carried out.
    Refused,
    /// It is carried out, but nobody hears of it.
    AnswerLost,
    /// The database gives the whole transaction up by itself, as SQLite does when the disk is full.
    GivenUp,
}

/// Which statement goes wrong, and how. After that all go well.
pub(crate) struct Faults {
    left: AtomicI64,
    how: How,
}

impl Faults {
    /// Everything goes well.
    pub(crate) fn none() -> Faults {
        Faults::after(-1, How::Refused)
    }

    /// This many statements go well, and then one does not.
    pub(crate) fn after(statements: i64, how: How) -> Faults {
        Faults {
            left: AtomicI64::new(statements),
            how,
        }
    }

    /// Does the next statement go wrong?
    pub(crate) fn strikes(&self) -> Option<How> {
        (self.left.fetch_sub(1, Ordering::Relaxed) == 0).then_some(self.how)
    }

    /// Has it happened?
    pub(crate) fn struck(&self) -> bool {
        self.left.load(Ordering::Relaxed) < 0
    }
}
