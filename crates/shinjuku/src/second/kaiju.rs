//! V10.4, V10.5, V14: the Kaiju.

use table::{Audience, Seat, Sink, Takeback};

use crate::parts::companion::Companion;
use crate::parts::event::{Event, Figure};
use crate::parts::map::{Ward, Wards};
use crate::second::Second;
use crate::second::components::kaiju_entries;
use crate::second::rules::KaijuRule;
use crate::second::scene::{Asked, Kaiju, Place, Then};
use crate::state::{Played, Step};

impl Played<Second> {
    /// V14.1, V14.2: its card is drawn when half of the ward cards have been. V10.4: it goes into the bay with the last card of the pile.
    pub(crate) fn look_for_kaiju(&mut self, seat: Option<Seat>, events: &mut impl Sink<Event>) {
        if self.public.scene.kaiju != Kaiju::Waiting {
            return;
        }
        let all = self.map.card_count();
        match self.public.scene.rules.kaiju {
            KaijuRule::Deck if self.cards.pile.len() < all - all / 2 => {
                let seat = seat.unwrap_or(self.public.seat);
                self.public.scene.kaiju = Kaiju::Drawn(seat);
                events.tell(Audience::Everyone, || Event::KaijuDrawn { seat });
            }
            KaijuRule::Bay if self.cards.pile.is_empty() => self.kaiju_into_the_bay(events),
            _ => (),
        }
    }

    /// V10.4: it waits in the bay.
    pub(crate) fn kaiju_into_the_bay(&mut self, events: &mut impl Sink<Event>) {
        if self.public.scene.rules.kaiju == KaijuRule::Bay {
            self.public.scene.kaiju = Kaiju::Bay;
            events.tell(Audience::Everyone, || Event::KaijuInBay {});
        }
    }

    /// V14.6: customers or art are about to arrive in its ward; V10.5: that of the bay lets them. V16.6: it stays if it can go nowhere.
    pub(crate) fn kaiju_must_make_room(&self) -> bool {
        let first = &self.public.scene.queue[0];
        let somebody = !first.customers.is_empty() || first.art > 0;
        let of_the_deck = self.public.scene.rules.kaiju == KaijuRule::Deck;
        of_the_deck && somebody && self.public.scene.kaiju == Kaiju::Ward(first.card) && !self.kaiju_ways().is_empty()
    }

    /// V10.4, V14.2, V14.3: where it can go: ashore from the bay, or to a neighbour. V16.6: never to the dog.
    pub(crate) fn kaiju_ways(&self) -> Wards {
        let scene = &self.public.scene;
        let ways = match scene.kaiju {
            Kaiju::Ward(ward) => self.next_to(Some(ward)),
            Kaiju::Bay | Kaiju::Drawn(_) => kaiju_entries(&self.map),
            Kaiju::Absent | Kaiju::Waiting => Wards::default(),
        };
        match scene.dog {
            Place::Ward(dog) => Wards(ways.0 & !Wards::only(dog).0),
            _ => ways,
        }
    }

    /// V10.4, V14.2: it comes ashore where this seat says; V14.2: or, on other maps, in the ward of a card.
    pub(crate) fn kaiju_comes(&mut self, by: Seat, then: Then, events: &mut impl Sink<Event>) {
        if !self.kaiju_ways().is_empty() {
            self.public.step = Step::Figure(Asked::Kaiju { by, then });
            return;
        }
        let ward = loop {
            match self.draw_and_discard(events) {
                Some(ward) if self.public.scene.dog == Place::Ward(ward) => (),
                Some(ward) => break ward,
                None => break Ward(0),
            }
        };
        self.kaiju_enters(ward, by, then, events);
    }

    /// V14.4: whenever it enters a ward, all who are there flee. V14.7: first it moves, then the group flees, then the Princess.
    pub(crate) fn kaiju_enters(&mut self, ward: Ward, by: Seat, then: Then, events: &mut impl Sink<Event>) -> Takeback {
        self.public.scene.kaiju = Kaiju::Ward(ward);
        self.tell_moved(by, Figure::Kaiju, ward, events);
        let scene = &self.public.scene;
        let thieves_or_kaicho = scene.thieves.contains(&Place::Ward(ward)) || scene.kaicho.contains(&Place::Ward(ward));
        let somebody =
            !self.public.waiting[ward.index()].is_empty() || scene.art[ward.index()] > 0 || thieves_or_kaicho;
        if somebody && !self.next_to(Some(ward)).is_empty() {
            self.public.step = Step::Figure(Asked::Flight { by, then });
            return Takeback::Open;
        }
        self.then_the_princess(by, then, events)
    }

    /// V14.4: customers, thieves, art collectors and Kaicho go together to one neighbour.
    pub(crate) fn they_flee(&mut self, to: Ward, by: Seat, then: Then, events: &mut impl Sink<Event>) -> Takeback {
        let Some(from) = self.public.scene.kaiju_ward() else {
            return self.go_on_with(by, then, events);
        };
        let customers = std::mem::take(&mut self.public.waiting[from.index()]);
        self.public.waiting[to.index()].add_all(&customers);
        let scene = &mut self.public.scene;
        let art = std::mem::take(&mut scene.art[from.index()]);
        scene.art[to.index()] += art;
        let here = scene
            .at(Place::Ward(from))
            .filter(|&companion| companion != Companion::Dog {});
        let companions: Vec<Companion> = here.chain((0..art).map(|_| Companion::Art {})).collect();
        scene.send(Place::Ward(from), Place::Ward(to));
        let ward = self.map.ward(to).id;
        events.tell(Audience::Everyone, || Event::Fled {
            ward,
            customers: customers.each().collect(),
            companions,
        });
        self.then_the_princess(by, then, events)
    }

    /// V14.7: the Princess flees too, to a neighbour chosen for her alone.
    fn then_the_princess(&mut self, by: Seat, then: Then, events: &mut impl Sink<Event>) -> Takeback {
        let kaiju = self.public.scene.kaiju_ward();
        if kaiju.is_some() && self.public.scene.princess == kaiju && !self.next_to(kaiju).is_empty() {
            self.public.step = Step::Figure(Asked::PrincessFlight { by, then });
            return Takeback::Open;
        }
        self.go_on_with(by, then, events)
    }

    pub(crate) fn princess_flees(&mut self, to: Ward, by: Seat, then: Then, events: &mut impl Sink<Event>) -> Takeback {
        self.public.scene.princess = Some(to);
        self.tell_moved(by, Figure::Princess, to, events);
        self.go_on_with(by, then, events)
    }
}
