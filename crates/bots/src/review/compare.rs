//! Two ways to play a turn, in the same imagined states with the same luck.

use table::{Rng, Seat, Seed, Viewer};

use crate::knowledge::Knowledge;
use crate::loss::{Difference, Loss};
use crate::outlook::{Outlook, after};

use super::Reviewer;
use super::part::Split;

/// The part of a hint's budget that each decision in an imagined state gets.
const PART: u32 = 4;

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
        let outlook = Outlook {
            seat: self.seat,
            turn: self.split.game.turn(),
            iterations: (self.reviewer.iterations / PART).max(1),
        };
        let play = |line: &[G::Action]| {
            let game = after(game, self.seat, line)?;
            Some(outlook.finish(game, &mut Rng::new(luck)))
        };
        let (played, better) = (play(&self.split.played)?, play(self.better)?);
        if played == better {
            return Some(Difference::default());
        }
        let [played, better] = [played, better].map(|game| outlook.expect(&game, luck));
        Some(Difference {
            score: better.score - played.score,
            win: better.win - played.win,
        })
    }
}
