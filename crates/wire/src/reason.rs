//! A refusal as it is sent.

use serde::{Deserialize, Serialize};
use table::Refused;
use table::words::{Book, Message, Say};

use crate::refusal::Refusal;
use crate::text::BOOK;

/// Why something was refused, as a message that can be said in every language.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Reason {
    /// Which text it is, what it is about, and how it reads in English: `id`, `arguments`, `text`.
    #[serde(flatten)]
    #[cfg_attr(feature = "schema", schema(value_type = Object))]
    pub message: Message,
    /// The game whose words these are, by its id; left out where the server itself refuses.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<String>,
    /// The clause of the game's rules that forbids it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub clause: Option<String>,
}

impl Reason {
    /// What a game says is wrong with its options.
    pub fn of_game(game: impl Into<String>, message: Message) -> Reason {
        Reason {
            message,
            game: Some(game.into()),
            clause: None,
        }
    }

    /// What a game's rules forbid.
    pub fn of_rules(game: impl Into<String>, refused: Refused) -> Reason {
        Reason {
            message: refused.message,
            game: Some(game.into()),
            clause: Some(refused.clause).filter(|clause| !clause.is_empty()),
        }
    }

    /// The message with its words back, after it came as JSON. `books` finds the words of a game by its id.
    pub fn message(&self, books: impl FnOnce(&str) -> Option<&'static Book>) -> Message {
        let message = self.message.clone();
        match &self.game {
            None => message.bind(&BOOK),
            Some(game) => match books(game) {
                Some(book) => message.bind(book),
                None => message, // a game that this program doesn't know: in English
            },
        }
    }

    /// One clear line, in English; the clause of the rules comes first.
    pub fn line(&self) -> String {
        match &self.clause {
            Some(clause) => format!("{clause} {}", self.message),
            None => self.message.to_string(),
        }
    }
}

impl From<Refusal> for Reason {
    fn from(refusal: Refusal) -> Reason {
        Reason {
            message: refusal.say(&()),
            game: None,
            clause: None,
        }
    }
}

/// The body of every refused request.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct RefusalBody {
    /// One clear line, in English.
    pub error: String,
    /// The same as a message.
    #[serde(flatten)]
    pub reason: Reason,
    /// Seconds after which it may work, where that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub retry_after: Option<f64>,
}

impl RefusalBody {
    /// For this reason.
    pub fn new(reason: Reason, retry_after: Option<f64>) -> RefusalBody {
        RefusalBody {
            error: reason.line(),
            reason,
            retry_after,
        }
    }
}

impl From<Refusal> for RefusalBody {
    fn from(refusal: Refusal) -> RefusalBody {
        RefusalBody::new(refusal.into(), None)
    }
}

#[cfg(test)]
mod tests {
    use table::words::{Language, Voice};

    use crate::refusal::Wait;

    use super::*;

    #[test]
    fn a_refusal_that_came_as_json_speaks_every_language() {
        let refusal = Refusal::Requests {
            wait: Wait::Seconds { seconds: 3 },
        };
        let json = serde_json::to_value(RefusalBody::from(refusal.clone())).unwrap();
        assert_eq!(json["error"], "Too many requests. Try again in 3 seconds.");
        assert_eq!(json["id"], "refusal-requests");
        let read: RefusalBody = serde_json::from_value(json).unwrap();
        assert_eq!(read.reason, refusal.into());
        let message = read.reason.message(|_| None);
        assert_eq!(
            message.said(&Voice::in_language(Language::Fr)),
            "Trop de requêtes. Réessayez dans 3 secondes."
        );
    }

    #[test]
    fn what_the_rules_forbid_carries_its_clause() {
        let refused = Refused {
            clause: "H6.4".to_owned(),
            message: Message::verbatim("This costs 3 resources; you have 1."),
        };
        let body = RefusalBody::new(Reason::of_rules("hill", refused), None);
        assert_eq!(body.error, "H6.4 This costs 3 resources; you have 1.");
        assert_eq!(body.reason.game.as_deref(), Some("hill"));
        assert_eq!(body.reason.clause.as_deref(), Some("H6.4"));
    }
}
