//! A bot on a seat, whichever game it plays.

use bots::{Bot, Knowledge, Spec, Visitor, visit};
use serde_json::Value;
use table::{Outcome, Present, Rng, Seat, Seed};
use tokio::runtime::Handle;

use crate::secret;

/// What a bot does, whichever game it plays.
trait AnyBot: Send {
    fn decide(&mut self, seat: Seat, view: Value, legal: Vec<Value>) -> Result<Value, serde_json::Error>;
    fn faults(&mut self) -> Vec<String>;
    fn end(&mut self, outcome: &Outcome);
}

/// A bot for this game.
struct Of<G>(Box<dyn Bot<G>>);

impl<G: Knowledge + Present> AnyBot for Of<G> {
    fn decide(&mut self, seat: Seat, view: Value, legal: Vec<Value>) -> Result<Value, serde_json::Error> {
        let view: G::View = serde_json::from_value(view)?;
        let legal: Vec<G::Action> = serde_json::from_value(Value::Array(legal))?;
        serde_json::to_value(self.0.decide(seat, &view, &legal))
    }

    fn faults(&mut self) -> Vec<String> {
        self.0.faults()
    }

    fn end(&mut self, outcome: &Outcome) {
        self.0.end(outcome);
    }
}

/// A bot on a seat. Ending one can take a moment, when it is a program; so whoever drops it does not wait for that.
pub(crate) struct Seated(Option<Box<dyn AnyBot>>);

impl Seated {
    /// Such a bot, with a chance of its own; `None` if bots don't know the game.
    pub(crate) fn new(game: &str, spec: &Spec) -> Option<Seated> {
        visit(game, Seating(spec)).map(|bot| Seated(Some(bot)))
    }

    /// One of the legal actions, and what the bot did wrong, a line each. This takes as long as the bot thinks.
    pub(crate) fn decide(
        &mut self,
        seat: Seat,
        view: Value,
        legal: Vec<Value>,
    ) -> (Result<Value, String>, Vec<String>) {
        let Some(bot) = &mut self.0 else {
            return (Err("the bot has left".into()), Vec::new());
        };
        let action = bot.decide(seat, view, legal).map_err(|error| error.to_string());
        (action, bot.faults())
    }

    /// The game is over: the bot hears how, and leaves.
    pub(crate) fn end(mut self, outcome: Outcome) {
        if let Some(mut bot) = self.0.take() {
            aside(move || bot.end(&outcome));
        }
    }

    /// The bot leaves, and whoever says so waits for it.
    pub(super) fn leave(mut self) {
        drop(self.0.take());
    }
}

impl Drop for Seated {
    fn drop(&mut self) {
        if let Some(bot) = self.0.take() {
            aside(move || drop(bot));
        }
    }
}

/// Does something that may take a moment where nobody waits for it.
fn aside(work: impl FnOnce() + Send + 'static) {
    match Handle::try_current() {
        Ok(handle) => drop(handle.spawn_blocking(work)),
        Err(_) => work(),
    }
}

struct Seating<'a>(&'a Spec);

impl Visitor for Seating<'_> {
    type Output = Box<dyn AnyBot>;

    fn visit<G: Knowledge + Present>(self) -> Box<dyn AnyBot> {
        Box::new(Of(self.0.seat::<G>(Rng::new(Seed::new(secret::bytes())))))
    }
}
