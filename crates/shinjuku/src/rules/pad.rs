//! S7: the score pad, for those who count themselves and only write down numbers.

use table::{PadRow, PadSum, Say, Worth};

use crate::parts::customer::{Customer, Customers, Goods};
use crate::parts::map::Map;
use crate::rules::scoring;
use crate::text::Row;

/// More customers of a kind than anybody has.
const MOST_TOKENS: i32 = 99;
/// More than the rank number of any station.
const MOST_RANK: i32 = 99;

/// S7.2, S7.4: singles and doubles of each type; the highest rank number, where all else is equal.
pub(super) fn rows() -> Vec<PadRow> {
    let map = Map::standard();
    let mut rows: Vec<PadRow> = Customer::all().map(|customer| tokens(&map, customer)).collect();
    rows.push(PadRow {
        id: "rank",
        what: Row::Rank.say(&map),
        clause: "S7.4",
        worth: Worth::Tie,
        limits: 0..=MOST_RANK,
    });
    rows
}

fn tokens(map: &Map, customer: Customer) -> PadRow {
    let Customer { goods, double } = customer;
    let id = match (goods, double) {
        (Goods::Food, false) => "food",
        (Goods::Food, true) => "food_doubles",
        (Goods::Clothing, false) => "clothing",
        (Goods::Clothing, true) => "clothing_doubles",
        (Goods::Books, false) => "books",
        (Goods::Books, true) => "books_doubles",
        (Goods::Electronics, false) => "electronics",
        (Goods::Electronics, true) => "electronics_doubles",
    };
    let row = if double {
        Row::Doubles { goods }
    } else {
        Row::Singles { goods }
    };
    PadRow {
        id,
        what: row.say(map),
        clause: "S7.2",
        worth: Worth::Each(customer.points()),
        limits: 0..=MOST_TOKENS,
    }
}

/// S7.2 to S7.4: the type with most tokens doesn't count; ties are broken by removing more types, at last by rank.
pub(super) fn sum(column: &[Option<i32>]) -> PadSum {
    let number = |row: usize| column.get(row).copied().flatten().unwrap_or(0).clamp(0, MOST_TOKENS);
    let of_kind = |(row, customer): (usize, Customer)| (0..number(row)).map(move |_| customer);
    let earned: Customers = Customer::all().enumerate().flat_map(of_kind).collect();
    let removed = scoring::removed(&earned);
    let points =
        |(row, customer): (usize, Customer)| (removed != Some(customer.goods)).then(|| customer.points() * number(row));
    let mut rows: Vec<Option<i32>> = Customer::all().enumerate().map(points).collect();
    let rank = number(rows.len());
    rows.push(None);
    PadSum {
        points: rows,
        tie_breaks: vec![
            scoring::points_without(&earned, 2),
            scoring::points_without(&earned, 3),
            rank,
        ],
        title: None,
    }
}
