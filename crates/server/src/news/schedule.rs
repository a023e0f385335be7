//! When somebody wants to be told: not in quiet hours, and perhaps all of an hour or a day together.

use jiff::civil::{Date, Time as Hour};
use jiff::tz::TimeZone;
use jiff::{Timestamp, ToSpan, Zoned};
use wire::{Digest, NewsKind, Quiet, Time};

use crate::clock::zone;

/// When news of a day come.
const MORNING: u16 = 8;
const HOUR: Time = 3_600_000;

/// The day of a person, in the person's own time zone.
#[derive(Clone, Debug)]
pub(super) struct Schedule {
    zone: TimeZone,
    quiet: Option<Quiet>,
}

impl Schedule {
    /// A zone that this program doesn't know (any more) counts as UTC.
    pub(super) fn new(name: &str, quiet: Option<Quiet>) -> Schedule {
        let zone = zone(name).unwrap_or(TimeZone::UTC);
        Schedule { zone, quiet }
    }

    /// When news of this kind that came up at `at` are told, if not now. A clock that runs out before the quiet hours do, and every clock for whom news come together, is told now.
    pub(super) fn hold(
        &self,
        kind: NewsKind,
        digest: Digest,
        at: Time,
        deadline: Option<Time>,
        now: Time,
    ) -> Option<Time> {
        let together = match digest {
            _ if kind == NewsKind::Clock => at,
            Digest::Never => at,
            Digest::Hourly => self.next_hour(at),
            Digest::Daily => self.next(at, MORNING, 0),
        };
        let due = together.max(now);
        let awake = self.quiet_until(due).unwrap_or(due);
        let too_late = kind == NewsKind::Clock && deadline.is_some_and(|deadline| awake >= deadline);
        (awake > now && !too_late).then_some(awake)
    }

    /// When the quiet hours end, if this is in them.
    fn quiet_until(&self, now: Time) -> Option<Time> {
        let Quiet { from, to } = self.quiet?;
        let time = self.local(now)?.time();
        let minute = u16::try_from(i32::from(time.hour()) * 60 + i32::from(time.minute())).ok()?;
        let is_quiet = if from < to {
            (from..to).contains(&minute)
        } else {
            minute >= from || minute < to
        };
        is_quiet.then(|| self.next(now, to / 60, to % 60))
    }

    fn local(&self, at: Time) -> Option<Zoned> {
        Some(Timestamp::from_millisecond(at).ok()?.to_zoned(self.zone.clone()))
    }

    /// The next full hour.
    fn next_hour(&self, at: Time) -> Time {
        // zones differ by quarters of an hour
        let minutes = self.local(at).map_or(0, |local| Time::from(local.time().minute()));
        (at / 60_000 - minutes) * 60_000 + HOUR
    }

    /// The next time that the clock on the wall shows this.
    fn next(&self, after: Time, hour: u16, minute: u16) -> Time {
        let at = |date: Date| {
            let time = Hour::new(hour as i8, minute as i8, 0, 0).ok()?;
            let zoned = date.to_datetime(time).to_zoned(self.zone.clone()).ok()?;
            Some(zoned.timestamp().as_millisecond()).filter(|found| *found > after)
        };
        let found = self.local(after).and_then(|local| {
            let today = local.date();
            at(today).or_else(|| at(today.checked_add(1.day()).ok()?))
        });
        found.unwrap_or(after)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(text: &str) -> Time {
        text.parse::<Timestamp>().unwrap().as_millisecond()
    }

    fn told(schedule: &Schedule, digest: Digest, when: &str) -> String {
        let now = at(when);
        let held = schedule.hold(NewsKind::Turn, digest, now, None, now);
        held.map_or_else(
            || "now".to_owned(),
            |held| Timestamp::from_millisecond(held).unwrap().to_string(),
        )
    }

    #[test]
    fn quiet_hours_are_those_of_the_wall_clock() {
        let night = Some(Quiet {
            from: 22 * 60,
            to: 7 * 60 + 30,
        });
        let paris = Schedule::new("Europe/Paris", night);
        assert_eq!(told(&paris, Digest::Never, "2026-11-18T12:00:00Z"), "now");
        assert_eq!(
            told(&paris, Digest::Never, "2026-11-18T21:30:00Z"),
            "2026-11-19T06:30:00Z"
        );
        assert_eq!(
            told(&paris, Digest::Never, "2026-11-19T02:00:00Z"),
            "2026-11-19T06:30:00Z"
        );
        assert_eq!(told(&paris, Digest::Never, "2026-11-19T06:30:00Z"), "now");
        // over the night in which the clocks go back, it is still half past seven there
        assert_eq!(
            told(&paris, Digest::Never, "2026-10-24T21:00:00Z"),
            "2026-10-25T06:30:00Z"
        );
        let noon = Some(Quiet {
            from: 12 * 60,
            to: 13 * 60,
        });
        let tokyo = Schedule::new("Asia/Tokyo", noon);
        assert_eq!(
            told(&tokyo, Digest::Never, "2026-11-18T03:59:00Z"),
            "2026-11-18T04:00:00Z"
        );
        assert_eq!(told(&tokyo, Digest::Never, "2026-11-18T02:59:00Z"), "now");
    }

    #[test]
    fn news_come_together_by_the_hour_or_the_day() {
        let kathmandu = Schedule::new("Asia/Kathmandu", None); // a quarter to six ahead
        assert_eq!(
            told(&kathmandu, Digest::Hourly, "2026-11-18T12:20:30Z"),
            "2026-11-18T13:15:00Z"
        );
        assert_eq!(
            told(&kathmandu, Digest::Daily, "2026-11-18T12:00:00Z"),
            "2026-11-19T02:15:00Z"
        );
        let late = Some(Quiet { from: 0, to: 10 * 60 });
        let utc = Schedule::new("UTC", late);
        assert_eq!(
            told(&utc, Digest::Daily, "2026-11-18T12:00:00Z"),
            "2026-11-19T10:00:00Z"
        );
        // what came up yesterday is told when the hour has struck
        let (then, now) = (at("2026-11-17T12:00:00Z"), at("2026-11-18T10:00:00Z"));
        assert_eq!(utc.hold(NewsKind::Turn, Digest::Daily, then, None, now), None);
    }

    #[test]
    fn a_clock_that_runs_out_at_night_is_told_before() {
        let utc = Schedule::new(
            "UTC",
            Some(Quiet {
                from: 22 * 60,
                to: 8 * 60,
            }),
        );
        let now = at("2026-11-18T23:00:00Z");
        let held = |deadline: &str| utc.hold(NewsKind::Clock, Digest::Daily, now, Some(at(deadline)), now);
        assert_eq!(held("2026-11-19T03:00:00Z"), None);
        assert_eq!(held("2026-11-19T12:00:00Z"), Some(at("2026-11-19T08:00:00Z")));
    }

    #[test]
    fn only_names_of_zones_are_zones() {
        assert!(
            ["Europe/Paris", "UTC", "America/Argentina/Ushuaia"]
                .into_iter()
                .all(|name| zone(name).is_ok())
        );
        assert!(
            ["", "Europe", "Mars/Base", "../../etc/passwd", &"x".repeat(99)]
                .into_iter()
                .all(|name| zone(name).is_err())
        );
    }
}
