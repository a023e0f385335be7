//! What was acknowledged, written down by those who were told so.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};
use std::time::Duration;

use serde_json::{Value, json};
use wire::{Stored, Told, Update};

use crate::client::Client;
use crate::play::{Chance, awaited};

/// Moves that were acknowledged: by table and ply, who did what. Copied freely: all copies are one.
#[derive(Clone, Default)]
pub struct Ledger(Arc<Mutex<HashMap<Ply, Decision>>>);

/// A table, and the number of an entry there.
type Ply = (String, usize);
/// Who decided, and what.
type Decision = (u8, Value);

impl Ledger {
    /// A move was acknowledged; the game has this many entries now.
    pub fn note(&self, table: &str, entries: usize, seat: u8, action: Value) {
        let before = self
            .0
            .lock()
            .unwrap()
            .insert((table.to_owned(), entries - 1), (seat, action));
        assert_eq!(
            before,
            None,
            "two moves were acknowledged for entry {} of table {table}",
            entries - 1
        );
    }

    /// How many moves were acknowledged.
    pub fn len(&self) -> usize {
        self.0.lock().unwrap().len()
    }

    /// Was none?
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// How many entries a table must have.
    pub fn least(&self, table: &str) -> usize {
        self.0
            .lock()
            .unwrap()
            .keys()
            .filter(|(of, _)| of == table)
            .map(|(_, ply)| ply + 1)
            .max()
            .unwrap_or(0)
    }

    /// Waits until this many moves are acknowledged.
    pub async fn reach(&self, moves: usize) {
        for _ in 0..60_000 {
            if self.len() >= moves {
                return;
            }
            tokio::time::sleep(Duration::from_millis(1)).await;
        }
        panic!("nobody moves");
    }

    /// No table has fewer entries than were acknowledged. `person` plays seat 0 at all of them.
    pub async fn check(&self, person: &Client, tables: &[String]) {
        for table in tables {
            let ply = person.look(table, 0).await.ply;
            let least = self.least(table);
            assert!(
                ply >= least,
                "table {table} has {ply} entries, but {least} were acknowledged"
            );
        }
    }

    /// Every acknowledged move stands in the log of its finished game, in its place. Says how many of them are missing.
    pub fn missing(&self, table: &str, log: &Value) -> usize {
        let noted = self.0.lock().unwrap();
        let own = noted.iter().filter(|((of, _), _)| of == table);
        own.filter(|((_, ply), (seat, action))| log["actions"][*ply] != json!({"seat": seat, "action": action}))
            .count()
    }

    /// Decides for whoever is awaited, and notes it if it is acknowledged; `None` when the game is over, otherwise the status of the answer.
    pub async fn step(&self, table: &str, people: &[&Client], chance: &mut Chance) -> Option<u16> {
        let look = people[0].get(&format!("/api/tables/{table}?seat=0")).await;
        if !look.status.is_success() {
            return Some(look.status.as_u16());
        }
        let seat = awaited(&look.json())?;
        let person = people[usize::from(seat)];
        let own = person.get(&format!("/api/tables/{table}?seat={seat}")).await;
        if !own.status.is_success() {
            return Some(own.status.as_u16());
        }
        let own: Update<'static> = own.json();
        let action = chance.pick(&own);
        let answer = person.act(table, seat, own.ply, &action).await;
        if answer.status.is_success() {
            self.note(table, answer.json::<Stored>().ply, seat, action);
        }
        Some(answer.status.as_u16())
    }

    /// Plays over a socket until the server or the game ends, and notes what is acknowledged.
    pub async fn play(self, person: Client, table: String, seat: u8, mut chance: Chance) {
        let Ok(mut socket) = person.try_socket(None).await else {
            return;
        };
        socket.follow(&table, Some(seat), 0).await;
        let mut orders: HashMap<u64, Value> = HashMap::new();
        while let Some(told) = socket.next().await {
            match told {
                Told::Done { id, ply: Some(ply) } => {
                    let action = orders.remove(&id).expect("only what was ordered is done");
                    self.note(&table, ply, seat, action);
                }
                Told::Update(update) if update.legal.is_some() => {
                    let action = chance.pick(&update);
                    let Some(id) = socket.act(&table, seat, update.ply, action.clone()).await else {
                        return;
                    };
                    orders.insert(id, action);
                }
                _ => {}
            }
        }
    }
}
