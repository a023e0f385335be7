//! Players by name: `random`, `greedy`, `search:300ms`, `search:2000`, a level such as `beginner`, or a program, `exec:./mybot`.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use table::Rng;
use thiserror::Error;

use crate::bot::Bot;
#[cfg(not(target_family = "wasm"))]
use crate::external::{External, Fault, Program, ProgramError, StartError, try_out};
use crate::greedy::Greedy;
use crate::guest::{Hosted, Seated};
use crate::knowledge::Knowledge;
use crate::level::Level;
use crate::net::{Net, NetFile};
use crate::random::Random;
use crate::search::Search;

/// How long a search may think about one decision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Budget {
    /// A number of iterations: the same seed gives the same choice.
    Iterations(u32),
    /// A span of time.
    Time(Duration),
}

/// A kind of player.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Spec {
    /// Does anything.
    Random,
    /// Looks one turn ahead.
    Greedy,
    /// Searches, several times at once if asked.
    Search {
        /// How long each.
        budget: Budget,
        /// How many at once.
        threads: u8,
    },
    /// Searches with a net that has learned from games.
    Learned {
        /// The net, if not the game's own.
        net: Option<NetFile>,
        /// How long each.
        budget: Budget,
        /// How many at once.
        threads: u8,
    },
    /// Plays at a level.
    Level(Level),
    /// Is a program.
    #[cfg(not(target_family = "wasm"))]
    Exec(Program),
    /// Lives in the program around us; it can't be typed.
    Guest(Hosted),
}

/// The text names no player.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum SpecError {
    /// Nobody has this name.
    #[error(
        "there is no player '{0}'; choose random, greedy, search:300ms (milliseconds for a decision), search:2000 (iterations), search:2000x4 (four at once), learned:300ms, exec:PROGRAM, or a level: {levels}",
        levels = Level::ALL.map(Level::name).join(", ")
    )]
    Unknown(String),
    /// The text is no budget.
    #[error("'{0}' isn't a time to think; write 300ms (milliseconds) or 2000 (iterations), from 1 to {MOST}")]
    Budget(String),
    /// The number of searches at once is out of range.
    #[error("'{0}' isn't a search; after the x write how many search at once, from 1 to {MOST_THREADS}")]
    Threads(String),
    /// The program is written wrong.
    #[cfg(not(target_family = "wasm"))]
    #[error("'{text}' isn't a player: {error}")]
    Program {
        /// The text.
        text: String,
        /// What is wrong with it.
        error: ProgramError,
    },
}

/// How long a search thinks where nobody says how long.
const USUAL: Budget = Budget::Time(Duration::from_millis(300));
/// More iterations or milliseconds than this are refused.
const MOST: u32 = 10_000_000;
/// More searches at once than this are refused.
const MOST_THREADS: u8 = 64;

impl FromStr for Budget {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Budget, SpecError> {
        let number = |digits: &str| digits.parse::<u32>().ok().filter(|number| (1..=MOST).contains(number));
        let budget = match text.strip_suffix("ms") {
            Some(time) => number(time).map(|time| Budget::Time(Duration::from_millis(time.into()))),
            None => number(text).map(Budget::Iterations),
        };
        budget.ok_or_else(|| SpecError::Budget(text.into()))
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Budget::Iterations(number) => write!(f, "{number}"),
            Budget::Time(time) => write!(f, "{}ms", time.as_millis()),
        }
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        let unknown = || SpecError::Unknown(text.into());
        match text {
            "random" => Ok(Spec::Random),
            "greedy" => Ok(Spec::Greedy),
            "search" => Ok(Spec::Search {
                budget: USUAL,
                threads: 1,
            }),
            "learned" => Ok(Spec::Learned {
                net: None,
                budget: USUAL,
                threads: 1,
            }),
            #[cfg(not(target_family = "wasm"))]
            _ if text.starts_with("exec:") || text.starts_with("exec@") => {
                text.parse().map(Spec::Exec).map_err(|error| SpecError::Program {
                    text: text.into(),
                    error,
                })
            }
            #[cfg(not(target_family = "wasm"))]
            _ if text.starts_with("learned@") => learned_of_file(text),
            _ if text.starts_with("learned:") => {
                let (budget, threads) = effort(&text["learned:".len()..])?;
                Ok(Spec::Learned {
                    net: None,
                    budget,
                    threads,
                })
            }
            _ => match text.strip_prefix("search:") {
                Some(text) => effort(text).map(|(budget, threads)| Spec::Search { budget, threads }),
                None => Level::find(text).map(Spec::Level).ok_or_else(unknown),
            },
        }
    }
}

/// A search with the net of a file: `learned@FILE:300ms`.
#[cfg(not(target_family = "wasm"))]
fn learned_of_file(text: &str) -> Result<Spec, SpecError> {
    let (path, text) = text["learned@".len()..]
        .rsplit_once(':')
        .ok_or_else(|| SpecError::Unknown(text.into()))?;
    let (budget, threads) = effort(text)?;
    Ok(Spec::Learned {
        net: Some(NetFile(path.into())),
        budget,
        threads,
    })
}

/// How long, and how many at once: `300ms`, `2000`, or `300msx4` for four at once.
fn effort(text: &str) -> Result<(Budget, u8), SpecError> {
    let Some((budget, threads)) = text.split_once('x') else {
        return Ok((text.parse()?, 1));
    };
    let threads = threads
        .parse()
        .ok()
        .filter(|threads| (1..=MOST_THREADS).contains(threads))
        .ok_or_else(|| SpecError::Threads(text.into()))?;
    Ok((budget.parse()?, threads))
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Spec::Random => f.write_str("random"),
            Spec::Greedy => f.write_str("greedy"),
            Spec::Search { budget, threads: 1 } => write!(f, "search:{budget}"),
            Spec::Search { budget, threads } => write!(f, "search:{budget}x{threads}"),
            Spec::Learned { net, budget, threads } => {
                f.write_str("learned")?;
                if let Some(net) = net {
                    write!(f, "@{}", net.0.display())?;
                }
                write!(f, ":{budget}")?;
                if *threads > 1 {
                    write!(f, "x{threads}")?;
                }
                Ok(())
            }
            Spec::Level(level) => level.fmt(f),
            #[cfg(not(target_family = "wasm"))]
            Spec::Exec(program) => program.fmt(f),
            Spec::Guest(guest) => guest.fmt(f),
        }
    }
}

impl Spec {
    /// A player of this kind, with its own luck.
    pub fn seat<G: Knowledge>(&self, rng: Rng) -> Box<dyn Bot<G>> {
        match self {
            Spec::Random => Box::new(Random::new(rng)),
            Spec::Greedy => Box::new(Greedy::<G>::new(rng)),
            Spec::Search { budget, threads } => Box::new(Search::<G>::parallel(None, *budget, *threads, rng)),
            Spec::Learned { net, budget, threads } => Box::new(Search::<G>::parallel(
                learned::<G>(net.as_ref()),
                *budget,
                *threads,
                rng,
            )),
            Spec::Level(level) => level.seat::<G>(rng),
            #[cfg(not(target_family = "wasm"))]
            Spec::Exec(program) => Box::new(External::<G>::new(program.clone(), rng)),
            Spec::Guest(guest) => Box::new(Seated::new(guest.clone())),
        }
    }

    /// Does what was learned of the game help it?
    pub const fn wants_net(&self) -> bool {
        match self {
            Spec::Learned { net, .. } => net.is_none(),
            Spec::Level(level) => level.wants_net(),
            _ => false,
        }
    }

    /// Does it think as long as a clock allows? Then several can [think together](Bot::tries).
    pub const fn takes_time(&self) -> bool {
        match self {
            Spec::Search { budget, .. } | Spec::Learned { budget, .. } => matches!(budget, Budget::Time(_)),
            Spec::Level(level) => matches!(level, Level::Expert | Level::Master),
            _ => false,
        }
    }

    /// The search behind a player that is one, with its own luck.
    pub fn searcher<G: Knowledge>(&self, rng: Rng) -> Option<Search<G>> {
        match self {
            Spec::Search { budget, threads } => Some(Search::parallel(None, *budget, *threads, rng)),
            Spec::Learned { net, budget, threads } => {
                Some(Search::parallel(learned::<G>(net.as_ref()), *budget, *threads, rng))
            }
            _ => None,
        }
    }

    /// Finds out, before any game begins, whether the player will play this game at a table of this size. Ours always will; a program is started and asked.
    #[cfg(not(target_family = "wasm"))]
    pub fn try_out<G: Knowledge>(&self, players: u8) -> Result<(), StartError> {
        match self {
            Spec::Exec(program) => try_out::<G>(program, players),
            Spec::Learned { net: Some(file), .. } => {
                let refused = |error| StartError {
                    program: self.to_string(),
                    fault: Fault::Net(error),
                };
                file.open::<G>().map(drop).map_err(refused)
            }
            _ => Ok(()),
        }
    }
}

/// The net of a file, or the game's own. Whether it can be read was [tried out](Spec::try_out) before; without one, a search goes by what we wrote down.
fn learned<G: Knowledge>(file: Option<&NetFile>) -> Option<Arc<Net>> {
    match file {
        Some(file) => file.open::<G>().ok(),
        None => G::net(),
    }
}
