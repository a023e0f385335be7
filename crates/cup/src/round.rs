//! What comes next.

use crate::entrant::{Entrant, Field};
use crate::history::History;
use crate::matched::{Mark, Match};
use crate::plan::{Format, Plan};
use crate::points::Points;
use crate::{knockout, robin, swiss};

/// The next round; none if the tournament is over. All matches before have to be decided.
///
/// Everybody who is still there has a chair in it, but who is out of a knockout. Nobody meets the same people again as long as that can be helped, and seats are spread evenly.
pub fn next_round(plan: &Plan, field: &Field, rounds: &[Vec<Match>]) -> Option<Vec<Match>> {
    if field.staying() < 2 {
        return None;
    }
    let history = History::new(field, rounds);
    let tables = match plan.format {
        Format::RoundRobin => robin::round(plan, field, rounds.len())?,
        Format::Swiss if rounds.len() >= usize::from(plan.rounds) => return None,
        Format::Swiss => swiss::round(plan, field, &history),
        Format::Knockout => knockout::round(plan, field, &history, rounds)?,
    };
    Some(tables.into_iter().map(|chairs| laid(plan, chairs)).collect())
}

/// A table with the house on the chairs that would be empty. In a knockout, who is alone goes on.
fn laid(plan: &Plan, mut chairs: Vec<Option<Entrant>>) -> Match {
    if plan.format == Format::Knockout && chairs.len() == 1 {
        let win = Mark {
            points: Points::WIN,
            margin: 0,
        };
        return Match {
            marks: Some(vec![win]),
            ..Match::new(chairs)
        };
    }
    let seats = chairs.len().max(usize::from(plan.least.max(2)));
    chairs.resize(seats, None);
    Match::new(chairs)
}

/// How many rounds a tournament of so many people has, if nobody leaves.
pub fn rounds(plan: &Plan, people: u16) -> usize {
    match plan.format {
        Format::RoundRobin => robin::schedule(plan, people.into()).len(),
        Format::Swiss => plan.rounds.into(),
        Format::Knockout => {
            let field = Field::new(people);
            let mut played: Vec<Vec<Match>> = Vec::new();
            while let Some(mut round) = next_round(plan, &field, &played) {
                round.iter_mut().for_each(by_chairs);
                played.push(round);
            }
            played.len()
        }
    }
}

/// As if everybody came in as they sit.
fn by_chairs(played: &mut Match) {
    let chairs = played.chairs.len();
    let places: Vec<usize> = (0..chairs).rev().collect();
    let marks = Points::shares(&places)
        .into_iter()
        .map(|points| Mark { points, margin: 0 });
    played.marks = Some(marks.collect());
}
