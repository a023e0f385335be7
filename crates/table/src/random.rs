//! Playing at random: the least of all players, and the one that tests and measures everything else.

use crate::chance::Rng;
use crate::game::Game;
use crate::seat::Seat;

/// Chooses a random awaited seat and one of its legal actions; `None` when the game is over. `buffer` is scratch space.
pub fn random_decision<G: Game>(game: &G, rng: &mut Rng, buffer: &mut Vec<G::Action>) -> Option<(Seat, G::Action)> {
    let awaiting = game.awaiting();
    let seat = match awaiting.len() {
        0 => return None,
        1 => awaiting.first()?,
        several => awaiting.iter().nth(rng.below(several as u32) as usize)?,
    };
    buffer.clear();
    game.legal(seat, buffer);
    rng.pick(buffer).map(|action| (seat, action.clone()))
}
