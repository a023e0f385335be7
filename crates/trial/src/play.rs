//! Playing games, whichever they are.

use serde_json::{Value, json};

use crate::client::{Client, Socket};

/// Choices that look random and are the same each time.
pub struct Chance(u64);

impl Chance {
    /// A chance of its own for each seed.
    pub fn new(seed: u64) -> Chance {
        Chance(seed)
    }

    /// A number below this one.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % n
    }

    /// One of the legal actions.
    pub fn pick(&mut self, legal: &Value) -> Value {
        let legal = legal.as_array().unwrap();
        legal[self.below(legal.len())].clone()
    }
}

/// The games that the server offers.
pub async fn games(client: &Client) -> Vec<String> {
    let games = client.get("/api/games").await.ok();
    games
        .as_array()
        .unwrap()
        .iter()
        .map(|game| game["id"].as_str().unwrap().to_owned())
        .collect()
}

/// A running game of two people.
pub async fn two_at_a_table(game: &str, one: &Client, other: &Client) -> String {
    let table = one.table(game, &json!([{"kind": "me"}, {"kind": "open"}])).await;
    other.post(&format!("/api/tables/{table}/join"), &json!({})).await.ok();
    one.start(&table).await;
    table
}

/// The seat that is to decide.
pub fn awaited(look: &Value) -> Option<usize> {
    look["awaiting"][0].as_u64().map(|seat| seat as usize)
}

/// Decides once for whoever is awaited; `false` when the game is over. `people` are the owners of the seats, in their order.
pub async fn step(table: &str, people: &[&Client], chance: &mut Chance) -> bool {
    let look = people[0].look(table, 0).await;
    let Some(seat) = awaited(&look) else { return false };
    let own = people[seat].look(table, seat).await;
    let ply = own["ply"].as_u64().unwrap() as usize;
    let stored = people[seat]
        .act(table, seat, ply, &chance.pick(&own["legal"]))
        .await
        .ok();
    assert!(stored["ply"].as_u64().unwrap() as usize > ply);
    true
}

/// Plays a game to its end.
pub async fn play_out(table: &str, people: &[&Client], chance: &mut Chance) {
    for _ in 0..3_000 {
        if !step(table, people, chance).await {
            return;
        }
    }
    panic!("the game does not end");
}

/// Plays one's part over a socket until the game is over.
pub async fn play_live(socket: &mut Socket, table: &str, seat: usize, chance: &mut Chance) {
    socket.follow(table, Some(seat), 0).await;
    loop {
        let update = socket.next_of("update").await;
        if !update["outcome"].is_null() {
            return;
        }
        if update["legal"].is_array() {
            let action = chance.pick(&update["legal"]);
            socket
                .order(json!({"do": "act", "table": table, "seat": seat, "ply": update["ply"], "action": action}))
                .await;
        }
    }
}
