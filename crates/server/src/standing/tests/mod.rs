//! Where people stand, on both databases.

mod both;
mod convergence;
mod many;
mod rules;

use std::sync::Arc;

use crate::limits::{Limits, Quotas};
use crate::metrics::Metrics;
use crate::people::{People, Person};
use crate::standing::Standing;
use crate::store::{Param, Place, Store, Write, params};

const PLENTY: u32 = 1_000_000;
/// A game that bots know the levels of.
const GAME: &str = "hill";

/// A server without tables.
struct House {
    store: Arc<Store>,
    standing: Arc<Standing>,
    people: People,
}

impl House {
    async fn at(place: &Place) -> House {
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
        let (store, _) = Store::open(place, metrics.clone()).await.unwrap();
        let store = Arc::new(store);
        let limits = Arc::new(Limits::new(quotas, metrics));
        House {
            standing: Arc::new(Standing::new(store.clone())),
            people: People::new(store.clone(), limits, 180),
            store,
        }
    }

    async fn account(&self, name: &str) -> Person {
        self.people.register(name, "correct horse").await.unwrap().person
    }

    async fn write(&self, sql: &'static str, params: Vec<Param>) {
        assert!(
            self.store.write(Write::default().must(sql, params)).await.unwrap(),
            "{sql}"
        );
    }

    /// A table whose game has ended, as an earlier version left it: without results.
    async fn ended(&self, id: &str, finished: i64, seats: &[Seat<'_>]) {
        const TABLE: &str = "INSERT INTO tables (id, game, rules, options, seed, host, clock, stand_in, spectators, listed, state, created, finished, outcome) \
                             VALUES ($1, $2, 0, '{}', $3, $4, '{\"kind\":\"none\"}', 'casual', 1, 1, 'finished', 1, $5, $6)";
        const SEAT: &str = "INSERT INTO seats (table_id, seat, kind, person, level) VALUES ($1, $2, $3, $4, $5)";
        let host = seats.iter().find_map(|seat| seat.person).unwrap();
        let result = |seat: &Seat<'_>| serde_json::json!({"place": seat.place, "score": {"id": "verbatim", "text": "all", "points": seat.points, "clause": ""}, "tie_breaks": []});
        let outcome = serde_json::json!({"seats": seats.iter().map(result).collect::<Vec<_>>()});
        self.write(
            TABLE,
            params![id, GAME, "00".repeat(32), &host.id, finished, outcome.to_string()],
        )
        .await;
        for (seat, number) in seats.iter().zip(0u8..) {
            let kind = if seat.level.is_some() { "bot" } else { "person" };
            let person = seat.person.map(|person| person.id.clone());
            let level = seat.level.map(str::to_owned);
            self.write(SEAT, params![id, number, kind, person, level]).await;
        }
    }

    /// Everything that is to be rated is.
    async fn rate_all(&self) {
        while self.standing.rate_next().await.unwrap() {}
    }
}

/// Who sat on a seat, and what came of it.
#[derive(Clone, Copy)]
struct Seat<'a> {
    person: Option<&'a Person>,
    level: Option<&'a str>,
    place: u8,
    points: i32,
}

fn played(person: &Person, place: u8, points: i32) -> Seat<'_> {
    Seat {
        person: Some(person),
        level: None,
        place,
        points,
    }
}

fn bot(level: &str, place: u8, points: i32) -> Seat<'_> {
    Seat {
        person: None,
        level: Some(level),
        place,
        points,
    }
}
