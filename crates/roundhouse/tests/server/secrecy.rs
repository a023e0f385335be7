//! What a seat can't see never leaves the server: whole games, every message to every player and a spectator, compared with the truth.

use std::collections::BTreeSet;

use catalog::{AnyState, Steps};
use serde_json::{Value, json};
use table::{Seat, Viewer, heard};

use trial::{Chance, Place, games, play_live};
use wire::SeatWish::{Me, Open};

pub(crate) async fn nothing_hidden_is_ever_sent(place: &Place) {
    let server = place.serve();
    let mut hidden = 0;
    for game in games(&server.stranger()).await {
        let (ada, bob, cyd, eve) = (
            server.guest("Ada").await,
            server.guest("Bob").await,
            server.guest("Cyd").await,
            server.guest("Eve").await,
        );
        let table = ada.table(&game, [Me, Open, Open]).await;
        for client in [&bob, &cyd] {
            client.join(&table).await.done();
        }
        ada.start(&table).await;
        let (mut own, mut second, mut third, mut looker) = (
            ada.socket().await,
            bob.socket().await,
            cyd.socket().await,
            eve.socket().await,
        );
        let (mut a, mut b, mut c) = (Chance::new(21), Chance::new(22), Chance::new(23));
        tokio::join!(
            play_live(&mut own, &table, 0, &mut a),
            play_live(&mut second, &table, 1, &mut b),
            play_live(&mut third, &table, 2, &mut c),
            watch(&mut looker, &table),
        );
        let log = ada.get(&format!("/api/tables/{table}/log")).await.text;
        let truth = Truth::new(&log);
        for (socket, viewer) in [
            (&own, seat(0)),
            (&second, seat(1)),
            (&third, seat(2)),
            (&looker, Viewer::Spectator),
        ] {
            hidden += truth.check(&socket.heard, viewer);
        }
    }
    assert!(
        hidden > 100,
        "the games hide something, or else this shows nothing: {hidden}"
    );
}

async fn watch(socket: &mut trial::Socket, table: &str) {
    socket.follow(table, None, 0).await;
    while socket.update().await.outcome.is_none() {}
}

fn seat(number: u8) -> Viewer {
    Viewer::Seat(Seat::new(number).unwrap())
}

/// What really happened: the state at every ply, and what was told in every step.
struct Truth {
    states: Vec<Box<dyn AnyState>>,
    told: Vec<Vec<table::Told<Value>>>,
    seed: String,
}

impl Truth {
    fn new(log: &str) -> Truth {
        let play = catalog::read_log(log).unwrap();
        let mut states = vec![play.start()];
        for decision in play.decisions() {
            let mut next = states.last().unwrap().copy();
            next.act(decision.seat, &decision.action).unwrap();
            states.push(next);
        }
        let seed = play.log()["seed"].as_str().unwrap().to_owned();
        Truth {
            states,
            told: Steps::new(play.as_ref()).map(|step| step.events).collect(),
            seed,
        }
    }

    /// Checks all messages to a viewer in two ways. By what they are made of: the view, the legal actions and the events of exactly that moment, for exactly that
    /// viewer, and nothing else. And by their bytes: no hidden sequence of the true state stands in them. Returns how many hidden sequences were looked for.
    fn check(&self, messages: &[String], viewer: Viewer) -> usize {
        let mut looked_for = 0;
        let mut seen = 0;
        let mut known = String::new();
        for text in messages {
            let message: Value = serde_json::from_str(text).unwrap();
            if message["type"] != "update" {
                self.check_answer(&message, text);
                continue;
            }
            let ply = message["ply"].as_u64().unwrap() as usize;
            self.check_update(&message, viewer, seen, ply);
            for told in &self.told[seen.min(ply)..ply] {
                known += &json!(heard(told, viewer).collect::<Vec<_>>()).to_string();
            }
            looked_for += self.check_bytes(text, viewer, ply, &known);
            seen = ply;
        }
        assert_eq!(seen, self.told.len(), "the whole game was recorded");
        looked_for
    }

    /// Answers to orders say whether they are done, and nothing of the game.
    fn check_answer(&self, message: &Value, text: &str) {
        let keys: BTreeSet<&str> = message.as_object().unwrap().keys().map(String::as_str).collect();
        assert!(
            keys.iter()
                .all(|key| ["type", "id", "ply", "status", "error", "reason"].contains(key)),
            "{text}"
        );
        assert!(!text.contains(&self.seed));
    }

    fn check_update(&self, message: &Value, viewer: Viewer, seen: usize, ply: usize) {
        let state = &self.states[ply];
        let over = ply == self.told.len();
        let known = [
            "type", "table", "seat", "ply", "chain", "info", "entries", "awaiting", "view", "legal", "outcome",
        ];
        let fields = message.as_object().unwrap();
        assert!(fields.keys().all(|key| known.contains(&key.as_str())), "{fields:?}");
        assert_eq!(message["view"], state.view(viewer).unwrap());
        let legal = viewer
            .seat()
            .filter(|&seat| state.awaiting().contains(seat))
            .map(|seat| state.legal(seat).unwrap());
        assert_eq!(message["legal"], json!(legal));
        assert_eq!(message["awaiting"], json!(state.awaiting()));
        let events: Vec<Value> = (seen..ply)
            .map(|ply| json!(heard(&self.told[ply], viewer).collect::<Vec<_>>()))
            .collect();
        let sent: Vec<Value> = message["entries"]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry| entry["events"].clone())
            .collect();
        assert_eq!(sent, events);
        for entry in message["entries"].as_array().unwrap() {
            assert_eq!(
                entry.as_object().unwrap().keys().collect::<Vec<_>>(),
                ["ply", "seat", "kind", "events"]
            );
        }
        if !over {
            assert!(message["outcome"].is_null() && message["info"]["seed"].is_null());
            assert!(
                !message.to_string().contains(&self.seed),
                "the seed is secret until the end"
            );
        }
    }

    /// Looks in the bytes for every list of the true state that is longer than three and does not stand in the viewer's view: the order of a pile, another's hand.
    /// What all were told is no secret, though no view repeats it (such as what somebody took from cards that lay open).
    fn check_bytes(&self, text: &str, viewer: Viewer, ply: usize, known: &str) -> usize {
        if ply == self.told.len() {
            return 0; // the game is over, and its log public
        }
        let state = &self.states[ply];
        let view = state.view(viewer).unwrap().to_string();
        let mut lists = BTreeSet::new();
        collect(&state.to_json(), &mut lists);
        let hidden: Vec<&String> = lists
            .iter()
            .filter(|list| !view.contains(*list) && !known.contains(*list))
            .collect();
        for list in &hidden {
            assert!(
                !text.contains(*list),
                "{viewer:?} at ply {ply} is sent the hidden {list}"
            );
        }
        hidden.len()
    }
}

/// All lists of at least four plain values that are not all the same, as they would be written.
fn collect(value: &Value, lists: &mut BTreeSet<String>) {
    let plain = |item: &Value| item.is_number() || item.is_string();
    match value {
        Value::Array(items)
            if items.len() >= 4 && items.iter().all(plain) && items.iter().any(|item| *item != items[0]) =>
        {
            let text = value.to_string();
            lists.insert(text[1..text.len() - 1].to_owned());
        }
        Value::Array(items) => items.iter().for_each(|item| collect(item, lists)),
        Value::Object(fields) => fields.values().for_each(|field| collect(field, lists)),
        _ => {}
    }
}

#[test]
fn the_check_would_find_a_leak() {
    let play = catalog::find("hill")
        .unwrap()
        .play_out(3, &[], table::Seed::from_text("leak"))
        .unwrap();
    let truth = Truth::new(&play.log().to_string());
    let state = &truth.states[5];
    let leak = |viewer: u8| state.view(seat(viewer)).unwrap().to_string();
    assert!(truth.check_bytes(&leak(0), seat(0), 5, "") > 0);
    let whole = state.to_json().to_string();
    assert!(
        std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| truth.check_bytes(
            &whole,
            seat(0),
            5,
            ""
        )))
        .is_err()
    );
}
