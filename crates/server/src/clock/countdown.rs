//! The clock of a seat that is to decide.

use wire::{Clock, SeatClock, Time};

use super::{DAY, HOUR, MINUTE, Spent, Standstill};

/// A clock runs low when a quarter of the time is left that there was at the beginning of the decision, but at most half a day. Shorter than a minute is no use.
const EARLIEST_WARNING: Time = 12 * HOUR;
const LATEST_WARNING: Time = MINUTE;

/// What a seat was given beside what its clock says.
#[derive(Clone, Copy, Default, Debug)]
pub(crate) struct Given {
    /// On top of a live clock.
    pub(crate) extra: Time,
    /// When the player came back from having no time left.
    pub(crate) back_at: Time,
}

/// The clock of a seat that is to decide.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Countdown {
    /// From when on it counts.
    since: Time,
    /// What it had then.
    budget: Time,
    /// How much of that is a reserve for the whole game, where there is one.
    reserve: Option<Time>,
    standstill: Standstill,
}

impl Countdown {
    /// What is left of such a clock; nothing where there is none.
    pub(crate) fn new(clock: &Clock, spent: &Spent, given: Given, standstill: Standstill) -> Option<Countdown> {
        let (since, budget, reserve) = match *clock {
            Clock::None => return None,
            Clock::Live { minutes, increment } => {
                let used = spent.stretches.iter().map(|&(from, to)| standstill.running(from, to));
                let added = Time::from(spent.turns) * Time::from(increment) * 1_000;
                let budget = Time::from(minutes) * MINUTE + added + given.extra - used.sum::<Time>();
                (spent.since, budget, None)
            }
            Clock::Correspondence { days, reserve, .. } => {
                let days = Time::from(days) * DAY;
                let whole = Time::from(reserve) * HOUR;
                let left = (whole - overdrawn(&spent.stretches, days, &standstill)).max(0);
                let since = spent.since.max(given.back_at);
                (since, days + left, (whole > 0).then_some(left))
            }
        };
        Some(Countdown {
            since,
            budget,
            reserve,
            standstill,
        })
    }

    /// When the time is over; never, as long as the clock stands and nobody knows how long.
    pub(crate) fn deadline(&self) -> Option<Time> {
        self.standstill.after(self.since, self.budget)
    }

    /// How much time is left; less than nothing if it is over.
    pub(crate) fn left(&self, now: Time) -> Time {
        self.budget - self.standstill.running(self.since, now)
    }

    /// When somebody is to be warned, if there is time enough for that.
    pub(crate) fn low(&self) -> Option<Time> {
        let lead = EARLIEST_WARNING.min(self.budget / 4);
        if lead < LATEST_WARNING {
            return None;
        }
        self.standstill.after(self.since, self.budget - lead)
    }

    /// What a player who is back needs on top of a live clock to have a fair while: a minute.
    pub(crate) fn grace(&self, clock: &Clock, now: Time) -> Time {
        match clock {
            Clock::Live { .. } => (MINUTE - self.left(now)).max(0),
            _ => 0,
        }
    }

    /// As people are told.
    pub(crate) fn told(&self, now: Time) -> SeatClock {
        let (deadline, left) = (self.deadline(), self.left(now).max(0));
        SeatClock {
            deadline,
            left,
            stands: self.standstill.between(now, deadline),
            reserve: self.reserve.map(|reserve| reserve.min(left)),
        }
    }
}

/// How much longer decisions took than their days. What took less on the wall took less on the clock, too: weekends are looked for only in the few others.
fn overdrawn(stretches: &[(Time, Time)], days: Time, standstill: &Standstill) -> Time {
    let long = stretches.iter().filter(|(from, to)| to - from > days);
    long.map(|&(from, to)| (standstill.running(from, to) - days).max(0))
        .sum()
}
