//! The pictures in the rules: tokens, the frame, what a track costs, crossings, what a line scores.

use crate::boards::Diagram;
use crate::boards::diagram::{verdict, word};
use crate::texts::t;

/// The side of a card, and from one card to the next.
const CARD: f64 = 56.0;
const STEP: f64 = 62.0;

/// The picture of a clause.
pub fn diagram(clause: &str) -> Option<Diagram> {
    Some(match clause {
        "H1.2" => tokens(),
        "H5.3" => frame(),
        "H6.2" => costs(),
        "H6.4" => crossing(),
        "H6.6" => ends(),
        "H6.8" => no_loop(),
        "H6.10" => double_track(),
        "H10.1" => line_score(),
        _ => return None,
    })
}

/// The middle of a card.
fn middle(column: f64, row: f64) -> (f64, f64) {
    (column * STEP + CARD / 2.0, row * STEP + CARD / 2.0)
}

/// How large a picture of this many cards is.
fn size(columns: u8, rows: u8) -> (f64, f64) {
    let side = |number: u8| f64::from(number) * STEP - (STEP - CARD);
    (side(columns), side(rows))
}

fn card(column: f64, row: f64) -> String {
    format!(
        "<rect class='dg-card' x='{}' y='{}' width='{CARD}' height='{CARD}' rx='6'/>",
        column * STEP,
        row * STEP
    )
}

fn cards(columns: u8, rows: u8) -> String {
    let cells = (0..rows).flat_map(|row| (0..columns).map(move |column| (column, row)));
    cells.map(|(column, row)| card(column.into(), row.into())).collect()
}

/// A track from point to point, in the colour of a line.
fn track(line: &str, points: &[(f64, f64)]) -> String {
    let way: Vec<String> = points.iter().map(|(x, y)| format!("{x},{y}")).collect();
    let way = way.join(" ");
    format!("<polyline class='dg-casing' points='{way}'/><polyline class='dg-rail dg-{line}' points='{way}'/>")
}

/// The same through the middles of cards.
fn through(line: &str, cells: &[(f64, f64)]) -> String {
    let points: Vec<(f64, f64)> = cells.iter().map(|&(column, row)| middle(column, row)).collect();
    track(line, &points)
}

/// A track that could be laid, or not.
fn dashed(from: (f64, f64), to: (f64, f64), is_allowed: bool) -> String {
    let ((ax, ay), (bx, by)) = (middle(from.0, from.1), middle(to.0, to.1));
    format!("<path class='dg-dash' d='M{ax} {ay}L{bx} {by}'/>")
        + &verdict(f64::midpoint(ax, bx), f64::midpoint(ay, by), is_allowed)
}

/// The round badge at the end of a line: its letter tells it apart without colour.
fn badge((x, y): (f64, f64), line: &str, letter: &str) -> String {
    format!("<circle class='dg-badge dg-{line}' cx='{x}' cy='{y}' r='9'/>")
        + &word(x, y + 4.0, &format!("dg-on-{line}"), letter)
}

/// A number on a plate.
fn plate(x: f64, y: f64, text: &str) -> String {
    let half = 5.0 + 4.0 * text.chars().count() as f64;
    format!(
        "<rect class='dg-plate' x='{}' y='{}' width='{}' height='20' rx='10'/>",
        x - half,
        y - 10.0,
        2.0 * half
    ) + &word(x, y + 5.0, "dg-bold", text)
}

/// H1.2: eight tokens, the third and the sixth with a bonus.
fn tokens() -> Diagram {
    let token = |number: u8| {
        let x = 17.0 + 36.0 * f64::from(number - 1);
        let is_bonus = number.is_multiple_of(3) && number < 8;
        let class = if is_bonus { "dg-token dg-bonus" } else { "dg-token" };
        let star = if is_bonus {
            word(x, 52.0, "dg-bold", "★")
        } else {
            String::new()
        };
        format!(
            "<rect class='{class}' x='{}' y='2' width='32' height='32' rx='7'/>",
            x - 16.0
        ) + &word(x, 23.0, "dg-bold", &number.to_string())
            + &star
    };
    let inside: String = (1..=8).map(token).collect();
    Diagram::new((286.0, 56.0), inside, || t!("hill_diagrams.tokens"))
}

/// H5.3: four columns, four rows, wherever they come to lie.
fn frame() -> Diagram {
    let placed: String = [(1.0, 1.0), (2.0, 1.0), (2.0, 2.0), (4.0, 0.0)]
        .map(|(column, row)| card(column, row))
        .concat();
    let open = |column: f64, row: f64, is_allowed: bool| {
        let (x, y) = middle(column, row);
        format!(
            "<rect class='dg-open' x='{}' y='{}' width='{CARD}' height='{CARD}' rx='6'/>",
            column * STEP,
            row * STEP
        ) + &verdict(x, y, is_allowed)
    };
    let (x, side) = (STEP - 3.0, 4.0 * STEP);
    let around = format!("<rect class='dg-frame' x='{x}' y='-3' width='{side}' height='{side}' rx='9'/>");
    let inside = placed + &around + &open(3.0, 2.0, true) + &open(0.0, 2.0, false);
    let (width, height) = size(5, 4);
    Diagram::new((width + 3.0, height + 3.0), inside, || t!("hill_diagrams.frame"))
}

/// H6.2: road, open land, and what each half costs.
fn costs() -> Diagram {
    let half = |x: f64, to: f64, is_road: bool| {
        if is_road {
            format!("<path class='dg-road' d='M{x} 28H{to}'/>")
        } else {
            let at = f64::midpoint(x, to);
            format!(
                "<path class='dg-grass' d='M{} 40l3-7 3 7M{} 22l3-7 3 7M{} 44l2-5 2 5'/>",
                at - 8.0,
                at - 1.0,
                at + 4.0
            )
        }
    };
    let pair = |number: u8, roads: [bool; 2], cost: &str| {
        let inside = "<rect class='dg-card' width='48' height='56' rx='6'/><rect class='dg-card' x='50' width='48' height='56' rx='6'/>".to_owned()
            + &half(24.0, 48.0, roads[0])
            + &half(74.0, 50.0, roads[1])
            + &track("red", &[(24.0, 28.0), (74.0, 28.0)])
            + &plate(49.0, 74.0, cost);
        format!("<g transform='translate({} 0)'>{inside}</g>", 116.0 * f64::from(number))
    };
    let inside = pair(0, [true, true], "0") + &pair(1, [true, false], "1") + &pair(2, [false, false], "2");
    Diagram::new((330.0, 86.0), inside, || t!("hill_diagrams.costs"))
}

/// H6.4: two diagonals of the same four cards.
fn crossing() -> Diagram {
    let (width, height) = size(2, 2);
    let inside = cards(2, 2)
        + &through("blue", &[(0.0, 1.0), (1.0, 0.0)])
        + &badge(middle(1.0, 0.0), "blue", "B")
        + &through("red", &[(0.0, 0.0), (1.0, 1.0)])
        + &badge(middle(0.0, 0.0), "red", "R")
        + &plate(width / 2.0, height / 2.0, "+2");
    Diagram::new((width, height), inside, || t!("hill_diagrams.crossing"))
}

/// H6.6: where a line goes on.
fn ends() -> Diagram {
    let line = [(0.0, 1.0), (1.0, 1.0), (2.0, 0.0)];
    let inside = cards(4, 2)
        + &dashed((0.0, 1.0), (0.0, 0.0), true)
        + &dashed((2.0, 0.0), (3.0, 0.0), true)
        + &dashed((1.0, 1.0), (2.0, 1.0), false)
        + &through("blue", &line)
        + &badge(middle(0.0, 1.0), "blue", "B")
        + &badge(middle(2.0, 0.0), "blue", "B");
    Diagram::new(size(4, 2), inside, || t!("hill_diagrams.ends"))
}

/// H6.8: back to a card that the line passes already.
fn no_loop() -> Diagram {
    let inside = cards(2, 2)
        + &dashed((0.0, 1.0), (0.0, 0.0), false)
        + &through("black", &[(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)])
        + &badge(middle(0.0, 0.0), "black", "K")
        + &badge(middle(0.0, 1.0), "black", "K");
    Diagram::new(size(2, 2), inside, || t!("hill_diagrams.no_loop"))
}

/// H6.10: two colours on one spot.
fn double_track() -> Diagram {
    let lane = |by: f64| [(28.0, 28.0 + by), (90.0, 28.0 + by)];
    let inside = cards(2, 1)
        + &track("red", &lane(-8.0))
        + &track("yellow", &lane(8.0))
        + &badge((28.0, 20.0), "red", "R")
        + &badge((90.0, 36.0), "yellow", "Y")
        + "<circle class='dg-token' cx='146' cy='28' r='19'/><path class='dg-twin' d='M135 23h22M135 33h22'/>";
    Diagram::new((168.0, 56.0), inside, || t!("hill_diagrams.double_track"))
}

/// H10.1: the values of the cards that a line passes.
fn line_score() -> Diagram {
    let value = |column: f64, value: &str| {
        let (x, _) = middle(column, 0.0);
        plate(x, 46.0, value)
    };
    let inside = cards(4, 1)
        + &track("red", &[(28.0, 20.0), (90.0, 20.0), (152.0, 20.0), (214.0, 20.0)])
        + &badge((28.0, 20.0), "red", "R")
        + &badge((214.0, 20.0), "red", "R")
        + "<circle class='dg-token' cx='172' cy='10' r='11'/>"
        + &word(172.0, 14.0, "dg-bold", "×2")
        + &value(0.0, "3")
        + &value(1.0, "4")
        + &value(2.0, "6×2")
        + &value(3.0, "1")
        + &word(121.0, 78.0, "dg-bold dg-sum", "3 + 4 + 12 + 1 = 20");
    Diagram::new((242.0, 86.0), inside, || t!("hill_diagrams.line_score"))
}

#[cfg(test)]
mod tests {
    use hill::Hill;

    use crate::boards::diagram::tests::check;

    #[test]
    fn the_rules_have_their_pictures() {
        check::<Hill>(&["H1.2", "H5.3", "H6.2", "H6.4", "H6.6", "H6.8", "H6.10", "H10.1"], 0);
    }
}
