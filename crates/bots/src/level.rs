//! Levels of play, from beginner to the strongest.

use std::fmt;
use std::time::Duration;

use table::{Game, Rng, Seat};

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::random::Random;
use crate::search::Search;
use crate::spec::Budget;

/// A level of play with a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Level {
    /// Half greedy, half at random.
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
            Level::Beginner => "does what comes to mind half of the time, and looks to the end of the turn otherwise",
            Level::Casual => "does what looks best at the end of the turn, and ignores the other players",
            Level::Skilled => "thinks ahead for a twentieth of a second",
            Level::Expert => "thinks ahead for three tenths of a second",
            Level::Master => "thinks ahead for two seconds",
        }
    }

    /// The level with this name.
    pub fn find(name: &str) -> Option<Level> {
        Level::ALL.into_iter().find(|level| level.name() == name)
    }

    /// A player of this level, with its own luck.
    pub fn seat<G: Knowledge>(self, rng: Rng) -> Box<dyn Bot<G>> {
        let search = |milliseconds| Budget::Time(Duration::from_millis(milliseconds));
        match self {
            Level::Beginner => Box::new(Beginner::<G>::new(rng)),
            Level::Casual => Box::new(Greedy::<G>::new(rng)),
            Level::Skilled => Box::new(Search::<G>::new(search(50), rng)),
            Level::Expert => Box::new(Search::<G>::new(search(300), rng)),
            Level::Master => Box::new(Search::<G>::new(search(2_000), rng)),
        }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// Looks ahead in half of its decisions, on average.
struct Beginner<G: Knowledge> {
    rng: Rng,
    careful: Greedy<G>,
    careless: Random,
}

impl<G: Knowledge> Beginner<G> {
    fn new(mut rng: Rng) -> Beginner<G> {
        let (careful, careless) = (Greedy::new(Rng::new(rng.seed())), Random::new(Rng::new(rng.seed())));
        Beginner { rng, careful, careless }
    }
}

impl<G: Knowledge + Game> Bot<G> for Beginner<G> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if self.rng.below(2) == 0 {
            Bot::<G>::decide(&mut self.careless, seat, view, legal)
        } else {
            self.careful.decide(seat, view, legal)
        }
    }
}
