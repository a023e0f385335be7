//! T1: the four types of buildings.

use serde::{Deserialize, Serialize};

/// A type of building; also the destination icon of that type.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "their names say it")]
pub enum Kind {
    Residence,
    Commerce,
    Leisure,
    Industry,
}

impl Kind {
    /// All four.
    pub const ALL: [Kind; 4] = [Kind::Residence, Kind::Commerce, Kind::Leisure, Kind::Industry];

    /// For indexing what is kept per type.
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The letter in files and pictures.
    pub const fn letter(self) -> char {
        match self {
            Kind::Residence => 'R',
            Kind::Commerce => 'C',
            Kind::Leisure => 'L',
            Kind::Industry => 'I',
        }
    }

    /// The type with this letter.
    pub fn from_letter(letter: char) -> Option<Kind> {
        Kind::ALL.into_iter().find(|kind| kind.letter() == letter)
    }

    /// The name.
    pub const fn name(self) -> &'static str {
        match self {
            Kind::Residence => "Residence",
            Kind::Commerce => "Commerce",
            Kind::Leisure => "Leisure",
            Kind::Industry => "Industry",
        }
    }
}

impl std::fmt::Display for Kind {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}
