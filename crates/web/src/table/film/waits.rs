//! Waiting for the past: moments that the page hasn't seen come from the host before they are shown.

use std::ops::Range;
use std::time::Duration;

use leptos::prelude::*;

use crate::boards::Board;
use crate::table::{Table, memories};

/// Nobody waits longer for the past: after this the film runs over what there is.
const PATIENCE: Duration = Duration::from_secs(6);

/// Whether the film waits.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Waits {
    /// After how many decisions log and board stand still meanwhile.
    ply: Option<usize>,
    /// Tells one wait from the next.
    number: u32,
}

impl Waits {
    /// Does it wait?
    pub fn is_waiting(&self) -> bool {
        self.ply.is_some()
    }

    /// After how many decisions log and board stand still.
    pub fn ply(&self) -> Option<usize> {
        self.ply
    }

    /// Begins to wait; gives the number of the wait.
    fn begin(&mut self, ply: usize) -> u32 {
        self.ply = Some(ply);
        self.number += 1;
        self.number
    }

    /// Waits no longer.
    pub fn end(&mut self) {
        self.ply = None;
    }

    /// Ends this wait, and says whether it was still going on.
    fn end_this(&mut self, number: u32) -> bool {
        let goes_on = self.is_waiting() && self.number == number;
        if goes_on {
            self.end();
        }
        goes_on
    }
}

/// Goes on from a ply once all moments of a span are there, or can't be had: at once, if none is missing.
pub fn wait_for<G: Board>(table: Table<G>, span: Range<usize>, ply: usize, then: fn(Table<G>, usize)) {
    let missing = table
        .history
        .with_untracked(|history| memories::missing(history.iter().map(|moment| moment.ply), span));
    let Some(missing) = missing else {
        return then(table, ply);
    };
    let waits = table.film.waits;
    let number = waits.try_update(|waits| waits.begin(ply)).unwrap_or_default();
    table.hold_film(ply);
    let go_on = move || {
        let is_due = waits.try_update(|waits| waits.end_this(number));
        if is_due == Some(true) {
            untrack(|| then(table, ply));
        }
    };
    table.with_host(|host| host.recall(missing, Box::new(go_on)));
    set_timeout(go_on, PATIENCE);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wait_ends_once() {
        let mut waits = Waits::default();
        let number = waits.begin(7);
        assert_eq!(waits.ply(), Some(7));
        assert!(waits.end_this(number) && !waits.end_this(number));
        assert!(!waits.is_waiting());
    }

    #[test]
    fn what_comes_late_does_not_end_another_wait() {
        let mut waits = Waits::default();
        let first = waits.begin(7);
        waits.end();
        let second = waits.begin(9);
        assert!(!waits.end_this(first) && waits.end_this(second));
    }
}
