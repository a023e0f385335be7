//! Takes what is due to its targets. Each server has a sender; a row is taken by who writes its own name on it first, for a while: if that server is killed, another one takes it then.

use std::collections::BTreeMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::{StreamExt, stream};
use sqlx::Row;
use sqlx::any::AnyRow;
use wire::{Digest, NewsKind, Off, Time};

use super::desk::{noted, switch_off};
use super::letter::{Letter, Line};
use super::matter::{About, Matter};
use super::post::{Failure, Post};
use super::target::StoredTarget;
use crate::clock::{Countdown, DAY, MINUTE};
use crate::cups;
use crate::metrics::Metrics;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Param, Store, StoreError, Write, params};
use crate::tables::Tables;

/// How often a sender looks.
pub(crate) const TICK: Duration = Duration::from_secs(1);
/// How long rows are a server's own. Who has had them for a third of that begins no other letter, and none takes longer than the rest.
const LEASE: Time = 45_000;
const BUSY: Duration = Duration::from_secs(15);
/// How many targets are served at once.
const AT_ONCE: usize = 8;
/// The first pause after a failure, which doubles each time, and the longest.
const SHORTEST_PAUSE: Time = 30_000;
const LONGEST_PAUSE: Time = 6 * 3_600_000;
/// After so many failures in a row, which takes most of a day, a target is off.
const MOST_FAILURES: i64 = 12;
/// How soon a clock that stands is looked at again, if nobody says that it runs.
const LOOK_AGAIN: Time = 15 * MINUTE;
/// News that could not be told for so long are none any more; and so long it is known what was told.
const STALE: Time = 3 * DAY;
const KNOWN: Time = 7 * DAY;

const DUE: &str = "SELECT news.target AS target FROM news JOIN targets ON targets.id = news.target \
                   WHERE news.due <= $1 AND news.lease < $1 AND targets.pause_until <= $1 GROUP BY news.target ORDER BY MIN(news.due) LIMIT 64";
const CLAIM: &str = "UPDATE news SET lease = $3, holder = $4 WHERE target = $1 AND due <= $2 AND lease < $2";
const CLAIMED: &str = "SELECT kind, table_id, seat, turn, at FROM news WHERE target = $1 AND holder = $2 AND due IS NOT NULL ORDER BY at, kind";
const POSTPONE: &str = "UPDATE news SET due = $7, lease = 0, holder = '' WHERE target = $1 AND kind = $2 AND table_id = $3 AND seat = $4 AND turn = $5 AND holder = $6";
const TOLD: &str = "UPDATE news SET due = NULL, lease = 0, holder = '' WHERE target = $1 AND kind = $2 AND table_id = $3 AND seat = $4 AND turn = $5 AND holder = $6";
const DROP: &str =
    "DELETE FROM news WHERE target = $1 AND kind = $2 AND table_id = $3 AND seat = $4 AND turn = $5 AND holder = $6";
const RELEASE: &str = "UPDATE news SET lease = 0, holder = '' WHERE target = $1 AND holder = $2";
const WELL: &str = "UPDATE targets SET failures = 0 WHERE id = $1 AND failures > 0";

/// A row of the outbox that this server holds.
struct Piece {
    about: About,
    at: Time,
}

impl Piece {
    fn read(row: &AnyRow, target: &StoredTarget) -> Result<Option<Piece>, StoreError> {
        let word: String = row.try_get("kind")?;
        let kind = NewsKind::ALL.into_iter().find(|kind| kind.word() == word);
        let Some(kind) = kind else { return Ok(None) };
        Ok(Some(Piece {
            about: About {
                kind,
                table: row.try_get("table_id")?,
                seat: row.try_get::<i64, _>("seat")? as u8,
                turn: row.try_get("turn")?,
                person: target.table.is_none().then(|| target.person.clone()),
            },
            at: row.try_get("at")?,
        }))
    }
}

/// What becomes of a piece before it is sent.
enum Sorted {
    Later(Time),
    /// It is not so any more.
    Over,
    /// Whoever should be told sees it anyway.
    Seen,
    Now(Box<Matter>),
}

/// A claim on what is due at a target.
struct Claim<'a> {
    target: &'a StoredTarget,
    holder: &'a str,
    now: Time,
}

impl Claim<'_> {
    /// Also carries out this on a row that is still held.
    fn on(&self, write: Write, sql: &'static str, about: &About) -> Write {
        write.also(sql, self.row(about))
    }

    fn postpone(&self, write: Write, about: &About, due: Time) -> Write {
        let mut params = self.row(about);
        params.push(due.into());
        write.also(POSTPONE, params)
    }

    /// What finds the row of a piece, as long as it is held.
    fn row(&self, about: &About) -> Vec<Param> {
        let About {
            kind,
            table,
            seat,
            turn,
            ..
        } = about;
        params![&self.target.id, kind.word(), table, *seat, *turn, self.holder]
    }
}

/// Takes what is due to its targets.
pub(crate) struct Sender {
    store: Arc<Store>,
    tables: Arc<Tables>,
    metrics: Arc<Metrics>,
    post: Arc<Post>,
}

impl Sender {
    pub(crate) fn new(store: Arc<Store>, tables: Arc<Tables>, metrics: Arc<Metrics>, post: Arc<Post>) -> Sender {
        Sender {
            store,
            tables,
            metrics,
            post,
        }
    }

    /// Sends everything that is due at this moment.
    pub(crate) async fn send_due(&self, now: Time) -> Result<(), Refused> {
        // slow targets take their time: what is claimed later is held from then on
        let begun = Instant::now();
        let now_then = || now + begun.elapsed().as_millis() as Time;
        loop {
            let rows = self.store.rows(DUE, params![now]).await?;
            let targets: Vec<String> = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
            if targets.is_empty() {
                return Ok(());
            }
            let served = stream::iter(targets).map(async |id| self.serve(&id, now_then()).await);
            let served: Vec<Result<(), Refused>> = served.buffer_unordered(AT_ONCE).collect().await;
            served.into_iter().collect::<Result<(), _>>()?;
        }
    }

    /// Forgets what was told long ago.
    pub(crate) async fn tidy(&self, now: Time) -> Result<(), Refused> {
        const SQL: &str = "DELETE FROM news WHERE due IS NULL AND at < $1";
        self.store
            .write(Write::default().also(SQL, params![now - KNOWN]))
            .await?;
        Ok(())
    }

    /// Tells a target what is due there, unless another server does.
    async fn serve(&self, id: &str, now: Time) -> Result<(), Refused> {
        let holder = secret::id();
        let claim = Write::default().must(CLAIM, params![id, now, now + LEASE, &holder]);
        if !self.store.write(claim).await? {
            return Ok(());
        }
        let Some(target) = StoredTarget::find(&self.store, id).await? else {
            return Ok(()); // forgotten at this moment
        };
        let claim = Claim {
            target: &target,
            holder: &holder,
            now,
        };
        let mut write = Write::default();
        let mut ready: Vec<(Piece, Matter)> = Vec::new();
        for row in self.store.rows(CLAIMED, params![id, &holder]).await? {
            let Some(piece) = Piece::read(&row, &target)? else {
                continue;
            };
            match self.sort(&claim, &piece).await? {
                Sorted::Later(due) => write = claim.postpone(write, &piece.about, due),
                Sorted::Over => write = claim.on(write, DROP, &piece.about),
                Sorted::Seen => write = claim.on(write, TOLD, &piece.about),
                Sorted::Now(matter) => ready.push((piece, *matter)),
            }
        }
        self.store.write(write).await?;
        self.send_all(&claim, ready).await
    }

    async fn sort(&self, claim: &Claim<'_>, piece: &Piece) -> Result<Sorted, Refused> {
        let (target, now) = (claim.target, claim.now);
        if target.off.is_some() || !target.confirmed || now - piece.at > STALE && piece.about.kind != NewsKind::Clock {
            return Ok(Sorted::Over);
        }
        let matter = match piece.about.cup() {
            Some(cup) => cups::matter(&self.store, cup, &piece.about).await?,
            None => self.tables.matter(&piece.about).await?,
        };
        let Some(matter) = matter else {
            return Ok(Sorted::Over);
        };
        if matter.seen_until > now {
            return Ok(Sorted::Seen);
        }
        let (kind, digest) = (piece.about.kind, target.wishes.digest);
        if kind == NewsKind::Clock
            && let Some(later) = still_high(&matter, now)
        {
            return Ok(Sorted::Later(later));
        }
        let deadline = matter.clock.as_ref().and_then(Countdown::deadline);
        let held = target.schedule().hold(kind, digest, piece.at, deadline, now);
        Ok(held.map_or_else(|| Sorted::Now(Box::new(matter)), Sorted::Later))
    }

    /// Sends what is ready: all together if that is wished, or else what is about one table together.
    async fn send_all(&self, claim: &Claim<'_>, ready: Vec<(Piece, Matter)>) -> Result<(), Refused> {
        let together = claim.target.wishes.digest != Digest::Never;
        let mut letters: BTreeMap<String, Vec<(Piece, Matter)>> = BTreeMap::new();
        for (piece, matter) in ready {
            let key = if together {
                String::new()
            } else {
                piece.about.table.clone()
            };
            letters.entry(key).or_default().push((piece, matter));
        }
        let begun = Instant::now();
        for news in letters.into_values() {
            if begun.elapsed() > BUSY {
                let release = Write::default().also(RELEASE, params![&claim.target.id, claim.holder]);
                self.store.write(release).await?;
                return Ok(());
            }
            if !self.send(claim, &news).await? {
                return Ok(()); // the rest waits with it
            }
        }
        Ok(())
    }

    /// Sends a letter, and writes down what became of it. `false` if it was not delivered.
    async fn send(&self, claim: &Claim<'_>, news: &[(Piece, Matter)]) -> Result<bool, Refused> {
        let (target, words) = (claim.target, claim.target.words());
        let lines = news
            .iter()
            .map(|(piece, matter)| Line::new(words, &piece.about, matter, claim.now));
        let letter = Letter {
            words,
            lines: lines.collect(),
        };
        match self.post.send(target, &letter, claim.now).await {
            Ok(()) => {
                self.metrics.news_sent(target.channel);
                let write = news.iter().fold(Write::default(), |write, (piece, _)| {
                    claim.on(write, TOLD, &piece.about)
                });
                self.write_down(write.also(WELL, params![&target.id])).await?;
                Ok(true)
            }
            Err(failure) => {
                self.metrics.news_failed(target.channel);
                self.fail(claim, failure).await?;
                Ok(false)
            }
        }
    }

    /// What was sent has to be written down, or it is sent again.
    async fn write_down(&self, write: Write) -> Result<(), StoreError> {
        match self.store.write(write).await {
            Err(StoreError::Closed) => Err(StoreError::Closed),
            Err(error) => {
                tracing::warn!(%error, "what was told could not be written down; it may be told again");
                Err(error)
            }
            Ok(_) => Ok(()),
        }
    }

    /// A target failed: it has a pause, each longer than the last, and is off when that doesn't help, or at once if nobody is there any more. All that it was not told waits or goes.
    async fn fail(&self, claim: &Claim<'_>, failure: Failure) -> Result<(), Refused> {
        const PAUSE: &str = "UPDATE targets SET failures = failures + 1, pause_until = $2 WHERE id = $1";
        let target = claim.target;
        let why = match failure {
            Failure::Gone => Some(Off::Gone),
            // that is our own mail server's fault, or its operator's
            Failure::Mail => None,
            _ if target.failures + 1 >= MOST_FAILURES => Some(Off::Failing),
            _ => None,
        };
        let write = match why {
            Some(why) => {
                self.metrics.news_off(target.channel);
                noted(
                    switch_off(Write::default(), &target.id, why),
                    &target.person,
                    target.table.as_deref(),
                )
            }
            None => Write::default()
                .also(PAUSE, params![&target.id, claim.now + pause(target.failures)])
                .also(RELEASE, params![&target.id, claim.holder]),
        };
        // the address is nobody else's business
        tracing::info!(
            target = target.id,
            channel = target.channel.word(),
            ?failure,
            off = why.is_some(),
            "news were not delivered"
        );
        self.write_down(write).await?;
        Ok(())
    }
}

/// When a clock runs low, if it doesn't yet: it may have stood meanwhile, and perhaps still does.
fn still_high(matter: &Matter, now: Time) -> Option<Time> {
    let low = matter.clock.as_ref().and_then(Countdown::low);
    low.map_or(Some(now + LOOK_AGAIN), |low| (low > now).then_some(low))
}

/// The pause after so many failures, with up to a quarter more, so that not all come back at once.
fn pause(failures: i64) -> Time {
    let pause = SHORTEST_PAUSE
        .saturating_mul(1 << failures.clamp(0, 20))
        .min(LONGEST_PAUSE);
    let lot = i64::from(u32::from_le_bytes(secret::bytes()));
    pause + pause / 4 * lot / i64::from(u32::MAX)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_differ() {
        let pauses: Vec<Time> = (0..12).map(pause).collect();
        assert!(pauses.windows(2).take(9).all(|pair| pair[0] < pair[1]), "{pauses:?}");
        assert!(
            pauses
                .iter()
                .all(|pause| (SHORTEST_PAUSE..=LONGEST_PAUSE * 5 / 4).contains(pause))
        );
        assert!(
            (0..20)
                .map(|_| pause(3))
                .collect::<std::collections::BTreeSet<_>>()
                .len()
                > 1
        );
    }
}
