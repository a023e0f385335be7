//! How strong the levels are, on the scale of the arena's Elo: measured once, and written down in `data/anchors.json` by `roundhouse anchors`.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use serde::{Deserialize, Serialize};

/// How strong a level is in a game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Anchor {
    /// On the Elo scale, where 400 points more are 10 to 1; `casual` has 1500 in every game.
    pub points: f64,
    /// How far off that may be, either way, in 19 cases of 20.
    pub within: f64,
}

/// What is measured: by game and level.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
pub struct Anchors {
    /// How it was made.
    pub made: Vec<String>,
    /// By the id of a game and the name of a level.
    pub games: BTreeMap<String, BTreeMap<String, Anchor>>,
}

static MEASURED: LazyLock<Anchors> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../data/anchors.json")).expect("a test reads what is measured")
});

impl Anchor {
    /// How strong this level is in this game, if that was measured.
    pub fn of(game: &str, level: &str) -> Option<Anchor> {
        MEASURED.games.get(game)?.get(level).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Level, knowledge};

    #[test]
    fn every_level_of_every_game_is_measured_and_a_higher_one_is_stronger() {
        for game in knowledge::games() {
            let points = Level::ALL.map(|level| Anchor::of(game, level.name()).unwrap().points);
            assert!(points.is_sorted(), "{game}: {points:?}");
        }
    }
}
