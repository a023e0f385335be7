//! Goals: what a learner is to reach.

use serde::Deserialize;
use serde_json::Value;

use super::Teach;
use super::pattern::{as_value, fits};
use crate::seat::{Seat, Viewer};

/// Something to be reached within a step.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Goal<O> {
    /// Something happened in this step that fits the pattern.
    Event(Value),
    /// The learner sees something.
    View(Look),
    /// It brought points.
    Points(Worth),
    /// The game is over.
    Over {},
    /// All of these.
    All(Vec<Goal<O>>),
    /// One of these.
    Any(Vec<Goal<O>>),
    /// Not this.
    Not(Box<Goal<O>>),
    /// What only the game knows of.
    #[serde(untagged)]
    Own(O),
}

/// Something in the view, and how it should be.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Look {
    /// Where it stands: names and numbers in lists, with dots between them.
    pub path: String,
    /// It fits this pattern.
    #[serde(default)]
    pub is: Option<Value>,
    /// It is a list, and a member fits this pattern.
    #[serde(default)]
    pub has: Option<Value>,
    /// It is a number, or a list this long, at least.
    #[serde(default)]
    pub at_least: Option<i64>,
    /// It is a number, or a list this long, at most.
    #[serde(default)]
    pub at_most: Option<i64>,
}

/// How many points.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Worth {
    /// At least this many more than when the step began.
    Gained(i32),
    /// At least this many in all.
    Total(i32),
}

/// What a goal is asked about.
pub(super) struct Scene<'a, G: Teach> {
    pub seat: Seat,
    /// The points when the step began.
    pub before: i32,
    pub now: &'a G,
    /// What the learner heard in this step.
    pub events: &'a [G::Event],
}

impl<O> Goal<O> {
    /// Is it reached?
    pub(super) fn is_reached<G: Teach<Goal = O>>(&self, scene: &Scene<'_, G>) -> bool {
        match self {
            Goal::Event(pattern) => scene
                .events
                .iter()
                .filter_map(as_value)
                .any(|event| fits(pattern, &event)),
            Goal::View(look) => {
                let view = scene.now.view(Viewer::Seat(scene.seat));
                as_value(&view).is_some_and(|view| look.sees(&view))
            }
            Goal::Points(worth) => {
                let points = scene.now.points(scene.seat);
                match worth {
                    Worth::Gained(least) => points - scene.before >= *least,
                    Worth::Total(least) => points >= *least,
                }
            }
            Goal::Over {} => scene.now.awaiting().is_empty(),
            Goal::All(goals) => goals.iter().all(|goal| goal.is_reached(scene)),
            Goal::Any(goals) => goals.iter().any(|goal| goal.is_reached(scene)),
            Goal::Not(goal) => !goal.is_reached(scene),
            Goal::Own(goal) => scene.now.has_reached(scene.seat, goal),
        }
    }
}

impl Look {
    fn sees(&self, view: &Value) -> bool {
        let found = self.path.split('.').try_fold(view, |value, name| match value {
            Value::Array(list) => list.get(name.parse::<usize>().ok()?),
            value => value.get(name),
        });
        let Some(found) = found else { return false };
        let size = match found {
            Value::Array(list) => Some(list.len() as i64),
            Value::Object(map) => Some(map.len() as i64),
            value => value.as_i64(),
        };
        let has = |pattern: &Value| {
            let list = found.as_array().map(Vec::as_slice).unwrap_or_default();
            list.iter().any(|member| fits(pattern, member))
        };
        self.is.as_ref().is_none_or(|pattern| fits(pattern, found))
            && self.has.as_ref().is_none_or(has)
            && self.at_least.is_none_or(|least| size.is_some_and(|size| size >= least))
            && self.at_most.is_none_or(|most| size.is_some_and(|size| size <= most))
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn sees(look: Value) -> bool {
        let view = json!({"seats": [{"money": 3, "hand": [4, 9], "at": {"x": 1}}]});
        serde_json::from_value::<Look>(look).unwrap().sees(&view)
    }

    #[test]
    fn a_look_follows_its_path() {
        assert!(sees(json!({"path": "seats.0.money", "at_least": 3, "at_most": 3})));
        assert!(!sees(json!({"path": "seats.0.money", "at_least": 4})));
        assert!(sees(json!({"path": "seats.0.hand", "at_least": 2, "has": 9})));
        assert!(!sees(json!({"path": "seats.0.hand", "has": 5})));
        assert!(sees(json!({"path": "seats.0.at", "is": {"x": 1}})));
        assert!(!sees(json!({"path": "seats.1.at", "is": {"x": 1}})), "nothing is there");
    }

    #[test]
    fn goals_are_read_by_their_names() {
        let read = |goal: Value| serde_json::from_value::<Goal<String>>(goal);
        assert_eq!(read(json!({"over": {}})).unwrap(), Goal::Over {});
        assert_eq!(
            read(json!("anything else")).unwrap(),
            Goal::Own("anything else".to_owned())
        );
        assert!(matches!(
            read(json!({"points": {"gained": 8}})).unwrap(),
            Goal::Points(Worth::Gained(8))
        ));
        assert!(matches!(read(json!({"not": {"over": {}}})).unwrap(), Goal::Not(goal) if *goal == Goal::Over {}));
    }
}
