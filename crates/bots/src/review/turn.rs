//! The turns of a game.

use table::{Log, LogError, Ply, Seat};

use crate::knowledge::Knowledge;

/// A turn: what a seat decided from one change of turn to the next. Where all decide at once, every seat has a turn of its own.
#[derive(Clone, PartialEq, Debug)]
pub struct Turn<A> {
    /// Whose turn it was.
    pub seat: Seat,
    /// The number of its first decision in the log.
    pub first: usize,
    /// All decisions from its first to its last; those that others made meanwhile are among them.
    pub plies: Vec<Ply<A>>,
}

impl<A> Turn<A> {
    /// The number of its last decision.
    pub fn last(&self) -> usize {
        self.first + self.plies.len() - 1
    }

    /// The seat's own decisions, with their numbers in the log.
    pub fn own(&self) -> impl Iterator<Item = (usize, &A)> {
        let plies = (self.first..).zip(&self.plies);
        plies.filter_map(|(number, ply)| (ply.seat == self.seat).then_some((number, &ply.action)))
    }
}

/// The turns of a log, in the order in which they began.
pub fn turns<G: Knowledge>(log: &Log<G>) -> Result<Vec<Turn<G::Action>>, LogError> {
    let mut turns: Vec<Turn<G::Action>> = Vec::new();
    // the turns that go on, by their places
    let mut open: Vec<usize> = Vec::new();
    let mut now = log.start()?.turn();
    log.replay_with(&mut (), |number, game: &G, (), _| {
        let ply = &log.actions[number];
        let place = open.iter().copied().find(|&place| turns[place].seat == ply.seat);
        let place = place.unwrap_or_else(|| {
            turns.push(Turn {
                seat: ply.seat,
                first: number,
                plies: Vec::new(),
            });
            open.push(turns.len() - 1);
            turns.len() - 1
        });
        let turn = &mut turns[place];
        turn.plies = log.actions[turn.first..=number].to_vec();
        if game.turn() != now {
            now = game.turn();
            open.clear();
        }
    })?;
    Ok(turns)
}
