//! Bots at the tables. They see what a player in their seat sees, and think in pools of their own, so that they never hold up play.

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::http::StatusCode;
use bots::Level;
use serde_json::Value;
use table::{Seat, Seats, Viewer};
use wire::{Late, Sitter, State};

use super::acting::set_wake;
use super::quotas::{MOST_ALONE, alone};
use super::running::{Move, Since};
use super::{Live, Sitting, Tables};
use crate::clock::{Time, now};
use crate::refusal::Refused;
use crate::roster::{BotName, Place, Player, Pool, Resting, Seated};
use crate::secret;
use crate::store::{Write, params};

/// How long a bot waits before it tries again what the database did not write.
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(3);
/// After this time people wonder why a bot does not move.
const NOTICEABLE: Duration = Duration::from_secs(2);
/// When a table that could not be looked after is looked at again: if the reason passes, and if it stays.
const SOON: Time = 1_000;
const LATER: Time = 3_600_000;

/// A bot takes the seat of who is late. Who decides in another process at the last moment is not.
const STAND_IN: &str = "UPDATE seats SET stood_in = 1 WHERE table_id = $1 AND seat = $2 AND kind = 'person' \
                        AND NOT EXISTS (SELECT 1 FROM actions WHERE table_id = $1 AND ply >= $3)";
/// Where nobody would be left, it waits until bots alone play few enough games of that person.
const STAND_IN_ALONE: &str = concat!(
    "UPDATE seats SET stood_in = 1 WHERE table_id = $1 AND seat = $2 AND kind = 'person' AND NOT EXISTS (SELECT 1 FROM actions WHERE table_id = $1 AND ply >= $3) AND ",
    alone!("$4"),
    " < $5"
);
/// And it keeps the seat for good, as if its player had resigned, where that is what the table wishes.
const GIVE_UP: &str = "UPDATE seats SET kind = 'bot', level = $3, stood_in = 0, link = NULL WHERE table_id = $1 AND seat = $2 AND kind = 'person' AND stood_in = 1";

/// A decision that a bot owes.
struct Owed {
    /// Whose bots these are: who made the table.
    host: String,
    game: String,
    seat: Seat,
    name: BotName,
    player: Player,
    ply: usize,
    /// The seat's last entry.
    last: Option<usize>,
    view: Value,
    legal: Vec<Value>,
}

/// What came of thinking.
struct Thought {
    action: Value,
    /// Who thought, unless it failed.
    bot: Option<Seated>,
}

impl Tables {
    /// Sets the bots of a table to work, if one is awaited and none is at work. Those that are not needed any more leave.
    pub(super) fn nudge(self: &Arc<Self>, live: &Arc<Live>, sitting: &mut Sitting) {
        self.part(sitting);
        let due = sitting.awaiting().iter().any(|seat| sitting.bot(seat).is_some());
        if due && !sitting.thinking {
            sitting.thinking = true;
            let (tables, live) = (self.clone(), live.clone());
            tokio::spawn(async move { tables.drive(&live).await });
        }
    }

    /// The bots that are not needed at this table any more leave. If the game is over, they hear how it ended.
    pub(super) fn part(&self, sitting: &Sitting) {
        let decides =
            |seat: Seat, name: &BotName| sitting.row.state == State::Running && sitting.bot(seat) == Some(name);
        let awaiting = sitting.awaiting();
        for resting in self
            .roster
            .pools()
            .flat_map(|pool| pool.part(&sitting.row.id, decides, |seat| awaiting.contains(seat)))
        {
            if let Some(outcome) = sitting
                .running
                .as_ref()
                .and_then(|running| running.play().state().outcome())
            {
                resting.bot.end(outcome);
            }
        }
    }

    /// Plays for the bots of a table until a person is awaited.
    async fn drive(self: &Arc<Self>, live: &Arc<Live>) {
        let mut pause = SHORTEST_PAUSE;
        loop {
            match self.bot_turn(live).await {
                Ok(true) => pause = SHORTEST_PAUSE,
                Ok(false) => return,
                // the database is away: as soon as it is back, so is the bot
                Err(refusal) if refusal.passes() => {
                    self.store.usable().await;
                    tokio::time::sleep(pause).await;
                    pause = LONGEST_PAUSE.min(2 * pause);
                }
                Err(refusal) => {
                    // somebody looks after the table again when its time to wake has come
                    tracing::warn!(table = live.id, reason = %refusal, "a bot could not move");
                    live.inner.lock().await.thinking = false;
                    return;
                }
            }
        }
    }

    /// One decision of one bot; `false` when none is awaited any more, or the server is about to end.
    async fn bot_turn(self: &Arc<Self>, live: &Arc<Live>) -> Result<bool, Refused> {
        let Some(owed) = self.owed(live).await? else {
            return Ok(false);
        };
        let (seat, ply, name, pool) = (owed.seat, owed.ply, owed.name.clone(), owed.player.pool.clone());
        let Some(Thought { action, bot }) = self.think(live, owed).await else {
            return Ok(false);
        };
        let mut sitting = self.lock(live).await?;
        let since = sitting.running.as_ref().map(|running| running.since(seat, ply));
        let still = since.is_some_and(|since| since != Since::Overtaken)
            && sitting.bot(seat) == Some(&name)
            && sitting.awaiting().contains(seat);
        let stored = if still {
            self.commit(live, &mut sitting, seat, &Move::Act(action)).await
        } else {
            Ok(false)
        };
        if matches!(&stored, Err(refusal) if since == Some(Since::OthersMoved) && refusal.status == StatusCode::UNPROCESSABLE_ENTITY)
        {
            return Ok(true); // what was legal is so no more: the bot thinks again
        }
        if stored? {
            self.metrics.moved();
            self.metrics.bot_moved();
            self.follow_plans(live, &mut sitting).await;
            let entry = sitting.running.as_ref().and_then(|running| running.last_of(seat));
            if let (Some(entry), Some(bot)) = (entry, bot) {
                pool.rest(Resting {
                    table: live.id.clone(),
                    seat,
                    name,
                    entry,
                    bot,
                });
            }
            self.part(&sitting);
        }
        Ok(true)
    }

    /// The decision that a bot owes at this table. If there is none, no bot is at work here any more.
    async fn owed(&self, live: &Live) -> Result<Option<Owed>, Refused> {
        let mut sitting = self.lock(live).await?;
        let due = sitting
            .awaiting()
            .iter()
            .find_map(|seat| Some((seat, sitting.bot(seat)?.clone())));
        sitting.thinking = due.is_some();
        let Some((seat, name)) = due else { return Ok(None) };
        let player = self
            .roster
            .player(&name)
            .unwrap_or_else(|| self.replacement(&mut sitting, seat, &name));
        let Some(running) = &sitting.running else {
            return Ok(None);
        };
        let state = running.play().state();
        let refused = |error| Refused::by(&sitting.row.game, error);
        let (view, legal) = (
            state.view(Viewer::Seat(seat)).map_err(refused)?,
            state.legal(seat).map_err(refused)?,
        );
        Ok(Some(Owed {
            host: sitting.row.host.clone(),
            game: sitting.row.game.clone(),
            seat,
            name,
            player,
            ply: running.ply(),
            last: running.last_of(seat),
            view,
            legal,
        }))
    }

    /// Who plays for a program that this server does not have.
    fn replacement(&self, sitting: &mut Sitting, seat: Seat, name: &BotName) -> Player {
        if !std::mem::replace(&mut sitting.missed, true) {
            tracing::warn!(table = sitting.row.id, %seat, bot = %name, "this server doesn't have this bot; casual plays in its place");
        }
        self.roster.level(Level::Casual)
    }

    /// A place to think, as soon as it is this table's turn. If that takes a while, all at the table are told.
    async fn place(&self, live: &Live, host: &str, pool: &Pool) -> Option<Place> {
        let (begun, _counted) = (Instant::now(), self.metrics.waiting());
        let mut waiting = pin!(pool.place(host, &live.id));
        let place = tokio::select! {
            biased;
            place = &mut waiting => place,
            () = tokio::time::sleep(NOTICEABLE) => {
                self.tell_wait(live, Some(pool.people_ahead(host))).await;
                let place = waiting.await;
                self.tell_wait(live, None).await;
                place
            }
        };
        self.metrics.bot_waited(begun.elapsed());
        place
    }

    async fn tell_wait(&self, live: &Live, ahead: Option<usize>) {
        let mut sitting = live.inner.lock().await;
        sitting.bots_wait = ahead;
        sitting.edition += 1;
        live.announce();
    }

    /// Has a bot think, as soon as there is a place for it; `None` if the server is about to end. If the bot fails, the decision is made at random.
    async fn think(&self, live: &Live, owed: Owed) -> Option<Thought> {
        let Owed {
            host,
            game,
            seat,
            name,
            player: Player { spec, pool },
            last,
            view,
            legal,
            ..
        } = owed;
        let table = live.id.as_str();
        let _place = self.place(live, &host, &pool).await?;
        let (begun, _counted) = (Instant::now(), self.metrics.thinking());
        let rested = pool
            .take(table, seat)
            .filter(|resting| resting.name == name && Some(resting.entry) == last);
        let lot = any_of(&legal)?;
        let thought = tokio::task::spawn_blocking(move || {
            let mut bot = rested
                .map(|resting| resting.bot)
                .or_else(|| Seated::new(&game, &spec))
                .ok_or_else(|| format!("no bot knows {game}"))?;
            let (action, faults) = bot.decide(seat, view, legal);
            Ok::<_, String>((action?, faults, bot))
        });
        let thought = thought.await;
        self.metrics.bot_thought(begun.elapsed());
        let failure = match thought {
            Ok(Ok((action, faults, bot))) => {
                self.tell_faults(table, seat, &name, faults);
                return Some(Thought { action, bot: Some(bot) });
            }
            Ok(Err(failure)) => failure,
            Err(error) if error.is_cancelled() => return None,
            Err(error) => error.to_string(),
        };
        tracing::error!(table, %seat, bot = %name, failure, "a bot failed: the decision is made at random");
        Some(Thought { action: lot, bot: None })
    }

    /// Counts and tells what a program did wrong.
    fn tell_faults(&self, table: &str, seat: Seat, name: &BotName, faults: Vec<String>) {
        self.metrics.bot_faults(faults.len());
        for fault in faults {
            tracing::warn!(table, %seat, bot = %name, fault, "a program went wrong");
        }
    }

    /// Looks after the tables whose time has come by then: clocks that ran out, and bots that nobody drives.
    pub(crate) async fn look_after(self: &Arc<Self>, until: Time) -> Result<(), Refused> {
        const SQL: &str = "SELECT id FROM tables WHERE wake <= $1 AND state = 'running' ORDER BY wake LIMIT 200";
        for row in self.store.rows(SQL, params![until]).await? {
            let id: String = sqlx::Row::try_get(&row, 0)?;
            if let Err(refusal) = self.look_at(&id).await {
                tracing::warn!(table = id, reason = %refusal, "a table cannot be looked after");
                let later = now() + if refusal.passes() { SOON } else { LATER };
                self.store
                    .write(Write::default().also("UPDATE tables SET wake = $2 WHERE id = $1", params![&id, later]))
                    .await?;
            }
        }
        Ok(())
    }

    async fn look_at(self: &Arc<Self>, id: &str) -> Result<(), Refused> {
        let live = self.open(id).await?;
        let mut sitting = self.lock(&live).await?;
        sitting.reload(&self.store, false).await?;
        let now = now();
        let late: Seats = sitting
            .awaiting()
            .iter()
            .filter(|&seat| sitting.deadline(seat).is_some_and(|deadline| deadline <= now))
            .collect();
        let mut write = Write::default();
        let stays = |seat: &Seat| {
            !late.contains(*seat)
                && sitting.seats[seat.index()].sitter == Sitter::Person
                && !sitting.seats[seat.index()].stood_in
        };
        let somebody_stays = Seats::all(sitting.seats.len() as u8).iter().any(|seat| stays(&seat));
        for seat in late.iter() {
            let (number, ply) = (u8::from(seat), sitting.ply() as i64);
            write = match &sitting.seat(seat)?.person {
                Some(person) if !somebody_stays => {
                    write.also(STAND_IN_ALONE, params![id, number, ply, person, MOST_ALONE])
                }
                _ => write.also(STAND_IN, params![id, number, ply]),
            };
            if sitting.row.late == Late::GiveUp {
                write = write.also(GIVE_UP, params![id, number, sitting.row.stand_in.as_str()]);
                write = crate::plans::forget_if_given_up(write, id, number);
            }
        }
        if !late.is_empty() {
            self.change(&live, &mut sitting, write).await?;
        }
        self.rest(&live, &mut sitting).await
    }

    /// Writes down when somebody has to look after the table next, and sets its bots to work.
    pub(super) async fn rest(self: &Arc<Self>, live: &Arc<Live>, sitting: &mut Sitting) -> Result<(), Refused> {
        if sitting.row.state == State::Running {
            sitting.stale = true; // until it is stored
            let write = set_wake(sitting, Write::default(), now());
            let write = sitting.tell_clocks(write, now());
            self.store.write(write).await?;
            sitting.stale = false;
            self.follow_plans(live, sitting).await;
        }
        self.nudge(live, sitting);
        Ok(())
    }
}

/// Any of the legal actions.
fn any_of(legal: &[Value]) -> Option<Value> {
    let lot = u64::from_le_bytes(secret::bytes()) as usize;
    legal.get(lot % legal.len().max(1)).cloned()
}
