//! Two ways to play a turn, in the same imagined states with the same luck.

use table::{Rng, Seat, Seed, Viewer};

use crate::forecast::Forecast;
use crate::knowledge::Knowledge;
use crate::loss::{Difference, Loss};
use crate::search::{Advice, Search};
use crate::spec::Budget;

use super::Reviewer;
use super::part::{Split, after};

/// The part of a hint's budget that each decision in an imagined state gets.
const PART: u32 = 4;
/// The most decisions with which a turn is finished.
const LONGEST: u32 = 40;

/// What was played, and what was advised.
pub(super) struct Comparison<'a, G: Knowledge> {
    pub(super) reviewer: &'a Reviewer,
    pub(super) split: &'a Split<G>,
    pub(super) seat: Seat,
    pub(super) better: &'a [G::Action],
}

impl<G: Knowledge> Comparison<'_, G> {
    /// What the played turn cost, if that is certain.
    pub(super) fn loss(&self, seed: Seed) -> Option<Loss> {
        let view = self.split.game.view(Viewer::Seat(self.seat));
        let mut rng = Rng::new(seed);
        let all = self.reviewer.imagined.max(2);
        let mut differences = Vec::with_capacity(all as usize);
        for number in 1..=all {
            let (game, luck) = (G::imagine(&view, &mut rng), rng.seed());
            differences.extend(self.difference(&game, luck));
            // half of the states are enough to see that nothing was lost
            let is_lost = differences.iter().map(Difference::price::<G>).sum::<f32>() > 0.0;
            if 2 * number >= all && !is_lost {
                return None;
            }
        }
        // where most states don't allow both, nothing is known
        let enough = 2 * differences.len() > all as usize && differences.len() > 1;
        enough.then(|| Loss::of::<G>(&differences)).filter(Loss::is_certain)
    }

    /// What the played turn cost in this state; `None` if it isn't possible here.
    fn difference(&self, game: &G, luck: Seed) -> Option<Difference> {
        let play = |line: &[G::Action]| {
            let game = after(game, self.seat, line)?;
            Some(self.finish(game, &mut Rng::new(luck)))
        };
        let (played, better) = (play(&self.split.played)?, play(self.better)?);
        if played == better {
            return Some(Difference::default());
        }
        let [played, better] = [played, better].map(|game| self.outlook(&game, luck));
        Some(Difference {
            score: better.score - played.score,
            win: better.win - played.win,
        })
    }

    fn budget(&self) -> Budget {
        Budget::Iterations((self.reviewer.iterations / PART).max(1))
    }

    /// Plays the rest of the turn as a short search would, so that positions can be compared.
    fn finish(&self, mut game: G, rng: &mut Rng) -> G {
        let (turn, mut legal) = (self.split.game.turn(), Vec::new());
        for _ in 0..LONGEST {
            if game.turn() != turn || !game.awaiting().contains(self.seat) {
                break;
            }
            legal.clear();
            game.legal(self.seat, &mut legal);
            let action = match &legal[..] {
                [only] => only.clone(),
                several => {
                    let view = game.view(Viewer::Seat(self.seat));
                    let mut search = Search::<G>::new(self.budget(), Rng::new(rng.seed()));
                    let advice = search.advise(self.seat, &view, several).into_iter().next();
                    advice.map_or_else(|| several[0].clone(), |advice| advice.action)
                }
            };
            if game.apply(self.seat, &action, &mut ()).is_err() {
                break;
            }
        }
        game
    }

    /// What the seat can expect in a state, judging by what it sees.
    fn outlook(&self, game: &G, luck: Seed) -> Difference {
        let (awaiting, seat) = (game.awaiting(), self.seat);
        let now = || {
            let forecast = Forecast::new(game);
            Difference {
                score: forecast.score(seat),
                win: forecast.win(seat),
            }
        };
        let Some(first) = awaiting.first() else {
            return now();
        };
        let decider = if awaiting.contains(seat) { seat } else { first };
        let mut legal = Vec::new();
        game.legal(decider, &mut legal);
        let advice =
            Search::<G>::new(self.budget(), Rng::new(luck)).advise(seat, &game.view(Viewer::Seat(seat)), &legal);
        // the seat itself does what is best for it; the choices of others count by how much they lean to them
        if decider == seat {
            mean(&advice[..advice.len().min(1)]).unwrap_or_else(now)
        } else {
            mean(&advice).unwrap_or_else(now)
        }
    }
}

/// What can be expected over these actions, by the share that each of them got; `None` if there are none.
fn mean<A>(advice: &[Advice<A>]) -> Option<Difference> {
    let all: f32 = advice.iter().map(|advice| advice.share).sum();
    let mean = |what: fn(&Advice<A>) -> f32| advice.iter().map(|advice| advice.share * what(advice)).sum::<f32>() / all;
    (all > 0.0).then(|| Difference {
        score: mean(|advice| advice.score),
        win: mean(|advice| advice.win),
    })
}
