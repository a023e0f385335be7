//! For whoever runs the server.

use std::collections::BTreeSet;
use std::os::unix::fs::PermissionsExt;

use serde_json::Value;

use trial::{Chance, legal, step, two_at_a_table};
use wire::SeatWish::{self, Invited, Me};
use wire::{Created, Credentials, Health, NewTable, Ready, Refusal};

use crate::folder;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_is_made_while_people_play_and_can_be_served() {
    let place = folder();
    let server = place.serve();
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = two_at_a_table("hill", &ada, &bob).await;
    let mut chance = Chance::new(61);
    for _ in 0..12 {
        step(&table, &[&ada, &bob], &mut chance).await;
    }
    let copy = place.path().join("copy.sqlite");
    let backup = || {
        place
            .program("backup")
            .arg(&copy)
            .arg("--data")
            .arg(place.path().join("data"))
            .output()
            .unwrap()
    };
    let output = backup();
    assert!(output.status.success(), "{output:?}");
    assert_eq!(std::fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    let again = backup();
    assert_eq!(
        (
            again.status.code(),
            String::from_utf8_lossy(&again.stderr).contains("exists already")
        ),
        (Some(2), true)
    );
    step(&table, &[&ada, &bob], &mut chance).await;

    let restored = folder();
    let data = restored.path().join("data");
    std::fs::create_dir(&data).unwrap();
    std::fs::copy(&copy, data.join("roundhouse.sqlite")).unwrap();
    std::fs::copy(place.path().join("data/cookie.key"), data.join("cookie.key")).unwrap();
    let second = restored.serve();
    assert_eq!(ada.at(&second.url).look(&table, 0).await.ply, 12);
    assert_eq!(ada.look(&table, 0).await.ply, 13);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn secrets_are_private_and_not_in_the_log() {
    let place = folder();
    let server = place.serve_with(&["--person-rate", "1000"]);
    let mut ada = server.guest("Ada").await;
    let account = Credentials {
        name: "Ada".to_owned(),
        password: "correct horse battery".to_owned(),
    };
    ada.sign_in("/api/me/account", &account).await;
    ada.sign_in("/api/sessions", &account).await;
    let made: Created = ada
        .post("/api/tables", &NewTable::new("hill", [Me, Invited]))
        .await
        .ok();
    let data = place.path().join("data");
    for file in ["roundhouse.sqlite", "cookie.key"] {
        assert_eq!(
            std::fs::metadata(data.join(file)).unwrap().permissions().mode() & 0o777,
            0o600,
            "{file}"
        );
    }
    assert_eq!(std::fs::metadata(&data).unwrap().permissions().mode() & 0o777, 0o700);
    let second = place
        .program("serve")
        .args(["--listen", "127.0.0.1:0", "--data"])
        .arg(&data)
        .output()
        .unwrap();
    assert!(
        String::from_utf8_lossy(&second.stderr).contains("another server runs on this folder"),
        "{second:?}"
    );

    let key = std::fs::read_to_string(data.join("cookie.key")).unwrap();
    let cookie = ada.cookie.clone().unwrap();
    let link = made.links[0].secret.clone();
    let log = server.stop();
    assert!(log.contains("listening") && log.contains("stopped"), "{log}");
    for secret in ["correct horse battery", key.trim(), cookie.as_str(), link.as_str()] {
        assert!(!log.contains(secret));
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_server_tells_how_it_is() {
    let place = folder();
    let server = place.serve();
    let ada = server.guest("Ada").await;
    let table = ada.table("hill", [Me, Me]).await;
    ada.start(&table).await;
    step(&table, &[&ada, &ada], &mut Chance::new(71)).await;
    assert_eq!(ada.get("/health").await.ok::<Health>(), Health { ok: true });
    let metrics = ada.get("/metrics").await.text;
    assert!(
        metrics.contains("\nroundhouse_moves_total 1\n") && metrics.contains("roundhouse_live_tables 1"),
        "{metrics}"
    );
    for line in metrics.lines() {
        assert!(
            line.starts_with("# ")
                || line
                    .rsplit_once(' ')
                    .is_some_and(|(_, value)| value.parse::<f64>().is_ok()),
            "{line}"
        );
    }
    let page = server.stranger().get("/").await;
    let policy = page.headers["content-security-policy"].to_str().unwrap();
    assert!(
        policy.contains("default-src 'none'")
            && !policy.contains("unsafe-inline")
            && policy.contains("frame-ancestors 'none'"),
        "{policy}"
    );
    assert!(page.text.contains("/api/openapi.json") && !page.text.contains("<script") && !page.text.contains("style="));
}

/// What an operator should see coming.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn figures_tell_what_comes() {
    let place = folder();
    let server = place.serve();
    let ada = server.guest("Ada").await;
    let table = ada.table("hill", [Me, SeatWish::bot("beginner")]).await;
    ada.start(&table).await;
    let look = crate::tables::wait_for(&ada, &table, 0).await;
    ada.act(&table, 0, look.ply, &legal(&look)[0]).await.done();
    let _socket = ada.socket().await;
    assert_eq!(ada.get("/ready").await.ok::<Ready>(), Ready { ready: true });
    let metrics = ada.get("/metrics").await;
    assert!(
        metrics.headers["content-type"]
            .to_str()
            .unwrap()
            .starts_with("application/openmetrics-text")
    );
    assert!(metrics.text.ends_with("# EOF\n"));
    for figure in [
        "move_seconds_count",
        "commit_seconds_count",
        "reader_wait_seconds_count",
        "bot_wait_seconds_count",
        "request_seconds_count{call=\"POST /api/tables/{id}/act\"}",
    ] {
        assert!(server.figure(figure).await >= 1.0, "{figure}: {}", metrics.text);
    }
    for figure in [
        "connections",
        "sockets",
        "connections_most",
        "descriptors_most",
        "disk_free_bytes",
        "database_wal_bytes",
        "hears_others",
    ] {
        assert!(server.figure(figure).await >= 1.0, "{figure}: {}", metrics.text);
    }
    // a method may be any word, and there are many
    for number in 0..50 {
        let method = reqwest::Method::from_bytes(format!("ODD{number}").as_bytes()).unwrap();
        ada.send(method, "/api/games", None, &[]).await.refused(405);
    }
    assert!(!ada.get("/metrics").await.text.contains("ODD"));
    for figure in [
        "writes_waiting",
        "bots_waiting",
        "bots_thinking",
        "failed_commits_total",
    ] {
        assert!(
            metrics.text.contains(&format!("\nroundhouse_{figure} ")),
            "{figure}: {}",
            metrics.text
        );
    }
}

#[test]
fn nonsense_is_refused_at_the_start() {
    let place = folder();
    let refused = |args: &[&str]| {
        let output = place
            .program("serve")
            .args(["--listen", "127.0.0.1:0", "--data"])
            .arg(place.data())
            .args(args)
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8(output.stderr).unwrap()
    };
    for url in ["nonsense", "example.org", "https://example.org/games"] {
        assert!(
            refused(&["--public-url", url]).contains("write it as https://example.org"),
            "{url}"
        );
    }
    let nowhere = place.path().join("nowhere");
    let said = refused(&["--web", nowhere.to_str().unwrap()]);
    assert!(said.contains("there is no app here"), "{said}");
    refused(&["--behind-proxy=0"]);
    refused(&["--header-seconds", "0"]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_call_is_described() {
    let place = folder();
    let server = place.serve();
    let description: Value = server.stranger().get("/api/openapi.json").await.ok();
    assert!(description["openapi"].as_str().unwrap().starts_with("3."));
    let mut names = BTreeSet::new();
    let nothing = wire::Reason::from(Refusal::NothingHere).message.id().to_owned();
    for (path, calls) in description["paths"].as_object().unwrap() {
        for (method, call) in calls.as_object().unwrap() {
            assert!(
                names.insert(call["operationId"].as_str().unwrap().to_owned()),
                "{path} {method} has another's name"
            );
            assert!(
                call["summary"].as_str().is_some_and(|summary| !summary.is_empty()),
                "{path} {method}"
            );
            let url = path.replace("{id}", "nowhere");
            let body = (method == "post").then(|| "{}".to_owned());
            let answer = server
                .stranger()
                .send(method.to_uppercase().parse().unwrap(), &url, body, &[])
                .await;
            assert_ne!(
                answer.status.as_u16(),
                405,
                "{method} {path} is described and not there"
            );
            assert!(
                !answer.text.contains(&nothing),
                "{method} {path} is described and not there"
            );
            let status = answer.status.as_u16();
            assert!(status < 500, "{method} {path}: {status}");
        }
    }
    assert!(names.len() >= 26, "{names:?}");
    check_references(&description, &description);
}

/// Every reference in the document leads somewhere.
fn check_references(value: &Value, document: &Value) {
    match value {
        Value::Object(fields) => {
            if let Some(reference) = fields.get("$ref").and_then(Value::as_str) {
                assert!(
                    document.pointer(reference.trim_start_matches('#')).is_some(),
                    "{reference}"
                );
            }
            fields.values().for_each(|field| check_references(field, document));
        }
        Value::Array(items) => items.iter().for_each(|item| check_references(item, document)),
        _ => {}
    }
}
