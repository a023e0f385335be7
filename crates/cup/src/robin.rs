//! Round robin: everybody meets everybody.

use crate::arrange::{Costs, arrange};
use crate::entrant::{Entrant, Field};
use crate::history::History;
use crate::matched::Match;
use crate::plan::{Plan, sizes};
use crate::seating::seat;

/// More rounds than it ever takes for everybody to meet.
const MOST_ROUNDS: usize = 80;
/// What it costs to meet again at all: as many as possible should meet for the first time, and nobody the same people ever more often.
const AGAIN: u64 = 30;

/// The whole schedule for so many people: everybody meets everybody as often as the plan says, without a thought for who has left.
pub(crate) fn schedule(plan: &Plan, count: usize) -> Vec<Vec<Vec<Entrant>>> {
    let once = if plan.size == 2 {
        pairs(count)
    } else {
        groups(plan, count)
    };
    let laps = usize::from(plan.rounds.max(1));
    let mut rounds = Vec::with_capacity(laps * once.len());
    for lap in 0..laps {
        // who was first is last the next time around
        let turn = |mut table: Vec<Entrant>| {
            let by = lap % table.len().max(1);
            table.rotate_left(by);
            table
        };
        rounds.extend(
            once.iter()
                .map(|round| round.iter().cloned().map(turn).collect::<Vec<_>>()),
        );
    }
    rounds
}

/// Pairs by the circle: one stays, the others move on by one place each round. With an odd number, somebody is alone each round, everybody once.
fn pairs(count: usize) -> Vec<Vec<Vec<Entrant>>> {
    let even = count + count % 2;
    let moving = even.saturating_sub(1);
    let round = |turn: usize| {
        let place = |chair: usize| {
            if chair == 0 {
                moving
            } else {
                (turn + chair - 1) % moving.max(1)
            }
        };
        let tables = (0..even / 2).map(|chair| (place(chair), place(even - 1 - chair)));
        tables.filter_map(|(one, other)| ordered(one, other, count)).collect()
    };
    (0..moving).map(round).collect()
}

/// Two people in the order of their seats: going around the circle, each is before the half that follows, so that all are first equally often, but for one.
fn ordered(one: usize, other: usize, count: usize) -> Option<Vec<Entrant>> {
    let (low, high) = (one.min(other), one.max(other));
    let circle = count - usize::from(count.is_multiple_of(2));
    let is_first = if low >= count {
        return None;
    } else if high >= count {
        return Some(vec![Entrant::at(low)]);
    } else if high == circle {
        low.is_multiple_of(2) // the one outside the circle
    } else {
        (high - low) * 2 < circle
    };
    let (first, second) = if is_first { (low, high) } else { (high, low) };
    Some(vec![Entrant::at(first), Entrant::at(second)])
}

/// Larger tables: each round brings together as many as possible who have not met, until all have.
fn groups(plan: &Plan, count: usize) -> Vec<Vec<Vec<Entrant>>> {
    let field = Field::new(u16::try_from(count).expect("a tournament has few people"));
    let people: Vec<Entrant> = field.all().collect();
    let sizes = sizes(count, plan.size);
    let mut history = History::new(&field, &[]);
    let mut rounds = Vec::new();
    while rounds.len() < MOST_ROUNDS && (rounds.is_empty() || !all_met(&people, &history)) {
        let round: Vec<Vec<Entrant>> = arrange(&sizes, &costs(&people, &history))
            .into_iter()
            .map(|table| seat(&table.into_iter().map(Entrant::at).collect::<Vec<_>>(), &history))
            .collect();
        for table in &round {
            history.add(&Match::new(table.iter().copied().map(Some).collect()));
        }
        rounds.push(round);
    }
    rounds
}

fn all_met(people: &[Entrant], history: &History) -> bool {
    people
        .iter()
        .all(|one| people.iter().all(|other| one == other || history.met(*one, *other) > 0))
}

fn costs(people: &[Entrant], history: &History) -> Costs {
    let cost = |one: &Entrant, other: &Entrant| match u64::from(history.met(*one, *other)) {
        0 => 0,
        met => AGAIN + met * met * met,
    };
    Costs {
        pairs: people
            .iter()
            .map(|one| people.iter().map(|other| cost(one, other)).collect())
            .collect(),
        alone: vec![0; people.len()],
    }
}

/// The next round, for those who are still there.
pub(crate) fn round(plan: &Plan, field: &Field, number: usize) -> Option<Vec<Vec<Option<Entrant>>>> {
    let tables = schedule(plan, field.count()).into_iter().nth(number)?;
    let stay = |table: Vec<Entrant>| -> Vec<Option<Entrant>> {
        table
            .into_iter()
            .filter(|entrant| !field.out.contains(entrant))
            .map(Some)
            .collect()
    };
    Some(tables.into_iter().map(stay).filter(|table| !table.is_empty()).collect())
}
