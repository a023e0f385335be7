//! Piles of cards in an order, and sets of cards without one. A card is a number below 128: its place in the game's card list.

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chance::Chance;

/// The number of a card in its list.
pub type CardNumber = u8;

/// Cards in an order; the last one is on top and is drawn first. Room for `N`.
#[derive(Clone, Copy, Debug)]
pub struct Pile<const N: usize> {
    cards: [CardNumber; N],
    len: u8,
}

impl<const N: usize> Pile<N> {
    /// No card.
    pub const EMPTY: Pile<N> = Pile { cards: [0; N], len: 0 };

    /// Puts a card on top. There must be room.
    pub fn push(&mut self, card: CardNumber) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<CardNumber> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    /// Takes this card out, wherever it lies; the others keep their order.
    pub fn remove(&mut self, card: CardNumber) {
        if let Some(place) = self.as_slice().iter().position(|&other| other == card) {
            self.cards.copy_within(place + 1..self.len as usize, place);
            self.len -= 1;
        }
    }

    /// The cards from the bottom to the top.
    pub fn as_slice(&self) -> &[CardNumber] {
        &self.cards[..self.len as usize]
    }

    /// The cards from the bottom to the top, to be reordered.
    pub fn as_mut_slice(&mut self) -> &mut [CardNumber] {
        &mut self.cards[..self.len as usize]
    }

    /// The cards as they will be drawn.
    pub fn in_drawing_order(&self) -> impl Iterator<Item = CardNumber> + '_ {
        self.as_slice().iter().rev().copied()
    }

    /// The pile of these cards, from the bottom to the top; `None` if there are more than `N`.
    pub fn from_slice(cards: &[CardNumber]) -> Option<Pile<N>> {
        let mut pile = Pile::EMPTY;
        pile.cards.get_mut(..cards.len())?.copy_from_slice(cards);
        pile.len = u8::try_from(cards.len()).ok()?;
        Some(pile)
    }

    /// The pile that will be drawn in this order; `None` if there are more than `N` cards.
    pub fn from_drawing_order(cards: &[CardNumber]) -> Option<Pile<N>> {
        let mut pile = Pile::from_slice(cards)?;
        pile.as_mut_slice().reverse();
        Some(pile)
    }

    /// How many cards are left.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is none left?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Draws the top card. Only when none is left, and one has to be drawn, the discards are shuffled into a new pile; `reshuffled` hears of it.
    pub fn draw(
        &mut self,
        discards: &mut CardSet,
        chance: &mut Chance,
        reshuffled: impl FnOnce(),
    ) -> Option<CardNumber> {
        if self.is_empty() && !discards.is_empty() {
            for card in discards.iter() {
                self.push(card);
            }
            *discards = CardSet::EMPTY;
            chance.draw(|rng| rng.shuffle(self.as_mut_slice()));
            reshuffled();
        }
        self.pop()
    }
}

/// Piles are equal when they hold the same cards in the same order, whatever lies in the unused room.
impl<const N: usize> PartialEq for Pile<N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}
impl<const N: usize> Eq for Pile<N> {}

/// A set of cards. (Two words rather than one of 128 bits, which would align, and so pad, every state that holds one.)
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct CardSet([u64; 2]);

impl CardSet {
    /// No card.
    pub const EMPTY: CardSet = CardSet([0; 2]);

    /// The cards numbered 0 to `n` - 1.
    pub const fn first(n: usize) -> CardSet {
        const fn ones(n: usize) -> u64 {
            if n >= 64 { u64::MAX } else { (1 << n) - 1 }
        }
        CardSet([ones(n), ones(n.saturating_sub(64))])
    }

    /// Is this card in it?
    pub const fn contains(self, card: CardNumber) -> bool {
        self.0[card as usize / 64] >> (card % 64) & 1 != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: CardNumber) {
        self.0[card as usize / 64] |= 1 << (card % 64);
    }

    /// Takes a card out, if it is there.
    pub const fn remove(&mut self, card: CardNumber) {
        self.0[card as usize / 64] &= !(1 << (card % 64));
    }

    /// The cards that are in both.
    pub const fn and(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    /// The cards of both.
    pub const fn or(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    /// The cards of this that are not in the other.
    pub const fn minus(self, other: CardSet) -> CardSet {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    /// Is no card in it?
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// How many cards are in it?
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = CardNumber> {
        [0, 1].into_iter().flat_map(move |half| {
            let mut left = self.0[half];
            std::iter::from_fn(move || {
                let card = left.trailing_zeros() as CardNumber;
                (left != 0).then(|| {
                    left &= left - 1;
                    64 * half as CardNumber + card
                })
            })
        })
    }
}

/// In JSON the list of its numbers, for games whose card numbers are those of their data files.
impl Serialize for CardSet {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet, D::Error> {
        let cards = Vec::<CardNumber>::deserialize(deserializer)?;
        if let Some(odd) = cards.iter().find(|&&card| card >= 128) {
            return Err(serde::de::Error::custom(format!("there is no card {odd}")));
        }
        let set: CardSet = cards.iter().copied().collect();
        if set.len() == cards.len() {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("a card stands twice in the list"))
        }
    }
}

/// In JSON the list of its numbers in drawing order, for games whose card numbers are those of their data files.
impl<const N: usize> Serialize for Pile<N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.in_drawing_order())
    }
}

impl<'de, const N: usize> Deserialize<'de> for Pile<N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile<N>, D::Error> {
        let cards = Vec::<CardNumber>::deserialize(deserializer)?;
        if let Some(odd) = cards.iter().find(|&&card| card >= 128) {
            return Err(serde::de::Error::custom(format!("there is no card {odd}")));
        }
        Pile::from_drawing_order(&cards)
            .ok_or_else(|| serde::de::Error::custom(format!("{} cards in a pile that has room for {N}", cards.len())))
    }
}

impl FromIterator<CardNumber> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardNumber>>(cards: I) -> CardSet {
        let mut set = CardSet::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::chance::Seed;

    #[test]
    fn a_pile_is_reshuffled_only_when_a_card_is_due_and_none_is_left() {
        let mut pile = Pile::<8>::from_drawing_order(&[3]).unwrap();
        let mut discards: CardSet = [1, 5].into_iter().collect();
        let mut chance = Chance::new(Seed::from_text("pile"));
        let before = chance;
        assert_eq!(pile.draw(&mut discards, &mut chance, || panic!("not yet")), Some(3));
        assert_eq!((discards.len(), chance), (2, before));
        let mut heard = false;
        let next = pile.draw(&mut discards, &mut chance, || heard = true).unwrap();
        assert!(heard && [1, 5].contains(&next) && discards.is_empty() && pile.len() == 1);
        pile.pop();
        assert_eq!(
            pile.draw(&mut discards, &mut chance, || panic!("nothing to shuffle")),
            None
        );
    }

    #[test]
    fn piles_know_their_drawing_order_and_their_room() {
        let pile = Pile::<3>::from_drawing_order(&[7, 8, 9]).unwrap();
        assert_eq!(pile.in_drawing_order().collect::<Vec<_>>(), [7, 8, 9]);
        assert_eq!(Pile::<2>::from_drawing_order(&[7, 8, 9]), None);
    }
}
