//! How hard a puzzle is: how long a search has to think until it finds the answer.

use table::Seed;

use crate::knowledge::Knowledge;

use super::confirm::Confirmed;
use super::line::Start;

/// How long the searches of each grade think about a decision.
const ITERATIONS: [u32; 5] = [25, 100, 400, 1_600, 6_400];
/// How many searches are asked, ...
const SEARCHES: usize = 8;
/// ... and how many of them have to find it.
const FOUND: usize = 6;

/// The grade, from 1 to 5: what the shorter thoughts don't find has the highest.
pub(super) fn grade<G: Knowledge>(start: &Start<'_, G>, confirmed: &Confirmed<G>, seed: &str) -> u8 {
    let last = ITERATIONS.len() - 1;
    let found = |iterations: &u32| is_found(start, confirmed, *iterations, seed);
    // nothing is harder than the last grade, so nobody needs to look for it
    let place = ITERATIONS[..last].iter().position(found).unwrap_or(last);
    place as u8 + 1
}

fn is_found<G: Knowledge>(start: &Start<'_, G>, confirmed: &Confirmed<G>, iterations: u32, seed: &str) -> bool {
    let mut missed = 0;
    (0..SEARCHES).all(|number| {
        let luck = Seed::from_text(&format!("{seed} grade {iterations} {number}"));
        let line = start.by_search(&[], iterations, luck);
        missed += usize::from(line.is_none_or(|line| !confirmed.solves(&line)));
        missed <= SEARCHES - FOUND
    })
}
