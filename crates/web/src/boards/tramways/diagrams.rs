//! The pictures in the rules: a ticket, the auction, links, shared squares, trips and fares.

use super::sketch::{Rail, SIDE, map, tile};
use crate::boards::Diagram;
use crate::boards::diagram::{arrow, verdict, word};
use crate::texts::t;

/// The picture of a clause.
pub fn diagram(clause: &str) -> Option<Diagram> {
    match clause {
        "T1.8" => link(),
        "T3.1" => Some(ticket()),
        "T5.2" => Some(auction()),
        "T7.6" => Some(sharing()),
        "T8.3" => redirection(),
        "T11.6" => trip(),
        "T11.18" => fares(),
        "T16.3" => merging(),
        _ => None,
    }
}

/// A part of a picture, moved.
fn moved(x: f64, y: f64, part: &str) -> String {
    format!("<g transform='translate({x} {y})'>{part}</g>")
}

/// Somebody who waits on a building.
fn passenger(x: f64, y: f64) -> String {
    format!(
        "<g class='dg-person' transform='translate({x} {y})'><path d='M-5 8c0-7 1-9 5-9s5 2 5 9z'/><circle cy='-4' r='3.500'/></g>"
    )
}

/// T1.8: complete, and with a loose end.
fn link() -> Option<Diagram> {
    let ((width, height), complete) = map(&["RR o─ o─ CC"])?;
    let (_, incomplete) = map(&["RR o─ o─ .."])?;
    let below = height + 12.0;
    let loose = "<circle class='dg-loose' cx='134' cy='22' r='7'/>";
    let inside = complete
        + &verdict(width + 14.0, 22.0, true)
        + &moved(0.0, below, &(incomplete + loose))
        + &verdict(width + 14.0, below + 22.0, false);
    Some(Diagram::new((width + 26.0, below + height), inside, || {
        t!("tramways_diagrams.link")
    }))
}

/// T3.1: the slots, the strip, and the corner with the consequence.
fn ticket() -> Diagram {
    let slot = |number: u8| {
        let x = 14.0 + 40.0 * f64::from(number - 1);
        format!("<rect class='dg-slot' x='{x}' y='26' width='34' height='34' rx='5'/>")
            + &word(x + 17.0, 49.0, "dg-bold", &number.to_string())
    };
    let slots: String = (1..=4).map(slot).collect();
    let inside = "<rect class='dg-ticket' width='180' height='112' rx='9'/><path class='dg-head' d='M0 18V9a9 9 0 0 1 9-9H171a9 9 0 0 1 9 9V18z'/>".to_owned()
        + &slots
        + "<path class='dg-strip' d='M0 70H180V92H0z'/><path class='dg-chevrons' d='M80 75l6 6-6 6M90 75l6 6-6 6M100 75l6 6-6 6'/>"
        + "<path class='dg-corner' d='M136 112l8-20H180V103a9 9 0 0 1-9 9z'/>"
        + &word(161.0, 107.0, "dg-on-corner", "−$3");
    Diagram::new((180.0, 112.0), inside, || t!("tramways_diagrams.ticket"))
}

/// T5.2: five players have bid in the old order; the highest bid takes the first place, who passes the last one.
fn auction() -> Diagram {
    let x = |place: u8| 22.0 + 54.0 * f64::from(place);
    let disc = |place: u8, seat: u8, y: f64| {
        format!(
            "<g class='seat-{seat}'><circle class='dg-disc' cx='{}' cy='{y}' r='15'/>",
            x(place)
        ) + &word(
            x(place),
            y + 5.0,
            "dg-on-seat",
            ["A", "B", "C", "D", "E"][usize::from(seat)],
        ) + "</g>"
    };
    let old: String = (0u8..)
        .zip(["$4", "$1", "×", "$3", "$2"])
        .map(|(seat, bid)| disc(seat, seat, 17.0) + &word(x(seat), 50.0, "dg-bold", bid))
        .collect();
    let place = |place: u8| {
        format!("<circle class='dg-place' cx='{}' cy='108' r='17'/>", x(place))
            + &word(x(place), 140.0, "", &format!("{}.", place + 1))
    };
    let inside = old
        + &(0..5).map(place).collect::<String>()
        + &disc(0, 0, 108.0)
        + &disc(4, 2, 108.0)
        + &arrow((x(0), 56.0), (x(0), 88.0))
        + &arrow((x(2) + 8.0, 56.0), (x(4) - 16.0, 96.0));
    Diagram::new((260.0, 146.0), inside, || t!("tramways_diagrams.auction"))
}

/// T7.6: a crossing, two curves, and what would overlap.
fn sharing() -> Diagram {
    let square = |number: u8, one: [char; 2], other: [char; 2], is_allowed: bool| {
        let rail = |owner: char, sides: [char; 2]| {
            tile(Rail {
                owner,
                is_upgraded: false,
                sides,
            })
        };
        let land = format!("<rect class='dg-land' width='{SIDE}' height='{SIDE}'/>");
        let part = land + &rail('b', other) + &rail('o', one) + &verdict(22.0, 60.0, is_allowed);
        moved(70.0 * f64::from(number), 0.0, &part)
    };
    let inside = square(0, ['W', 'E'], ['N', 'S'], true)
        + &square(1, ['N', 'E'], ['S', 'W'], true)
        + &square(2, ['W', 'E'], ['N', 'E'], false);
    Diagram::new((184.0, 70.0), inside, || t!("tramways_diagrams.sharing"))
}

/// T8.3: the last tile of an incomplete link turns.
fn redirection() -> Option<Diagram> {
    let ((width, height), before) = map(&[".. .. ..", "RR o─ o┐", ".. .. .."])?;
    let (_, after) = map(&[".. .. ..", "RR o─ o┘", ".. .. .."])?;
    let gap = 34.0;
    let inside = before
        + &arrow((width + 7.0, height / 2.0), (width + gap - 7.0, height / 2.0))
        + &moved(width + gap, 0.0, &after);
    Some(Diagram::new((2.0 * width + gap, height), inside, || {
        t!("tramways_diagrams.redirection")
    }))
}

/// An arc over the map, from square to square, with its destination.
fn over(from: u8, to: u8, height: f64, icon: &str) -> String {
    let x = |square: u8| SIDE * (f64::from(square) + 0.5);
    let (a, b) = (x(from), x(to));
    let top = 62.0 - height;
    let middle = f64::midpoint(a, b);
    format!(
        "<path class='dg-arrow' d='M{a} 58C{a} {top} {b} {top} {b} 56M{} 48L{b} 57L{} 48'/>",
        b - 5.0,
        b + 5.0
    ) + &format!(
        "<circle class='dg-icon' cx='{middle}' cy='{}' r='10'/>",
        top + height / 4.0
    ) + &word(middle, top + height / 4.0 + 5.0, "dg-bold", icon)
}

/// T11.6: the first building that matches ends the trip.
fn trip() -> Option<Diagram> {
    let ((width, height), city) = map(&["RR o─ CC o─ RR o─ LL"])?;
    let inside = moved(0.0, 62.0, &(city + &passenger(10.0, 33.0))) + &over(0, 4, 44.0, "R") + &over(0, 6, 62.0, "L");
    Some(Diagram::new((width, height + 62.0), inside, || {
        t!("tramways_diagrams.trip")
    }))
}

/// T11.11, T11.18: what each link of a trip brings, and whom.
fn fares() -> Option<Diagram> {
    let ((width, height), city) = map(&["RR o─ CC b─ b─ LL"])?;
    let at = |square: f64| SIDE * square;
    let inside = moved(0.0, 24.0, &(city + &passenger(10.0, 33.0)))
        + &arrow((at(0.5), 14.0), (at(5.5), 14.0))
        + &word(at(1.5), height + 44.0, "dg-bold", "+$1")
        + &word(at(4.0), height + 44.0, "dg-bold", "−$2")
        + &word(at(1.5), height + 62.0, "", "O +1 ♥")
        + &word(at(4.0), height + 62.0, "", "B +1 ♥");
    Some(Diagram::new((width, height + 68.0), inside, || {
        t!("tramways_diagrams.fares")
    }))
}

/// T16.3: equal neighbours are one building.
fn merging() -> Option<Diagram> {
    let ((width, height), same) = map(&["RR RR"])?;
    let (_, different) = map(&["RR CC"])?;
    let around = format!(
        "<rect class='dg-frame' x='-1' y='-1' width='{}' height='{}' rx='6'/>",
        width + 2.0,
        height + 2.0
    );
    let right = width + 30.0;
    let inside = same
        + &around
        + &word(width / 2.0, height + 20.0, "dg-bold", "1")
        + &moved(right, 0.0, &different)
        + &word(right + width / 2.0, height + 20.0, "dg-bold", "2");
    Some(Diagram::new((2.0 * width + 30.0, height + 24.0), inside, || {
        t!("tramways_diagrams.merging")
    }))
}

#[cfg(test)]
mod tests {
    use tramways::Tramways;

    use crate::boards::diagram::tests::check;

    #[test]
    fn the_rules_have_their_pictures() {
        check::<Tramways>(
            &["T1.8", "T3.1", "T5.2", "T7.6", "T8.3", "T11.6", "T11.18", "T16.3"],
            SKETCHES,
        );
    }

    /// The maps of the worked examples.
    const SKETCHES: usize = 45;
}
