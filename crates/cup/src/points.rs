//! Points: how much of a table somebody left behind.

use std::iter::Sum;
use std::ops::{Add, AddAssign};

use serde::{Deserialize, Serialize};

/// The share of the others at a table that somebody left behind, in 24ths: 24 for a win, 0 for the last place, whatever the size of the table; equals share.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(transparent)]
pub struct Points(pub u32);

impl Points {
    /// For the first place.
    pub const WIN: Points = Points(24);

    /// What each of these has, where more is better.
    pub(crate) fn shares<T: Ord>(merits: &[T]) -> Vec<Points> {
        let others = merits.len().saturating_sub(1) as u32;
        let share = |own: &T| {
            let behind = merits.iter().filter(|other| *other < own).count() as u32;
            let equal = merits.iter().filter(|other| *other == own).count() as u32 - 1;
            // 24 is divided by every number of others at a table of five or fewer, twice
            (Points::WIN.0 * (2 * behind + equal)).checked_div(2 * others)
        };
        merits.iter().map(|own| Points(share(own).unwrap_or(0))).collect()
    }
}

impl Add for Points {
    type Output = Points;

    fn add(self, other: Points) -> Points {
        Points(self.0 + other.0)
    }
}

impl AddAssign for Points {
    fn add_assign(&mut self, other: Points) {
        self.0 += other.0;
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Points>>(all: I) -> Points {
        all.fold(Points(0), Points::add)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shares(merits: &[i32]) -> Vec<u32> {
        Points::shares(merits).into_iter().map(|points| points.0).collect()
    }

    #[test]
    fn a_win_is_worth_the_same_at_every_table() {
        assert_eq!(shares(&[5, 9]), [0, 24]);
        assert_eq!(shares(&[9, 5, 7]), [24, 0, 12]);
        assert_eq!(shares(&[1, 2, 3, 4]), [0, 8, 16, 24]);
        assert_eq!(shares(&[5, 4, 3, 2, 1]), [24, 18, 12, 6, 0]);
        assert_eq!(shares(&[3]), [0]);
    }

    /// What a table gives away is the same whoever is equal to whom.
    #[test]
    fn equals_share() {
        assert_eq!(shares(&[5, 5]), [12, 12]);
        assert_eq!(shares(&[5, 5, 3, 2, 1]), [21, 21, 12, 6, 0]);
        assert_eq!(shares(&[5, 5, 5, 1]), [16, 16, 16, 0]);
    }
}
