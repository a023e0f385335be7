//! Who may sit where, and who may speak.

use serde_json::{Value, json};
use trial::{Chance, Place, play_out, two_at_a_table};

pub(crate) async fn nobody_sees_two_hands(place: &Place) {
    let server = place.serve();
    let (ada, eve) = (server.guest("Ada").await, server.guest("Eve").await);
    let made = ada.post("/api/tables", &json!({"game": "hill", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "invited"}]})).await.ok();
    let (table, secret) = (made["table"]["id"].as_str().unwrap(), &made["links"][0]["secret"]);
    let join = format!("/api/tables/{table}/join");
    eve.post(&join, &json!({})).await.ok();
    assert!(
        eve.post(&join, &json!({}))
            .await
            .refused(409)
            .contains("You have a seat")
    );
    assert!(
        eve.post(&join, &json!({"seat": 2}))
            .await
            .refused(409)
            .contains("You have a seat")
    );
    assert!(
        eve.post("/api/claim", &json!({"secret": secret}))
            .await
            .refused(409)
            .contains("You have a seat")
    );
    assert!(
        ada.post(&join, &json!({}))
            .await
            .refused(409)
            .contains("You have a seat"),
        "the host neither"
    );
    // nor does a passed-on seat bring a second one
    let link = ada
        .post(&format!("/api/tables/{table}/link"), &json!({"seat": 0}))
        .await
        .ok();
    eve.post("/api/claim", &json!({"secret": link["secret"]}))
        .await
        .refused(409);
    ada.post("/api/claim", &json!({"secret": link["secret"]})).await.ok();
}

pub(crate) async fn an_invited_seat_stays_one(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    );
    let made = ada
        .post(
            "/api/tables",
            &json!({"game": "hill", "seats": [{"kind": "me"}, {"kind": "invited"}]}),
        )
        .await
        .ok();
    let (table, secret) = (made["table"]["id"].as_str().unwrap(), &made["links"][0]["secret"]);
    bob.post("/api/claim", &json!({"secret": secret})).await.ok();
    bob.post(&format!("/api/tables/{table}/leave"), &Value::Null).await.ok();
    assert_eq!(ada.look(table, 0).await["info"]["seats"][1]["sitter"], "invited");
    eve.post(&format!("/api/tables/{table}/join"), &json!({}))
        .await
        .refused(409);
    eve.post("/api/claim", &json!({"secret": secret})).await.refused(404);
    let fresh = ada
        .post(&format!("/api/tables/{table}/link"), &json!({"seat": 1}))
        .await
        .ok();
    bob.post("/api/claim", &json!({"secret": fresh["secret"]})).await.ok();
    ada.start(table).await;
    // also when who was invited does not want another game
    play_out(table, &[&ada, &bob], &mut Chance::new(23)).await;
    let next = ada
        .post(&format!("/api/tables/{table}/rematch"), &Value::Null)
        .await
        .ok();
    let next = next["id"].as_str().unwrap();
    bob.post(&format!("/api/tables/{next}/leave"), &Value::Null).await.ok();
    assert_eq!(ada.look(next, 0).await["info"]["seats"][1]["sitter"], "invited");
    eve.post(&format!("/api/tables/{next}/join"), &json!({}))
        .await
        .refused(409);
}

/// Who may not look on may still sit down.
pub(crate) async fn a_table_without_spectators_has_open_seats(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    );
    let made = ada
        .post(
            "/api/tables",
            &json!({"game": "hill", "seats": [{"kind": "me"}, {"kind": "open"}], "spectators": false}),
        )
        .await
        .ok();
    let table = made["table"]["id"].as_str().unwrap();
    eve.get(&format!("/api/tables/{table}")).await.refused(403);
    bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.ok();
    ada.start(table).await;
    eve.get(&format!("/api/tables/{table}")).await.refused(403);
}

/// Whoever asks two servers at the same moment gets no second seat, and a game does not begin without somebody who has just got up.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_servers_agree_on_who_sits_where() {
    let postgres = trial::Postgres::start();
    let postgres = crate::on(&postgres);
    let (one, other) = (postgres.serve(), postgres.serve());
    let (ada, eve) = (one.guest("Ada").await, one.guest("Eve").await);
    let there = eve.at(&other.url);
    for _ in 0..20 {
        let table = ada
            .table("hill", &json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]))
            .await;
        let join = format!("/api/tables/{table}/join");
        let (first, second) = (json!({"seat": 1}), json!({"seat": 2}));
        let (here, also) = tokio::join!(eve.post(&join, &first), there.post(&join, &second));
        let seats = ada.look(&table, 0).await["info"]["seats"].clone();
        let taken = (1..3).filter(|seat| seats[*seat]["sitter"] == "person").count();
        assert_eq!(
            (
                taken,
                [here.status, also.status]
                    .iter()
                    .filter(|status| status.is_success())
                    .count()
            ),
            (1, 1),
            "{} {}",
            here.text,
            also.text
        );

        let table = ada.table("hill", &json!([{"kind": "me"}, {"kind": "open"}])).await;
        let (join, leave, start) = (
            format!("/api/tables/{table}/join"),
            format!("/api/tables/{table}/leave"),
            format!("/api/tables/{table}/start"),
        );
        eve.post(&join, &json!({})).await.ok();
        let (started, left) = tokio::join!(ada.post(&start, &Value::Null), there.post(&leave, &Value::Null));
        let info = ada.look(&table, 0).await["info"].clone();
        let expected = if started.status.is_success() {
            ("running", "person")
        } else {
            ("open", "open")
        };
        assert_eq!(
            (
                info["state"].as_str().unwrap(),
                info["seats"][1]["sitter"].as_str().unwrap()
            ),
            expected
        );
        assert_ne!(
            started.status.is_success(),
            left.status.is_success(),
            "{} {}",
            started.text,
            left.text
        );
    }
}

pub(crate) async fn the_host_can_remove_somebody(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    );
    let table = ada.table("hill", &json!([{"kind": "me"}, {"kind": "open"}])).await;
    let path = |what: &str| format!("/api/tables/{table}/{what}");
    eve.post(&path("join"), &json!({})).await.ok();
    let mut page = eve.socket().await;
    page.follow(&table, Some(1), 0).await;
    page.next_of("update").await;
    eve.post(&path("remove"), &json!({"seat": 0})).await.refused(403);
    ada.post(&path("remove"), &json!({"seat": 0})).await.refused(409);
    ada.post(&path("remove"), &json!({"seat": 1})).await.ok();
    assert_eq!(
        page.next_of("ended").await["error"],
        "The host removed you from this table."
    );
    for answer in [
        eve.post(&path("join"), &json!({})).await,
        eve.get(&format!("/api/tables/{table}")).await,
        eve.post(&path("chat"), &json!({"text": "why?"})).await,
    ] {
        assert!(answer.refused(403).contains("removed you"));
    }
    assert!(
        eve.get("/api/me/tables?state=open")
            .await
            .ok()
            .as_array()
            .unwrap()
            .is_empty()
    );
    bob.post(&path("join"), &json!({})).await.ok();
    ada.start(&table).await;
    ada.post(&path("remove"), &json!({"seat": 1})).await.refused(409);
}

pub(crate) async fn who_is_asked_for_another_game_may_say_no(place: &Place) {
    let server = place.serve();
    let (ada, bob, cyd) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Cyd").await,
    );
    let table = two_at_a_table("hill", &ada, &bob).await;
    play_out(&table, &[&ada, &bob], &mut Chance::new(17)).await;
    let next = ada
        .post(&format!("/api/tables/{table}/rematch"), &Value::Null)
        .await
        .ok();
    let id = next["id"].as_str().unwrap();
    let seen = bob.get(&format!("/api/tables/{id}")).await.ok();
    assert_eq!(
        (
            &seen["info"]["seats"][1]["kept_for_you"],
            &seen["info"]["seats"][1]["yours"]
        ),
        (&json!(true), &json!(false))
    );
    bob.post(&format!("/api/tables/{id}/leave"), &Value::Null).await.ok();
    assert_eq!(ada.look(id, 0).await["info"]["seats"][1]["sitter"], "open");
    cyd.post(&format!("/api/tables/{id}/join"), &json!({})).await.ok();
    ada.start(id).await;
}

pub(crate) async fn the_host_says_who_talks(place: &Place) {
    let server = place.serve();
    let (ada, bob, eve) = (
        server.guest("Ada").await,
        server.guest("Bob").await,
        server.guest("Eve").await,
    );
    for (allowed, status) in [(json!(false), 403), (Value::Null, 403), (json!(true), 204)] {
        let mut new = json!({"game": "hill", "seats": [{"kind": "me"}, {"kind": "open"}]});
        if allowed.is_boolean() {
            new["spectator_chat"] = allowed;
        }
        let made = ada.post("/api/tables", &new).await.ok();
        let table = made["table"]["id"].as_str().unwrap();
        bob.post(&format!("/api/tables/{table}/join"), &json!({})).await.ok();
        let chat = format!("/api/tables/{table}/chat");
        bob.post(&chat, &json!({"text": "hello"})).await.ok();
        assert_eq!(eve.post(&chat, &json!({"text": "hello"})).await.status, status);
        let mut page = eve.socket().await;
        page.order(json!({"do": "chat", "table": table, "text": "hello"})).await;
        assert_eq!(
            page.next().await.unwrap()["type"],
            if status == 403 { "refused" } else { "done" }
        );
    }
}
