//! T15: the score pad, for those who count themselves and only write down numbers.

use table::words::Say;
use table::{PadRow, PadSum, Worth};

use crate::rules::entry::{MOST_HP, MOST_LINKS};
use crate::rules::scoring::{LINK, MONEY};
use crate::rules::solo;
use crate::state::MOST_STRESS;
use crate::text::part::{Part, Row};

/// More money than there is in the box.
const MOST_MONEY: i32 = 9_999;
/// The row with the money.
const CASH: usize = 2;

/// T15.1: happiness, links, money, stress.
pub(super) fn rows() -> Vec<PadRow> {
    let row = |id, what, worth, limits| PadRow {
        id,
        what,
        clause: "T15.1",
        worth,
        limits,
    };
    let (most_hp, most_links) = (i32::from(MOST_HP), i32::from(MOST_LINKS));
    vec![
        row("happiness", Part::Happiness.say(&()), Worth::Points, -most_hp..=most_hp),
        row(
            "links",
            Part::Links { each: LINK }.say(&()),
            Worth::Each(LINK),
            0..=most_links,
        ),
        row(
            "money",
            Part::Money { each: MONEY }.say(&()),
            Worth::OnePer(MONEY.into()),
            0..=MOST_MONEY,
        ),
        row(
            "stress",
            Row::Stress.say(&()),
            Worth::Each(-1),
            0..=i32::from(MOST_STRESS),
        ),
    ]
}

/// T15.3: money breaks ties, and is on the pad already; T17.11: who plays alone is rated.
pub(super) fn sum(players: usize, column: &[Option<i32>]) -> PadSum {
    let sum = PadSum::of(&rows(), column);
    let title = (players == 1).then(|| solo::rating(sum.total()).say(&()));
    let money = column.get(CASH).copied().flatten().unwrap_or(0);
    PadSum {
        tie_breaks: vec![money],
        title,
        ..sum
    }
}
