//! The best results of whoever plays in this browser: one for each game, number of players and choice of options, on this device or online.

use serde::{Deserialize, Serialize};
use table::Seed;

use super::kept;
use crate::browser;

/// How a result compares with those before it, at the same game with as many players and the same options.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Standing {
    /// There is nothing to compare it with.
    First,
    /// It is better than all before, of which this was the best.
    Best(i32),
    /// It is not: this is the best.
    Behind(i32),
}

/// The best result so far.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Record {
    points: i32,
    /// The table at which it was made; empty if that isn't known.
    table: String,
    /// The best one before it.
    before: Option<i32>,
}

/// Notes the points of a finished game, and says how they compare. `kind` is the same for all games that do. A game that began in the middle of another one does not
/// count: its luck was known.
pub fn note(kind: &str, table: &str, points: i32) -> Option<Standing> {
    let kept = kept::find(table);
    if kept.as_ref().is_some_and(|kept| kept.tried) {
        return None;
    }
    // options may be whole lists of cards: a digest of them is enough
    let name = format!("best.{}", &Seed::from_text(kind).commitment()[..16]);
    let (standing, record) = compare(browser::load(&name), table, points);
    browser::keep(&name, &record);
    // whoever plays online may have played anywhere before
    (standing != Standing::First || kept.is_some()).then_some(standing)
}

fn compare(known: Option<Record>, table: &str, points: i32) -> (Standing, Record) {
    let (own, others) = match known {
        // looked at once more, or ended once more after something was taken back
        Some(record) if record.table == table => (record.before, None),
        other => (other.as_ref().map(|record| record.points), other),
    };
    match own {
        Some(best) if points <= best => {
            let untold = Record {
                points: best,
                table: String::new(),
                before: None,
            };
            (Standing::Behind(best), others.unwrap_or(untold))
        }
        before => {
            let record = Record {
                points,
                table: table.into(),
                before,
            };
            (before.map_or(Standing::First, Standing::Best), record)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The results of these games, one after the other.
    fn standings(results: &[(&str, i32)]) -> Vec<Standing> {
        let mut known = None;
        let note = |&(table, points): &(&str, i32)| {
            let (standing, record) = compare(known.take(), table, points);
            known = Some(record);
            standing
        };
        results.iter().map(note).collect()
    }

    #[test]
    fn each_result_is_compared_with_the_best_before_it() {
        let results = [("first", 44), ("better", 50), ("worse", 47), ("as good", 50)];
        let expected = [
            Standing::First,
            Standing::Best(44),
            Standing::Behind(50),
            Standing::Behind(50),
        ];
        assert_eq!(standings(&results), expected);
    }

    #[test]
    fn a_game_that_is_looked_at_again_is_not_compared_with_itself() {
        let results = [
            ("first", 44),
            ("first", 44),
            ("better", 50),
            ("better", 50),
            ("first", 44),
        ];
        let expected = [
            Standing::First,
            Standing::First,
            Standing::Best(44),
            Standing::Best(44),
            Standing::Behind(50),
        ];
        assert_eq!(standings(&results), expected);
    }

    #[test]
    fn a_record_that_was_taken_back_is_none() {
        let results = [("first", 44), ("better", 50), ("better", 40), ("next", 45)];
        let expected = [
            Standing::First,
            Standing::Best(44),
            Standing::Behind(44),
            Standing::Best(44),
        ];
        assert_eq!(standings(&results), expected);
    }
}
