//! How many decision sequences there are: a number that shows when the generator of legal actions has changed.

use crate::game::Game;
use crate::seat::{MOST_SEATS, Seat, Seats};

use super::position::legal_actions;
use super::{Conceivable, golden};

/// From the position of a golden game after this many decisions there are these numbers of sequences of 1, 2, ... decisions, whether they are listed or tried.
pub fn check_perft<G: Game>(game: &str, decisions: usize, conceivable: Conceivable<G>, counts: &[u64]) {
    let position: G = golden::position(game, decisions);
    let depths = 1..=counts.len() as u32;
    let listed: Vec<u64> = depths.clone().map(|depth| perft(&position, depth)).collect();
    assert_eq!(listed, counts, "{game} after {decisions}");
    let tried: Vec<u64> = depths
        .map(|depth| perft_by_trial(&position, depth, conceivable))
        .collect();
    assert_eq!(tried, counts, "{game} after {decisions}, by trial");
}

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
