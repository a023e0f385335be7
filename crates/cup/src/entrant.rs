//! Who takes part.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

/// Somebody who takes part, by the number that was drawn for them.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Entrant(pub u16);

impl Entrant {
    /// The place in a list of all.
    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }

    pub(crate) fn at(index: usize) -> Entrant {
        Entrant(u16::try_from(index).expect("a tournament has few people"))
    }
}

/// All who take part, and who of them has left.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    count: u16,
    /// They have left, and nobody plays for them.
    pub out: BTreeSet<Entrant>,
    /// They have left, and a bot plays for them.
    pub replaced: BTreeSet<Entrant>,
}

impl Field {
    /// So many, and nobody has left.
    pub const fn new(count: u16) -> Field {
        Field {
            count,
            out: BTreeSet::new(),
            replaced: BTreeSet::new(),
        }
    }

    /// How many began.
    pub fn count(&self) -> usize {
        usize::from(self.count)
    }

    /// All who began.
    pub fn all(&self) -> impl Iterator<Item = Entrant> + use<> {
        (0..self.count).map(Entrant)
    }

    /// Have they left, whoever plays for them?
    pub fn has_left(&self, entrant: Entrant) -> bool {
        self.out.contains(&entrant) || self.replaced.contains(&entrant)
    }

    /// Those for whom there are further games.
    pub(crate) fn playing(&self) -> Vec<Entrant> {
        self.all().filter(|entrant| !self.out.contains(entrant)).collect()
    }

    /// How many play on themselves.
    pub(crate) fn staying(&self) -> usize {
        self.all().filter(|entrant| !self.has_left(*entrant)).count()
    }
}
