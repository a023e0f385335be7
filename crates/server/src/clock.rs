//! How much time a player has. Every deadline is computed here: what a page counts down, what the database wakes for and what people are warned of are the same.

mod countdown;
mod spent;
mod standstill;
#[cfg(test)]
mod tests;
mod weekend;

pub(crate) use countdown::{Countdown, Given};
pub(crate) use spent::Spent;
pub(crate) use standstill::{Span, Standstill};
pub(crate) use weekend::zone;
pub(crate) use wire::Time;

pub(crate) const MINUTE: Time = 60_000;
pub(crate) const HOUR: Time = 60 * MINUTE;
pub(crate) const DAY: Time = 24 * HOUR;

/// Now.
pub(crate) fn now() -> Time {
    let now = std::time::SystemTime::now()
        .duration_since(std::time::UNIX_EPOCH)
        .map_or(0, |since| since.as_millis() as Time);
    now + moved()
}

#[cfg(not(test))]
const fn moved() -> Time {
    0
}

#[cfg(test)]
thread_local! {
    /// How far a test has moved the clock. Each test has a thread of its own, and all that it does happens there.
    static MOVED: std::cell::Cell<Time> = const { std::cell::Cell::new(0) };
}

#[cfg(test)]
fn moved() -> Time {
    MOVED.get()
}

/// From now on it is so much later, for this test.
#[cfg(test)]
pub(crate) fn move_by(time: Time) {
    MOVED.set(MOVED.get() + time);
}

/// From now on the clock shows this moment and goes on from there, for this test.
#[cfg(test)]
pub(crate) fn move_to(moment: Time) {
    move_by(moment - now());
}
