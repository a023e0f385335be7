//! A table in memory.

use sqlx::Row;
use table::{Seat, Seats, Viewer};
use tokio::sync::{Mutex, watch};
use wire::{Refusal, Sitter, State};

use super::chat::{self, Said};
use super::presence::Lookers;
use super::rows::{SeatRow, TableRow};
use super::running::Running;
use super::times::Times;
use super::watching::Watchers;
use crate::clock::{Countdown, Given, Spent, Time, now};
use crate::people::Person;
use crate::plans::Plans;
use crate::refusal::Refused;
use crate::roster::BotName;
use crate::store::{Store, params};

/// A bot that has not moved for so long is looked after by whichever process finds it.
pub(super) const BOT_PATIENCE: Time = 15_000;

/// The plans at a table, where there are any.
async fn plans(store: &Store, row: &TableRow) -> Result<Plans, Refused> {
    if row.planned && row.state == State::Running {
        return Ok(Plans::read(store, &row.id).await?);
    }
    Ok(Plans::default())
}

/// A table in memory. Everything that happens at it happens behind its lock, one after the other.
pub(crate) struct Live {
    pub(crate) id: String,
    pub(super) inner: Mutex<Sitting>,
    /// Changes whenever something changed at the table.
    changes: watch::Sender<u64>,
    /// Whose pages follow the table in this process.
    pub(super) lookers: Lookers,
    /// How many spectators' pages do.
    pub(super) watchers: Watchers,
}

impl Live {
    pub(super) fn new(sitting: Sitting) -> Live {
        Live {
            id: sitting.row.id.clone(),
            inner: Mutex::new(sitting),
            changes: watch::Sender::new(0),
            lookers: Lookers::default(),
            watchers: Watchers::default(),
        }
    }

    /// Tells all who follow the table to look.
    pub(super) fn announce(&self) {
        self.changes.send_modify(|number| *number += 1);
    }

    pub(crate) fn follow(&self) -> watch::Receiver<u64> {
        self.changes.subscribe()
    }
}

/// What is known of a table.
pub(crate) struct Sitting {
    pub(crate) row: TableRow,
    pub(crate) seats: Vec<SeatRow>,
    pub(crate) running: Option<Running>,
    /// The same as far as spectators see it, where they are behind.
    pub(super) behind: Option<Running>,
    pub(crate) chat: Vec<Said>,
    /// When the clocks stand.
    pub(super) times: Times,
    /// What players have laid down for the future. Nothing that is told of a table is made from it, but for their owners.
    pub(super) plans: Plans,
    /// The seats whose players are here.
    pub(super) here: Seats,
    /// Goes up whenever the row or the seats change.
    pub(crate) edition: u64,
    /// Is this perhaps not what is stored? Then it is read again before anybody looks.
    pub(super) stale: bool,
    /// Is a bot of this table at work in this process?
    pub(super) thinking: bool,
    /// Has it been told that a bot of this table is not here?
    pub(super) missed: bool,
    /// If a bot of this table has to wait for a place to think: how many other people's bots wait, too.
    pub(super) bots_wait: Option<usize>,
}

impl Sitting {
    /// The table as it is stored.
    pub(super) async fn load(store: &Store, id: &str) -> Result<Sitting, Refused> {
        let row = TableRow::find(store, id).await?.ok_or(Refusal::NoTable)?;
        let (seats, chat) = (SeatRow::all(store, id).await?, chat::last(store, id).await?);
        let times = Times::load(store, &row).await?;
        let plans = plans(store, &row).await?;
        let mut sitting = Sitting {
            row,
            plans,
            seats,
            running: None,
            behind: None,
            chat,
            times,
            here: Seats::NONE,
            edition: 1,
            stale: false,
            thinking: false,
            missed: false,
            bots_wait: None,
        };
        sitting.look_around(now());
        sitting.load_game(store).await?;
        Ok(sitting)
    }

    async fn load_game(&mut self, store: &Store) -> Result<(), Refused> {
        if matches!(self.row.state, State::Running | State::Finished) {
            match &mut self.running {
                Some(running) => running.catch_up(store, &self.row.id).await?,
                none => *none = Some(Running::load(store, &self.row, self.seats.len() as u8).await?),
            }
        }
        Ok(())
    }

    /// Reads everything again that may have changed. `afresh`: also the game, because what is in memory was perhaps never stored.
    pub(super) async fn reload(&mut self, store: &Store, afresh: bool) -> Result<(), Refused> {
        self.stale = true;
        let id = self.row.id.clone();
        let row = TableRow::find(store, &id).await?.ok_or(Refusal::NoTable)?;
        let seats = SeatRow::all(store, &id).await?;
        let times = Times::load(store, &row).await?;
        if !self.row.looks_like(&row)
            || self.times != times
            || !self
                .seats
                .iter()
                .map(SeatRow::looks)
                .eq(seats.iter().map(SeatRow::looks))
        {
            self.edition += 1;
        }
        self.plans = plans(store, &row).await?;
        (self.row, self.seats, self.times) = (row, seats, times);
        self.chat = chat::last(store, &id).await?;
        self.look_around(now());
        if afresh {
            self.running = None;
        }
        self.load_game(store).await?;
        self.stale = false;
        Ok(())
    }

    /// How many entries the log has in the database.
    pub(super) async fn stored_ply(&self, store: &Store) -> Result<usize, Refused> {
        let row = store
            .row(
                "SELECT COUNT(*) FROM actions WHERE table_id = $1",
                params![&self.row.id],
            )
            .await?;
        Ok(row.map_or(Ok(0), |row| row.try_get::<i64, _>(0))? as usize)
    }

    /// The seat with this number.
    pub(crate) fn seat(&self, seat: Seat) -> Result<&SeatRow, Refused> {
        self.seats
            .get(seat.index())
            .ok_or_else(|| Refusal::NoSeat { seat: seat.into() }.into())
    }

    /// Refuses everybody but the owner of the seat.
    pub(crate) fn check_owner(&self, person: &Person, seat: Seat) -> Result<(), Refused> {
        let row = self.seat(seat)?;
        if row.sitter == Sitter::Person && row.person.as_ref() == Some(&person.id) {
            return Ok(());
        }
        Err(Refusal::NotYours { seat: seat.into() }.into())
    }

    /// Refuses everybody but who plays the seat in a game that goes on.
    pub(super) fn check_player(&self, person: &Person, seat: Seat) -> Result<(), Refused> {
        self.check_owner(person, seat)?;
        self.check_state(State::Running)
    }

    pub(crate) fn check_host(&self, person: &Person) -> Result<(), Refused> {
        if self.row.host == person.id {
            Ok(())
        } else {
            Err(Refusal::HostOnly.into())
        }
    }

    pub(crate) fn check_state(&self, state: State) -> Result<(), Refused> {
        match (self.row.state, state) {
            (found, wanted) if found == wanted => Ok(()),
            (State::Open, _) => Err(Refusal::NotBegun.into()),
            (_, State::Open) => Err(Refusal::Begun.into()),
            (_, State::Finished) => Err(Refusal::NotOver.into()),
            _ => Err(Refusal::Over.into()),
        }
    }

    /// The seats of a person, those resigned not among them.
    pub(crate) fn own(&self, person: &str) -> Seats {
        let owned = |seat: &Seat| {
            self.seats
                .get(seat.index())
                .is_some_and(|row| row.sitter == Sitter::Person && row.person.as_deref() == Some(person))
        };
        Seats::all(self.seats.len() as u8).iter().filter(owned).collect()
    }

    /// Whose eyes a person may look through: a seat's own, or those of a spectator. Who names no seat gets the first of its own.
    pub(crate) fn viewer(&self, person: Option<&Person>, seat: Option<Seat>) -> Result<Viewer, Refused> {
        person.map_or(Ok(()), |person| self.check_not_barred(person))?;
        if self.is_spoiler(person, now()) {
            return Err(Refusal::Spoiler.into());
        }
        match (person, seat) {
            (Some(person), Some(seat)) => self.check_owner(person, seat).map(|()| Viewer::Seat(seat)),
            (None, Some(seat)) => Err(Refusal::NotYours { seat: seat.into() }.into()),
            (Some(person), None) if !self.own(&person.id).is_empty() => {
                Ok(self.own(&person.id).first().map_or(Viewer::Spectator, Viewer::Seat))
            }
            (Some(person), None) if self.belongs(&person.id) => Ok(Viewer::Spectator),
            _ if self.row.spectators => Ok(Viewer::Spectator),
            _ => Err(Refusal::NoSpectators.into()),
        }
    }

    /// Refuses whom the host has removed.
    pub(super) fn check_not_barred(&self, person: &Person) -> Result<(), Refused> {
        if self.row.bars(&person.id) {
            Err(Refusal::RemovedByHost.into())
        } else {
            Ok(())
        }
    }

    /// Is the person host or player, or has it resigned here?
    pub(crate) fn belongs(&self, person: &str) -> bool {
        self.row.host == person || self.seats.iter().any(|seat| seat.person.as_deref() == Some(person))
    }

    /// The bot that decides for a seat, if one does.
    pub(super) fn bot(&self, seat: Seat) -> Option<&BotName> {
        let row = self.seats.get(seat.index())?;
        match row.sitter {
            Sitter::Bot => row.level.as_ref(),
            Sitter::Person if row.stood_in => Some(&self.row.stand_in),
            _ => None,
        }
    }

    /// Who is awaited; nobody unless the game goes on.
    pub(crate) fn awaiting(&self) -> Seats {
        match &self.running {
            Some(running) if self.row.state == State::Running => running.awaiting(),
            _ => Seats::NONE,
        }
    }

    /// The clock of a seat, if it is awaited and a person plays it.
    pub(crate) fn countdown(&self, seat: Seat) -> Option<Countdown> {
        let running = self.running.as_ref()?;
        if !self.awaiting().contains(seat) || self.bot(seat).is_some() {
            return None;
        }
        self.clock_of(seat, running.spent(seat))
    }

    /// The clock of a seat that has spent so much.
    pub(super) fn clock_of(&self, seat: Seat, spent: &Spent) -> Option<Countdown> {
        let row = self.seats.get(seat.index())?;
        let given = Given {
            extra: row.extra,
            back_at: row.back_at,
        };
        let standstill = self.times.standstill(&self.row.clock, row.person.as_deref());
        Countdown::new(&self.row.clock, spent, given, standstill)
    }

    /// When the time of a seat is over, if it is awaited and a person plays it.
    pub(crate) fn deadline(&self, seat: Seat) -> Option<Time> {
        self.countdown(seat)?.deadline()
    }

    /// When somebody has to look after the table.
    pub(super) fn wake(&self, now: Time) -> Option<Time> {
        // whose time is over, and yet no bot plays, has to wait for one
        let due = |deadline: Time| if deadline <= now { now + BOT_PATIENCE } else { deadline };
        self.awaiting()
            .iter()
            .filter_map(|seat| {
                if self.bot(seat).is_some() || self.has_due_plan(seat) {
                    Some(now + BOT_PATIENCE)
                } else {
                    self.deadline(seat).map(due)
                }
            })
            .min()
    }
}
