//! Can the goal of a step still be reached?

use super::run::Point;
use super::{Step, Teach};
use crate::seat::Seat;

/// At most this many positions are looked at.
const MOST: usize = 1_500;
/// Ways that are longer than the solution by more than this are not looked for: paying three cards for one is three decisions more.
const DETOUR: usize = 3;
/// Along the solution, a way may begin with this many other decisions.
const NEAR: usize = 2;

/// Whether a goal can be reached.
pub(super) enum Reach<A> {
    /// By these decisions.
    Way(Vec<A>),
    /// By none that isn't much longer than the solution.
    Nothing,
    /// There are too many to look at them all.
    Unknown,
}

/// Looks for a way to the goal: first along the solution, then along it after a detour, then everywhere, the shortest ways first.
pub(super) fn reach<G: Teach>(step: &Step<G>, point: &Point<G>, seat: Seat, before: i32) -> Reach<G::Action> {
    if let Some(way) = along_solution(step, point, seat, before) {
        return Reach::Way(way);
    }
    let deepest = (step.solution.len() + DETOUR)
        .saturating_sub(point.decisions.len())
        .max(DETOUR);
    let mut looked = Looked {
        step,
        seat,
        before,
        left: MOST,
        is_near: true,
    };
    for depth in 1..=deepest {
        looked.is_near = depth <= NEAR;
        match looked.from(point, depth) {
            Reach::Nothing => {}
            found => return found,
        }
    }
    Reach::Nothing
}

/// What is left of the solution, as far as it is possible here.
fn along_solution<G: Teach>(step: &Step<G>, point: &Point<G>, seat: Seat, before: i32) -> Option<Vec<G::Action>> {
    (0..step.solution.len()).find_map(|first| {
        let (mut point, mut way) = (point.clone(), Vec::new());
        for action in &step.solution[first..] {
            if point.decide(step, seat, action).is_ok() {
                way.push(action.clone());
                if step.is_reached(&point, seat, before) {
                    return Some(way);
                }
            }
        }
        None
    })
}

struct Looked<'a, G: Teach> {
    step: &'a Step<G>,
    seat: Seat,
    before: i32,
    /// How many positions may still be looked at.
    left: usize,
    /// Is it near enough to where the learner is that the solution may go on from there?
    is_near: bool,
}

impl<G: Teach> Looked<'_, G> {
    fn from(&mut self, point: &Point<G>, depth: usize) -> Reach<G::Action> {
        let mut legal = Vec::new();
        point.state.legal(self.seat, &mut legal);
        for action in legal {
            if self.left == 0 {
                return Reach::Unknown;
            }
            self.left -= 1;
            let mut next = point.clone();
            if next.decide(self.step, self.seat, &action).is_err() {
                continue;
            }
            let found = if self.step.is_reached(&next, self.seat, self.before) {
                Reach::Way(Vec::new())
            } else if self.step.said_of(&action, &next, self.seat, self.before).is_some() {
                Reach::Nothing
            } else if depth > 1 {
                self.from(&next, depth - 1)
            } else if self.is_near {
                along_solution(self.step, &next, self.seat, self.before).map_or(Reach::Nothing, Reach::Way)
            } else {
                Reach::Nothing
            };
            match found {
                Reach::Nothing => {}
                Reach::Unknown => return Reach::Unknown,
                Reach::Way(mut way) => {
                    way.insert(0, action);
                    return Reach::Way(way);
                }
            }
        }
        Reach::Nothing
    }
}
