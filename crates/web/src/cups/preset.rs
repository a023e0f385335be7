//! What is usually wanted, so that a tournament is made in three clicks.

use wire::Clock;
use wire::cups::Format;

use crate::boards;
use crate::texts::t;

/// What is usually wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Preset {
    /// A few rounds at full tables, within an evening.
    Evening,
    /// One against one, until one is left.
    Duel,
    /// Everybody against everybody, a day for each move.
    League,
}

impl Preset {
    /// All of them, with their names.
    pub fn all() -> Vec<(Preset, String)> {
        vec![
            (Preset::Evening, t!("cups.preset_evening")),
            (Preset::Duel, t!("cups.preset_duel")),
            (Preset::League, t!("cups.preset_league")),
        ]
    }

    /// What it means, in a sentence.
    pub fn text(self) -> String {
        match self {
            Preset::Evening => t!("cups.preset_evening_text"),
            Preset::Duel => t!("cups.preset_duel_text"),
            Preset::League => t!("cups.preset_league_text"),
        }
    }

    /// The kind of tournament.
    pub fn format(self) -> Format {
        match self {
            Preset::Evening => Format::Swiss,
            Preset::Duel => Format::Knockout,
            Preset::League => Format::RoundRobin,
        }
    }

    /// How many sit at a table of this game.
    pub fn size(self, game: &str) -> u8 {
        match self {
            Preset::Evening => largest(game).min(4),
            Preset::Duel | Preset::League => 2,
        }
    }

    /// How much time people have.
    pub fn clock(self) -> Clock {
        match self {
            Preset::Evening | Preset::Duel => Clock::live(20),
            Preset::League => Clock::days(1),
        }
    }

    /// How many take part.
    pub fn most(self) -> u16 {
        match self {
            Preset::Evening | Preset::Duel => 8,
            Preset::League => 6,
        }
    }
}

/// The most people at a table of this game.
pub fn largest(game: &str) -> u8 {
    boards::cover(game).map_or(2, |cover| (*cover.meta.players.end()).min(5))
}
