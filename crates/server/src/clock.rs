//! How much time a player has.

use wire::Clock;
pub(crate) use wire::Time;

/// Now.
pub(crate) fn now() -> Time {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as Time)
}

const MINUTE: Time = 60_000;
pub(crate) const DAY: Time = 24 * 60 * MINUTE;

/// What a seat has spent of its time.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Spent {
    /// In all, up to `running_since`.
    pub(crate) used: Time,
    /// From when on it has not been counted yet.
    pub(crate) running_since: Time,
    /// When it became the seat's turn to decide.
    pub(crate) awaited_since: Time,
    /// What the seat was given on top.
    pub(crate) extra: Time,
    /// When the player came back.
    pub(crate) back_at: Time,
}

impl Spent {
    /// When the time of an awaited seat runs out.
    pub(crate) fn deadline(&self, clock: Clock) -> Option<Time> {
        match clock {
            Clock::None => None,
            Clock::Live { minutes } => Some(self.running_since + Time::from(minutes) * MINUTE + self.extra - self.used),
            Clock::Correspondence { days } => Some(self.awaited_since.max(self.back_at) + Time::from(days) * DAY),
        }
    }

    /// What a player who is back needs on top to have a fair while: a minute of a live clock.
    pub(crate) fn grace(&self, clock: Clock, now: Time) -> Time {
        match (clock, self.deadline(clock)) {
            (Clock::Live { .. }, Some(deadline)) => (now + MINUTE - deadline).max(0),
            _ => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_live_clock_counts_what_was_used() {
        let clock = Clock::Live { minutes: 2 };
        let spent = Spent {
            used: MINUTE,
            running_since: 1_000,
            ..Spent::default()
        };
        assert_eq!(spent.deadline(clock), Some(1_000 + MINUTE));
        let late = 1_000 + 5 * MINUTE;
        let extra = spent.grace(clock, late);
        assert_eq!(Spent { extra, ..spent }.deadline(clock), Some(late + MINUTE));
        assert_eq!(spent.grace(clock, 1_000), 0);
    }

    #[test]
    fn a_correspondence_clock_counts_from_the_turn_or_the_return() {
        let clock = Clock::Correspondence { days: 1 };
        let spent = Spent {
            awaited_since: 5,
            back_at: 9,
            ..Spent::default()
        };
        assert_eq!(spent.deadline(clock), Some(9 + DAY));
        assert_eq!(spent.deadline(Clock::None), None);
    }
}
