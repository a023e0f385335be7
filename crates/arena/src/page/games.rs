//! Rows that become games again.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash, Hasher};

use thiserror::Error;

use crate::rows::Row;

/// Why tables don't make a page.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum PageError {
    /// There is no game in any of them.
    #[error("it has no games")]
    Empty,
    /// They don't belong together.
    #[error("has {what} {found}, but the games before it have {known}; make one page for each kind of game")]
    Mixed {
        /// What is different.
        what: &'static str,
        /// What it is in this table.
        found: String,
        /// What it is in the tables before.
        known: String,
    },
    /// Nobody wins alone.
    #[error("has games of one player, which nobody wins or loses; facts about a game take two players or more")]
    Alone,
    /// A game lacks a player.
    #[error("game {0} doesn't have one row for each player, in the order of the seats")]
    Incomplete(u64),
}

/// Rows on their way to become games.
#[derive(Default)]
pub(crate) struct Games {
    /// The rows of the game that is not complete yet.
    game: Vec<Row>,
}

impl Games {
    /// Adds a row, and gives the game that it completes. The rows of a game come one after the other, in the order of the seats.
    pub(crate) fn add(&mut self, row: Row) -> Result<Option<Vec<Row>>, PageError> {
        let fits = row.seat as usize == self.game.len()
            && row.seat < row.players
            && self.game.first().is_none_or(|first| {
                (first.number, &first.setting, first.players) == (row.number, &row.setting, row.players)
            });
        if !fits {
            return Err(PageError::Incomplete(
                self.game.first().map_or(row.number, |first| first.number),
            ));
        }
        let complete = row.seat + 1 == row.players;
        self.game.push(row);
        Ok(complete.then(|| std::mem::take(&mut self.game)))
    }

    /// Ends a table: a game can't begin in one and end in another.
    pub(crate) fn end_of_table(&self) -> Result<(), PageError> {
        self.game
            .first()
            .map_or(Ok(()), |first| Err(PageError::Incomplete(first.number)))
    }
}

/// What must be the same in all games.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Kind {
    pub(crate) game: String,
    pub(crate) rules: u32,
    pub(crate) options: String,
    pub(crate) players: u32,
}

impl Kind {
    /// Of which kind the game of this row is.
    pub(crate) fn of(row: &Row) -> Kind {
        Kind {
            game: row.setting.game.clone(),
            rules: row.setting.rules,
            options: row.setting.options.clone(),
            players: row.players,
        }
    }

    /// Refuses games of another kind.
    pub(crate) fn check(&self, found: &Kind) -> Result<(), PageError> {
        self.check_rules(found)?;
        if found.players == self.players {
            Ok(())
        } else {
            Err(PageError::mixed("the number of players", &found.players, &self.players))
        }
    }

    /// Refuses games by other rules.
    pub(crate) fn check_rules(&self, found: &Kind) -> Result<(), PageError> {
        match () {
            () if found.game != self.game => Err(PageError::mixed("the game", &found.game, &self.game)),
            () if found.rules != self.rules => Err(PageError::mixed("rules version", &found.rules, &self.rules)),
            () if found.options != self.options => Err(PageError::mixed("the options", &found.options, &self.options)),
            () => Ok(()),
        }
    }
}

impl PageError {
    /// Games that differ in something.
    pub(crate) fn mixed(what: &'static str, found: &dyn ToString, known: &dyn ToString) -> PageError {
        PageError::Mixed {
            what,
            found: found.to_string(),
            known: known.to_string(),
        }
    }
}

/// What makes a game unique: the seed, the deal, the seating, and how it went.
pub(crate) fn identity(game: &[Row]) -> u64 {
    let mut hasher = DefaultHasher::new();
    for row in game {
        (
            &row.setting.seed,
            row.deal,
            row.number,
            &row.bot,
            row.score,
            row.decisions,
        )
            .hash(&mut hasher);
    }
    hasher.finish()
}
