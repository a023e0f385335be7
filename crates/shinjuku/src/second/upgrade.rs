//! V6.6, V6.7, V17.2: what comes of an Upgrade.

use table::{Audience, Seat, Sink};

use crate::parts::companion::Companion;
use crate::parts::customer::Customer;
use crate::parts::event::Event;
use crate::second::Second;
use crate::second::components::STACKS;
use crate::second::rules::Bonus;
use crate::state::{Phase, Played};

impl Played<Second> {
    /// V6.6: the customer goes into the queue; V8.4: after its end it leaves the game. V6.7: then the next stack is taken.
    pub(crate) fn after_upgrade(&mut self, seat: Seat, customer: Customer, events: &mut impl Sink<Event>) {
        if self.public.phase == Phase::Turns {
            self.add_to_queue(customer, events);
        } else {
            self.public.gone.add(customer);
        }
        let built = self.public.department_stores();
        if let Some(&count) = STACKS
            .get(built - 1)
            .filter(|_| self.public.scene.rules.bonus == Bonus::Tokens)
        {
            self.take_stack(seat, count, events);
        }
    }

    /// V6.7: 3 tokens for the first department store of the game, then 2, 2, 2, 1, 1. V17.2: art instead, one to the player, the others into the queue.
    fn take_stack(&mut self, seat: Seat, count: u8, events: &mut impl Sink<Event>) {
        let scene = &mut self.public.scene;
        let took_before = scene.took.iter().filter(|&&order| order > 0).count() as u8;
        if scene.took[seat.index()] == 0 {
            scene.took[seat.index()] = took_before + 1;
        }
        if !scene.rules.art {
            scene.bonus[seat.index()] += count;
            events.tell(Audience::Everyone, || Event::BonusTaken { seat, count });
            return;
        }
        scene.art_earned[seat.index()] += 1;
        events.tell(Audience::Everyone, || Event::ArtEarned { seat });
        (1..count).for_each(|_| self.queue_art(events));
    }

    /// V17.2: onto the first card without art; if all carry some, or the queue has ended, it leaves the game.
    fn queue_art(&mut self, events: &mut impl Sink<Event>) {
        let goes_on = self.public.phase == Phase::Turns;
        let companion = Companion::Art {};
        let free = self.public.scene.queue.iter().position(|space| space.art == 0);
        if let Some(space) = free.filter(|_| goes_on) {
            self.public.scene.queue[space].art = 1;
            let space = space as u8 + 1;
            events.tell(Audience::Everyone, || Event::CompanionQueued { companion, space });
        } else {
            events.tell(Audience::Everyone, || Event::CompanionGone { companion });
        }
    }
}
