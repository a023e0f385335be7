//! Finds puzzles in games between greedy players: evenly matched, they make mistakes of all kinds.

use table::{Log, Ply, Rng, Seat, Seed, Viewer};

use crate::bot::Bot;
use crate::greedy::Greedy;
use crate::knowledge::Knowledge;
use crate::review::{Turn, turns};

use super::Puzzle;
use super::confirm::{Confirmed, Found, MISSED};
use super::grade::grade;
use super::line::{Line, Start};
use super::weigh::Scales;

/// How long the search thinks that looks for better turns.
const SHORT: u32 = 100;
/// How many of the last decisions of a turn a puzzle may begin before: the longer the rest, the more ways are nearly as good as the best.
const LOOKED_AT: usize = 5;
/// How turns are compared at first.
const LOOK: Scales = Scales {
    states: 4,
    iterations: 30,
};
/// A first look is not exact: this part of what is clear is enough.
const ENOUGH: f32 = 0.8;
/// The most puzzles from one game.
const MOST: usize = 2;
/// The most positions of a game that are looked at in earnest.
const TRIED: usize = 10;
/// How often a position is looked at again after a few good decisions.
const ADVANCES: usize = 2;
/// How many decisions an answer takes.
const DECISIONS: std::ops::RangeInclusive<usize> = 2..=8;

/// Makes puzzles. The same seed always makes the same ones.
#[derive(Clone, Debug)]
pub struct Maker {
    /// Where all chance comes from.
    pub seed: String,
}

/// A position that may be a puzzle.
struct Candidate {
    /// How many decisions were made before.
    ply: usize,
    seat: Seat,
}

impl Maker {
    /// Plays the game of this number, and makes puzzles of it.
    pub fn make<G: Knowledge>(&self, number: u32) -> Vec<Puzzle<G>> {
        let seed = format!("{} {} {number}", self.seed, G::meta().id);
        let players = 2 + (number % 2) as u8;
        let Some(log) = play::<G>(players, &seed) else {
            return Vec::new();
        };
        let mut candidates = candidates(&log, &seed);
        Rng::new(Seed::from_text(&format!("{seed} order"))).shuffle(&mut candidates);
        let mut made: Vec<Puzzle<G>> = Vec::new();
        for candidate in candidates.iter().take(TRIED) {
            // one in ten that were confirmed once fell the next time
            let puzzle = puzzle(&log, candidate, &seed);
            let puzzle = puzzle.and_then(|puzzle| puzzle.looked_at_again(&format!("{seed} again")));
            // two positions may lead to the same one a few decisions later
            made.extend(puzzle.filter(|puzzle| made.iter().all(|other| other.id != puzzle.id)));
            if made.len() == MOST {
                break;
            }
        }
        made
    }
}

/// A game between greedy players.
fn play<G: Knowledge>(players: u8, seed: &str) -> Option<Log<G>> {
    let mut rng = Rng::new(Seed::from_text(seed));
    let mut log = Log::<G>::new(players, G::Options::default(), rng.seed());
    let mut game = log.start().ok()?;
    let mut greedy = Greedy::<G>::new(Rng::new(rng.seed()));
    let mut legal = Vec::new();
    while let Some(seat) = game.awaiting().first() {
        legal.clear();
        game.legal(seat, &mut legal);
        let action = greedy.decide(seat, &game.view(Viewer::Seat(seat)), &legal);
        game.apply(seat, &action, &mut ()).ok()?;
        log.actions.push(Ply { seat, action });
    }
    Some(log)
}

/// Where a search would have played the rest of a turn otherwise, and better by a clear number of points as far as a short look can tell.
fn candidates<G: Knowledge>(log: &Log<G>, seed: &str) -> Vec<Candidate> {
    let Ok(turns) = turns(log) else { return Vec::new() };
    let rests = turns.iter().flat_map(|turn| {
        let own: Vec<usize> = turn.own().map(|(ply, _)| ply).collect();
        let shortest = own.len().saturating_sub(*DECISIONS.start() - 1);
        let longest = own.len().saturating_sub(LOOKED_AT);
        own.into_iter().take(shortest).skip(longest).map(move |ply| (turn, ply))
    });
    rests
        .filter_map(|(turn, ply)| candidate(log, turn, ply, seed))
        .collect()
}

/// The position before this decision of a turn, if the turn goes wrong there.
fn candidate<G: Knowledge>(log: &Log<G>, turn: &Turn<G::Action>, ply: usize, seed: &str) -> Option<Candidate> {
    let game = at(log, ply)?;
    let (seat, luck) = (turn.seat, Seed::from_text(&format!("{seed} look {ply}")));
    let start = Start { game: &game, seat };
    let rest = turn.own().filter(|(own, _)| *own >= ply).map(|(_, action)| action);
    let played = start.follow(rest)?;
    if !DECISIONS.contains(&played.choices) {
        return None;
    }
    let better = start.by_search(&[], SHORT, luck)?;
    if better.is_like(&played) || better.is_quiet(seat) {
        return None;
    }
    let weighed = LOOK.weigh(&start, &[&better.actions, &played.actions], luck);
    let is_clear = weighed.states() > 0 && weighed.behind(1, 0) >= ENOUGH * G::CLEAR;
    is_clear.then_some(Candidate { ply, seat })
}

/// The game after this many decisions.
fn at<G: Knowledge>(log: &Log<G>, ply: usize) -> Option<G> {
    cut(log, ply).replay().ok()
}

/// The log up to there.
fn cut<G: Knowledge>(log: &Log<G>, ply: usize) -> Log<G> {
    let mut log = log.clone();
    log.actions.truncate(ply);
    log
}

/// The puzzle of this position, if it is one, or of one a few good decisions later.
fn puzzle<G: Knowledge>(log: &Log<G>, candidate: &Candidate, seed: &str) -> Option<Puzzle<G>> {
    let (mut log, seat) = (cut(log, candidate.ply), candidate.seat);
    for _ in 0..ADVANCES {
        let game = log.replay().ok()?;
        let (start, seed) = (
            &Start { game: &game, seat },
            format!("{seed} ply {}", log.actions.len()),
        );
        let confirmed = match Confirmed::find(start, &seed, |confirmed| is_kept(seat, confirmed)) {
            Found::Puzzle(confirmed) => confirmed,
            Found::Later(decisions) => {
                log.actions
                    .extend(decisions.into_iter().map(|action| Ply { seat, action }));
                continue;
            }
            Found::Nothing => return None,
        };
        return Some(Puzzle {
            id: name::<G>(&seed),
            seat,
            answers: confirmed.answers(),
            accepted: confirmed.accepted,
            grade: grade(start, &confirmed, &seed),
            themes: themes(start, &confirmed.lines[0]),
            log,
        });
    }
    None
}

/// Is it worth anybody's time?
fn is_kept<G: Knowledge>(seat: Seat, confirmed: &Confirmed<G>) -> bool {
    let best = &confirmed.lines[0];
    let missed = confirmed.greedy.iter().filter(|line| !confirmed.solves(line)).count();
    DECISIONS.contains(&best.choices)
        && missed >= MISSED
        && !best.is_quiet(seat)
        && confirmed.greedy.iter().all(|line| does_something_else::<G>(best, line))
}

/// Does a line do something that the other doesn't, more than leaving something out?
fn does_something_else<G: Knowledge>(best: &Line<G>, other: &Line<G>) -> bool {
    let is_new = |action: &&G::Action| !G::abstains(action) && !other.actions.contains(action);
    best.actions.iter().any(|action| is_new(&action))
}

impl<G: Knowledge> Puzzle<G> {
    /// The same, with its themes found anew: a game may have got others since it was made.
    pub fn with_themes(mut self) -> Puzzle<G> {
        let Ok(game) = self.position() else { return self };
        let start = Start {
            game: &game,
            seat: self.seat,
        };
        let best = self.answers.first().and_then(|best| start.follow(best.line.iter()));
        if let Some(best) = best {
            self.themes = themes(&start, &best);
        }
        self
    }
}

/// What the best turn is about.
fn themes<G: Knowledge>(start: &Start<'_, G>, best: &Line<G>) -> Vec<String> {
    let themes = G::themes(start.game, &best.end, start.seat, &best.events);
    themes
        .into_iter()
        .filter(|(_, is_there)| *is_there)
        .map(|(theme, _)| theme.to_owned())
        .collect()
}

/// A short name, always the same for the same position.
fn name<G: Knowledge>(seed: &str) -> String {
    let number = Rng::new(Seed::from_text(seed)).word();
    format!("{}-{number:08x}", &G::meta().id[..1])
}
