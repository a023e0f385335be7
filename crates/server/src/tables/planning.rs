//! Plans at the tables: laying them down, reading them back, and carrying them out.

use std::sync::Arc;

use table::{Seat, Viewer};
use wire::{Fate, NewPlan, NewsKind, Plan, PlanStand, Refusal, Sitter, State};

use super::acting::set_wake;
use super::live::BOT_PATIENCE;
use super::running::Move;
use super::{Live, Sitting, Tables};
use crate::clock::{Time, now};
use crate::news::Happening;
use crate::people::Person;
use crate::plans::{Laid, Since, Verdict, checked, has_come};
use crate::refusal::Refused;
use crate::store::{Notice, Write, params};

/// The most that plans decide without anybody else. A game ends long before; it goes on when the table is looked after again.
const MOST_AT_ONCE: usize = 500;

/// How often one table's plans are looked at again when other processes were faster.
const TRIES: usize = 4;

/// What came of looking at the plans of a table.
enum Followed {
    /// There is none whose time has come.
    Nothing,
    /// One of them has come to something.
    Done,
    /// Another process was faster.
    TooLate,
}

impl Tables {
    /// Lays a plan down for a seat, in place of the one before. If its time has come already, it is carried out at once.
    pub(crate) async fn lay_plan(
        self: &Arc<Self>,
        person: &Person,
        id: &str,
        new: NewPlan,
    ) -> Result<PlanStand, Refused> {
        // should this process end now, another one looks whether the time of the plan has come
        const NOTE: &str = "UPDATE tables SET planned = 1, wake = CASE WHEN wake IS NULL OR wake > $4 THEN $4 ELSE wake END WHERE id = $1 AND state = 'running' \
                            AND EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND seat = $2 AND person = $3 AND kind = 'person' AND stood_in = 0)";
        let NewPlan { seat, ply, plan } = new;
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_player(person, seat)?;
        if sitting.seat(seat)?.stood_in {
            return Err(Refusal::PlanStoodIn.into());
        }
        self.check_fresh(&mut sitting, seat, ply).await?;
        let running = sitting.running.as_ref().ok_or(Refusal::NotBegun)?;
        let refused = |error| Refused::by(&sitting.row.game, error);
        let plan = checked(plan, seat, running.play().state(), refused)?;
        let note = params![id, u8::from(seat), &person.id, now() + BOT_PATIENCE];
        let write = Write::default().must(NOTE, note);
        let write = Laid::new(&person.id, plan, ply).lay(write, id, seat);
        if !self.change(&live, &mut sitting, write).await? {
            return Err(Refusal::ChangedHands.into());
        }
        self.rest(&live, &mut sitting).await?;
        Ok(sitting.plans.stand(seat, &person.id))
    }

    /// How a person's plan for a seat stands.
    pub(crate) async fn read_plan(&self, person: &Person, id: &str, seat: Seat) -> Result<PlanStand, Refused> {
        let live = self.open(id).await?;
        let sitting = self.lock_as_stored(&live).await?;
        sitting.check_owner(person, seat)?;
        Ok(sitting.plans.stand(seat, &person.id))
    }

    /// Takes a person's plan for a seat away, with what became of it.
    pub(crate) async fn take_plan_away(&self, person: &Person, id: &str, seat: Seat) -> Result<(), Refused> {
        const SQL: &str = "DELETE FROM plans WHERE table_id = $1 AND seat = $2 AND person = $3";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_owner(person, seat)?;
        let write = Write::default().also(SQL, params![id, u8::from(seat), &person.id]);
        self.change(&live, &mut sitting, write).await.map(drop)
    }

    /// Carries out every plan whose time has come. What can't be stored now is done when the table is looked after again.
    pub(super) async fn follow_plans(&self, live: &Live, sitting: &mut Sitting) {
        let mut late = 0;
        for _ in 0..MOST_AT_ONCE {
            match self.follow_plan(live, sitting).await {
                Ok(Followed::Done) => {}
                Ok(Followed::TooLate) if late < TRIES => late += 1,
                Ok(Followed::Nothing | Followed::TooLate) => return,
                Err(refused) => {
                    // nothing of the plan stands in here
                    tracing::warn!(table = live.id, status = %refused.status, "a plan could not be looked at");
                    return;
                }
            }
        }
    }

    /// Looks at one plan whose time has come.
    async fn follow_plan(&self, live: &Live, sitting: &mut Sitting) -> Result<Followed, Refused> {
        let Some((seat, laid, verdict)) = sitting.due_plan() else {
            return Ok(Followed::Nothing);
        };
        match verdict {
            Verdict::Wait => Ok(Followed::Nothing),
            Verdict::Over { fate, rest } => {
                let after = laid.over(fate, rest, sitting.ply());
                self.drop_plan(live, sitting, seat, &laid, after, fate).await
            }
            Verdict::Act { action, rest } => {
                let plan = Some((&laid, rest));
                match self.commit_with(live, sitting, seat, &Move::Act(action), plan).await {
                    Ok(true) => {
                        self.metrics.moved();
                        Ok(Followed::Done)
                    }
                    Ok(false) => Ok(Followed::TooLate),
                    // against the rules: the state is as it was
                    Err(refused) if refused.status.is_client_error() => {
                        let over = laid.illegal(sitting.ply());
                        self.drop_plan(live, sitting, seat, &laid, over, Fate::Illegal).await
                    }
                    Err(refused) => Err(refused),
                }
            }
        }
    }

    /// Writes down that a plan is over, and tells its owner if others are the reason.
    async fn drop_plan(
        &self,
        live: &Live,
        sitting: &mut Sitting,
        seat: Seat,
        before: &Laid,
        after: Laid,
        fate: Fate,
    ) -> Result<Followed, Refused> {
        let at = now();
        let mut write = after.replace(Write::default(), &live.id, seat, before);
        if fate.is_dropped() {
            write = sitting.tell_dropped(write, seat, at);
        }
        sitting.stale = true; // until it is stored
        sitting.plans.put(seat, after);
        let write = set_wake(sitting, write, at).tell(Notice::Table(live.id.clone()));
        let written = self.store.write(write).await?;
        if written {
            sitting.stale = false;
        } else {
            sitting.reload(&self.store, false).await?; // another process was faster
        }
        live.announce();
        Ok(if written { Followed::Done } else { Followed::TooLate })
    }
}

impl Sitting {
    /// A plan that has come to something.
    pub(super) fn due_plan(&self) -> Option<(Seat, Laid, Verdict)> {
        self.plans.seats().find_map(|seat| self.due_plan_of(seat))
    }

    /// What the plan of a seat comes to now, if to anything. A bot that stands in follows none.
    fn due_plan_of(&self, seat: Seat) -> Option<(Seat, Laid, Verdict)> {
        let row = self.seats.get(seat.index())?;
        let playing = self.row.state == State::Running && row.sitter == Sitter::Person && !row.stood_in;
        let running = self.running.as_ref().filter(|_| playing)?;
        let laid = self.plans.laid(seat, row.person.as_deref()?)?;
        let state = running.play().state();
        let since = Since::of(&running.heard(Viewer::Seat(seat), laid.mark()), seat, state);
        match Verdict::of(laid.plan(), seat, &since, state) {
            Verdict::Wait => None,
            verdict => Some((seat, laid.clone(), verdict)),
        }
    }

    /// Puts in place what is still planned after a decision of a plan that was just applied in memory, and says how to write that.
    pub(super) fn carry_on(&mut self, seat: Seat, before: &Laid, rest: Plan) -> Write {
        let ply = self.ply();
        let mut after = before.carried_out(rest, ply);
        // what a seat passes for may come with its own pass
        let has_come = self.running.as_ref().is_some_and(|running| {
            let state = running.play().state();
            let since = Since::of(&running.heard(Viewer::Seat(seat), ply - 1), seat, state);
            has_come(after.plan(), &since, state)
        });
        if has_come {
            after = after.awaited();
        }
        let write = after.replace(Write::default(), &self.row.id, seat, before);
        self.plans.put(seat, after);
        write
    }

    /// Is a plan about to decide for this seat, or to be dropped?
    pub(super) fn has_due_plan(&self, seat: Seat) -> bool {
        self.due_plan_of(seat).is_some()
    }

    /// A number that changes whenever something becomes of the plan of who looks; 0 for none, and for all others.
    pub(super) fn plan_stamp(&self, person: Option<&str>, viewer: Viewer) -> i64 {
        viewer
            .seat()
            .zip(person)
            .map_or(0, |(seat, person)| self.plans.stamp(seat, person))
    }

    /// Also writes that the plan of a seat was dropped, for its owner.
    fn tell_dropped(&self, write: Write, seat: Seat, at: Time) -> Write {
        let Some(row) = self.seats.get(seat.index()).filter(|row| row.told) else {
            return write;
        };
        let dropped = Happening {
            kind: NewsKind::Plan,
            table: &self.row.id,
            seat: seat.into(),
            turn: self.ply() as i64,
            at,
        };
        match &row.person {
            Some(person) => dropped.for_person(write, person, row.told_from(at)),
            None => write,
        }
    }
}
