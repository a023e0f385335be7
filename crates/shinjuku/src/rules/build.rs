//! S5.1 to S5.3: Build.

use table::{Audience, Label, Seat, Sink, Takeback};

use crate::parts::action::Action;
use crate::parts::customer::Goods;
use crate::parts::event::Event;
use crate::parts::map::{Station, Wards};
use crate::rules::paying::Means;
use crate::state::{Purchase, Sells, Shinjuku, Step, Store};
use crate::{Illegal, Refusal};

impl Shinjuku {
    /// S5.1: there must be an empty station that can be paid for.
    pub(crate) fn check_build(&self, seat: Seat) -> Result<(), Illegal> {
        let means = self.means(seat);
        let any = self.map.each_station().any(|station| self.can_build_at(means, station));
        let cards = self.private(seat).hand.len() as u8;
        Illegal::unless(any, "S5.1", Refusal::NowhereToBuild { cards })
    }

    pub(crate) fn can_build_at(&self, means: Means, station: Station) -> bool {
        self.public.store(station).is_none() && means.pay_for(Wards::only(self.map.ward_of(station)))
    }

    pub(crate) fn legal_sites(&self, seat: Seat, out: &mut Vec<Action>) {
        let means = self.means(seat);
        let sites = self
            .map
            .each_station()
            .filter(|&station| self.can_build_at(means, station));
        out.extend(sites.map(|station| Action::BuildAt {
            station: self.map.station(station).id,
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
            from: self.map.station(from).id,
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
        self.public.stores[station.index()] = Some(Store {
            owner: seat,
            sells: Sells::Goods(goods),
        });
        self.public.step = Step::Choose;
        events.tell(Audience::Everyone, || Event::Built {
            seat,
            station: self.map.station(station).id,
            goods,
        });
    }

    /// S5.2: the store keeps its type.
    pub(crate) fn build_moved(&mut self, seat: Seat, to: Station, from: Station, events: &mut impl Sink<Event>) {
        let store = self.public.stores[from.index()].take();
        self.public.stores[to.index()] = store;
        self.public.step = Step::Choose;
        if let Some(Store {
            sells: Sells::Goods(goods),
            ..
        }) = store
        {
            events.tell(Audience::Everyone, || Event::StoreMoved {
                seat,
                from: self.map.station(from).id,
                to: self.map.station(to).id,
                goods,
            });
        }
    }
}
