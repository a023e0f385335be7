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
        let mut play = Command::new(program.path());
        play.args([
            "play-out",
            game,
            "--seed",
            "a game for browsers",
            "--bots",
            bots,
            "--players",
        ])
        .arg(players.to_string());
        let output = play.output().expect("the program runs");
        assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
        Played {
            log: serde_json::from_slice(&output.stdout).expect("the program prints a log"),
            owner: 0,
        }
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
