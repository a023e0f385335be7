//! What was tried, and what fell short.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::Mutex;
use std::time::Duration;

/// What was tried, and what fell short.
#[derive(Default)]
pub(crate) struct Tally {
    counts: Mutex<BTreeMap<&'static str, u64>>,
    times: Mutex<BTreeMap<&'static str, Vec<u32>>>,
    shortfalls: Mutex<Vec<String>>,
}

impl Tally {
    pub(crate) fn count(&self, what: &'static str) {
        self.add(what, 1);
    }

    pub(crate) fn add(&self, what: &'static str, number: u64) {
        *self.counts.lock().unwrap().entry(what).or_default() += number;
    }

    pub(crate) fn time(&self, what: &'static str, time: Duration) {
        self.times
            .lock()
            .unwrap()
            .entry(what)
            .or_default()
            .push(time.as_micros() as u32);
    }

    /// Something should not have happened. Told at once, and again in the end.
    pub(crate) fn falls_short(&self, what: String) {
        eprintln!("falls short: {what}");
        self.shortfalls.lock().unwrap().push(what);
    }

    pub(crate) fn shortfalls(&self) -> Vec<String> {
        self.shortfalls.lock().unwrap().clone()
    }
}

impl fmt::Display for Tally {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (what, number) in &*self.counts.lock().unwrap() {
            writeln!(f, "{number:>9}  {what}")?;
        }
        for (what, times) in &mut *self.times.lock().unwrap() {
            times.sort_unstable();
            let at = |percent: usize| f64::from(times[(times.len() * percent / 100).min(times.len() - 1)]) / 1e3;
            writeln!(
                f,
                "{:>9}  {what}: p50 {:.1} ms, p99 {:.1} ms, longest {:.1} ms",
                times.len(),
                at(50),
                at(99),
                at(100)
            )?;
        }
        let shortfalls = self.shortfalls.lock().unwrap();
        for what in &*shortfalls {
            writeln!(f, "  FELL SHORT: {what}")?;
        }
        write!(f, "{:>9}  things fell short", shortfalls.len())
    }
}
