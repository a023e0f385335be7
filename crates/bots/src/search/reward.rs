//! What a position is to each seat: between 0 and 1, from the ranking, the lead over the best of the others, and its own gain.

use table::{MOST_SEATS, Seats};

use crate::forecast::{Forecast, share_of_victory};
use crate::knowledge::{Knowledge, Worths};

/// What an iteration has found, by seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// How good it is, from 0 to 1.
    pub(super) reward: [f32; MOST_SEATS as usize],
    /// What the position is worth.
    worths: Worths,
}

impl Found {
    /// What every seat can expect of the position.
    pub(super) fn forecast<G: Knowledge>(&self, game: &G) -> Forecast {
        Forecast::of(G::course(game.players()), game, &self.worths)
    }
}

/// How much the ranking counts beside the lead when the game is over: a win is a win, but a clear one is less of an accident.
const RANKING: f32 = 0.5;

/// Judges positions, from the one where a turn began.
#[derive(Clone, Copy)]
pub(super) struct Rewards {
    start: Worths,
}

impl Rewards {
    /// Here a turn begins.
    pub(super) fn begin<G: Knowledge>(game: &G) -> Rewards {
        Rewards { start: game.worths() }
    }

    /// Here a thought ends.
    pub(super) fn judge<G: Knowledge>(&self, game: &G) -> Found {
        let seats = Seats::all(game.players());
        // a solo player can't lose: only its gain counts
        let is_decided = game.awaiting().is_empty() && game.players() > 1;
        let winners = is_decided.then(|| game.winners());
        let mut found = Found {
            reward: [0.0; MOST_SEATS as usize],
            worths: game.worths(),
        };
        for seat in seats.iter() {
            let own = found.worths[seat.index()];
            let gain = squash((own - self.start[seat.index()]) / G::GAIN);
            let best = seats
                .without(seat)
                .iter()
                .map(|other| found.worths[other.index()])
                .reduce(f32::max);
            let lead = best.map(|best| squash((own - best) / G::MARGIN));
            let won = winners.map(|winners| share_of_victory(winners, seat));
            let standing = lead.map(|lead| won.map_or(lead, |won| RANKING * won + (1.0 - RANKING) * lead));
            found.reward[seat.index()] = standing.map_or(gain, |standing| (1.0 - G::OWN) * standing + G::OWN * gain);
        }
        found
    }
}

/// From any number into 0 to 1; one margin ahead is nearly certain.
fn squash(lead: f32) -> f32 {
    1.0 / (1.0 + (-3.0 * lead).exp())
}
