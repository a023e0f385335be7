//! S7.2 to S7.4: the score.

use table::{ScorePart, SeatResult};

use crate::customer::{Customers, Goods};

/// S7.2, S7.3: the points that are left when the types with most tokens are removed, as many of them; ties between types in the player's favour.
pub fn points_without(earned: &Customers, removed: usize) -> i32 {
    kept(earned, removed)
        .into_iter()
        .map(|goods| earned.points(goods))
        .sum()
}

/// The types that are left: those with the most tokens go first, of equal ones the one with fewer points.
fn kept(earned: &Customers, removed: usize) -> Vec<Goods> {
    let mut types = Goods::ALL;
    types.sort_by_key(|&goods| (std::cmp::Reverse(earned.tokens(goods)), earned.points(goods)));
    types[removed.min(types.len())..].to_vec()
}

/// S7.2 to S7.4: a seat's result, not yet ranked. `best_rank` is the highest rank number of its department stores, 0 without any.
pub(crate) fn result(earned: &Customers, best_rank: u8) -> SeatResult {
    let kept = kept(earned, 1);
    let part = |goods: Goods| {
        let removed = if kept.contains(&goods) {
            ""
        } else {
            " (removed: most tokens)"
        };
        let points = if removed.is_empty() { earned.points(goods) } else { 0 };
        ScorePart::leaf("S7.2", format!("{} {goods}{removed}", earned.tokens(goods)), points)
    };
    SeatResult {
        place: 0,
        score: ScorePart::sum("S7.2", "customers", Goods::ALL.into_iter().map(part).collect()),
        tie_breaks: vec![points_without(earned, 2), points_without(earned, 3), best_rank.into()],
        name: None,
        title: None,
    }
}
