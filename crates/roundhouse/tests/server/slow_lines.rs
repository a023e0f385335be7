//! Connections that dawdle, or come in crowds, hold nobody up.

use std::time::{Duration, Instant};

use trial::{Raw, Resource};
use wire::SeatWish::Me;

use crate::folder;

const HALF_A_HEAD: &str = "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ";
const HALF_A_BODY: &str =
    "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{\"name\": ";
const WHOLE: &str = "GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_does_not_finish_a_request_is_sent_away() {
    let place = folder();
    let server = place.serve_also(&["--header-seconds", "1", "--body-seconds", "1"]);
    let (mut heads, mut bodies, mut idle) = (Vec::new(), Vec::new(), Vec::new());
    for _ in 0..40 {
        heads.push(Raw::sending(server.address(), HALF_A_HEAD).await);
        bodies.push(Raw::sending(server.address(), HALF_A_BODY).await);
        idle.push(Raw::connect(server.address()).await);
    }
    // one letter at a time is no progress
    let mut trickle = Raw::sending(server.address(), HALF_A_HEAD).await;
    let trickling = tokio::spawn(async move {
        while trickle.send("x").await {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    });
    // nor does a connection stay open for ever after a request was answered
    let mut kept = Raw::sending(server.address(), WHOLE).await;
    assert!(kept.hear().await.starts_with("HTTP/1.1 200"));
    server.stranger().get("/api/games").await.done();
    for line in heads.iter_mut().chain(&mut idle) {
        line.end().await;
    }
    for line in &mut bodies {
        let heard = line.end().await;
        assert!(
            heard.starts_with("HTTP/1.1 408") && heard.contains("took longer than 1 s to arrive"),
            "{heard}"
        );
    }
    kept.end().await;
    tokio::time::timeout(Duration::from_mins(1), trickling)
        .await
        .expect("who sends a letter at a time is sent away, too")
        .unwrap();
    server.guest("Ada").await.socket().await;
    // those who said nothing at all did nothing wrong
    assert!((41.0..80.0).contains(&server.figure("limits_total{limit=\"header_time\"}").await));
    assert!(server.figure("limits_total{limit=\"body_time\"}").await >= 40.0);
    let log = server.stop();
    assert_eq!(
        log.matches("limit=\"header_time\"").count(),
        1,
        "told once a minute at most:\n{log}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_has_only_so_many_connections() {
    let place = folder();
    let server = place.serve_with(&["--address-connections", "10", "--header-seconds", "600"]);
    let ada = server.guest("Ada").await;
    let mut lines = Vec::new();
    let refused = loop {
        let mut line = Raw::sending(server.address(), WHOLE).await;
        let heard = line.hear().await;
        if !heard.starts_with("HTTP/1.1 200") {
            break heard;
        }
        lines.push(line);
    };
    assert!(
        refused.starts_with("HTTP/1.1 429") && refused.contains("Too many connections from your address"),
        "{refused}"
    );
    assert!((5..=10).contains(&lines.len()), "{}", lines.len());
    server.says("limit=\"address_connections\"").await;
    drop(lines);
    // a page's connection counts as long as it is open, also as a WebSocket
    let mut sockets = Vec::new();
    for _ in 0..100 {
        match ada.try_socket(None).await {
            Ok(socket) => sockets.push(socket),
            Err(_) if sockets.len() >= 8 => break,
            Err(_) => tokio::time::sleep(Duration::from_millis(50)).await, // the others are not quite closed yet
        }
    }
    assert!((8..=10).contains(&sockets.len()), "{}", sockets.len());
    drop(sockets);
    ada.get("/api/me").await.done();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn without_descriptors_the_door_opens_again_when_there_are_some() {
    let place = folder();
    let server = place.serve_also(&["--header-seconds", "600"]);
    let ada = server.guest("Ada").await;
    let table = ada.table("hill", [Me, Me]).await;
    ada.start(&table).await;
    ada.look(&table, 0).await;
    server.limit(Resource::Nofile, Some(server.descriptors() + 3));
    let mut crowd = Vec::new();
    for _ in 0..20 {
        crowd.push(Raw::sending(server.address(), HALF_A_HEAD).await);
    }
    server.says("limit=\"descriptors\"").await;
    ada.look(&table, 0).await; // over the connection that is there
    server.limit(Resource::Nofile, None);
    server.stranger().get("/api/games").await.done();
    drop(crowd);
    server.stop();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn with_few_descriptors_the_server_says_so_and_stays_within_them() {
    let place = folder().after("ulimit -Sn 100; ulimit -Hn 260");
    let server = place.serve_also(&["--header-seconds", "600"]);
    server.says("few file descriptors").await;
    assert!(
        server.log().contains("descriptors=260 connections=110"),
        "the soft limit is raised: {}",
        server.log()
    );
    let ada = server.guest("Ada").await;
    let mut crowd = Vec::new();
    for _ in 0..200 {
        crowd.push(Raw::sending(server.address(), HALF_A_HEAD).await);
    }
    let mut late = Raw::sending(server.address(), WHOLE).await;
    let heard = late.end().await;
    assert!(heard.is_empty() || heard.starts_with("HTTP/1.1 503"), "{heard}"); // what was sent meanwhile may have wiped the answer away
    server.says("limit=\"connections\"").await;
    ada.get("/api/me").await.done();
    drop(crowd);
    for _ in 0..600 {
        let mut line = Raw::sending(server.address(), WHOLE).await;
        if line.hear().await.starts_with("HTTP/1.1 200") {
            assert!(!server.log().contains("limit=\"descriptors\""), "{}", server.log());
            return;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the door stays shut");
}

/// Who has only begun to ask is not waited for.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn half_a_request_does_not_keep_the_server_from_ending() {
    let idle = {
        let server = folder();
        let server = server.serve();
        let begun = Instant::now();
        server.stop();
        begun.elapsed()
    };
    let place = folder();
    let server = place.serve_also(&["--header-seconds", "600", "--body-seconds", "600"]);
    let _socket = server.guest("Ada").await.socket().await;
    let mut lines = Vec::new();
    for _ in 0..20 {
        lines.push(Raw::sending(server.address(), HALF_A_HEAD).await);
        lines.push(Raw::sending(server.address(), HALF_A_BODY).await);
        lines.push(Raw::connect(server.address()).await);
    }
    server.stranger().get("/api/games").await.done();
    let begun = Instant::now();
    server.stop();
    let with_lines = begun.elapsed();
    assert!(
        with_lines < idle + Duration::from_secs(8),
        "{with_lines:?}, with nobody there {idle:?}"
    );
}
