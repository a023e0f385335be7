//! V12, V13: the Princess and the Kaicho.

use table::{Seat, Sink};

use crate::parts::event::{Event, Figure};
use crate::parts::map::{Ward, Wards};
use crate::second::Second;
use crate::second::scene::{Place, Scene};
use crate::state::{Played, Step};

impl Scene {
    /// V4.7, V5.2, V12.3, V13.3: the wards of the Matsuri and the Princess are wild for everybody, that of a seat's Kaicho for this seat.
    pub(crate) fn wild_for(&self, seat: Seat) -> Wards {
        let kaicho = match self.kaicho.get(seat.index()) {
            Some(Place::Ward(ward)) => Some(*ward),
            _ => None,
        };
        self.matsuri.into_iter().chain(self.princess).chain(kaicho).collect()
    }
}

impl Played<Second> {
    /// V12.2: the Princess goes to a neighbour.
    pub(crate) fn princess_wanders(&mut self, ward: Ward, events: &mut impl Sink<Event>) {
        let scene = &mut self.public.scene;
        (scene.princess, scene.wandered) = (Some(ward), true);
        self.public.step = Step::Choose;
        self.tell_moved(self.public.seat, Figure::Princess, ward, events);
    }

    /// V13.2: a Kaicho off the map can be placed in any ward, one on the map goes to a neighbour. V14.7: but not to the Kaiju.
    pub(crate) fn kaicho_ways(&self, seat: Seat) -> Wards {
        let ways = match self.public.scene.kaicho[seat.index()] {
            Place::Ward(ward) => self.next_to(Some(ward)),
            _ => self.map.lookup.all_wards,
        };
        self.without_kaiju(ways)
    }

    /// V13.2.
    pub(crate) fn kaicho_explores(&mut self, ward: Ward, events: &mut impl Sink<Event>) {
        let seat = self.public.seat;
        let scene = &mut self.public.scene;
        (scene.kaicho[seat.index()], scene.explored) = (Place::Ward(ward), true);
        self.public.step = Step::Choose;
        self.tell_moved(seat, Figure::Kaicho, ward, events);
    }
}
