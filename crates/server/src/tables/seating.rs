//! Sitting down, getting up, starting.

use std::sync::Arc;

use serde::Serialize;
use sqlx::Row;
use table::Seat;
use utoipa::ToSchema;

use super::presence::LASTS;
use super::rows::{Sitter, State};
use super::{Live, Sitting, Tables};
use crate::clock::now;
use crate::people::Person;
use crate::refusal::Refusal;
use crate::secret;
use crate::store::{Notice, Write, params};

/// The most running games of one person in which only bots are left.
const MOST_LEFT: i64 = 20;

/// A secret link to a seat: who has it can take the seat, once.
#[derive(Serialize, ToSchema)]
pub(crate) struct Link {
    #[schema(value_type = u8)]
    pub(crate) seat: Seat,
    /// For `POST /api/claim`.
    pub(crate) secret: String,
}

impl Tables {
    /// Sits down on an open seat: this one, or the first.
    pub(crate) async fn join(&self, person: &Person, id: &str, wanted: Option<Seat>) -> Result<Seat, Refusal> {
        const SQL: &str = "UPDATE seats SET kind = 'person', person = $3, here_until = $4, here_at = $5, link = NULL WHERE table_id = $1 AND seat = $2 AND kind = 'open' \
                           AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'open')";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_state(State::Open)?;
        let free = (0..sitting.seats.len() as u8).filter_map(Seat::new).find(|seat| sitting.seats[seat.index()].sitter == Sitter::Open);
        let seat = wanted.or(free).ok_or_else(|| Refusal::conflict("no seat is open"))?;
        if sitting.seat(seat)?.sitter != Sitter::Open {
            return Err(Refusal::conflict(format!("{seat} is not open")));
        }
        let write = Write::default().must(SQL, params![id, u8::from(seat), &person.id, now() + LASTS, self.store.process()]);
        if self.change(&live, &mut sitting, write).await? { Ok(seat) } else { Err(Refusal::conflict("somebody else was faster")) }
    }

    /// Gets up before the game begins. When the host leaves, the table is closed.
    pub(crate) async fn leave(&self, person: &Person, id: &str) -> Result<(), Refusal> {
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_state(State::Open)?;
        if !sitting.belongs(&person.id) {
            return Err(Refusal::conflict("you don't sit at this table"));
        }
        let write = if sitting.row.host == person.id {
            Write::default().must("UPDATE tables SET state = 'closed' WHERE id = $1 AND state = 'open'", params![id])
        } else {
            const SQL: &str = "UPDATE seats SET kind = 'open', person = NULL, link = NULL WHERE table_id = $1 AND person = $2 AND kind = 'person' \
                               AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'open')";
            Write::default().must(SQL, params![id, &person.id])
        };
        if self.change(&live, &mut sitting, write).await? { Ok(()) } else { Err(Refusal::conflict("the game has begun, or the table is closed")) }
    }

    /// Begins the game.
    pub(crate) async fn start(self: &Arc<Self>, person: &Person, id: &str) -> Result<(), Refusal> {
        const SQL: &str = "UPDATE tables SET state = 'running', started = $2 WHERE id = $1 AND state = 'open' \
                           AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind IN ('open', 'invited'))";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_host(person)?;
        sitting.check_state(State::Open)?;
        if let Some(empty) = sitting.seats.iter().position(|seat| matches!(seat.sitter, Sitter::Open | Sitter::Invited)) {
            return Err(Refusal::conflict(format!("nobody sits on seat {empty} yet")));
        }
        if sitting.seats.iter().all(|seat| seat.sitter == Sitter::Bot) {
            self.check_left(person).await?;
        }
        if !self.change(&live, &mut sitting, Write::default().must(SQL, params![id, now()])).await? {
            return Err(Refusal::conflict("the table has changed; look again"));
        }
        self.rest(&live, &mut sitting).await
    }

    /// Refuses when bots alone play too many games of this person: those take from everybody's bots the time to think.
    async fn check_left(&self, person: &Person) -> Result<(), Refusal> {
        const SQL: &str = "SELECT COUNT(*) FROM tables WHERE state = 'running' AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = tables.id AND kind = 'person') \
                           AND (host = $1 OR id IN (SELECT table_id FROM seats WHERE person = $1))";
        let row = self.store.row(SQL, params![&person.id]).await?;
        let left: i64 = row.map_or(Ok(0), |row| row.try_get(0))?;
        if left < MOST_LEFT { Ok(()) } else { Err(Refusal::too_many(format!("bots alone play {MOST_LEFT} of your games already; wait until one is over"))) }
    }

    /// Gives a seat to a bot for good: a level, or a program.
    pub(crate) async fn resign(self: &Arc<Self>, person: &Person, id: &str, seat: Seat, level: &str) -> Result<(), Refusal> {
        const SQL: &str = "UPDATE seats SET kind = 'bot', level = $4, stood_in = 0, link = NULL WHERE table_id = $1 AND seat = $2 AND person = $3 AND kind = 'person' \
             AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'running')";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_player(person, seat)?;
        let level = self.roster.find(level, &sitting.row.game)?;
        let others = sitting.seats.iter().enumerate().filter(|(number, row)| *number != seat.index() && row.sitter == Sitter::Person).count();
        if others == 0 {
            self.check_left(person).await?;
        }
        if !self.change(&live, &mut sitting, Write::default().must(SQL, params![id, u8::from(seat), &person.id, level.as_str()])).await? {
            return Err(Refusal::conflict("the seat has changed hands"));
        }
        self.rest(&live, &mut sitting).await
    }

    /// The player of a seat that a bot plays for the time being is back.
    pub(crate) async fn back(self: &Arc<Self>, person: &Person, id: &str, seat: Seat) -> Result<(), Refusal> {
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_player(person, seat)?;
        if sitting.seat(seat)?.stood_in {
            self.bring_back(&live, &mut sitting, seat).await?;
            self.rest(&live, &mut sitting).await?;
        }
        Ok(())
    }

    pub(super) async fn bring_back(&self, live: &Live, sitting: &mut Sitting, seat: Seat) -> Result<(), Refusal> {
        const SQL: &str = "UPDATE seats SET stood_in = 0, back_at = $3, extra = extra + $4 WHERE table_id = $1 AND seat = $2 AND stood_in = 1";
        let now = now();
        let mut spent = sitting.running.as_ref().map(|running| running.spent(seat)).unwrap_or_default();
        spent.extra = sitting.seat(seat)?.extra;
        let extra = sitting.row.clock.grace(&spent, now);
        let write = Write::default().also(SQL, params![&live.id, u8::from(seat), now, extra]);
        self.change(live, sitting, write).await.map(|_| ())
    }

    /// A fresh secret link to a seat: its owner's, to go on in another browser; before the start also the host's, to a seat without owner.
    pub(crate) async fn link(&self, person: &Person, id: &str, seat: Seat) -> Result<Link, Refusal> {
        // an open seat with a link is kept for who has it
        const INVITE: &str = "UPDATE seats SET link = $3, kind = 'invited' WHERE table_id = $1 AND seat = $2 AND kind IN ('open', 'invited')";
        const PASS_ON: &str = "UPDATE seats SET link = $3 WHERE table_id = $1 AND seat = $2 AND kind = 'person' AND person = $4";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        let secret = secret::token();
        let link = secret::digest(&secret);
        // in another process somebody may sit down at this moment: a host must never get a link to a seat that has an owner
        let write = if matches!(sitting.seat(seat)?.sitter, Sitter::Open | Sitter::Invited) {
            sitting.check_host(person)?;
            sitting.check_state(State::Open)?;
            Write::default().must(INVITE, params![id, u8::from(seat), link])
        } else {
            sitting.check_owner(person, seat)?;
            Write::default().must(PASS_ON, params![id, u8::from(seat), link, &person.id])
        };
        if self.change(&live, &mut sitting, write).await? { Ok(Link { seat, secret }) } else { Err(Refusal::conflict("the seat has changed hands")) }
    }

    /// Takes the seat that a secret link leads to. Returns the table and the seat.
    pub(crate) async fn claim(self: &Arc<Self>, person: &Person, secret: &str) -> Result<(String, Seat), Refusal> {
        const FIND: &str = "SELECT table_id, seat FROM seats WHERE link = $1 AND kind IN ('invited', 'person')";
        const TAKE: &str = "UPDATE seats SET kind = 'person', person = $4, here_until = $5, here_at = $6, link = NULL WHERE table_id = $1 AND seat = $2 AND link = $3 \
                            AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state IN ('open', 'running', 'finished'))";
        let nowhere = || Refusal::missing("this link leads nowhere: it was used, or replaced");
        let link = secret::digest(secret);
        let row = self.store.row(FIND, params![&link]).await?.ok_or_else(nowhere)?;
        let id: String = row.try_get(0)?;
        let seat = Seat::new(row.try_get::<i64, _>(1)? as u8).ok_or_else(nowhere)?;
        let live = self.open(&id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        let write =
            Write::default().must(TAKE, params![&id, u8::from(seat), &link, &person.id, now() + LASTS, self.store.process()]).tell(Notice::Table(id.clone()));
        if !self.change(&live, &mut sitting, write).await? {
            return Err(nowhere());
        }
        if sitting.seat(seat)?.stood_in {
            self.bring_back(&live, &mut sitting, seat).await?;
        }
        self.rest(&live, &mut sitting).await?;
        Ok((id, seat))
    }
}
