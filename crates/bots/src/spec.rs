//! Players by name: `random`, `greedy`, `search:300ms`, `search:2000`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use table::Rng;
use thiserror::Error;

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::random::Random;
use crate::search::Search;

/// How long a search may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// So many iterations: the same seed gives the same choice.
    Iterations(u32),
    /// So long.
    Time(Duration),
}

/// A kind of player.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Spec {
    /// Does anything.
    Random,
    /// Looks one turn ahead.
    Greedy,
    /// Searches.
    Search(Budget),
}

/// What was written is no player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
#[error("there is no player '{0}'; there are random, greedy, search:300ms (milliseconds for a decision) and search:2000 (iterations)")]
pub struct SpecError(String);

/// More iterations or milliseconds than this are not reckoned with.
const MOST: u32 = 10_000_000;

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let wrong = || SpecError(text.into());
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| (1..=MOST).contains(number));
        match text.split_once(':') {
            None if text == "random" => Ok(Spec::Random),
            None if text == "greedy" => Ok(Spec::Greedy),
            None if text == "search" => Ok(Spec::Search(Budget::Time(Duration::from_millis(300)))),
            Some(("search", budget)) => match budget.strip_suffix("ms") {
                Some(time) => number(time).map(|time| Spec::Search(Budget::Time(Duration::from_millis(time.into())))).ok_or_else(wrong),
                None => number(budget).map(|iterations| Spec::Search(Budget::Iterations(iterations))).ok_or_else(wrong),
            },
            _ => Err(wrong()),
        }
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Greedy => f.write_str("greedy"),
            Spec::Search(Budget::Iterations(number)) => write!(f, "search:{number}"),
            Spec::Search(Budget::Time(time)) => write!(f, "search:{}ms", time.as_millis()),
        }
    }
}

impl Spec {
    /// Such a player, with its own chance.
    pub fn seat<G: Knowledge>(self, rng: Rng) -> Box<dyn Bot<G>> {
        match self {
            Spec::Random => Box::new(Random::new(rng)),
            Spec::Greedy => Box::new(Greedy::<G>::new(rng)),
            Spec::Search(budget) => Box::new(Search::<G>::new(budget, rng)),
        }
    }
}
