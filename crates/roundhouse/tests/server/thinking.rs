//! Bots of many tables share the time to think.

use std::time::Duration;

use trial::{Chance, Server, UNLIMITED};
use wire::Refusal;
use wire::SeatWish::{self, Me};

use crate::folder;

fn bots(number: usize, level: &str) -> Vec<SeatWish> {
    vec![SeatWish::bot(level); number]
}

/// Waits until this holds.
async fn until(what: &str, mut holds: impl AsyncFnMut() -> bool) {
    for _ in 0..3_000 {
        if holds().await {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("{what}");
}

async fn bot_moves(server: &Server) -> f64 {
    server.figure("bot_moves_total").await
}

/// One person has twenty games with four bots each; another one's bot answers as if there were few.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_person_cannot_stop_the_bots_of_another() {
    let place = folder();
    let server = place.serve();
    let (eve, bob) = (server.guest("Eve").await, server.guest("Bob").await);
    let mut tables = Vec::new();
    for _ in 0..20 {
        let table = eve.table("hill", bots(4, "expert")).await;
        eve.start(&table).await;
        tables.push(table);
    }
    until("the bots don't queue", async || {
        server.figure("bots_waiting").await >= 15.0
    })
    .await;
    until("nobody is told that bots wait", async || {
        let mut waiting = 0;
        for table in &tables {
            waiting += usize::from(eve.info(table).await.bots_wait.is_some());
        }
        waiting > 0
    })
    .await;

    let own = bob.table("hill", [Me, SeatWish::bot("beginner")]).await;
    bob.start(&own).await;
    let (mut chance, mut answers, mut others) = (Chance::new(81), 0.0, 0.0);
    let mut look = bob.look(&own, 0).await;
    while answers < 6.0 {
        if look.legal.is_some() {
            bob.act(&own, 0, look.ply, &chance.pick(&look)).await.done();
        }
        let (before, ply) = (bot_moves(&server).await, bob.look(&own, 0).await.ply);
        until("the bot does not answer", async || {
            look = bob.look(&own, 0).await;
            look.legal.is_some()
        })
        .await;
        let own_moves = (look.ply - ply) as f64;
        answers += own_moves;
        others += bot_moves(&server).await - before - own_moves;
    }
    // two think at once; with turns in the order of coming, some twenty others would be ahead each time
    assert!(
        others / answers < 9.0,
        "{others} moves of others for {answers} of Bob's bot"
    );
    assert!(server.figure("bot_wait_seconds_count").await > 20.0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_some_seats_of_one_person_are_played_by_bots() {
    let place = folder();
    let args: Vec<&str> = UNLIMITED
        .iter()
        .map(|&arg| if arg == "1000000" { "1000" } else { arg })
        .collect();
    let seats = args.iter().position(|&arg| arg == "--bot-seats").unwrap();
    let mut args = args.clone();
    args[seats + 1] = "5";
    let server = place.serve_with(&args);
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let tables = [
        ada.table("hill", [Me, SeatWish::bot("master"), SeatWish::bot("master")])
            .await,
        ada.table(
            "hill",
            [
                Me,
                SeatWish::bot("master"),
                SeatWish::bot("master"),
                SeatWish::bot("master"),
            ],
        )
        .await,
    ];
    ada.start(&tables[0]).await;
    ada.start(&tables[1]).await;
    let third = ada.table("hill", [Me, SeatWish::bot("master")]).await;
    ada.order(&third, "start")
        .await
        .refused_as(Refusal::BotSeats { playing: 5, most: 5 });
    let without = ada.table("hill", [Me, Me]).await;
    ada.start(&without).await;
    // nor does she get more by leaving her own seats to bots; whoever plays with her may always leave
    ada.resign(&without, 0, "master").await.refused(429);
    let with_bob = trial::two_at_a_table("hill", &ada, &bob).await;
    bob.resign(&with_bob, 1, "beginner").await.done();
    let other = bob.table("hill", [Me, SeatWish::bot("master")]).await;
    bob.start(&other).await;
    server.says("limit=\"bot_seats\"").await;
}
