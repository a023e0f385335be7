//! Playing games, whichever they are.

use serde::Deserialize;
use serde_json::Value;
use wire::{SeatWish, Stored, Update};

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
    pub fn pick(&mut self, update: &Update<'_>) -> Value {
        let mut legal = legal(update);
        let chosen = self.below(legal.len());
        legal.swap_remove(chosen)
    }
}

/// The legal actions of whoever looks; none if it isn't awaited.
pub fn legal(update: &Update<'_>) -> Vec<Value> {
    update.actions().unwrap()
}

/// The games that the server offers.
pub async fn games(client: &Client) -> Vec<String> {
    #[derive(Deserialize)]
    struct Game {
        id: String,
    }
    let games: Vec<Game> = client.get("/api/games").await.ok();
    games.into_iter().map(|game| game.id).collect()
}

/// A running game of two people.
pub async fn two_at_a_table(game: &str, one: &Client, other: &Client) -> String {
    let table = one.table(game, [SeatWish::Me, SeatWish::Open]).await;
    other.join(&table).await.done();
    one.start(&table).await;
    table
}

/// The seat that has to decide.
pub fn awaited(look: &Update<'_>) -> Option<u8> {
    look.awaiting.first().map(u8::from)
}

/// Decides once for whoever is awaited; `false` when the game is over. `people` are the owners of the seats, in their order.
pub async fn step(table: &str, people: &[&Client], chance: &mut Chance) -> bool {
    let look = people[0].look(table, 0).await;
    let Some(seat) = awaited(&look) else { return false };
    let person = people[usize::from(seat)];
    let own = person.look(table, seat).await;
    let stored: Stored = person.act(table, seat, own.ply, &chance.pick(&own)).await.ok();
    assert!(stored.ply > own.ply);
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

/// Plays a seat over a socket until the game is over.
pub async fn play_live(socket: &mut Socket, table: &str, seat: u8, chance: &mut Chance) {
    socket.follow(table, Some(seat), 0).await;
    loop {
        let update = socket.update().await;
        if update.outcome.is_some() {
            return;
        }
        if update.legal.is_some() {
            socket.act(table, seat, update.ply, chance.pick(&update)).await;
        }
    }
}
