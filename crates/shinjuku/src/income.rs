//! S5.10, S5.11: Income.

use table::{Audience, Seat, Sink};

use crate::cards::Hand;
use crate::event::Event;
use crate::map::Ward;
use crate::state::Shinjuku;

/// S5.10: the cards up to which the hand is filled.
const FULL_HAND: usize = 5;

impl Shinjuku {
    /// S5.10: draw until the hand has five cards; with five or more, draw one.
    pub(crate) fn take_income(&mut self, seat: Seat, events: &mut impl Sink<Event>) {
        let due = FULL_HAND.saturating_sub(self.private(seat).hand.len()).max(1);
        let mut drawn = Hand::EMPTY;
        for _ in 0..due {
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
            events.tell(Audience::Everyone, || Event::Reshuffled {})
        })
    }
}
