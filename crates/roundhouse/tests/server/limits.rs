//! Who asks too often has to wait.

use serde_json::json;

use crate::folder;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_asks_too_often_is_refused() {
    let place = folder();
    let server = place.serve_with(&["--person-rate", "2", "--address-rate", "1000"]);
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let (mut refused, begun) = (0, std::time::Instant::now());
    for _ in 0..40 {
        let answer = ada.get("/api/me").await;
        if !answer.status.is_success() {
            assert!(answer.refused(429).contains("Too many requests. Try again in"));
            assert_eq!(answer.headers["retry-after"], "1");
            assert!(answer.json()["retry_after"].as_f64().unwrap() <= 0.5);
            refused += 1;
        }
    }
    let most = 12 + 2 * begun.elapsed().as_secs();
    assert!(40 - refused <= most, "{refused} of 40 refused, {most} may be granted");
    bob.get("/api/me").await.ok();
    let mut socket = bob.socket().await;
    for _ in 0..30 {
        socket
            .order(json!({"do": "unfollow", "table": "x", "seat": null}))
            .await;
    }
    let refused = socket.next_of("refused").await;
    assert_eq!(refused["status"], 429);
    assert!(refused["id"].is_u64(), "whoever asked knows what was refused");
    assert!(
        refused["retry_after"]
            .as_f64()
            .is_some_and(|seconds| seconds > 0.0 && seconds <= 0.5),
        "and when to ask again: {refused}"
    );
    // whatever else is sent costs as much
    let mut socket = server.guest("Cyd").await.socket().await;
    let mut statuses = Vec::new();
    for _ in 0..30 {
        assert!(socket.say_bytes(b"not even text").await);
        let refused = socket.next_of("refused").await;
        assert!(
            refused["status"] == 429 || refused["error"] == "messages are JSON text",
            "{refused}"
        );
        statuses.push(refused["status"].clone());
    }
    assert!(statuses[0] == 400 && statuses.contains(&json!(429)), "{statuses:?}");
    server.stop();

    let server = place.serve_with(&["--address-rate", "2"]);
    let mut answers = Vec::new();
    for _ in 0..40 {
        answers.push(server.stranger().get("/api/games").await.status.as_u16());
    }
    assert!(answers.contains(&429), "{answers:?}");
    assert_eq!(
        server.stop().matches("limit=\"address_rate\"").count(),
        1,
        "the log tells it once"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passwords_cannot_be_tried_at_will() {
    let place = folder();
    let server = place.serve();
    // all at once: on a slow machine one after the other would be no haste
    let (stranger, guesses) = (
        server.stranger(),
        (0..25)
            .map(|number| json!({"name": format!("Ada {number}"), "password": "guess guess"}))
            .collect::<Vec<_>>(),
    );
    let answers =
        futures_util::future::join_all(guesses.iter().map(|guess| stranger.post("/api/sessions", guess))).await;
    let with = |status: u16| answers.iter().filter(|answer| answer.status.as_u16() == status).count();
    assert!(
        with(401) >= 15 && with(429) >= 1 && with(401) + with(429) == 25,
        "{answers:?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn bots_alone_play_only_so_many_games_of_one_person() {
    let place = folder();
    let server = place.serve();
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let master = json!({"kind": "bot", "level": "master"});
    for _ in 0..20 {
        let table = ada.table("hill", &json!([master, master])).await;
        ada.start(&table).await;
    }
    let left = ada.table("hill", &json!([master, master])).await;
    assert!(
        ada.post(&format!("/api/tables/{left}/start"), &json!(null))
            .await
            .refused(429)
            .contains("bots alone play 20")
    );
    let own = ada.table("hill", &json!([{"kind": "me"}, master])).await;
    ada.start(&own).await;
    ada.post(
        &format!("/api/tables/{own}/resign"),
        &json!({"seat": 0, "level": "master"}),
    )
    .await
    .refused(429);
    let other = bob.table("hill", &json!([master, master])).await;
    bob.start(&other).await;
}
