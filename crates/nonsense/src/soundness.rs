//! What must hold of every position that the engines accept or make.

use catalog::AnyState;
use serde_json::Value;
use table::{Language, Outcome, ScorePart, Seat, Seats, Viewer, Voice};

/// Panics unless the position is sound: the referee accepts it, it is read as it was written, every awaited seat can decide, and all can look at it.
pub(crate) fn check(state: &dyn AnyState) {
    let written = state.to_json();
    // Reading a state runs the referee.
    let again = catalog::read_state(&written.to_string())
        .unwrap_or_else(|error| panic!("the referee refuses {written}: {error}"));
    assert_eq!(again.to_json(), written, "a state is read as it was written");
    assert_eq!(
        state.outcome().is_some(),
        state.awaiting().is_empty(),
        "a game is over when nobody is awaited: {written}"
    );
    state.outcome().iter().for_each(check_outcome);
    for seat in Seats::all(state.players()).iter() {
        assert_eq!(
            legal(state, seat).is_empty(),
            !state.awaiting().contains(seat),
            "{seat} can decide exactly when awaited: {written}"
        );
    }
}

/// Panics unless somebody has won and every score is the sum of its parts.
pub(crate) fn check_outcome(outcome: &Outcome) {
    assert!(
        outcome.seats.iter().any(|seat| seat.place == 1),
        "somebody has won: {outcome:?}"
    );
    outcome.seats.iter().for_each(|seat| check_score(&seat.score));
}

fn check_score(score: &ScorePart) {
    let sum: i32 = score.parts.iter().map(|part| part.points).sum();
    assert!(
        score.parts.is_empty() || sum == score.points,
        "a score is the sum of its parts: {score:?}"
    );
    score.parts.iter().for_each(check_score);
}

/// Shows the position to everybody, and legal actions to those who have them, in every language.
pub(crate) fn show(state: &dyn AnyState) {
    for viewer in Viewer::all(state.players()) {
        state.view(viewer).expect("every seat has a view");
        let prompt = state.prompt(viewer).expect("every seat is asked something");
        let actions = viewer.seat().map(|seat| legal(state, seat)).unwrap_or_default();
        for voice in Language::ALL.map(Voice::in_language) {
            state.picture(viewer, &voice).expect("every seat has a picture");
            assert!(!prompt.said(&voice).is_empty(), "a prompt has words");
            for action in &actions {
                let label = state.action_label(viewer, action).expect("a legal action can be told");
                assert!(!label.said(&voice).is_empty(), "an action has words");
            }
        }
    }
}

/// The legal actions of a seat at the table.
pub(crate) fn legal(state: &dyn AnyState, seat: Seat) -> Vec<Value> {
    state.legal(seat).expect("the seat is at the table")
}
