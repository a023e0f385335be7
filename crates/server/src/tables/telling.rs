//! What a viewer is told of a table: views, never states.

use std::borrow::Cow;

use table::{Seat, Viewer};
use wire::{ChatLine, Clock, Delay, SeatClock, SeatInfo, Sitter, State, TableInfo, Unread, Update};

use super::live::Sitting;
use super::rows::SeatRow;
use crate::clock::{Time, now};
use crate::company::Silent;
use crate::people::Person;
use crate::refusal::Refused;
use crate::standing::counts;

/// How far somebody has seen a table.
#[derive(Clone, Copy, Default)]
pub(crate) struct Seen {
    /// Entries of the game.
    pub(crate) ply: usize,
    /// Lines of chat, by the number of the next.
    pub(crate) chat: i64,
    /// The edition of the table and its seats; 0 for never.
    pub(crate) edition: u64,
    /// The viewer's own plan, by its number; 0 for none.
    pub(crate) plan: i64,
}

impl Sitting {
    pub(crate) fn info(&self, person: Option<&str>) -> TableInfo {
        let row = &self.row;
        let over = row.state == State::Finished;
        TableInfo {
            id: row.id.clone(),
            game: row.game.clone(),
            options: row.options.told(),
            state: row.state,
            seats: self
                .seats
                .iter()
                .zip(0u8..)
                .map(|(seat, number)| seat_info(seat, self.is_here(number), person))
                .collect(),
            clock: row.clock.clone(),
            time: self.table_time().as_ref().map(Unread::new),
            stand_in: row.stand_in.to_string(),
            spectators: row.spectators,
            delay: (row.delay != Delay::None).then(|| Unread::new(&row.delay)),
            listed: row.listed,
            spectator_chat: row.spectator_chat,
            rated: counts(row.rated, &row.game, &self.seats),
            host: person == Some(&row.host),
            created: row.created,
            started: row.started,
            finished: row.finished,
            hash: row.seed.commitment(),
            seed: over.then(|| row.seed.to_string()),
            next: row.next.clone(),
            to_end: self.to_end(),
            called_off: row.called_off,
            // whose turn it is, spectators who are behind don't know yet
            bots_wait: self
                .bots_wait
                .filter(|_| !self.is_delayed() || person.is_some_and(|person| !self.own(person).is_empty())),
            cup: row.cup.clone(),
            daily: row.daily.is_some(),
        }
    }

    /// Has anything changed since, for this viewer? What becomes of a plan is news for its owner alone.
    pub(crate) fn news(&self, person: Option<&Person>, viewer: Viewer, seen: &Seen) -> bool {
        self.plan_stamp(person.map(|person| person.id.as_str()), viewer) != seen.plan
            || seen.edition != self.edition
            || self.ply_of(viewer) != seen.ply
            || self.chat_until(viewer) > seen.chat
    }

    pub(crate) fn ply(&self) -> usize {
        self.running.as_ref().map_or(0, super::running::Running::ply)
    }

    /// The clock of each seat, at a table with one.
    fn clocks(&self) -> Option<Vec<Option<SeatClock>>> {
        let (seats, now) = (0..self.seats.len() as u8, now());
        let clock = |seat| Some(self.countdown(Seat::new(seat)?)?.told(now));
        (self.row.clock != Clock::None).then(|| seats.map(clock).collect())
    }

    /// The lines of chat from this number on, as this person is told of them.
    fn said_since(&self, number: i64, viewer: Viewer, person: Option<&str>, silent: &Silent) -> Vec<Cow<'_, ChatLine>> {
        let until = self.chat_until(viewer);
        let new = self
            .chat
            .iter()
            .filter(|said| (number..until).contains(&said.line.number));
        new.filter(|said| !said.line.text.is_empty() && !said.is_by(silent))
            .map(|said| said.to(person))
            .collect()
    }

    /// The number of the first line that this viewer doesn't hear yet.
    fn chat_until(&self, viewer: Viewer) -> i64 {
        let until = self.heard_until(viewer);
        let heard = self.chat.iter().take_while(|said| said.line.at < until);
        heard.last().map_or(0, |said| said.line.number + 1)
    }

    /// What is new for a viewer, who then has seen it. Of those who are silent for the person nothing is heard.
    pub(crate) fn update(
        &self,
        person: Option<&Person>,
        viewer: Viewer,
        silent: &Silent,
        seen: &mut Seen,
    ) -> Result<Update<'_>, Refused> {
        let running = self.seen_by(viewer);
        let is_behind = viewer == Viewer::Spectator && self.is_delayed();
        let state = running.map(|running| running.play().state());
        let awaiting = match running {
            Some(running) if is_behind => running.awaiting(),
            _ => self.awaiting(),
        };
        let own = viewer.seat().filter(|&seat| awaiting.contains(seat));
        let person = person.map(|person| person.id.as_str());
        let refused = |error| Refused::by(&self.row.game, error);
        let clocks = self.clocks().filter(|_| !is_behind);
        let (ply, chat) = (self.ply_of(viewer), self.chat_until(viewer));
        let update = Update {
            table: Cow::Borrowed(&self.row.id),
            seat: viewer.seat(),
            ply,
            chain: running.map(super::running::Running::chain),
            info: (seen.edition != self.edition).then(|| self.info(person)),
            entries: running.map_or(Vec::new(), |running| running.heard(viewer, seen.ply)),
            chat: self.said_since(seen.chat, viewer, person, silent),
            awaiting,
            view: state
                .map(|state| state.view_text(viewer))
                .transpose()
                .map_err(refused)?,
            legal: state
                .zip(own)
                .map(|(state, seat)| state.legal_text(seat))
                .transpose()
                .map_err(refused)?,
            deadlines: clocks.as_deref().map(deadlines),
            clocks: clocks.as_ref().map(Unread::new),
            plan: Some(self.plan_stamp(person, viewer)).filter(|stamp| *stamp != 0),
            outcome: state.and_then(catalog::AnyState::outcome),
        };
        *seen = Seen {
            ply,
            chat,
            edition: self.edition,
            plan: self.plan_stamp(person, viewer),
        };
        Ok(update)
    }
}

/// When the time of each seat runs out.
fn deadlines(clocks: &[Option<SeatClock>]) -> Vec<Option<Time>> {
    let deadline = |clock: &Option<SeatClock>| clock.as_ref()?.deadline;
    clocks.iter().map(deadline).collect()
}

fn seat_info(seat: &SeatRow, here: bool, person: Option<&str>) -> SeatInfo {
    let is_own = person.is_some() && seat.person.as_deref() == person;
    SeatInfo {
        sitter: seat.sitter,
        name: seat.name.clone(),
        guest: seat.person.is_some() && seat.guest,
        level: seat.level.as_ref().map(ToString::to_string),
        stood_in: seat.stood_in,
        here,
        yours: seat.sitter == Sitter::Person && is_own,
        kept_for_you: seat.sitter == Sitter::Asked && is_own,
    }
}
