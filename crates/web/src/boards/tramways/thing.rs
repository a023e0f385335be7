//! What can be pointed at on the map and beside it, and what it is called when a line of the log or a hint names it.

use tramways::links::LinkEnd;
use tramways::square::Square;
use tramways::ticket::Ticket;

/// A thing on the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Thing {
    /// A square: a building, a parcel, or just ground.
    Square(Square),
    /// The passenger on a square.
    Passenger(Square),
    /// A link, by its name.
    Link(LinkEnd),
}

impl Thing {
    /// As [`Table::highlight`](crate::table::Table::highlight) calls it.
    pub fn key(self) -> String {
        match self {
            Thing::Square(at) => square(at),
            Thing::Passenger(at) => format!("passenger:{}:{}", at.row(), at.column()),
            Thing::Link(end) => link(end),
        }
    }
}

/// What a square is called.
pub fn square(at: Square) -> String {
    format!("square:{}:{}", at.row(), at.column())
}

/// Is it something on the map that is called so?
pub fn is_on_map(name: &str) -> bool {
    ["square:", "passenger:", "link:"]
        .iter()
        .any(|kind| name.starts_with(kind))
}

/// What a ticket is called, wherever it lies.
pub fn ticket(of: Ticket) -> String {
    format!("ticket:{of}")
}

/// What an amount on the bid track is called.
pub fn bid(amount: u16) -> String {
    format!("bid:{amount}")
}

/// What passing in the auction is called.
pub const PASS: &str = "pass";

/// What a link is called.
pub fn link(end: LinkEnd) -> String {
    format!("link:{}:{}:{}", end.at.row(), end.at.column(), end.side.letter())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_lies_in_a_hand_is_not_on_the_map() {
        let at = Square::new(2, 3).unwrap();
        assert!(
            [square(at), Thing::Passenger(at).key()]
                .iter()
                .all(|name| is_on_map(name))
        );
        assert!(![bid(3), PASS.to_owned()].iter().any(|name| is_on_map(name)));
    }
}
