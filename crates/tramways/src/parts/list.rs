//! Short lists that can be copied.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A list of at most `N` things, without a heap.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    items: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> List<T, N> {
    /// Nothing.
    pub const EMPTY: List<T, N> = List {
        items: [None; N],
        len: 0,
    };

    /// How many.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is there nothing?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Is there no more room?
    pub const fn is_full(&self) -> bool {
        self.len as usize == N
    }

    /// Adds one at the end. There must be room.
    pub fn push(&mut self, item: T) {
        self.items[usize::from(self.len)] = Some(item);
        self.len += 1;
    }

    /// Takes the last one away.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items[usize::from(self.len)].take()
    }

    /// Puts another one in the place of the one with this number, if there is one.
    pub fn set(&mut self, place: usize, item: T) {
        if place < self.len() {
            self.items[place] = Some(item);
        }
    }

    /// The one with this number.
    pub fn get(&self, place: usize) -> Option<T> {
        if place < self.len() { self.items[place] } else { None }
    }

    /// The first one.
    pub fn first(&self) -> Option<T> {
        self.get(0)
    }

    /// The last one.
    pub fn last(&self) -> Option<T> {
        self.len().checked_sub(1).and_then(|place| self.get(place))
    }

    /// All of them.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.items[..self.len()].iter().copied().flatten()
    }

    /// The list of these; `None` if there are too many.
    pub fn from_slice(items: &[T]) -> Option<List<T, N>> {
        let mut list = List::EMPTY;
        for &item in items {
            if list.is_full() {
                return None;
            }
            list.push(item);
        }
        Some(list)
    }
}

impl<T: Copy + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.len == other.len && self.iter().eq(other.iter())
    }
}

impl<T: Copy + std::fmt::Debug, const N: usize> std::fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_list().entries(self.iter()).finish()
    }
}

impl<T: Copy + Serialize, const N: usize> Serialize for List<T, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de, T: Copy + Deserialize<'de>, const N: usize> Deserialize<'de> for List<T, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<List<T, N>, D::Error> {
        let items = Vec::<T>::deserialize(deserializer)?;
        List::from_slice(&items)
            .ok_or_else(|| serde::de::Error::custom(format!("{} entries in a list that has room for {N}", items.len())))
    }
}
