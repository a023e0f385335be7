//! A database that an older server left: everything in it goes on.

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Row};
use wire::State;

use super::super::running::Move;
use super::{House, to_move};
use crate::store::{Faults, Place, params};

const VERSION_4: &str = include_str!("../../store/fixtures/version-4.sql");

async fn fill(url: &str) {
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(url).await.unwrap();
    for statement in VERSION_4.split(";\n").filter(|statement| !statement.trim().is_empty()) {
        let statement = AssertSqlSafe(statement.to_owned());
        sqlx::query(statement).execute(&mut connection).await.unwrap();
    }
    connection.close().await.unwrap();
}

/// Whoever was signed in still is, the account knows its password, and the game goes on where it stood.
async fn everything_goes_on(place: &Place) {
    let house = House::at(place, Faults::none()).await;
    let ada = house.people.sign_in("Ada", "correct horse").await.unwrap().person;
    assert_eq!(house.people.lessons(&ada).await.unwrap().done, ["h1", "h2"]);
    let bob = house
        .store
        .row("SELECT id FROM people WHERE account IS NULL", params![])
        .await;
    let bob: String = bob.unwrap().unwrap().try_get(0).unwrap();
    let tables = house.tables.own_tables(&ada, State::Running, i64::MAX).await.unwrap();
    let live = house.tables.open(&tables[0].id).await.unwrap();
    let (seat, action) = {
        let sitting = house.tables.lock(&live).await.unwrap();
        assert_eq!((sitting.ply(), sitting.chat.len(), sitting.seats.len()), (12, 1, 2));
        assert!(!sitting.row.told && sitting.seats.iter().all(|seat| !seat.told && seat.seen_until == 0));
        let seat = to_move(&sitting);
        let legal = sitting.running.as_ref().unwrap().play().state().legal(seat).unwrap();
        (seat, legal[0].clone())
    };
    let mut mover = ada.clone();
    if seat.index() == 1 {
        mover.id = bob;
    }
    let entered = house.tables.enter(&mover, &live.id, seat, 12, &Move::Act(action)).await;
    assert_eq!(entered.unwrap(), 13);
    for (table, rows) in [
        ("SELECT 1 FROM table_lists", 1),
        ("SELECT 1 FROM members", 3),
        ("SELECT 1 FROM seats", 5),
    ] {
        assert_eq!(house.found(table, params![]).await, rows, "{table}");
    }
}

#[tokio::test]
async fn a_database_of_version_4_goes_on() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("old.sqlite");
    fill(&format!("sqlite://{}?mode=rwc", file.display())).await;
    everything_goes_on(&Place::File(file)).await;
    let postgres = trial::Postgres::start();
    let url = postgres.database();
    fill(&url).await;
    everything_goes_on(&Place::Postgres(url)).await;
}
