//! What a position is to each seat: between 0 and 1, from the lead over the best of the others and from the own score.

use table::{MOST_SEATS, Seats};

use crate::knowledge::Knowledge;

/// What an iteration has found, by seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// How good it is, from 0 to 1.
    pub(super) reward: [f32; MOST_SEATS as usize],
    /// The score expected.
    pub(super) score: [f32; MOST_SEATS as usize],
    /// The chance to win expected.
    pub(super) win: [f32; MOST_SEATS as usize],
}

/// How much the own score counts beside the lead.
const OWN: f32 = 0.25;

/// Judges positions, from the one where the thinking began.
pub(super) struct Rewards {
    start: [f32; MOST_SEATS as usize],
}

impl Rewards {
    pub(super) const fn new() -> Rewards {
        Rewards { start: [0.0; MOST_SEATS as usize] }
    }

    /// Here an iteration begins.
    pub(super) fn begin<G: Knowledge>(&mut self, game: &G) {
        for seat in Seats::all(game.players()).iter() {
            self.start[seat.index()] = game.worth(seat);
        }
    }

    /// Here it ends.
    pub(super) fn judge<G: Knowledge>(&self, game: &G) -> Found {
        let seats = Seats::all(game.players());
        let mut found = Found { reward: [0.0; 5], score: [0.0; 5], win: [0.0; 5] };
        for seat in seats.iter() {
            found.score[seat.index()] = game.worth(seat);
        }
        for seat in seats.iter() {
            let own = found.score[seat.index()];
            let gain = squash((own - self.start[seat.index()]) / G::MARGIN);
            let others = seats.without(seat).iter().map(|other| found.score[other.index()]).reduce(f32::max);
            let (win, reward) = match others {
                None => (1.0, gain),
                Some(best) => {
                    let win = squash((own - best) / G::MARGIN);
                    (win, (1.0 - OWN) * win + OWN * gain)
                }
            };
            found.win[seat.index()] = win;
            found.reward[seat.index()] = reward;
        }
        found
    }
}

/// From any number into 0 to 1; one margin ahead is nearly certain.
fn squash(lead: f32) -> f32 {
    1.0 / (1.0 + (-3.0 * lead).exp())
}
