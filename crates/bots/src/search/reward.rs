//! What a position is to each seat: between 0 and 1, from the lead over the best of the others and from the own gain.

use table::{MOST_SEATS, Seats};

use crate::knowledge::{Knowledge, Worths};

/// What an iteration has found, by seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// How good it is, from 0 to 1.
    pub(super) reward: [f32; MOST_SEATS as usize],
    /// The score expected.
    pub(super) score: Worths,
    /// The chance to win expected.
    pub(super) win: [f32; MOST_SEATS as usize],
}

/// How much the own gain counts beside the lead.
const OWN: f32 = 0.25;

/// Judges positions, from the one where the thinking began.
pub(super) struct Rewards {
    start: Worths,
}

impl Rewards {
    /// Here an iteration begins.
    pub(super) fn begin<G: Knowledge>(game: &G) -> Rewards {
        Rewards { start: game.worths() }
    }

    /// Here it ends.
    pub(super) fn judge<G: Knowledge>(&self, game: &G) -> Found {
        let seats = Seats::all(game.players());
        let mut found = Found { reward: [0.0; MOST_SEATS as usize], score: game.worths(), win: [0.0; MOST_SEATS as usize] };
        for seat in seats.iter() {
            let own = found.score[seat.index()];
            let gain = squash((own - self.start[seat.index()]) / G::MARGIN);
            let best = seats.without(seat).iter().map(|other| found.score[other.index()]).reduce(f32::max);
            let lead = best.map(|best| squash((own - best) / G::MARGIN));
            found.reward[seat.index()] = lead.map_or(gain, |lead| (1.0 - OWN) * lead + OWN * gain);
            // who plays alone cannot lose
            found.win[seat.index()] = lead.unwrap_or(1.0);
        }
        found
    }
}

/// From any number into 0 to 1; one margin ahead is nearly certain.
fn squash(lead: f32) -> f32 {
    1.0 / (1.0 + (-3.0 * lead).exp())
}
