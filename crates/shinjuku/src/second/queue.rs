//! V3, V4.2, V4.3: the queue, the arrival and the refill.

use table::{Audience, Sink};

use crate::parts::companion::Companion;
use crate::parts::customer::{Customer, Token};
use crate::parts::event::Event;
use crate::parts::map::Ward;
use crate::second::Second;
use crate::second::components::{LONG_QUEUE, SPACES};
use crate::second::rules::Bonus;
use crate::second::scene::{Kaiju, Place, Scene, Space};
use crate::state::{Phase, Played};

impl Scene {
    /// V3.1: the card onto which a customer goes: the one with its type, or the first without customers. V3.2: doubles are of the same type. V3.3: there is always one.
    pub fn space_for(&self, customer: Customer) -> usize {
        let same = |space: &Space| space.customers.tokens(customer.goods) > 0;
        let same = self.queue.iter().position(same);
        let empty = || self.queue.iter().position(|space| space.customers.is_empty());
        same.or_else(empty).unwrap_or(SPACES - 1)
    }
}

impl Played<Second> {
    /// V3.1: a customer joins the queue; V15.2: and the thief of its type.
    pub(crate) fn add_to_queue(&mut self, customer: Customer, events: &mut impl Sink<Event>) {
        let scene = &mut self.public.scene;
        let place = scene.space_for(customer);
        let space = &mut scene.queue[place];
        space.customers.add(customer);
        let ward = space.card;
        events.tell(Audience::Everyone, || Event::Queued {
            customer,
            space: place as u8 + 1,
            ward: self.map.ward(ward).id,
        });
        self.thief_joins(customer.goods, events);
    }

    /// V4.2, V4.3: arrival and refill. V8.1: with an empty bag nobody is added.
    pub(crate) fn arrive_and_refill(&mut self, events: &mut impl Sink<Event>) {
        self.kaiju_finds_no_pile(events);
        let Space { card, customers, art } = self.public.scene.queue[0];
        let id = self.map.ward(card).id;
        self.public.waiting[card.index()].add_all(&customers);
        self.public.scene.art[card.index()] += art;
        if !customers.is_empty() {
            events.tell(Audience::Everyone, || Event::Arrived {
                ward: id,
                customers: customers.each().collect(),
            });
        }
        self.companions_arrive(card, art, events);
        self.take_card(card, events);
        let due = match self.public.scene.rules.bonus {
            Bonus::Eight => LONG_QUEUE.saturating_sub(self.public.scene.queued()),
            Bonus::Tokens | Bonus::None => customers.len(),
        };
        for _ in 0..due {
            if let Some(token) = self.bag.pop() {
                self.add_to_queue(Token::customer(token), events);
            }
        }
        self.see_whether_the_queue_ended(card, events);
    }

    /// V4.2, V15.2, V16.2, V17.3: those who lie on card 1 without being customers.
    fn companions_arrive(&mut self, ward: Ward, art: u8, events: &mut impl Sink<Event>) {
        let at_home = self.is_home(ward);
        let scene = &mut self.public.scene;
        if art == 0 && !scene.anybody_at(Place::Queue(0)) {
            return;
        }
        let here = scene
            .at(Place::Queue(0))
            .filter(|&companion| companion != Companion::Dog {} || !at_home);
        let companions: Vec<Companion> = here.chain((0..art).map(|_| Companion::Art {})).collect();
        scene.send(Place::Queue(0), Place::Ward(ward));
        if scene.dog == Place::Queue(0) {
            scene.dog = if at_home { Place::Queue(1) } else { Place::Ward(ward) };
        }
        if !companions.is_empty() {
            let ward = self.map.ward(ward).id;
            events.tell(Audience::Everyone, || Event::Accompanied { ward, companions });
        }
    }

    /// V4.2, V4.3, V18.1: card 1 goes into the hand for all to see, the others move up, and a new one is drawn. V4.3: without any card to draw, card 1 goes to the end.
    fn take_card(&mut self, card: Ward, events: &mut impl Sink<Event>) {
        let seat = self.public.seat;
        let scene = &mut self.public.scene;
        scene.queue.copy_within(1.., 0);
        for space in 1..SPACES as u8 {
            scene.send(Place::Queue(space), Place::Queue(space - 1));
            if scene.dog == Place::Queue(space) {
                scene.dog = Place::Queue(space - 1);
            }
        }
        let new = self.draw_card(None, events);
        self.public.scene.queue[SPACES - 1] = Space {
            card: new.unwrap_or(card),
            customers: crate::Customers::NONE,
            art: 0,
        };
        let ward = self.map.ward(card).id;
        let Some(new) = new else {
            events.tell(Audience::Everyone, || Event::CardStays { ward });
            return;
        };
        self.private_mut(seat).hand.add(card);
        events.tell(Audience::Everyone, || Event::CardTaken { seat, ward });
        events.tell(Audience::Everyone, || Event::Uncovered {
            ward: self.map.ward(new).id,
        });
    }

    /// V8.2, V17.5: the queue has ended when an arrival has emptied it. V16.2: a dog that would have gone home with that card leaves the game.
    fn see_whether_the_queue_ended(&mut self, card: Ward, events: &mut impl Sink<Event>) {
        let scene = &self.public.scene;
        let is_empty = scene
            .queue
            .iter()
            .all(|space| space.customers.is_empty() && space.art == 0);
        if self.public.phase != Phase::Turns || !is_empty {
            return;
        }
        self.public.phase = Phase::LastDrawn;
        events.tell(Audience::Everyone, || Event::QueueEnded {});
        if self.is_home(card) && self.public.scene.dog == Place::Queue(0) {
            self.dog_leaves(events);
        }
    }

    /// V10.4: a pile used up at set-up counts as used up in the first refill.
    fn kaiju_finds_no_pile(&mut self, events: &mut impl Sink<Event>) {
        if self.public.scene.kaiju == Kaiju::Waiting && self.cards.pile.is_empty() {
            self.kaiju_into_the_bay(events);
        }
    }
}
