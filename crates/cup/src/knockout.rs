//! Knockout: the best of each table go on, until one table is left.

use std::cmp::Reverse;

use crate::arrange::{Costs, arrange};
use crate::entrant::{Entrant, Field};
use crate::history::History;
use crate::matched::{Mark, Match};
use crate::plan::{Plan, sizes};
use crate::seating::seat;

/// The next round; none after the final.
pub(crate) fn round(
    plan: &Plan,
    field: &Field,
    history: &History,
    rounds: &[Vec<Match>],
) -> Option<Vec<Vec<Option<Entrant>>>> {
    let people = match rounds.last() {
        None => field.playing(),
        Some(last) if last.len() == 1 => return None,
        Some(last) => last.iter().flat_map(|played| going_on(plan, field, played)).collect(),
    };
    if people.len() < 2 {
        return None;
    }
    let tables = arrange(&sizes(people.len(), plan.size), &costs(&people, history));
    let seated = |table: Vec<usize>| {
        let table: Vec<Entrant> = table.into_iter().map(|place| people[place]).collect();
        seat(&table, history).into_iter().map(Some).collect()
    };
    Some(tables.into_iter().map(seated).collect())
}

/// How many go on from a table of so many people: the first, and at tournaments of larger tables the second, too, but never all.
fn places(plan: &Plan, people: usize) -> usize {
    let wanted = if plan.size > 3 { 2 } else { 1 };
    wanted.min(people.saturating_sub(1)).max(1)
}

/// Who goes on. Who has left doesn't, whatever the bot reached that played on.
fn going_on(plan: &Plan, field: &Field, played: &Match) -> Vec<Entrant> {
    let mut best: Vec<(usize, Entrant, Mark)> = played
        .marked()
        .enumerate()
        .map(|(chair, (entrant, mark))| (chair, entrant, mark))
        .collect();
    // equals: by the margin, then who sat later, which is no advantage in any game
    best.sort_by_key(|(chair, _, mark)| (Reverse(mark.points), Reverse(mark.margin), Reverse(*chair)));
    let places = places(plan, best.len());
    let stay = best
        .into_iter()
        .map(|(_, entrant, _)| entrant)
        .filter(|entrant| !field.has_left(*entrant));
    stay.take(places).collect()
}

fn costs(people: &[Entrant], history: &History) -> Costs {
    let met = |one: &Entrant, other: &Entrant| u64::from(history.met(*one, *other)).pow(2);
    Costs {
        pairs: people
            .iter()
            .map(|one| people.iter().map(|other| met(one, other)).collect())
            .collect(),
        alone: people.iter().map(|one| u64::from(history.alone(*one)).pow(2)).collect(),
    }
}
