//! S5.10, S5.11: Income.

use table::{Audience, Seat, Sink};

use crate::edition::Edition;
use crate::parts::cards::Hand;
use crate::parts::event::Event;
use crate::parts::map::Ward;
use crate::state::Played;

/// S5.10: how many cards an Income draws into a hand of this size.
pub(crate) const fn income<E: Edition>(hand: usize) -> usize {
    match E::HAND.saturating_sub(hand) {
        0 => 1,
        missing => missing,
    }
}

impl<E: Edition> Played<E> {
    /// S5.10: draw until the hand has five cards (four in Version 2); with as many or more, draw one.
    pub(crate) fn take_income(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let mut drawn = Hand::EMPTY;
        for _ in 0..income::<E>(self.private(seat).hand.len()) {
            if let Some(card) = self.draw_card(Some(seat), events) {
                self.private_mut(seat).hand.add(card);
                drawn.add(card);
            }
        }
        events.tell(Audience::Only(seat), || Event::Drew {
            seat,
            cards: drawn.each().map(|ward| self.map.ward(ward).id).collect(),
        });
        events.tell(Audience::Others(seat), || Event::DrewUnseen {
            seat,
            count: drawn.len() as u8,
        });
    }

    /// S5.11: a card, for the Income of a seat or for all.
    pub(crate) fn draw_card(&mut self, seat: Option<Seat>, events: &mut impl Sink<Event>) -> Option<Ward> {
        let card = self.cards.draw(&mut self.chance, || {
            events.tell(Audience::Everyone, || Event::Reshuffled {});
        });
        E::card_drawn(self, seat, events);
        card
    }
}
