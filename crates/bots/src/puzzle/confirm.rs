//! Is there one turn that is clearly the best?

use table::{Rng, Seed};

use crate::knowledge::Knowledge;
use crate::loss::Difference;

use super::line::{Line, Start, distinct};
use super::weigh::{Scales, Weighed};
use super::{Answer, Puzzle};

/// How long the search thinks about the first decision whose turn is taken for the best at first.
const FIRST: u32 = 800;
/// How long the two searches think that have to find the same.
const LONG: u32 = 20_000;
/// How long searches think that only look for other ways.
const SHORT: u32 = 200;
/// How many greedy players are asked.
pub(super) const GREEDY: usize = 8;
/// How many of them have to miss it.
pub(super) const MISSED: usize = GREEDY - 1;
/// How many short searches are asked.
const SEARCHES: usize = 3;
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
    iterations: 200,
};
/// Turns are as good as the best if they are behind it by less than this part of what is clear.
pub(super) const GOOD: f32 = 0.25;
/// They are wrong if they are behind by more than this part of it; where some lie between, there is no puzzle.
const WRONG: f32 = 0.45;
/// The first look is not exact: only what is behind by parts between these is already known to lie between.
const BETWEEN: (f32, f32) = (0.3, 0.4);
/// In how many states a wrong turn has to be worse than a good one.
const MOSTLY: usize = 13;
/// If more turns than this are good, there is little to find.
const MOST_GOOD: usize = 5;

/// A position with a turn that is clearly the best.
pub(super) struct Confirmed<G: Knowledge> {
    /// Ways to play the turn, best first.
    pub(super) lines: Vec<Line<G>>,
    pub(super) worths: Vec<Difference>,
    /// How many of them are as good as the best.
    pub(super) accepted: usize,
    /// What greedy players do.
    pub(super) greedy: Vec<Line<G>>,
}

/// What came of looking at a position.
pub(super) enum Found<G: Knowledge> {
    /// A turn is clearly the best.
    Puzzle(Box<Confirmed<G>>),
    /// There may be one once these decisions are made.
    Later(Vec<G::Action>),
    /// There is none.
    Nothing,
}

impl<G: Knowledge> Confirmed<G> {
    /// Looks for ways to play the turn, and confirms that one of them is clearly the best. What costs little comes first: most positions are no puzzle.
    pub(super) fn find(start: &Start<'_, G>, seed: &str, is_kept: impl Fn(&Confirmed<G>) -> bool) -> Found<G> {
        let luck = |what: &str| Seed::from_text(&format!("{seed} {what}"));
        let greedy: Vec<Line<G>> = (0..GREEDY)
            .filter_map(|number| start.by_greedy(luck(&format!("greedy {number}"))))
            .collect();
        let lines = match look(start, &ways(start, &greedy, luck), &greedy, luck("look")) {
            Ok(lines) => lines,
            Err(found) => return found,
        };
        let confirmed = Confirmed::weigh(start, &lines, greedy, luck("exact")).filter(is_kept);
        let confirmed = confirmed
            .and_then(|confirmed| confirmed.searched(start, luck("long 1")))
            .and_then(|confirmed| confirmed.searched(start, luck("long 2")));
        confirmed.map_or(Found::Nothing, |confirmed| Found::Puzzle(Box::new(confirmed)))
    }

    /// The same after a long search that found a good turn, too; a new one is added. `None` if it found another.
    fn searched(mut self, start: &Start<'_, G>, luck: Seed) -> Option<Confirmed<G>> {
        let found = start.by_search(&[], LONG, luck)?;
        if let Some(place) = self.lines.iter().position(|line| line.is_like(&found)) {
            return (place < self.accepted).then_some(self);
        }
        let weighed = EXACT.weigh(start, &[&self.lines[0].actions, &found.actions], luck);
        let is_good = weighed.states() >= MOSTLY && weighed.is_like_best::<G>(1);
        is_good.then(|| {
            let mut worth = self.worths[0];
            worth.score -= weighed.behind(1, 0).max(0.0);
            self.lines.insert(self.accepted, found);
            self.worths.insert(self.accepted, worth);
            self.accepted += 1;
            self
        })
    }

    /// The ways in their order, if one of them is clearly the best.
    fn weigh(start: &Start<'_, G>, lines: &[Line<G>], greedy: Vec<Line<G>>, luck: Seed) -> Option<Confirmed<G>> {
        let weighed = EXACT.weigh(start, &actions(lines), luck);
        if weighed.states() < MOSTLY {
            return None;
        }
        let order = order::<G>(&weighed, lines.len());
        let (&best, others) = order.split_first()?;
        let good = |&&line: &&usize| weighed.behind(line, best) <= GOOD * G::CLEAR;
        let accepted = 1 + others.iter().take_while(good).count();
        let is_wrong = |&line: &usize| {
            weighed.behind(line, best) >= WRONG * G::CLEAR
                && weighed.often_behind(line, best, GOOD * G::CLEAR) >= MOSTLY
        };
        let is_clear = accepted <= MOST_GOOD && accepted < order.len() && order[accepted..].iter().all(is_wrong);
        is_clear.then(|| Confirmed {
            lines: order.iter().map(|&line| lines[line].clone()).collect(),
            worths: order.iter().map(|&line| weighed.mean(line)).collect(),
            accepted,
            greedy,
        })
    }

    /// Does a turn solve it?
    pub(super) fn solves(&self, turn: &Line<G>) -> bool {
        self.lines[..self.accepted].iter().any(|line| line.is_like(turn))
    }

    /// What is written down.
    pub(super) fn answers(&self) -> Vec<Answer<G::Action>> {
        let both = self.lines.iter().zip(&self.worths);
        both.map(|(line, worth)| Answer {
            line: line.actions.clone(),
            score: rounded(worth.score, 10.0),
            win: rounded(worth.win, 1000.0),
        })
        .collect()
    }
}

impl<G: Knowledge> Puzzle<G> {
    /// The same with those answers only that a person can tell apart: of those that do the same and only pay otherwise, the best is kept. `None` if nobody can see
    /// what the best turn is good for, or if no wrong answer is left.
    pub fn told_apart(&self) -> Option<Puzzle<G>> {
        let game = self.position().ok()?;
        let (seat, mut kept) = (self.seat, Vec::<Line<G>>::new());
        let mut puzzle = Puzzle {
            answers: Vec::new(),
            accepted: 0,
            ..self.clone()
        };
        for (number, answer) in self.answers.iter().enumerate() {
            let line = Start { game: &game, seat }.follow(answer.line.iter())?;
            if kept.iter().any(|known| known.is_like(&line)) {
                continue;
            }
            kept.push(line);
            puzzle.answers.push(answer.clone());
            puzzle.accepted += usize::from(number < self.accepted);
        }
        let is_seen = kept.first().is_some_and(|best| !best.is_quiet(seat));
        (is_seen && puzzle.accepted < puzzle.answers.len()).then_some(puzzle)
    }

    /// The same after everything was looked at again with other luck; `None` if it doesn't stand. A person can see the
    /// difference, a long search has to find a turn that solves it, and no wrong answer may come near the best one. If it finds one as good as the best that isn't written down, it is from then on: on the board it solves the puzzle, too.
    pub fn looked_at_again(&self, seed: &str) -> Option<Puzzle<G>> {
        self.told_apart()?.looked_at(seed)
    }

    fn looked_at(&self, seed: &str) -> Option<Puzzle<G>> {
        let game = self.position().ok()?;
        let start = &Start {
            game: &game,
            seat: self.seat,
        };
        let luck = |what: &str| Seed::from_text(&format!("{seed} {} {what}", self.id));
        let mut lines: Vec<&[G::Action]> = self.answers.iter().map(|answer| &answer.line[..]).collect();
        let found = start.by_search(&[], LONG, luck("again"))?;
        let known = self.known(&game, &found.actions);
        if known.is_some_and(|known| !known.solves) {
            return None;
        }
        lines.extend(known.is_none().then_some(&found.actions[..]));
        let weighed = EXACT.weigh(start, &lines, luck("states"));
        let is_wrong = |line: usize| weighed.behind(line, 0) > GOOD * G::CLEAR;
        if weighed.states() < MOSTLY || !(self.accepted..self.answers.len()).all(is_wrong) {
            return None;
        }
        if known.is_some() {
            return Some(self.clone());
        }
        let new = self.answers.len();
        let is_good = self.accepted < MOST_GOOD && weighed.is_like_best::<G>(new);
        is_good.then(|| self.with(found.actions, weighed.behind(new, 0)))
    }

    /// The same with one more answer that solves it, behind the best by this much.
    fn with(&self, line: Vec<G::Action>, behind: f32) -> Puzzle<G> {
        let mut puzzle = self.clone();
        let best = &self.answers[0];
        let answer = Answer {
            line,
            score: rounded(best.score - behind.max(0.0), 10.0),
            win: best.win,
        };
        puzzle.answers.insert(self.accepted, answer);
        puzzle.accepted += 1;
        puzzle.answers.truncate(Self::MOST_ANSWERS);
        puzzle
    }
}

impl Weighed {
    /// Is a way worth about the same as the best one, the first? One that is better by far speaks against the puzzle.
    fn is_like_best<G: Knowledge>(&self, line: usize) -> bool {
        self.behind(line, 0).abs() <= GOOD * G::CLEAR
    }
}

/// A number with so many parts of a whole.
fn rounded(number: f32, parts: f32) -> f32 {
    (number * parts).round() / parts
}

/// The decisions of these ways.
fn actions<G: Knowledge>(lines: &[Line<G>]) -> Vec<&[G::Action]> {
    lines.iter().map(|line| &line.actions[..]).collect()
}

/// The places of the ways, best first, by what they are worth in games won.
fn order<G: Knowledge>(weighed: &Weighed, all: usize) -> Vec<usize> {
    let mut order: Vec<usize> = (0..all).collect();
    order.sort_by(|&a, &b| weighed.mean(b).price::<G>().total_cmp(&weighed.mean(a).price::<G>()));
    order
}

/// Ways to play the turn, the most likely one first.
fn ways<G: Knowledge>(start: &Start<'_, G>, greedy: &[Line<G>], luck: impl Fn(&str) -> Seed) -> Vec<Line<G>> {
    let Some(first) = start.by_search(&[], FIRST, luck("first")) else {
        return Vec::new();
    };
    let short = (0..SEARCHES).filter_map(|number| start.by_search(&[], SHORT, luck(&format!("short {number}"))));
    let beside = start.beside(&first.actions, BESIDE, SHORT, &mut Rng::new(luck("beside")));
    let others = short.chain(greedy.iter().cloned()).chain(beside);
    distinct(std::iter::once(first.clone()).chain(others))
}

/// Those that look best, if one may be clearly the best; otherwise what can already be seen.
fn look<G: Knowledge>(
    start: &Start<'_, G>,
    lines: &[Line<G>],
    greedy: &[Line<G>],
    luck: Seed,
) -> Result<Vec<Line<G>>, Found<G>> {
    let weighed = LOOK.weigh(start, &actions(lines), luck);
    if weighed.states() == 0 || lines.len() < 2 {
        return Err(Found::Nothing);
    }
    let order = order::<G>(&weighed, lines.len());
    let best = &lines[order[0]].actions;
    let is_clear_after = |done: usize| {
        let same = |line: &&usize| lines[**line].actions.starts_with(&best[..done]);
        let behind = order
            .iter()
            .filter(same)
            .map(|&line| weighed.behind(line, order[0]) / G::CLEAR);
        may_be_clear(behind)
    };
    match (0..best.len().saturating_sub(1)).find(|&done| is_clear_after(done)) {
        Some(0) => {
            let is_good = |line: &&Line<G>| {
                let place = lines.iter().position(|other| other.is_like(line));
                place.is_some_and(|place| weighed.behind(place, order[0]) < BETWEEN.0 * G::CLEAR)
            };
            if greedy.iter().filter(is_good).count() > GREEDY - MISSED {
                return Err(Found::Nothing);
            }
            let kept = order.iter().take(Puzzle::<G>::MOST_ANSWERS);
            Ok(kept.map(|&line| lines[line].clone()).collect())
        }
        Some(done) => Err(Found::Later(best[..done].to_vec())),
        None => Err(Found::Nothing),
    }
}

/// May a turn be clearly the best, where ways are behind it by these parts of what is clear?
fn may_be_clear(behind: impl Iterator<Item = f32>) -> bool {
    let (mut good, mut wrong) = (0, 0);
    for part in behind {
        if part < BETWEEN.0 {
            good += 1;
        } else if part < BETWEEN.1 {
            return false;
        } else {
            wrong += 1;
        }
    }
    wrong > 0 && good <= MOST_GOOD
}
