//! Where this browser has left tables of the server: what happened there since is news to whoever comes back.

use crate::browser;

/// Where it is kept.
const NAME: &str = "left";
/// At most this many tables are remembered.
const MOST: usize = 30;

/// The tables that were left, the last one first, with how many decisions had been made by then.
type Left = Vec<(String, usize)>;

/// How many decisions had been made when this browser last left a table.
pub(super) fn at(id: &str) -> Option<usize> {
    let left: Left = browser::load(NAME)?;
    left.into_iter().find(|(table, _)| table == id).map(|(_, ply)| ply)
}

/// Leaves a table after this many decisions.
pub(super) fn leave(id: &str, ply: usize) {
    let left = browser::load(NAME).unwrap_or_default();
    browser::keep(NAME, &with(left, id, ply));
}

fn with(mut left: Left, id: &str, ply: usize) -> Left {
    left.retain(|(table, _)| table != id);
    left.insert(0, (id.to_owned(), ply));
    left.truncate(MOST);
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_table_that_was_left_last_comes_first() {
        let left = with(with(with(Vec::new(), "a", 3), "b", 5), "a", 9);
        assert_eq!(left, [("a".to_owned(), 9), ("b".to_owned(), 5)]);
    }

    #[test]
    fn tables_of_long_ago_are_forgotten() {
        let left = (0..100).fold(Vec::new(), |left, number| with(left, &number.to_string(), number));
        assert_eq!((left.len(), left[0].1), (MOST, 99));
    }
}
