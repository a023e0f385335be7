//! Spectators who are behind. At a table that wishes it they see a game of their own: the same one, but only as far as they may. It knows nothing that is newer, so nothing that
//! is made of it can tell.

use table::Viewer;
use wire::{Delay, State, Time};

use super::Sitting;
use super::running::{Running, Stored};
use crate::clock::{MINUTE, now};
use crate::refusal::Refused;
use crate::store::Store;

impl Sitting {
    /// Are spectators behind? Once the game is over, nobody is.
    pub(super) fn is_delayed(&self) -> bool {
        self.row.delay != Delay::None && self.row.state == State::Running
    }

    /// How many entries spectators may know now.
    fn known_to_spectators(&self, running: &Running) -> usize {
        match self.row.delay {
            Delay::None => running.ply(),
            Delay::Decisions { n } => running.ply().saturating_sub(n as usize),
            Delay::Minutes { n } => running.entered_until(now() - Time::from(n) * MINUTE),
        }
    }

    /// Plays the spectators' game on, as far as they may see by now.
    pub(super) async fn play_behind(&mut self, store: &Store) -> Result<(), Refused> {
        let Some(running) = self.running.as_ref().filter(|_| self.is_delayed()) else {
            self.behind = None;
            return Ok(());
        };
        let known = self.known_to_spectators(running);
        let mut behind = match self.behind.take() {
            Some(behind) => behind,
            None => Running::start(&self.row, self.seats.len() as u8)?,
        };
        if behind.ply() < known {
            for entry in Stored::read(store, &self.row.id, behind.ply(), known).await? {
                behind.enter(&self.row.id, &entry)?;
            }
        }
        self.behind = Some(behind);
        Ok(())
    }

    /// The game as this viewer may see it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Option<&Running> {
        match viewer {
            Viewer::Spectator if self.is_delayed() => self.behind.as_ref(),
            _ => self.running.as_ref(),
        }
    }

    /// How many entries this viewer may know.
    pub(crate) fn ply_of(&self, viewer: Viewer) -> usize {
        self.seen_by(viewer).map_or(0, Running::ply)
    }

    /// What was said before this moment may be heard by this viewer: players speak of what spectators don't see yet.
    pub(super) fn heard_until(&self, viewer: Viewer) -> Time {
        if viewer != Viewer::Spectator || !self.is_delayed() {
            return Time::MAX;
        }
        if let Delay::Minutes { n } = self.row.delay {
            return now() - Time::from(n) * MINUTE;
        }
        let hidden = self
            .running
            .as_ref()
            .and_then(|running| running.entered_at(self.ply_of(viewer)));
        hidden.unwrap_or(Time::MAX)
    }

    /// When this viewer will see more, even if nothing happens.
    pub(crate) fn sees_more_at(&self, viewer: Viewer) -> Option<Time> {
        let (Delay::Minutes { n }, Viewer::Spectator, true) = (self.row.delay, viewer, self.is_delayed()) else {
            return None;
        };
        let next = self
            .running
            .as_ref()
            .and_then(|running| running.entered_at(self.ply_of(viewer)));
        let until = self.heard_until(viewer);
        let said = self.chat.iter().map(|said| said.line.at).find(|at| *at >= until);
        let next = next.into_iter().chain(said).min()?;
        Some(next + Time::from(n) * MINUTE)
    }
}
