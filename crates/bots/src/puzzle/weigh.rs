//! What several ways to play a turn are worth, each in the same imagined states with the same luck.

use table::{Rng, Seed, Viewer};

use crate::knowledge::Knowledge;
use crate::loss::Difference;
use crate::outlook::{Outlook, after};

use super::line::Start;

/// What ways to play are worth, state by state.
pub(super) struct Weighed {
    /// For every imagined state what each way leads to, in their order.
    rows: Vec<Vec<Difference>>,
}

/// How exactly ways are weighed.
#[derive(Clone, Copy)]
pub(super) struct Scales {
    /// In how many imagined states.
    pub(super) states: u32,
    /// How long a search looks on from each of their ends.
    pub(super) iterations: u32,
}

impl Scales {
    /// Weighs these ways. States that don't allow all of them are left out.
    pub(super) fn weigh<G: Knowledge>(self, start: &Start<'_, G>, lines: &[&[G::Action]], luck: Seed) -> Weighed {
        let (seat, mut rng) = (start.seat, Rng::new(luck));
        let outlook = Outlook {
            seat,
            turn: start.game.turn(),
            iterations: self.iterations,
        };
        let view = start.game.view(Viewer::Seat(seat));
        let mut row = || {
            let (game, luck) = (G::imagine(&view, &mut rng), rng.seed());
            let expect = |line: &&[G::Action]| {
                let end = after(&game, seat, *line)?;
                Some(outlook.expect(&outlook.finish(end, &mut Rng::new(luck)), luck))
            };
            lines.iter().map(expect).collect::<Option<Vec<Difference>>>()
        };
        Weighed {
            rows: (0..self.states).filter_map(|_| row()).collect(),
        }
    }
}

impl Weighed {
    /// In how many states they could be compared.
    pub(super) fn states(&self) -> usize {
        self.rows.len()
    }

    /// What a way leads to on average.
    pub(super) fn mean(&self, line: usize) -> Difference {
        let mean = |what: fn(&Difference) -> f32| {
            self.rows.iter().map(|row| what(&row[line])).sum::<f32>() / self.rows.len() as f32
        };
        Difference {
            score: mean(|each| each.score),
            win: mean(|each| each.win),
        }
    }

    /// By how many points a way is behind another on average.
    pub(super) fn behind(&self, line: usize, best: usize) -> f32 {
        self.mean(best).score - self.mean(line).score
    }

    /// In how many states a way is behind another by at least this many points.
    pub(super) fn often_behind(&self, line: usize, best: usize, points: f32) -> usize {
        self.rows
            .iter()
            .filter(|row| row[best].score - row[line].score >= points)
            .count()
    }
}
