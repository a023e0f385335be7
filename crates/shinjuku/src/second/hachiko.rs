//! V16: Hachiko.

use table::{Audience, Sink};

use crate::parts::companion::Companion;
use crate::parts::event::Event;
use crate::parts::map::{Station, Ward};
use crate::second::Second;
use crate::second::scene::Place;
use crate::state::{Phase, Played, Stations, Trip};
use crate::{Illegal, Refusal};

impl Played<Second> {
    /// V16.1: does the dog's home lie in this ward?
    pub(crate) fn is_home(&self, ward: Ward) -> bool {
        let home = self.public.scene.home.filter(|_| self.public.scene.rules.hachiko);
        home.is_some_and(|home| self.map.ward_of(home) == ward)
    }

    /// V16.4: is the dog on its way home?
    pub(crate) fn is_reunion(&self) -> bool {
        self.public.scene.dog == Place::OnTheWay
    }

    /// V16.4, V16.6: can the dog get home from one of these stations, past the Kaiju and past those already visited?
    fn gets_home(&self, from: Stations, visited: Stations) -> bool {
        let Some(home) = self.public.scene.home else {
            return false;
        };
        let closed = self.closed_stations();
        let from = from.minus(closed);
        !closed.contains(home) && !from.is_empty() && self.reach(from, Stations::only(home), visited.or(closed))
    }

    /// V16.4: is there a way home for the dog?
    pub(crate) fn check_reunite(&self) -> Result<(), Illegal> {
        let Place::Ward(ward) = self.public.scene.dog else {
            return Err(Illegal::new("V16.4", Refusal::NoDog));
        };
        let stations = self.map.lookup.stations_in[ward.index()];
        Illegal::unless(self.gets_home(stations, Stations::NONE), "V16.4", Refusal::NoWayHome)
    }

    /// V16.4: the dog starts only where it can get home.
    pub(crate) fn check_reunion_start(&self, station: Station) -> Result<(), Illegal> {
        let any = self.gets_home(Stations::only(station), Stations::NONE);
        Illegal::unless(any, "V16.4", Refusal::NoWayHome)
    }

    /// V16.4: and goes on only there; at home the way ends.
    pub(crate) fn check_reunion_way(&self, trip: &Trip, station: Station) -> Result<(), Illegal> {
        let is_on = self.public.scene.home != Some(trip.at);
        let any = is_on && self.gets_home(Stations::only(station), trip.visited.0);
        Illegal::unless(any, "V16.4", Refusal::NoWayHome)
    }

    /// V16.5: the dog goes onto card 1 again; if the queue has ended it leaves the game.
    pub(crate) fn dog_is_home(&mut self, events: &mut impl Sink<Event>) {
        if self.public.phase == Phase::Turns {
            self.public.scene.dog = Place::Queue(0);
            events.tell(Audience::Everyone, || Event::CompanionQueued {
                companion: Companion::Dog {},
                space: 1,
            });
        } else {
            self.dog_leaves(events);
        }
    }

    /// V16.5, V16.2.
    pub(crate) fn dog_leaves(&mut self, events: &mut impl Sink<Event>) {
        self.public.scene.dog = Place::Away;
        events.tell(Audience::Everyone, || Event::CompanionGone {
            companion: Companion::Dog {},
        });
    }
}
