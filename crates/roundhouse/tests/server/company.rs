//! Good company, by the real server: its operator, words that nobody wants to see, and accounts that end.

use std::time::{Duration, Instant};

use reqwest::Method;
use serde_json::{Value, json};
use trial::{Client, Place, Postgres, Server, two_at_a_table};
use wire::account::{Proof, SessionInfo};
use wire::company::{Complaint, Distance, EndWish, Offence, Shun, Whom};
use wire::{Credentials, NewTable, Refusal, SeatWish, State};

use crate::{folder, on};

fn credentials(name: &str) -> Credentials {
    Credentials {
        name: name.to_owned(),
        password: "correct horse".to_owned(),
    }
}

async fn account(server: &Server, name: &str) -> Client {
    let mut client = server.stranger();
    client.sign_in("/api/accounts", &credentials(name)).await;
    client
}

/// What `roundhouse admin` says: its exit code, and what it prints.
fn admin(place: &Place, server: &Server, arguments: &[&str]) -> (Option<i32>, String) {
    admin_with(place, server, arguments, None)
}

fn admin_with(place: &Place, server: &Server, arguments: &[&str], token: Option<&str>) -> (Option<i32>, String) {
    let mut program = place.program("admin");
    program
        .arg("--data")
        .arg(place.data())
        .args(["--server", &server.url])
        .args(arguments);
    match token {
        Some(token) => program.env("ROUNDHOUSE_OPERATOR_TOKEN", token),
        None => program.env_remove("ROUNDHOUSE_OPERATOR_TOKEN"),
    };
    let output = program.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.code(), String::from_utf8_lossy(&said).into_owned())
}

/// What it answers to a program.
fn admin_json(place: &Place, server: &Server, arguments: &[&str]) -> Value {
    let (code, said) = admin(place, server, &[&["--json"], arguments].concat());
    assert_eq!(code, Some(0), "{said}");
    serde_json::from_str(&said).unwrap()
}

pub(crate) async fn an_operator_looks_after_people(place: &Place) {
    let server = place.serve();
    let (ada, eve) = (account(&server, "Ada").await, account(&server, "Eve").await);
    let table = two_at_a_table("hill", &ada, &eve).await;
    eve.chat(&table, "you snail").await.done();
    let complaint = Complaint {
        offence: Offence::Insult,
        note: "unkind".to_owned(),
    };
    let report = format!("/api/tables/{table}/chat/0/report");
    ada.post(&report, &complaint).await.done();
    ada.post(&report, &complaint).await.refused_as(Refusal::ReportedAlready);

    // nobody else is the operator
    for path in ["/api/admin/people", "/api/admin/reports", "/api/admin/metrics"] {
        ada.get(path).await.refused_as(Refusal::OperatorOnly);
    }
    let wrong = admin_with(place, &server, &["metrics"], Some("wrong wrong wrong wrong"));
    assert_eq!(wrong.0, Some(2));
    assert!(wrong.1.contains("Only the operator can do that"), "{wrong:?}");

    let (code, said) = admin(place, &server, &["people", "ev"]);
    assert!(
        code == Some(0) && said.contains("Eve") && !said.contains("Ada") && said.contains("1 open report"),
        "{said}"
    );
    let id = admin_json(place, &server, &["people", "eve"])["people"][0]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    let (_, said) = admin(place, &server, &["reports"]);
    for part in ["insult", "by Ada", "unkind", "> Eve", "you snail"] {
        assert!(said.contains(part), "{part} in {said}");
    }
    let (code, said) = admin(place, &server, &["suspend", &id, "--reason", "Be kind."]);
    assert_eq!(
        (code, said.trim()),
        (Some(0), "Eve is suspended and signed out everywhere.")
    );
    eve.get("/api/me").await.refused_as(Refusal::NotSignedIn);
    let refused = server.stranger().post("/api/sessions", &credentials("Eve")).await;
    refused.refused_as(Refusal::Suspended {
        reason: "Be kind.".to_owned(),
    });
    assert_eq!(refused.refused(403).error, "This account is suspended: Be kind.");
    assert_eq!(admin(place, &server, &["lift", &id]).0, Some(0));
    let (code, said) = admin(place, &server, &["rename", &id, "Ada"]);
    assert!(code == Some(2) && said.contains("This name is taken"), "{said}");
    assert_eq!(admin(place, &server, &["rename", &id, "Eve the Kind"]).0, Some(0));
    assert_eq!(ada.info(&table).await.seats[1].name.as_deref(), Some("Eve the Kind"));
    let report = admin_json(place, &server, &["reports"])[0]["id"]
        .as_str()
        .unwrap()
        .to_owned();
    assert_eq!(admin(place, &server, &["close", &report]).0, Some(0));
    assert_eq!(admin(place, &server, &["reports"]).1.trim(), "No reports.");
    let figures = admin_json(place, &server, &["metrics"]);
    assert_eq!(
        (&figures["accounts"], &figures["running"], &figures["chat"]),
        (&json!(2), &json!(1), &json!(1))
    );
    let (code, said) = admin(place, &server, &["delete", &id]);
    assert!(code == Some(2) && said.contains("--yes"), "{said}");
    assert_eq!(admin(place, &server, &["delete", &id, "--yes"]).0, Some(0));
    assert_eq!(admin(place, &server, &["people", "kind"]).1.trim(), "Nobody found.");
    let seats = ada.info(&table).await.seats;
    assert_eq!(
        (seats[1].sitter, seats[1].name.as_deref()),
        (wire::Sitter::Bot, None),
        "the game goes on"
    );
    let (code, said) = admin(place, &server, &["delete", &id, "--yes"]);
    assert!(code == Some(2) && said.contains("No player named"), "{said}");
    let mut nowhere = place.program("admin");
    nowhere.arg("--data").arg(place.data());
    let nowhere = nowhere
        .args(["--server", "http://127.0.0.1:1", "metrics"])
        .output()
        .unwrap();
    assert_eq!(nowhere.status.code(), Some(2));
    assert!(
        String::from_utf8_lossy(&nowhere.stderr).contains("doesn't answer"),
        "{nowhere:?}"
    );
}

pub(crate) async fn an_account_ends_when_its_owner_says_so(place: &Place) {
    let server = place.serve();
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let table = two_at_a_table("hill", &ada, &bob).await;
    ada.chat(&table, "goodbye").await.done();
    let proof = |password: &str| Proof {
        password: Some(password.to_owned()),
        passkey: None,
    };
    let export = ada.get("/api/me/export").await;
    assert!(
        export.headers["content-disposition"]
            .to_str()
            .unwrap()
            .contains("roundhouse.json")
    );
    assert_eq!(export.ok::<Value>()["data"]["chat"][0]["text"], "goodbye");
    let sessions: Vec<SessionInfo> = ada.get("/api/me/sessions").await.ok();
    assert!(sessions.len() == 1 && sessions[0].current);
    ada.post("/api/me/delete", &proof("wrong horse"))
        .await
        .refused_as(Refusal::NotYou);
    ada.post("/api/me/delete", &Proof::default())
        .await
        .refused_as(Refusal::NotYou);
    let mut page = ada.socket().await;
    ada.post("/api/me/delete", &proof("correct horse")).await.done();
    assert!(page.next().await.is_none(), "her pages are closed");
    ada.get("/api/me").await.refused(401);
    server
        .stranger()
        .post("/api/sessions", &credentials("Ada"))
        .await
        .refused_as(Refusal::WrongPassword);
    let seen = bob.see(&table).await;
    assert!(seen.chat.is_empty(), "what she said is gone");
    let info = seen.info.unwrap();
    assert_eq!((info.state, info.seats[0].name.as_deref()), (State::Running, None));
    // a guest has nothing to prove it with, and may go as well
    let eve = server.guest("Eve").await;
    eve.post("/api/me/delete", &Proof::default()).await.done();
    eve.get("/api/me").await.refused(401);
}

pub(crate) async fn a_game_is_over_when_all_agree(place: &Place) {
    let server = place.serve();
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = two_at_a_table("hill", &ada, &bob).await;
    let path = format!("/api/tables/{table}/end");
    server
        .guest("Eve")
        .await
        .post(&path, &EndWish { end: true })
        .await
        .refused_as(Refusal::NotSeated);
    ada.post(&path, &EndWish { end: true }).await.done();
    assert_eq!(bob.info(&table).await.to_end.len(), 1);
    bob.post(&path, &EndWish { end: true }).await.done();
    let info = bob.info(&table).await;
    assert!(info.called_off && info.state == State::Finished);
    let seen = ada.see(&table).await;
    assert!(seen.outcome.is_none() && seen.awaiting.is_empty() && seen.view.is_some());
    ada.post(&path, &EndWish { end: true }).await.refused_as(Refusal::Over);
    let record: Value = ada.get(&format!("/api/tables/{table}/record")).await.ok();
    let file = place.path().join("called-off.json");
    std::fs::write(&file, record.to_string()).unwrap();
    let verified = place
        .program("verify")
        .arg(&file)
        .args(["--hash", &info.hash])
        .output()
        .unwrap();
    assert!(verified.status.success(), "{verified:?}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nobody_learns_who_sits_at_a_closed_table() {
    let place = folder();
    let server = place.serve();
    let (ada, bob) = (account(&server, "Ada").await, account(&server, "Bob").await);
    let closed = NewTable {
        spectators: false,
        ..NewTable::new("hill", [SeatWish::Me, SeatWish::Open])
    };
    let table = ada.make(&closed).await.table.id;
    let shun = Shun {
        whom: Whom::Seat { table, seat: 0 },
        distance: Distance::Muted,
    };
    bob.post("/api/me/shunned", &shun)
        .await
        .refused_as(Refusal::NoSpectators);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn words_that_nobody_wants_are_kept_out() {
    let place = folder();
    let file = place.path().join("words.toml");
    std::fs::write(&file, "names = ['*admin*']\nchat = ['darn']").unwrap();
    let server = place.serve_also(&["--filter", file.to_str().unwrap()]);
    let stranger = server.stranger();
    for name in ["Admin", "4dm1n", "аdmin"] {
        stranger
            .post("/api/guests", &json!({"name": name}))
            .await
            .refused_as(Refusal::NameFiltered);
        stranger
            .post("/api/accounts", &credentials(name))
            .await
            .refused_as(Refusal::NameFiltered);
    }
    let (ada, bob) = (server.guest("Ada").await, server.guest("Bob").await);
    let table = two_at_a_table("hill", &ada, &bob).await;
    ada.chat(&table, "oh d.a.r.n it").await.done();
    assert_eq!(bob.see(&table).await.chat[0].text, "oh ******* it");
    drop(server);
    std::fs::write(&file, "chat = 1").unwrap();
    let refused = place.try_serve(&["--filter", file.to_str().unwrap()]).err().unwrap();
    assert!(
        refused.contains("words.toml") && refused.trim().lines().count() == 1,
        "{refused}"
    );
}

/// The operator's token is made once, private, and never in the log; a short one is refused.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_operators_token_is_a_secret() {
    let place = folder();
    let server = place.serve();
    let token = std::fs::read_to_string(place.data().join("operator.token")).unwrap();
    let authorization = format!("Bearer {token}");
    let headers = [("authorization", authorization.as_str())];
    let stranger = server.stranger();
    stranger
        .send(Method::GET, "/api/admin/metrics", None, &headers)
        .await
        .done();
    for wrong in [
        "Bearer ",
        "Bearer x",
        &token,
        &format!("Basic {token}"),
        &format!("Bearer {token}x"),
    ] {
        let answer = stranger
            .send(Method::GET, "/api/admin/metrics", None, &[("authorization", wrong)])
            .await;
        answer.refused_as(Refusal::OperatorOnly);
    }
    // whoever guesses has to take time
    let mut last = 0;
    for _ in 0..25 {
        last = stranger.get("/api/admin/metrics").await.status.as_u16();
    }
    assert_eq!(last, 429);
    stranger
        .send(Method::GET, "/api/admin/metrics", None, &headers)
        .await
        .done();
    assert!(!server.stop().contains(token.trim()));
    let given = folder().with_env("ROUNDHOUSE_OPERATOR_TOKEN", "short");
    let refused = given.try_serve(&[]).err().unwrap();
    assert!(refused.contains("at least 16 characters"), "{refused}");
}

/// What one server was told about company, all know.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_mute_holds_at_all_servers() {
    let postgres = Postgres::start();
    let place = on(&postgres);
    let (one, other) = (place.serve(), place.serve());
    let (ada, eve) = (one.guest("Ada").await, one.guest("Eve").await);
    let table = two_at_a_table("hill", &ada, &eve).await;
    eve.chat(&table, "rude").await.done();
    let there = ada.at(&other.url);
    let heard = async |client: &Client| client.see(&table).await.chat.len();
    assert_eq!((heard(&ada).await, heard(&there).await), (1, 1));
    let whom = Whom::Line {
        table: table.clone(),
        line: 0,
    };
    let shun = Shun {
        whom,
        distance: Distance::Muted,
    };
    ada.post("/api/me/shunned", &shun).await.done();
    assert_eq!(heard(&ada).await, 0);
    let begun = Instant::now();
    while heard(&there).await > 0 {
        assert!(
            begun.elapsed() < Duration::from_mins(1),
            "the other server never heard of it"
        );
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}
