//! A few things in order.

use std::cmp::Ordering;

/// Sorts a few things; equal ones stay in their order. The sort of the standard library is made for many: it takes 5 kB of the app for each type and order, and
/// the lists of a page have a handful of entries.
pub fn sort<T>(things: &mut [T], order: impl Fn(&T, &T) -> Ordering) {
    for end in 1..things.len() {
        let mut at = end;
        while at > 0 && order(&things[at - 1], &things[at]).is_gt() {
            things.swap(at - 1, at);
            at -= 1;
        }
    }
}

/// The same by a key.
pub fn sort_by_key<T, K: Ord>(things: &mut [T], key: impl Fn(&T) -> K) {
    sort(things, |one, other| key(one).cmp(&key(other)));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_things_stay_in_their_order() {
        let mut things = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        sort_by_key(&mut things, |thing| thing.0);
        assert_eq!(things, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
        sort(&mut things, |one, other| other.0.cmp(&one.0));
        assert_eq!(things.map(|thing| thing.1), ['a', 'c', 'b', 'e', 'd']);
        sort_by_key(&mut things[..0], |thing| thing.0);
    }
}
