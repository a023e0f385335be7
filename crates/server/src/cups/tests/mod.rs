//! Tournaments from registration to the end, played by people who decide at random, on both databases.

mod entering;
mod told;
mod whole;

use std::collections::BTreeMap;
use std::sync::Arc;

use table::{Rng, Seat, Seed};
use wire::cups::{Cup, CupSecret, CupState, Leavers, NewCup};
use wire::{Clock, NewTable, State};

use super::Cups;
use crate::clock::now;
use crate::people::Person;
use crate::store::{Faults, Place};
use crate::tables::Move;
use crate::tables::tests::{HERE, House};

/// A short game.
pub(super) const GAME: &str = "hill";

/// A server with tournaments, and people.
pub(super) struct Hall {
    pub(super) house: House,
    pub(super) cups: Arc<Cups>,
}

impl Hall {
    pub(super) async fn at(place: &Place) -> Hall {
        let house = House::at(place, Faults::none()).await;
        let cups = Cups::new(house.store.clone(), house.tables.clone(), house.limits.clone());
        Hall {
            cups: Arc::new(cups),
            house,
        }
    }

    pub(super) async fn people(&self, number: usize) -> Vec<Person> {
        let mut people = Vec::new();
        for number in 0..number {
            people.push(self.house.guest(&format!("Guest {number}")).await);
        }
        people
    }

    /// A tournament, made by the first of these people, in which all of them take part.
    pub(super) async fn cup(&self, people: &[Person], new: NewCup) -> String {
        let id = self.cups.create(&people[0], HERE, new).await.unwrap().id;
        for person in people {
            self.cups.join(person, &id, &CupSecret::default()).await.unwrap();
        }
        id
    }

    pub(super) async fn look(&self, id: &str) -> Cup {
        self.cups.look(id, None, None).await.unwrap().unwrap()
    }

    pub(super) async fn state(&self, id: &str) -> CupState {
        self.look(id).await.state
    }

    /// Every game of the round is played to its end by those who have not left.
    pub(super) async fn play_round(&self, id: &str, people: &[Person], rng: &mut Rng) {
        let round = self.look(id).await.rounds.len();
        for _ in 0..2_000 {
            self.cups.look_after(now()).await.unwrap();
            let cup = self.look(id).await;
            if cup.rounds.len() > round || cup.state != CupState::Running {
                return;
            }
            let open = cup.rounds[round - 1].iter().flat_map(|meeting| &meeting.tables);
            for table in open.filter(|table| !table.finished) {
                self.play_table(&table.id, people, rng).await;
            }
        }
        panic!("the round doesn't end");
    }

    /// Plays a table until bots are awaited or the game is over.
    async fn play_table(&self, table: &str, people: &[Person], rng: &mut Rng) {
        let by_id: BTreeMap<&str, &Person> = people.iter().map(|person| (person.id.as_str(), person)).collect();
        while let Some((seat, person, ply, action)) = self.awaited(table, rng).await {
            let person = by_id[person.as_str()];
            let entered = self
                .house
                .tables
                .enter(person, table, seat, ply, &Move::Act(action))
                .await;
            entered.unwrap();
        }
        tokio::time::sleep(std::time::Duration::from_millis(5)).await; // bots have their moment
    }

    /// A decision of somebody who is awaited.
    async fn awaited(&self, table: &str, rng: &mut Rng) -> Option<(Seat, String, usize, serde_json::Value)> {
        let live = self.house.tables.open(table).await.unwrap();
        let sitting = self.house.tables.lock_as_stored(&live).await.unwrap();
        if sitting.row.state != State::Running {
            return None;
        }
        let own = |seat: &Seat| sitting.seats[seat.index()].sitter == wire::Sitter::Person;
        let seat = sitting.awaiting().iter().find(own)?;
        let person = sitting.seats[seat.index()].person.clone()?;
        let running = sitting.running.as_ref()?;
        let legal = running.play().state().legal(seat).unwrap();
        let action = rng.pick(&legal)?.clone();
        Some((seat, person, running.ply(), action))
    }
}

/// A tournament of a short game with a clock that nobody reaches.
pub(super) fn plan(format: cup::Format, size: u8, most: u16) -> NewCup {
    NewCup {
        name: "Winter Cup".to_owned(),
        format,
        size,
        rounds: None,
        games: 1,
        least: 2,
        most,
        entry: wire::cups::Entry::Open,
        accounts: false,
        starts: None,
        when_full: true,
        leavers: Leavers::Bot,
        table: NewTable {
            clock: Clock::live(600),
            stand_in: Some("beginner".to_owned()),
            ..NewTable::new(GAME, [])
        },
    }
}

pub(super) fn chance(seed: u8) -> Rng {
    Rng::new(Seed::new([seed; 32]))
}

/// Does it in a folder of its own, and in a PostgreSQL of its own.
pub(super) async fn on_both<F: Future<Output = ()>>(test: impl Fn(Place) -> F) {
    let folder = tempfile::tempdir().unwrap();
    test(Place::File(folder.path().join("cups.sqlite"))).await;
    let postgres = trial::Postgres::start();
    test(Place::Postgres(postgres.database())).await;
}
