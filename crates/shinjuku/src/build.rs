//! S5.1 to S5.3: Build.

use crate::Illegal;
use table::{Audience, Label, Seat, Sink, Takeback};

use crate::action::Action;
use crate::customer::Goods;
use crate::event::Event;
use crate::map::{Station, Wards};
use crate::pay::Means;
use crate::state::{Purchase, Sells, Shinjuku, Step, Store};

impl Shinjuku {
    /// S5.1: there must be an empty station that can be paid for.
    pub(crate) fn check_build(&self, seat: Seat) -> Result<(), Illegal> {
        let means = self.means(seat);
        let any = self.map.each_station().any(|station| self.can_build_at(means, station));
        Illegal::unless(any, "S5.1", "there is no empty station whose ward can be paid for")
    }

    pub(crate) fn can_build_at(&self, means: Means, station: Station) -> bool {
        self.public.store(station).is_none() && means.pay_for(Wards::default().with(self.map.ward_of(station)))
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
            "there is a store on this station already",
        )?;
        Illegal::unless(
            self.can_build_at(self.means(seat), station),
            "S5.1",
            "no card can be paid for this ward",
        )?;
        self.public.step = Step::BuildStore(station);
        Ok(Takeback::Open)
    }

    pub(crate) fn find_station(&self, id: Label) -> Result<Station, Illegal> {
        self.map
            .find_station(id)
            .ok_or(Illegal::new("S1.1", "there is no such station on the map"))
    }

    /// S5.2: a store of any type from the supply, or an own store on the map.
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
            "no store of this type is left in the supply",
        )?;
        self.public.step = Step::Pay(Purchase::NewStore(station, goods));
        Ok(Takeback::Open)
    }

    /// S5.2: an own store moves; department stores don't.
    pub(crate) fn choose_moved_store(
        &mut self,
        seat: Seat,
        station: Station,
        from: Label,
    ) -> Result<Takeback, Illegal> {
        let from = self.find_station(from)?;
        let own = self.public.store(from).filter(|store| store.owner == seat);
        let own = own.ok_or(Illegal::new("S5.2", "there is no own store on that station"))?;
        Illegal::unless(own.sells != Sells::Everything, "S5.2", "department stores don't move")?;
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
