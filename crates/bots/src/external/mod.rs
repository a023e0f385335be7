//! Other people's programs as players: JSON lines on their standard input and output. For the protocol see `docs/bot-protocol.md`.
//!
//! When a program crashes, hangs or answers nonsense, chance decides in its place and a message says so; the game always goes on.

mod fault;
mod message;
mod process;
mod program;
mod serve;

use std::marker::PhantomData;

use table::{Game, Outcome, Rng, Seat, Seed};

use crate::bot::Bot;
use crate::random::Random;

pub use fault::{Fault, StartError};
pub use message::PROTOCOL;
pub use program::{Program, ProgramError};
pub use serve::{ServeError, serve};

use message::{Answer, Decide, End, Hello, Welcome, line};
use process::Process;

/// How often a program that broke down is started again in one game.
const RESTARTS: u32 = 3;
/// How many messages are kept until somebody asks for them.
const MOST_FAULTS: usize = 64;

/// A player that is a program.
pub struct External<G> {
    program: Program,
    /// The seed for the program's luck.
    seed: Seed,
    /// Decides where the program fails to.
    chance: Random,
    process: Option<Process>,
    starts: u32,
    faults: Vec<String>,
    game: PhantomData<fn() -> G>,
}

impl<G: Game> External<G> {
    /// The program as a player. It is started at its first decision.
    pub fn new(program: Program, mut rng: Rng) -> External<G> {
        let seed = rng.seed();
        External {
            program,
            seed,
            chance: Random::new(rng),
            process: None,
            starts: 0,
            faults: Vec::new(),
            game: PhantomData,
        }
    }

    fn ask(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Result<G::Action, Fault> {
        if self.process.is_none() {
            self.starts += 1;
            let players = G::imagine(view, &mut Rng::new(self.seed)).players();
            self.process = Some(introduce::<G>(&self.program, players, seat, self.seed)?);
        }
        let process = self.process.as_mut().expect("it was just started, if it was not there");
        if let Some(chatter) = process.unasked() {
            tell(
                &mut self.faults,
                format!(
                    "{} on {seat} said '{}' without being asked; ignored",
                    self.program,
                    fault::excerpt(&chatter)
                ),
            );
        }
        let answer = process.ask(line(&Decide::new(seat, view, legal)), self.program.limit())?;
        message::read::<Answer>(&answer)?.action(&answer, legal)
    }

    /// What happens to a program that lost a decision.
    fn lose(&mut self, seat: Seat, fault: &Fault) {
        if fault.is_breakdown() {
            self.process = None;
        }
        let fate = if self.is_given_up() {
            "it won't be started again; the rest of the game is played at random"
        } else {
            "chance decides instead"
        };
        tell(&mut self.faults, format!("{} on {seat} {fault}: {fate}", self.program));
    }

    const fn is_given_up(&self) -> bool {
        self.process.is_none() && self.starts > RESTARTS
    }
}

fn tell(faults: &mut Vec<String>, message: String) {
    if faults.len() < MOST_FAULTS {
        faults.push(message);
    }
}

/// Starts the program and exchanges greetings.
fn introduce<G: Game>(program: &Program, players: u8, seat: Seat, seed: Seed) -> Result<Process, Fault> {
    let mut process = Process::start(program).map_err(Fault::NotStarted)?;
    let answer = process.ask(
        line(&Hello::new::<G>(players, seat, program.limit(), seed)),
        program.limit(),
    )?;
    message::read::<Welcome>(&answer)
        .map_err(|_| Fault::NoHello(answer.clone()))?
        .check(&answer)?;
    Ok(process)
}

/// Finds out whether the program starts and will play this game at a table of this size.
pub fn try_out<G: Game>(program: &Program, players: u8) -> Result<(), StartError> {
    let first = Seat::new(0).expect("every table has a first seat");
    let started = introduce::<G>(program, players, first, Seed::from_text("a try"));
    started.map(Process::leave).map_err(|fault| StartError {
        program: program.to_string(),
        fault,
    })
}

impl<G: Game> Bot<G> for External<G> {
    fn decide(&mut self, seat: Seat, view: &G::View, legal: &[G::Action]) -> G::Action {
        if !self.is_given_up() {
            match self.ask(seat, view, legal) {
                Ok(action) => return action,
                Err(fault) => self.lose(seat, &fault),
            }
        }
        Bot::<G>::decide(&mut self.chance, seat, view, legal)
    }

    fn faults(&mut self) -> Vec<String> {
        std::mem::take(&mut self.faults)
    }

    fn end(&mut self, outcome: &Outcome) {
        if let Some(mut process) = self.process.take() {
            process.tell(line(&End::new(outcome)));
            process.leave_after_the_game();
        }
    }
}
