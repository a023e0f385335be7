//! What a viewer saw at earlier moments of a game, for whoever was away meanwhile: views, never states.

use std::borrow::Cow;
use std::ops::Range;

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use table::{Seat, Seats};

/// The most moments in one answer. Whoever wants more asks again, from where the answer ends.
pub const MOST_MOMENTS: usize = 64;

/// Which moments: the query of `GET /api/tables/{id}/past`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct Span {
    /// Through the eyes of this seat, which must be yours. If left out: your first seat, or a spectator's eyes.
    #[cfg_attr(feature = "schema", param(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// The ply of the first moment: how many entries there were. 0, or left out: the game as it was set up.
    #[serde(default)]
    pub from: usize,
    /// The ply of the last moment; the present if left out. An answer has 64 moments at most.
    pub to: Option<usize>,
}

impl Span {
    /// The plies that one answer tells of, in a game with this many entries.
    pub fn plies(self, now: usize) -> Range<usize> {
        let to = self.to.unwrap_or(now).min(now);
        self.from..(to + 1).min(self.from.saturating_add(MOST_MOMENTS))
    }

    /// As it stands in an address, after the `?`.
    pub fn query(self) -> String {
        let seat = self.seat.map(|seat| format!("seat={}&", u8::from(seat)));
        let to = self.to.map(|to| format!("&to={to}"));
        format!(
            "{}from={}{}",
            seat.unwrap_or_default(),
            self.from,
            to.unwrap_or_default()
        )
    }
}

/// What a viewer saw at one moment.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Moment {
    /// How many entries the game had.
    pub ply: usize,
    /// The seats that owed a decision.
    #[cfg_attr(feature = "schema", schema(value_type = Vec<u8>))]
    pub awaiting: Seats,
    /// What the viewer saw.
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub view: Box<RawValue>,
}

/// What a viewer saw at earlier moments of a game, in their order.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Past<'a> {
    /// The table's id.
    #[cfg_attr(feature = "schema", schema(value_type = String))]
    pub table: Cow<'a, str>,
    /// Through whose eyes; null for a spectator.
    #[cfg_attr(feature = "schema", schema(value_type = Option<u8>))]
    pub seat: Option<Seat>,
    /// One for each ply that was asked for and is over, 64 at most.
    pub moments: Vec<Moment>,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn span(from: usize, to: Option<usize>) -> Span {
        Span { seat: None, from, to }
    }

    #[test]
    fn a_span_ends_with_the_present() {
        assert_eq!(span(3, None).plies(5), 3..6);
        assert_eq!(span(3, Some(4)).plies(5), 3..5);
        assert_eq!(span(3, Some(40)).plies(5), 3..6);
        assert!(span(6, None).plies(5).is_empty() && span(4, Some(3)).plies(5).is_empty());
    }

    #[test]
    fn one_answer_is_never_longer_than_the_most() {
        assert_eq!(span(100, None).plies(4_000), 100..100 + MOST_MOMENTS);
        assert!(span(usize::MAX, None).plies(4_000).is_empty());
    }

    #[test]
    fn a_span_is_asked_for_by_an_address() {
        let asked = Span {
            seat: Seat::new(1),
            ..span(3, Some(9))
        };
        assert_eq!([asked.query(), span(3, None).query()], ["seat=1&from=3&to=9", "from=3"]);
    }
}
