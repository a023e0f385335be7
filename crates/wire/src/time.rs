//! The time at a table: clocks that run or stand, pauses, and who is away until when.

use serde::{Deserialize, Serialize};

use crate::clock::{Late, Time};

/// Why a clock stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Why {
    /// All players agreed to a pause.
    Pause,
    /// It is Saturday or Sunday.
    Weekend,
    /// The player is on leave.
    Leave,
}

/// A time in which a clock stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Stand {
    /// Milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub from: Time,
    /// Null if nobody knows.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub to: Option<Time>,
    /// Why it stands.
    pub why: Why,
}

impl Stand {
    /// Does the clock stand at this moment?
    pub fn holds(&self, at: Time) -> bool {
        self.from <= at && self.to.is_none_or(|to| at < to)
    }
}

/// The clock of a seat that is to decide.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatClock {
    /// When the time is over; null while nobody knows when the clock runs again.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub deadline: Option<Time>,
    /// How much time is left, in milliseconds, when this is told.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub left: Time,
    /// The times before the deadline in which the clock stands, in their order.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub stands: Vec<Stand>,
    /// How much of what is left is the reserve for the whole game, at tables with one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub reserve: Option<Time>,
}

impl SeatClock {
    /// How much time is left at a moment.
    pub fn left_at(&self, now: Time) -> Time {
        let Some(deadline) = self.deadline else {
            return self.left;
        };
        let standing = |stand: &Stand| (stand.to.unwrap_or(deadline).min(deadline) - stand.from.max(now)).max(0);
        (deadline - now - self.stands.iter().map(standing).sum::<Time>()).max(0)
    }

    /// Why the clock stands at a moment, if it does, and until when.
    pub fn stands_at(&self, now: Time) -> Option<Stand> {
        self.stands.iter().copied().find(|stand| stand.holds(now))
    }
}

/// The time at a table, beside its clock: `time` of a table.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct TableTime {
    /// What happens when the time of a seat is over.
    pub late: Late,
    /// Since when the clocks stand, because all agreed to a pause.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub paused: Option<Time>,
    /// One for each seat.
    pub seats: Vec<SeatTime>,
}

/// What is known of a player's time.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct SeatTime {
    /// Has the player asked for a pause, or agreed to it?
    pub pause: bool,
    /// Is the player asked, too? All who play have to agree.
    pub counts: bool,
    /// When the player will be back, as the player said.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub back_by: Option<Time>,
    /// Until when the player is on leave.
    #[cfg_attr(feature = "schema", schema(value_type = Option<i64>))]
    pub leave: Option<Time>,
}

/// Whether you want a pause: `POST /api/tables/{id}/pause`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct PauseWish {
    /// Asks for a pause, or agrees to it; false takes that back, or says no to the others.
    pub pause: bool,
}

/// When you will be back: `POST /api/tables/{id}/away`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct BackIn {
    /// In so many minutes, up to 60 days; 0 takes the note away.
    pub minutes: u32,
}

impl BackIn {
    /// The most minutes.
    pub const MOST: u32 = 60 * 24 * 60;
}

/// Days of leave to take: `POST /api/me/leave`. The clocks of all your tables that count in days stand meanwhile.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewLeave {
    /// The first day, as `2026-12-24`. If that is today, the leave begins now.
    pub first: String,
    /// The last day.
    pub last: String,
    /// The time zone whose days these are, such as `Asia/Tokyo`.
    pub zone: String,
}

/// A leave that somebody has taken.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Leave {
    /// Its name, for `DELETE /api/me/leave/{id}`.
    pub id: String,
    /// The first day.
    pub first: String,
    /// The last day.
    pub last: String,
    /// How many days of the year's it takes.
    pub days: u32,
    /// When it begins, in milliseconds since 1970.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub since: Time,
    /// When it ends.
    #[cfg_attr(feature = "schema", schema(value_type = i64))]
    pub until: Time,
}

/// Days of leave in a calendar year.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct LeaveYear {
    /// Which.
    pub year: i32,
    /// How many days are still free.
    pub left: u32,
}

/// What somebody has of leave: `GET /api/me/leave`.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Leaves {
    /// How many days a year everybody has here.
    pub days: u32,
    /// This year and the next.
    pub years: Vec<LeaveYear>,
    /// Those that are not over, in their order.
    pub leaves: Vec<Leave>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn clock(deadline: Option<Time>, stands: Vec<Stand>) -> SeatClock {
        SeatClock {
            deadline,
            left: 40,
            stands,
            reserve: None,
        }
    }

    #[test]
    fn what_is_left_does_not_shrink_while_the_clock_stands() {
        let weekend = Stand {
            from: 20,
            to: Some(50),
            why: Why::Weekend,
        };
        let clock = clock(Some(100), vec![weekend]);
        let left = [0, 10, 20, 35, 50, 60, 100, 200].map(|now| clock.left_at(now));
        assert_eq!(left, [70, 60, 50, 50, 50, 40, 0, 0]);
        assert_eq!(clock.stands_at(19), None);
        assert_eq!(clock.stands_at(20), Some(weekend));
        assert_eq!(clock.stands_at(50), None);
    }

    #[test]
    fn a_pause_without_end_keeps_what_was_left() {
        let pause = Stand {
            from: 5,
            to: None,
            why: Why::Pause,
        };
        let clock = clock(None, vec![pause]);
        assert_eq!([10, 1_000].map(|now| clock.left_at(now)), [40, 40]);
        assert_eq!(clock.stands_at(1_000), Some(pause));
    }
}
