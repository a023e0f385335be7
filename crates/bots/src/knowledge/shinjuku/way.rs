//! Where a group of customers should go.

use shinjuku::edition::Edition;
use shinjuku::map::{MOST_STATIONS, Station};
use shinjuku::state::Visited;
use shinjuku::{Action, Customers, Played};
use table::{Label, Seat};

/// How much players lean to a store of their own.
const OWN_STORE: f32 = 4.0;
/// How much of that is left with each step to it.
const NEARER: f32 = 0.6;
/// How much is left where another player gets a customer.
const RIVAL: f32 = 0.3;
/// How much players lean to stop while somebody can still be served.
const ENOUGH: f32 = 0.8;

/// How far it is, along the tracks, to a store of a seat that takes a customer of a group.
pub(super) struct Way {
    seat: Seat,
    group: Customers,
    steps: [u8; MOST_STATIONS],
}

const NO_WAY: u8 = u8::MAX;

impl Way {
    /// From every station that was not visited.
    pub(super) fn of<E: Edition>(game: &Played<E>, seat: Seat, group: Customers, visited: Visited) -> Way {
        let mut steps = [NO_WAY; MOST_STATIONS];
        let mut open = [None; MOST_STATIONS];
        let mut end = 0;
        for (station, sells) in game.public().stores_of(seat) {
            if !visited.contains(station) && sells.takes_any(&group) {
                steps[station.index()] = 0;
                open[end] = Some(station);
                end += 1;
            }
        }
        let mut next = 0;
        while let Some(Some(station)) = open.get(next).copied() {
            next += 1;
            for (other, _) in game.onward(station) {
                if steps[other.index()] == NO_WAY && !visited.contains(other) {
                    steps[other.index()] = steps[station.index()] + 1;
                    open[end] = Some(other);
                    end += 1;
                }
            }
        }
        Way { seat, group, steps }
    }

    /// Does a way lead on from a station to a store that takes somebody?
    pub(super) fn goes_on<E: Edition>(&self, game: &Played<E>, station: Station) -> bool {
        let mut next = game.onward(station).map(|(other, _)| other);
        next.any(|other| self.steps[other.index()] != NO_WAY)
    }

    /// How likely a step of the way is.
    pub(super) fn leaning<E: Edition>(&self, game: &Played<E>, action: &Action) -> f32 {
        match *action {
            Action::StartAt { station } | Action::GoTo { station } => self.towards(game, station),
            Action::Stop {} => ENOUGH,
            _ => 1.0,
        }
    }

    fn towards<E: Edition>(&self, game: &Played<E>, station: Label) -> f32 {
        let Some(station) = game.map().find_station(station) else {
            return 1.0;
        };
        let own = match self.steps[station.index()] {
            NO_WAY => 0.0,
            steps => OWN_STORE * NEARER.powi(steps.into()),
        };
        let rival = game
            .public()
            .store(station)
            .is_some_and(|store| store.owner != self.seat && store.sells.takes_any(&self.group));
        (0.1 + own) * if rival { RIVAL } else { 1.0 }
    }
}
