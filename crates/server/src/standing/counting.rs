//! Which games count for ratings.

use std::collections::BTreeSet;

use bots::Anchor;
use wire::Sitter;

use crate::tables::SeatRow;

/// Does a game count, if the host wishes it and these play? All need an account, for a guest costs nothing to make; bots need a strength that is known; and nobody may have two
/// seats. Seats that are still free can come to be anything.
pub(crate) fn counts(wished: bool, game: &str, seats: &[SeatRow]) -> bool {
    let mut people = BTreeSet::new();
    let fits = |seat: &SeatRow| match (seat.sitter, &seat.person) {
        (Sitter::Open | Sitter::Invited, _) => true,
        // who has resigned is still the one who played
        (_, Some(person)) => !seat.guest && people.insert(person.clone()),
        (_, None) => seat
            .level
            .as_ref()
            .is_some_and(|level| Anchor::of(game, level.as_str()).is_some()),
    };
    let is_free = |seat: &SeatRow| matches!(seat.sitter, Sitter::Open | Sitter::Invited);
    wished && seats.len() > 1 && seats.iter().all(fits) && (!people.is_empty() || seats.iter().any(is_free))
}
