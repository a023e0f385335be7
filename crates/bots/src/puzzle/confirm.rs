//! Is there one turn that is clearly the best?

use table::{Rng, Seed};

use crate::knowledge::Knowledge;
use crate::loss::Difference;

use super::line::{Line, Start, distinct};
use super::weigh::{Scales, Weighed};
use super::{Answer, Puzzle};

/// How long the search thinks about the first decision whose turn is taken for the best at first.
const FIRST: u32 = 1_600;
/// How long the two searches think that have to find the same.
const LONG: u32 = 20_000;
/// How long searches think that only look for other ways.
const SHORT: u32 = 400;
/// How many greedy players are asked.
pub(super) const GREEDY: usize = 8;
/// How many short searches are asked.
const SEARCHES: usize = 4;
/// How many ways leave the best one at each of its decisions.
const BESIDE: usize = 2;
/// A first look tells which ways are worth a second.
const LOOK: Scales = Scales {
    states: 8,
    iterations: 60,
};
/// The second look.
const EXACT: Scales = Scales {
    states: 16,
    iterations: 300,
};
/// What is behind by a part of what is clear that lies between these is neither as good as the best nor clearly worse, even if the first look is not exact.
const BETWEEN: (f32, f32) = (0.45, 0.6);
/// In how many of these states a wrong turn has to be worse than the best one, by half of what is clear.
const MOSTLY: usize = 14;
/// Turns are as good as the best if they are behind it by less than this part of what is clear.
pub(super) const PART: f32 = 4.0;

/// A position with a turn that is clearly the best.
pub struct Confirmed<G: Knowledge> {
    /// Ways to play the turn, best first.
    pub(super) lines: Vec<Line<G>>,
    pub(super) worths: Vec<Difference>,
    /// How many of them are as good as the best.
    pub(super) accepted: usize,
    /// What greedy players do.
    pub(super) greedy: Vec<Line<G>>,
}

impl<G: Knowledge> Confirmed<G> {
    /// Looks for ways to play the turn, and confirms that one of them is clearly the best; `None` if none is. What costs little comes first: most positions are
    /// no puzzle.
    pub(super) fn find(
        start: &Start<'_, G>,
        seed: &str,
        is_kept: impl Fn(&Confirmed<G>) -> bool,
    ) -> Option<Confirmed<G>> {
        let luck = |what: &str| Seed::from_text(&format!("{seed} {what}"));
        let first = start.by_search(&[], FIRST, luck("first"))?;
        let greedy: Vec<Line<G>> = (0..GREEDY)
            .filter_map(|number| start.by_greedy(luck(&format!("greedy {number}"))))
            .collect();
        let short = (0..SEARCHES).filter_map(|number| start.by_search(&[], SHORT, luck(&format!("short {number}"))));
        let beside = start.beside(&first.actions, BESIDE, SHORT, &mut Rng::new(luck("beside")));
        let all = std::iter::once(first.clone())
            .chain(short)
            .chain(greedy.iter().cloned())
            .chain(beside);
        let lines = worth_a_look(start, distinct(all), luck("look"))?;
        let confirmed = Confirmed::weigh(start, &lines, greedy, luck("exact")).filter(is_kept)?;
        let is_found = |what| {
            let found = start.by_search(&[], LONG, luck(what));
            found.is_some_and(|found| confirmed.solves(&found.end))
        };
        (is_found("long 1") && is_found("long 2")).then_some(confirmed)
    }

    /// The ways in their order, if one of them is clearly the best.
    fn weigh(start: &Start<'_, G>, lines: &[Line<G>], greedy: Vec<Line<G>>, luck: Seed) -> Option<Confirmed<G>> {
        let weighed = EXACT.weigh(start, &actions(lines), luck);
        if weighed.states() < MOSTLY {
            return None;
        }
        let order = order::<G>(&weighed, lines.len());
        let (&best, others) = order.split_first()?;
        let good = |&&line: &&usize| weighed.behind(line, best) * PART <= G::CLEAR;
        let accepted = 1 + others.iter().take_while(good).count();
        let is_worse = |&line: &usize| {
            weighed.behind(line, best) >= G::CLEAR && weighed.often_behind(line, best, G::CLEAR / 2.0) >= MOSTLY
        };
        (accepted < order.len() && order[accepted..].iter().all(is_worse)).then(|| Confirmed {
            lines: order.iter().map(|&line| lines[line].clone()).collect(),
            worths: order.iter().map(|&line| weighed.mean(line)).collect(),
            accepted,
            greedy,
        })
    }

    /// Does a turn that leads here solve it?
    pub(super) fn solves(&self, end: &G) -> bool {
        self.lines[..self.accepted].iter().any(|line| line.end == *end)
    }

    /// What is written down.
    pub(super) fn answers(&self) -> Vec<Answer<G::Action>> {
        let both = self.lines.iter().zip(&self.worths);
        let tenth = |number: f32, parts: f32| (number * parts).round() / parts;
        both.map(|(line, worth)| Answer {
            line: line.actions.clone(),
            score: tenth(worth.score, 10.0),
            win: tenth(worth.win, 1000.0),
        })
        .collect()
    }
}

impl<G: Knowledge> Puzzle<G> {
    /// Does it stand if everything is looked at again with other luck? A long search has to find a turn that solves it, and no wrong answer may come near the
    /// best one.
    pub fn stands(&self, seed: &str) -> bool {
        let Ok(game) = self.position() else { return false };
        let start = &Start {
            game: &game,
            seat: self.seat,
        };
        let luck = |what: &str| Seed::from_text(&format!("{seed} {} {what}", self.id));
        let Some(found) = start.by_search(&[], LONG, luck("again")) else {
            return false;
        };
        let mut solutions = self
            .solutions()
            .iter()
            .filter_map(|answer| answer.end(&game, self.seat));
        if !solutions.any(|end| end == found.end) {
            return false;
        }
        let lines: Vec<&[G::Action]> = self.answers.iter().map(|answer| &answer.line[..]).collect();
        let weighed = EXACT.weigh(start, &lines, luck("states"));
        let is_wrong = |line: usize| weighed.behind(line, 0) * PART > G::CLEAR;
        weighed.states() >= MOSTLY && (self.accepted..lines.len()).all(is_wrong)
    }
}

fn actions<G: Knowledge>(lines: &[Line<G>]) -> Vec<&[G::Action]> {
    lines.iter().map(|line| &line.actions[..]).collect()
}

/// The places of the ways, best first, by what they are worth in games won.
fn order<G: Knowledge>(weighed: &Weighed, all: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..all).collect();
    order.sort_by(|&a, &b| weighed.mean(b).price::<G>().total_cmp(&weighed.mean(a).price::<G>()));
    order
}

/// Those that look best; `None` if it can already be seen that no way is clearly the best: some are neither as good nor much worse.
fn worth_a_look<G: Knowledge>(start: &Start<'_, G>, lines: Vec<Line<G>>, luck: Seed) -> Option<Vec<Line<G>>> {
    let weighed = LOOK.weigh(start, &actions(&lines), luck);
    if weighed.states() == 0 {
        return None;
    }
    let order = order::<G>(&weighed, lines.len());
    let (&best, others) = order.split_first()?;
    let behind = |line: &usize| weighed.behind(*line, best) / G::CLEAR;
    let is_between = |line: &usize| (BETWEEN.0..BETWEEN.1).contains(&behind(line));
    let is_hopeless = others.iter().any(is_between) || others.iter().all(|line| behind(line) < BETWEEN.0);
    (!is_hopeless).then(|| {
        let kept = order.iter().take(Puzzle::<G>::MOST_ANSWERS);
        kept.map(|&line| lines[line].clone()).collect()
    })
}
