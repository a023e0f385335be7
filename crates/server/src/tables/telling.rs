//! What a viewer is told of a table: views, never states.

use std::borrow::Cow;

use table::{Seat, Viewer};
use wire::{ChatLine, Clock, SeatInfo, Sitter, State, TableInfo, Update};

use super::live::Sitting;
use super::rows::SeatRow;
use crate::clock::Time;
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
            clock: row.clock,
            stand_in: row.stand_in.to_string(),
            spectators: row.spectators,
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
            bots_wait: self.bots_wait,
        }
    }

    /// Has anything changed since?
    pub(crate) fn news(&self, seen: &Seen) -> bool {
        seen.edition != self.edition
            || self.ply() != seen.ply
            || self.chat.last().is_some_and(|said| said.line.number >= seen.chat)
    }

    pub(crate) fn ply(&self) -> usize {
        self.running.as_ref().map_or(0, super::running::Running::ply)
    }

    /// When the time of each seat runs out, at a table with a clock.
    fn deadlines(&self) -> Option<Vec<Option<Time>>> {
        let seats = 0..self.seats.len() as u8;
        (self.row.clock != Clock::None).then(|| seats.map(|seat| self.deadline(Seat::new(seat)?)).collect())
    }

    /// The lines of chat from this number on, as this person is told of them.
    fn said_since(&self, number: i64, person: Option<&str>) -> Vec<Cow<'_, ChatLine>> {
        let new = self.chat.iter().filter(|said| said.line.number >= number);
        new.map(|said| said.to(person)).collect()
    }

    /// What is new for a viewer, who then has seen it.
    pub(crate) fn update(
        &self,
        person: Option<&Person>,
        viewer: Viewer,
        seen: &mut Seen,
    ) -> Result<Update<'_>, Refused> {
        let running = self.running.as_ref();
        let state = running.map(|running| running.play().state());
        let own = viewer.seat().filter(|&seat| self.awaiting().contains(seat));
        let person = person.map(|person| person.id.as_str());
        let refused = |error| Refused::by(&self.row.game, error);
        let update = Update {
            table: Cow::Borrowed(&self.row.id),
            seat: viewer.seat(),
            ply: self.ply(),
            chain: running.map(super::running::Running::chain),
            info: (seen.edition != self.edition).then(|| self.info(person)),
            entries: running.map_or(Vec::new(), |running| running.heard(viewer, seen.ply)),
            chat: self.said_since(seen.chat, person),
            awaiting: self.awaiting(),
            view: state
                .map(|state| state.view_text(viewer))
                .transpose()
                .map_err(refused)?,
            legal: state
                .zip(own)
                .map(|(state, seat)| state.legal_text(seat))
                .transpose()
                .map_err(refused)?,
            deadlines: self.deadlines(),
            outcome: state.and_then(catalog::AnyState::outcome),
        };
        *seen = Seen {
            ply: self.ply(),
            chat: self.chat.last().map_or(0, |said| said.line.number + 1),
            edition: self.edition,
        };
        Ok(update)
    }
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
