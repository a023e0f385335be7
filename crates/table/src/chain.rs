//! A chain of hashes over everything that happens at a table: who notes its last link can tell later whether a record is what was played.

use sha2::{Digest, Sha256};

use crate::chance::Seed;
use crate::seat::Seat;

/// The chain of a game. Each link is made from the one before and from the entry; and from the secret seed, so that nobody can find out a hidden decision by trying all.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Chain {
    seed: Seed,
    link: [u8; 32],
}

impl Chain {
    /// The chain of a game in which nothing has happened yet.
    pub fn new(seed: Seed) -> Chain {
        let link = Sha256::digest(format!("roundhouse {seed}")).into();
        Chain { seed, link }
    }

    /// Something happened: this seat decided, or (`kind`) took back; what it decided, as it is written down.
    pub fn add(&mut self, seat: Seat, kind: &str, action: &str) {
        let mut entry = Sha256::new();
        entry.update(self.link);
        entry.update([u8::from(seat)]);
        entry.update(Sha256::digest(kind));
        entry.update(Sha256::digest(action));
        let entry = entry.finalize();
        self.link = Sha256::digest([self.seed.to_string().as_bytes(), &entry].concat()).into();
    }

    /// The last link, in hex.
    pub fn text(&self) -> String {
        hex::encode(self.link)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(seed: &str, entries: &[(u8, &str, &str)]) -> String {
        let mut chain = Chain::new(Seed::from_text(seed));
        entries
            .iter()
            .for_each(|(seat, kind, action)| chain.add(Seat::new(*seat).unwrap(), kind, action));
        chain.text()
    }

    #[test]
    fn whatever_is_changed_or_left_out_gives_another_link() {
        let whole = [(0, "act", "1"), (1, "act", "2"), (1, "undo", ""), (1, "act", "3")];
        let link = after("seed", &whole);
        assert_eq!((link.len(), &link), (64, &after("seed", &whole)));
        let others = [
            after("other", &whole),
            after("seed", &whole[1..]),
            after("seed", &whole[..3]),
            after("seed", &[whole[0], whole[3]]),
            after(
                "seed",
                &[(0, "act", "1"), (1, "act", "2"), (1, "undo", ""), (0, "act", "3")],
            ),
            after(
                "seed",
                &[(0, "act", "1"), (1, "act", "2"), (1, "act", ""), (1, "act", "3")],
            ),
        ];
        assert!(!others.contains(&link));
    }
}
