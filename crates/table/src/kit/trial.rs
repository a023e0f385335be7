//! One game of a battery.

use crate::chance::{Rng, Seed};
use crate::game::Game;
use crate::play::Play;
use crate::seat::Viewer;

use super::battery::Battery;
use super::decision::Decision;
use super::failure::{Check, Failure, Verdict};
use super::position::{Position, referee};
use super::round_trip::Step;
use super::variety::Variety;
use super::{ending, legality, openness, round_trip, secrecy, takeback};

/// A random game, being played and watched.
pub(super) struct Trial<'a, G: Game> {
    battery: &'a Battery<G>,
    number: u32,
    variety: &'a mut Variety,
    play: Play<G>,
    steps: Vec<Step<G>>,
    pub(super) examined: u64,
}

impl<G: Game> Battery<G> {
    /// The seed of the game with this number.
    pub(super) fn seed_of_game(&self, number: u32) -> Seed {
        Seed::from_text(&format!("{} {number}", self.seed))
    }
}

impl<'a, G: Game> Trial<'a, G> {
    /// The game with this number, set up.
    pub(super) fn new(battery: &'a Battery<G>, number: u32, variety: &'a mut Variety) -> Trial<'a, G> {
        let play = Play::new(battery.players, battery.options.clone(), battery.seed_of_game(number));
        let play =
            play.unwrap_or_else(|error| panic!("{} players, options {:?}: {error}", battery.players, battery.options));
        Trial {
            battery,
            number,
            variety,
            play,
            steps: Vec::new(),
            examined: 0,
        }
    }

    /// How many decisions were made so far.
    pub(super) fn decisions(&self) -> u64 {
        self.steps.len() as u64
    }

    /// Plays until nobody is awaited, then replays the log.
    pub(super) fn play_to_the_end(&mut self) -> Verdict {
        while self.go_on()? {
            let most = self.battery.most_decisions;
            Check::Endless.unless(self.steps.len() <= most, || {
                format!("the game is not over after {most} decisions")
            })?;
        }
        round_trip::replay(&self.play, &self.steps)
    }

    /// Checks the position and makes one decision; false when the game is over.
    fn go_on(&mut self) -> Result<bool, Failure> {
        referee(self.play.state(), "the position")?;
        ending::outcome(self.play.state())?;
        let position = Position::new(self.play.state())?;
        let mut rng = self.luck();
        let examine = rng.below(self.battery.every) == 0 || self.is_first() || position.is_over();
        if examine {
            self.examine(&position, &mut rng.clone())?;
        }
        let Some((seat, action)) = position.pick(&mut rng) else {
            return Ok(false);
        };
        let before = examine.then(|| self.play.clone());
        let mut told = Vec::new();
        let takeback = self
            .play
            .act(seat, &action, &mut told)
            .map_err(|illegal| Failure::refused(seat, &action, &illegal))?;
        self.steps.push((takeback, told));
        if let Some(before) = before {
            takeback::last_decision(&before, &self.play, seat, takeback)?;
            takeback::any_seat(&self.play)?;
        }
        Ok(true)
    }

    /// All checks of one position.
    fn examine(&mut self, position: &Position<G>, rng: &mut Rng) -> Verdict {
        self.examined += 1;
        let decisions = position.attempt_all()?;
        legality::no_duplicates(position)?;
        legality::only_listed_are_accepted(position, self.battery.conceivable)?;
        round_trip::messages(position, &decisions)?;
        secrecy::seed_is_hidden(&position.state, self.play.log().seed)?;
        Viewer::all(self.battery.players).try_for_each(|viewer| self.look(position, &decisions, viewer, rng))
    }

    /// All checks of one position through the eyes of one viewer.
    fn look(&mut self, position: &Position<G>, decisions: &[Decision<G>], viewer: Viewer, rng: &mut Rng) -> Verdict {
        let imagined = secrecy::imagine(&position.state, viewer, rng)?;
        self.variety.note(&position.state, &imagined, viewer);
        secrecy::same_offer(position, &imagined, viewer)?;
        secrecy::same_refusals(position, &imagined, viewer, self.battery.conceivable)?;
        decisions
            .iter()
            .try_for_each(|decision| secrecy::same_events(decision, &imagined, viewer))?;
        let mut open = decisions.iter().filter(|decision| decision.is_open());
        let shows = |decision: &Decision<G>| (self.battery.shows)(&position.state, &decision.action);
        open.try_for_each(|decision| openness::honest(decision, &imagined, viewer, shows(decision)))
    }

    /// The random numbers of this decision: its own, so that what happens does not depend on how much was examined before.
    fn luck(&self) -> Rng {
        Rng::new(Seed::from_text(&format!(
            "{} {} {}",
            self.battery.seed,
            self.number,
            self.steps.len()
        )))
    }

    /// Is this the very first position of the battery?
    fn is_first(&self) -> bool {
        self.number == self.battery.games.start && self.steps.is_empty()
    }

    /// All that is needed to see this failure again.
    pub(super) fn report(&self, failure: &Failure) -> String {
        let (seed, number, ply) = (&self.battery.seed, self.number, self.steps.len());
        let log = serde_json::to_string(self.play.log()).unwrap_or_else(|error| error.to_string());
        let table = report(self.battery, failure);
        format!("{table}\n  where: game {number}, decision {ply} (again: .seed({seed:?}).game({number}))\n  log: {log}")
    }
}

/// The failure, and the table where it happened.
pub(super) fn report<G: Game>(battery: &Battery<G>, failure: &Failure) -> String {
    let meta = G::meta();
    let options = serde_json::to_string(&battery.options).unwrap_or_else(|error| error.to_string());
    format!(
        "{failure}\n  table: {} (rules {}), {} players, options {options}, seed {:?}",
        meta.id, meta.rules, battery.players, battery.seed
    )
}
