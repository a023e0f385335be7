//! What takes too long to wait for from outside: clocks that run out, tables that are forgotten and found again.

use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

use serde_json::{Value, json};
use table::Seat;

use super::running::Move;
use super::{Live, Sitting, Tables};
use crate::clock::now;
use crate::metrics::Metrics;
use crate::people::{People, Person};
use crate::roster::Roster;
use crate::store::{Place, Store, Write, params};

struct House {
    store: Arc<Store>,
    tables: Arc<Tables>,
}

impl House {
    async fn open(folder: &Path) -> House {
        let metrics = Arc::new(Metrics::default());
        let (store, _) = Store::open(&Place::File(folder.join("test.sqlite")), metrics.clone()).await.unwrap();
        let store = Arc::new(store);
        House { tables: Arc::new(Tables::new(store.clone(), metrics, Roster::new(1))), store }
    }

    async fn guest(&self) -> Person {
        People::new(self.store.clone()).guest("Ada").await.unwrap().person
    }

    /// A running game in which one person plays both seats.
    async fn table(&self, ada: &Person, clock: Value) -> String {
        let new = json!({"game": "hill", "seats": [{"kind": "me"}, {"kind": "me"}], "clock": clock, "stand_in": "beginner"});
        let made = self.tables.create(ada, serde_json::from_value(new).unwrap()).await.unwrap();
        let id = serde_json::to_value(&made.table).unwrap()["id"].as_str().unwrap().to_owned();
        self.tables.start(ada, &id).await.unwrap();
        id
    }
}

async fn stood_in(tables: &Tables, live: &Live, seat: Seat) -> bool {
    tables.lock(live).await.unwrap().seats[seat.index()].stood_in
}

fn to_move(sitting: &Sitting) -> Seat {
    sitting.awaiting().first().unwrap()
}

async fn a_bot_takes_over(clock: Value, minutes: i64) {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest().await;
    let id = house.table(&ada, clock).await;
    let live = house.tables.open(&id).await.unwrap();
    let seat = to_move(&house.tables.lock(&live).await.unwrap());
    house.tables.look_after(now() + 1_000).await.unwrap();
    assert!(!stood_in(&house.tables, &live, seat).await, "there is time");

    // time goes by while the server is down
    let (started, wake) = (now() - minutes * 60_000, now());
    house.store.write(Write::default().must("UPDATE tables SET started = $2, wake = $3 WHERE id = $1", params![&id, started, wake])).await.unwrap();
    let later = House::open(folder.path()).await;
    later.tables.look_after(now()).await.unwrap();
    let live = later.tables.open(&id).await.unwrap();
    assert!(stood_in(&later.tables, &live, seat).await, "the time is over");
    for _ in 0..500 {
        if later.tables.lock(&live).await.unwrap().ply() > 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(later.tables.lock(&live).await.unwrap().ply() > 0, "the bot has moved");

    later.tables.back(&ada, &id, seat).await.unwrap();
    assert!(!stood_in(&later.tables, &live, seat).await);
    later.tables.look_after(now() + 1_000).await.unwrap();
    assert!(!stood_in(&later.tables, &live, seat).await, "who is back has a fair while");
    let (own, ply, action) = {
        let sitting = later.tables.lock(&live).await.unwrap();
        let own = to_move(&sitting);
        (own, sitting.ply(), sitting.running.as_ref().unwrap().play().state().legal(own).unwrap()[0].clone())
    };
    assert_eq!(later.tables.enter(&ada, &id, own, ply, &Move::Act(action)).await.unwrap(), ply + 1);
}

#[tokio::test]
async fn a_bot_plays_for_who_is_out_of_time_until_the_player_is_back() {
    a_bot_takes_over(json!({"kind": "live", "minutes": 1}), 2).await;
}

#[tokio::test]
async fn a_bot_plays_for_who_forgets_a_correspondence_game() {
    a_bot_takes_over(json!({"kind": "correspondence", "days": 1}), 25 * 60).await;
}

#[tokio::test]
async fn tables_that_nobody_looks_at_are_forgotten_and_found_again() {
    let folder = tempfile::tempdir().unwrap();
    let house = House::open(folder.path()).await;
    let ada = house.guest().await;
    let mut ids = Vec::new();
    for _ in 0..6 {
        ids.push(house.table(&ada, json!({"kind": "none"})).await);
    }
    let held = house.tables.open(&ids[0]).await.unwrap();
    house.tables.memory().forget();
    let kept = |id: &String| house.tables.memory().kept.contains_key(id);
    assert!(kept(&ids[0]), "somebody looks at it");
    assert!(!kept(&ids[1]) && kept(&ids[5]), "the longest idle go first");
    assert!(Arc::ptr_eq(&held, &house.tables.open(&ids[0]).await.unwrap()));
    assert_eq!(house.tables.open(&ids[1]).await.unwrap().id, ids[1]);
}
