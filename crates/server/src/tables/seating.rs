//! Sitting down, getting up, starting.

use std::sync::Arc;

use sqlx::Row;
use table::{Seat, Seats};
use wire::{Link, Offered, Refusal, Sitter, State};

use super::presence::LASTS;
use super::rows::SeatRow;
use super::{Live, Sitting, Tables};
use crate::clock::now;
use crate::people::Person;
use crate::plans;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Write, params};

/// Makes a person a member of a table.
const ADMIT: &str = "INSERT INTO members (table_id, person, state, created) SELECT id, $2, state, created FROM tables WHERE id = $1 ON CONFLICT DO NOTHING";
/// Whoever has no seat any more, and is not the host, is no member.
const TIDY: &str = "DELETE FROM members WHERE table_id = $1 AND person <> (SELECT host FROM tables WHERE id = $1) \
                    AND NOT EXISTS (SELECT 1 FROM seats WHERE seats.table_id = $1 AND seats.person = members.person)";

impl Tables {
    /// A write about who sits at a table. Where other processes write as well, it waits for theirs about the same table: otherwise each would see the seats as they were before
    /// the other.
    pub(super) fn seating(&self, id: &str) -> Write {
        if self.store.is_shared() {
            Write::default().must("UPDATE tables SET state = state WHERE id = $1", params![id])
        } else {
            Write::default()
        }
    }

    /// Refuses when too many bots would play for a host, or too many games of a person alone.
    async fn check_quotas(&self, host: &str, bots: usize, alone: Option<&Person>) -> Result<(), Refused> {
        if let Some(person) = alone {
            self.check_alone(person).await?;
        }
        self.check_bots(host, bots).await
    }

    /// Sits down: on the seat that is kept for the person, or on this open seat, or the first. Nobody has two seats, unless the host planned it so when the table was made: who
    /// has two hands sees both.
    pub(crate) async fn join(&self, person: &Person, id: &str, wanted: Option<Seat>) -> Result<Seat, Refused> {
        const SQL: &str = "UPDATE seats SET kind = 'person', person = $3, here_until = $4, here_at = $5, link = NULL WHERE table_id = $1 AND seat = $2 AND kind = 'open' \
                           AND NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = $1 AND others.person = $3) \
                           AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'open')";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_state(State::Open)?;
        sitting.check_not_barred(person)?;
        if let Some(kept) = sitting.kept_for(person).first() {
            drop(sitting);
            self.agree(person, id).await?;
            return Ok(kept);
        }
        sitting.check_has_no_seat(person)?;
        self.check_not_blocked(id, person).await?;
        let free = (0..sitting.seats.len() as u8)
            .filter_map(Seat::new)
            .find(|seat| sitting.seats[seat.index()].sitter == Sitter::Open);
        let seat = wanted.or(free).ok_or(Refusal::NoOpenSeat)?;
        if sitting.seat(seat)?.sitter != Sitter::Open {
            return Err(Refusal::SeatNotOpen { seat: seat.into() }.into());
        }
        let write = self.seating(id).must(
            SQL,
            params![id, u8::from(seat), &person.id, now() + LASTS, self.store.process()],
        );
        let write = write.also(ADMIT, params![id, &person.id]);
        if self.change(&live, &mut sitting, write).await? {
            Ok(seat)
        } else {
            Err(Refusal::SomebodyFaster.into())
        }
    }

    /// Refuses whom the host, or somebody who sits there, has blocked.
    async fn check_not_blocked(&self, id: &str, person: &Person) -> Result<(), Refused> {
        if self.distances.is_blocked_at(id, &person.id).await? {
            return Err(Refusal::Blocked.into());
        }
        Ok(())
    }

    /// Somebody for whom seats are kept says yes to another game.
    pub(super) async fn agree(&self, person: &Person, id: &str) -> Result<(), Refused> {
        const SQL: &str = "UPDATE seats SET kind = 'person', here_until = $3, here_at = $4 WHERE table_id = $1 AND person = $2 AND kind = 'asked' \
                           AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'open')";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        if !sitting.kept_for(person).is_empty() {
            let write = self
                .seating(id)
                .must(SQL, params![id, &person.id, now() + LASTS, self.store.process()]);
            self.change(&live, &mut sitting, write).await?;
        }
        Ok(())
    }

    /// Gets up before the game begins, or says no to another game. When the host leaves, the table is closed.
    pub(crate) async fn leave(&self, person: &Person, id: &str) -> Result<(), Refused> {
        const CLOSE: &str = "UPDATE tables SET state = 'closed' WHERE id = $1 AND state = 'open'";
        const GET_UP: &str = "UPDATE seats SET kind = CASE WHEN by_invitation = 1 THEN 'invited' ELSE 'open' END, person = NULL, link = NULL \
                              WHERE table_id = $1 AND person = $2 AND kind IN ('person', 'asked') AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'open')";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_state(State::Open)?;
        if sitting.row.is_laid() {
            return Err(Refusal::Begun.into()); // it does at this moment
        }
        if !sitting.belongs(&person.id) {
            return Err(Refusal::NotSeated.into());
        }
        let write = if sitting.row.host == person.id {
            self.seating(id)
                .must(CLOSE, params![id])
                .also("UPDATE members SET state = 'closed' WHERE table_id = $1", params![id])
        } else {
            self.seating(id)
                .must(GET_UP, params![id, &person.id])
                .also(TIDY, params![id])
        };
        if self.change(&live, &mut sitting, write).await? {
            Ok(())
        } else {
            Err(Refusal::Begun.into())
        }
    }

    /// The host removes whoever sits on a seat, before the game begins. A person who was removed stays out.
    pub(crate) async fn remove(&self, person: &Person, id: &str, seat: Seat) -> Result<(), Refused> {
        const FREE: &str = "UPDATE seats SET kind = CASE WHEN by_invitation = 1 THEN 'invited' ELSE 'open' END, person = NULL, link = NULL \
                            WHERE table_id = $1 AND person = $2 AND kind IN ('person', 'asked') AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'open')";
        const BAR: &str = "UPDATE tables SET barred = barred || ' ' || $2 WHERE id = $1";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_host(person)?;
        sitting.check_state(State::Open)?;
        if sitting.row.is_laid() {
            return Err(Refusal::Begun.into());
        }
        let row = sitting.seat(seat)?;
        let who = row
            .person
            .clone()
            .filter(|_| row.sitter != Sitter::Bot)
            .ok_or(Refusal::NobodyThere { seat: seat.into() })?;
        if who == person.id {
            return Err(Refusal::NotYourself.into());
        }
        let was_asked = row.sitter == Sitter::Asked;
        let mut write = self.seating(id).must(FREE, params![id, &who]).also(TIDY, params![id]);
        if !was_asked {
            write = write.also(BAR, params![id, &who]); // who has not answered yet did nothing wrong
        }
        if self.change(&live, &mut sitting, write).await? {
            Ok(())
        } else {
            Err(Refusal::ChangedHands.into())
        }
    }

    /// Begins the game.
    pub(crate) async fn start(self: &Arc<Self>, person: &Person, id: &str) -> Result<(), Refused> {
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_host(person)?;
        sitting.check_state(State::Open)?;
        if let Some(empty) = sitting.seats.iter().position(|seat| seat.sitter.is_missing()) {
            return Err(match &sitting.seats[empty] {
                SeatRow {
                    sitter: Sitter::Asked,
                    name: Some(name),
                    ..
                } => Refusal::NotAgreed { name: name.clone() },
                _ => Refusal::SeatEmpty { seat: empty as u8 },
            }
            .into());
        }
        let bots = sitting.seats.iter().filter(|seat| seat.sitter == Sitter::Bot).count();
        let alone = (bots == sitting.seats.len()).then_some(person);
        self.check_quotas(&person.id, bots, alone).await?;
        let write = self
            .if_few_bots(&person.id, bots, alone.map(|person| person.id.as_str()))
            .join(self.seating(id));
        if !self.set_off(&live, &mut sitting, write, &person.id).await? {
            self.check_quotas(&person.id, bots, alone).await?;
            return Err(Refusal::TableChanged.into());
        }
        self.rest(&live, &mut sitting).await
    }

    /// Also writes that the game begins, which somebody begins. `false` if it doesn't.
    pub(super) async fn set_off(
        &self,
        live: &Live,
        sitting: &mut Sitting,
        write: Write,
        who: &str,
    ) -> Result<bool, Refused> {
        // it is looked after at once: should this process die now, another one sets its bots to work and its clocks running
        const SQL: &str = "UPDATE tables SET state = 'running', started = $2, wake = $2 WHERE id = $1 AND state = 'open' \
                           AND NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind IN ('open', 'invited', 'asked'))";
        let (id, at) = (live.id.as_str(), now());
        let write = write
            .must(SQL, params![id, at])
            .also("UPDATE members SET state = 'running' WHERE table_id = $1", params![id]);
        let write = sitting.tell_start(write, who, at)?;
        self.change(live, sitting, write).await
    }

    /// Gives a seat to a bot for good: a level, or a program.
    pub(crate) async fn resign(
        self: &Arc<Self>,
        person: &Person,
        id: &str,
        seat: Seat,
        level: &str,
    ) -> Result<(), Refused> {
        const SQL: &str = "UPDATE seats SET kind = 'bot', level = $4, stood_in = 0, link = NULL WHERE table_id = $1 AND seat = $2 AND person = $3 AND kind = 'person' \
             AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state = 'running')";
        const WAKE: &str = "UPDATE tables SET wake = $2 WHERE id = $1 AND state = 'running'";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_player(person, seat)?;
        let level = self.roster.find(level, &sitting.row.game)?;
        let others = sitting
            .seats
            .iter()
            .enumerate()
            .filter(|(number, row)| *number != seat.index() && row.sitter == Sitter::Person)
            .count();
        // whoever is a guest at a table may always leave it; a host could make bots of all its own seats
        let bots = usize::from(sitting.row.host == person.id && !sitting.seat(seat)?.stood_in);
        let alone = (others == 0).then_some(person);
        self.check_quotas(&person.id, bots, alone).await?;
        let write = self
            .if_few_bots(&person.id, bots, alone.map(|person| person.id.as_str()))
            .join(self.seating(id));
        let write = write
            .must(SQL, params![id, u8::from(seat), &person.id, level.as_str()])
            .also(WAKE, params![id, now()]);
        let write = plans::forget_seat(write, id, seat.into());
        if !self.change(&live, &mut sitting, write).await? {
            self.check_quotas(&person.id, bots, alone).await?;
            return Err(Refusal::ChangedHands.into());
        }
        self.rest(&live, &mut sitting).await
    }

    /// The player of a seat that a bot plays for the time being is back.
    pub(crate) async fn back(self: &Arc<Self>, person: &Person, id: &str, seat: Seat) -> Result<(), Refused> {
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        sitting.check_player(person, seat)?;
        if sitting.seat(seat)?.stood_in {
            self.bring_back(&live, &mut sitting, seat).await?;
            self.rest(&live, &mut sitting).await?;
        }
        Ok(())
    }

    pub(super) async fn bring_back(&self, live: &Live, sitting: &mut Sitting, seat: Seat) -> Result<(), Refused> {
        const SQL: &str = "UPDATE seats SET stood_in = 0, back_at = $3, extra = extra + $4 WHERE table_id = $1 AND seat = $2 AND stood_in = 1";
        let now = now();
        let running = sitting.running.as_ref();
        let clock = running.and_then(|running| sitting.clock_of(seat, running.spent(seat)));
        let extra = clock.map_or(0, |clock| clock.grace(&sitting.row.clock, now));
        let write = Write::default().also(SQL, params![&live.id, u8::from(seat), now, extra]);
        self.change(live, sitting, write).await.map(|_| ())
    }

    /// A fresh secret link to a seat: its owner's, to go on in another browser; before the start also the host's, to a seat without owner.
    pub(crate) async fn link(&self, person: &Person, id: &str, seat: Seat) -> Result<Link, Refused> {
        // an open seat with a link is kept for who has it
        const INVITE: &str = "UPDATE seats SET link = $3, kind = 'invited', by_invitation = 1 WHERE table_id = $1 AND seat = $2 AND kind IN ('open', 'invited')";
        const PASS_ON: &str =
            "UPDATE seats SET link = $3 WHERE table_id = $1 AND seat = $2 AND kind = 'person' AND person = $4";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        let secret = secret::token();
        let link = secret::digest(&secret);
        // in another process somebody may sit down at this moment: a host must never get a link to a seat that has an owner
        let write = if matches!(sitting.seat(seat)?.sitter, Sitter::Open | Sitter::Invited) {
            sitting.check_host(person)?;
            sitting.check_state(State::Open)?;
            self.seating(id).must(INVITE, params![id, u8::from(seat), link])
        } else {
            sitting.check_owner(person, seat)?;
            self.seating(id)
                .must(PASS_ON, params![id, u8::from(seat), link, &person.id])
        };
        if self.change(&live, &mut sitting, write).await? {
            Ok(Link { seat, secret })
        } else {
            Err(Refusal::ChangedHands.into())
        }
    }

    /// What a secret link leads to, for who has it and hasn't taken the seat yet.
    pub(crate) async fn offer(&self, secret: &str) -> Result<Offered, Refused> {
        const SQL: &str = "SELECT tables.game AS game, people.name AS host FROM seats JOIN tables ON tables.id = seats.table_id JOIN people ON people.id = tables.host \
                           WHERE seats.link = $1 AND seats.kind IN ('invited', 'person') AND tables.state IN ('open', 'running', 'finished')";
        let row = self.store.row(SQL, params![secret::digest(secret)]).await?;
        let row = row.ok_or(Refusal::DeadLink)?;
        Ok(Offered {
            game: row.try_get("game")?,
            host: row.try_get("host")?,
        })
    }

    /// Somebody has another name, or is no guest any more: at the tables where that is seen, it is told at once.
    pub(crate) async fn tell_name(&self, person: &str) -> Result<(), Refused> {
        const SQL: &str = "SELECT table_id FROM members WHERE person = $1 AND state IN ('open', 'running')";
        for row in self.store.rows(SQL, params![person]).await? {
            match self.touch(row.try_get(0)?).await {
                // a table that can't be read shows no name
                Err(refused) if !refused.passes() => {}
                touched => touched?,
            }
        }
        Ok(())
    }

    /// Somebody has left for good: at these tables that is seen, and bots play on.
    pub(crate) async fn tell_farewell(self: &Arc<Self>, tables: &[String]) {
        for id in tables {
            if !self.refresh(id).await {
                tracing::warn!(table = id, "a table doesn't know yet that somebody has left");
            }
        }
    }

    /// The clocks of a person stand at other times than before, at all tables that count in days.
    pub(crate) async fn retime(self: &Arc<Self>, person: &str) -> Result<(), Refused> {
        const SQL: &str = "SELECT id FROM tables WHERE clock LIKE '%correspondence%' AND state IN ('open', 'running') \
                           AND id IN (SELECT table_id FROM members WHERE person = $1 AND state IN ('open', 'running'))";
        for row in self.store.rows(SQL, params![person]).await? {
            let id: String = row.try_get(0)?;
            match self.retime_table(&id).await {
                // a table that can't be read has no clocks, either
                Err(refused) if !refused.passes() => {}
                retimed => retimed?,
            }
        }
        Ok(())
    }

    async fn retime_table(self: &Arc<Self>, id: &str) -> Result<(), Refused> {
        self.touch(id).await?;
        let live = self.open(id).await?;
        let mut sitting = self.lock(&live).await?;
        self.rest(&live, &mut sitting).await
    }

    /// Something is stored about a table that it doesn't know yet.
    pub(crate) async fn touch(&self, id: &str) -> Result<(), Refused> {
        const SAME: &str = "UPDATE tables SET state = state WHERE id = $1";
        let live = self.open(id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        self.change(&live, &mut sitting, Write::default().also(SAME, params![id]))
            .await?;
        Ok(())
    }

    /// Takes the seat that a secret link leads to. Returns the table and the seat.
    pub(crate) async fn claim(self: &Arc<Self>, person: &Person, secret: &str) -> Result<(String, Seat), Refused> {
        const FIND: &str = "SELECT table_id, seat FROM seats WHERE link = $1 AND kind IN ('invited', 'person')";
        const TAKE: &str = "UPDATE seats SET kind = 'person', person = $4, here_until = $5, here_at = $6, link = NULL WHERE table_id = $1 AND seat = $2 AND link = $3 \
                            AND EXISTS (SELECT 1 FROM tables WHERE id = $1 AND state IN ('open', 'running', 'finished')) \
                            AND (person = $4 OR NOT EXISTS (SELECT 1 FROM seats AS others WHERE others.table_id = $1 AND others.person = $4))";

        let link = secret::digest(secret);
        let row = self.store.row(FIND, params![&link]).await?.ok_or(Refusal::DeadLink)?;
        let id: String = row.try_get(0)?;
        let seat = Seat::new(row.try_get::<i64, _>(1)? as u8).ok_or(Refusal::DeadLink)?;
        let live = self.open(&id).await?;
        let mut sitting = self.lock_as_stored(&live).await?;
        if sitting.row.bars(&person.id) {
            return Err(Refusal::DeadLink.into());
        }
        if sitting.seat(seat)?.person.as_ref() != Some(&person.id) {
            sitting.check_has_no_seat(person)?;
            self.check_not_blocked(&id, person).await?;
        }
        let write = self.seating(&id).must(
            TAKE,
            params![
                &id,
                u8::from(seat),
                &link,
                &person.id,
                now() + LASTS,
                self.store.process()
            ],
        );
        let write = write.also(ADMIT, params![&id, &person.id]).also(TIDY, params![&id]);
        let write = plans::forget_others(write, &id, seat.into(), &person.id);
        if !self.change(&live, &mut sitting, write).await? {
            return Err(Refusal::DeadLink.into());
        }
        if sitting.seat(seat)?.stood_in {
            self.bring_back(&live, &mut sitting, seat).await?;
        }
        self.rest(&live, &mut sitting).await?;
        Ok((id, seat))
    }
}

impl Sitting {
    /// The seats that are kept for a person, if it wants another game.
    fn kept_for(&self, person: &Person) -> Seats {
        let kept = |seat: &Seat| {
            self.seats
                .get(seat.index())
                .is_some_and(|row| row.sitter == Sitter::Asked && row.person.as_ref() == Some(&person.id))
        };
        Seats::all(self.seats.len() as u8).iter().filter(kept).collect()
    }

    fn check_has_no_seat(&self, person: &Person) -> Result<(), Refused> {
        if self.own(&person.id).is_empty() {
            Ok(())
        } else {
            Err(Refusal::SeatedAlready.into())
        }
    }
}
