//! The other side of the protocol: a player of ours answers.

use std::io::{self, BufRead, Read, Write};

use table::{Game, Present, Rng, Seed};
use thiserror::Error;

use super::message::{Answer, Complaint, Due, Glance, Hello, Kind, PROTOCOL, Welcome, line};
use crate::bot::Bot;
use crate::knowledge::{Knowledge, Visitor, games, visit};
use crate::spec::Spec;

/// The longest line that is read, in bytes: a view is far shorter.
const LONGEST_LINE: u64 = 16 << 20;

/// Why the conversation had to end.
#[derive(Debug, Error)]
pub enum ServeError {
    /// This is no message.
    #[error("can't read a message: {0}")]
    Unreadable(#[from] serde_json::Error),
    /// It has no end.
    #[error("a message has more than {LONGEST_LINE} bytes")]
    TooLong,
    /// The conversation begins without a greeting.
    #[error("start with a hello that names its protocol")]
    NoHello,
    /// A message out of place.
    #[error("after the hello, send only decide and end")]
    OutOfPlace,
    /// They speak another protocol.
    #[error("this bot speaks protocol {PROTOCOL}, not {0}")]
    Protocol(u32),
    /// We don't know the game.
    #[error("unknown game '{0}'; choose one of: {known}", known = games().collect::<Vec<_>>().join(", "))]
    Game(String),
    /// We know other rules.
    #[error("this bot knows rules version {ours} of {game}, not {theirs}")]
    Rules {
        /// The game.
        game: &'static str,
        /// The version we know.
        ours: u32,
        /// The version they play.
        theirs: u32,
    },
    /// The game is not for this number of players, or the seat is out of range.
    #[error("{game} has no seat {seat} at a table of {players}")]
    Table {
        /// The game.
        game: &'static str,
        /// The number of the seat.
        seat: u8,
        /// How many they say they are.
        players: u8,
    },
    /// There is nothing to choose from.
    #[error("the list of legal actions is empty")]
    NoChoice,
    /// The line is dead.
    #[error(transparent)]
    Line(#[from] io::Error),
}

/// Lets this player answer until the other side falls silent. The other side hears about errors, too.
pub fn serve(spec: &Spec, input: impl BufRead, output: impl Write) -> Result<(), ServeError> {
    let mut wire = Wire { input, output };
    let served = wire.greet(spec);
    if let Err(error) = &served
        && !matches!(error, ServeError::Line(_))
    {
        wire.say(&Complaint::new(error.to_string()))?;
    }
    served
}

/// The line to the other side.
struct Wire<I, O> {
    input: I,
    output: O,
}

impl<I: BufRead, O: Write> Wire<I, O> {
    /// The next message; `None` when there are no more.
    fn hear(&mut self) -> Result<Option<(Glance, Vec<u8>)>, ServeError> {
        let mut message = Vec::new();
        match self
            .input
            .by_ref()
            .take(LONGEST_LINE + 1)
            .read_until(b'\n', &mut message)?
        {
            0 => Ok(None),
            _ if message.len() as u64 > LONGEST_LINE => Err(ServeError::TooLong),
            _ => Ok(Some((serde_json::from_slice(&message)?, message))),
        }
    }

    fn say(&mut self, message: &impl serde::Serialize) -> Result<(), ServeError> {
        self.output.write_all(line(message).as_bytes())?;
        Ok(self.output.flush()?)
    }

    fn greet(&mut self, spec: &Spec) -> Result<(), ServeError> {
        let Some((Glance { kind, protocol }, message)) = self.hear()? else {
            return Ok(());
        };
        match (kind, protocol) {
            (Kind::Hello, Some(PROTOCOL)) => (),
            (Kind::Hello, Some(other)) => return Err(ServeError::Protocol(other)),
            _ => return Err(ServeError::NoHello),
        }
        let hello: Hello = serde_json::from_slice(&message)?;
        let game = hello.game.clone();
        visit(
            &game,
            Session {
                spec,
                hello,
                wire: self,
            },
        )
        .ok_or(ServeError::Game(game))?
    }

    fn answer<G: Game>(&mut self, bot: &mut dyn Bot<G>) -> Result<(), ServeError> {
        while let Some((glance, message)) = self.hear()? {
            match glance.kind {
                Kind::Decide => {
                    let due: Due<G> = serde_json::from_slice(&message)?;
                    if due.legal.is_empty() {
                        return Err(ServeError::NoChoice);
                    }
                    let action = bot.decide(due.seat, &due.view, &due.legal);
                    let index = due
                        .legal
                        .iter()
                        .position(|legal| *legal == action)
                        .expect("our players choose what is legal");
                    self.say(&Answer::index(index))?;
                }
                Kind::End => (),
                Kind::Hello | Kind::Error => return Err(ServeError::OutOfPlace),
            }
        }
        Ok(())
    }
}

/// The conversation about a game.
struct Session<'a, I, O> {
    spec: &'a Spec,
    hello: Hello,
    wire: &'a mut Wire<I, O>,
}

impl<I: BufRead, O: Write> Visitor for Session<'_, I, O> {
    type Output = Result<(), ServeError>;

    fn visit<G: Knowledge + Present>(self) -> Result<(), ServeError> {
        let (
            meta,
            Hello {
                rules,
                players,
                seat,
                seed,
                ..
            },
        ) = (G::meta(), self.hello);
        if rules != meta.rules {
            return Err(ServeError::Rules {
                game: meta.id,
                ours: meta.rules,
                theirs: rules,
            });
        }
        if !meta.players.contains(&players) || seat.index() >= players.into() {
            return Err(ServeError::Table {
                game: meta.id,
                seat: seat.into(),
                players,
            });
        }
        self.wire.say(&Welcome::new(format!("roundhouse {}", self.spec)))?;
        let seed = seed.unwrap_or_else(|| Seed::from_text("a bot"));
        self.wire.answer(&mut *self.spec.seat::<G>(Rng::new(seed)))
    }
}
