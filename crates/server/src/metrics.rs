//! What is counted, for Prometheus.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// What is counted since the start.
#[derive(Default)]
pub(crate) struct Metrics {
    moves: AtomicU64,
    bot_moves: AtomicU64,
    bot_faults: AtomicU64,
    refused: AtomicU64,
    failed: AtomicU64,
    requests: AtomicU64,
    commits: AtomicU64,
    writes: AtomicU64,
    commit_micros: AtomicU64,
    connections: AtomicI64,
    thinking: AtomicI64,
    live_tables: AtomicI64,
}

impl Metrics {
    pub(crate) fn committed(&self, writes: usize, time: Duration) {
        self.commits.fetch_add(1, Ordering::Relaxed);
        self.writes.fetch_add(writes as u64, Ordering::Relaxed);
        self.commit_micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    pub(crate) fn moved(&self) {
        self.moves.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn bot_moved(&self) {
        self.bot_moves.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn bot_faults(&self, number: usize) {
        self.bot_faults.fetch_add(number as u64, Ordering::Relaxed);
    }

    pub(crate) fn requested(&self) {
        self.requests.fetch_add(1, Ordering::Relaxed);
    }

    /// A request was refused, or (`ours`) failed by our fault.
    pub(crate) fn refused(&self, ours: bool) {
        (if ours { &self.failed } else { &self.refused }).fetch_add(1, Ordering::Relaxed);
    }

    /// Counts a connection as long as it is held.
    pub(crate) fn connection(&self) -> Held<'_> {
        Held::new(&self.connections)
    }

    /// Counts a thinking bot as long as it is held.
    pub(crate) fn thought(&self) -> Held<'_> {
        Held::new(&self.thinking)
    }

    pub(crate) fn live(&self, tables: usize) {
        self.live_tables.store(tables as i64, Ordering::Relaxed);
    }

    /// The figures in the text format of Prometheus.
    pub(crate) fn text(&self) -> String {
        let count = |counter: &AtomicU64| counter.load(Ordering::Relaxed) as f64;
        let gauge = |gauge: &AtomicI64| gauge.load(Ordering::Relaxed) as f64;
        let figures = [
            ("moves_total", "counter", "Moves stored, undos included.", count(&self.moves)),
            ("bot_moves_total", "counter", "Moves of bots among them.", count(&self.bot_moves)),
            ("bot_faults_total", "counter", "What programs that play did wrong.", count(&self.bot_faults)),
            ("requests_total", "counter", "HTTP requests.", count(&self.requests)),
            ("refused_total", "counter", "Requests and messages that were refused.", count(&self.refused)),
            ("failed_total", "counter", "Requests and messages that failed by the server's fault.", count(&self.failed)),
            ("commits_total", "counter", "Commits of the writer.", count(&self.commits)),
            ("writes_total", "counter", "Writes in these commits.", count(&self.writes)),
            ("commit_seconds_total", "counter", "Time spent in these commits.", count(&self.commit_micros) / 1e6),
            ("connections", "gauge", "Open WebSockets.", gauge(&self.connections)),
            ("bots_thinking", "gauge", "Bots that think or wait to.", gauge(&self.thinking)),
            ("live_tables", "gauge", "Tables held in memory.", gauge(&self.live_tables)),
        ];
        let mut text = String::new();
        for (name, kind, help, value) in figures {
            let written = writeln!(text, "# HELP roundhouse_{name} {help}\n# TYPE roundhouse_{name} {kind}\nroundhouse_{name} {value}");
            debug_assert!(written.is_ok(), "a text takes everything");
        }
        text
    }
}

/// Something that is counted as long as it is held.
pub(crate) struct Held<'a>(&'a AtomicI64);

impl<'a> Held<'a> {
    fn new(gauge: &'a AtomicI64) -> Held<'a> {
        gauge.fetch_add(1, Ordering::Relaxed);
        Held(gauge)
    }
}

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}
