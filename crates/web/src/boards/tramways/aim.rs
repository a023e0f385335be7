//! What a click on something means right now.

use tramways::{Action, ActionKind, Tramways};

use crate::table::Moment;

/// What a click would do.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Aim {
    /// The action, if the thing has to do with what is asked now.
    pub action: Option<Action>,
    /// The action that follows by itself, where a click stands for two.
    pub then: Option<Action>,
    /// Is it allowed?
    pub allowed: bool,
}

impl Aim {
    /// One action, whether it is allowed or not.
    pub fn new(moment: &Moment<Tramways>, action: Action) -> Aim {
        Aim {
            action: Some(action),
            then: None,
            allowed: moment.legal.contains(&action),
        }
    }

    /// One action if it is allowed; otherwise the thing has nothing to do with what is asked.
    pub fn if_allowed(moment: &Moment<Tramways>, action: Action) -> Aim {
        let aim = Aim::new(moment, action);
        if aim.allowed { aim } else { Aim::default() }
    }

    /// The kind of action first, and then this, both of which are allowed.
    pub const fn through(kind: ActionKind, then: Action) -> Aim {
        Aim {
            action: Some(Action::Choose { action: kind }),
            then: Some(then),
            allowed: true,
        }
    }

    /// For the page's tests: the action, where a click commits it.
    pub fn data(self) -> Option<String> {
        self.action
            .filter(|_| self.allowed && self.then.is_none())
            .map(|action| data(&action))
    }

    /// For the page's tests: where a click leads to an action.
    pub fn pick(self) -> Option<&'static str> {
        (self.allowed && self.then.is_some()).then_some("")
    }
}

/// An action as it stands in `data-act`.
pub fn data(action: &Action) -> String {
    serde_json::to_string(action).expect("actions are data")
}
