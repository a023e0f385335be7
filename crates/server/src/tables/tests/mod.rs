//! Tables without the web around them.

mod clocks;
mod faults;
mod keeping;
mod leaving;
mod older;
mod time;
mod watching;

use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;

use table::Seat;
use wire::{Clock, NewTable, SeatWish};

use super::{Sitting, Tables};
use crate::limits::{Limits, Quotas};
use crate::metrics::Metrics;
use crate::people::{People, Person};
use crate::roster::Roster;
use crate::store::{Faults, Param, Place, Store, Write};

pub(crate) const HERE: IpAddr = IpAddr::V4(std::net::Ipv4Addr::LOCALHOST);
const PLENTY: u32 = 1_000_000;

/// A server without its doors.
pub(crate) struct House {
    pub(crate) store: Arc<Store>,
    pub(crate) tables: Arc<Tables>,
    pub(crate) people: People,
    pub(crate) limits: Arc<Limits>,
    pub(crate) metrics: Arc<Metrics>,
}

impl House {
    async fn open(folder: &Path) -> House {
        House::at(&Place::File(folder.join("test.sqlite")), Faults::none()).await
    }

    /// A house on this database, in which statements go wrong like this.
    pub(crate) async fn at(place: &Place, faults: Faults) -> House {
        House::with(place, Arc::new(faults)).await
    }

    pub(crate) async fn with(place: &Place, faults: Arc<Faults>) -> House {
        let metrics = Arc::new(Metrics::default());
        let quotas = Quotas {
            person_rate: PLENTY,
            address_rate: PLENTY,
            address_connections: PLENTY,
            guests_per_hour: PLENTY,
            tables_per_hour: PLENTY,
            address_tables_per_hour: PLENTY,
            bot_seats: PLENTY,
        };
        let limits = Arc::new(Limits::new(quotas, metrics.clone()));
        let (store, _) = Store::open_with(place, metrics.clone(), faults).await.unwrap();
        let store = Arc::new(store);
        let people = People::new(store.clone(), limits.clone(), 180);
        House {
            tables: Arc::new(Tables::new(
                store.clone(),
                metrics.clone(),
                limits.clone(),
                Roster::new(1),
            )),
            store,
            people,
            limits,
            metrics,
        }
    }

    /// The same people, with sessions that last this many days.
    fn people_for(&self, days: u32) -> People {
        People::new(self.store.clone(), self.limits.clone(), days)
    }

    pub(crate) async fn guest(&self, name: &str) -> Person {
        self.people.guest(name).await.unwrap().person
    }

    /// Something that another process does: nothing in memory knows of it.
    pub(crate) async fn elsewhere(&self, sql: &'static str, params: Vec<Param>) {
        assert!(self.store.write(Write::default().must(sql, params)).await.unwrap());
    }

    /// How many rows a query finds.
    pub(crate) async fn found(&self, sql: &'static str, params: Vec<Param>) -> usize {
        self.store.rows(sql, params).await.unwrap().len()
    }

    /// Such a table; returns its id.
    pub(crate) async fn make(&self, host: &Person, new: NewTable) -> String {
        self.tables.create(host, HERE, new).await.unwrap().table.id
    }

    /// A running game in which one person plays both seats.
    async fn table(&self, ada: &Person, clock: Clock) -> String {
        let new = NewTable {
            clock,
            stand_in: Some("beginner".to_owned()),
            ..NewTable::new("hill", [SeatWish::Me, SeatWish::Me])
        };
        let id = self.make(ada, new).await;
        self.tables.start(ada, &id).await.unwrap();
        id
    }
}

/// A table for its host and whoever comes.
pub(crate) fn for_two() -> NewTable {
    NewTable::new("hill", [SeatWish::Me, SeatWish::Open])
}

pub(crate) fn to_move(sitting: &Sitting) -> Seat {
    sitting.awaiting().first().unwrap()
}
