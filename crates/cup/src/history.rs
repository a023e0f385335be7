//! What the rounds so far mean for the next one.

use crate::entrant::{Entrant, Field};
use crate::matched::Match;
use crate::points::Points;
use crate::series::turned;

/// The most seats of a table.
pub(crate) const SEATS: usize = 5;

/// What happened so far: who met whom, who sat where, who has how many points.
pub(crate) struct History {
    met: Vec<Vec<u32>>,
    sat: Vec<[u32; SEATS]>,
    points: Vec<Points>,
    /// How often somebody had no other person at the table.
    alone: Vec<u32>,
}

impl History {
    pub(crate) fn new(field: &Field, rounds: &[Vec<Match>]) -> History {
        let count = field.count();
        let mut history = History {
            met: vec![vec![0; count]; count],
            sat: vec![[0; SEATS]; count],
            points: vec![Points(0); count],
            alone: vec![0; count],
        };
        rounds.iter().flatten().for_each(|played| history.add(played));
        history
    }

    /// Adds a match. Those of a round that is only planned count as one game.
    pub(crate) fn add(&mut self, played: &Match) {
        let people: Vec<Entrant> = played.people().collect();
        for &one in &people {
            for &other in people.iter().filter(|other| **other != one) {
                self.met[one.index()][other.index()] += 1;
            }
        }
        if let [alone] = people.as_slice() {
            self.alone[alone.index()] += 1;
        }
        for game in 0..usize::from(played.games.max(1)) {
            let seats = turned(played.chairs.len(), game);
            for (seat, chair) in seats.into_iter().enumerate().take(SEATS) {
                if let (Some(entrant), false) = (played.chairs[chair], played.is_bye()) {
                    self.sat[entrant.index()][seat] += 1;
                }
            }
        }
        for (entrant, mark) in played.marked() {
            self.points[entrant.index()] += mark.points;
        }
    }

    /// How often two sat at one table.
    pub(crate) fn met(&self, one: Entrant, other: Entrant) -> u32 {
        self.met[one.index()][other.index()]
    }

    /// How often somebody had each seat.
    pub(crate) fn sat(&self, entrant: Entrant) -> &[u32; SEATS] {
        &self.sat[entrant.index()]
    }

    pub(crate) fn points(&self, entrant: Entrant) -> Points {
        self.points[entrant.index()]
    }

    pub(crate) fn alone(&self, entrant: Entrant) -> u32 {
        self.alone[entrant.index()]
    }

    /// How much more often somebody was first than last at the table, for pairs.
    pub(crate) fn lead(&self, entrant: Entrant) -> i64 {
        let sat = self.sat(entrant);
        i64::from(sat[0]) - i64::from(sat[1])
    }
}
