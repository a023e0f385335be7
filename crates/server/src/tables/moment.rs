//! What anybody may see of a game after so many decisions: for links that lead there.

use catalog::AnyState;
use serde_json::Value;
use table::{Ply, Seat, Viewer, Voice};
use wire::{Refusal, State};

use super::{Live, Tables};
use crate::refusal::Refused;
use crate::words::Words;

/// A moment of a game, as a stranger sees it.
pub(crate) struct SeenMove {
    /// The game's name.
    pub(crate) game: String,
    /// After how many decisions.
    pub(crate) number: usize,
    /// Is the game over?
    pub(crate) is_over: bool,
    /// What the last of them brought about that spectators heard of, in words.
    pub(crate) caption: String,
    /// The table, drawn for a terminal.
    pub(crate) picture: String,
}

/// What is played again for it.
struct Rerun {
    state: Box<dyn AnyState>,
    decisions: Vec<Ply<Value>>,
    names: Vec<String>,
    words: Words,
    is_over: bool,
}

impl Tables {
    /// What a stranger sees of a game after so many decisions; nothing where there are no spectators. Those who are behind see nothing that is newer.
    pub(crate) async fn seen_move(&self, live: &Live, number: usize, words: Words) -> Result<SeenMove, Refused> {
        let rerun = {
            let sitting = self.lock_as_stored(live).await?;
            let viewer = sitting.viewer(None, None)?;
            let running = sitting.seen_by(viewer).ok_or(Refusal::NotBegun)?;
            let mut decisions = running.play().decisions();
            decisions.truncate(number);
            Rerun {
                state: running.play().start(),
                decisions,
                names: sitting
                    .seats
                    .iter()
                    .map(|seat| seat.name.clone().unwrap_or_default())
                    .collect(),
                words,
                is_over: sitting.row.state == State::Finished,
            }
        };
        let place = self.place_to_work().await?;
        let work = move || {
            let _place = place;
            rerun.seen()
        };
        tokio::task::spawn_blocking(work).await.unwrap_or_else(|error| {
            tracing::error!(%error, "a game could not be played again");
            Err(Refusal::ServerFault.into())
        })
    }
}

impl Rerun {
    fn seen(mut self) -> Result<SeenMove, Refused> {
        let meta = self.state.meta();
        let refused = |error| Refused::by(meta.id, error);
        // not every decision shows: then what was heard before it is what there is to tell
        let mut heard = Vec::new();
        for ply in &self.decisions {
            let told = self.state.act(ply.seat, &ply.action).map_err(refused)?.events;
            let new = told.into_iter().filter(|told| told.to.includes(Viewer::Spectator));
            let new: Vec<Value> = new.map(|told| told.event).collect();
            if !new.is_empty() {
                heard = new;
            }
        }
        let name = |seat: Seat| match self.names.get(seat.index()) {
            Some(name) if !name.is_empty() => name.clone(),
            _ => seat.to_string(),
        };
        let voice = Voice {
            name: Some(&name),
            ..self.words.voice()
        };
        let lines: Vec<String> = heard
            .iter()
            .map(|event| Ok(self.state.event_line(Viewer::Spectator, event)?.said(&voice)))
            .collect::<Result<_, _>>()
            .map_err(refused)?;
        Ok(SeenMove {
            game: meta.name.to_owned(),
            number: self.decisions.len(),
            is_over: self.is_over,
            caption: lines.join(" "),
            picture: self.state.picture(Viewer::Spectator, &voice).map_err(refused)?,
        })
    }
}
