//! Bots of many tables share the time to think.

use std::time::Duration;

use serde_json::{Value, json};
use trial::{Chance, Server, UNLIMITED};

use crate::folder;

fn bots(number: usize, level: &str) -> Value {
    json!(vec![json!({"kind": "bot", "level": level}); number])
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
        let table = eve.table("hill", &bots(4, "expert")).await;
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
            waiting += usize::from(eve.get(&format!("/api/tables/{table}")).await.ok()["info"]["bots_wait"].is_u64());
        }
        waiting > 0
    })
    .await;

    let own = bob
        .table("hill", &json!([{"kind": "me"}, {"kind": "bot", "level": "beginner"}]))
        .await;
    bob.start(&own).await;
    let (mut chance, mut answers, mut others) = (Chance::new(81), 0.0, 0.0);
    let mut look = bob.look(&own, 0).await;
    while answers < 6.0 {
        if look["legal"].is_array() {
            bob.act(
                &own,
                0,
                look["ply"].as_u64().unwrap() as usize,
                &chance.pick(&look["legal"]),
            )
            .await
            .ok();
        }
        let (before, ply) = (
            bot_moves(&server).await,
            bob.look(&own, 0).await["ply"].as_u64().unwrap(),
        );
        until("the bot does not answer", async || {
            look = bob.look(&own, 0).await;
            look["legal"].is_array()
        })
        .await;
        let own_moves = (look["ply"].as_u64().unwrap() - ply) as f64;
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
    let master = json!({"kind": "bot", "level": "master"});
    let tables = [
        ada.table("hill", &json!([{"kind": "me"}, master, master])).await,
        ada.table("hill", &json!([{"kind": "me"}, master, master, master]))
            .await,
    ];
    ada.start(&tables[0]).await;
    ada.start(&tables[1]).await;
    let third = ada.table("hill", &json!([{"kind": "me"}, master])).await;
    let refusal = ada
        .post(&format!("/api/tables/{third}/start"), &Value::Null)
        .await
        .refused(429);
    assert!(refusal.contains("5 bots play in your games already"), "{refusal}");
    let without = ada.table("hill", &json!([{"kind": "me"}, {"kind": "me"}])).await;
    ada.start(&without).await;
    // nor does she get more by leaving her own seats to bots; whoever plays with her may always leave
    ada.post(
        &format!("/api/tables/{without}/resign"),
        &json!({"seat": 0, "level": "master"}),
    )
    .await
    .refused(429);
    let with_bob = trial::two_at_a_table("hill", &ada, &bob).await;
    bob.post(
        &format!("/api/tables/{with_bob}/resign"),
        &json!({"seat": 1, "level": "beginner"}),
    )
    .await
    .ok();
    let other = bob.table("hill", &json!([{"kind": "me"}, master])).await;
    bob.start(&other).await;
    server.says("limit=\"bot_seats\"").await;
}
