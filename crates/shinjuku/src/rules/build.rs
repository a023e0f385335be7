//! S5.1 to S5.3: Build.

use table::{Audience, Label, Seat, Sink, Takeback};

use crate::edition::Edition;
use crate::parts::action::Action;
use crate::parts::customer::Goods;
use crate::parts::event::Event;
use crate::parts::map::{Station, Wards};
use crate::rules::paying::Means;
use crate::state::{Played, Purchase, Sells, Stations, Step, Store};
use crate::{Illegal, Refusal};

impl<E: Edition> Played<E> {
    /// S5.1: there must be an empty station that can be paid for.
    pub(crate) fn check_build(&self, seat: Seat) -> Result<(), Illegal> {
        let means = self.means(seat);
        let any = !self.sites(means).is_empty();
        let cards = self.private(seat).hand.len() as u8;
        Illegal::unless(any, "S5.1", Refusal::NowhereToBuild { cards })
    }

    /// S5.1: the empty stations that can be paid for.
    fn sites(&self, means: Means) -> Stations {
        let wards = means.payable(self.map.lookup.all_wards).iter();
        let stations = wards.map(|ward| self.map.lookup.stations_in[ward.index()]);
        stations
            .fold(Stations::NONE, Stations::or)
            .minus(self.public.stores.all())
    }

    pub(crate) fn can_build_at(&self, means: Means, station: Station) -> bool {
        self.public.store(station).is_none() && means.pay_for(Wards::only(self.map.ward_of(station)))
    }

    pub(crate) fn legal_sites(&self, seat: Seat, out: &mut Vec<Action>) {
        let sites = self.sites(self.means(seat)).iter();
        out.extend(sites.map(|station| Action::BuildAt {
            station: self.map.station_id(station),
        }));
    }

    /// S5.1: an empty station; one store or department store per station.
    pub(crate) fn build_at(&mut self, seat: Seat, id: Label) -> Result<Takeback, Illegal> {
        let station = self.find_station(id)?;
        Illegal::unless(
            self.public.store(station).is_none(),
            "S5.1",
            Refusal::Occupied { station },
        )?;
        let ward = self.map.ward_of(station);
        let payable = self.can_build_at(self.means(seat), station);
        Illegal::unless(payable, "S5.1", Refusal::CannotPay { ward })?;
        self.public.step = Step::BuildStore(station);
        Ok(Takeback::Open)
    }

    pub(crate) fn find_station(&self, id: Label) -> Result<Station, Illegal> {
        self.map
            .find_station(id)
            .ok_or(Illegal::new("S1.1", Refusal::NoStation))
    }

    /// S5.2: a store of any type from the supply, or one of yours on the map.
    pub(crate) fn legal_stores(&self, seat: Seat, out: &mut Vec<Action>) {
        let in_supply = Goods::ALL
            .into_iter()
            .filter(|&goods| self.public.stores_left(seat, goods) > 0);
        out.extend(in_supply.map(|goods| Action::NewStore { goods }));
        let movable = self
            .public
            .stores_of(seat)
            .filter(|(_, sells)| *sells != Sells::Everything);
        out.extend(movable.map(|(from, _)| Action::MoveStore {
            from: self.map.station_id(from),
        }));
    }

    /// S5.2: from the supply.
    pub(crate) fn choose_new_store(&mut self, seat: Seat, station: Station, goods: Goods) -> Result<Takeback, Illegal> {
        Illegal::unless(
            self.public.stores_left(seat, goods) > 0,
            "S5.2",
            Refusal::NoStoreLeft { goods },
        )?;
        self.public.step = Step::Pay(Purchase::NewStore(station, goods));
        Ok(Takeback::Open)
    }

    /// S4.5, S5.2: one of your stores moves, once it is paid for; department stores don't.
    pub(crate) fn choose_moved_store(
        &mut self,
        seat: Seat,
        station: Station,
        from: Label,
    ) -> Result<Takeback, Illegal> {
        let from = self.find_station(from)?;
        let yours = self.public.store(from).filter(|store| store.owner == seat);
        let yours = yours.ok_or(Illegal::new("S5.2", Refusal::NotYourStore { station: from }))?;
        let stays = Refusal::DepartmentStoresStay { station: from };
        Illegal::unless(yours.sells != Sells::Everything, "S5.2", stays)?;
        self.public.step = Step::Pay(Purchase::MoveStore(station, from));
        Ok(Takeback::Open)
    }

    /// S5.1, S5.3: the store is built; waiting customers stay where they are.
    pub(crate) fn build_new(&mut self, seat: Seat, station: Station, goods: Goods, events: &mut impl Sink<Event>) {
        let (owner, sells) = (seat, Sells::Goods(goods));
        self.public.stores.put(station, Store { owner, sells });
        self.public.step = Step::Choose;
        events.tell(Audience::Everyone, || Event::Built {
            seat,
            station: self.map.station(station).id,
            goods,
        });
    }

    /// S5.2: the store keeps its type.
    pub(crate) fn build_moved(&mut self, seat: Seat, to: Station, from: Station, events: &mut impl Sink<Event>) {
        self.public.step = Step::Choose;
        let Some(store) = self.public.stores.take(from) else {
            return;
        };
        self.public.stores.put(to, store);
        if let Sells::Goods(goods) = store.sells {
            events.tell(Audience::Everyone, || Event::StoreMoved {
                seat,
                from: self.map.station(from).id,
                to: self.map.station(to).id,
                goods,
            });
        }
    }
}
