//! The pictures in the rules: two tracks, a Move with its hand-overs, who takes Income, what scores.

use shinjuku::Goods;

use super::icons::{goods_class, goods_path};
use crate::boards::Diagram;
use crate::boards::diagram::{arrow, verdict, word};
use crate::texts::t;

/// From one station to the next.
const WAY: f64 = 100.0;
/// How high the tracks lie.
const LEVEL: f64 = 74.0;

/// The picture of a clause.
pub fn diagram(clause: &str) -> Option<Diagram> {
    Some(match clause {
        "S5.5" => two_tracks(),
        "S6.3" => hand_overs(),
        "S6.7" => incomes(),
        "S7.2" => score(),
        _ => return None,
    })
}

/// How far to the right a station is.
fn at(station: u8) -> f64 {
    30.0 + WAY * f64::from(station)
}

fn station(number: u8) -> String {
    format!("<circle class='dg-station' cx='{}' cy='{LEVEL}' r='9'/>", at(number))
}

/// A track from a station to the next, in its owner's colour and with the owner's letter.
fn track(from: u8, seat: u8, letter: &str) -> String {
    let (left, right) = (at(from), at(from + 1));
    let middle = f64::midpoint(left, right);
    format!(
        "<g class='seat-{seat}'><path class='dg-track' d='M{left} {LEVEL}H{right}'/><circle class='dg-owner' cx='{middle}' cy='{LEVEL}' r='9'/>{}</g>",
        word(middle, LEVEL + 4.0, "dg-on-seat", letter)
    )
}

/// Goods, drawn around a point.
fn goods(x: f64, y: f64, goods: Goods, scale: f64) -> String {
    let (left, top) = (x - 12.0 * scale, y - 12.0 * scale);
    format!(
        "<path class='dg-goods' transform='translate({left:.1} {top:.1}) scale({scale})' d='{}'/>",
        goods_path(goods)
    )
}

/// A store above a station.
fn store(number: u8, seat: u8, letter: &str, sold: Goods) -> String {
    let x = at(number);
    format!(
        "<g class='seat-{seat}'><path class='dg-store' d='M{} 56V24h34v32z'/><path class='dg-roof' d='M{} 26l4-10h30l4 10z'/>{}<circle class='dg-owner' cx='{}' cy='22' r='9'/>{}</g>",
        x - 17.0,
        x - 19.0,
        goods(x, 41.0, sold, 0.85),
        x + 18.0,
        word(x + 18.0, 26.0, "dg-on-seat", letter)
    )
}

/// A customer: a round token, with a 2 if it counts double.
fn customer(x: f64, y: f64, wanted: Goods, is_double: bool) -> String {
    let two = if is_double {
        format!("<circle class='dg-two' cx='{}' cy='{}' r='6.500'/>", x + 9.0, y - 8.0)
            + &word(x + 9.0, y - 5.0, "dg-small", "2")
    } else {
        String::new()
    };
    format!(
        "<g class='{}'><circle class='dg-customer' cx='{x}' cy='{y}' r='12'/>{}{two}</g>",
        goods_class(wanted),
        goods(x, y, wanted, 0.62)
    )
}

/// S5.5: a second track that shares a station with the first.
fn two_tracks() -> Diagram {
    let card = |number: u8| {
        let x = at(number);
        format!(
            "<rect class='dg-ticket' x='{}' y='98' width='20' height='27' rx='3'/>",
            x - 10.0
        ) + &word(x, 117.0, "dg-bold", "?")
    };
    let inside = track(0, 1, "1")
        + &track(1, 1, "2")
        + &(0..3).map(station).collect::<String>()
        + &(0..3).map(card).collect::<String>();
    let inside = format!("<g transform='translate(0 -50)'>{inside}</g>");
    Diagram::new((260.0, 78.0), inside, || t!("shinjuku_diagrams.two_tracks"))
}

/// S6.3: the group goes its way, and every store takes what it sells.
fn hand_overs() -> Diagram {
    let (food, books, clothing) = (Goods::Food, Goods::Books, Goods::Clothing);
    let below = 112.0;
    let inside = track(0, 0, "A")
        + &track(1, 2, "C")
        + &(0..3).map(station).collect::<String>()
        + &store(0, 0, "A", food)
        + &store(2, 1, "B", books)
        + &customer(at(0) - 14.0, below, food, false)
        + &customer(at(0) + 14.0, below, books, false)
        + &customer(at(0), below + 26.0, clothing, false)
        + &arrow((at(0) - 22.0, below - 16.0), (at(0) - 22.0, 48.0))
        + &customer(at(1) - 14.0, below, books, false)
        + &customer(at(1) + 14.0, below, clothing, false)
        + &arrow((at(0) + 34.0, below), (at(1) - 34.0, below))
        + &arrow((at(1) + 32.0, below), (at(2) - 32.0, below))
        + &customer(at(2) - 14.0, below, books, false)
        + &customer(at(2) + 14.0, below, clothing, false)
        + &arrow((at(2) - 22.0, below - 16.0), (at(2) - 22.0, 48.0));
    Diagram::new((264.0, 152.0), inside, || t!("shinjuku_diagrams.hand_overs"))
}

/// S6.7: whose tracks were used.
fn incomes() -> Diagram {
    let card = |x: f64| {
        format!(
            "<rect class='dg-ticket' x='{}' y='94' width='18' height='25' rx='3'/>",
            x - 9.0
        ) + &word(x, 112.0, "dg-bold", "+")
    };
    let inside = track(0, 1, "B")
        + &track(1, 1, "B")
        + &track(2, 0, "A")
        + &track(3, 2, "C")
        + &(0..5).map(station).collect::<String>()
        + &card(at(1))
        + &verdict(f64::midpoint(at(2), at(3)), 106.0, false)
        + &card(f64::midpoint(at(3), at(4)))
        + &arrow((at(0), 50.0), (at(4), 50.0));
    let inside = format!("<g transform='translate(0 -38)'>{inside}</g>");
    Diagram::new((460.0, 84.0), inside, || t!("shinjuku_diagrams.incomes"))
}

/// S7.2: the type with most tokens goes, the others count.
fn score() -> Diagram {
    let rows: [(Goods, &[bool], &str); 4] = [
        (Goods::Food, &[false, true], "3"),
        (Goods::Clothing, &[false, false, true, true], ""),
        (Goods::Books, &[false, true], "3"),
        (Goods::Electronics, &[false, false, true], "4"),
    ];
    let row = |(number, (wanted, tokens, points)): (u8, (Goods, &[bool], &str))| {
        let y = 18.0 + 32.0 * f64::from(number);
        let each = tokens.iter().zip(0u8..);
        let tokens: String = each
            .map(|(&is_double, place)| customer(18.0 + 34.0 * f64::from(place), y, wanted, is_double))
            .collect();
        let crossed = if points.is_empty() {
            format!("<path class='dg-strike' d='M2 {y}H{}'/>", 138.0)
        } else {
            word(164.0, y + 6.0, "dg-bold", points)
        };
        tokens + &crossed
    };
    let inside: String = (0u8..).zip(rows).map(row).collect();
    let sum = "<path class='dg-line' d='M150 132h28'/>".to_owned() + &word(164.0, 150.0, "dg-bold", "10");
    Diagram::new((182.0, 156.0), inside + &sum, || t!("shinjuku_diagrams.score"))
}

#[cfg(test)]
mod tests {
    use shinjuku::Shinjuku;

    use crate::boards::diagram::tests::check;

    #[test]
    fn the_rules_have_their_pictures() {
        check::<Shinjuku>(&["S5.5", "S6.3", "S6.7", "S7.2"], 0);
    }
}
