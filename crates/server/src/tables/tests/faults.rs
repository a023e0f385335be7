//! Every statement of the writer goes wrong once, in every way. Whatever was acknowledged is stored, whatever was not is told, and everything goes on by itself.

use std::sync::Arc;

use sqlx::Row;
use table::Seat;
use wire::{NewTable, SeatWish};

use super::super::running::Move;
use super::{House, for_two, to_move};
use crate::people::{Person, Session};
use crate::store::{Faults, How, Place, Store, params};

/// How often anything is tried; a fault strikes once.
const TRIES: usize = 4;

/// What was acknowledged, as another connection sees it at that moment.
struct Witness {
    store: Arc<Store>,
}

impl Witness {
    async fn sees(&self, what: &str, sql: &'static str, params: Vec<crate::store::Param>) {
        assert_eq!(
            self.store.rows(sql, params).await.unwrap().len(),
            1,
            "{what} was acknowledged and is not stored"
        );
    }
}

/// Does something until it is acknowledged. What is refused because the database did not write is tried again; what the first try did after all is refused as done already.
macro_rules! insist {
    ($work:expr) => {{
        let mut tries = 0;
        loop {
            match $work.await {
                Ok(done) => break Some(done),
                Err(refusal) if refusal.passes() && tries < TRIES => tries += 1,
                Err(refusal) if tries > 0 && matches!(refusal.status.as_u16(), 403 | 409) => break None,
                Err(refused) => panic!("{} {refused}", refused.status),
            }
        }
    }};
}

async fn story(house: &House, witness: &Witness) {
    let ada: Session = insist!(house.people.guest("Ada")).unwrap();
    let bob: Session = insist!(house.people.guest("Bob")).unwrap();
    for session in [&ada, &bob] {
        witness
            .sees(
                "a guest",
                "SELECT 1 FROM sessions WHERE id = $1",
                params![&session.person.session],
            )
            .await;
        assert!(
            house.people.find(&session.token).await.unwrap().is_some(),
            "who was let in is known"
        );
    }
    let (ada, bob) = (ada.person, bob.person);
    let made = insist!(house.tables.create(&ada, super::HERE, for_two())).unwrap();
    let id = made.table.id;
    witness
        .sees("a table", "SELECT 1 FROM tables WHERE id = $1", params![&id])
        .await;
    insist!(house.tables.join(&bob, &id, None));
    witness
        .sees(
            "a seat",
            "SELECT 1 FROM seats WHERE table_id = $1 AND seat = 1 AND person = $2",
            params![&id, &bob.id],
        )
        .await;
    insist!(house.tables.start(&ada, &id));
    witness
        .sees(
            "a start",
            "SELECT 1 FROM tables WHERE id = $1 AND state = 'running'",
            params![&id],
        )
        .await;
    for _ in 0..3 {
        decide(house, witness, &id, [&ada, &bob]).await;
    }
    let bots = NewTable::new("hill", [SeatWish::bot("beginner"), SeatWish::bot("beginner")]);
    let made = insist!(house.tables.create(&ada, super::HERE, bots.clone())).unwrap();
    let alone = made.table.id;
    insist!(house.tables.start(&ada, &alone));
    witness
        .sees(
            "a start",
            "SELECT 1 FROM tables WHERE id = $1 AND state = 'running' AND wake IS NOT NULL",
            params![&alone],
        )
        .await;
    insist!(house.tables.resign(&bob, &id, Seat::new(1).unwrap(), "beginner"));
    let left = "SELECT 1 FROM tables WHERE id = $1 AND (wake IS NOT NULL OR NOT EXISTS (SELECT 1 FROM seats WHERE table_id = $1 AND kind = 'bot'))";
    witness.sees("who looks after a bot", left, params![&id]).await;
    insist!(house.tables.chat(&ada, &id, "hello"));
    witness
        .sees(
            "a word",
            "SELECT 1 FROM chat WHERE table_id = $1 AND number = 0",
            params![&id],
        )
        .await;
}

/// One decision of whoever is awaited.
async fn decide(house: &House, witness: &Witness, id: &str, people: [&Person; 2]) {
    let live = house.tables.open(id).await.unwrap();
    let (seat, ply, action): (Seat, usize, _) = {
        let sitting = house.tables.lock(&live).await.unwrap();
        let seat = to_move(&sitting);
        (
            seat,
            sitting.ply(),
            sitting.running.as_ref().unwrap().play().state().legal(seat).unwrap()[0].clone(),
        )
    };
    let entry = Move::Act(action.clone());
    insist!(house.tables.enter(people[seat.index()], id, seat, ply, &entry));
    let row = witness
        .store
        .row(
            "SELECT seat, action FROM actions WHERE table_id = $1 AND ply = $2",
            params![id, ply as i64],
        )
        .await
        .unwrap();
    let row = row.expect("a move was acknowledged and is not stored");
    assert_eq!(
        (row.try_get::<i64, _>(0).unwrap(), row.try_get::<String, _>(1).unwrap()),
        (i64::from(u8::from(seat)), action.to_string())
    );
    assert_eq!(
        house.tables.lock(&live).await.unwrap().ply(),
        ply + 1,
        "what is in memory is what is stored"
    );
}

/// Every statement of the story fails, in each way; with a `stride`, each way has other statements, so that every one fails in at least one way.
async fn everything_survives_every_fault(place: &Place, stride: i64) {
    let witness = Witness {
        store: House::at(place, Faults::none()).await.store,
    };
    for (first, how) in (0..).zip([How::Refused, How::AnswerLost, How::GivenUp]) {
        let mut statements = first % stride;
        loop {
            let faults = Arc::new(Faults::after(statements, how));
            let house = House::with(place, faults.clone()).await;
            house.tables.roster().close().await; // that bots are looked after is enough; what they write would come in between
            story(&house, &witness).await;
            if !faults.struck() {
                break;
            }
            assert!(
                house.store.check().await.is_ok(),
                "after fault {statements} ({how:?}) the server is well again"
            );
            statements += stride;
        }
        assert!(statements > 50, "{how:?}: the story has only {statements} statements");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_acknowledged_is_stored_whichever_statement_fails_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    everything_survives_every_fault(&Place::File(folder.path().join("test.sqlite")), 1).await;
}

/// A server there is dear to start: a third of the statements in each way.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_acknowledged_is_stored_whichever_statement_fails_on_postgres() {
    let postgres = trial::Postgres::start();
    everything_survives_every_fault(&Place::Postgres(postgres.database()), 3).await;
}
