//! S5.10, S5.11: Income.

use table::{Audience, Seat, Sink};

use crate::parts::cards::Hand;
use crate::parts::event::Event;
use crate::parts::map::Ward;
use crate::state::Shinjuku;

/// S5.10: the cards up to which the hand is filled.
const FULL_HAND: usize = 5;

/// S5.10: how many cards an Income draws into a hand of this size.
pub(crate) const fn income(hand: usize) -> usize {
    match FULL_HAND.saturating_sub(hand) {
        0 => 1,
        missing => missing,
    }
}

impl Shinjuku {
    /// S5.10: draw until the hand has five cards; with five or more, draw one.
    pub(crate) fn take_income(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let mut drawn = Hand::EMPTY;
        for _ in 0..income(self.private(seat).hand.len()) {
            if let Some(card) = self.draw_card(events) {
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

    /// S5.11.
    pub(crate) fn draw_card(&mut self, events: &mut impl Sink<Event>) -> Option<Ward> {
        self.cards.draw(&mut self.chance, || {
            events.tell(Audience::Everyone, || Event::Reshuffled {});
        })
    }
}
