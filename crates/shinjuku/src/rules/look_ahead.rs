//! S6.5: in Version 1 a Move ends where somebody was handed over, so the group goes only where that can still happen.

use crate::first::First;
use crate::parts::map::{Station, Ward};
use crate::state::{Played, Stations, Trip};
use crate::{Illegal, Refusal};

impl Played<First> {
    /// S6.5: from one of its stations the customers of the ward can satisfy somebody.
    pub(crate) fn check_satisfies(&self, ward: Ward) -> Result<(), Illegal> {
        let takers = self.public.stores.takers(&self.public.waiting[ward.index()]);
        let any = self.reach(self.map.lookup.stations_in[ward.index()], takers, Stations::NONE);
        Illegal::unless(any, "S6.5", Refusal::MoveServesNobody { ward })
    }

    /// S6.5: a Move starts only where somebody can still be satisfied.
    pub(crate) fn check_start_serves(&self, ward: Ward, station: Station) -> Result<(), Illegal> {
        let takers = self.public.stores.takers(&self.public.waiting[ward.index()]);
        let any = self.reach(Stations::only(station), takers, Stations::NONE);
        Illegal::unless(any, "S6.5", Refusal::StartServesNobody { station })
    }

    /// S6.5: and goes on only there.
    pub(crate) fn check_enter_serves(&self, trip: &Trip, station: Station) -> Result<(), Illegal> {
        let visited = trip.visited.0;
        let takers = self.public.stores.takers(&trip.group).minus(visited);
        let any = !takers.is_empty() && self.reach(Stations::only(station), takers, visited);
        Illegal::unless(any, "S6.5", Refusal::DeadEnd { station })
    }
}
