//! S5.8, S5.9: Upgrade.

use table::{Audience, Label, Seat, Sink, Takeback};

use crate::edition::Edition;
use crate::parts::action::Action;
use crate::parts::customer::{Customer, Goods};
use crate::parts::event::Event;
use crate::parts::map::{Station, Wards};
use crate::state::{DEPARTMENT_STORES, Played, Purchase, Sells, Step, Store};
use crate::{Illegal, Refusal};

impl<E: Edition> Played<E> {
    /// S5.9: an unused department store, and a store that can become one.
    pub(crate) fn check_upgrade(&self, seat: Seat) -> Result<(), Illegal> {
        Illegal::unless(
            self.public.department_stores_left(seat) > 0,
            "S5.9",
            Refusal::NoDepartmentStoreLeft { all: DEPARTMENT_STORES },
        )?;
        let any = self.each_upgradable(seat).next().is_some();
        Illegal::unless(any, "S5.8", Refusal::NothingToUpgrade)
    }

    /// S5.8: the stores that can be upgraded now.
    fn each_upgradable(&self, seat: Seat) -> impl Iterator<Item = Station> {
        let with_icon = self.public.stores.of(seat).and(self.map.lookup.icons).iter();
        with_icon.filter(move |&station| self.upgradable(seat, station).is_ok())
    }

    /// S5.8: what a store sells that can be upgraded now.
    fn upgradable(&self, seat: Seat, station: Station) -> Result<Goods, Illegal> {
        let Some(Store {
            owner,
            sells: Sells::Goods(goods),
        }) = self.public.store(station)
        else {
            return Err(Illegal::new("S5.8", Refusal::NoStoreThere { station }));
        };
        Illegal::unless(owner == seat, "S5.8", Refusal::StoreOf { station, owner })?;
        Illegal::unless(
            self.map.station(station).rank.is_some(),
            "S5.8",
            Refusal::NoIcon { station },
        )?;
        Illegal::unless(
            self.private(seat).earned.tokens(goods) > 0,
            "S5.8",
            Refusal::NoCustomerFor { goods },
        )?;
        let ward = self.map.ward_of(station);
        let payable = self.means(seat).pay_for(Wards::only(ward));
        Illegal::unless(payable, "S5.8", Refusal::CannotPay { ward })?;
        Ok(goods)
    }

    pub(crate) fn legal_upgrades(&self, seat: Seat, out: &mut Vec<Action>) {
        out.extend(self.each_upgradable(seat).map(|station| Action::UpgradeAt {
            station: self.map.station_id(station),
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
            Refusal::NotEarned { customer },
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

    /// S5.8: the customer is shown and given up, the store returns to the supply.
    pub(crate) fn upgrade(&mut self, seat: Seat, station: Station, events: &mut impl Sink<Event>) {
        let private = self.private_mut(seat);
        let customer = private
            .picks
            .customer
            .take()
            .expect("it is chosen before the upgrade is paid for");
        private.earned.remove(customer);
        let (owner, sells) = (seat, Sells::Everything);
        self.public.stores.put(station, Store { owner, sells });
        self.public.step = Step::Choose;
        events.tell(Audience::Everyone, || Event::Upgraded {
            seat,
            station: self.map.station(station).id,
            customer,
        });
        E::upgraded(self, seat, customer, events);
    }
}
