//! How a game ended: places and points, down to the single card.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};

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
    pub title: Option<Cow<'static, str>>,
}

/// Points, and the parts they are the sum of.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct ScorePart {
    /// What the points are for.
    pub name: Cow<'static, str>,
    /// The points: the sum of the parts, where there are any.
    pub points: i32,
    /// The clause of the rules that gives them.
    pub clause: Cow<'static, str>,
    /// The parts.
    #[serde(skip_serializing_if = "Vec::is_empty", default)]
    pub parts: Vec<ScorePart>,
}

impl ScorePart {
    /// Points for one thing.
    pub fn leaf(clause: &'static str, name: impl Into<Cow<'static, str>>, points: i32) -> ScorePart {
        ScorePart {
            name: name.into(),
            points,
            clause: clause.into(),
            parts: Vec::new(),
        }
    }

    /// The sum of some parts.
    pub fn sum(clause: &'static str, name: impl Into<Cow<'static, str>>, parts: Vec<ScorePart>) -> ScorePart {
        let points = parts.iter().map(|part| part.points).sum();
        ScorePart {
            name: name.into(),
            points,
            clause: clause.into(),
            parts,
        }
    }
}

impl Outcome {
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
            score: ScorePart::leaf("", "all", points),
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
