//! The part of the turn that was played before the position of a puzzle.

use bots::puzzle::Puzzle;
use table::{Game, Viewer};

use super::host::entry;
use crate::boards::Board;
use crate::table::Entry;

/// What was decided in this turn before.
pub struct Begun<G: Game> {
    /// What the log tells of it.
    pub entries: Vec<Entry<G>>,
    /// The own decisions in words.
    pub words: Vec<String>,
}

impl<G: Board> Begun<G> {
    /// Plays the game up to the position, and keeps what belongs to its turn.
    pub fn of(puzzle: &Puzzle<G>) -> Begun<G> {
        let mut begun = Begun {
            entries: Vec::new(),
            words: Vec::new(),
        };
        let (log, viewer) = (&puzzle.log, Viewer::Seat(puzzle.seat));
        let Ok(mut game) = log.start() else { return begun };
        let mut turn = game.turn();
        for (ply, decided) in (1..).zip(&log.actions) {
            let is_own = decided.seat == puzzle.seat;
            let words = is_own.then(|| G::action_line(&game.view(viewer), &decided.action));
            let mut told = Vec::new();
            if game.apply(decided.seat, &decided.action, &mut told).is_err() {
                break;
            }
            begun.entries.push(entry(ply, decided.seat, &told, puzzle.seat));
            begun.words.extend(words);
            if game.turn() != turn {
                turn = game.turn();
                begun.entries.clear();
                begun.words.clear();
            }
        }
        begun
    }
}
