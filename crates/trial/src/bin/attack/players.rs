//! People who play all the while, note what is acknowledged, and look for it in the end.

use std::sync::Arc;
use std::time::Duration;

use reqwest::Method;
use serde::Serialize;
use tokio::time::{Instant, sleep};
use trial::{Answer, Chance, Client, Ledger, seat};
use wire::{AnySeat, Clock, Created, Decision, Guest, NewTable, SeatWish, Stored, Update};

use crate::house::House;
use crate::tally::Tally;

/// How long a game goes on after the end of the attack before a bot takes it over.
const PATIENCE: Duration = Duration::from_mins(4);

/// Two people who play game after game.
struct Pair {
    house: Arc<House>,
    tally: Arc<Tally>,
    ledger: Ledger,
    chance: Chance,
    people: [Client; 2],
}

/// A game that goes on.
struct Game {
    table: String,
    /// The last link of the chain that was told.
    chain: Option<String>,
}

/// Plays game after game until then, and the last one to its end.
pub(crate) async fn play(house: Arc<House>, tally: Arc<Tally>, seed: u64, until: Instant) {
    let nobody = Client::stranger("");
    let mut pair = Pair {
        house,
        tally,
        ledger: Ledger::default(),
        chance: Chance::new(seed),
        people: [nobody.clone(), nobody],
    };
    for seat in 0..2 {
        let guest = Guest {
            name: format!("Player {seat}"),
        };
        let answer = pair.insist(seat, "/api/guests", &guest).await;
        pair.people[usize::from(seat)].keep(&answer);
    }
    while Instant::now() < until {
        let Some(mut game) = pair.begin().await else { continue };
        pair.play_out(&mut game, until + PATIENCE).await;
        pair.check(&game).await;
    }
    let moves = pair.ledger.len();
    pair.tally.add("moves acknowledged", moves as u64);
}

impl Pair {
    /// Asks a server that is there; `None` if it did not answer.
    async fn ask(&mut self, seat: u8, method: Method, path: &str, body: Option<String>) -> Option<Answer> {
        let url = self.house.url(self.chance.below(9) as u64)?;
        let person = self.people[usize::from(seat)].at(&url);
        person.try_send(method, path, body, &[]).await.ok()
    }

    /// Asks for something to be done until there is an answer that is no excuse.
    async fn insist(&mut self, seat: u8, path: &str, body: &impl Serialize) -> Answer {
        let body = serde_json::to_string(body).expect("requests are JSON");
        self.insist_on(seat, &Method::POST, path, Some(body)).await
    }

    async fn insist_on(&mut self, seat: u8, method: &Method, path: &str, body: Option<String>) -> Answer {
        loop {
            match self.ask(seat, method.clone(), path, body.clone()).await {
                Some(answer) if !matches!(answer.status.as_u16(), 503 | 429) => return answer,
                _ => sleep(Duration::from_millis(50)).await,
            }
        }
    }

    /// A new game. If an answer was lost on the way, the table may be half set up; then there is none.
    async fn begin(&mut self) -> Option<Game> {
        let game = ["hill", "shinjuku", "tramways"][self.chance.below(3)];
        let clock = if self.chance.below(3) == 0 {
            Clock::days(1)
        } else {
            Clock::None
        };
        let new = NewTable {
            clock,
            stand_in: Some("beginner".to_owned()),
            listed: false,
            ..NewTable::new(game, [SeatWish::Me, SeatWish::Open])
        };
        let made = self.insist(0, "/api/tables", &new).await;
        let table = serde_json::from_str::<Created>(&made.text).ok()?.table.id;
        self.insist(1, &format!("/api/tables/{table}/join"), &AnySeat::default())
            .await;
        self.insist(0, &format!("/api/tables/{table}/start"), &()).await;
        self.tally.count("games begun");
        Some(Game { table, chain: None })
    }

    async fn play_out(&mut self, game: &mut Game, until: Instant) {
        while Instant::now() < until {
            match self.step(game).await {
                Some(true) => return,
                Some(false) => {}
                None => sleep(Duration::from_millis(20)).await,
            }
        }
        self.tally
            .falls_short(format!("the game at table {} does not end", game.table));
    }

    /// One decision; `Some(true)` when the game is over, `None` if it did not come to it.
    async fn step(&mut self, game: &mut Game) -> Option<bool> {
        let seat = self.chance.below(2) as u8;
        let look = self
            .ask(
                seat,
                Method::GET,
                &format!("/api/tables/{}?seat={seat}", game.table),
                None,
            )
            .await?;
        if matches!(look.status.as_u16(), 503 | 429) {
            return None;
        }
        if !look.status.is_success() {
            self.tally
                .falls_short(format!("a player's own table answers {}: {}", look.status, look.text));
            return None;
        }
        let look: Update<'static> = look.json();
        let (ply, least) = (look.ply, self.ledger.least(&game.table));
        if ply < least {
            self.tally.falls_short(format!(
                "table {} has {ply} entries, but {least} were acknowledged",
                game.table
            ));
        }
        if look.chain.is_some() {
            game.chain.clone_from(&look.chain);
        }
        if look.outcome.is_some() {
            return Some(true);
        }
        look.legal.as_ref()?;
        self.decide(game, seat, &look).await
    }

    async fn decide(&mut self, game: &Game, number: u8, look: &Update<'_>) -> Option<bool> {
        let decision = Decision {
            seat: seat(number),
            ply: look.ply,
            action: self.chance.pick(look),
        };
        let begun = Instant::now();
        let path = format!("/api/tables/{}/act", game.table);
        let body = serde_json::to_string(&decision).expect("decisions are JSON");
        let answer = self.ask(number, Method::POST, &path, Some(body)).await?;
        match answer.status.as_u16() {
            200 => {
                self.tally.time("to acknowledge a move", begun.elapsed());
                let stored: Stored = answer.json();
                self.ledger.note(&game.table, stored.ply, number, decision.action);
                Some(false)
            }
            503 => {
                self.tally
                    .count("moves that were refused because they could not be stored");
                None
            }
            409 | 422 | 429 => None, // a bot stood in, or the answer to the last one was lost
            status => {
                self.tally
                    .falls_short(format!("a legal move was answered with {status}: {}", answer.text));
                None
            }
        }
    }

    /// Every acknowledged move stands in the log, and the record is what was played.
    async fn check(&mut self, game: &Game) {
        let log = self
            .insist_on(0, &Method::GET, &format!("/api/tables/{}/log", game.table), None)
            .await;
        if !log.status.is_success() {
            return self
                .tally
                .falls_short(format!("no log of table {}: {}", game.table, log.text));
        }
        if self.ledger.least(&game.table) > 0 {
            let missing = self.ledger.missing(&game.table, &log.json());
            if missing > 0 {
                self.tally.falls_short(format!(
                    "{missing} acknowledged moves are not in the log of table {}",
                    game.table
                ));
            }
        }
        let record = self
            .insist_on(0, &Method::GET, &format!("/api/tables/{}/record", game.table), None)
            .await;
        if let Some(chain) = &game.chain
            && let Err(why) = self.house.verify(&record.text, chain)
        {
            self.tally
                .falls_short(format!("the record of table {} does not pass: {why}", game.table));
        }
        self.tally
            .count("games finished, compared with what was acknowledged, and verified");
    }
}
