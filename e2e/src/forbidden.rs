//! A player who tries what the rules forbid.

use serde_json::{Value, json};

use crate::browser::Key;
use crate::player::{Choice, Player};

/// How many things are picked up before the forbidden one is clicked, at most: a line, then a spot.
const MOST_PICKS: usize = 3;

impl Player {
    /// Clicks what would do this, were it allowed, and gives the clause that is then told; `None` if the page has nothing to click for it.
    pub async fn forbidden(&mut self, action: &Value) -> Option<String> {
        self.browser().press(Key::Escape).await;
        let mut picked = Vec::new();
        for _ in 0..=MOST_PICKS {
            let never = self.asked("return e2e.never(arguments[0])", vec![action.clone()]).await;
            if let Some(choice) = never {
                return Some(self.told_by(choice).await);
            }
            let script = "return e2e.lead(arguments[0], arguments[1], false, 0)";
            let choice = self.asked(script, vec![action.clone(), json!(picked)]).await?;
            picked.push(choice.key.clone());
            self.take(choice).await;
        }
        None
    }

    async fn asked(&self, script: &str, arguments: Vec<Value>) -> Option<Choice> {
        Choice::of(&self.browser().ask(script, arguments).await)
    }

    /// The clause that a click tells.
    async fn told_by(&mut self, choice: Choice) -> String {
        self.take(choice).await;
        self.browser().see(".notice").await;
        let script = "return document.querySelector('.notice .rule-link')?.getAttribute('href').split('/').pop() ?? ''";
        let clause = self.browser().ask(script, vec![]).await;
        clause.as_str().unwrap_or_default().to_owned()
    }
}
