//! Small neural nets that have learned from games: what every seat will end with, and what a strong player does.
//!
//! Every part of what a seat has goes through the same layer; what comes of its parts is added up. Every seat's [numbers](crate::sight) go through the next, together
//! with that sum and the numbers of the table. What comes of it for a seat, and the mean of what comes of it for the others, goes through two more. At the end stand three numbers for each seat: what it still gains, how far that may be off, and how it stands in the race for
//! victory. One more layer looks at the actions. Nothing in here knows how many play, or which game it is.

#![expect(
    clippy::inline_always,
    reason = "what isn't inlined into the place where the processor was found out is compiled for the oldest one"
)]

mod error;
mod file;
mod layer;
mod own;
mod reader;

use std::path::PathBuf;
use std::sync::Arc;

use table::Seed;

use crate::sight::{Names, Sight};
use layer::Layer;

pub use error::NetError;
pub use own::OwnNet;
pub use reader::Reader;

/// A net.
#[derive(Clone, Debug)]
pub struct Net {
    game: String,
    version: u32,
    /// How many points its 1 is.
    unit: f32,
    /// From a part of what a seat has.
    part: Layer,
    /// From the table, a seat, and the sum of its parts.
    seat: Layer,
    /// From a seat and the mean of the others.
    mix: Layer,
    /// From that.
    deep: Layer,
    /// To gain, spread and standing.
    judge: Layer,
    /// From a seat and the others to what it wants to do.
    want: Layer,
    /// From an action.
    deed: Layer,
    /// To how likely it is.
    vote: Layer,
}

impl Net {
    /// Refuses a net that has learned another game, or from other numbers.
    pub fn check<G: Sight>(&self) -> Result<(), NetError> {
        let game = G::meta().id;
        if self.game != game {
            return Err(NetError::Game {
                learned: self.game.clone(),
                game,
            });
        }
        if self.version != G::VERSION {
            return Err(NetError::Version {
                learned: self.version,
                version: G::VERSION,
            });
        }
        self.check_widths::<G>()
    }

    /// Refuses a net for rows of other lengths than the game's.
    fn check_widths<G: Sight>(&self) -> Result<(), NetError> {
        let seed = Seed::from_text("a look");
        let Ok(game) = G::new(*G::meta().players.start(), &G::Options::default(), seed) else {
            return Ok(());
        };
        let (Some(seat), mut legal) = (game.awaiting().first(), Vec::new()) else {
            return Ok(());
        };
        game.legal(seat, &mut legal);
        let names = Names::of(&game, seat, &legal);
        let seat = names.table.len() + names.seat.len() + self.part.outputs();
        let widths = [
            ("part", self.part.inputs(), names.part.len()),
            ("seat", self.seat.inputs(), seat),
            ("deed", self.deed.inputs(), names.action.len()),
        ];
        let other = widths
            .into_iter()
            .find(|(_, takes, gives)| takes != gives && *gives > 0);
        other.map_or(Ok(()), |(name, ..)| Err(NetError::Tensor(name)))
    }
}

/// A file with a net. Players with the same file are the same.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NetFile(pub PathBuf);

impl NetFile {
    /// Reads the net, if it is one for this game.
    pub fn open<G: Sight>(&self) -> Result<Arc<Net>, NetError> {
        let bytes = std::fs::read(&self.0).map_err(|error| NetError::File(error.to_string()))?;
        let net = Net::read(&bytes)?;
        net.check::<G>()?;
        Ok(Arc::new(net))
    }
}
