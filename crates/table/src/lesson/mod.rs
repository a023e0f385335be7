//! Lessons: a position, steps with a goal each, tries that go wrong and what is said of them.
//!
//! A lesson is data of its game: `lessons/ID.toml` says what there is to do, `lessons/ID.json` where it begins (a state, or a log that leads there), and
//! the words stand in a book of their own. Goals are predicates, never a script: every way to one counts. [`Run`] is a learner in a lesson.
//!
//! ```toml
//! id = "h2"                                # its texts are called h2-title, h2-task1, h2-nudge1, h2-close, ...
//! clauses = ["H6.2", "H6.12"]              # what it teaches
//! show = ["town", "line blue"]             # what is lit on the board; the rest is dimmed
//! seat = 0                                 # where the learner sits
//! [[step]]
//! clauses = ["H6.12"]                      # those of the lesson's that it is about; the first step has all that no other names
//! hold = { line = "blue" }                 # what the learner has in hand already: a part of a decision
//! goal = { passes = { line = "blue", cards = [20, 56] } }
//! solution = [{ lay = { duty = "track", line = "blue", spot = [[0, 1], [1, 1]] } }]
//! reply = [{ seat = 1, action = { pass = {} } }] # what others decide when it is theirs to, in order
//! [[step.try]]                             # legal, but a miss: the text h2-try-free is said, and it is taken back
//! does = { lay = { spot = [[0, 0], [0, 1]] } }
//! if = { not = { over = {} } }             # only if this holds after it
//! say = "free"
//! [[step.try]]                             # against the rules: the game itself says why
//! does = { lay = { duty = "track", line = "blue", spot = [[0, 0], [1, 1]] } }
//! refused = "H6.12"
//! ```

mod goal;
mod pattern;
mod reach;
mod run;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::game::{Game, Present};
use crate::log::{Log, Ply};
use crate::seat::Seat;
use crate::words::Book;

pub use goal::{Goal, Look, Worth};
pub use pattern::fits;
pub use run::{Decided, Miss, Run, Turn, Verdict};

/// A game that is taught.
pub trait Teach: Present {
    /// What only this game can ask for.
    type Goal: DeserializeOwned + std::fmt::Debug + Send + Sync + 'static;

    /// Has a seat reached it?
    fn has_reached(&self, seat: Seat, goal: &Self::Goal) -> bool;

    /// The lessons, in their order.
    fn lessons() -> &'static [Source];

    /// What is said in them.
    fn lesson_book() -> &'static Book;

    /// The lesson of this name.
    fn lesson(id: &str) -> Option<Lesson<Self>> {
        let source = Self::lessons().iter().find(|source| source.id == id)?;
        Some(source.lesson().expect("tests have read all lessons"))
    }
}

/// The files of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Its name.
    pub id: &'static str,
    /// What there is to do, as TOML.
    pub lesson: &'static str,
    /// Where it begins: a state, or the log of a game, as JSON.
    pub position: &'static str,
}

impl Source {
    /// What there is to do.
    ///
    /// It is read by way of JSON: code that reads a game's actions from JSON is in every program that plays it, from TOML it would be in the app only for this.
    pub fn lesson<G: Teach>(&self) -> Result<Lesson<G>, String> {
        let lesson: Value = toml::from_str(self.lesson).map_err(|error| error.to_string())?;
        read(&lesson.to_string())
    }

    /// Where it begins.
    pub fn position<G: Game>(&self) -> Result<G, String> {
        let position: Value = read(self.position)?;
        if position.get("actions").is_none() {
            return read(self.position);
        }
        let log: Log<G> = read(self.position)?;
        log.replay().map_err(|error| error.to_string())
    }
}

fn read<T: DeserializeOwned>(json: &str) -> Result<T, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

/// The files of lessons in the folder `lessons` beside `src`.
#[macro_export]
macro_rules! lessons {
    ($($id:literal),* $(,)?) => {
        &[$($crate::lesson::Source {
            id: $id,
            lesson: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/", $id, ".toml")),
            position: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/lessons/", $id, ".json")),
        }),*]
    };
}

/// A lesson.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Lesson<G: Teach> {
    /// Its name.
    pub id: String,
    /// The clauses that it teaches.
    pub clauses: Vec<String>,
    /// What is lit on the board; the rest is dimmed. Nothing named: everything is lit.
    #[serde(default)]
    pub show: Vec<String>,
    /// Where the learner sits.
    pub seat: Seat,
    /// What there is to do, one after the other.
    #[serde(rename = "step")]
    pub steps: Vec<Step<G>>,
}

/// Something to be done.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Step<G: Teach> {
    /// Those of the lesson's clauses that it is about. The first step has all that no other names.
    #[serde(default)]
    pub clauses: Vec<String>,
    /// What the learner has in hand already: a part of a decision, by its name. A board that can't hold it leaves it.
    #[serde(default)]
    pub hold: Option<Value>,
    /// When it is done.
    pub goal: Goal<G::Goal>,
    /// A way to do it: all decisions of the learner.
    pub solution: Vec<G::Action>,
    /// What others decide as soon as it is theirs to, in order. What isn't possible is replaced by the first thing that is.
    #[serde(default)]
    pub reply: Vec<Ply<G::Action>>,
    /// What goes wrong, and what is said of it.
    #[serde(default, rename = "try")]
    pub tries: Vec<Try<G>>,
}

/// Something that goes wrong.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields, bound = "")]
pub struct Try<G: Teach> {
    /// What is decided before it.
    #[serde(default = "Vec::new")]
    pub after: Vec<G::Action>,
    /// The decision: a pattern, unless it is against the rules.
    pub does: Value,
    /// It is a miss only if this holds after it: what is right in one place may be wrong in another.
    #[serde(default, rename = "if")]
    pub only_if: Option<Goal<G::Goal>>,
    /// What comes of it.
    #[serde(flatten)]
    pub result: TryResult,
}

/// What comes of something that goes wrong.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TryResult {
    /// It is taken back, and this text is said.
    Say(String),
    /// It is against this clause.
    Refused(String),
}

impl<G: Teach> Lesson<G> {
    /// The id of one of its texts, such as `title`, `task1` or `try-free`.
    pub fn text(&self, part: &str) -> String {
        format!("{}-{part}", self.id)
    }

    /// The step that a clause is tried in.
    pub fn step_about(&self, clause: &str) -> usize {
        let is_about = |step: &Step<G>| step.clauses.iter().any(|other| other == clause);
        self.steps.iter().position(is_about).unwrap_or_default()
    }
}
