//! Sessions, passwords, names, and whose word on addresses is believed.

use reqwest::Method;
use trial::{Answer, Client, Place, Server};
use wire::SeatWish::{Me as Myself, Open};
use wire::{Credentials, Guest, Me, Refusal};

use crate::folder;

fn credentials(name: &str, password: &str) -> Credentials {
    Credentials {
        name: name.to_owned(),
        password: password.to_owned(),
    }
}

/// Whoever knew the guest's secret (an old link, a shared screen) does not get into the account.
pub(crate) async fn an_account_has_a_session_of_its_own(place: &Place) {
    let server = place.serve();
    let mut ada = server.guest("Ada").await;
    let before = ada.clone();
    let mut page = before.socket().await;
    let answer = ada.post("/api/me/account", &credentials("Ada", "correct horse")).await;
    answer.done();
    let cookie = answer.headers["set-cookie"].to_str().unwrap();
    assert!(cookie.contains("Max-Age=15552000"), "half a year, not twenty: {cookie}");
    ada.cookie = cookie.split(';').next().map(str::to_owned);
    assert_ne!(ada.cookie, before.cookie);
    assert!(
        ada.get("/api/me").await.headers["set-cookie"]
            .to_str()
            .unwrap()
            .contains("Max-Age=15552000"),
        "whoever comes back stays known"
    );
    before.get("/api/me").await.refused(401);
    assert!(page.next().await.is_none(), "the old session's connection is closed");
    assert_eq!(ada.get("/api/me").await.ok::<Me>().account.as_deref(), Some("Ada"));
}

pub(crate) async fn names_cannot_be_mistaken(place: &Place) {
    let server = place.serve();
    let (mut ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    ada.sign_in("/api/me/account", &credentials("Ada Bill", "correct horse"))
        .await;
    // Cyrillic, capital I for l, full width, another case
    for name in ["Аda Bill", "Ada BiII", "Ａｄａ Ｂｉｌｌ", "ADA BILL", "AdaBill"] {
        server
            .stranger()
            .post("/api/guests", &Guest { name: name.to_owned() })
            .await
            .refused_as(Refusal::NameOfAccount);
        bob.post("/api/me/account", &credentials(name, "other password"))
            .await
            .refused(409);
    }
    for name in ["\u{3164}", "A\u{200d}da", "a\u{ad}b", "\u{2800}"] {
        server
            .stranger()
            .post("/api/guests", &Guest { name: name.to_owned() })
            .await
            .refused(400);
    }
    // who has no account is told apart from who has one
    let table = ada.table("hill", [Myself, Open]).await;
    bob.join(&table).await.done();
    let seats = ada.info(&table).await.seats;
    assert_eq!((seats[0].guest, seats[1].guest), (false, true));
}

/// A guess at a password, with these lines of `X-Forwarded-For`.
async fn guess(client: &Client, lines: &[String]) -> Answer {
    let headers: Vec<(&str, &str)> = lines.iter().map(|line| ("x-forwarded-for", line.as_str())).collect();
    client
        .send(
            Method::POST,
            "/api/sessions",
            Some(serde_json::to_string(&credentials("Nobody", "guess guess")).unwrap()),
            &headers,
        )
        .await
}

/// How many of forty guesses, each from an address of its own according to the first line, are looked at.
async fn looked_at(server: &Server, proxies: usize) -> usize {
    let stranger = server.stranger();
    let tries = (0..40).map(|number| {
        let lines: Vec<String> = std::iter::once(format!("10.1.{number}.1"))
            .chain((0..proxies).map(|proxy| format!("192.0.2.{proxy}")))
            .collect();
        let stranger = stranger.clone();
        async move { guess(&stranger, &lines).await.status.as_u16() }
    });
    futures_util::future::join_all(tries)
        .await
        .into_iter()
        .filter(|status| *status == 401)
        .count()
}

/// What a client writes itself is not believed: only what the proxies added, be it on a line of their own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn only_trusted_proxies_say_where_somebody_is() {
    for (argument, proxies) in [("--behind-proxy", 1), ("--behind-proxy=2", 2)] {
        let place = folder();
        let server = place.serve_also(&[argument]);
        let tries = looked_at(&server, proxies).await;
        // twenty a minute from one address, and a few more while this goes on
        assert!(
            (5..=30).contains(&tries),
            "{argument}: {tries} of 40 guesses were looked at"
        );
    }
    let place = folder();
    let server = place.serve();
    assert!(
        looked_at(&server, 1).await <= 30,
        "without a proxy nobody's word counts"
    );
}

/// Guesses from many addresses at one account.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_account_is_not_guessed_from_many_addresses() {
    let place = folder();
    let server = place.serve_also(&["--behind-proxy"]);
    let mut ada = server.guest("Ada").await;
    let account = credentials("Ada", "correct horse");
    ada.sign_in("/api/me/account", &account).await;
    let stranger = server.stranger();
    let guess = serde_json::to_string(&credentials("Ada", "guess guess")).unwrap();
    // all at once: that one is under way must not hide it from the next
    let tries = (0..30).map(|number| {
        let (stranger, guess, from) = (&stranger, guess.clone(), format!("10.1.{number}.1"));
        async move {
            stranger
                .send(
                    Method::POST,
                    "/api/sessions",
                    Some(guess),
                    &[("x-forwarded-for", &from)],
                )
                .await
                .status
                .as_u16()
        }
    });
    let statuses = futures_util::future::join_all(tries).await;
    let tried = statuses.iter().filter(|status| **status == 401).count();
    assert!(
        (10..=13).contains(&tried) && statuses.iter().all(|status| [401, 429].contains(status)),
        "{statuses:?}"
    );
    let refusal = stranger
        .send(
            Method::POST,
            "/api/sessions",
            Some(serde_json::to_string(&account).unwrap()),
            &[("x-forwarded-for", "10.9.9.9")],
        )
        .await
        .refused(429);
    assert!(
        refusal.error.contains("Too many wrong passwords for this account"),
        "{refusal:?}"
    );
    ada.get("/api/me").await.done();
}
