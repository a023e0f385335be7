//! Token buckets: each is filled steadily up to a burst, and whoever asks takes from it.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// Up to this many buckets, nobody cares which of them are full again.
const MANY: usize = 10_000;

/// A bucket for each key.
pub(super) struct Buckets<K> {
    /// Tokens in a second.
    rate: f64,
    burst: f64,
    levels: Mutex<Levels<K>>,
}

struct Levels<K> {
    buckets: HashMap<K, Bucket>,
    /// At this number, those that are full again are forgotten.
    many: usize,
}

struct Bucket {
    tokens: f64,
    at: Instant,
}

impl<K: Hash + Eq> Buckets<K> {
    pub(super) fn new(rate: f64, burst: f64) -> Buckets<K> {
        Buckets {
            rate,
            burst,
            levels: Mutex::new(Levels {
                buckets: HashMap::new(),
                many: MANY,
            }),
        }
    }

    /// This many an hour; all of them at once, if need be.
    pub(super) fn per_hour(number: f64) -> Buckets<K> {
        Buckets::new(number / 3_600.0, number)
    }

    /// Takes this many tokens, or says how long it takes until they are there.
    pub(super) fn take(&self, key: K, cost: f64) -> Result<(), Duration> {
        self.with(key, |tokens| {
            let missing = cost - *tokens;
            if missing > 0.0 {
                return Err(Duration::from_secs_f64(missing / self.rate));
            }
            *tokens -= cost;
            Ok(())
        })
    }

    /// Gives back what was taken: it turned out to cost nothing.
    pub(super) fn give_back(&self, key: K, cost: f64) {
        self.with(key, |tokens| *tokens = (*tokens + cost).min(self.burst));
    }

    /// Takes this many tokens, also on credit: for what is known only when it has happened.
    pub(super) fn charge(&self, key: K, cost: f64) {
        if cost > 0.0 {
            self.with(key, |tokens| *tokens = (*tokens - cost).max(-self.burst));
        }
    }

    fn with<T>(&self, key: K, work: impl FnOnce(&mut f64) -> T) -> T {
        let now = Instant::now();
        let filled =
            |bucket: &Bucket| (bucket.tokens + now.duration_since(bucket.at).as_secs_f64() * self.rate).min(self.burst);
        let mut levels = self.levels.lock().unwrap_or_else(PoisonError::into_inner);
        let Levels { buckets, many } = &mut *levels;
        if buckets.len() > *many {
            buckets.retain(|_, bucket| filled(bucket) < self.burst);
            *many = MANY.max(2 * buckets.len()); // so that not every request looks at all of them
        }
        let bucket = buckets.entry(key).or_insert(Bucket {
            tokens: self.burst,
            at: now,
        });
        *bucket = Bucket {
            tokens: filled(bucket),
            at: now,
        };
        work(&mut bucket.tokens)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bucket_gives_its_burst_and_then_says_how_long_to_wait() {
        let buckets = Buckets::new(0.1, 3.0);
        assert!((0..3).all(|_| buckets.take("a", 1.0).is_ok()));
        let wait = buckets.take("a", 1.0).unwrap_err();
        assert!(
            (Duration::from_secs(9)..=Duration::from_secs(10)).contains(&wait),
            "{wait:?}"
        );
        assert!(buckets.take("b", 3.0).is_ok() && buckets.take("b", 1.0).is_err());
        buckets.charge("d", 5.0);
        let debt = buckets.take("d", 1.0).unwrap_err();
        assert!(
            (Duration::from_secs(29)..=Duration::from_secs(30)).contains(&debt),
            "{debt:?}"
        );
        assert!(buckets.take("c", 3.0).is_ok() && buckets.take("c", 1.0).is_err());
        buckets.give_back("c", 1.0);
        assert!(buckets.take("c", 1.0).is_ok() && buckets.take("c", 1.0).is_err());
    }
}
