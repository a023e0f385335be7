//! The outcome: there exactly when the game is over, with places and sums that are right.

use crate::game::Game;
use crate::outcome::{Outcome, ScorePart};
use crate::seat::Seats;

use super::failure::{Check, Verdict};

/// There is an outcome exactly when nobody is awaited, and it is consistent.
pub(super) fn outcome<G: Game>(state: &G) -> Verdict {
    let over = state.awaiting().is_empty();
    match state.outcome() {
        None => {
            Check::Outcome.unless(!over, || "nobody is awaited, but there is no outcome".into())?;
            let winners = state.winners();
            Check::Outcome.unless(winners.is_empty(), || {
                format!("{winners:?} have won, but the game goes on")
            })
        }
        Some(_) if !over => {
            Err(Check::Outcome.broken(format!("there is an outcome, but {:?} are awaited", state.awaiting())))
        }
        Some(outcome) => {
            consistent(&outcome, state.players())?;
            winners(state, &outcome)?;
            points(state, &outcome)
        }
    }
}

/// Who has won is the same with words and without.
fn winners<G: Game>(state: &G, outcome: &Outcome) -> Verdict {
    let (winners, placed) = (state.winners(), outcome.winners());
    Check::Outcome.unless(winners == placed, || {
        format!("{winners:?} have won, but the outcome places {placed:?} first")
    })
}

/// At the end the points of a seat are its score.
fn points<G: Game>(state: &G, outcome: &Outcome) -> Verdict {
    Seats::all(state.players())
        .iter()
        .zip(&outcome.seats)
        .try_for_each(|(seat, result)| {
            let (points, score) = (state.points(seat), result.score.points);
            Check::Outcome.unless(points == score, || {
                format!("{seat} has {points} points, but the outcome says {score}")
            })
        })
}

/// One result per seat, the places as points and tie-breaks have it, every sum the sum of its parts.
fn consistent(outcome: &Outcome, players: u8) -> Verdict {
    let seats = outcome.seats.len();
    Check::Outcome.unless(seats == usize::from(players), || {
        format!("{seats} results for {players} players")
    })?;
    Check::Outcome.unless(*outcome == Outcome::ranked(outcome.seats.clone()), || {
        format!(
            "the places do not follow from points and tie-breaks: {:?}",
            outcome.seats
        )
    })?;
    outcome.seats.iter().try_for_each(|seat| sums(&seat.score))
}

/// Points are the sum of the parts, where there are any, all the way down.
fn sums(score: &ScorePart) -> Verdict {
    let sum: i32 = score.parts.iter().map(|part| part.points).sum();
    Check::Outcome.unless(score.parts.is_empty() || score.points == sum, || {
        format!(
            "{} ({}) has {} points, its parts have {sum}",
            score.what, score.clause, score.points
        )
    })?;
    score.parts.iter().try_for_each(sums)
}
