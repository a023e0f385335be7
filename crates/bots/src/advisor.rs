//! The one source of hints, and what reviews measure a game by.

use table::{Rng, Seat, Seed};

use crate::knowledge::Knowledge;
use crate::search::{Advice, Search};
use crate::spec::Budget;

/// Gives advice. The same position with the same budget always gets the same advice, whoever asks: all its luck comes from what the seat sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advisor {
    /// How many iterations it thinks about a decision.
    pub iterations: u32,
}

impl Advisor {
    /// The iterations of a hint, where a game has no other number.
    pub const HINT: u32 = 1_500;

    /// Who gives the hints of a game.
    pub const fn of_game<G: Knowledge>() -> Advisor {
        Advisor { iterations: G::HINT }
    }

    /// The actions that look best, best first; empty only if nothing is legal, or if the view doesn't fit the actions.
    pub fn advise<G: Knowledge>(&self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Advice<G::Action>> {
        let seen = serde_json::to_string(view).expect("views have text for keys");
        let luck = Rng::new(Seed::from_text(&format!("advice for {seat} {seen}")));
        Search::<G>::new(Budget::Iterations(self.iterations), luck).advise(seat, view, legal)
    }

    /// The action that looks best; the only one without a thought.
    pub fn best<G: Knowledge>(&self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        match legal {
            [] => None,
            [only] => Some(only.clone()),
            [first, ..] => Some(
                self.advise::<G>(seat, view, legal)
                    .into_iter()
                    .next()
                    .map_or_else(|| first.clone(), |best| best.action),
            ),
        }
    }
}
