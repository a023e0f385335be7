//! What is counted as long as it is held, such as the connections of one address.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// How many each one holds.
pub(crate) struct Counted<K> {
    most: usize,
    held: Mutex<HashMap<K, usize>>,
}

/// One that is counted.
pub(crate) struct Held<K: Hash + Eq> {
    counted: Arc<Counted<K>>,
    key: K,
}

impl<K: Hash + Eq + Clone> Counted<K> {
    pub(crate) fn new(most: usize) -> Arc<Counted<K>> {
        Arc::new(Counted {
            most,
            held: Mutex::default(),
        })
    }

    /// Counts one more, unless there are too many.
    pub(crate) fn hold(self: &Arc<Self>, key: K) -> Option<Held<K>> {
        let mut held = self.lock();
        let number = held.entry(key.clone()).or_default();
        if *number >= self.most {
            return None;
        }
        *number += 1;
        Some(Held {
            counted: self.clone(),
            key,
        })
    }
}

impl<K> Counted<K> {
    fn lock(&self) -> MutexGuard<'_, HashMap<K, usize>> {
        self.held.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<K: Hash + Eq> Drop for Held<K> {
    fn drop(&mut self) {
        let mut held = self.counted.lock();
        if let Some(number) = held.get_mut(&self.key) {
            *number -= 1;
            if *number == 0 {
                held.remove(&self.key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_held_is_counted() {
        let counted = Counted::new(2);
        let mut open: Vec<_> = (0..2).map(|_| counted.hold("a").unwrap()).collect();
        assert!(counted.hold("a").is_none() && counted.hold("b").is_some());
        open.pop();
        assert!(counted.hold("a").is_some());
        drop(open);
        assert!(counted.lock().is_empty());
    }
}
