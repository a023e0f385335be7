//! What a viewer saw at earlier moments of a game: it is played again from its log, up to there.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use table::Viewer;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use wire::{Moment, Past, Refusal, Span};

use super::rows::TableRow;
use super::running::{Running, Stored};
use super::{Live, Tables};
use crate::people::Person;
use crate::refusal::Refused;

/// How many games are played again at once, on threads that nothing else waits for.
const AT_ONCE: usize = 2;
/// How many may wait for that.
const WAITING: usize = 50;

/// Looking back costs time, so only a few do it at once.
pub(super) struct Lookbacks {
    queue: Semaphore,
    working: Arc<Semaphore>,
}

impl Lookbacks {
    pub(super) fn new() -> Lookbacks {
        Lookbacks {
            queue: Semaphore::new(WAITING),
            working: Arc::new(Semaphore::new(AT_ONCE)),
        }
    }

    /// A place to work, held as long as the work takes, even if whoever asked has gone.
    pub(super) async fn place(&self) -> Result<OwnedSemaphorePermit, Refused> {
        let _queued = self.queue.try_acquire().map_err(|_| Refusal::PastBusy)?;
        let place = self.working.clone().acquire_owned().await;
        Ok(place.map_err(|_| Refusal::PastBusy)?)
    }
}

impl Tables {
    /// A place for work that takes a processor for a while: there are few, and whoever asks when too many wait is refused.
    pub(crate) async fn place_to_work(&self) -> Result<OwnedSemaphorePermit, Refused> {
        self.lookbacks.place().await
    }

    /// What a person saw at the moments of a span, through the eyes that it may look through now. The table is locked only to find out who asks: what is stored up to
    /// a ply never changes.
    pub(crate) async fn past(
        &self,
        live: &Live,
        person: Option<&Person>,
        span: Span,
    ) -> Result<Past<'static>, Refused> {
        let lookback = {
            let sitting = self.lock_as_stored(live).await?;
            let viewer = self.viewer(&sitting, person, span.seat).await?;
            let running = sitting.seen_by(viewer).ok_or(Refusal::NotBegun)?;
            Lookback {
                row: sitting.row.clone(),
                players: sitting.seats.len() as u8,
                viewer,
                plies: span.plies(running.ply()),
            }
        };
        let seat = lookback.viewer.seat();
        let moments = if lookback.plies.is_empty() {
            Vec::new()
        } else {
            self.look_back(lookback).await?
        };
        Ok(Past {
            table: Cow::Owned(live.id.clone()),
            seat,
            moments,
        })
    }

    async fn look_back(&self, lookback: Lookback) -> Result<Vec<Moment>, Refused> {
        let place = self.place_to_work().await?;
        let last = lookback.plies.end - 1;
        let entries = Stored::read(&self.store, &lookback.row.id, 0, last).await?;
        let work = move || {
            let _place = place;
            lookback.moments(&entries)
        };
        tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| {
            tracing::error!(%error, "a game could not be played again");
            Err(Refusal::ServerFault.into())
        })
    }
}

/// Which moments of which game, and through whose eyes.
struct Lookback {
    row: TableRow,
    players: u8,
    viewer: Viewer,
    plies: Range<usize>,
}

impl Lookback {
    /// Plays these entries again, and looks after each that is in the span.
    fn moments(&self, entries: &[Stored]) -> Result<Vec<Moment>, Refused> {
        let mut running = Running::start(&self.row, self.players)?;
        let mut moments = Vec::with_capacity(self.plies.len());
        moments.extend(self.moment(&running)?);
        for entry in entries {
            running.enter(&self.row.id, entry)?;
            moments.extend(self.moment(&running)?);
        }
        Ok(moments)
    }

    /// What the viewer sees now, if that is one of the moments.
    fn moment(&self, running: &Running) -> Result<Option<Moment>, Refused> {
        if !self.plies.contains(&running.ply()) {
            return Ok(None);
        }
        let state = running.play().state();
        let view = state.view_text(self.viewer);
        Ok(Some(Moment {
            ply: running.ply(),
            awaiting: state.awaiting(),
            view: view.map_err(|error| Refused::by(&self.row.game, error))?,
        }))
    }
}
