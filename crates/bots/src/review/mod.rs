//! What the turns of a finished game were worth.
//!
//! A turn is judged as a whole, through the eyes of its seat at the time, so nothing hidden counts, and no later luck. The [`Advisor`] is asked at every
//! decision, with the budget of a hint. What it recommends is never a mistake. Where something else was played, and the advised turn is not the same turn in
//! another order, both are compared: the same few states are imagined from the view, both ways of playing the turn are carried out in each, and a search with
//! the same luck goes on from there to what the [`Forecast`](crate::Forecast) expects. Only a difference far beyond its own uncertainty counts, and only if a
//! second comparison with other luck finds it too. Whoever looks [quickly](Reviewer::quick) asks for the whole hint before a turn is blamed.
//!
//! Where something is drawn or revealed in the middle of a turn, both ways of playing end: nobody can plan beyond it. What follows is judged on its own.

mod compare;
mod part;
mod swing;
mod turn;

use serde::{Deserialize, Serialize};
use table::{Message, Present, Seat, Seed, Viewer};

use crate::advisor::Advisor;
use crate::knowledge::Knowledge;

use compare::Comparison;
use part::{Part, Split, advice, parts};

pub use crate::loss::{Estimate, Loss};
pub use swing::turning_points;
pub use turn::{Spans, Turn, turns};

/// How many mistakes a review tells at most.
pub const MOST_MISTAKES: usize = 5;

/// Judges turns. The same turn always gets the same verdict.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Reviewer {
    /// How long it thinks about every decision.
    pub iterations: u32,
    /// The budget of a hint: what it recommends is never a mistake, however little was thought before.
    pub hint: u32,
    /// In how many imagined states two ways of playing a turn are compared.
    pub imagined: u32,
    /// Where the chance of comparisons comes from.
    pub seed: Seed,
}

/// What a turn was worth.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Verdict<A> {
    /// Whose turn it was.
    pub seat: Seat,
    /// The number of its first decision in the log.
    pub first: usize,
    /// The number of its last decision.
    pub last: usize,
    /// What was found.
    pub finding: Finding<A>,
}

/// What was found out about a turn.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Finding<A> {
    /// Every decision is what a hint would have recommended, or there was no choice.
    AsAdvised,
    /// What a hint would have recommended is the same turn in another order.
    Reordered,
    /// The turn is another one, and not certainly worse.
    AsGood,
    /// The turn was certainly worse.
    Mistake(Mistake<A>),
}

/// Where a turn went wrong.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mistake<A> {
    /// The number of the decision in the log from which on something else would have been better.
    pub ply: usize,
    /// What was played from there, to the end of the turn or to where something was revealed.
    pub played: Vec<A>,
    /// What would have been better.
    pub better: Vec<A>,
    /// What it cost.
    pub loss: Loss,
}

impl<A> Verdict<A> {
    /// The mistake, if it was one.
    pub fn mistake(&self) -> Option<&Mistake<A>> {
        match &self.finding {
            Finding::Mistake(mistake) => Some(mistake),
            _ => None,
        }
    }

    /// What the turn cost, in games won; 0 if it was no mistake.
    fn price(&self) -> f32 {
        self.mistake().map_or(0.0, |mistake| mistake.loss.price.mean)
    }
}

/// The costliest mistakes, worst first.
pub fn mistakes<A>(verdicts: &[Verdict<A>], most: usize) -> Vec<&Verdict<A>> {
    let mut found: Vec<&Verdict<A>> = verdicts.iter().filter(|verdict| verdict.mistake().is_some()).collect();
    found.sort_by(|a, b| b.price().total_cmp(&a.price()));
    found.truncate(most);
    found
}

/// The decisions of a line in words, each as the seat saw the game then.
pub fn labels<G: Knowledge + Present>(before: &G, seat: Seat, line: &[G::Action]) -> Vec<Message> {
    let mut game = before.clone();
    let tell = |action: &G::Action| {
        let label = G::action_label(&game.view(Viewer::Seat(seat)), action);
        game.apply(seat, action, &mut ()).is_ok().then_some(label)
    };
    line.iter().map_while(tell).collect()
}

impl Reviewer {
    /// In how many states two ways of playing are compared, unless somebody wants it more exactly.
    pub const IMAGINED: u32 = 8;
    /// How much less is thought for a quick review.
    const QUICKER: u32 = 10;

    /// Who reviews a game with the budget of its hints.
    pub fn of_game<G: Knowledge>(seed: Seed) -> Reviewer {
        Reviewer {
            iterations: G::HINT,
            hint: G::HINT,
            imagined: Reviewer::IMAGINED,
            seed,
        }
    }

    /// Who looks quickly, and finds only what is plain to see.
    #[must_use]
    pub fn quick(self) -> Reviewer {
        Reviewer {
            iterations: (self.iterations / Reviewer::QUICKER).max(1),
            imagined: self.imagined / 2,
            ..self
        }
    }

    /// Judges a turn that began in this state.
    pub fn judge<G: Knowledge>(&self, before: &G, turn: &Turn<G::Action>) -> Verdict<G::Action> {
        let advisor = Advisor {
            iterations: self.iterations,
        };
        let mut finding = Finding::AsAdvised;
        for part in parts(&advisor, before, turn) {
            finding = self.find(&advisor, &part, turn).or(finding);
        }
        Verdict {
            seat: turn.seat,
            first: turn.first,
            last: turn.last(),
            finding,
        }
    }

    /// What there is to say about a part of a turn.
    fn find<G: Knowledge>(&self, advisor: &Advisor, part: &Part<G>, turn: &Turn<G::Action>) -> Finding<G::Action> {
        let Some(split) = &part.split else {
            return Finding::AsAdvised;
        };
        let better = split.advised_line(advisor, turn.seat);
        if split.is_reordered(turn.seat, &better) {
            return Finding::Reordered;
        }
        let compare = |pass: u32| {
            Comparison {
                reviewer: self,
                split,
                seat: turn.seat,
                better: &better,
            }
            .loss(Seed::from_text(&format!("{} ply {} pass {pass}", self.seed, split.ply)))
        };
        // the second comparison confirms the first, and tells the loss: the first was chosen for being large
        match compare(1).and_then(|_| compare(2)) {
            None => Finding::AsGood,
            Some(_) if self.is_hinted(split, turn.seat) => Finding::AsAdvised,
            Some(loss) => Finding::Mistake(Mistake {
                ply: split.ply,
                played: split.played.clone(),
                better,
                loss,
            }),
        }
    }

    /// Would a hint have recommended what was played, although a shorter thought did not?
    fn is_hinted<G: Knowledge>(&self, split: &Split<G>, seat: Seat) -> bool {
        let hints = Advisor { iterations: self.hint };
        self.iterations < self.hint && advice(&hints, &split.game, seat).as_ref() == split.played.first()
    }
}

impl<A> Finding<A> {
    /// The more serious of two findings about the same turn.
    fn or(self, other: Finding<A>) -> Finding<A> {
        let weight = |finding: &Finding<A>| match finding {
            Finding::AsAdvised => (0, 0.0),
            Finding::Reordered => (1, 0.0),
            Finding::AsGood => (2, 0.0),
            Finding::Mistake(mistake) => (3, mistake.loss.price.mean),
        };
        if weight(&self) > weight(&other) { self } else { other }
    }
}
