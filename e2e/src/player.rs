//! A player who clicks.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::browser::{Browser, Key, as_point};

/// How long the others may think.
const PATIENCE: Duration = Duration::from_mins(2);
/// After this time, what can't be reached is clicked by a script, and counted.
const BLIND_AFTER: Duration = Duration::from_secs(3);
/// How long a click may take until something changes, before the player looks for something else.
const ANSWER: Duration = Duration::from_millis(500);
/// More clicks than this without a decision lead nowhere.
const MOST_TRIED: usize = 200;
/// What shows the whole map.
const WHOLE_MAP: &str = ".zoom-buttons button:last-child";
const LOOK: Duration = Duration::from_millis(10);

/// A player who knows nothing about the games, only that `data-act` decides and `data-pick` leads there.
pub struct Player {
    browser: Browser,
    chance: u64,
    by_keys: bool,
    /// What was clicked since the table last changed.
    tried: Vec<String>,
    /// The table as it was when the player last looked.
    mark: Value,
    /// What was decided, by the name of the action.
    pub decided: BTreeMap<String, usize>,
    /// What was decided last.
    pub last: String,
    /// The processor time of the page for each click, in milliseconds.
    pub efforts: Vec<f64>,
    /// What could only be clicked by a script: a person would not have reached it.
    pub blind: Vec<String>,
}

/// Until when to play.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Goal {
    /// The score sheet is shown.
    ScoreSheet,
    /// This many more decisions are made.
    Decisions(usize),
    /// An action of this name is decided on.
    Decided(&'static str),
    /// It is somebody else's turn.
    EndOfTurn,
}

/// Something to click.
pub(crate) struct Choice {
    pub(crate) key: String,
    commits: bool,
    pub(crate) point: Option<(i64, i64)>,
    element: Value,
}

impl Choice {
    /// As the page gives it.
    pub(crate) fn of(found: &Value) -> Option<Choice> {
        Some(Choice {
            key: found.get("key")?.as_str()?.to_owned(),
            commits: found["commits"] == json!(true),
            point: as_point(&found["point"]),
            element: found["element"].clone(),
        })
    }
}

impl Player {
    /// A player at this browser, in front of a table.
    pub fn at(browser: &Browser) -> Player {
        let (decided, last) = (BTreeMap::new(), String::new());
        Player {
            browser: browser.clone(),
            chance: 0x2545_f491_4f6c_dd1d,
            by_keys: false,
            tried: Vec::new(),
            mark: Value::Null,
            decided,
            last,
            efforts: Vec::new(),
            blind: Vec::new(),
        }
    }

    /// A player without mouse or finger.
    pub fn with_keys(browser: &Browser) -> Player {
        Player {
            by_keys: true,
            ..Player::at(browser)
        }
    }

    /// The browser.
    pub fn browser(&self) -> &Browser {
        &self.browser
    }

    /// Plays until the goal is reached.
    pub async fn play(&mut self, goal: Goal) {
        play_together(&mut [self], goal).await;
    }

    /// How many decisions were made.
    pub fn decisions(&self) -> usize {
        self.decided.values().sum()
    }

    /// How often an action of this name was decided on.
    pub fn times(&self, action: &str) -> usize {
        self.decided.get(action).copied().unwrap_or_default()
    }

    async fn turns(&self) -> u64 {
        self.browser
            .ask("return e2e.turns", vec![])
            .await
            .as_u64()
            .unwrap_or_default()
    }

    async fn is_over(&self) -> bool {
        self.browser.ask("return e2e.over()", vec![]).await == json!(true)
    }

    /// Clicks the next thing, if there is one now.
    pub async fn step(&mut self, blind: bool) -> bool {
        let Some(choice) = self.look(blind).await else {
            return false;
        };
        self.take(choice).await;
        assert!(
            self.tried.len() < MOST_TRIED,
            "{MOST_TRIED} clicks led to no decision; the last were {:?}",
            &self.tried[MOST_TRIED - 5..]
        );
        true
    }

    /// Decides on this action, as soon as that is possible where the player sees it.
    pub async fn decide(&mut self, action: &Value) {
        let (decisions, begun) = (self.decisions(), Instant::now());
        while self.decisions() == decisions {
            match self.find(action).await {
                Some(choice) => self.take(choice).await,
                None => tokio::time::sleep(LOOK).await,
            }
            assert!(
                begun.elapsed() <= PATIENCE,
                "{action} could not be decided on for {PATIENCE:?}; the page says '{}'",
                self.browser.text(".prompt-bar").await
            );
        }
    }

    /// Decides on an action that fits a pattern, wherever clicks lead to it.
    pub async fn reach(&mut self, pattern: &Value) {
        let decisions = self.decisions();
        self.tried.clear();
        // what was picked before is put back
        self.browser.press(Key::Escape).await;
        let mut round = 0;
        for clicks in 0.. {
            let script = "return e2e.lead(...arguments)";
            let found = self
                .browser
                .ask(
                    script,
                    vec![pattern.clone(), json!(self.tried), json!(self.by_keys), json!(round)],
                )
                .await;
            if let Some(choice) = Choice::of(&found) {
                self.take(choice).await;
            } else {
                // what turns a card leads on several times, and something may have to be put back first
                round += 1;
                self.tried.clear();
                self.browser.press(Key::Escape).await;
                self.see_all().await;
            }
            if self.decisions() > decisions {
                return;
            }
            assert!(
                clicks < MOST_TRIED,
                "no click leads to {pattern}; the last were {:?}; the page says '{}'",
                self.tried,
                self.browser.text(".prompt-bar").await
            );
        }
    }

    /// A phone shows only the middle of a map at first.
    async fn see_all(&self) {
        if self.browser.sees(WHOLE_MAP).await {
            self.browser.click(WHOLE_MAP).await;
        }
    }

    /// What commits this action, if it can be reached now.
    async fn find(&self, action: &Value) -> Option<Choice> {
        let script = "return e2e.find(arguments[0], arguments[1])";
        let found = self
            .browser
            .ask(script, vec![json!(action.to_string()), json!(self.by_keys)])
            .await;
        Choice::of(&found)
    }

    async fn look(&mut self, blind: bool) -> Option<Choice> {
        // the tab key takes its time: the nearest will do
        let roll = if self.by_keys { 0.0 } else { self.roll() };
        let script = "return [e2e.mark(), e2e.over() ? null : e2e.choose(arguments[0], arguments[1], arguments[2])]";
        let mut seen = self
            .browser
            .ask(
                script,
                vec![json!(self.tried), json!(roll), json!(blind || self.by_keys)],
            )
            .await;
        if self.mark != seen[0] {
            self.mark = seen[0].take();
            self.tried.clear();
        }
        Choice::of(&seen[1])
    }

    /// Clicks it, and waits until the page has changed.
    pub(crate) async fn take(&mut self, choice: Choice) {
        let spent = self.browser.processor_time().await;
        let before = self.changes().await;
        match choice.point {
            _ if self.by_keys => self.reach_by_keys(&choice).await,
            Some(point) => self.browser.press_at(point).await,
            None => self.click_blindly(&choice).await,
        }
        let begun = Instant::now();
        while self.changes().await == before && begun.elapsed() < ANSWER {
            tokio::time::sleep(Duration::from_millis(2)).await;
        }
        self.efforts.push(self.browser.processor_time().await - spent);
        let met = self.by_keys || self.browser.has_met().await;
        if met && choice.commits && !self.browser.sees(".notice").await {
            self.last = action_name(&choice.key);
            *self.decided.entry(self.last.clone()).or_default() += 1;
        }
        self.tried.push(choice.key);
    }

    async fn changes(&self) -> Value {
        self.browser.ask("return e2e.changes", vec![]).await
    }

    async fn click_blindly(&mut self, choice: &Choice) {
        self.blind.push(choice.key.clone());
        let script = "arguments[0].dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}))";
        self.browser.ask(script, vec![choice.element.clone()]).await;
    }

    /// Goes there with the tab key, and presses Enter.
    async fn reach_by_keys(&self, choice: &Choice) {
        let has_led = self.tab_to(choice).await;
        // what only leads somewhere may be out of the order of tabs while something else is picked
        assert!(
            has_led || !choice.commits,
            "the tab key does not lead to {}",
            choice.key
        );
        if has_led {
            self.browser.press(Key::Enter).await;
        }
    }

    /// Goes there with the tab key, if it leads there.
    async fn tab_to(&self, choice: &Choice) -> bool {
        let most = if choice.commits { 600 } else { 150 };
        for _ in 0..most {
            let is_there = "return e2e.key(document.activeElement) === arguments[0]";
            if self.browser.ask(is_there, vec![json!(choice.key)]).await == json!(true) {
                return true;
            }
            self.browser.press(Key::Tab).await;
        }
        false
    }

    /// The same chance in every run.
    fn roll(&mut self) -> f64 {
        self.chance ^= self.chance << 13;
        self.chance ^= self.chance >> 7;
        self.chance ^= self.chance << 17;
        (self.chance >> 11) as f64 / (1u64 << 53) as f64
    }
}

/// Several players of one game play until the goal is reached: by all of them together, where it counts decisions; by the first, where it ends a turn.
pub async fn play_together(players: &mut [&mut Player], goal: Goal) {
    let (decisions, turns) = (count(players), players[0].turns().await);
    let mut clicked = Instant::now();
    loop {
        let reached = match goal {
            Goal::ScoreSheet => all_over(players).await,
            Goal::Decisions(number) => count(players) >= decisions + number,
            Goal::Decided(name) => players.iter().any(|player| player.decided.contains_key(name)),
            Goal::EndOfTurn => players[0].turns().await > turns,
        };
        if reached {
            return;
        }
        for player in players.iter_mut() {
            if player.step(clicked.elapsed() > BLIND_AFTER).await {
                clicked = Instant::now();
            }
        }
        assert!(
            clicked.elapsed() <= PATIENCE,
            "nobody found anything to click for {PATIENCE:?} before {goal:?}; the page says '{}'",
            players[0].browser.text(".prompt-bar").await
        );
        tokio::time::sleep(LOOK).await;
    }
}

fn count(players: &[&mut Player]) -> usize {
    players.iter().map(|player| player.decisions()).sum()
}

async fn all_over(players: &[&mut Player]) -> bool {
    for player in players {
        if !player.is_over().await {
            return false;
        }
    }
    true
}

/// `lay` of `{"lay": {...}}`.
fn action_name(json: &str) -> String {
    let action: Value = serde_json::from_str(json).unwrap_or_default();
    let named = action
        .as_object()
        .and_then(|action| action.keys().next().map(String::as_str));
    named.or(action.as_str()).unwrap_or("something").to_owned()
}
