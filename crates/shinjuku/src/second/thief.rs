//! V15: the thieves.

use table::{Audience, Sink};

use crate::parts::companion::Companion;
use crate::parts::customer::Goods;
use crate::parts::event::Event;
use crate::second::Second;
use crate::second::scene::Place;
use crate::state::{Phase, Played};

impl Played<Second> {
    /// V15.2: a thief in the holding area goes onto the card with its type at once, if there is one. V15.4: but not when the queue has ended.
    pub(crate) fn thief_joins(&mut self, goods: Goods, events: &mut impl Sink<Event>) {
        let scene = &mut self.public.scene;
        let waits = scene.rules.thief && scene.thieves[goods as usize] == Place::Away;
        if !waits || self.public.phase != Phase::Turns {
            return;
        }
        let wanted = scene.queue.iter().position(|space| space.customers.tokens(goods) > 0);
        if let Some(space) = wanted {
            scene.thieves[goods as usize] = Place::Queue(space as u8);
            events.tell(Audience::Everyone, || Event::CompanionQueued {
                companion: Companion::Thief { goods },
                space: space as u8 + 1,
            });
        }
    }
}
