//! How many decision sequences there are: a number that shows when the generator of legal actions has changed.

use crate::game::Game;
use crate::seat::{MOST_SEATS, Seat, Seats};

use super::Conceivable;
use super::position::legal_actions;

/// The number of decision sequences of exactly this length, over all awaited seats, by the list of legal actions. Games that end earlier don't count.
pub fn perft<G: Game>(game: &G, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut nodes = 0;
    for seat in game.awaiting().iter() {
        let actions = legal_actions(game, seat);
        nodes += if depth == 1 {
            actions.len() as u64
        } else {
            actions.iter().map(|action| below(game, seat, action, depth)).sum()
        };
    }
    nodes
}

fn below<G: Game>(game: &G, seat: Seat, action: &G::Action, depth: u32) -> u64 {
    let mut after = game.clone();
    after
        .apply(seat, action, &mut ())
        .unwrap_or_else(|illegal| panic!("{action:?} is listed for {seat}, but refused: {illegal:?}"));
    perft(&after, depth - 1)
}

/// The same number without the list of legal actions: every conceivable action is tried by every seat.
pub fn perft_by_trial<G: Game>(game: &G, depth: u32, conceivable: Conceivable<G>) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut actions = Vec::new();
    conceivable(game, &mut actions);
    let mut nodes = 0;
    for seat in Seats::all(MOST_SEATS).iter() {
        let mut after = game.clone();
        for (n, action) in actions.iter().enumerate() {
            if after.apply(seat, action, &mut ()).is_err() {
                continue;
            }
            if !actions[..n].contains(action) {
                nodes += perft_by_trial(&after, depth - 1, conceivable);
            }
            after = game.clone();
        }
    }
    nodes
}
