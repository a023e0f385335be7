//! Whole games told in every language.

use shinjuku::Shinjuku2;
use table::kit::words;

use crate::conceivable::conceivable;

#[test]
fn whole_games_are_told_in_every_language() {
    words::play_and_tell::<Shinjuku2>(conceivable);
}
