//! What a position is to each seat: between 0 and 1, from the ranking, the lead over the best of the others, and its own gain.

use table::{MOST_SEATS, Seats};

use crate::forecast::{Forecast, share_of_victory};
use crate::knowledge::{Knowledge, Worths, by_seat};

/// What is to be seen of a position.
#[derive(Clone, Copy, Debug)]
pub(super) enum Seen {
    /// What it is worth: good to compare it with others.
    Worths(Worths),
    /// What every seat can expect of it.
    Forecast(Forecast),
}

impl Seen {
    /// A number by seat to compare positions with: more is better.
    const fn numbers(&self) -> &Worths {
        match self {
            Seen::Worths(worths) => worths,
            Seen::Forecast(forecast) => &forecast.score,
        }
    }

    /// Who wins as far as that is known: who has won, or else everybody's chances.
    fn won<G: Knowledge>(&self, game: &G) -> Option<Worths> {
        match self {
            _ if game.players() == 1 => None, // a solo player can't lose: only its gain counts
            Seen::Forecast(forecast) => Some(forecast.win),
            Seen::Worths(_) if game.awaiting().is_empty() => {
                let winners = game.winners();
                Some(by_seat(game, |seat| share_of_victory(winners, seat)))
            }
            Seen::Worths(_) => None,
        }
    }
}

/// What an iteration has found, by seat.
#[derive(Clone, Copy, Debug)]
pub(super) struct Found {
    /// How good it is, from 0 to 1.
    pub(super) reward: [f32; MOST_SEATS as usize],
    seen: Seen,
}

impl Found {
    /// What every seat can expect of the position.
    pub(super) fn forecast<G: Knowledge>(&self, game: &G) -> Forecast {
        match &self.seen {
            Seen::Worths(worths) => Forecast::of(G::course(game.players()), game, worths),
            Seen::Forecast(forecast) => *forecast,
        }
    }
}

/// How much the ranking counts beside the lead when the game is over: a win is a win, but a clear one is less of an accident.
const RANKING: f32 = 0.5;

/// Judges positions, from the one where a turn began.
#[derive(Clone, Copy)]
pub(super) struct Rewards {
    start: Seen,
}

impl Rewards {
    /// Here a turn begins.
    pub(super) const fn begin(start: Seen) -> Rewards {
        Rewards { start }
    }

    /// Here a thought ends.
    pub(super) fn judge<G: Knowledge>(&self, game: &G, seen: Seen) -> Found {
        let seats = Seats::all(game.players());
        let (start, worths, won) = (self.start.numbers(), seen.numbers(), seen.won(game));
        let mut reward = [0.0; MOST_SEATS as usize];
        for seat in seats.iter() {
            let own = worths[seat.index()];
            let gain = squash((own - start[seat.index()]) / G::GAIN);
            let best = seats
                .without(seat)
                .iter()
                .map(|other| worths[other.index()])
                .reduce(f32::max);
            let lead = best.map(|best| squash((own - best) / G::MARGIN));
            let won = won.map(|won| won[seat.index()]);
            let standing = lead.map(|lead| won.map_or(lead, |won| RANKING * won + (1.0 - RANKING) * lead));
            reward[seat.index()] = standing.map_or(gain, |standing| (1.0 - G::OWN) * standing + G::OWN * gain);
        }
        Found { reward, seen }
    }
}

/// From any number into 0 to 1; one margin ahead is nearly certain.
fn squash(lead: f32) -> f32 {
    1.0 / (1.0 + (-3.0 * lead).exp())
}
