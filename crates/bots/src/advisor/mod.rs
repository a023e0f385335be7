//! The one source of hints, and what reviews measure a game by.
//!
//! A search finds the few choices that look best. How often it tried them says which is likely to be the best one, but not by how much: its figures for what
//! it seldom tried are noise. So these choices are compared once more, as reviews do it: in the same imagined states, with the same luck.

mod hint;

use table::{Rng, Seat, Seed};

use crate::knowledge::Knowledge;
use crate::search::Search;
use crate::spec::Budget;

pub use hint::{Expected, Hint};

/// Gives advice. The same position with the same budget always gets the same advice, whoever asks: all its luck comes from what the seat sees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Advisor {
    /// How many iterations it thinks about a decision, before it compares what it has found.
    pub iterations: u32,
}

/// How many choices are compared and told.
const CHOICES: usize = 3;
/// Ten iterations of the search pay for one imagined state in which all of them are tried: three tenths more in all.
const PART: u32 = 10;
/// No spread is known of fewer.
const FEWEST: u32 = 2;

impl Advisor {
    /// The iterations of a hint, where a game has no other number.
    pub const HINT: u32 = 1_500;

    /// Who gives the hints of a game.
    pub const fn of_game<G: Knowledge>() -> Advisor {
        Advisor { iterations: G::HINT }
    }

    /// The few actions that look best, best first; empty only if nothing is legal, or if the view doesn't fit the actions.
    pub fn advise<G: Knowledge>(&self, seat: Seat, view: &G::View, legal: &[G::Action]) -> Vec<Hint<G::Action>> {
        let seen = serde_json::to_string(view).expect("views have text for keys");
        let luck = Rng::new(Seed::from_text(&format!("advice for {seat} {seen}")));
        let mut search = Search::<G>::knowing(Budget::Iterations(self.iterations), luck);
        let found = search.advise(seat, view, legal).into_iter().take(CHOICES);
        let choices: Vec<G::Action> = found.map(|advice| advice.action).collect();
        let times = (self.iterations / PART).max(FEWEST);
        let forecasts = search.compare(seat, view, &choices, times);
        hint::ranked::<G>(seat, choices, &forecasts)
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
