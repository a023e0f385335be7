//! Being told while away, by the real server: to a webhook of the test's own on loopback.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use trial::{Chance, Postgres, awaited, step, two_at_a_table};
use wire::account::Proof;
use wire::{NewTarget, NewsKind, NewsSettings, Place as Where, Refusal, Target, Wishes};

use crate::{folder, on};

/// A webhook that takes its time, and notes what came.
#[derive(Clone)]
struct Hook {
    url: String,
    came: Arc<Mutex<Vec<Value>>>,
}

impl Hook {
    async fn open(slow: Duration) -> Hook {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let hook = Hook {
            url: format!("http://{}/secret-path", listener.local_addr().unwrap()),
            came: Arc::default(),
        };
        let came = hook.came.clone();
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(take(stream, came.clone(), slow));
            }
        });
        hook
    }

    fn new_target(&self) -> NewTarget {
        NewTarget {
            place: Where::Hook {
                url: self.url.clone(),
                table: None,
            },
            wishes: Wishes {
                kinds: vec![NewsKind::Turn],
                ..Wishes::all()
            },
            proof: None,
        }
    }

    /// How often each table was told.
    fn told(&self) -> HashMap<String, usize> {
        let mut told = HashMap::new();
        for body in self.came.lock().unwrap().iter() {
            let table = body["news"][0]["table"].as_str().unwrap_or("test").to_owned();
            *told.entry(table).or_default() += 1;
        }
        told
    }
}

async fn take(mut stream: TcpStream, came: Arc<Mutex<Vec<Value>>>, slow: Duration) {
    let mut text = Vec::new();
    let body = loop {
        let mut piece = [0; 4_096];
        match stream.read(&mut piece).await {
            Ok(number) if number > 0 => text.extend_from_slice(&piece[..number]),
            _ => return,
        }
        let whole = String::from_utf8_lossy(&text).into_owned();
        if let Some((_, body)) = whole.split_once("\r\n\r\n")
            && let Ok(body) = serde_json::from_str::<Value>(body)
        {
            break body;
        }
    };
    came.lock().unwrap().push(body);
    tokio::time::sleep(slow).await;
    let _ = stream
        .write_all(b"HTTP/1.1 204 No Content\r\ncontent-length: 0\r\n\r\n")
        .await;
}

const INNER: &[&str] = &["--inner-targets"];

/// Waits for what happens, however slow the machine is.
async fn until(what: &str, so: impl Fn() -> bool) {
    for _ in 0..2_400 {
        if so() {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("{what}");
}

/// Two servers on one database, one of which is killed while it sends: nothing is lost, and at most what was in flight is doubled.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_news_are_lost_when_one_of_two_servers_is_killed() {
    const TABLES: usize = 12;
    let postgres = Postgres::start();
    let place = on(&postgres);
    let (one, other) = (place.serve_also(INNER), place.serve_also(INNER));
    let (ada, bob) = (one.guest("Ada").await, other.guest("Bob").await);
    let hook = Hook::open(Duration::from_millis(300)).await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(two_at_a_table("hill", &ada, &bob).await);
    }
    for person in [&ada, &bob] {
        let _: Target = person.post("/api/me/news/targets", &hook.new_target()).await.json();
    }
    // at each table it becomes another's turn
    let mut chance = Chance::new(7);
    for table in &tables {
        let first = awaited(&ada.look(table, 0).await);
        while awaited(&ada.look(table, 0).await) == first {
            step(table, &[&ada, &bob], &mut chance).await;
        }
    }
    until("some have come", || !hook.told().is_empty()).await;
    one.kill();
    until("all have come", || {
        tables.iter().all(|table| hook.told().contains_key(table))
    })
    .await;
    // what the killed server held is told again after a while, if it had not noted that it was told
    tokio::time::sleep(Duration::from_secs(3)).await;
    let told = hook.told();
    let doubled = told.values().filter(|number| **number > 1).count();
    assert!(
        told.values().all(|number| *number <= 2) && doubled <= 2,
        "each of the two targets had one in flight at most: {told:?}"
    );
    assert_eq!(told.len(), TABLES, "{told:?}");
}

/// Where people want to be told, and what is said on the way there, is nobody's business but theirs.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn no_address_or_key_stands_in_the_log() {
    let place = folder()
        .with_env("RUST_LOG", "trace")
        .with_env("ROUNDHOUSE_SMTP_PASSWORD", "hush-hush-password");
    let args = [
        "--inner-targets",
        "--public-url",
        "https://round.example",
        "--smtp",
        "smtp://ada@127.0.0.1:9",
        "--mail-from",
        "news@round.example",
    ];
    let server = place.serve_also(&args);
    let mut ada = server.guest("Ada").await;
    let hook = Hook::open(Duration::ZERO).await;
    let target: Target = ada.post("/api/me/news/targets", &hook.new_target()).await.json();
    let test = format!("/api/me/news/targets/{}/test", target.id);
    ada.post(&test, &()).await.done();
    until("the test has come", || hook.told().contains_key("test")).await;
    ada.sign_in(
        "/api/accounts",
        &serde_json::json!({"name": "Ada", "password": "correct horse"}),
    )
    .await;
    let mail = NewTarget {
        place: Where::Mail {
            address: "very-private@round.example".to_owned(),
        },
        wishes: Wishes::all(),
        proof: None,
    };
    // by such an address a forgotten password can be replaced: an open browser is not enough
    ada.post("/api/me/news/targets", &mail)
        .await
        .refused_as(Refusal::NotYou);
    let proof = Proof {
        password: Some("correct horse".to_owned()),
        passkey: None,
    };
    let mail = NewTarget {
        proof: Some(proof),
        ..mail
    };
    ada.post("/api/me/news/targets", &mail)
        .await
        .refused_as(Refusal::MailRefused);
    let gone = Hook {
        url: "http://127.0.0.1:9/secret-path".to_owned(),
        ..hook
    };
    let target: Target = ada.post("/api/me/news/targets", &gone.new_target()).await.json();
    ada.post(&format!("/api/me/news/targets/{}/test", target.id), &())
        .await
        .refused_as(Refusal::NoAnswer);
    let settings: NewsSettings = ada.get("/api/me/news").await.ok();
    assert!(settings.mail && settings.account && settings.targets.len() == 1);
    let log = server.stop();
    assert!(log.contains("stopped"), "{log}");
    let key = push_key(&std::fs::read(place.data().join("roundhouse.sqlite")).unwrap());
    for secret in ["secret-path", "hush-hush", "very-private", &key] {
        assert!(!log.contains(secret), "{secret} stands in the log");
    }
}

/// The private key with which pushes are signed: in a database file it stands right behind its name.
fn push_key(file: &[u8]) -> String {
    let name = b"push key";
    let values = file.windows(name.len() + 64).filter(|part| part.starts_with(name));
    let texts = values.filter_map(|part| std::str::from_utf8(&part[name.len()..]).ok());
    let mut keys = texts.filter(|text| text.chars().all(|letter| letter.is_ascii_hexdigit()));
    keys.next().expect("the first start made it").to_owned()
}

/// Nobody reaches the server's own network through it, unless whoever runs it says so.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn private_addresses_are_refused() {
    let place = folder();
    let server = place.serve();
    let ada = server.guest("Ada").await;
    for url in [
        "http://127.0.0.1:80/",
        "http://localhost:80/",
        "http://10.0.0.1/",
        "http://169.254.169.254/latest",
        "http://[::1]/",
    ] {
        let place = Where::Hook {
            url: url.to_owned(),
            table: None,
        };
        let new = NewTarget {
            place,
            wishes: Wishes::all(),
            proof: None,
        };
        let answer = ada.post("/api/me/news/targets", &new).await;
        answer.refused_as(Refusal::InnerAddress);
    }
    let settings: NewsSettings = ada.get("/api/me/news").await.ok();
    assert!(settings.targets.is_empty() && !settings.mail && !settings.account);
}

/// The links of mails lead to pages with a button: programs that look through mails open links, too.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn links_in_mails_ask_before_they_act() {
    let place = folder();
    let server = place.serve();
    let stranger = server.stranger();
    for what in ["confirm", "stop"] {
        let page = stranger.get(&format!("/news/{what}/00")).await;
        assert!(
            page.status.is_success() && page.text.contains("<form method=\"post\">"),
            "{}",
            page.text
        );
        let page = stranger.post(&format!("/news/{what}/00"), &()).await;
        assert!(
            page.status.as_u16() == 404 && page.text.contains("This link leads nowhere"),
            "{}",
            page.text
        );
    }
}

/// What makes no sense is told in one line, before anything is served.
#[tokio::test]
async fn a_mail_server_that_makes_no_sense_is_refused() {
    let place = folder();
    let refused = |args: &[&str]| place.try_serve(args).map(|_| ()).unwrap_err();
    let mail = ["--mail-from", "a@b.example", "--smtp"];
    let with = |rest: &[&str]| refused(&[mail.as_slice(), rest].concat());
    assert!(with(&["smtps://mail.example"]).contains("--public-url"));
    let public = ["--public-url", "https://round.example"];
    assert!(
        with(&[["smtps://me:hush@mail.example"].as_slice(), &public].concat()).contains("ROUNDHOUSE_SMTP_PASSWORD")
    );
    assert!(with(&[["nonsense"].as_slice(), &public].concat()).contains("smtps://user@host"));
}
