//! Who sits on which seat of a table: everybody as often on each as the others, the first seat above all.

use crate::entrant::Entrant;
use crate::history::{History, SEATS};

/// How much more it matters to be first than to have any other seat.
const FIRST: u32 = 4;

/// These people in the order of their seats.
pub(crate) fn seat(people: &[Entrant], history: &History) -> Vec<Entrant> {
    let mut best = people.to_vec();
    let mut least = u32::MAX;
    let mut tried = people.to_vec();
    permute(&mut tried, 0, &mut |order| {
        let cost = cost(order, history);
        if cost < least {
            least = cost;
            best.copy_from_slice(order);
        }
    });
    best
}

/// What an order of seats adds to the sum of squares of how often everybody had each seat.
fn cost(order: &[Entrant], history: &History) -> u32 {
    let seat = |(seat, entrant): (usize, &Entrant)| {
        let weight = if seat == 0 { FIRST } else { 1 };
        weight * (2 * history.sat(*entrant)[seat.min(SEATS - 1)] + 1)
    };
    order.iter().enumerate().map(seat).sum()
}

/// Tries every order; there are 120 at most.
fn permute(order: &mut Vec<Entrant>, from: usize, look: &mut impl FnMut(&[Entrant])) {
    if from + 1 >= order.len() {
        return look(order);
    }
    for next in from..order.len() {
        order.swap(from, next);
        permute(order, from + 1, look);
        order.swap(from, next);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entrant::Field;
    use crate::matched::Match;

    #[test]
    fn who_was_first_is_not_first_again() {
        let field = Field::new(3);
        let round = vec![Match::new(field.all().map(Some).collect())];
        let mut rounds = vec![round];
        let mut first = vec![Entrant(0)];
        for _ in 0..2 {
            let order = seat(&field.all().collect::<Vec<_>>(), &History::new(&field, &rounds));
            first.push(order[0]);
            rounds.push(vec![Match::new(order.into_iter().map(Some).collect())]);
        }
        first.sort_unstable();
        assert_eq!(first, field.all().collect::<Vec<_>>());
    }
}
