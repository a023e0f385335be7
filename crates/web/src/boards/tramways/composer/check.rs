//! Whether a table can play on the map that is being composed: the game is asked.

use std::collections::BTreeMap;

use table::{Game, Options as _, Seed};
use tramways::map::Layout;
use tramways::setup::Needs;
use tramways::{Options, Tramways};

use crate::texts::voice;

/// The options as chosen; what can't be read stays as usual.
pub fn options(chosen: &BTreeMap<String, String>) -> Options {
    let mut options = Options::default();
    for (name, value) in chosen {
        let _ = options.set(name, value);
    }
    options
}

/// The boards and parcels of a map, and what its table needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Count {
    /// The boards there are.
    pub boards: usize,
    /// Exactly this many are needed.
    pub boards_needed: usize,
    /// The parcels there are.
    pub parcels: usize,
    /// At least this many are needed.
    pub parcels_needed: usize,
}

impl Count {
    /// Counts what lies on the map; `None` where chance lays it, or nobody can play like this.
    pub fn of(players: usize, chosen: &BTreeMap<String, String>) -> Option<Count> {
        let options = options(chosen);
        let map = chosen.get("map").filter(|map| **map != Options::default().map)?;
        let needs = Needs::new(players as u8, options.expert).ok()?;
        let layout = Layout::parse(map, needs.abreast).unwrap_or_default();
        let parcels = |letter: char| options.boards.find(letter).map_or(0, |board| board.parcels().count());
        Some(Count {
            boards: layout.boards().count(),
            boards_needed: needs.boards,
            parcels: layout.boards().map(|board| parcels(board.letter)).sum(),
            parcels_needed: needs.parcels,
        })
    }
}

/// Why this table can't be set up, in the reader's language.
pub fn problem(players: usize, chosen: &BTreeMap<String, String>) -> Option<String> {
    let mut options = Options::default();
    let set = chosen.iter().try_for_each(|(name, value)| options.set(name, value));
    let message = match set {
        Err(error) => error.message(),
        Ok(()) => Tramways::new(players as u8, &options, Seed::from_text("a trial"))
            .err()?
            .message(),
    };
    Some(message.said(&voice()))
}

/// How many boards lie side by side, where the typed map does not say.
pub fn abreast(players: usize, options: &Options) -> usize {
    Needs::new(players as u8, options.expert).map_or(2, |needs| needs.abreast)
}
