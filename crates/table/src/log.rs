//! The log is the game: it reproduces every state bit for bit.

use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::chance::Seed;
use crate::error::{Refused, SetupError};
use crate::event::Sink;
use crate::game::{Game, Takeback};
use crate::seat::Seat;
use crate::words::Message;

/// The version of the log format itself.
pub const FORMAT: u32 = 1;

/// One decision.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Ply<A> {
    /// Who decided.
    pub seat: Seat,
    /// What.
    pub action: A,
}

/// The log of a game: what it was set up with, and all decisions.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Log<G: Game> {
    /// The version of this format, [`FORMAT`].
    pub format: u32,
    /// The game's id.
    pub game: String,
    /// The version of its rules.
    pub rules: u32,
    /// The number of players.
    pub players: u8,
    /// The options.
    pub options: G::Options,
    /// The seed.
    pub seed: Seed,
    /// The decisions.
    pub actions: Vec<Ply<G::Action>>,
}

/// Why a log was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum LogError {
    /// The format is not ours.
    #[error("the log has format {0}; this program reads format {FORMAT}")]
    Format(u32),
    /// The log is of another game.
    #[error("the log is of the game '{0}', not of '{1}'")]
    Game(String, &'static str),
    /// The log was made under other rules.
    #[error("the log was made under rules version {0} of {1}; this program has version {2}")]
    Rules(u32, &'static str, u32),
    /// The game cannot be set up like this.
    #[error(transparent)]
    Setup(#[from] SetupError),
    /// A decision of the log is not legal.
    #[error("decision {ply} of the log ({seat}) is illegal: {refused}")]
    Illegal {
        /// The decision's number, from 0.
        ply: usize,
        /// Who decided.
        seat: Seat,
        /// Why not.
        refused: Refused,
    },
}

impl LogError {
    /// As a message. What is wrong with the log itself is told in English.
    pub fn message(&self) -> Message {
        match self {
            LogError::Setup(error) => error.message(),
            other => Message::verbatim(other.to_string()),
        }
    }
}

impl<G: Game> Log<G> {
    /// The log of a game in which nobody has decided anything yet.
    pub fn new(players: u8, options: G::Options, seed: Seed) -> Log<G> {
        let meta = G::meta();
        Log {
            format: FORMAT,
            game: meta.id.into(),
            rules: meta.rules,
            players,
            options,
            seed,
            actions: Vec::new(),
        }
    }

    /// Refuses a log that this program would misread.
    pub fn check_versions(&self) -> Result<(), LogError> {
        let meta = G::meta();
        if self.format != FORMAT {
            return Err(LogError::Format(self.format));
        }
        if self.game != meta.id {
            return Err(LogError::Game(self.game.clone(), meta.id));
        }
        if self.rules != meta.rules {
            return Err(LogError::Rules(self.rules, meta.id, meta.rules));
        }
        Ok(())
    }

    /// The game as it was set up.
    pub fn start(&self) -> Result<G, LogError> {
        self.check_versions()?;
        Ok(G::new(self.players, &self.options, self.seed)?)
    }

    /// Plays the whole log, and shows each step: the state after the decision with that number, and whether it can be taken back.
    pub fn replay_with<S: Sink<G::Event>>(
        &self,
        events: &mut S,
        mut step: impl FnMut(usize, &G, &mut S, Takeback),
    ) -> Result<G, LogError> {
        let mut game = self.start()?;
        for (ply, Ply { seat, action }) in self.actions.iter().enumerate() {
            let takeback = game.apply(*seat, action, events).map_err(|illegal| LogError::Illegal {
                ply,
                seat: *seat,
                refused: game.explain(illegal),
            })?;
            step(ply, &game, events, takeback);
        }
        Ok(game)
    }

    /// The state at the end of the log.
    pub fn replay(&self) -> Result<G, LogError> {
        self.replay_with(&mut (), |_, _, (), _| ())
    }
}
