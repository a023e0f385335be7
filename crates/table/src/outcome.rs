//! How a game ended: places and points, down to the single card.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

use crate::seat::Seats;
use crate::words::{Book, Message};

/// The result of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Outcome {
    /// One result per seat, in the order of the seats.
    pub seats: Vec<SeatResult>,
}

/// What one seat achieved.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct SeatResult {
    /// 1 for the winner; tied seats share a place.
    pub place: u8,
    /// The score with all its parts.
    pub score: ScorePart,
    /// What decides between equal scores, the more important first; more is better.
    pub tie_breaks: Vec<i32>,
    /// Whose result it is, where a name is known.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub name: Option<String>,
    /// A title earned by the score, where the game has them.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub title: Option<Message>,
}

/// Points, and the parts they are the sum of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScorePart {
    /// What the points are for.
    #[serde(flatten)]
    pub what: Message,
    /// The thing itself, for statistics: without how many, where, and remarks. Where it is not given, `what` is.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub item: Option<Message>,
    /// The points: the sum of the parts, where there are any.
    pub points: i32,
    /// The clause of the rules that gives them.
    pub clause: Cow<'static, str>,
    /// The parts.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub parts: Vec<ScorePart>,
}

impl ScorePart {
    fn bind(&mut self, book: &'static Book) {
        self.what = self.what.clone().bind(book);
        self.parts.iter_mut().for_each(|part| part.bind(book));
    }

    /// Points for one thing.
    pub fn leaf(clause: &'static str, what: Message, points: i32) -> ScorePart {
        ScorePart {
            what,
            item: None,
            points,
            clause: clause.into(),
            parts: Vec::new(),
        }
    }

    /// The same, with the thing it is for named for statistics.
    #[must_use]
    pub fn of_item(mut self, item: Message) -> ScorePart {
        self.item = Some(item);
        self
    }

    /// The sum of some parts.
    pub fn sum(clause: &'static str, what: Message, parts: Vec<ScorePart>) -> ScorePart {
        let points = parts.iter().map(|part| part.points).sum();
        ScorePart {
            what,
            item: None,
            points,
            clause: clause.into(),
            parts,
        }
    }
}

impl Outcome {
    /// Gives an outcome that came as JSON its words back, so that it speaks every language.
    #[must_use]
    pub fn bind(mut self, book: &'static Book) -> Outcome {
        for seat in &mut self.seats {
            seat.title = seat.title.take().map(|title| title.bind(book));
            seat.score.bind(book);
        }
        self
    }

    /// Who is placed first.
    pub fn winners(&self) -> Seats {
        let seats = Seats::all(self.seats.len() as u8).iter();
        seats.filter(|seat| self.seats[seat.index()].place == 1).collect()
    }

    /// Ranks the seats: more points first, then by the tie-breaks; who is equal in all shares the place.
    pub fn ranked(mut seats: Vec<SeatResult>) -> Outcome {
        let merit = |seat: &SeatResult| (seat.score.points, seat.tie_breaks.clone());
        let merits: Vec<_> = seats.iter().map(merit).collect();
        for seat in &mut seats {
            let own = merit(seat);
            seat.place = 1 + merits.iter().filter(|&other| *other > own).count() as u8;
        }
        Outcome { seats }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(points: i32, tie_break: i32) -> SeatResult {
        SeatResult {
            place: 0,
            score: ScorePart::leaf("", Message::verbatim("all"), points),
            tie_breaks: vec![tie_break],
            name: None,
            title: None,
        }
    }

    #[test]
    fn ties_are_broken_or_shared() {
        let outcome = Outcome::ranked(vec![result(10, 1), result(12, 3), result(12, 3), result(12, 4)]);
        assert_eq!(
            outcome.seats.iter().map(|seat| seat.place).collect::<Vec<_>>(),
            [4, 2, 2, 1]
        );
    }
}
