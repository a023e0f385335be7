//! What people are told of while they are away, as far as it happens at a table; and whether it is still so when they are told.

use table::{Outcome, Seat, Seats};
use wire::{NewsKind, Sitter, State};

use super::presence::LASTS;
use super::rows::SeatRow;
use super::running::Running;
use super::{Sitting, Tables};
use crate::clock::{Spent, Time};
use crate::news::{About, Happening, Matter};
use crate::refusal::Refused;
use crate::store::Write;

/// Who seems to look at the table is told only when that has turned out not to be so.
const SETTLED: Time = LASTS + 5_000;
/// A clock runs low when a quarter of the time is left that there was at the beginning of the turn, but at most half a day. Shorter than a minute is no use.
const EARLIEST_WARNING: Time = 12 * 3_600_000;
const LATEST_WARNING: Time = 60_000;

/// When somebody is to be told that the clock runs low.
fn warning(at: Time, deadline: Time) -> Option<Time> {
    let lead = EARLIEST_WARNING.min((deadline - at) / 4);
    (lead >= LATEST_WARNING).then_some(deadline - lead)
}

impl Sitting {
    /// Also writes what is told of an entry by `mover`, before which these seats were awaited.
    pub(super) fn tell_entry(&self, write: Write, before: Seats, mover: Seat, at: Time) -> Write {
        let who = self.seats.get(mover.index()).and_then(|row| row.person.as_deref());
        if self.row.state == State::Finished {
            return self.tell_all(write, NewsKind::Ended, who, at);
        }
        let new = self.awaiting().iter().filter(|seat| !before.contains(*seat));
        new.fold(write, |write, seat| {
            let turn = self.running.as_ref().map_or(0, |running| running.turn_of(seat));
            self.tell_turn(write, seat, turn, self.deadline(seat), who, at)
        })
    }

    /// Also writes what is told of the beginning of the game, which somebody begins.
    pub(super) fn tell_start(&self, write: Write, who: &str, at: Time) -> Result<Write, Refused> {
        if !self.row.told && !self.seats.iter().any(|seat| seat.told) {
            return Ok(write);
        }
        let awaited = Running::start(&self.row, self.seats.len() as u8)?.awaiting();
        let fresh = Spent {
            running_since: at,
            awaited_since: at,
            ..Spent::default()
        };
        let write = self.tell_all(write, NewsKind::Began, Some(who), at);
        let tell = |write, seat| self.tell_turn(write, seat, 0, fresh.deadline(self.row.clock), Some(who), at);
        Ok(awaited.iter().fold(write, tell))
    }

    /// Also writes that it is this seat's turn, and when its clock will run low. Who brought it about knows it.
    fn tell_turn(
        &self,
        write: Write,
        seat: Seat,
        turn: i64,
        deadline: Option<Time>,
        who: Option<&str>,
        at: Time,
    ) -> Write {
        let Some(row) = self.seats.get(seat.index()).filter(|row| plays(row)) else {
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
        match deadline.and_then(|deadline| warning(at, deadline)) {
            Some(due) => happening(NewsKind::Clock).for_person(write, person, due),
            None => write,
        }
    }

    /// Also writes for all people at the table, but for who brought it about, what is the same for all.
    fn tell_all(&self, mut write: Write, kind: NewsKind, who: Option<&str>, at: Time) -> Write {
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
    fn told_from(&self, at: Time) -> Time {
        if self.seen_until > at { at + SETTLED } else { at }
    }
}

/// Does a person decide for this seat?
fn plays(row: &SeatRow) -> bool {
    row.sitter == Sitter::Person && !row.stood_in
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
        Ok(sitting.is_so(about).then(|| sitting.matter(about)))
    }
}

impl Sitting {
    fn is_so(&self, about: &About) -> bool {
        let row = Seat::new(about.seat).and_then(|seat| self.seats.get(seat.index()));
        let Some(row) = row.filter(|row| about.person.is_none() || row.person == about.person) else {
            return false;
        };
        match about.kind {
            NewsKind::Turn | NewsKind::Clock => plays(row) && self.is_turn(about.seat, about.turn),
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
        let is_about_all = matches!(about.kind, NewsKind::Began | NewsKind::Ended);
        let row = self.seats.get(usize::from(about.seat)).filter(|_| !is_about_all);
        Matter {
            game: self.row.game.clone(),
            names,
            whose: row.and_then(|row| row.name.clone()),
            host: host.and_then(|row| row.name.clone()),
            winners: outcome.map_or_else(Vec::new, |outcome| self.winners(&outcome)),
            deadline: seat.and_then(|seat| self.deadline(seat)),
            seen_until: own.map_or(0, |own| self.seen_until(own)),
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_runs_low_a_quarter_before_its_end() {
        let hour = 3_600_000;
        assert_eq!(warning(0, 24 * hour), Some(18 * hour));
        assert_eq!(warning(0, 72 * hour), Some(60 * hour));
        assert_eq!(warning(0, 200_000), None);
    }
}
