//! S7.2 to S7.4: the score.

use table::{Say, ScorePart, SeatResult};

use crate::parts::customer::{Customers, Goods};
use crate::parts::map::Map;
use crate::text::Part;

/// S7.2: the points of these customers.
pub fn points(earned: &Customers) -> i32 {
    points_without(earned, 1)
}

/// S7.2, S7.3: the points that are left when this many types with most tokens are removed; ties between types in the player's favour.
pub fn points_without(earned: &Customers, removed: usize) -> i32 {
    let kept = &by_tokens(earned)[removed.min(Goods::ALL.len())..];
    kept.iter().map(|&goods| earned.points(goods)).sum()
}

/// S7.2: the type that is removed, if there is anybody.
pub fn removed(earned: &Customers) -> Option<Goods> {
    let [most, ..] = by_tokens(earned);
    (earned.tokens(most) > 0).then_some(most)
}

/// S7.2: the types in the order in which they are removed: most tokens first, of equal ones the one with fewer points.
fn by_tokens(earned: &Customers) -> [Goods; 4] {
    let mut types = Goods::ALL;
    types.sort_by_key(|&goods| (std::cmp::Reverse(earned.tokens(goods)), earned.points(goods)));
    types
}

/// S7.2, S7.4: what places a seat: its points, then what breaks ties. `best_rank` is the highest rank number of its department stores, 0 without any.
pub(crate) fn merit(earned: &Customers, best_rank: u8) -> (i32, [i32; 3]) {
    let tie_breaks = [points_without(earned, 2), points_without(earned, 3), best_rank.into()];
    (points(earned), tie_breaks)
}

/// S7.2 to S7.5: a seat's result, not yet ranked. Only customers score.
pub(crate) fn result(map: &Map, earned: &Customers, best_rank: u8) -> SeatResult {
    let parts = Goods::ALL.into_iter().map(|goods| part(map, earned, goods)).collect();
    SeatResult {
        place: 0,
        score: ScorePart::sum("S7.2", Part::Customers.say(map), parts),
        tie_breaks: merit(earned, best_rank).1.to_vec(),
        name: None,
        title: None,
    }
}

/// S7.2: what the customers of a type score.
fn part(map: &Map, earned: &Customers, goods: Goods) -> ScorePart {
    let n = earned.tokens(goods);
    let [most, ..] = by_tokens(earned);
    let (part, points) = if goods == most {
        (Part::Removed { n, goods }, 0)
    } else {
        (Part::Kept { n, goods }, earned.points(goods))
    };
    ScorePart::leaf("S7.2", part.say(map), points).of_item(goods.say(map))
}
