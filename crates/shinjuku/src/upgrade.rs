//! S5.8, S5.9: Upgrade.

use crate::Illegal;
use table::{Audience, Label, Seat, Sink, Takeback};

use crate::action::Action;
use crate::customer::{Customer, Goods};
use crate::event::Event;
use crate::map::Station;
use crate::state::{Purchase, Sells, Shinjuku, Step, Store};

impl Shinjuku {
    /// S5.9: an unused department store, and a store that can become one.
    pub(crate) fn check_upgrade(&self, seat: Seat) -> Result<(), Illegal> {
        Illegal::unless(
            self.public.department_stores_left(seat) > 0,
            "S5.9",
            "there is no unused department store",
        )?;
        let any = self
            .public
            .stores_of(seat)
            .any(|(station, _)| self.upgradable(seat, station).is_ok());
        Illegal::unless(
            any,
            "S5.8",
            "no store can be upgraded: it takes the icon, a card of the ward and an earned customer of the store's type",
        )
    }

    /// S5.8: what a store sells that can be upgraded now.
    fn upgradable(&self, seat: Seat, station: Station) -> Result<Goods, Illegal> {
        let Some(Store {
            owner,
            sells: Sells::Goods(goods),
        }) = self.public.store(station)
        else {
            return Err(Illegal::new("S5.8", "there is no store on this station"));
        };
        Illegal::unless(owner == seat, "S5.8", "the store belongs to somebody else")?;
        Illegal::unless(
            self.map.station(station).rank.is_some(),
            "S5.8",
            "the station has no department store icon",
        )?;
        Illegal::unless(
            self.private(seat).earned.tokens(goods) > 0,
            "S5.8",
            "no earned customer wants what the store sells",
        )?;
        Illegal::unless(
            self.means(seat)
                .pay_for([self.map.ward_of(station)].into_iter().collect()),
            "S5.8",
            "no card can be paid for this ward",
        )?;
        Ok(goods)
    }

    pub(crate) fn legal_upgrades(&self, seat: Seat, out: &mut Vec<Action>) {
        let stores = self
            .public
            .stores_of(seat)
            .filter(|&(station, _)| self.upgradable(seat, station).is_ok());
        out.extend(stores.map(|(station, _)| Action::UpgradeAt {
            station: self.map.station(station).id,
        }));
    }

    /// S5.8: choose the store; the customer is chosen next, even where there is no choice: how much there is to choose from is hidden (S8.2).
    pub(crate) fn upgrade_at(&mut self, seat: Seat, id: Label) -> Result<Takeback, Illegal> {
        let station = self.find_station(id)?;
        self.upgradable(seat, station)?;
        self.public.step = Step::GiveUp(station);
        Ok(Takeback::Open)
    }

    pub(crate) fn legal_give_ups(&self, seat: Seat, station: Station, out: &mut Vec<Action>) {
        out.extend(
            [false, true]
                .into_iter()
                .filter(|&double| self.offered(seat, station, double).is_ok())
                .map(|double| Action::GiveUp { double }),
        );
    }

    /// S5.8: an earned customer of the store's type.
    fn offered(&self, seat: Seat, station: Station, double: bool) -> Result<Customer, Illegal> {
        let customer = Customer {
            goods: self.upgradable(seat, station)?,
            double,
        };
        Illegal::unless(
            self.private(seat).earned.of(customer) > 0,
            "S5.8",
            "no such customer has been earned",
        )?;
        Ok(customer)
    }

    /// S5.8: a double counts as one. Which customer it is stays hidden until the upgrade is paid for (S8.6).
    pub(crate) fn give_up(&mut self, seat: Seat, station: Station, double: bool) -> Result<Takeback, Illegal> {
        let customer = self.offered(seat, station, double)?;
        self.private_mut(seat).picks.customer = Some(customer);
        self.public.step = Step::Pay(Purchase::Upgrade(station));
        Ok(Takeback::Open)
    }

    /// S5.8: the customer is shown and leaves the game, the store returns to the supply.
    pub(crate) fn upgrade(&mut self, seat: Seat, station: Station, events: &mut impl Sink<Event>) {
        let private = self.private_mut(seat);
        let customer = private
            .picks
            .customer
            .take()
            .expect("it is chosen before the upgrade is paid for");
        private.earned.remove(customer);
        self.public.gone.add(customer);
        self.public.stores[station.index()] = Some(Store {
            owner: seat,
            sells: Sells::Everything,
        });
        self.public.step = Step::Choose;
        events.tell(Audience::Everyone, || Event::Upgraded {
            seat,
            station: self.map.station(station).id,
            customer,
        });
    }
}
