//! V9: the score pad, for those who count themselves and only write down numbers.

use table::{PadRow, PadSum, Say, Worth};

use crate::parts::customer::Goods;
use crate::parts::map::Map;
use crate::second::scoring::{Collection, tie_breaks};
use crate::text::SetRow;

/// More customers of a type than anybody has.
const MOST: i32 = 99;

/// V9.1: how many customers of each type, doubles counted twice; the bonus tokens.
pub(super) fn rows() -> Vec<PadRow> {
    let map = Map::standard();
    let row = |id, row: SetRow| PadRow {
        id,
        what: row.say(&map),
        clause: "V9.1",
        worth: Worth::Points,
        limits: 0..=MOST,
    };
    let goods = |goods| SetRow::Customers { goods };
    vec![
        row("food", goods(Goods::Food)),
        row("clothing", goods(Goods::Clothing)),
        row("books", goods(Goods::Books)),
        row("electronics", goods(Goods::Electronics)),
        row("bonus", SetRow::Bonus),
        row("art", SetRow::Art),
        PadRow {
            id: "took",
            clause: "V10.6",
            worth: Worth::Tie,
            ..row("took", SetRow::Took)
        },
    ]
}

/// V9.2 to V9.5: a type brings 4 for each customer if there are the fewest of it, then 3, 2, 1; what bonus tokens or art add is theirs.
pub(super) fn sum(column: &[Option<i32>]) -> PadSum {
    let number = |row: usize| column.get(row).copied().flatten().unwrap_or(0).clamp(0, MOST);
    let types = [0, 1, 2, 3].map(number);
    let art = number(5);
    let collection = Collection {
        types,
        art: (art > 0).then_some(art),
        bonus: number(4),
    };
    let mut ascending = [0, 1, 2, 3];
    ascending.sort_by_key(|&row: &usize| types[row]);
    let mut points = [0; 4];
    for (worth, row) in (1..=4).rev().zip(ascending) {
        points[row] = worth * types[row];
    }
    let more = collection.points() - points.iter().sum::<i32>();
    let (bonus, art) = if art > 0 { (0, more) } else { (more, 0) };
    let first = match number(6) {
        order @ 1..=4 => 5 - order,
        _ => 0,
    };
    PadSum {
        points: points.into_iter().chain([bonus, art]).map(Some).chain([None]).collect(),
        tie_breaks: tie_breaks(&collection.sets(), first).to_vec(),
        title: None,
    }
}
