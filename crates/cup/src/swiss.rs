//! Swiss: in each round people meet others who stand about as well, and whom they have not met yet.

use std::cmp::Reverse;

use crate::arrange::{Costs, arrange};
use crate::entrant::{Entrant, Field};
use crate::history::History;
use crate::plan::{Plan, sizes};
use crate::seating::seat;

/// What it costs to meet again, or to be alone again: more than anything else together.
const AGAIN: u64 = 1_000_000_000;
/// What it costs when two meet who have both been first more often, or last.
const SAME_SEAT: u64 = 30;

/// The next round.
pub(crate) fn round(plan: &Plan, field: &Field, history: &History) -> Vec<Vec<Option<Entrant>>> {
    let mut people = field.playing();
    people.sort_by_key(|entrant| (Reverse(history.points(*entrant)), *entrant));
    let tables = arrange(&sizes(people.len(), plan.size), &costs(plan, &people, history));
    let seated = |table: Vec<usize>| {
        let table: Vec<Entrant> = table.into_iter().map(|place| people[place]).collect();
        seat(&table, history).into_iter().map(Some).collect()
    };
    tables.into_iter().map(seated).collect()
}

fn costs(plan: &Plan, people: &[Entrant], history: &History) -> Costs {
    let points = |entrant: &Entrant| u64::from(history.points(*entrant).0);
    let cost = |one: &Entrant, other: &Entrant| {
        let again = u64::from(history.met(*one, *other));
        let apart = points(one).abs_diff(points(other));
        AGAIN * again * again + apart * apart + same_seat(plan, *one, *other, history)
    };
    // who has the fewest points is alone, and nobody twice before everybody was
    let alone = |one: &Entrant| AGAIN * u64::from(history.alone(*one)) + points(one) * points(one);
    Costs {
        pairs: people
            .iter()
            .map(|one| people.iter().map(|other| cost(one, other)).collect())
            .collect(),
        alone: people.iter().map(alone).collect(),
    }
}

/// At tables of two, one is first: better not both who should be.
fn same_seat(plan: &Plan, one: Entrant, other: Entrant, history: &History) -> u64 {
    if plan.size > 2 {
        return 0;
    }
    let both = history.lead(one) * history.lead(other);
    SAME_SEAT * u64::try_from(both).unwrap_or(0)
}
