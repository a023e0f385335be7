//! Those who mean no good: they dawdle, talk nonsense, and never stop talking.

use std::sync::Arc;
use std::time::Duration;

use serde::Serialize;
use serde_json::json;
use tokio::time::{Instant, sleep, timeout};
use trial::{Chance, Client, Raw, Socket, seat};
use wire::{AnySeat, Clock, Credentials, Decision, Guest, NewTable, OneSeat, Order, SeatWish, Secret};

use crate::house::House;
use crate::tally::Tally;

/// Slow lines at once.
const DAWDLERS: usize = 120;
/// After the time for a head or body (5 s) and a good while more nobody dawdles any longer.
const TOO_LONG: Duration = Duration::from_secs(40);

/// Opens lines and does not finish a request on them; each must be closed in time.
pub(crate) async fn dawdle(house: Arc<House>, tally: Arc<Tally>, seed: u64, until: Instant) {
    let mut chance = Chance::new(seed);
    let mut dawdling = tokio::task::JoinSet::new();
    while Instant::now() < until {
        while dawdling.len() < DAWDLERS {
            let (house, tally, seed) = (house.clone(), tally.clone(), chance.below(1 << 30) as u64);
            dawdling.spawn(async move { dawdle_once(&house, &tally, Chance::new(seed)).await });
        }
        let _ = timeout(Duration::from_millis(100), dawdling.join_next()).await; // some end, some don't yet
    }
}

async fn dawdle_once(house: &House, tally: &Tally, mut chance: Chance) {
    let Some(address) = house.url(chance.below(9) as u64).map(|url| url.replace("http://", "")) else {
        return sleep(Duration::from_millis(100)).await;
    };
    let Some(mut line) = Raw::try_connect(&address).await else {
        return sleep(Duration::from_millis(100)).await;
    };
    let beginning = [
        "",
        "GET /api/ga",
        "GET /api/games HTTP/1.1\r\nHost: x\r\nX-Long: ",
        "POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{\"na",
        "POST /api/guests HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{\"n",
    ][chance.below(5)];
    let trickles = chance.below(2) == 0;
    line.send(beginning).await;
    tally.count("slow lines");
    let begun = Instant::now();
    loop {
        if line.is_closed_within(Duration::from_millis(500)).await {
            return;
        }
        if trickles && !line.send("x").await {
            return;
        }
        if begun.elapsed() > TOO_LONG {
            return tally.falls_short(format!("a slow line ({beginning:?}) is still open after {TOO_LONG:?}"));
        }
    }
}

/// Requests that are nearly right: each is a good one with some bytes changed, left out, doubled or made up.
pub(crate) async fn babble(house: Arc<House>, tally: Arc<Tally>, seed: u64, until: Instant) {
    let mut chance = Chance::new(seed);
    let mut cookie = String::new();
    while Instant::now() < until {
        let Some(url) = house.url(chance.below(9) as u64) else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        if cookie.is_empty() || chance.below(2_000) == 0 {
            cookie = fresh_cookie(&url).await.unwrap_or_default();
        }
        let text = mutate(&request(&mut chance, &cookie), &mut chance);
        let Some(mut line) = Raw::try_connect(&url.replace("http://", "")).await else {
            continue;
        };
        line.send_bytes(&text).await;
        tally.count("mutated requests");
        let heard = line.hear_within(Duration::from_secs(2)).await;
        let status = heard.split(' ').nth(1).and_then(|status| status.parse::<u16>().ok());
        tally.count(match status {
            Some(500 | 502 | 504..) => {
                tally.falls_short(format!("{heard:.200} for {:?}", String::from_utf8_lossy(&text)));
                "mutated requests that broke the server"
            }
            Some(200..=299) => "mutated requests that were granted",
            Some(503) => "mutated requests while nothing could be stored",
            Some(_) => "mutated requests that were refused",
            None => "mutated requests without an answer (cut off, or no request at all)",
        });
    }
}

async fn fresh_cookie(url: &str) -> Option<String> {
    let guest = Client::stranger(url)
        .try_send(reqwest::Method::POST, "/api/guests", Some(text(&guest("Babbler"))), &[])
        .await
        .ok()?;
    let cookie = guest.headers.get("set-cookie")?.to_str().ok()?;
    cookie.split(';').next().map(str::to_owned)
}

fn guest(name: &str) -> Guest {
    Guest { name: name.to_owned() }
}

fn text(request: &impl Serialize) -> String {
    serde_json::to_string(request).expect("requests are JSON")
}

/// A good request.
fn request(chance: &mut Chance, cookie: &str) -> String {
    let table = format!("{:020x}", chance.below(1 << 40));
    let calls = [questions(&table), orders_of_people(), orders_at(&table)].concat();
    let (method, path, body) = &calls[chance.below(calls.len())];
    format!(
        "{method} {path} HTTP/1.1\r\nHost: localhost\r\nCookie: {cookie}\r\nContent-Type: application/json\r\nContent-Length: {}\r\nConnection: close\r\n\r\n{body}",
        body.len()
    )
}

/// A method, a path and a body.
type Call = (&'static str, String, String);

fn post(path: impl Into<String>, body: &impl Serialize) -> Call {
    ("POST", path.into(), text(body))
}

fn questions(table: &str) -> Vec<Call> {
    let paths = [
        "/api/games".to_owned(),
        "/api/me".to_owned(),
        "/api/me/tables?state=running&before=99999".to_owned(),
        "/api/tables".to_owned(),
        format!("/api/tables/{table}?seat=0&seen=3"),
        format!("/api/lists/{}", "0".repeat(64)),
        "/metrics".to_owned(),
        "/index.html".to_owned(),
    ];
    paths.map(|path| ("GET", path, String::new())).to_vec()
}

fn orders_of_people() -> Vec<Call> {
    let credentials = Credentials {
        name: "Ada".to_owned(),
        password: "correct horse".to_owned(),
    };
    let with_clock = NewTable {
        clock: Clock::live(5),
        ..NewTable::new("hill", [SeatWish::Me, SeatWish::Open])
    };
    let with_options = NewTable {
        options: [("map".to_owned(), "Ab/C".to_owned())].into(),
        ..NewTable::new("tramways", [SeatWish::Me, SeatWish::Invited])
    };
    vec![
        post("/api/guests", &guest("Ada")),
        post("/api/me/account", &credentials),
        post("/api/sessions", &credentials),
        post("/api/tables", &with_clock),
        post("/api/tables", &with_options),
        post("/api/claim", &Secret { secret: "0".repeat(64) }),
    ]
}

fn orders_at(table: &str) -> Vec<Call> {
    let decision = Decision {
        seat: seat(0),
        ply: 3,
        action: json!({"take_set": {"set": 0}}),
    };
    vec![
        post(format!("/api/tables/{table}/join"), &AnySeat { seat: Some(seat(1)) }),
        post(format!("/api/tables/{table}/act"), &decision),
        post(format!("/api/tables/{table}/remove"), &OneSeat { seat: seat(1) }),
        ("POST", format!("/api/tables/{table}/start"), String::new()),
    ]
}

fn mutate(text: &str, chance: &mut Chance) -> Vec<u8> {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=chance.below(4) {
        let place = chance.below(bytes.len());
        let length = chance.below(12).min(bytes.len() - place);
        match chance.below(6) {
            0 => bytes[place] = chance.below(256) as u8,
            1 => drop(bytes.drain(place..place + length)),
            2 => {
                let piece = bytes[place..place + length].to_vec();
                let at = chance.below(bytes.len());
                bytes.splice(at..at, piece);
            }
            3 => bytes.insert(place, b"\0\"{}[]:,\\/%\r\n"[chance.below(13)]),
            4 => {
                let number = ["-1", "99999999999999999999", "1e309", "null", "0.5", "\u{202e}"][chance.below(6)];
                bytes.splice(place..place + length, number.bytes());
            }
            _ => bytes.truncate(place.max(1)),
        }
        if bytes.is_empty() {
            return b"\r\n".to_vec();
        }
    }
    bytes
}

/// A page that never stops: it follows, leaves off and sends nonsense.
pub(crate) async fn chatter(house: Arc<House>, tally: Arc<Tally>, seed: u64, until: Instant) {
    let mut chance = Chance::new(seed);
    while Instant::now() < until {
        let Some(url) = house.url(chance.below(9) as u64) else {
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Some(mut socket) = chatterbox(&url).await else {
            continue;
        };
        for _ in 0..200 {
            let order = Order::Follow {
                id: 1,
                table: format!("{:020x}", chance.below(1 << 40)),
                seat: Some(seat(0)),
                seen: 0,
                chat: 0,
            };
            let text = String::from_utf8_lossy(&mutate(&order.text(), &mut chance)).into_owned();
            if !socket.say(text).await {
                break;
            }
            tally.count("mutated messages over a WebSocket");
            sleep(Duration::from_millis(2)).await;
        }
    }
}

async fn chatterbox(url: &str) -> Option<Socket> {
    let mut client = Client::stranger(url);
    let body = Some(text(&guest("Chatterbox")));
    let guest = client
        .try_send(reqwest::Method::POST, "/api/guests", body, &[])
        .await
        .ok()?;
    if !guest.status.is_success() {
        return None;
    }
    client.keep(&guest);
    client.try_socket(None).await.ok()
}
