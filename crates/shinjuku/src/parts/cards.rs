//! Ward cards: hands, and the pile with its discards. Cards of the same ward are alike.

use table::{Chance, Pile};

use crate::parts::map::{MOST_TOKENS, MOST_WARDS, Ward, Wards};

/// A number of cards of each ward. How many there are, and of which wards, is kept along: every decision asks for it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hand {
    counts: [u8; MOST_WARDS],
    wards: Wards,
    len: u8,
}

impl Hand {
    /// No card.
    pub const EMPTY: Hand = Hand {
        counts: [0; MOST_WARDS],
        wards: Wards(0),
        len: 0,
    };

    /// How many cards of this ward.
    pub const fn of(&self, ward: Ward) -> u8 {
        self.counts[ward.index()]
    }

    /// One more.
    pub const fn add(&mut self, ward: Ward) {
        self.counts[ward.index()] += 1;
        self.wards = self.wards.with(ward);
        self.len += 1;
    }

    /// One less, if there is one.
    pub const fn remove(&mut self, ward: Ward) {
        let count = &mut self.counts[ward.index()];
        if *count > 0 {
            *count -= 1;
            self.len -= 1;
            if *count == 0 {
                self.wards.0 &= !(1 << ward.0);
            }
        }
    }

    /// How many cards.
    pub const fn len(&self) -> usize {
        self.len as usize
    }

    /// Is there none?
    pub const fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The wards of which there are cards.
    pub const fn ward_set(&self) -> Wards {
        self.wards
    }

    /// The same, each once, in the order of the ward list.
    pub fn wards(self) -> impl Iterator<Item = Ward> {
        let mut left = self.wards.0;
        std::iter::from_fn(move || {
            let ward = Ward(left.trailing_zeros() as u8);
            (left != 0).then(|| {
                left &= left - 1;
                ward
            })
        })
    }

    /// Each single card, in the order of the ward list.
    pub fn each(self) -> impl Iterator<Item = Ward> {
        self.wards().flat_map(move |ward| (0..self.of(ward)).map(move |_| ward))
    }
}

impl FromIterator<Ward> for Hand {
    fn from_iter<I: IntoIterator<Item = Ward>>(cards: I) -> Hand {
        let mut hand = Hand::EMPTY;
        cards.into_iter().for_each(|ward| hand.add(ward));
        hand
    }
}

/// The pile and its discards.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Deck {
    pub(crate) pile: Pile<Ward, MOST_TOKENS>,
    pub(crate) discards: Hand,
    /// S8.4: the card on top of the discards.
    pub(crate) top: Option<Ward>,
}

impl Deck {
    /// S5.11: the next card. When it is needed and the pile is empty, the discards are shuffled into a new pile; `reshuffled` hears of it.
    pub(crate) fn draw(&mut self, chance: &mut Chance, reshuffled: impl FnOnce()) -> Option<Ward> {
        if self.pile.is_empty() && !self.discards.is_empty() {
            self.discards.each().for_each(|ward| self.pile.push(ward));
            (self.discards, self.top) = (Hand::EMPTY, None);
            chance.draw(|rng| rng.shuffle(self.pile.as_mut_slice()));
            reshuffled();
        }
        self.pile.pop()
    }

    /// S8.4: puts a card on top of the discards.
    pub(crate) fn discard(&mut self, ward: Ward) {
        self.discards.add(ward);
        self.top = Some(ward);
    }
}
