//! Who can be seated as a bot: the levels, and the programs that whoever runs the server has named. Players name a bot, and never a command.

mod pool;
mod program;
mod seated;
mod shares;

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use bots::external::StartError;
use bots::{Level, Spec};

pub(crate) use pool::{Pool, Resting};
pub(crate) use seated::Seated;
pub(crate) use shares::Place;

pub use program::{NameError, NamedProgram};
use table::words::excerpt;
use wire::Refusal;

use program::{Declined, try_out};

/// How many bots of ours are kept between two decisions of a turn. What a search remembers can be tens of megabytes.
const MOST_OF_OURS: usize = 8;
/// How many times each program runs at once between two decisions, one for each seat.
const MOST_OF_A_PROGRAM: usize = 64;
/// How many bots are named to somebody who asks for one that is not here.
const MOST_NAMED: usize = 8;
/// How long bots may still think when the server is about to end.
const PATIENCE: Duration = Duration::from_secs(3);

/// The name of a bot as it is stored: a level, or a program, which this server may not have.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct BotName(Arc<str>);

impl BotName {
    pub(crate) fn as_str(&self) -> &str {
        &self.0
    }
}

impl From<&str> for BotName {
    fn from(name: &str) -> BotName {
        BotName(name.into())
    }
}

impl fmt::Display for BotName {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// A kind of bot, and where it thinks.
#[derive(Clone)]
pub(crate) struct Player {
    pub(crate) spec: Spec,
    pub(crate) pool: Arc<Pool>,
}

/// A bot, as players are told of it.
pub(crate) struct Known<'a> {
    pub(crate) name: &'a str,
    pub(crate) about: &'static str,
    /// The games that it declines.
    declined: &'a [Declined],
}

impl Known<'_> {
    pub(crate) fn plays(&self, game: &str) -> bool {
        self.declined.iter().all(|declined| declined.game != game)
    }
}

/// A program that can be seated. It has a pool of its own, so that a slow one holds up only itself.
struct Hired {
    name: String,
    player: Player,
    declined: Vec<Declined>,
}

/// Who can be seated as a bot.
pub(crate) struct Roster {
    ours: Arc<Pool>,
    programs: Vec<Hired>,
}

impl Roster {
    /// The levels alone. This many of them think at once.
    pub(crate) fn new(threads: usize) -> Roster {
        Roster {
            ours: Arc::new(Pool::of_ours(threads, MOST_OF_OURS)),
            programs: Vec::new(),
        }
    }

    /// Also these programs, each of which is tried out first. This many of each think at once.
    pub(crate) fn with_programs(threads: usize, programs: Vec<NamedProgram>) -> Result<Roster, StartError> {
        let mut roster = Roster::new(threads);
        for NamedProgram { name, program } in programs {
            let declined = try_out(&program)?;
            for Declined { game, why } in &declined {
                tracing::info!(bot = name, game, why, "a program does not play a game");
            }
            let pool = Arc::new(Pool::of_a_program(threads, MOST_OF_A_PROGRAM));
            roster.programs.push(Hired {
                name,
                player: Player {
                    spec: Spec::Exec(program),
                    pool,
                },
                declined,
            });
        }
        Ok(roster)
    }

    /// All who can be seated: the levels, the weakest first, then the programs.
    pub(crate) fn known(&self) -> impl Iterator<Item = Known<'_>> {
        let levels = Level::ALL.into_iter().map(|level| Known {
            name: level.name(),
            about: level.line(),
            declined: &[],
        });
        levels.chain(self.programs.iter().map(|hired| Known {
            name: &hired.name,
            about: "an external program",
            declined: &hired.declined,
        }))
    }

    /// The bot with this name, to be seated in this game.
    pub(crate) fn find(&self, name: &str, game: &str) -> Result<BotName, Refusal> {
        let Some(known) = self.known().find(|known| known.name == name) else {
            return Err(Refusal::UnknownBot {
                name: excerpt(name, 40),
                bots: self
                    .known()
                    .take(MOST_NAMED)
                    .map(|known| known.name.to_owned())
                    .collect(),
            });
        };
        match known.declined.iter().find(|declined| declined.game == game) {
            Some(declined) => Err(Refusal::BotDeclines {
                name: name.to_owned(),
                why: excerpt(&declined.why, 200),
            }),
            None => Ok(BotName::from(name)),
        }
    }

    /// The bot with this name; `None` if it is a program that this server does not have.
    pub(crate) fn player(&self, name: &BotName) -> Option<Player> {
        let level = Level::find(name.as_str()).map(|level| self.level(level));
        level.or_else(|| {
            self.programs
                .iter()
                .find(|hired| hired.name == name.as_str())
                .map(|hired| hired.player.clone())
        })
    }

    /// A bot of this level.
    pub(crate) fn level(&self, level: Level) -> Player {
        Player {
            spec: Spec::Level(level),
            pool: self.ours.clone(),
        }
    }

    pub(crate) fn pools(&self) -> impl Iterator<Item = &Pool> {
        std::iter::once(&*self.ours).chain(self.programs.iter().map(|hired| &*hired.player.pool))
    }

    /// The server is about to end: nobody begins to think any more, and programs leave.
    pub(crate) async fn close(&self) {
        self.pools().for_each(Pool::close);
        let silence = async {
            for pool in self.pools() {
                pool.silence().await;
            }
        };
        let _ = tokio::time::timeout(PATIENCE, silence).await; // who takes longer finds its input closed when we are gone
        let resting: Vec<Resting> = self.pools().flat_map(Pool::clear).collect();
        let leave = move || resting.into_iter().for_each(|resting| resting.bot.leave());
        let _ = tokio::task::spawn_blocking(leave).await;
    }
}
