//! What is counted and measured, for Prometheus.

use std::fmt::{Display, Write};
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::Duration;

use prometheus_client::encoding::{EncodeLabelSet, text::encode};
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};

use wire::Channel;

use crate::limits::{Limit, Told};

/// From half a millisecond to half a minute.
const SECONDS: [f64; 16] = [
    0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 20.0, 30.0,
];

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct ByCall {
    call: String,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct ByLimit {
    limit: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct ByKind {
    kind: &'static str,
}

#[derive(Clone, PartialEq, Eq, Hash, Debug, EncodeLabelSet)]
struct ByChannel {
    channel: &'static str,
}

/// What is counted and measured since the start.
pub(crate) struct Metrics {
    registry: Registry,
    moves: Counter,
    bot_moves: Counter,
    bot_faults: Counter,
    refused: Counter,
    failed: Counter,
    requests: Counter,
    commits: Counter,
    failed_commits: Counter,
    writes: Counter,
    limits: Family<ByLimit, Counter>,
    removed: Family<ByKind, Counter>,
    news_sent: Family<ByChannel, Counter>,
    news_failed: Family<ByChannel, Counter>,
    news_off: Family<ByChannel, Counter>,
    request_seconds: Family<ByCall, Histogram>,
    move_seconds: Histogram,
    commit_seconds: Histogram,
    reader_wait_seconds: Histogram,
    bot_wait_seconds: Histogram,
    bot_think_seconds: Histogram,
    connections: Gauge,
    sockets: Gauge,
    bots_thinking: Gauge,
    bots_waiting: Gauge,
    live_tables: Gauge,
    writes_waiting: Gauge,
    damage: AtomicBool,
    told: Told,
}

/// Names a figure for those who read it.
struct Desk<'a>(&'a mut Registry);

impl Desk<'_> {
    fn has<M: Metric + Clone>(&mut self, name: &str, help: &str, metric: &M) {
        self.0.register(name, help, metric.clone());
    }
}

fn by(channel: Channel) -> ByChannel {
    ByChannel {
        channel: channel.word(),
    }
}

fn seconds() -> Histogram {
    Histogram::new(SECONDS)
}

impl Default for Metrics {
    fn default() -> Metrics {
        let mut metrics = Metrics {
            registry: Registry::default(),
            moves: Counter::default(),
            bot_moves: Counter::default(),
            bot_faults: Counter::default(),
            refused: Counter::default(),
            failed: Counter::default(),
            requests: Counter::default(),
            commits: Counter::default(),
            failed_commits: Counter::default(),
            writes: Counter::default(),
            limits: Family::default(),
            removed: Family::default(),
            news_sent: Family::default(),
            news_failed: Family::default(),
            news_off: Family::default(),
            request_seconds: Family::new_with_constructor(seconds),
            move_seconds: seconds(),
            commit_seconds: seconds(),
            reader_wait_seconds: seconds(),
            bot_wait_seconds: seconds(),
            bot_think_seconds: seconds(),
            connections: Gauge::default(),
            sockets: Gauge::default(),
            bots_thinking: Gauge::default(),
            bots_waiting: Gauge::default(),
            live_tables: Gauge::default(),
            writes_waiting: Gauge::default(),
            damage: AtomicBool::new(false),
            told: Told::default(),
        };
        metrics.registry = metrics.register();
        metrics
    }
}

impl Metrics {
    fn register(&self) -> Registry {
        let mut registry = Registry::with_prefix("roundhouse");
        let mut desk = Desk(&mut registry);
        self.name_counters(&mut desk);
        self.name_times(&mut desk);
        self.name_gauges(&mut desk);
        registry
    }

    fn name_counters(&self, desk: &mut Desk<'_>) {
        desk.has("moves", "Moves stored, undos included", &self.moves);
        desk.has("bot_moves", "Moves of bots among them", &self.bot_moves);
        desk.has("bot_faults", "What programs that play did wrong", &self.bot_faults);
        desk.has("requests", "HTTP requests", &self.requests);
        desk.has("refused", "Requests and messages that were refused", &self.refused);
        desk.has(
            "failed",
            "Requests and messages that failed by the server's fault",
            &self.failed,
        );
        desk.has("commits", "Commits of the writer", &self.commits);
        desk.has(
            "failed_commits",
            "Commits that went wrong; nothing of them was acknowledged",
            &self.failed_commits,
        );
        desk.has("writes", "Writes in the commits", &self.writes);
        desk.has("limits", "How often a limit bit, by limit", &self.limits);
        desk.has(
            "removed",
            "Tables that never began, guests that never played, sessions and lists that were removed",
            &self.removed,
        );
        desk.has(
            "news_sent",
            "Letters delivered to people who are away, by channel",
            &self.news_sent,
        );
        desk.has(
            "news_failed",
            "Letters that were not delivered, by channel",
            &self.news_failed,
        );
        desk.has(
            "news_off",
            "Targets of news that were switched off, by channel",
            &self.news_off,
        );
    }

    fn name_times(&self, desk: &mut Desk<'_>) {
        desk.has(
            "request_seconds",
            "Time to answer a request, by call",
            &self.request_seconds,
        );
        desk.has(
            "move_seconds",
            "Time from a person's move to its acknowledgement",
            &self.move_seconds,
        );
        desk.has("commit_seconds", "Time of a commit", &self.commit_seconds);
        desk.has(
            "reader_wait_seconds",
            "Time spent waiting for a connection that reads",
            &self.reader_wait_seconds,
        );
        desk.has(
            "bot_wait_seconds",
            "Time a bot waited for a place to think",
            &self.bot_wait_seconds,
        );
        desk.has("bot_think_seconds", "Time a bot thought", &self.bot_think_seconds);
    }

    fn name_gauges(&self, desk: &mut Desk<'_>) {
        desk.has("connections", "Open connections", &self.connections);
        desk.has("sockets", "WebSockets among them", &self.sockets);
        desk.has("bots_thinking", "Bots that think", &self.bots_thinking);
        desk.has(
            "bots_waiting",
            "Bots that wait for a place to think",
            &self.bots_waiting,
        );
        desk.has("live_tables", "Tables held in memory", &self.live_tables);
        desk.has(
            "writes_waiting",
            "Writes in the queue of the writer",
            &self.writes_waiting,
        );
    }

    pub(crate) fn committed(&self, writes: usize, time: Duration) {
        self.commits.inc();
        self.writes.inc_by(writes as u64);
        self.commit_seconds.observe(time.as_secs_f64());
    }

    pub(crate) fn commit_failed(&self) {
        self.failed_commits.inc();
    }

    pub(crate) fn writes_waiting(&self, number: usize) {
        self.writes_waiting.set(number as i64);
    }

    pub(crate) fn waited_for_a_reader(&self, time: Duration) {
        self.reader_wait_seconds.observe(time.as_secs_f64());
    }

    /// The database said that its file is damaged.
    pub(crate) fn found_damage(&self) {
        if !self.damage.swap(true, Ordering::Relaxed) {
            tracing::error!("the database file is damaged: stop the server and put a backup in its place");
        }
    }

    pub(crate) fn has_found_damage(&self) -> bool {
        self.damage.load(Ordering::Relaxed)
    }

    pub(crate) fn moved(&self) {
        self.moves.inc();
    }

    /// A person's move was acknowledged after this time.
    pub(crate) fn acknowledged(&self, time: Duration) {
        self.move_seconds.observe(time.as_secs_f64());
    }

    pub(crate) fn bot_moved(&self) {
        self.bot_moves.inc();
    }

    pub(crate) fn bot_faults(&self, number: usize) {
        self.bot_faults.inc_by(number as u64);
    }

    pub(crate) fn bot_waited(&self, time: Duration) {
        self.bot_wait_seconds.observe(time.as_secs_f64());
    }

    pub(crate) fn bot_thought(&self, time: Duration) {
        self.bot_think_seconds.observe(time.as_secs_f64());
    }

    /// A request was answered after this time. `call` is one of those that are described, or one name for all others.
    pub(crate) fn answered(&self, call: &str, time: Duration) {
        self.requests.inc();
        self.request_seconds
            .get_or_create(&ByCall { call: call.to_owned() })
            .observe(time.as_secs_f64());
    }

    /// A request was refused, or (`ours`) failed by our fault.
    pub(crate) fn refused(&self, ours: bool) {
        (if ours { &self.failed } else { &self.refused }).inc();
    }

    /// A limit bites: that is counted, and told in the log.
    pub(crate) fn bitten(&self, limit: Limit, whom: &dyn Display) {
        self.limits.get_or_create(&ByLimit { limit: limit.word() }).inc();
        self.told.tell(limit, whom);
    }

    /// Something was removed, because nobody needs it any more.
    pub(crate) fn removed(&self, kind: &'static str, number: u64) {
        self.removed.get_or_create(&ByKind { kind }).inc_by(number);
    }

    pub(crate) fn news_sent(&self, channel: Channel) {
        self.news_sent.get_or_create(&by(channel)).inc();
    }

    pub(crate) fn news_failed(&self, channel: Channel) {
        self.news_failed.get_or_create(&by(channel)).inc();
    }

    pub(crate) fn news_off(&self, channel: Channel) {
        self.news_off.get_or_create(&by(channel)).inc();
    }

    /// Counts a connection as long as it is held.
    pub(crate) fn connection(&self) -> Counting {
        Counting::new(&self.connections)
    }

    /// Counts a WebSocket as long as it is held.
    pub(crate) fn socket(&self) -> Counting {
        Counting::new(&self.sockets)
    }

    /// Counts a thinking bot as long as it is held.
    pub(crate) fn thinking(&self) -> Counting {
        Counting::new(&self.bots_thinking)
    }

    /// Counts a waiting bot as long as it is held.
    pub(crate) fn waiting(&self) -> Counting {
        Counting::new(&self.bots_waiting)
    }

    pub(crate) fn live(&self, tables: usize) {
        self.live_tables.set(tables as i64);
    }

    /// The figures as text, with some that are only known when they are asked for: name, meaning, value.
    pub(crate) fn text(&self, others: &[(&str, &str, u64)]) -> String {
        let mut text = String::new();
        for (name, help, value) in others {
            let written = write!(
                text,
                "# HELP roundhouse_{name} {help}.\n# TYPE roundhouse_{name} gauge\nroundhouse_{name} {value}\n"
            );
            debug_assert!(written.is_ok(), "a text takes everything");
        }
        let encoded = encode(&mut text, &self.registry);
        debug_assert!(encoded.is_ok(), "a text takes everything");
        text
    }
}

/// Something that is counted as long as it is held.
pub(crate) struct Counting(Gauge);

impl Counting {
    fn new(gauge: &Gauge<i64, AtomicI64>) -> Counting {
        gauge.inc();
        Counting(gauge.clone())
    }
}

impl Drop for Counting {
    fn drop(&mut self) {
        self.0.dec();
    }
}
