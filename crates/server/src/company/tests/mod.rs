//! Good company, on both databases.

mod agreement;
mod directory;
mod distances;
mod farewell;
mod own_account;

use wire::{NewTable, SeatWish};

use crate::people::Person;
use crate::store::{Faults, Place};
use crate::tables::tests::{House, for_two};

/// A scenario on SQLite, then on PostgreSQL.
async fn on_both(scenario: impl AsyncFn(&House)) {
    let folder = tempfile::tempdir().unwrap();
    let file = Place::File(folder.path().join("a.sqlite"));
    scenario(&House::at(&file, Faults::none()).await).await;
    let postgres = trial::Postgres::start();
    scenario(&House::at(&Place::Postgres(postgres.database()), Faults::none()).await).await;
}

impl House {
    async fn account(&self, name: &str) -> Person {
        self.people.register(name, "correct horse").await.unwrap().person
    }

    /// A game of two that has begun.
    async fn game(&self, host: &Person, guest: &Person) -> String {
        let id = self.make(host, for_two()).await;
        self.tables.join(guest, &id, None).await.unwrap();
        self.tables.start(host, &id).await.unwrap();
        id
    }

    /// A game against a bot that has begun.
    async fn solo(&self, host: &Person) -> String {
        let level = "beginner".to_owned();
        let new = NewTable::new("hill", [SeatWish::Me, SeatWish::Bot { level }]);
        let id = self.make(host, new).await;
        self.tables.start(host, &id).await.unwrap();
        id
    }
}
