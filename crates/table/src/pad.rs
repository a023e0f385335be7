//! The printed score pad of a game: nothing but numbers, with a row for each thing that scores and a column for each player.

use std::ops::RangeInclusive;

use crate::words::Message;

/// A row of the pad.
#[derive(Clone, PartialEq, Debug)]
pub struct PadRow {
    /// Its name in what is kept of a pad: it never changes.
    pub id: &'static str,
    /// What is written at its head.
    pub what: Message,
    /// The clause of the rules that gives the points.
    pub clause: &'static str,
    /// What a number in it is worth.
    pub worth: Worth,
    /// The numbers that can be written in it.
    pub limits: RangeInclusive<i32>,
}

/// What a number in a row is worth.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Worth {
    /// It is the points.
    Points,
    /// It counts things, and each brings this many points.
    Each(i32),
    /// It counts things, and this many of them bring one point.
    OnePer(i32),
    /// It brings nothing, and breaks a tie: the row is asked for when there is one.
    Tie,
}

impl Worth {
    /// The points of a number; `None` where a row gives none at all.
    pub const fn points(self, number: i32) -> Option<i32> {
        match self {
            Worth::Points => Some(number),
            Worth::Each(points) => Some(number.saturating_mul(points)),
            Worth::OnePer(count) => Some(number / count),
            Worth::Tie => None,
        }
    }
}

/// What the numbers of a column come to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct PadSum {
    /// What each row brings, in the order of the rows; `None` where it doesn't count.
    pub points: Vec<Option<i32>>,
    /// What decides between equal totals, the more important first; more is better.
    pub tie_breaks: Vec<i32>,
    /// A title earned by the total, where the game has them.
    pub title: Option<Message>,
}

impl PadSum {
    /// Adds up a column, one number for each row: every row by its worth, ties by the rows that are there for them. A blank counts as 0.
    pub fn of(rows: &[PadRow], column: &[Option<i32>]) -> PadSum {
        let numbers = column.iter().map(|number| number.unwrap_or(0));
        let filled: Vec<(Worth, i32)> = rows.iter().map(|row| row.worth).zip(numbers).collect();
        let breaks_ties = |&&(worth, _): &&(Worth, i32)| worth == Worth::Tie;
        PadSum {
            points: filled.iter().map(|(worth, number)| worth.points(*number)).collect(),
            tie_breaks: filled.iter().filter(breaks_ties).map(|(_, number)| *number).collect(),
            title: None,
        }
    }

    /// All points together.
    pub fn total(&self) -> i32 {
        self.points.iter().flatten().sum()
    }

    fn merit(&self) -> (i32, &[i32]) {
        (self.total(), &self.tie_breaks)
    }
}

/// The places of these columns: more points first, then by the tie-breaks; who is equal in all shares the place.
pub fn places(sums: &[PadSum]) -> Vec<u8> {
    let place = |own: &PadSum| 1 + sums.iter().filter(|other| other.merit() > own.merit()).count() as u8;
    sums.iter().map(place).collect()
}

/// Are two of these columns equal in everything?
pub fn is_tied(sums: &[PadSum]) -> bool {
    let equal = |(n, one): (usize, &PadSum)| sums[n + 1..].iter().any(|other| other.merit() == one.merit());
    sums.iter().enumerate().any(equal)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(worth: Worth) -> PadRow {
        PadRow {
            id: "row",
            what: Message::verbatim("a row"),
            clause: "",
            worth,
            limits: 0..=99,
        }
    }

    fn sum(column: [Option<i32>; 4]) -> PadSum {
        PadSum::of(
            &[Worth::Points, Worth::Each(-10), Worth::OnePer(2), Worth::Tie].map(row),
            &column,
        )
    }

    #[test]
    fn each_row_counts_by_its_worth() {
        let sum = sum([Some(30), Some(2), Some(5), Some(7)]);
        assert_eq!(sum.points, [Some(30), Some(-20), Some(2), None]);
        assert_eq!((sum.total(), sum.tie_breaks), (12, vec![7]));
    }

    #[test]
    fn a_blank_is_nothing() {
        assert_eq!(sum([None; 4]).total(), 0);
        assert_eq!(sum([Some(-3), None, Some(3), None]).total(), -2);
    }

    #[test]
    fn ties_are_broken_or_shared() {
        let column = |points, tie| sum([Some(points), None, None, tie]);
        let open = [column(10, None), column(12, None), column(12, None)];
        assert!(is_tied(&open) && !is_tied(&open[..2]));
        assert_eq!(places(&open), [3, 1, 1]);
        let broken = [column(10, None), column(12, Some(1)), column(12, Some(3))];
        assert!(!is_tied(&broken));
        assert_eq!(places(&broken), [3, 2, 1]);
    }
}
