//! Portable randomness: the same seed gives the same game on every machine, for ever.

use std::fmt;

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng as _, SeedableRng};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

/// The 32 secret bytes from which all chance of a game comes.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed made of these bytes.
    pub const fn new(bytes: [u8; 32]) -> Seed {
        Seed(bytes)
    }

    /// A seed from what a person types: 64 hex digits are the seed itself, any other text is hashed into one.
    pub fn from_text(text: &str) -> Seed {
        Seed::from_hex(text).unwrap_or_else(|| Seed(Sha256::digest(text.as_bytes()).into()))
    }

    fn from_hex(text: &str) -> Option<Seed> {
        let mut bytes = [0; 32];
        hex::decode_to_slice(text, &mut bytes).ok()?;
        Some(Seed(bytes))
    }

    /// The hash that can be shown while the seed is still secret.
    pub fn commitment(&self) -> String {
        hex::encode(Sha256::digest(self.0))
    }
}

impl fmt::Display for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&hex::encode(self.0))
    }
}

/// Seeds are secret: what is printed for debugging is the public hash.
impl fmt::Debug for Seed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Seed(hash {})", &self.commitment()[..12])
    }
}

impl TryFrom<String> for Seed {
    type Error = &'static str;
    fn try_from(text: String) -> Result<Seed, &'static str> {
        Seed::from_hex(&text).ok_or("a seed is 64 hex digits")
    }
}

impl From<Seed> for String {
    fn from(seed: Seed) -> String {
        seed.to_string()
    }
}

/// A stream of random numbers: `ChaCha20` with a zero nonce, read as little-endian 32-bit words. `below` and `shuffle` are our own, so that
/// no dependency can change what an old seed gives.
#[derive(Clone, Debug)]
pub struct Rng(ChaCha20Rng);

impl Rng {
    /// The stream of this seed, from its beginning.
    pub fn new(seed: Seed) -> Rng {
        Rng(ChaCha20Rng::from_seed(seed.0))
    }

    /// The next 32 random bits.
    pub fn word(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A number from 0 to `n` - 1, each equally likely. `n` must not be 0.
    pub fn below(&mut self, n: u32) -> u32 {
        assert!(n > 0, "there is no number below 0 to draw");
        // Lemire's method: the high half of a product, with the unfair low ends drawn again.
        loop {
            let product = u64::from(self.word()) * u64::from(n);
            let low = product as u32;
            if low >= n || low >= n.wrapping_neg() % n {
                return (product >> 32) as u32;
            }
        }
    }

    /// One of these, each equally likely; `None` if there is none.
    pub fn pick<'a, T>(&mut self, from: &'a [T]) -> Option<&'a T> {
        if from.is_empty() {
            None
        } else {
            from.get(self.below(from.len() as u32) as usize)
        }
    }

    /// Puts these in a random order, every order equally likely.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i as u32 + 1) as usize);
        }
    }

    /// A fresh seed from this stream.
    pub fn seed(&mut self) -> Seed {
        let mut bytes = [0; 32];
        for chunk in bytes.chunks_exact_mut(4) {
            chunk.copy_from_slice(&self.word().to_le_bytes());
        }
        Seed(bytes)
    }
}

/// The chance of one game, small enough to live in a state: the seed and how far its stream has been read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Chance {
    seed: Seed,
    /// How many 32-bit words have been read.
    read: u64,
}

impl Chance {
    /// Nothing read yet.
    pub const fn new(seed: Seed) -> Chance {
        Chance { seed, read: 0 }
    }

    /// Draws from the stream where the last draw ended.
    pub fn draw<R>(&mut self, draw: impl FnOnce(&mut Rng) -> R) -> R {
        let mut rng = Rng::new(self.seed);
        rng.0.set_word_pos(u128::from(self.read));
        let drawn = draw(&mut rng);
        self.read = rng.0.get_word_pos() as u64;
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_stream_is_chacha20_as_published() {
        // RFC 8439, appendix A.1, test vector 1: key, nonce and counter all zero.
        let mut rng = Rng::new(Seed([0; 32]));
        let words: Vec<u32> = (0..4).map(|_| rng.word()).collect();
        assert_eq!(words, [0xade0_b876, 0x903d_f1a0, 0xe56a_5d40, 0x28bd_8653]);
    }

    #[test]
    fn below_and_shuffle_never_change() {
        let mut rng = Rng::new(Seed::from_text("roundhouse"));
        let dice: Vec<u32> = (0..12).map(|_| rng.below(6)).collect();
        let mut order: Vec<u8> = (0..10).collect();
        rng.shuffle(&mut order);
        assert_eq!(dice, [5, 2, 1, 5, 0, 0, 3, 0, 2, 3, 0, 0]);
        assert_eq!(order, [8, 1, 0, 6, 7, 2, 9, 4, 5, 3]);
    }

    #[test]
    fn below_is_fair() {
        let mut rng = Rng::new(Seed::from_text("fair"));
        let mut counts = [0u32; 7];
        for _ in 0..70_000 {
            counts[rng.below(7) as usize] += 1;
        }
        assert!(counts.iter().all(|&n| (9_600..10_400).contains(&n)), "{counts:?}");
    }

    #[test]
    fn chance_goes_on_where_it_stopped() {
        let seed = Seed::from_text("go on");
        let mut rng = Rng::new(seed);
        let at_once: Vec<u32> = (0..100).map(|_| rng.word()).collect();
        let mut chance = Chance::new(seed);
        let mut in_parts: Vec<u32> = chance.draw(|rng| (0..33).map(|_| rng.word()).collect());
        in_parts.extend(chance.draw(|rng| (0..67).map(|_| rng.word()).collect::<Vec<_>>()));
        assert_eq!(at_once, in_parts);
    }

    #[test]
    fn a_seed_is_hex_or_any_words() {
        let seed = Seed::from_text("any words");
        assert_eq!(Seed::from_text(&seed.to_string()), seed);
        assert_ne!(Seed::from_text("other words"), seed);
        assert!(
            !format!("{seed:?}").contains(&seed.to_string()[..12]),
            "debug output must not show a secret seed"
        );
    }
}
