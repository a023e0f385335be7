//! A way to play the turn in words: what is decided, and what it brings, part by part.

use table::{Seat, Viewer};

use crate::boards::Board;

/// A way to play the turn.
#[derive(Clone, PartialEq, Debug)]
pub struct Side {
    /// Its decisions as JSON, to be shown on the board.
    pub line: Vec<String>,
    /// Its decisions in words.
    pub words: Vec<String>,
    /// The points before it, ...
    pub before: i32,
    /// ... and after it.
    pub after: i32,
    /// What changes in the score at once, part by part.
    pub parts: Vec<(String, i32)>,
    /// The final score to expect after it.
    pub score: Option<f32>,
}

/// Tells a way to play.
pub fn side<G: Board>(position: &G, seat: Seat, line: &[G::Action], score: Option<f32>) -> Side {
    let mut game = position.clone();
    let mut words = Vec::new();
    for action in line {
        words.push(G::action_line(&game.view(Viewer::Seat(seat)), action));
        if game.apply(seat, action, &mut ()).is_err() {
            break;
        }
    }
    let (before, after) = (position.standing(seat), game.standing(seat));
    let mut parts: Vec<(String, i32)> = Vec::new();
    for change in after.since(&before) {
        let name = G::gain_name(&change);
        match parts.iter_mut().find(|(known, _)| *known == name) {
            Some((_, points)) => *points += change.points,
            None => parts.push((name, change.points)),
        }
    }
    parts.retain(|(_, points)| *points != 0);
    Side {
        line: line
            .iter()
            .filter_map(|action| serde_json::to_string(action).ok())
            .collect(),
        words,
        before: before.points,
        after: after.points,
        parts,
        score,
    }
}
