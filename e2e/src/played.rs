//! Games that were played before the scene begins.

use std::process::Command;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::server::Program;

/// The log of a game that bots played, the same in every run.
#[derive(Clone, Debug)]
pub struct Played {
    log: Value,
    /// The seat that the browser's owner gets.
    owner: u64,
}

/// A turn that a bot took, and the game up to it.
#[derive(Clone, Debug)]
pub struct Turn {
    /// The game up to the turn, with the browser's owner in the seat whose turn it is.
    pub before: Played,
    /// What the bot decided, in this order.
    pub decisions: Vec<Value>,
}

impl Played {
    /// Has the program play a whole game.
    pub fn by_bots(program: &Program, game: &str, players: u8, bots: &str) -> Played {
        Played::of_seed(program, game, players, bots, "a game for browsers")
    }

    /// Has the program play a whole game whose chance comes from this seed.
    pub fn of_seed(program: &Program, game: &str, players: u8, bots: &str, seed: &str) -> Played {
        let players = players.to_string();
        let order = [
            "play-out",
            game,
            "--seed",
            seed,
            "--bots",
            bots,
            "--players",
            players.as_str(),
        ];
        let log = printed(program, &order);
        Played {
            log: serde_json::from_str(&log).expect("the program prints a log"),
            owner: 0,
        }
    }

    /// The place and the points of every seat in the end, as the program tells them.
    pub fn results(&self, program: &Program) -> Vec<(u8, i32)> {
        let file = tempfile::NamedTempFile::new().expect("there is room for a file");
        std::fs::write(file.path(), self.log.to_string()).expect("there is room for a file");
        let path = file.path().to_str().expect("names of files are texts");
        let told = printed(program, &["verify", path, "--language", "en"]);
        told.lines().filter_map(result).collect()
    }

    /// The same with the browser's owner in this seat.
    pub fn owned_by(self, seat: u64) -> Played {
        Played { owner: seat, ..self }
    }

    /// How many decisions there are.
    pub fn decisions(&self) -> usize {
        self.actions().len()
    }

    /// Its beginning, up to the first decision after this share of it that the first seat has to take.
    pub fn beginning(&self, share: f64) -> Played {
        self.up_to(share, |_| true)
    }

    /// Its beginning, up to the first decision of one of these names after this share of it that the first seat takes.
    pub fn before(&self, actions: &[&str], share: f64) -> Played {
        self.up_to(share, |decided| {
            actions.iter().any(|action| decided.get(action).is_some())
        })
    }

    fn up_to(&self, share: f64, is_it: impl Fn(&Value) -> bool) -> Played {
        let earliest = (self.decisions() as f64 * share) as usize;
        let end = (earliest..self.decisions())
            .chain(0..earliest)
            .find(|&ply| self.actions()[ply]["seat"] == json!(0) && is_it(&self.actions()[ply]["action"]))
            .unwrap_or(earliest);
        self.first(end, 0)
    }

    /// Its first decisions, with the browser's owner in this seat.
    fn first(&self, decisions: usize, owner: u64) -> Played {
        let mut log = self.log.clone();
        log["actions"] = self.actions()[..decisions].into();
        Played { log, owner }
    }

    /// The first turn of somebody whose decisions are like that.
    pub fn turn(&self, is_it: impl Fn(&[Value]) -> bool) -> Option<Turn> {
        let mut begun = 0;
        for turn in self.actions().chunk_by(|one, next| one["seat"] == next["seat"]) {
            let decisions: Vec<Value> = turn.iter().map(|decided| decided["action"].clone()).collect();
            if is_it(&decisions) {
                let before = self.first(begun, turn[0]["seat"].as_u64().unwrap_or_default());
                return Some(Turn { before, decisions });
            }
            begun += turn.len();
        }
        None
    }

    /// All of it but the last decision, which the browser's owner has to take.
    pub fn almost(&self) -> Played {
        let last = self.decisions() - 1;
        self.first(last, self.actions()[last]["seat"].as_u64().unwrap_or_default())
    }

    /// What was decided last.
    pub fn last(&self) -> &Value {
        &self.actions()[self.decisions() - 1]["action"]
    }

    /// Puts it into a browser, with bots in all seats but the owner's; says the path of its table.
    pub async fn put_into(&self, browser: &Browser, id: &str) -> String {
        let players = self.log["players"].as_u64().unwrap_or_default();
        let seat = |number| {
            if number == self.owner {
                json!({"name": "Ada", "bot": null})
            } else {
                json!({"name": "", "bot": "casual"})
            }
        };
        let kept = json!({"id": id, "game": self.log["game"], "seats": (0..players).map(seat).collect::<Vec<_>>(), "begun": 0.0, "touched": 0.0, "result": null});
        let script = "arguments[0].begun = arguments[0].touched = Date.now();
            const games = JSON.parse(localStorage.getItem('roundhouse.games') ?? '[]').filter((game) => game.id !== arguments[0].id);
            localStorage.setItem('roundhouse.games', JSON.stringify([arguments[0], ...games]));
            localStorage.setItem(`roundhouse.game.${arguments[0].id}`, JSON.stringify(arguments[1]))";
        browser.ask(script, vec![kept, self.log.clone()]).await;
        format!("/local/{id}")
    }

    fn actions(&self) -> &[Value] {
        self.log["actions"].as_array().map(Vec::as_slice).unwrap_or_default()
    }
}

/// What the program prints when it is told to do something.
fn printed(program: &Program, order: &[&str]) -> String {
    let output = Command::new(program.path())
        .args(order)
        .output()
        .expect("the program runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// `Seat 1: place 2, −9 points` is place 2 with -9 points.
fn result(line: &str) -> Option<(u8, i32)> {
    let (place, points) = line.split_once(": place ")?.1.split_once(", ")?;
    let points = points.split(' ').next()?.replace('\u{2212}', "-");
    Some((place.parse().ok()?, points.parse().ok()?))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read() {
        assert_eq!(result("Seat 1: place 2, \u{2212}9 points"), Some((2, -9)));
        assert_eq!(result("Seat 0: place 1, 1 point"), Some((1, 1)));
        assert_eq!(result("The hash of its seed is 12."), None);
    }
}
