//! Games that were played before the scene begins.

use std::process::Command;

use serde_json::{Value, json};

use crate::browser::Browser;
use crate::server::Program;

/// The log of a game that bots played, the same in every run.
#[derive(Clone, Debug)]
pub struct Played(Value);

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
        Played(serde_json::from_slice(&output.stdout).expect("the program prints a log"))
    }

    /// How many decisions there are.
    pub fn decisions(&self) -> usize {
        self.actions().len()
    }

    /// Its beginning, up to the first decision after this share of it that the first seat has to take.
    pub fn beginning(&self, share: f64) -> Played {
        self.up_to(share, |_| true)
    }

    /// Its beginning, up to the first decision of this name after this share of it that the first seat takes.
    pub fn before(&self, action: &str, share: f64) -> Played {
        self.up_to(share, |decided| decided.get(action).is_some())
    }

    fn up_to(&self, share: f64, is_it: impl Fn(&Value) -> bool) -> Played {
        let earliest = (self.decisions() as f64 * share) as usize;
        let end = (earliest..self.decisions())
            .find(|&ply| self.actions()[ply]["seat"] == json!(0) && is_it(&self.actions()[ply]["action"]))
            .unwrap_or(earliest);
        let mut log = self.0.clone();
        log["actions"] = self.actions()[..end].into();
        Played(log)
    }

    /// Puts it into a browser, with its owner in the first seat and bots in the others; says the path of its table.
    pub async fn put_into(&self, browser: &Browser, id: &str) -> String {
        let players = self.0["players"].as_u64().unwrap_or_default();
        let seat = |number| {
            if number == 0 {
                json!({"name": "Ada", "bot": null})
            } else {
                json!({"name": "", "bot": "casual"})
            }
        };
        let kept = json!({"id": id, "game": self.0["game"], "seats": (0..players).map(seat).collect::<Vec<_>>(), "begun": 0.0, "touched": 0.0, "result": null});
        let script = "arguments[0].begun = arguments[0].touched = Date.now();
            const games = JSON.parse(localStorage.getItem('roundhouse.games') ?? '[]').filter((game) => game.id !== arguments[0].id);
            localStorage.setItem('roundhouse.games', JSON.stringify([arguments[0], ...games]));
            localStorage.setItem(`roundhouse.game.${arguments[0].id}`, JSON.stringify(arguments[1]))";
        browser.ask(script, vec![kept, self.0.clone()]).await;
        format!("/local/{id}")
    }

    fn actions(&self) -> &[Value] {
        self.0["actions"].as_array().map(Vec::as_slice).unwrap_or_default()
    }
}
