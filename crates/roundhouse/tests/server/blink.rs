//! PostgreSQL that goes away for a while: players, followers and bots go on as soon as it is back.

use std::time::Duration;

use serde_json::Value;
use trial::{Client, Postgres, Socket, awaited, legal};
use wire::SeatWish::{self, Me};
use wire::{Stored, Update};

use crate::on;

/// By far longer than it should take, and by far shorter than an hour.
const SOON: Duration = Duration::from_secs(40);

/// Decides until it is accepted, and says how many entries there are then.
async fn insist(person: &Client, table: &str, seat: u8) -> usize {
    let patient = async {
        loop {
            let look = person.get(&format!("/api/tables/{table}?seat={seat}")).await;
            let look = look.status.is_success().then(|| look.json::<Update<'static>>());
            if let Some(look) = look.filter(|look| look.legal.is_some()) {
                let answer = person.act(table, seat, look.ply, &legal(&look)[0]).await;
                if answer.status.is_success() {
                    return answer.json::<Stored>().ply;
                }
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(SOON, patient).await.expect("the server goes on")
}

/// Waits until a page has heard of this many entries.
async fn hears(page: &mut Socket, ply: usize) {
    let hearing = async {
        loop {
            let update = page.update().await;
            if update.ply >= ply {
                return;
            }
        }
    };
    tokio::time::timeout(SOON, hearing)
        .await
        .expect("the others hear of it");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn everybody_goes_on_when_the_database_is_back() {
    let postgres = Postgres::start();
    let place = on(&postgres);
    let (one, other) = (place.serve(), place.serve());
    let ada = one.guest("Ada").await;
    let there = ada.at(&other.url);
    let table = ada.table("hill", [Me, Me]).await;
    let with_bot = ada.table("hill", [Me, SeatWish::bot("beginner")]).await;
    ada.start(&table).await;
    ada.start(&with_bot).await;
    let mut pages = Vec::new();
    for seat in [0, 1] {
        let mut page = there.socket().await;
        page.follow(&table, Some(seat), 0).await;
        page.update().await;
        pages.push(page);
    }
    let seat_to_decide = async || awaited(&ada.look(&table, 0).await).unwrap();

    // connections are cut: nobody notices
    for _ in 0..3 {
        let seat = seat_to_decide().await;
        postgres.cut_connections();
        let ply = insist(&ada, &table, seat).await;
        for page in &mut pages {
            hears(page, ply).await;
        }
        insist(&ada, &with_bot, 0).await;
    }

    // the database is away for a while
    let seat = seat_to_decide().await;
    postgres.stop();
    for server in [&one, &other] {
        assert_eq!(server.stranger().get("/health").await.status, 503);
        server.says("the database cannot be written to").await;
        server.says("other servers cannot be heard").await;
        assert_eq!(server.stranger().get("/ready").await.status, 503);
    }
    ada.act(&table, seat, 0, &Value::Null).await;
    postgres.restart();
    let ply = insist(&ada, &table, seat).await;
    for page in &mut pages {
        hears(page, ply).await;
    }
    insist(&ada, &with_bot, 0).await;
    insist(&ada, &with_bot, 0).await; // the bot has decided in between
    for server in [&one, &other] {
        let ready = async {
            while server.stranger().get("/ready").await.status != 200 {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
        };
        tokio::time::timeout(SOON, ready)
            .await
            .expect("the server is ready again");
    }
}
