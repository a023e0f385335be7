//! When a clock stands.

use jiff::tz::TimeZone;
use wire::{Stand, Time, Why};

use super::weekend::weekend;

/// A time with an end that may not be known yet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Span {
    pub(crate) from: Time,
    pub(crate) to: Option<Time>,
}

/// When the clock of a seat stands: at weekends, while its player is on leave, and in pauses of the table.
#[derive(Clone, PartialEq, Default, Debug)]
pub(crate) struct Standstill {
    weekends: Option<TimeZone>,
    stands: Vec<Stand>,
}

impl Standstill {
    /// At a table that has these pauses.
    pub(crate) fn new(pauses: &[Span]) -> Standstill {
        Standstill::default().with(pauses, Why::Pause)
    }

    /// Also at the weekends of this zone.
    pub(crate) fn with_weekends(mut self, zone: Option<TimeZone>) -> Standstill {
        self.weekends = zone;
        self
    }

    /// Also then.
    pub(crate) fn with(mut self, spans: &[Span], why: Why) -> Standstill {
        let stand = |span: &Span| Stand {
            from: span.from,
            to: span.to,
            why,
        };
        self.stands.extend(spans.iter().map(stand));
        self
    }

    /// The stand that holds this moment, or else the next one.
    fn next(&self, at: Time) -> Option<Stand> {
        let weekend = self.weekends.as_ref().and_then(|zone| weekend(zone, at));
        let weekend = weekend.map(|(from, to)| Stand {
            from,
            to: Some(to),
            why: Why::Weekend,
        });
        let known = self
            .stands
            .iter()
            .copied()
            .filter(|stand| stand.to.is_none_or(|to| to > at));
        known.chain(weekend).min_by_key(|stand| stand.from.max(at))
    }

    /// The stands between two moments, one after the other.
    pub(crate) fn between(&self, from: Time, to: Option<Time>) -> Vec<Stand> {
        let (mut at, mut found) = (from, Vec::new());
        while let Some(stand) = self.next(at).filter(|stand| to.is_none_or(|to| stand.from < to)) {
            found.push(Stand {
                from: stand.from.max(at),
                ..stand
            });
            // without a deadline, only what holds it up matters
            match stand.to.filter(|end| to.is_some_and(|to| *end < to)) {
                Some(end) => at = end,
                None => break,
            }
        }
        found
    }

    /// How much time runs between two moments.
    pub(crate) fn running(&self, from: Time, to: Time) -> Time {
        let mut running = 0;
        let mut at = from;
        while at < to {
            let Some(stand) = self.next(at).filter(|stand| stand.from < to) else {
                return running + to - at;
            };
            running += (stand.from - at).max(0);
            at = stand.to.unwrap_or(to);
        }
        running
    }

    /// The moment until which so much time runs from this one on; never, if the clock stands before and nobody knows how long.
    pub(crate) fn after(&self, from: Time, time: Time) -> Option<Time> {
        let (mut at, mut rest) = (from, time);
        loop {
            let Some(stand) = self.next(at).filter(|stand| rest > 0 && stand.from - at < rest) else {
                return Some(at + rest);
            };
            rest -= (stand.from - at).max(0);
            at = stand.to?;
        }
    }
}
