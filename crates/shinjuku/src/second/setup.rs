//! V2: the set-up.

use table::Sink;

use crate::parts::customer::Token;
use crate::parts::event::Event;
use crate::parts::map::{Ward, Wards};
use crate::second::Second;
use crate::second::components::{LONG_QUEUE, QUEUE, SEED_CUSTOMERS, SEED_WARDS, princess_start};
use crate::second::rules::{Bonus, KaijuRule};
use crate::second::scene::{Kaiju, Place};
use crate::state::Played;

impl Played<Second> {
    /// V2.3 to V2.5: the first customers, the Matsuri, the queue. V11.2: then Thief, Hachiko, Princess and Kaiju.
    pub(crate) fn set_the_scene(&mut self) {
        self.public.scene.starting = self.public.seat;
        self.seed_wards();
        if self.public.scene.rules.matsuri {
            self.public.scene.matsuri = self.draw_and_discard(&mut ());
        }
        self.lay_out_queue();
        let rules = self.public.scene.rules;
        if rules.hachiko {
            self.public.scene.dog = Place::Queue(0);
        }
        if rules.princess {
            let start = princess_start(&self.map);
            let start = start.or_else(|| self.draw_and_discard(&mut ()));
            self.public.scene.princess = start.or(Some(Ward(0)));
        }
        if rules.kaiju != KaijuRule::None {
            self.public.scene.kaiju = Kaiju::Waiting;
        }
    }

    /// V2.3: cards are drawn until four wards have appeared; each gets two customers, and the cards are discarded. V2.3: or until the pile ends.
    fn seed_wards(&mut self) {
        let mut seen = Wards::default();
        while seen.iter().count() < SEED_WARDS {
            let Some(ward) = self.cards.pile.pop() else { return };
            if !seen.contains(ward) {
                seen = seen.with(ward);
                let customers = (0..SEED_CUSTOMERS).filter_map(|_| self.bag.pop());
                let waiting = &mut self.public.waiting[ward.index()];
                customers.for_each(|token| waiting.add(Token::customer(token)));
            }
            self.cards.discard(ward);
        }
    }

    /// V2.4, V12.1: a card that only names a ward.
    pub(crate) fn draw_and_discard(&mut self, events: &mut impl Sink<Event>) -> Option<Ward> {
        let ward = self.draw_card(None, events)?;
        self.cards.discard(ward);
        Some(ward)
    }

    /// V2.5, V10.3: four cards, and two customers or eight.
    fn lay_out_queue(&mut self) {
        for space in 0..self.public.scene.queue.len() {
            let card = self.draw_card(None, &mut ()).expect("the supply was checked");
            self.public.scene.queue[space].card = card;
        }
        let customers = match self.public.scene.rules.bonus {
            Bonus::Eight => LONG_QUEUE,
            Bonus::Tokens | Bonus::None => QUEUE,
        };
        for _ in 0..customers {
            if let Some(token) = self.bag.pop() {
                self.add_to_queue(Token::customer(token), &mut ());
            }
        }
    }
}
