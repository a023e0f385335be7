//! Pauses by agreement, and notes about when somebody will be back.
//!
//! One asks, and when all who play have agreed, the clocks stand. Whoever plays can end a pause: nobody should be kept from a game for ever by somebody who never comes back to
//! agree. A pause holds the clocks, not the people: who likes may decide meanwhile.

use std::sync::Arc;

use table::Seat;
use wire::{BackIn, Clock, PauseWish, Refusal, State};

use super::{Sitting, Tables};
use crate::clock::{MINUTE, Time, now};
use crate::people::Person;
use crate::refusal::Refused;
use crate::store::{Write, params};

const WISH: &str = "UPDATE seats SET pause_wish = 1 WHERE table_id = $1 AND person = $2 AND kind = 'person'";
/// When all who play have agreed, it begins.
const BEGIN: &str = "INSERT INTO pauses (table_id, since) SELECT id, $2 FROM tables WHERE id = $1 AND state = 'running' \
                     AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'person' AND stood_in = 0 AND pause_wish = 0) \
                     AND NOT EXISTS (SELECT 1 FROM pauses WHERE table_id = $1 AND until IS NULL) ON CONFLICT DO NOTHING";
const SETTLED: &str = "UPDATE seats SET pause_wish = 0 WHERE table_id = $1 AND EXISTS (SELECT 1 FROM pauses WHERE table_id = $1 AND until IS NULL)";
const DECLINE: &str = "UPDATE seats SET pause_wish = 0 WHERE table_id = $1";
const END: &str = "UPDATE pauses SET until = $2 WHERE table_id = $1 AND until IS NULL";
/// Should this process die now, another one looks after the clocks.
const WAKE: &str = "UPDATE tables SET wake = $2 WHERE id = $1 AND state = 'running'";

impl Tables {
    /// Somebody asks for a pause, agrees to it, or says no.
    pub(crate) async fn pause(self: &Arc<Self>, person: &Person, id: &str, wish: PauseWish) -> Result<(), Refused> {
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_pausing(person)?;
        if sitting.times.paused().is_some() {
            return Err(Refusal::PausedAlready.into());
        }
        let write = self.seating(id);
        let write = if wish.pause {
            write
                .must(WISH, params![id, &person.id])
                .also(BEGIN, params![id, now()])
                .also(SETTLED, params![id])
        } else {
            write.also(DECLINE, params![id])
        };
        if !self
            .change(&live, &mut sitting, write.also(WAKE, params![id, now()]))
            .await?
        {
            return Err(Refusal::TableChanged.into());
        }
        self.rest(&live, &mut sitting).await
    }

    /// Somebody ends the pause.
    pub(crate) async fn resume(self: &Arc<Self>, person: &Person, id: &str) -> Result<(), Refused> {
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_pausing(person)?;
        let write = self
            .seating(id)
            .must(END, params![id, now()])
            .also(WAKE, params![id, now()]);
        if !self.change(&live, &mut sitting, write).await? {
            return Err(Refusal::NotPaused.into());
        }
        self.rest(&live, &mut sitting).await
    }

    /// Somebody says when to expect the next decision, or takes that back.
    pub(crate) async fn be_back(&self, person: &Person, id: &str, back: BackIn) -> Result<(), Refused> {
        const SQL: &str = "UPDATE seats SET back_by = $3 WHERE table_id = $1 AND person = $2 AND kind = 'person'";
        if back.minutes > BackIn::MOST {
            let most = BackIn::MOST / (24 * 60);
            return Err(Refusal::LongAbsence { most }.into());
        }
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_seated(person)?;
        let until = match back.minutes {
            0 => 0,
            minutes => now() + Time::from(minutes) * MINUTE,
        };
        let write = Write::default().must(SQL, params![id, &person.id, until]);
        if self.change(&live, &mut sitting, write).await? {
            Ok(())
        } else {
            Err(Refusal::NotSeated.into())
        }
    }
}

impl Sitting {
    fn check_seated(&self, person: &Person) -> Result<(), Refused> {
        if self.own(&person.id).is_empty() {
            return Err(Refusal::NotSeated.into());
        }
        Ok(())
    }

    /// Refuses whoever doesn't play, and tables where nothing runs.
    fn check_pausing(&self, person: &Person) -> Result<(), Refused> {
        self.check_seated(person)?;
        self.check_state(State::Running)?;
        if self.row.clock == Clock::None {
            return Err(Refusal::NoClock.into());
        }
        Ok(())
    }

    /// Also writes that whoever decides for this seat is back, if a note says otherwise.
    pub(super) fn take_note(&mut self, write: Write, seat: Seat) -> Write {
        const SQL: &str = "UPDATE seats SET back_by = 0 WHERE table_id = $1 AND seat = $2";
        if self.bot(seat).is_some() {
            return write;
        }
        match self.seats.get_mut(seat.index()) {
            Some(row) if row.back_by > 0 => {
                row.back_by = 0;
                self.edition += 1;
                write.also(SQL, params![&self.row.id, u8::from(seat)])
            }
            _ => write,
        }
    }
}
