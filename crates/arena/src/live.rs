//! A running match: how far it is, and how to stop it.

use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::Duration;

/// A running match: shows its progress, and lets you stop it.
#[derive(Debug, Default)]
pub struct Live {
    stopped: AtomicBool,
    games: AtomicU64,
    decisions: AtomicU64,
    decisions_of_finished: AtomicU64,
}

impl Live {
    /// Ends the match: no further game begins, and running ones are given up at their next decision.
    ///
    /// Gives whether it had been stopped before.
    pub fn stop(&self) -> bool {
        self.stopped.swap(true, Relaxed)
    }

    /// Has somebody stopped it?
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Relaxed)
    }

    /// The games that are finished.
    pub fn games(&self) -> u64 {
        self.games.load(Relaxed)
    }

    /// How much longer a match of this many games will take, given the time so far; unknown before the first game is finished.
    ///
    /// It counts decisions, so a game that is half played counts as half.
    pub fn left(&self, all: u64, elapsed: Duration) -> Option<Duration> {
        let (games, decisions) = (self.games(), self.decisions.load(Relaxed));
        if games == 0 || decisions == 0 {
            return None;
        }
        let expected = self.decisions_of_finished.load(Relaxed) as f64 / games as f64 * all as f64;
        Some(elapsed.mul_f64((expected / decisions as f64 - 1.0).max(0.0)))
    }

    pub(crate) fn decided(&self) {
        self.decisions.fetch_add(1, Relaxed);
    }

    pub(crate) fn finished(&self, decisions: u32) {
        self.games.fetch_add(1, Relaxed);
        self.decisions_of_finished.fetch_add(decisions.into(), Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_counts_running_games_as_far_as_they_are() {
        let live = Live::default();
        (0..150).for_each(|_| live.decided());
        assert_eq!(
            live.left(4, Duration::from_secs(15)),
            None,
            "nobody knows how long a game is"
        );
        live.finished(100);
        // 400 decisions are expected, 150 took 15 s
        assert_eq!(
            live.left(4, Duration::from_secs(15))
                .map(|left| left.as_secs_f64().round()),
            Some(25.0)
        );
    }
}
