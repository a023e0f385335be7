//! A day, by the clock of Greenwich.

use jiff::ToSpan;
use jiff::civil::{Date, date};
use wire::CupRefusal;

use crate::clock::{DAY, Time};

/// A day, by its number since 1970.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(crate) struct Day(i64);

const FIRST: Date = date(1970, 1, 1);

impl Day {
    /// The day of a moment.
    pub(crate) fn of(time: Time) -> Day {
        Day(time.div_euclid(DAY))
    }

    pub(crate) fn number(self) -> i64 {
        self.0
    }

    /// When it is over.
    pub(crate) fn end(self) -> Time {
        (self.0 + 1) * DAY
    }

    pub(crate) fn before(self) -> Day {
        Day(self.0 - 1)
    }

    pub(crate) fn after(self) -> Day {
        Day(self.0 + 1)
    }

    /// As `2026-11-18`.
    pub(crate) fn text(self) -> String {
        let date = FIRST.checked_add(self.0.days());
        date.map_or_else(|_| String::new(), |date| date.to_string())
    }

    /// The day that is written like that.
    pub(crate) fn read(text: &str) -> Result<Day, CupRefusal> {
        let date: Date = text.parse().map_err(|_| CupRefusal::NoDay)?;
        let span = date.since((jiff::Unit::Day, FIRST)).map_err(|_| CupRefusal::NoDay)?;
        Ok(Day(span.get_days().into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_day_is_written_as_it_is_read() {
        let day = Day::of(1_795_000_000_000);
        assert_eq!(day.text(), "2026-11-18");
        assert_eq!(Day::read(&day.text()), Ok(day));
        assert_eq!(day.before().text(), "2026-11-17");
        assert!(Day::read("yesterday").is_err() && Day::read("2026-13-01").is_err());
        assert_eq!(Day::of(day.end()), day.after());
        assert_eq!(Day::of(day.end() - 1), day);
    }
}
