//! What is wrong is refused with a clear line and the right status, and changes nothing.

use reqwest::Method;
use serde_json::{Value, json};

use crate::place::Place;
use crate::play::{Chance, awaited, step, two_at_a_table};

pub(crate) async fn every_wrong_request_is_refused_and_changes_nothing(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (server.guest("Ada").await, server.guest("Bob").await, server.guest("Eve").await);
    let table = two_at_a_table("hill", &ada, &bob).await;
    let people = [&ada, &bob];
    let mut chance = Chance::new(12);
    // until one of the two has to wait for the other
    for number in 0.. {
        if number >= 8 && ada.look(&table, 0).await["awaiting"].as_array().unwrap().len() == 1 {
            break;
        }
        step(&table, &people, &mut chance).await;
    }
    let before = (ada.look(&table, 0).await, bob.look(&table, 1).await);
    let seat = awaited(&before.0).unwrap();
    let (own, idle) = (people[seat], people[1 - seat]);
    let look = own.look(&table, seat).await;
    let (ply, legal) = (look["ply"].as_u64().unwrap() as usize, look["legal"][0].clone());
    let act = format!("/api/tables/{table}/act");
    let raw = |body: &str| own.send(Method::POST, &act, Some(body.to_owned()), &[]);

    // malformed
    assert!(raw("").await.refused(400).contains("wrong"));
    assert!(raw("{\"seat\": 0, ").await.refused(400).contains("line 1"));
    assert!(raw("[1, 2, 3, 4]").await.refused(400).contains("wrong"));
    assert!(raw(&json!({"seat": 77, "ply": ply, "action": legal}).to_string()).await.refused(400).contains("at seat"));
    assert!(raw(&json!({"seat": seat, "ply": -1, "action": legal}).to_string()).await.refused(400).contains("at ply"));
    assert!(raw(&json!({"seat": seat, "ply": ply, "action": legal, "more": 1}).to_string()).await.refused(400).contains("more"));
    assert!(raw(&format!("{}{}", "[".repeat(5_000), "]".repeat(5_000))).await.refused(400).contains("wrong"));
    own.act(&table, seat, ply, &json!({"no such": "action"})).await.refused(400);
    own.act(&table, seat, ply, &json!(null)).await.refused(400);
    // oversized
    let large = json!({"seat": seat, "ply": ply, "action": "x".repeat(300_000)}).to_string();
    assert!(raw(&large).await.refused(413).contains("bytes"));
    // repeated, ahead of time, out of turn
    assert!(own.act(&table, seat, 0, &legal).await.refused(409).contains("has decided since"));
    assert!(own.act(&table, seat, ply + 1, &legal).await.refused(409).contains("has not come to"));
    assert!(idle.act(&table, 1 - seat, ply, &legal).await.refused(409).contains("nothing to decide"));
    // another's seat, nobody's seat, nobody at all
    assert!(idle.act(&table, seat, ply, &legal).await.refused(403).contains("not yours"));
    assert!(eve.act(&table, seat, ply, &legal).await.refused(403).contains("not yours"));
    assert!(eve.post(&format!("/api/tables/{table}/undo"), &json!({"seat": seat, "ply": ply})).await.refused(403).contains("not yours"));
    eve.get(&format!("/api/tables/{table}?seat={seat}")).await.refused(403);
    own.act(&table, 4, ply, &legal).await.refused(400);
    server.stranger().act(&table, seat, ply, &legal).await.refused(401);
    let mut forger = own.clone();
    forger.cookie = own.cookie.as_ref().map(|cookie| cookie.replacen(|letter: char| letter.is_ascii_digit(), "f", 3));
    forger.act(&table, seat, ply, &legal).await.refused(401);
    // nothing of that kind
    own.act("nowhere", seat, ply, &legal).await.refused(404);
    own.get("/api/nothing").await.refused(404);
    own.send(Method::PUT, &act, None, &[]).await.refused(405);
    // pages of other sites
    let body = json!({"seat": seat, "ply": ply, "action": legal}).to_string();
    assert!(own.send(Method::POST, &act, Some(body.clone()), &[("origin", "http://evil.example")]).await.refused(403).contains("other sites"));
    own.send(Method::POST, &act, Some(body), &[("origin", "null")]).await.refused(403);
    assert!(own.try_socket(Some("http://evil.example")).await.is_err());
    assert!(server.stranger().try_socket(None).await.is_err());
    // tables that can't be
    wrong_tables(&ada).await;

    let after = (ada.look(&table, 0).await, bob.look(&table, 1).await);
    assert_eq!(after, before, "nothing has changed");
    let answer = own.send(Method::POST, &act, Some(json!({"seat": seat, "ply": ply, "action": legal}).to_string()), &[("origin", &server.url)]).await;
    assert_eq!(answer.ok(), json!({"ply": ply + 1}), "the legal action is still possible");
    assert!(own.act(&table, seat, ply, &legal).await.refused(409).contains("has decided since"));
    illegal_is_explained(&ada, &bob, &mut chance).await;
    an_oversized_message_ends_the_connection(&ada, &table).await;
}

async fn wrong_tables(ada: &crate::client::Client) {
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let table = |edit: fn(&mut Value)| {
        let mut new = json!({"game": "hill", "seats": seats});
        edit(&mut new);
        async move { ada.post("/api/tables", &new).await.refused(400) }
    };
    assert!(table(|new| new["game"] = json!("chess")).await.contains("unknown game"));
    assert!(table(|new| new["seats"] = json!([])).await.contains("players"));
    assert!(table(|new| new["seats"] = json!(vec![json!({"kind": "open"}); 300])).await.contains("players"));
    assert!(table(|new| new["options"] = json!({"weather": "bad"})).await.contains("unknown option"));
    assert!(table(|new| new["clock"] = json!({"kind": "live", "minutes": 0})).await.contains("minutes"));
    assert!(table(|new| new["seats"][1] = json!({"kind": "bot", "level": "genius"})).await.contains("genius"));
}

/// An action of the game that is against its rules here.
async fn illegal_is_explained(ada: &crate::client::Client, bob: &crate::client::Client, chance: &mut Chance) {
    let table = two_at_a_table("hill", ada, bob).await;
    let people = [ada, bob];
    let mut past = Vec::new();
    for _ in 0..40 {
        let seat = awaited(&ada.look(&table, 0).await).unwrap();
        let look = people[seat].look(&table, seat).await;
        let (ply, legal) = (look["ply"].as_u64().unwrap() as usize, look["legal"].as_array().unwrap());
        if let Some(wrong) = past.iter().find(|action| !legal.contains(action)) {
            let error = people[seat].act(&table, seat, ply, wrong).await.refused(422);
            assert!(error.contains("cannot do that"), "{error}");
            assert_eq!(people[seat].look(&table, seat).await, look);
            return;
        }
        let action = chance.pick(&look["legal"]);
        people[seat].act(&table, seat, ply, &action).await.ok();
        past.push(action);
    }
    panic!("everything was legal all the time");
}

async fn an_oversized_message_ends_the_connection(ada: &crate::client::Client, table: &str) {
    let mut socket = ada.socket().await;
    socket.order(json!({"do": "chat", "table": table, "text": "x".repeat(300_000)})).await;
    assert_eq!(socket.next().await, None);
    let mut socket = ada.socket().await;
    socket.follow(table, Some(0), 0).await;
    assert!(socket.next_of("update").await["view"].is_object());
}
