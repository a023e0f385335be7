//! Piles of cards in an order, and sets of cards without one, each of one kind of card. A card is a number below 128: its place in the game's card list.

use std::fmt;
use std::marker::PhantomData;

use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::chance::Chance;

/// The number of a card in its list.
pub type CardNumber = u8;

/// One kind of card: a Town card is no Plan card. Numbered below 128 by its place in the game's card list.
pub trait Card: Copy + PartialEq {
    /// The first card of the list.
    const FIRST: Self;
    /// Its number in its list.
    fn number(self) -> CardNumber;
    /// The card with this number.
    fn from_number(number: CardNumber) -> Self;
}

/// Declares kinds of cards: `cards! { /// A Town card. pub struct Town; }`. In JSON a card is its number.
#[macro_export]
macro_rules! cards {
    ($($(#[$meta:meta])* $vis:vis struct $name:ident;)*) => {$(
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, serde::Serialize, serde::Deserialize)]
        #[serde(transparent)]
        $vis struct $name($crate::CardNumber);

        impl $crate::Card for $name {
            const FIRST: $name = $name(0);

            fn number(self) -> $crate::CardNumber {
                self.0
            }

            fn from_number(number: $crate::CardNumber) -> $name {
                $name(number)
            }
        }

        impl $name {
            /// Its place in the list.
            pub const fn index(self) -> usize {
                self.0 as usize
            }
        }
    )*};
}

/// Cards in an order; the last one is on top and is drawn first. Room for `N`.
#[derive(Clone, Copy, Debug)]
pub struct Pile<C, const N: usize> {
    cards: [C; N],
    len: u8,
}

impl<C: Card, const N: usize> Pile<C, N> {
    /// No card.
    pub const EMPTY: Pile<C, N> = Pile {
        cards: [C::FIRST; N],
        len: 0,
    };

    /// Puts a card on top. There must be room.
    pub fn push(&mut self, card: C) {
        self.cards[self.len as usize] = card;
        self.len += 1;
    }

    /// Takes the top card.
    pub fn pop(&mut self) -> Option<C> {
        self.len = self.len.checked_sub(1)?;
        Some(self.cards[self.len as usize])
    }

    /// Takes this card out, wherever it lies; the others keep their order.
    pub fn remove(&mut self, card: C) {
        if let Some(place) = self.as_slice().iter().position(|&other| other == card) {
            self.cards.copy_within(place + 1..self.len as usize, place);
            self.len -= 1;
        }
    }

    /// The cards from the bottom to the top.
    pub fn as_slice(&self) -> &[C] {
        &self.cards[..self.len as usize]
    }

    /// The cards from the bottom to the top, to be reordered.
    pub fn as_mut_slice(&mut self) -> &mut [C] {
        &mut self.cards[..self.len as usize]
    }

    /// The cards as they will be drawn.
    pub fn in_drawing_order(&self) -> impl Iterator<Item = C> + '_ {
        self.as_slice().iter().rev().copied()
    }

    /// The pile of these cards, from the bottom to the top; `None` if there are more than `N`.
    pub fn from_slice(cards: &[C]) -> Option<Pile<C, N>> {
        let mut pile = Pile::EMPTY;
        pile.cards.get_mut(..cards.len())?.copy_from_slice(cards);
        pile.len = u8::try_from(cards.len()).ok()?;
        Some(pile)
    }

    /// The pile that will be drawn in this order; `None` if there are more than `N` cards.
    pub fn from_drawing_order(cards: &[C]) -> Option<Pile<C, N>> {
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
    pub fn draw(&mut self, discards: &mut CardSet<C>, chance: &mut Chance, reshuffled: impl FnOnce()) -> Option<C> {
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
impl<C: Card, const N: usize> PartialEq for Pile<C, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}
impl<C: Card, const N: usize> Eq for Pile<C, N> {}

/// A set of cards. (Two words rather than one of 128 bits, which would align, and so pad, every state that holds one.)
pub struct CardSet<C>([u64; 2], PhantomData<C>);

impl<C> Clone for CardSet<C> {
    fn clone(&self) -> CardSet<C> {
        *self
    }
}
impl<C> Copy for CardSet<C> {}

impl<C> PartialEq for CardSet<C> {
    fn eq(&self, other: &CardSet<C>) -> bool {
        self.0 == other.0
    }
}
impl<C> Eq for CardSet<C> {}

impl<C> Default for CardSet<C> {
    fn default() -> CardSet<C> {
        CardSet::EMPTY
    }
}

impl<C: Card> fmt::Debug for CardSet<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter().map(Card::number)).finish()
    }
}

impl<C> CardSet<C> {
    /// No card.
    pub const EMPTY: CardSet<C> = CardSet([0; 2], PhantomData);

    /// The cards numbered 0 to `n` - 1.
    pub const fn first(n: usize) -> CardSet<C> {
        const fn ones(n: usize) -> u64 {
            if n >= 64 { u64::MAX } else { (1 << n) - 1 }
        }
        CardSet([ones(n), ones(n.saturating_sub(64))], PhantomData)
    }

    /// The cards that are in both.
    pub const fn and(self, other: CardSet<C>) -> CardSet<C> {
        CardSet([self.0[0] & other.0[0], self.0[1] & other.0[1]], PhantomData)
    }

    /// The cards of both.
    pub const fn or(self, other: CardSet<C>) -> CardSet<C> {
        CardSet([self.0[0] | other.0[0], self.0[1] | other.0[1]], PhantomData)
    }

    /// The cards of this that are not in the other.
    pub const fn minus(self, other: CardSet<C>) -> CardSet<C> {
        CardSet([self.0[0] & !other.0[0], self.0[1] & !other.0[1]], PhantomData)
    }

    /// Is no card in it?
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] == 0
    }

    /// How many cards are in it?
    pub const fn len(self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones()) as usize
    }
}

impl<C: Card> CardSet<C> {
    /// Is this card in it?
    pub fn contains(self, card: C) -> bool {
        let card = card.number();
        self.0[card as usize / 64] >> (card % 64) & 1 != 0
    }

    /// Adds a card.
    pub fn insert(&mut self, card: C) {
        let card = card.number();
        self.0[card as usize / 64] |= 1 << (card % 64);
    }

    /// Takes a card out, if it is there.
    pub fn remove(&mut self, card: C) {
        let card = card.number();
        self.0[card as usize / 64] &= !(1 << (card % 64));
    }

    /// The cards in ascending order.
    pub fn iter(self) -> impl Iterator<Item = C> {
        let [mut low, mut high] = self.0;
        std::iter::from_fn(move || {
            let (left, first) = if low == 0 { (&mut high, 64) } else { (&mut low, 0) };
            let card = first + left.trailing_zeros() as CardNumber;
            (*left != 0).then(|| {
                *left &= *left - 1;
                C::from_number(card)
            })
        })
    }
}

/// In JSON the list of its numbers, for games whose card numbers are those of their data files.
impl<C: Card> Serialize for CardSet<C> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter().map(Card::number))
    }
}

impl<'de, C: Card> Deserialize<'de> for CardSet<C> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<CardSet<C>, D::Error> {
        let cards = read_cards::<C, D>(deserializer)?;
        let set: CardSet<C> = cards.iter().copied().collect();
        if set.len() == cards.len() {
            Ok(set)
        } else {
            Err(serde::de::Error::custom("a card appears twice in the list"))
        }
    }
}

fn read_cards<'de, C: Card, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<C>, D::Error> {
    let cards = Vec::<CardNumber>::deserialize(deserializer)?;
    match cards.iter().find(|&&card| card >= 128) {
        Some(odd) => Err(serde::de::Error::custom(format!("there is no card {odd}"))),
        None => Ok(cards.into_iter().map(C::from_number).collect()),
    }
}

/// In JSON the list of its numbers in drawing order, for games whose card numbers are those of their data files.
impl<C: Card, const N: usize> Serialize for Pile<C, N> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.in_drawing_order().map(Card::number))
    }
}

impl<'de, C: Card, const N: usize> Deserialize<'de> for Pile<C, N> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Pile<C, N>, D::Error> {
        let cards = read_cards::<C, D>(deserializer)?;
        Pile::from_drawing_order(&cards)
            .ok_or_else(|| serde::de::Error::custom(format!("{} cards in a pile that has room for {N}", cards.len())))
    }
}

impl<C: Card> FromIterator<C> for CardSet<C> {
    fn from_iter<I: IntoIterator<Item = C>>(cards: I) -> CardSet<C> {
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

    #[derive(Clone, Copy, PartialEq, Debug)]
    struct Wagon(CardNumber);

    impl Card for Wagon {
        const FIRST: Wagon = Wagon(0);

        fn number(self) -> CardNumber {
            self.0
        }

        fn from_number(number: CardNumber) -> Wagon {
            Wagon(number)
        }
    }

    fn wagons<const N: usize>(numbers: [CardNumber; N]) -> [Wagon; N] {
        numbers.map(Wagon)
    }

    #[test]
    fn a_pile_is_reshuffled_only_when_a_card_is_due_and_none_is_left() {
        let mut pile = Pile::<Wagon, 8>::from_drawing_order(&wagons([3])).unwrap();
        let mut discards: CardSet<Wagon> = wagons([1, 5]).into_iter().collect();
        let mut chance = Chance::new(Seed::from_text("pile"));
        let before = chance;
        assert_eq!(
            pile.draw(&mut discards, &mut chance, || panic!("not yet")),
            Some(Wagon(3))
        );
        assert_eq!((discards.len(), chance), (2, before));
        let mut heard = false;
        let next = pile.draw(&mut discards, &mut chance, || heard = true).unwrap();
        assert!(heard && wagons([1, 5]).contains(&next) && discards.is_empty() && pile.len() == 1);
        pile.pop();
        assert_eq!(
            pile.draw(&mut discards, &mut chance, || panic!("nothing to shuffle")),
            None
        );
    }

    #[test]
    fn piles_know_their_drawing_order_and_their_room() {
        let pile = Pile::<Wagon, 3>::from_drawing_order(&wagons([7, 8, 9])).unwrap();
        assert_eq!(pile.in_drawing_order().collect::<Vec<_>>(), wagons([7, 8, 9]));
        assert_eq!(Pile::<Wagon, 2>::from_drawing_order(&wagons([7, 8, 9])), None);
    }
}
