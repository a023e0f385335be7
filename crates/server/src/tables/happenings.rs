//! What people are told of while they are away, as far as it happens at a table; and whether it is still so when they are told.

use table::{Outcome, Seat, Seats};
use wire::{NewsKind, Sitter, State};

use super::presence::LASTS;
use super::rows::SeatRow;
use super::running::Running;
use super::{Sitting, Tables};
use crate::clock::{Countdown, Spent, Time};
use crate::cups;
use crate::follows::tell_followers;
use crate::news::{About, CupNews, Happening, Matter};
use crate::refusal::Refused;
use crate::store::{Write, params};

/// Who seems to look at the table is told only when that has turned out not to be so.
const SETTLED: Time = LASTS + 5_000;

impl Sitting {
    /// Also writes what is told of an entry by `mover`, before which these seats were awaited. Whose plan it was may be away, and is told what came of it.
    pub(super) fn tell_entry(&self, write: Write, before: Seats, mover: Seat, by_plan: bool, at: Time) -> Write {
        let row = self.seats.get(mover.index()).filter(|_| !by_plan);
        let who = row.and_then(|row| row.person.as_deref());
        if self.row.state == State::Finished {
            return self.tell_all(write, NewsKind::Ended, who, at);
        }
        let is_new = |seat: &Seat| !before.contains(*seat) || by_plan && *seat == mover;
        let new = self.awaiting().iter().filter(is_new);
        new.fold(write, |write, seat| {
            let turn = self.running.as_ref().map_or(0, |running| running.turn_of(seat));
            self.tell_turn(write, seat, turn, self.countdown(seat), who, at)
        })
    }

    /// Also writes what is told of the beginning of the game, which somebody begins.
    pub(super) fn tell_start(&self, write: Write, who: &str, at: Time) -> Result<Write, Refused> {
        let write = self.tell_followers(write, at);
        if !self.row.told && !self.seats.iter().any(|seat| seat.told) {
            return Ok(write);
        }
        let awaited = Running::start(&self.row, self.seats.len() as u8)?.awaiting();
        let fresh = Spent::begun(at, true);
        let write = self.tell_all(write, NewsKind::Began, Some(who), at);
        let tell = |write, seat| self.tell_turn(write, seat, 0, self.clock_of(seat, &fresh), Some(who), at);
        Ok(awaited.iter().fold(write, tell))
    }

    /// Also writes for those who follow somebody here that they can watch.
    fn tell_followers(&self, write: Write, at: Time) -> Write {
        if !self.can_be_found() {
            return write;
        }
        let people = self
            .seats
            .iter()
            .zip(0u8..)
            .filter(|(row, _)| row.plays() && !row.guest);
        people.fold(write, |write, (row, seat)| match &row.person {
            Some(person) => tell_followers(write, &self.row.id, seat, person, at),
            None => write,
        })
    }

    /// Does it stand in lists, and may anybody look on?
    fn can_be_found(&self) -> bool {
        self.row.listed && self.row.spectators
    }

    /// Is this told to somebody who doesn't play here, but follows somebody who does?
    fn is_for_follower(&self, about: &About) -> bool {
        let plays = |person: &String| self.seats.iter().any(|row| row.person.as_ref() == Some(person));
        about.kind == NewsKind::Began && about.person.as_ref().is_some_and(|person| !plays(person))
    }

    /// Also writes that it is this seat's turn, and when its clock will run low. Who brought it about knows it.
    fn tell_turn(
        &self,
        write: Write,
        seat: Seat,
        turn: i64,
        clock: Option<Countdown>,
        who: Option<&str>,
        at: Time,
    ) -> Write {
        let Some(row) = self.seats.get(seat.index()).filter(|row| row.plays()) else {
            return write;
        };
        let happening = |kind| Happening {
            kind,
            table: &self.row.id,
            seat: seat.into(),
            turn,
            at,
        };
        let write = if self.row.told {
            happening(NewsKind::Turn).for_table(write)
        } else {
            write
        };
        let Some(person) = row.person.as_deref().filter(|person| row.told && Some(*person) != who) else {
            return write;
        };
        let write = happening(NewsKind::Turn).for_person(write, person, row.told_from(at));
        match clock.and_then(|clock| clock.low()) {
            Some(due) => happening(NewsKind::Clock).for_person(write, person, due),
            None => write,
        }
    }

    /// Also writes when the clocks run low that run otherwise than before: what stood runs again, or the other way round. Who was told of this turn already isn't told again.
    pub(super) fn tell_clocks(&self, write: Write, at: Time) -> Write {
        const MOVE: &str = "UPDATE news SET due = $4 WHERE kind = 'clock' AND table_id = $1 AND seat = $2 AND turn = $3 AND due IS NOT NULL";
        let awaiting = self.awaiting();
        awaiting.iter().fold(write, |write, seat| {
            let row = self.seats.get(seat.index()).filter(|row| row.told);
            let person = row.and_then(|row| row.person.as_deref());
            let low = self.countdown(seat).and_then(|clock| clock.low());
            let (Some(person), Some(low), Some(running)) = (person, low, &self.running) else {
                return write;
            };
            let (number, turn) = (u8::from(seat), running.turn_of(seat));
            let happening = Happening {
                kind: NewsKind::Clock,
                table: &self.row.id,
                seat: number,
                turn,
                at,
            };
            let write = happening.for_person(write, person, low);
            write.also(MOVE, params![&self.row.id, number, turn, low])
        })
    }

    /// Also writes for all people at the table, but for who brought it about, what is the same for all.
    pub(super) fn tell_all(&self, mut write: Write, kind: NewsKind, who: Option<&str>, at: Time) -> Write {
        let happening = |seat| Happening {
            kind,
            table: &self.row.id,
            seat,
            turn: 0,
            at,
        };
        if self.row.told {
            write = happening(0).for_table(write);
        }
        let mut told: Vec<&str> = who.into_iter().collect();
        for (row, seat) in self.seats.iter().zip(0..) {
            if let Some(person) = row
                .person
                .as_deref()
                .filter(|_| row.sitter == Sitter::Person && row.told)
                && !told.contains(&person)
            {
                told.push(person);
                write = happening(seat).for_person(write, person, row.told_from(at));
            }
        }
        write
    }
}

impl SeatRow {
    /// When somebody on this seat is told of what happens now.
    pub(super) fn told_from(&self, at: Time) -> Time {
        if self.seen_until > at { at + SETTLED } else { at }
    }
}

impl Tables {
    /// What there is to tell of this by now; nothing if it is not so any more.
    pub(crate) async fn matter(&self, about: &About) -> Result<Option<Matter>, Refused> {
        match self.matter_as_stored(about).await {
            // a table that is gone, or can't be read any more, has nothing to tell, and keeps nobody from hearing of others
            Err(refused) if !refused.passes() => Ok(None),
            matter => matter,
        }
    }

    async fn matter_as_stored(&self, about: &About) -> Result<Option<Matter>, Refused> {
        let live = self.open(&about.table).await?;
        let sitting = self.lock_as_stored(&live).await?;
        if !sitting.is_so(about) {
            return Ok(None);
        }
        let mut matter = sitting.matter(about);
        if let Some(cup) = &sitting.row.cup {
            let name = cups::name_of_table(&self.store, cup).await?;
            matter.cup = name.map(|name| CupNews { name, place: None });
        }
        Ok(Some(matter))
    }
}

impl Sitting {
    fn is_so(&self, about: &About) -> bool {
        if self.is_for_follower(about) {
            return self.row.state == State::Running && self.can_be_found();
        }
        let row = Seat::new(about.seat).and_then(|seat| self.seats.get(seat.index()));
        let Some(row) = row.filter(|row| about.person.is_none() || row.person == about.person) else {
            return false;
        };
        match about.kind {
            NewsKind::Turn | NewsKind::Clock => row.plays() && self.is_turn(about.seat, about.turn),
            NewsKind::Plan => row.plays() && self.is_dropped(about.seat, about.turn),
            NewsKind::Began => self.row.state == State::Running,
            NewsKind::Ended => self.row.state == State::Finished,
            NewsKind::Invited => self.row.state == State::Open && row.sitter == Sitter::Asked,
        }
    }

    fn is_turn(&self, seat: u8, turn: i64) -> bool {
        let (Some(seat), Some(running)) = (Seat::new(seat), &self.running) else {
            return false;
        };
        self.awaiting().contains(seat) && running.turn_of(seat) == turn
    }

    /// Was the plan of this seat dropped at this ply, and has its owner neither made another nor decided since?
    fn is_dropped(&self, seat: u8, ply: i64) -> bool {
        let (Some(seat), Some(running)) = (Seat::new(seat), &self.running) else {
            return false;
        };
        let person = self.seats.get(seat.index()).and_then(|row| row.person.as_deref());
        let dropped = person.and_then(|person| self.plans.dropped_at(seat, person));
        dropped.is_some_and(|dropped| dropped as i64 == ply && !running.moved_since(seat, dropped))
    }

    fn matter(&self, about: &About) -> Matter {
        let own = about.person.as_deref();
        let name = |row: &SeatRow| row.name.clone().filter(|_| row.sitter == Sitter::Person);
        let others = self
            .seats
            .iter()
            .filter(|row| own.is_none() || row.person.as_deref() != own);
        let mut names: Vec<String> = Vec::new();
        for name in others.filter_map(name) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        let outcome = self
            .running
            .as_ref()
            .and_then(|running| running.play().state().outcome());
        let host = self
            .seats
            .iter()
            .find(|row| row.person.as_ref() == Some(&self.row.host));
        let seat = Seat::new(about.seat);
        let is_followed = self.is_for_follower(about);
        let is_about_all = matches!(about.kind, NewsKind::Began | NewsKind::Ended) && !is_followed;
        let row = self.seats.get(usize::from(about.seat)).filter(|_| !is_about_all);
        Matter {
            game: self.row.game.clone(),
            names,
            whose: row.and_then(|row| row.name.clone()),
            host: host.and_then(|row| row.name.clone()),
            winners: outcome.map_or_else(Vec::new, |outcome| self.winners(&outcome)),
            is_followed,
            clock: seat.and_then(|seat| self.countdown(seat)),
            seen_until: own.map_or(0, |own| self.seen_until(own)),
            cup: None,
        }
    }

    /// Who has won: people by their names, bots by their level.
    fn winners(&self, outcome: &Outcome) -> Vec<String> {
        let winners = outcome.winners();
        let rows = winners.iter().filter_map(|seat| self.seats.get(seat.index()));
        rows.filter_map(|row| row.name.clone().or_else(|| row.level.as_ref().map(ToString::to_string)))
            .collect()
    }

    /// Until when a page of this person that can be seen follows the table.
    fn seen_until(&self, person: &str) -> Time {
        let own = self.seats.iter().filter(|row| row.person.as_deref() == Some(person));
        own.map(|row| row.seen_until).max().unwrap_or(0)
    }
}
