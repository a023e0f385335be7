//! H10: the printed score pad, for those who count themselves and only write down numbers.

use table::words::Say;
use table::{Message, PadRow, PadSum, Worth};

use crate::parts::cards::Cards;
use crate::parts::line::Line;
use crate::rules::scoring::{EMPTY_LINE, RESOURCES_PER_POINT};
use crate::rules::solo;
use crate::text::{Part, Row};

/// More points than a line, its Plan cards or a Request can bring.
const MOST_POINTS: i32 = 999;

/// How many rows the lines and their Plan cards take.
const LINES: usize = 2 * Line::ALL.len();

/// The Request cards stand behind the penalty.
const REQUESTS: std::ops::Range<usize> = LINES + 1..LINES + 3;

/// H10.1 to H10.6: the rows, in the order in which a game is scored.
pub(super) fn rows() -> Vec<PadRow> {
    let cards = Cards::standard();
    let mut rows: Vec<PadRow> = Line::ALL.map(|line| line_row(&cards, line)).into();
    rows.extend(Line::ALL.map(|line| plans_row(&cards, line)));
    rows.extend([
        penalty(&cards),
        points("request_1", "H10.4", Row::Request { n: 1 }.say(&cards)),
        points("request_2", "H10.4", Row::Request { n: 2 }.say(&cards)),
        resources(&cards),
        plans_fulfilled(&cards),
    ]);
    rows
}

/// H13.2: who plays alone earns a title; whoever fills in a Request card plays with the Residents' variant.
pub(super) fn sum(players: usize, column: &[Option<i32>]) -> PadSum {
    let sum = PadSum::of(&rows(), column);
    let residents = column[REQUESTS].iter().any(Option::is_some);
    let title = (players == 1).then(|| solo::title(sum.total(), residents).say(&Cards::standard()));
    PadSum { title, ..sum }
}

fn points(id: &'static str, clause: &'static str, what: Message) -> PadRow {
    PadRow {
        id,
        what,
        clause,
        worth: Worth::Points,
        limits: 0..=MOST_POINTS,
    }
}

/// H10.1: the cards that a line passes.
fn line_row(cards: &Cards, line: Line) -> PadRow {
    let id = match line {
        Line::Red => "red",
        Line::Yellow => "yellow",
        Line::Blue => "blue",
        Line::Black => "black",
    };
    points(id, "H10.1", Part::Line { line: line.into() }.say(cards))
}

/// H10.2: its fulfilled Plan cards.
fn plans_row(cards: &Cards, line: Line) -> PadRow {
    let id = match line {
        Line::Red => "red_plans",
        Line::Yellow => "yellow_plans",
        Line::Blue => "blue_plans",
        Line::Black => "black_plans",
    };
    points(id, "H10.2", Part::Plans { line }.say(cards))
}

/// H10.3: the pad multiplies.
fn penalty(cards: &Cards) -> PadRow {
    PadRow {
        id: "empty_lines",
        what: Row::Penalty { each: EMPTY_LINE }.say(cards),
        clause: "H10.3",
        worth: Worth::Each(-EMPTY_LINE),
        limits: 0..=Line::ALL.len() as i32,
    }
}

/// H10.5: the pad divides.
fn resources(cards: &Cards) -> PadRow {
    let each = RESOURCES_PER_POINT;
    PadRow {
        id: "resources",
        what: Row::Resources { each }.say(cards),
        clause: "H10.5",
        worth: Worth::OnePer(each),
        limits: 0..=MOST_POINTS,
    }
}

/// H10.6: what breaks a tie.
fn plans_fulfilled(cards: &Cards) -> PadRow {
    PadRow {
        id: "plans_fulfilled",
        what: Row::PlansFulfilled.say(cards),
        clause: "H10.6",
        worth: Worth::Tie,
        limits: 0..=16,
    }
}
