//! A table of a round.

use serde::{Deserialize, Serialize};

use crate::entrant::Entrant;
use crate::points::Points;

/// A table of a round: one game or a series of them by the same people.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Match {
    /// Who sits where in the first game; on empty chairs sits the house. Who sits alone goes on without a game.
    pub chairs: Vec<Option<Entrant>>,
    /// How many games were played.
    pub games: u8,
    /// What came of it for each chair, once it is decided.
    pub marks: Option<Vec<Mark>>,
}

/// What came of a match for a chair.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Mark {
    /// How much of the table was left behind.
    pub points: Points,
    /// How far ahead of the others' average, summed over all games, in twelfths of a point of the game.
    pub margin: i32,
}

impl Match {
    /// A match that is to be played.
    pub(crate) fn new(chairs: Vec<Option<Entrant>>) -> Match {
        Match {
            chairs,
            games: 0,
            marks: None,
        }
    }

    /// Does somebody go on without a game?
    pub fn is_bye(&self) -> bool {
        self.chairs.len() == 1
    }

    /// Who sits there.
    pub fn people(&self) -> impl Iterator<Item = Entrant> {
        self.chairs.iter().copied().flatten()
    }

    /// What came of it for those who sit there.
    pub(crate) fn marked(&self) -> impl Iterator<Item = (Entrant, Mark)> {
        let marks = self.marks.as_deref().unwrap_or_default();
        let pairs = self.chairs.iter().zip(marks);
        pairs.filter_map(|(chair, mark)| Some(((*chair)?, *mark)))
    }
}
