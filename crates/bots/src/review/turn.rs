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
    let mut spans = Spans::begin(log.start()?.turn());
    log.replay_with(&mut (), |number, game: &G, (), _| {
        spans.decided(number, log.actions[number].seat, game.turn());
    })?;
    Ok(spans.turns(&log.actions))
}

/// Where turns begin and end, found while a log is played again.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Spans {
    /// The seat of each turn, with the numbers of its first and last decision.
    all: Vec<(Seat, usize, usize)>,
    /// The turns that go on, by their places.
    open: Vec<usize>,
    now: u32,
}

impl Spans {
    /// Nobody has decided anything yet, and [`Knowledge::turn`] is this.
    pub fn begin(turn: u32) -> Spans {
        Spans {
            all: Vec::new(),
            open: Vec::new(),
            now: turn,
        }
    }

    /// A seat has made the decision of this number, and [`Knowledge::turn`] is this now.
    pub fn decided(&mut self, number: usize, seat: Seat, turn: u32) {
        let place = self.open.iter().copied().find(|&place| self.all[place].0 == seat);
        if let Some(place) = place {
            self.all[place].2 = number;
        } else {
            self.open.push(self.all.len());
            self.all.push((seat, number, number));
        }
        if turn != self.now {
            self.now = turn;
            self.open.clear();
        }
    }

    /// The turns, in the order in which they began. These are the decisions of the log.
    pub fn turns<A: Clone>(&self, plies: &[Ply<A>]) -> Vec<Turn<A>> {
        let turn = |&(seat, first, last): &(Seat, usize, usize)| Turn {
            seat,
            first,
            plies: plies[first..=last].to_vec(),
        };
        self.all.iter().map(turn).collect()
    }
}
