//! Random whole games, with every promise of a game checked on the way.

use std::ops::Range;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::error::SetupError;
use crate::game::Game;

use super::failure::Failure;
use super::openness::{Showing, Shows};
use super::tables::combinations;
use super::trial::Trial;
use super::variety::{Secrets, Variety};
use super::{Conceivable, trial};

/// Random games at one table (a number of players, some options). What it checks is listed in [`super`].
#[derive(Clone, Debug)]
pub struct Battery<G: Game> {
    pub(super) players: u8,
    pub(super) options: G::Options,
    pub(super) conceivable: Conceivable<G>,
    pub(super) seed: String,
    pub(super) games: Range<u32>,
    pub(super) every: u32,
    pub(super) most_decisions: usize,
    pub(super) secrets: Secrets,
    pub(super) shows: Shows<G>,
}

/// How much a battery has seen.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Tally {
    /// Games played to the end.
    pub games: u32,
    /// Decisions made in them.
    pub decisions: u64,
    /// Positions that went through all checks.
    pub examined: u64,
}

impl<G: Game> Battery<G> {
    /// A battery of 100 games that examines one position in 16, allows 10,000 decisions, and expects secrets: hands with several players, piles with one.
    pub fn new(players: u8, options: G::Options, conceivable: Conceivable<G>) -> Battery<G> {
        let secrets = if players > 1 { Secrets::Private } else { Secrets::Unseen };
        let (seed, games) = ("roundhouse".into(), 0..100);
        Battery {
            players,
            options,
            conceivable,
            seed,
            games,
            every: 16,
            most_decisions: 10_000,
            secrets,
            shows: |_, _| Showing::Nothing,
        }
    }

    /// A battery for every number of players and every combination of options (see [`combinations`]) that can be set up. The standard game must be possible
    /// with every number of players that the game is for.
    pub fn every_table(conceivable: Conceivable<G>) -> Vec<Battery<G>> {
        let mut batteries = Vec::new();
        for players in G::meta().players {
            for options in combinations::<G::Options>() {
                let battery = Battery::new(players, options, conceivable);
                match G::new(players, &battery.options, battery.seed_of_game(0)) {
                    Ok(_) => batteries.push(battery),
                    Err(SetupError::Options(_)) if battery.options != G::Options::default() => (),
                    Err(error) => panic!("{players} players, options {:?}: {error}", battery.options),
                }
            }
        }
        batteries
    }

    /// Those of [`Battery::every_table`] for this many players.
    pub fn every_table_for(players: u8, conceivable: Conceivable<G>) -> Vec<Battery<G>> {
        let mut batteries = Battery::every_table(conceivable);
        batteries.retain(|battery| battery.players == players);
        assert!(!batteries.is_empty(), "nobody plays this game with {players} players");
        batteries
    }

    /// The words from which all chance of the battery comes.
    pub fn seed(mut self, words: &str) -> Battery<G> {
        self.seed = words.into();
        self
    }

    /// How many games.
    pub fn games(mut self, number: u32) -> Battery<G> {
        self.games = 0..number;
        self
    }

    /// Only the game with this number, as it is played among the others, to come back to a reported failure. One game need not show that there are secrets.
    pub fn game(mut self, number: u32) -> Battery<G> {
        self.games = number..number + 1;
        self.secrets(Secrets::None)
    }

    /// One position in this many, picked at random, goes through all checks; the first one of the battery and the last one of every game always do.
    pub fn every(mut self, positions: u32) -> Battery<G> {
        self.every = positions.max(1);
        self
    }

    /// How many decisions a game may take.
    pub fn most_decisions(mut self, number: usize) -> Battery<G> {
        self.most_decisions = number;
        self
    }

    /// What the game hides: every viewer must have imagined that otherwise at least once.
    pub fn secrets(mut self, secrets: Secrets) -> Battery<G> {
        self.secrets = secrets;
        self
    }

    /// Open decisions may show others what only the one who decides has seen (a card played from the hand). Who decides still learns nothing.
    pub fn open_may_show(self) -> Battery<G> {
        self.open_shows(|_, _| Showing::Named)
    }

    /// What each open decision may show others, where that is not the same for all.
    pub fn open_shows(mut self, shows: Shows<G>) -> Battery<G> {
        self.shows = shows;
        self
    }

    /// Plays all games. Panics at the first broken promise, with the check, the table, the place, and the log.
    pub fn run(&self) -> Tally {
        let mut tally = Tally::default();
        let mut variety = Variety::default();
        for number in self.games.clone() {
            let mut trial = Trial::new(self, number, &mut variety);
            let verdict = catch_unwind(AssertUnwindSafe(|| trial.play_to_the_end()));
            let verdict = verdict.unwrap_or_else(|payload| Err(Failure::panicked(&*payload)));
            verdict.unwrap_or_else(|failure| panic!("{}", trial.report(&failure)));
            tally.games += 1;
            tally.decisions += trial.decisions();
            tally.examined += trial.examined;
        }
        if tally.games > 0 {
            variety
                .enough(self.secrets, self.players)
                .unwrap_or_else(|failure| panic!("{}", trial::report(self, &failure)));
        }
        tally
    }
}
