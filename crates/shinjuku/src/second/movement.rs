//! V7: Move, where it is not that of Version 1: it may end anywhere, and others travel with the customers.

use table::{Audience, Sink};

use crate::parts::companion::{Companion, Companions};
use crate::parts::event::Event;
use crate::parts::map::{Station, Ward};
use crate::second::Second;
use crate::second::scene::{Kaiju, Place, Scene, Then};
use crate::state::{Played, Public, Sells, Stations, Trip};
use crate::{Illegal, Refusal};

impl Scene {
    /// V11.3: does anybody wait in this ward who is no customer, and moves like one?
    fn others_wait(&self, ward: Ward) -> bool {
        let place = Place::Ward(ward);
        self.art[ward.index()] > 0 || self.thieves.contains(&place) || self.kaicho.contains(&place)
    }

    /// V7.5, V13.5: is anybody on the way who is no customer?
    pub(crate) fn others_on_the_way(&self) -> bool {
        self.art_on_the_way > 0 || self.anybody_at(Place::OnTheWay)
    }
}

impl Public<Second> {
    /// V7.1, V11.3: a ward with a thief, a Kaicho or an art collector can be moved like one with customers.
    pub(crate) fn anybody_waits(&self, ward: Ward) -> bool {
        !self.waiting[ward.index()].is_empty() || self.scene.others_wait(ward)
    }
}

impl Played<Second> {
    /// V14.5: the stations of the Kaiju's ward.
    pub(crate) fn closed_stations(&self) -> Stations {
        let kaiju = self.public.scene.kaiju_ward();
        kaiju.map_or(Stations::NONE, |ward| self.map.lookup.stations_in[ward.index()])
    }

    /// V14.5, V16.3: neither the ward of the Kaiju nor that of the dog can be moved.
    pub(crate) fn check_may_leave(&self, ward: Ward) -> Result<(), Illegal> {
        let scene = &self.public.scene;
        Illegal::unless(self.public.anybody_waits(ward), "V7.1", Refusal::NobodyWaits { ward })?;
        Illegal::unless(scene.kaiju != Kaiju::Ward(ward), "V14.5", Refusal::KaijuThere { ward })?;
        Illegal::unless(scene.dog != Place::Ward(ward), "V16.3", Refusal::DogThere { ward })
    }

    /// V7.1, V16.4: any station of the ward; with the dog one from which it gets home.
    pub(crate) fn check_may_start(&self, ward: Ward, station: Station) -> Result<(), Illegal> {
        let scene = &self.public.scene;
        Illegal::unless(scene.kaiju != Kaiju::Ward(ward), "V14.5", Refusal::KaijuThere { ward })?;
        if scene.dog == Place::Ward(ward) {
            return self.check_reunion_start(station);
        }
        Ok(())
    }

    /// V7.2, V14.5: not through the Kaiju's ward; V16.4: with the dog only where it gets home.
    pub(crate) fn check_may_enter(&self, trip: &Trip, station: Station) -> Result<(), Illegal> {
        let ward = self.map.ward_of(station);
        let is_free = self.public.scene.kaiju != Kaiju::Ward(ward);
        Illegal::unless(is_free, "V14.5", Refusal::KaijuThere { ward })?;
        if self.is_reunion() {
            return self.check_reunion_way(trip, station);
        }
        Ok(())
    }

    /// V13.4, V15.3, V16.4, V17.3: thieves, Kaicho, art collectors and the dog set off with the customers.
    pub(crate) fn others_set_off(&mut self, ward: Ward, events: &mut impl Sink<Event>) {
        let (place, id) = (Place::Ward(ward), self.map.ward(ward).id);
        let scene = &mut self.public.scene;
        let art = std::mem::take(&mut scene.art[ward.index()]);
        if art == 0 && !scene.anybody_at(place) {
            return;
        }
        scene.art_on_the_way = art;
        let companions: Vec<Companion> = scene.at(place).chain((0..art).map(|_| Companion::Art {})).collect();
        scene.send(place, Place::OnTheWay);
        if scene.dog == place {
            scene.dog = Place::OnTheWay;
        }
        events.tell(Audience::Everyone, || Event::Accompanied { ward: id, companions });
    }

    /// V15.3, V17.3: a thief fits a store of its type, art only department stores. V13.4: where somebody would be handed over, a Kaicho may be let go instead.
    pub(crate) fn who_may_get_off(&self, trip: &Trip) -> Companions {
        let scene = &self.public.scene;
        if !scene.others_on_the_way() {
            return Companions::NONE;
        }
        let Some(store) = self.public.store(trip.at) else {
            return Companions::NONE;
        };
        let everything = store.sells == Sells::Everything;
        let fits = |companion: &Companion| match *companion {
            Companion::Thief { goods } => everything || store.sells == Sells::Goods(goods),
            _ => false,
        };
        let on_the_way = || scene.at(Place::OnTheWay);
        let art = (everything && scene.art_on_the_way > 0).then_some(Companion::Art {});
        let taken: Companions = on_the_way().filter(fits).chain(art).collect();
        if taken.is_empty() && !store.sells.takes_any(&trip.group) {
            return Companions::NONE;
        }
        let kaicho = on_the_way().filter(|companion| matches!(companion, Companion::Kaicho { .. }));
        kaicho.fold(taken, Companions::with)
    }

    /// V13.4, V15.4, V17.3: a Kaicho stays here, a thief goes to the holding area, art is earned.
    pub(crate) fn gets_off(&mut self, trip: &Trip, companion: Companion, events: &mut impl Sink<Event>) {
        let (station, ward) = (self.map.station(trip.at).id, self.map.ward_of(trip.at));
        let store = self.public.store(trip.at).map(|store| store.owner);
        let owner = store.filter(|_| companion == Companion::Art {});
        events.tell(Audience::Everyone, || Event::LetGo {
            station,
            companion,
            owner,
        });
        let scene = &mut self.public.scene;
        match (companion, owner) {
            (Companion::Thief { goods }, _) => {
                scene.thieves[goods as usize] = Place::Away;
                self.thief_joins(goods, events);
            }
            (Companion::Art {}, Some(owner)) => {
                scene.art_on_the_way -= 1;
                scene.art_earned[owner.index()] += 1;
            }
            (companion, _) => {
                if let Some(place) = scene.place_mut(companion) {
                    *place = Place::Ward(ward);
                }
            }
        }
    }

    /// V7.5, V13.5, V16.4: the others stay in the ward of the last station; the dog is at home.
    pub(crate) fn others_stay(&mut self, ward: Ward, events: &mut impl Sink<Event>) {
        if !self.public.scene.others_on_the_way() {
            return;
        }
        let scene = &mut self.public.scene;
        let art = std::mem::take(&mut scene.art_on_the_way);
        scene.art[ward.index()] += art;
        let here = scene
            .at(Place::OnTheWay)
            .filter(|&companion| companion != Companion::Dog {});
        let companions: Vec<Companion> = here.chain((0..art).map(|_| Companion::Art {})).collect();
        scene.send(Place::OnTheWay, Place::Ward(ward));
        if !companions.is_empty() {
            let ward = self.map.ward(ward).id;
            events.tell(Audience::Everyone, || Event::Accompanied { ward, companions });
        }
        if self.is_reunion() {
            self.dog_is_home(events);
        }
    }

    /// V7.6, V14.2: whoever drew the Kaiju in an Income of this Move brings it ashore.
    pub(crate) fn after_move(&mut self, events: &mut impl Sink<Event>) {
        if let Kaiju::Drawn(by) = self.public.scene.kaiju {
            self.kaiju_comes(by, Then::Choose, events);
        }
    }
}
