//! Deciding, and taking back.

use std::sync::Arc;
use std::time::Instant;

use table::Seat;
use wire::{Plan, Refusal, State};

use super::running::{Move, Running};
use super::{Live, Sitting, Tables};
use crate::clock::{Time, now};
use crate::cups;
use crate::people::Person;
use crate::plans::Laid;
use crate::refusal::Refused;
use crate::standing::Ending;
use crate::store::{NewEntry, Notice, Write, params};

/// From this many entries on nothing is taken back any more: a game ends after far fewer decisions, and a log cannot grow for ever.
const MOST_ENTRIES: usize = 5_000;
/// How often a move is tried again when other processes were faster.
const TRIES: usize = 4;

impl Tables {
    /// A person's entry for a seat. `ply` is the number of entries that the person has seen; that others have decided since does no harm, but whatever the seat
    /// itself did since makes it a repetition. Returns the number of entries then, when they are safe on the disk.
    pub(crate) async fn enter(
        self: &Arc<Self>,
        person: &Person,
        id: &str,
        seat: Seat,
        ply: usize,
        entry: &Move,
    ) -> Result<usize, Refused> {
        let begun = Instant::now();
        let live = self.open(id).await?;
        let mut sitting = self.lock(&live).await?;
        if sitting.check_player(person, seat).is_err() {
            self.catch_up_with_others(&mut sitting).await?; // the game may have begun in another process just now
        }
        for _ in 0..TRIES {
            sitting.check_player(person, seat)?;
            self.check_fresh(&mut sitting, seat, ply).await?;
            if sitting.seat(seat)?.stood_in {
                self.bring_back(&live, &mut sitting, seat).await?;
            }
            if self.commit(&live, &mut sitting, seat, entry).await? {
                self.metrics.moved();
                self.metrics.acknowledged(begun.elapsed());
                let ply = sitting.ply();
                self.follow_plans(&live, &mut sitting).await;
                self.nudge(&live, &mut sitting);
                return Ok(ply);
            }
        }
        Err(Refusal::OthersFaster.into())
    }

    /// Refuses what was meant for another moment.
    pub(super) async fn check_fresh(&self, sitting: &mut Sitting, seat: Seat, ply: usize) -> Result<(), Refused> {
        let behind = |sitting: &Sitting| sitting.running.as_ref().is_none_or(|running| ply > running.ply());
        if behind(sitting) && ply <= sitting.stored_ply(&self.store).await? {
            sitting.reload(&self.store, false).await?; // another process knew more
        }
        let now = sitting.ply();
        let Some(running) = sitting.running.as_ref().filter(|_| ply <= now) else {
            return Err(Refusal::NotThatFar { ply, now }.into());
        };
        if running.moved_since(seat, ply) {
            let seat = seat.into();
            return Err(Refusal::DecidedSince { seat, ply, now }.into());
        }
        Ok(())
    }

    /// Adds an entry to the log: first in memory, where the rules speak, then in the database. Nobody sees it before it is stored, because the table is locked. `false`
    /// if another process was faster; then the table is as it left it.
    pub(super) async fn commit(
        &self,
        live: &Live,
        sitting: &mut Sitting,
        seat: Seat,
        entry: &Move,
    ) -> Result<bool, Refused> {
        self.commit_with(live, sitting, seat, entry, None).await
    }

    /// The same, of a plan: what becomes of the plan, which was so and then has this rest, is written with it.
    pub(super) async fn commit_with(
        &self,
        live: &Live,
        sitting: &mut Sitting,
        seat: Seat,
        entry: &Move,
        plan: Option<(&Laid, Plan)>,
    ) -> Result<bool, Refused> {
        if matches!(entry, Move::Act(_)) && !sitting.awaiting().contains(seat) {
            return Err(Refusal::NotAwaited { seat: seat.into() }.into());
        }
        let (at, before) = (now(), sitting.awaiting());
        let running = sitting.running.as_mut().ok_or(Refusal::NotBegun)?;
        let ply = running.ply() as i64;
        if *entry == Move::Undo && running.ply() >= MOST_ENTRIES {
            return Err(Refusal::UndoneTooMuch { most: MOST_ENTRIES }.into());
        }
        sitting.stale = true; // until it is stored, or refused
        if let Err(refusal) = running.apply(seat, entry, at) {
            sitting.stale = false;
            return Err(refusal);
        }
        let plan = plan.map(|(laid, rest)| sitting.carry_on(seat, laid, rest));
        let planned = plan.is_some();
        let write = write_down(sitting, ply, seat, (entry, plan), at);
        let write = sitting.tell_entry(write, before, seat, planned, at);
        let written = self.store.write(write).await?;
        if !written {
            sitting.reload(&self.store, true).await?;
        }
        sitting.stale = false;
        if sitting.row.state == State::Finished {
            self.over(&live.id);
            self.standing.game_ended();
        }
        live.announce();
        Ok(written)
    }
}

/// What is written for an entry that was just applied in memory, and for the plan that it is of: that comes first, because the end of a game removes all plans.
fn write_down(sitting: &mut Sitting, ply: i64, seat: Seat, (entry, plan): (&Move, Option<Write>), at: Time) -> Write {
    let id = sitting.row.id.clone();
    let write = Write::entry(NewEntry {
        table: id.clone(),
        ply,
        seat: seat.into(),
        kind: entry.kind().word(),
        action: entry.text(),
        at,
    });
    let write = plan.into_iter().fold(write, Write::join);
    let outcome = sitting
        .running
        .as_ref()
        .and_then(|running| running.play().state().outcome());
    let write = match outcome {
        Some(outcome) => {
            (sitting.row.state, sitting.row.finished, sitting.row.wake) = (State::Finished, Some(at), None);
            sitting.edition += 1;
            let play = sitting.running.as_ref().map(Running::play);
            let write = Ending::new(&sitting.row, &sitting.seats, &outcome, at, play).write(write);
            let outcome = serde_json::to_string(&outcome).expect("an outcome is JSON");
            let write = if sitting.row.planned {
                crate::plans::forget_table(write, &id)
            } else {
                write
            };
            write
                .also(
                    "UPDATE tables SET state = 'finished', finished = $2, outcome = $3, wake = NULL, to_end = '' WHERE id = $1",
                    params![&id, at, outcome],
                )
                .also(
                    "UPDATE members SET state = 'finished' WHERE table_id = $1",
                    params![&id],
                )
                .join(cups::game_ended(sitting.row.cup.as_deref(), at))
        }
        None => set_wake(sitting, write, at),
    };
    let write = sitting.take_note(write, seat);
    write.tell(Notice::Table(id))
}

/// Also writes when somebody has to look after the table, where that has changed.
pub(super) fn set_wake(sitting: &mut Sitting, write: Write, now: Time) -> Write {
    let wake = sitting.wake(now);
    if wake == sitting.row.wake {
        return write;
    }
    sitting.row.wake = wake;
    write.also(
        "UPDATE tables SET wake = $2 WHERE id = $1 AND state = 'running'",
        params![&sitting.row.id, wake],
    )
}
