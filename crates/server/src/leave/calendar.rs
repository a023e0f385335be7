//! Days of leave on the calendar.

use jiff::civil::Date;
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Unit};
use wire::{Refusal, Time};

use crate::clock::{DAY, zone};

/// How far ahead leave can be planned.
const FARTHEST: u32 = 365;

/// A calendar on somebody's wall.
pub(super) struct Calendar {
    zone: TimeZone,
    now: Time,
}

/// Days of leave in one year.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Part {
    pub(super) first: Date,
    pub(super) last: Date,
}

impl Part {
    /// As it is stored.
    pub(super) fn read(first: &str, last: &str) -> Option<Part> {
        Some(Part {
            first: first.parse().ok()?,
            last: last.parse().ok()?,
        })
    }

    pub(super) fn year(&self) -> i32 {
        self.first.year().into()
    }

    pub(super) fn days(&self) -> i64 {
        days_between(self.first, self.last) + 1
    }

    /// What is used of it, if it ends now: today is its last day. It lies where its first and last moments say, in whichever zone that is.
    pub(super) fn ended(&self, since: Time, until: Time, now: Time) -> Part {
        let rest = (until - now.max(since) - 1) / DAY;
        let last = self.last.saturating_sub(rest.days());
        Part {
            last: last.max(self.first),
            ..*self
        }
    }
}

fn days_between(from: Date, to: Date) -> i64 {
    from.until((Unit::Day, to)).map_or(0, |span| i64::from(span.get_days()))
}

impl Calendar {
    pub(super) fn new(name: &str, now: Time) -> Result<Calendar, Refusal> {
        Ok(Calendar { zone: zone(name)?, now })
    }

    pub(super) fn utc(now: Time) -> Calendar {
        Calendar {
            zone: TimeZone::UTC,
            now,
        }
    }

    fn today(&self) -> Date {
        let now = Timestamp::from_millisecond(self.now).unwrap_or(Timestamp::UNIX_EPOCH);
        now.to_zoned(self.zone.clone()).date()
    }

    pub(super) fn year(&self) -> i32 {
        self.today().year().into()
    }

    /// The days from one to another, year by year.
    pub(super) fn parts(&self, first: &str, last: &str) -> Result<Vec<Part>, Refusal> {
        let Part { first, last } = Part::read(first, last).ok_or(Refusal::LeaveDates)?;
        if first < self.today() || last < first {
            return Err(Refusal::LeaveDates);
        }
        if days_between(self.today(), last) > i64::from(FARTHEST) {
            return Err(Refusal::LeaveTooFar { most: FARTHEST });
        }
        if first.year() == last.year() {
            return Ok(vec![Part { first, last }]);
        }
        let silvester = Part {
            first,
            last: first.last_of_year(),
        };
        let new_year = Part {
            first: last.first_of_year(),
            last,
        };
        Ok(vec![silvester, new_year])
    }

    /// When these days begin and end. Today begins now.
    pub(super) fn span(&self, part: &Part) -> (Time, Time) {
        let midnight = |date: Date| {
            let zoned = date.to_zoned(self.zone.clone());
            zoned.map_or(self.now, |zoned| zoned.timestamp().as_millisecond())
        };
        let end = part.last.checked_add(1.day()).unwrap_or(part.last);
        (midnight(part.first).max(self.now), midnight(end))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn calendar(zone: &str, now: &str) -> Calendar {
        Calendar::new(zone, now.parse::<Timestamp>().unwrap().as_millisecond()).unwrap()
    }

    fn shown(calendar: &Calendar, first: &str, last: &str) -> Vec<(i32, i64, String, String)> {
        let moment = |time| Timestamp::from_millisecond(time).unwrap().to_string();
        let parts = calendar.parts(first, last).unwrap().into_iter();
        parts
            .map(|part| {
                let (since, until) = calendar.span(&part);
                (part.year(), part.days(), moment(since), moment(until))
            })
            .collect()
    }

    #[test]
    fn leave_is_taken_in_days_of_ones_own_calendar() {
        let tokyo = calendar("Asia/Tokyo", "2026-11-18T16:30:00Z"); // the 19th there
        let row = |days, since: &str, until: &str| vec![(2026, days, since.to_owned(), until.to_owned())];
        assert_eq!(
            shown(&tokyo, "2026-11-20", "2026-11-22"),
            row(3, "2026-11-19T15:00:00Z", "2026-11-22T15:00:00Z")
        );
        assert_eq!(
            shown(&tokyo, "2026-11-19", "2026-11-19"),
            row(1, "2026-11-18T16:30:00Z", "2026-11-19T15:00:00Z"),
            "today begins now"
        );
        let paris = calendar("Europe/Paris", "2026-10-20T12:00:00Z");
        assert_eq!(
            shown(&paris, "2026-10-25", "2026-10-25"),
            row(1, "2026-10-24T22:00:00Z", "2026-10-25T23:00:00Z"),
            "a day of 25 hours"
        );
    }

    #[test]
    fn leave_over_new_year_is_counted_in_both_years() {
        let utc = calendar("UTC", "2026-11-18T12:00:00Z");
        let parts = shown(&utc, "2026-12-24", "2027-01-03");
        assert_eq!(
            parts.iter().map(|part| (part.0, part.1)).collect::<Vec<_>>(),
            [(2026, 8), (2027, 3)]
        );
        assert_eq!(parts[0].3, parts[1].2, "without a gap");
    }

    #[test]
    fn leave_lies_ahead() {
        let utc = calendar("UTC", "2026-11-18T12:00:00Z");
        for (first, last) in [
            ("2026-11-17", "2026-11-20"),
            ("2026-11-20", "2026-11-19"),
            ("tomorrow", "2026-11-19"),
            ("2026-02-30", "2026-03-01"),
        ] {
            assert_eq!(utc.parts(first, last), Err(Refusal::LeaveDates), "{first} {last}");
        }
        assert_eq!(
            utc.parts("2027-11-18", "2027-11-19"),
            Err(Refusal::LeaveTooFar { most: FARTHEST })
        );
        assert!(Calendar::new("Mars/Base", 0).is_err());
    }

    #[test]
    fn a_leave_that_ends_early_has_used_the_days_that_have_begun() {
        let utc = calendar("UTC", "2026-11-18T00:00:00Z");
        let part = Part::read("2026-11-18", "2026-11-22").unwrap();
        let (since, until) = utc.span(&part);
        let used = |hours: Time| part.ended(since, until, since + hours * 3_600_000).days();
        assert_eq!([0, 1, 23, 24, 25, 119].map(used), [1, 1, 1, 2, 2, 5]);
    }
}
