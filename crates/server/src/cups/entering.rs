//! Signing up, leaving, coming back; and what the organiser can do.

use std::sync::Arc;

use cup::Format;
use sqlx::Row;
use table::Seat;
use wire::cups::{CupSecret, CupState, Entry};
use wire::{CupRefusal, NewsKind, Refusal};

use super::Cups;
use super::row::CupRow;
use super::stage::Stage;
use crate::clock::now;
use crate::news::Happening;
use crate::people::Person;
use crate::refusal::Refused;
use crate::secret;
use crate::store::{Write, params};

/// Something happened in this tournament, as long as it is in this state.
const TOUCH: &str = "UPDATE cups SET version = version + 1, wake = $3 WHERE id = $1 AND state = $2";

/// How often something is tried again when a game ended or somebody signed up meanwhile.
const TRIES: usize = 8;

impl Cups {
    /// Signs up.
    pub(crate) async fn join(self: &Arc<Self>, person: &Person, id: &str, with: &CupSecret) -> Result<(), Refused> {
        // the write before it has locked the tournament, so that nobody else signs up meanwhile
        const SQL: &str = "INSERT INTO cup_people (cup, person, joined) SELECT $1, $2, $3 WHERE (SELECT COUNT(*) FROM cup_people WHERE cup = $1) < $4 ON CONFLICT DO NOTHING";
        let row = self.row(id).await?;
        check_state(&row, CupState::Open)?;
        check_entry(&row, person, with)?;
        if self.number(id, person).await?.is_some() {
            return Err(CupRefusal::Entered.into());
        }
        let at = now();
        let write = Write::default()
            .must(TOUCH, params![id, CupState::Open.word(), at])
            .must(SQL, params![id, &person.id, at, i64::from(row.most)]);
        if !self.store.write(write).await? {
            let row = self.row(id).await?;
            check_state(&row, CupState::Open)?;
            return Err(CupRefusal::Full.into());
        }
        self.step(id, now()).await
    }

    /// Leaves: before it begins as if one had never signed up, later for good, unless one comes back. A bot plays the game that goes on.
    pub(crate) async fn withdraw(self: &Arc<Self>, person: &Person, id: &str) -> Result<(), Refused> {
        const FORGET: &str = "DELETE FROM cup_people WHERE cup = $1 AND person = $2";
        const LEAVE: &str = "UPDATE cup_people SET left_at = $3 WHERE cup = $1 AND person = $2 AND left_at IS NULL";
        let row = self.row(id).await?;
        let at = now();
        let write = match row.state {
            CupState::Open => Write::default()
                .must(TOUCH, params![id, CupState::Open.word(), at])
                .must(FORGET, params![id, &person.id]),
            CupState::Running => Write::default()
                .must(TOUCH, params![id, CupState::Running.word(), at])
                .must(LEAVE, params![id, &person.id, at]),
            CupState::Finished | CupState::Cancelled => return Err(CupRefusal::NotRunning.into()),
        };
        if !self.store.write(write).await? {
            return Err(CupRefusal::NotEntered.into());
        }
        if row.state == CupState::Running {
            self.give_up(person, &row).await?;
        }
        Ok(())
    }

    /// A bot takes the seats of a person in the games of a tournament that go on.
    async fn give_up(&self, person: &Person, row: &CupRow) -> Result<(), Refused> {
        const SQL: &str = "SELECT seats.table_id AS table_id, seat FROM seats JOIN tables ON tables.id = seats.table_id \
                           WHERE tables.cup = $1 AND tables.state IN ('open', 'running') AND seats.person = $2 AND seats.kind = 'person'";
        for found in self.store.rows(SQL, params![&row.id, &person.id]).await? {
            let (table, seat): (String, i64) = (found.try_get(0)?, found.try_get(1)?);
            self.tables.begin(&table).await?;
            let Some(seat) = Seat::new(seat as u8) else { continue };
            match self.tables.resign(person, &table, seat, row.bot()).await {
                // it has ended at this moment, or bots have enough to do: then the clock decides
                Err(refused) if !refused.passes() => {}
                resigned => resigned?,
            }
        }
        Ok(())
    }

    /// Comes back. In a knockout nobody can.
    pub(crate) async fn come_back(&self, person: &Person, id: &str) -> Result<(), Refused> {
        const SQL: &str =
            "UPDATE cup_people SET left_at = NULL, back_at = $3 WHERE cup = $1 AND person = $2 AND left_at IS NOT NULL";
        let row = self.row(id).await?;
        check_state(&row, CupState::Running)?;
        if row.plan.format == Format::Knockout {
            return Err(CupRefusal::NoReturn.into());
        }
        let write = Write::default()
            .must(TOUCH, params![id, CupState::Running.word(), now()])
            .must(SQL, params![id, &person.id, now()]);
        if self.store.write(write).await? {
            Ok(())
        } else {
            Err(CupRefusal::NotEntered.into())
        }
    }

    /// The organiser begins it now.
    pub(crate) async fn start(self: &Arc<Self>, person: &Person, id: &str) -> Result<(), Refused> {
        const SQL: &str = "UPDATE cups SET starts = $2, wake = $2, version = version + 1 WHERE id = $1 AND state = 'open' \
                           AND (SELECT COUNT(*) FROM cup_people WHERE cup = $1) >= least";
        let row = self.organised(person, id).await?;
        check_state(&row, CupState::Open)?;
        if !self.store.write(Write::default().must(SQL, params![id, now()])).await? {
            return Err(CupRefusal::Few { least: row.least }.into());
        }
        self.step(id, now()).await
    }

    /// The organiser calls it off. Games that go on can be played to their end; they count as any others.
    pub(crate) async fn cancel(&self, person: &Person, id: &str) -> Result<(), Refused> {
        self.organised(person, id).await?;
        for _ in 0..TRIES {
            let stage = self.stage(id).await?;
            if !matches!(stage.row.state, CupState::Open | CupState::Running) {
                return Err(CupRefusal::NotRunning.into());
            }
            if self.store.write(called_off(&stage)).await? {
                return Ok(());
            }
        }
        Err(Refusal::OthersFaster.into())
    }

    /// Another link with which one can sign up. The one before is of no use any more.
    pub(crate) async fn link(&self, person: &Person, id: &str) -> Result<CupSecret, Refused> {
        const SQL: &str = "UPDATE cups SET link = $2 WHERE id = $1 AND entry = 'invited' AND state = 'open'";
        self.organised(person, id).await?;
        let secret = secret::token();
        let write = Write::default().must(SQL, params![id, secret::digest(&secret)]);
        if !self.store.write(write).await? {
            return Err(CupRefusal::Begun.into());
        }
        Ok(CupSecret { secret: Some(secret) })
    }

    pub(super) async fn row(&self, id: &str) -> Result<CupRow, Refused> {
        Ok(CupRow::find(&self.store, id).await?.ok_or(CupRefusal::NoCup)?)
    }

    pub(super) async fn stage(&self, id: &str) -> Result<Stage, Refused> {
        Ok(Stage::load(&self.store, id).await?.ok_or(CupRefusal::NoCup)?)
    }

    /// When a person signed up.
    async fn number(&self, id: &str, person: &Person) -> Result<Option<i64>, Refused> {
        const SQL: &str = "SELECT joined FROM cup_people WHERE cup = $1 AND person = $2";
        let row = self.store.row(SQL, params![id, &person.id]).await?;
        Ok(row.map(|row| row.try_get(0)).transpose()?)
    }

    /// A tournament of this organiser.
    async fn organised(&self, person: &Person, id: &str) -> Result<CupRow, Refused> {
        let row = self.row(id).await?;
        if row.host == person.id {
            Ok(row)
        } else {
            Err(CupRefusal::OrganiserOnly.into())
        }
    }
}

/// Calls a tournament off, and tells all who take part.
pub(super) fn called_off(stage: &Stage) -> Write {
    const SQL: &str = "UPDATE cups SET state = 'cancelled', finished = $2, wake = NULL, version = version + 1 WHERE id = $1 AND version = $3";
    let at = now();
    let write = Write::default().must(SQL, params![&stage.row.id, at, stage.row.version]);
    tell_all(write, stage, NewsKind::Ended, |_| true)
}

/// Also tells this to those who take part and fit.
pub(super) fn tell_all(write: Write, stage: &Stage, kind: NewsKind, fits: impl Fn(usize) -> bool) -> Write {
    let (at, place) = (now(), super::news::place(&stage.row.id));
    let happening = Happening {
        kind,
        table: &place,
        seat: 0,
        turn: 0,
        at,
    };
    let told = stage.people.iter().enumerate().filter(|(number, _)| fits(*number));
    told.fold(write, |write, (_, player)| {
        happening.for_person(write, &player.person, at)
    })
}

fn check_state(row: &CupRow, wanted: CupState) -> Result<(), CupRefusal> {
    match (row.state, wanted) {
        (state, wanted) if state == wanted => Ok(()),
        (CupState::Cancelled, _) | (_, CupState::Running) => Err(CupRefusal::NotRunning),
        _ => Err(CupRefusal::Begun),
    }
}

/// May this person sign up?
fn check_entry(row: &CupRow, person: &Person, with: &CupSecret) -> Result<(), CupRefusal> {
    let has_link = with.secret.as_deref().map(secret::digest) == row.link;
    if row.entry == Entry::Invited && !has_link && row.host != person.id {
        return Err(CupRefusal::Link);
    }
    if row.accounts && person.account.is_none() {
        return Err(CupRefusal::Accounts);
    }
    Ok(())
}
