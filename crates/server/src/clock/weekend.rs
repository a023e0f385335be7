//! Weekends, as a calendar on the wall has them.

use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan};
use wire::{Refusal, Time};

/// Days from Monday to Saturday.
const SATURDAY: i64 = 5;

/// The time zone of this name.
pub(crate) fn zone(name: &str) -> Result<TimeZone, Refusal> {
    let known = name.len() <= 64 && name.is_ascii();
    TimeZone::get(name)
        .ok()
        .filter(|_| known)
        .ok_or_else(|| Refusal::NoZone {
            name: name.chars().take(64).collect(),
        })
}

/// The weekend that goes on at this moment, or else the next: when it begins and ends there. It is an hour longer or shorter where clocks are changed in it.
pub(super) fn weekend(zone: &TimeZone, at: Time) -> Option<(Time, Time)> {
    let today = Timestamp::from_millisecond(at).ok()?.to_zoned(zone.clone()).date();
    let since_monday = i64::from(today.weekday().to_monday_zero_offset());
    let saturday = today.checked_add((SATURDAY - since_monday).days()).ok()?;
    let monday = saturday.checked_add(2.days()).ok()?;
    let midnight = |date: jiff::civil::Date| Some(date.to_zoned(zone.clone()).ok()?.timestamp().as_millisecond());
    Some((midnight(saturday)?, midnight(monday)?))
}
