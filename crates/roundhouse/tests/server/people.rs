//! Guests, accounts, sessions.

use serde_json::{Value, json};

use trial::{Chance, Place, step, two_at_a_table};

pub(crate) async fn a_guest_plays_at_once_and_keeps_the_games_as_an_account(place: &Place) {
    let server = place.serve();
    let (mut ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    assert_eq!(ada.get("/api/me").await.ok(), json!({"name": "Ada", "account": null}));
    let table = two_at_a_table("hill", &ada, &bob).await;
    step(&table, &[&ada, &bob], &mut Chance::new(1)).await;

    let account = json!({"name": "Ada L", "password": "correct horse"});
    assert!(
        ada.post("/api/me/account", &json!({"name": "Ada L", "password": "short"}))
            .await
            .refused(400)
            .contains("8 to 200")
    );
    ada.sign_in("/api/me/account", &account).await;
    assert_eq!(
        ada.get("/api/me").await.ok(),
        json!({"name": "Ada L", "account": "Ada L"})
    );
    assert!(
        bob.post(
            "/api/me/account",
            &json!({"name": "ADA l", "password": "other password"})
        )
        .await
        .refused(409)
        .contains("taken")
    );
    assert!(
        ada.post("/api/me/account", &account)
            .await
            .refused(409)
            .contains("already")
    );

    ada.cookie = None;
    let wrong = |name: &str, password: &str| json!({"name": name, "password": password});
    let reasons = [
        ada.post("/api/sessions", &wrong("Ada L", "incorrect horse"))
            .await
            .refused(401),
        ada.post("/api/sessions", &wrong("Nobody", "correct horse"))
            .await
            .refused(401),
        ada.post("/api/sessions", &wrong("No\0body", "correct horse"))
            .await
            .refused(401),
    ];
    assert!(
        reasons.iter().all(|reason| *reason == reasons[0]),
        "nobody learns which accounts there are"
    );
    ada.sign_in("/api/sessions", &account).await;
    let own = ada.get("/api/me/tables?state=running").await.ok();
    assert_eq!((own.as_array().unwrap().len(), &own[0]["id"]), (1, &json!(table)));
    step(&table, &[&ada, &bob], &mut Chance::new(2)).await;
}

pub(crate) async fn a_session_can_be_ended(place: &Place) {
    let server = place.serve();
    let mut ada = server.guest("Ada").await;
    let account = json!({"name": "Ada", "password": "correct horse"});
    ada.sign_in("/api/me/account", &account).await;
    let first = ada.clone();
    ada.sign_in("/api/sessions", &account).await;
    let (mut here, mut there) = (ada.socket().await, first.socket().await);

    ada.delete("/api/sessions/current").await.ok();
    assert!(ada.get("/api/me").await.refused(401).contains("nobody is signed in"));
    assert_eq!(here.next().await, None, "the session's connection is closed");
    first.get("/api/me").await.ok();

    ada.sign_in("/api/sessions", &account).await;
    ada.delete("/api/sessions").await.ok();
    first.get("/api/me").await.refused(401);
    ada.get("/api/me").await.refused(401);
    assert_eq!(there.next().await, None, "so are those of all others");
}

pub(crate) async fn names_and_chat_are_plain_text(place: &Place) {
    let server = place.serve();
    let ada = server.guest("<b>Ada</b>").await;
    for name in ["", "  ", "a\nb", "a\u{202e}b", &"x".repeat(41)] {
        server
            .stranger()
            .post("/api/guests", &json!({"name": name}))
            .await
            .refused(400);
    }
    let table = ada.table("hill", &json!([{"kind": "me"}, {"kind": "open"}])).await;
    let chat = format!("/api/tables/{table}/chat");
    for text in ["", "a\u{7}b", &"x".repeat(501)] {
        ada.post(&chat, &json!({"text": text})).await.refused(400);
    }
    ada.post(&chat, &json!({"text": "<script>alert(1)</script>"}))
        .await
        .ok();
    let answer = ada.get(&format!("/api/tables/{table}")).await;
    assert_eq!(answer.headers["content-type"], "application/json");
    assert_eq!(
        (
            &answer.ok()["chat"][0]["text"],
            &answer.ok()["info"]["seats"][0]["name"]
        ),
        (&json!("<script>alert(1)</script>"), &json!("<b>Ada</b>"))
    );
    assert_eq!(ada.get("/api/me").await.ok()["account"], Value::Null);
}
