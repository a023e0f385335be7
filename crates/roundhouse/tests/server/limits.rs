//! Who asks too often has to wait.

use wire::SeatWish::{self, Me};
use wire::{Credentials, Order, Refusal, Told};

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
            let body = answer.refused(429);
            assert!(body.error.contains("Too many requests. Try again in"));
            assert_eq!(answer.headers["retry-after"], "1");
            assert!(body.retry_after.unwrap() <= 0.5);
            refused += 1;
        }
    }
    let most = 12 + 2 * begun.elapsed().as_secs();
    assert!(40 - refused <= most, "{refused} of 40 refused, {most} may be granted");
    bob.get("/api/me").await.done();
    let mut socket = bob.socket().await;
    for _ in 0..30 {
        socket
            .order(|id| Order::Unfollow {
                id,
                table: "x".to_owned(),
                seat: None,
            })
            .await;
    }
    let (status, id, retry_after) = next_refusal(&mut socket).await;
    assert_eq!(status, 429);
    assert!(id.is_some(), "whoever asked knows what was refused");
    assert!(
        retry_after.is_some_and(|seconds| seconds > 0.0 && seconds <= 0.5),
        "and when to ask again: {retry_after:?}"
    );
    // whatever else is sent costs as much
    let mut socket = server.guest("Cyd").await.socket().await;
    let mut statuses = Vec::new();
    for _ in 0..30 {
        assert!(socket.say_bytes(b"not even text").await);
        let Some(Told::Refused { status, reason, .. }) = socket.next().await else {
            panic!("what is no text is refused");
        };
        assert!(status == 429 || reason == Refusal::TextOnly.into(), "{reason:?}");
        statuses.push(status);
    }
    assert!(statuses[0] == 400 && statuses.contains(&429), "{statuses:?}");
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

/// The next refusal over a socket: its status, the order it is about, and when to ask again.
async fn next_refusal(socket: &mut trial::Socket) -> (u16, Option<u64>, Option<f64>) {
    loop {
        if let Some(Told::Refused {
            status,
            id,
            retry_after,
            ..
        }) = socket.next().await
        {
            return (status, id, retry_after);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn passwords_cannot_be_tried_at_will() {
    let place = folder();
    let server = place.serve();
    // all at once: on a slow machine one after the other would be no haste
    let (stranger, guesses) = (
        server.stranger(),
        (0..25)
            .map(|number| Credentials {
                name: format!("Ada {number}"),
                password: "guess guess".to_owned(),
            })
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
    for _ in 0..20 {
        let table = ada
            .table("hill", [SeatWish::bot("master"), SeatWish::bot("master")])
            .await;
        ada.start(&table).await;
    }
    let left = ada
        .table("hill", [SeatWish::bot("master"), SeatWish::bot("master")])
        .await;
    ada.order(&left, "start")
        .await
        .refused_as(Refusal::BotsAlone { most: 20 });
    let own = ada.table("hill", [Me, SeatWish::bot("master")]).await;
    ada.start(&own).await;
    ada.resign(&own, 0, "master").await.refused(429);
    let other = bob
        .table("hill", [SeatWish::bot("master"), SeatWish::bot("master")])
        .await;
    bob.start(&other).await;
}
