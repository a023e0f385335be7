//! Levels of play, from beginner to the strongest.

use std::fmt;
use std::time::Duration;

use table::Rng;

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::search::Search;
use crate::spec::Budget;

/// A level of play with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Greedy for points, and not attentive.
    Beginner,
    /// Greedy.
    Casual,
    /// A glance ahead.
    Skilled,
    /// A short search.
    Expert,
    /// A long search.
    Master,
}

/// The iterations of a glance ahead.
const GLANCE: u32 = 16;

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 5] = [
        Level::Beginner,
        Level::Casual,
        Level::Skilled,
        Level::Expert,
        Level::Master,
    ];

    /// The name, as typed.
    pub const fn name(self) -> &'static str {
        match self {
            Level::Beginner => "beginner",
            Level::Casual => "casual",
            Level::Skilled => "skilled",
            Level::Expert => "expert",
            Level::Master => "master",
        }
    }

    /// One line on how it plays.
    pub const fn line(self) -> &'static str {
        match self {
            Level::Beginner => "notices half of what could be done, and takes what brings most points this turn",
            Level::Casual => "does what looks best at the end of the turn, and ignores the other players",
            Level::Skilled => "has learned from its own games, and takes a glance ahead",
            Level::Expert => "has learned from its own games, and thinks ahead for three tenths of a second",
            Level::Master => "has learned from its own games, and thinks ahead for two seconds",
        }
    }

    /// The level with this name.
    pub fn find(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// Does what was learned of the game help it?
    pub const fn wants_net(self) -> bool {
        matches!(self, Level::Skilled | Level::Expert | Level::Master)
    }

    /// A player of this level, with its own luck.
    pub fn seat<G: Knowledge>(self, rng: Rng) -> Box<dyn Bot<G>> {
        let time = |milliseconds| Budget::Time(Duration::from_millis(milliseconds));
        match self {
            Level::Beginner => Box::new(Greedy::<G>::beginner(rng)),
            Level::Casual => Box::new(Greedy::<G>::new(rng)),
            Level::Skilled => Box::new(Search::<G>::knowing(Budget::Iterations(GLANCE), rng)),
            Level::Expert => Box::new(Search::<G>::knowing(time(300), rng)),
            Level::Master => Box::new(Search::<G>::knowing(time(2_000), rng)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
