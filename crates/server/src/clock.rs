//! How much time a player has.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::refusal::Refusal;

/// Milliseconds since 1970.
pub(crate) type Time = i64;

/// Now.
pub(crate) fn now() -> Time {
    std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as Time)
}

const MINUTE: Time = 60_000;
pub(crate) const DAY: Time = 24 * 60 * MINUTE;

/// How much time the players of a table have. When it is over, a bot takes the seat until the player is back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub(crate) enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// So many minutes for the whole game.
    Live {
        /// From 1 to 600.
        minutes: u32,
    },
    /// So many days for each decision.
    Correspondence {
        /// From 1 to 60.
        days: u32,
    },
}

impl Clock {
    pub(crate) fn check(self) -> Result<Clock, Refusal> {
        match self {
            Clock::Live { minutes } if !(1..=600).contains(&minutes) => {
                Err(Refusal::malformed("a live clock has 1 to 600 minutes"))
            }
            Clock::Correspondence { days } if !(1..=60).contains(&days) => {
                Err(Refusal::malformed("a correspondence clock has 1 to 60 days"))
            }
            _ => Ok(self),
        }
    }

    /// When the time of an awaited seat is over.
    pub(crate) fn deadline(self, spent: &Spent) -> Option<Time> {
        match self {
            Clock::None => None,
            Clock::Live { minutes } => {
                Some(spent.running_since + Time::from(minutes) * MINUTE + spent.extra - spent.used)
            }
            Clock::Correspondence { days } => Some(spent.awaited_since.max(spent.back_at) + Time::from(days) * DAY),
        }
    }

    /// What a player who is back needs on top to have a fair while: a minute of a live clock.
    pub(crate) fn grace(self, spent: &Spent, now: Time) -> Time {
        match (self, self.deadline(spent)) {
            (Clock::Live { .. }, Some(deadline)) => (now + MINUTE - deadline).max(0),
            _ => 0,
        }
    }
}

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
        assert_eq!(clock.deadline(&spent), Some(1_000 + MINUTE));
        let late = 1_000 + 5 * MINUTE;
        let extra = clock.grace(&spent, late);
        assert_eq!(clock.deadline(&Spent { extra, ..spent }), Some(late + MINUTE));
        assert_eq!(clock.grace(&spent, 1_000), 0);
    }

    #[test]
    fn a_correspondence_clock_counts_from_the_turn_or_the_return() {
        let clock = Clock::Correspondence { days: 1 };
        let spent = Spent {
            awaited_since: 5,
            back_at: 9,
            ..Spent::default()
        };
        assert_eq!(clock.deadline(&spent), Some(9 + DAY));
        assert_eq!(Clock::None.deadline(&spent), None);
    }
}
