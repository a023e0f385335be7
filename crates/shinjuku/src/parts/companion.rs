//! Those who travel with customers in variants of Version 2.

use serde::{Deserialize, Serialize};
use table::{MOST_SEATS, Seat, Seats};

use crate::parts::customer::Goods;

/// Somebody who travels with customers, and is none (V11.3), or an art collector (V17).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Companion {
    /// V15: the thief of a type.
    Thief {
        /// The type.
        goods: Goods,
    },
    /// V17: an art collector.
    Art {},
    /// V13: the Kaicho of a player.
    Kaicho {
        /// Whose it is.
        owner: Seat,
    },
    /// V16: Hachiko.
    Dog {},
}

const ART: u16 = 1 << Goods::ALL.len();
const DOG: u16 = ART << 1;
const KAICHO: u32 = Goods::ALL.len() as u32 + 2;

/// A set of them; art collectors count once.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Companions(u16);

impl Companions {
    /// Nobody.
    pub const NONE: Companions = Companions(0);

    const fn bit(companion: Companion) -> u16 {
        match companion {
            Companion::Thief { goods } => 1 << goods as u8,
            Companion::Art {} => ART,
            Companion::Dog {} => DOG,
            Companion::Kaicho { owner } => 1 << (KAICHO + owner.index() as u32),
        }
    }

    /// With this one too.
    #[must_use]
    pub const fn with(self, companion: Companion) -> Companions {
        Companions(self.0 | Companions::bit(companion))
    }

    /// Is it among them?
    pub const fn contains(self, companion: Companion) -> bool {
        self.0 & Companions::bit(companion) != 0
    }

    /// Is nobody there?
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The one there is, if there is just one.
    pub fn only(self) -> Option<Companion> {
        self.0.is_power_of_two().then(|| self.iter().next()).flatten()
    }

    /// Each of them: thieves, art, the dog, Kaicho by seat.
    pub fn iter(self) -> impl Iterator<Item = Companion> {
        let thieves = Goods::ALL.into_iter().map(|goods| Companion::Thief { goods });
        let kaicho = Seats::all(MOST_SEATS).iter().map(|owner| Companion::Kaicho { owner });
        thieves
            .chain([Companion::Art {}, Companion::Dog {}])
            .chain(kaicho)
            .filter(move |&companion| self.contains(companion))
    }
}

impl FromIterator<Companion> for Companions {
    fn from_iter<I: IntoIterator<Item = Companion>>(all: I) -> Companions {
        all.into_iter().fold(Companions::NONE, Companions::with)
    }
}
