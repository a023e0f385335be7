//! A player who clicks.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, Key, as_point};

/// How long the others may think.
const PATIENCE: Duration = Duration::from_secs(30);
/// Something that can't be reached for so long is clicked by a script, and counted.
const BLIND_AFTER: Duration = Duration::from_secs(3);
const LOOK: Duration = Duration::from_millis(10);

/// A player who knows nothing of the games, only that what bears `data-act` decides and what bears `data-pick` leads there.
pub struct Player {
    browser: Browser,
    chance: u64,
    /// What was clicked since the table last changed.
    tried: Vec<String>,
    /// The table as it was when the player last looked.
    mark: String,
    /// What was decided, by the name of the action.
    pub decided: BTreeMap<String, usize>,
    /// How many things could only be clicked by a script.
    pub blind: usize,
    keyboard: bool,
}

/// Until when to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The score sheet is shown.
    ScoreSheet,
    /// So many decisions are made.
    Decisions(usize),
}

/// Something to click.
struct Choice {
    key: String,
    commits: bool,
    point: Option<(i64, i64)>,
    element: Value,
}

impl Player {
    /// A player at this browser, who has a table before the eyes.
    pub fn at(browser: &Browser) -> Player {
        Player { browser: browser.clone(), chance: 0x2545_f491_4f6c_dd1d, tried: Vec::new(), mark: String::new(), decided: BTreeMap::new(), blind: 0, keyboard: false }
    }

    /// A player without mouse or finger.
    pub fn with_keys(browser: &Browser) -> Player {
        Player { keyboard: true, ..Player::at(browser) }
    }

    /// Plays until the goal is reached.
    pub async fn play(&mut self, goal: Goal) {
        let before = self.decisions();
        while !self.reached(goal, before).await {
            let Some(choice) = self.next().await else { break };
            self.take(choice).await;
        }
        assert!(self.reached(goal, before).await, "the game was over before {goal:?}");
    }

    /// How many decisions were made.
    pub fn decisions(&self) -> usize {
        self.decided.values().sum()
    }

    /// Plays as long as it is this player's turn; says how many decisions it took.
    pub async fn play_turn(&mut self) -> usize {
        let before = self.decisions();
        while let Some(choice) = self.look(false).await {
            self.take(choice).await;
            if self.decisions() > before && self.decided.contains_key("end_turn") {
                break;
            }
        }
        self.decisions() - before
    }

    async fn reached(&self, goal: Goal, before: usize) -> bool {
        match goal {
            Goal::ScoreSheet => self.is_over().await,
            Goal::Decisions(number) => self.decisions() >= before + number,
        }
    }

    async fn is_over(&self) -> bool {
        self.browser.ask("return e2e.over()", vec![]).await == json!(true)
    }

    /// The next thing to click, as soon as there is one; `None` when the game is over.
    async fn next(&mut self) -> Option<Choice> {
        let begun = Instant::now();
        loop {
            if let Some(choice) = self.look(begun.elapsed() > BLIND_AFTER).await {
                return Some(choice);
            }
            if self.is_over().await {
                return None;
            }
            assert!(begun.elapsed() < PATIENCE, "there was nothing to click for {PATIENCE:?}; the page says '{}'", self.browser.text(".prompt-bar").await);
            tokio::time::sleep(LOOK).await;
        }
    }

    async fn look(&mut self, blind: bool) -> Option<Choice> {
        let roll = self.roll();
        let script = "return [e2e.mark(), e2e.over() ? null : e2e.choose(arguments[0], arguments[1], arguments[2])]";
        let seen = self.browser.ask(script, vec![json!(self.tried), json!(roll), json!(blind || self.keyboard)]).await;
        let mark = seen[0].as_str().unwrap_or_default();
        if self.mark != mark {
            self.mark = mark.to_owned();
            self.tried.clear();
        }
        let choice = &seen[1];
        let key = choice.get("key")?.as_str()?.to_owned();
        Some(Choice { key, commits: choice["commits"] == json!(true), point: as_point(&choice["point"]), element: choice["element"].clone() })
    }

    /// Clicks it, and waits until the page has changed.
    async fn take(&mut self, choice: Choice) {
        let before = self.browser.ask("return [e2e.changes, e2e.mark()]", vec![]).await;
        match choice.point {
            _ if self.keyboard => self.reach_by_keys(&choice).await,
            Some(point) => self.browser.press_at(point).await,
            None => self.click_blindly(&choice).await,
        }
        let begun = Instant::now();
        while self.browser.ask("return e2e.changes", vec![]).await == before[0] && begun.elapsed() < Duration::from_millis(500) {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        let mark = self.browser.ask("return e2e.mark()", vec![]).await;
        if choice.commits && mark != before[1] {
            let action: Value = serde_json::from_str(&choice.key).unwrap_or_default();
            let name = action.as_object().and_then(|action| action.keys().next().cloned()).or(action.as_str().map(str::to_owned)).unwrap_or_default();
            *self.decided.entry(name).or_default() += 1;
        }
        self.tried.push(choice.key);
    }

    async fn click_blindly(&mut self, choice: &Choice) {
        self.blind += 1;
        let script = "arguments[0].dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))";
        self.browser.ask(script, vec![choice.element.clone()]).await;
    }

    /// Goes there with the tab key, and presses Enter.
    async fn reach_by_keys(&self, choice: &Choice) {
        for _ in 0..600 {
            let there = "const at = document.activeElement; return (at?.dataset?.act ?? at?.dataset?.pick ?? (at?.dataset?.reveal === undefined ? null : 'reveal')) === arguments[0]";
            if self.browser.ask(there, vec![json!(choice.key)]).await == json!(true) {
                return self.browser.press(Key::Enter).await;
            }
            self.browser.press(Key::Tab).await;
        }
        panic!("the tab key does not lead to {}", choice.key);
    }

    /// The same chance in every run.
    fn roll(&mut self) -> f64 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance >> 11) as f64 / (1u64 << 53) as f64
    }
}
