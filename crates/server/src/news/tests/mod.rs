//! News that really travel: to a webhook, a mail server and a push service of the test's own, on loopback. Time is what the test says it is.

mod followed;
mod hooks;
mod keeping;
mod mails;
mod pushes;
mod receiver;
mod resets;
mod times;

use std::sync::Arc;
use std::time::Duration;

use table::{Seat, Seats};
use wire::{Channel, Clock, NewTable, NewTarget, NewsKind, Place as Where, SeatWish, Target, Time, Wishes};

use super::{MailConfig, News, Post, PostConfig, Sender};
use crate::clock::now;
use crate::people::Person;
use crate::store::{Faults, Place, params};
use crate::tables::Move;
use crate::tables::tests::{HERE, House, to_move};

/// A server without its doors, whose sender goes when it is told to.
struct Office {
    house: House,
    news: News,
    sender: Sender,
}

impl Office {
    async fn at(place: &Place) -> Office {
        Office::with(place, None).await
    }

    async fn with(place: &Place, mail: Option<MailConfig>) -> Office {
        let house = House::at(place, Faults::none()).await;
        let config = PostConfig {
            mail,
            inner: true,
            limit: Duration::from_millis(700),
        };
        let public = "https://round.example".parse().unwrap();
        let post = Arc::new(Post::open(&config, &house.store, Some(&public)).await.unwrap());
        let (store, tables) = (house.store.clone(), house.tables.clone());
        Office {
            news: News::new(store.clone(), tables.clone(), house.limits.clone(), post.clone()),
            sender: Sender::new(store, tables, house.metrics.clone(), post),
            house,
        }
    }

    async fn hook(&self, person: &Person, url: &str, wishes: Wishes) -> Target {
        self.hook_of(person, url, None, wishes).await
    }

    async fn hook_of(&self, person: &Person, url: &str, table: Option<&str>, wishes: Wishes) -> Target {
        let place = Where::Hook {
            url: url.to_owned(),
            table: table.map(str::to_owned),
        };
        self.news.add(person, NewTarget::new(place, wishes)).await.unwrap()
    }

    /// Two people at a table whose game has not begun.
    async fn gathered(&self, ada: &Person, bob: &Person, clock: Clock) -> String {
        let new = NewTable {
            clock,
            ..NewTable::new("hill", [SeatWish::Me, SeatWish::Open])
        };
        let id = self.house.make(ada, new).await;
        self.house.tables.join(bob, &id, None).await.unwrap();
        id
    }

    async fn begun(&self, ada: &Person, bob: &Person, clock: Clock) -> String {
        let id = self.gathered(ada, bob, clock).await;
        self.house.tables.start(ada, &id).await.unwrap();
        id
    }

    async fn awaiting(&self, table: &str) -> Seats {
        let live = self.house.tables.open(table).await.unwrap();
        self.house.tables.lock(&live).await.unwrap().awaiting()
    }

    /// Whoever is to decide does, once. Returns the seat, and the entry's number.
    async fn step(&self, table: &str, people: [&Person; 2]) -> (Seat, usize) {
        let live = self.house.tables.open(table).await.unwrap();
        let (seat, ply, action) = {
            let sitting = self.house.tables.lock(&live).await.unwrap();
            let seat = to_move(&sitting);
            let legal = sitting.running.as_ref().unwrap().play().state().legal(seat).unwrap();
            (seat, sitting.ply(), legal[0].clone())
        };
        let person = people[seat.index()];
        let entered = self
            .house
            .tables
            .enter(person, table, seat, ply, &Move::Act(action))
            .await;
        (seat, entered.unwrap() - 1)
    }

    /// They decide until it is the turn of this seat, having been another's.
    async fn until_turn_of(&self, table: &str, people: [&Person; 2], seat: u8) {
        let seat = Seat::new(seat).unwrap();
        while self.awaiting(table).await.contains(seat) {
            self.step(table, people).await;
        }
        while !self.awaiting(table).await.contains(seat) {
            self.step(table, people).await;
        }
    }

    async fn play_out(&self, table: &str, people: [&Person; 2]) {
        while !self.awaiting(table).await.is_empty() {
            self.step(table, people).await;
        }
    }

    async fn send(&self, now: Time) {
        self.sender.send_due(now).await.unwrap();
    }

    /// How many rows of the outbox still wait.
    async fn waiting(&self) -> usize {
        self.house
            .found("SELECT 1 FROM news WHERE due IS NOT NULL", params![])
            .await
    }

    async fn target(&self, person: &Person, id: &str) -> Target {
        let settings = self.news.settings(person).await.unwrap();
        settings.targets.into_iter().find(|target| target.id == id).unwrap()
    }
}

/// Only this kind of news.
fn only(kind: NewsKind) -> Wishes {
    Wishes {
        kinds: vec![kind],
        ..Wishes::all()
    }
}

fn later(minutes: Time) -> Time {
    now() + minutes * 60_000
}
