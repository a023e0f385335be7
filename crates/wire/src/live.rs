//! What travels over the WebSocket: a page's orders, and what it is told.

use std::borrow::Cow;

use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::Seat;

use crate::reason::Reason;
use crate::update::Update;

/// How a page comes: the query of `GET /api/live`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::IntoParams), into_params(parameter_in = Query))]
pub struct Coming {
    /// Only to look on, as nobody: then no cookie is needed, and none counts.
    #[serde(default)]
    pub visitor: bool,
}

/// What a page asks for. Each order has an id of the page's choice, and is answered with it.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Order {
    /// Follow a table.
    Follow {
        /// The order's id.
        id: u64,
        /// The table's id.
        table: String,
        /// Through whose eyes; your first seat, or a spectator's eyes if left out.
        seat: Option<Seat>,
        /// The ply you have seen already.
        #[serde(default)]
        seen: usize,
        /// The number of the next line of chat.
        #[serde(default)]
        chat: i64,
    },
    /// Follow a table no longer.
    Unfollow {
        /// The order's id.
        id: u64,
        /// The table's id.
        table: String,
        /// As it was followed.
        seat: Option<Seat>,
    },
    /// Say whether you can be seen: a page in a hidden tab can't, and whoever only has such pages is told by other ways.
    Show {
        /// The order's id.
        id: u64,
        /// Can the page be seen?
        shown: bool,
    },
    /// Decide.
    Act {
        /// The order's id.
        id: u64,
        /// The table's id.
        table: String,
        /// Your seat.
        seat: Seat,
        /// How many entries you have seen.
        ply: usize,
        /// One of the legal actions.
        action: Value,
    },
    /// Take back your last decision.
    Undo {
        /// The order's id.
        id: u64,
        /// The table's id.
        table: String,
        /// Your seat.
        seat: Seat,
        /// How many entries you have seen.
        ply: usize,
    },
    /// Say something.
    Chat {
        /// The order's id.
        id: u64,
        /// The table's id.
        table: String,
        /// 1 to 500 characters of plain text.
        text: String,
    },
}

impl Order {
    /// The order's id.
    pub const fn id(&self) -> u64 {
        let (Order::Follow { id, .. }
        | Order::Unfollow { id, .. }
        | Order::Show { id, .. }
        | Order::Act { id, .. }
        | Order::Undo { id, .. }
        | Order::Chat { id, .. }) = self;
        *id
    }

    /// As it is sent.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("orders are JSON")
    }
}

/// What a page is told.
#[derive(Clone, Debug, Serialize)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum Told<'a> {
    /// Something is new at a table.
    Update(Box<Update<'a>>),
    /// An order was carried out.
    Done {
        /// The order's id.
        id: u64,
        /// For a move: it is safe on the disk, and the game has this many entries now.
        #[serde(skip_serializing_if = "Option::is_none")]
        ply: Option<usize>,
    },
    /// An order was refused; nothing has changed.
    Refused {
        /// The order's id; null where it could not be read.
        id: Option<u64>,
        /// As HTTP numbers it.
        status: u16,
        /// One clear line, in English.
        error: String,
        /// The same as a message.
        reason: Reason,
        /// Seconds after which it may work, where that is known.
        #[serde(skip_serializing_if = "Option::is_none")]
        retry_after: Option<f64>,
    },
    /// A table can't be followed any more.
    Ended {
        /// The table's id.
        table: Cow<'a, str>,
        /// As it was followed.
        seat: Option<Seat>,
        /// One clear line, in English.
        error: String,
        /// The same as a message.
        reason: Reason,
    },
}

impl Told<'_> {
    /// As it is sent.
    pub fn text(&self) -> String {
        serde_json::to_string(self).expect("what is told is JSON")
    }
}

impl Told<'static> {
    /// Reads what was sent. The kind is looked at first, so that views, actions and events stay the text they are.
    pub fn read(text: &str) -> Result<Told<'static>, serde_json::Error> {
        Ok(match serde_json::from_str(text)? {
            Kind::Update => Told::Update(serde_json::from_str(text)?),
            Kind::Done { id, ply } => Told::Done { id, ply },
            Kind::Refused {
                id,
                status,
                error,
                reason,
                retry_after,
            } => Told::Refused {
                id,
                status,
                error,
                reason,
                retry_after,
            },
            Kind::Ended {
                table,
                seat,
                error,
                reason,
            } => Told::Ended {
                table: table.into(),
                seat,
                error,
                reason,
            },
        })
    }
}

/// [`Told`] as it is read, without the contents of an update: serde can't keep those as text behind a tag.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Kind {
    Update,
    Done {
        id: u64,
        ply: Option<usize>,
    },
    Refused {
        id: Option<u64>,
        status: u16,
        error: String,
        reason: Reason,
        retry_after: Option<f64>,
    },
    Ended {
        table: String,
        seat: Option<Seat>,
        error: String,
        reason: Reason,
    },
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use serde_json::value::to_raw_value;
    use table::Seats;

    use crate::refusal::Refusal;

    use super::*;

    #[test]
    fn orders_are_written_as_they_are_read() {
        let text = r#"{"do":"act","id":3,"table":"t","seat":0,"ply":14,"action":{"take_set":{"set":0}}}"#;
        let order: Order = serde_json::from_str(text).unwrap();
        assert_eq!((order.id(), order.text().as_str()), (3, text));
        let short = r#"{"do": "follow", "id": 1, "table": "t"}"#;
        assert!(matches!(
            serde_json::from_str(short),
            Ok(Order::Follow {
                seat: None,
                seen: 0,
                chat: 0,
                ..
            })
        ));
        assert!(
            serde_json::from_str::<Order>(r#"{"do": "undo", "id": 1, "table": "t", "seat": 0, "ply": 1, "more": 2}"#)
                .is_err()
        );
    }

    /// Views, actions and events stay the text they are.
    #[test]
    fn an_update_is_read_as_it_was_sent() {
        let view = json!({"hand": [3, 1, 2], "deck": 12});
        let update = Update {
            table: Cow::Borrowed("t"),
            seat: Seat::new(1),
            ply: 4,
            chain: None,
            info: None,
            entries: Vec::new(),
            chat: Vec::new(),
            awaiting: Seats::NONE,
            view: Some(to_raw_value(&view).unwrap()),
            legal: Some(to_raw_value(&["pass"]).unwrap()),
            deadlines: None,
            clocks: None,
            plan: None,
            outcome: None,
        };
        let text = Told::Update(Box::new(update.clone())).text();
        let Ok(Told::Update(read)) = Told::read(&text) else {
            panic!("{text}");
        };
        assert_eq!(*read, update);
        assert_eq!(read.actions::<String>().unwrap(), ["pass"]);
    }

    #[test]
    fn a_refusal_is_read_as_it_was_sent() {
        let reason = Reason::from(Refusal::DecidedSince {
            seat: 1,
            ply: 3,
            now: 5,
        });
        let told = Told::Refused {
            id: Some(7),
            status: 409,
            error: reason.line(),
            reason: reason.clone(),
            retry_after: None,
        };
        match Told::read(&told.text()) {
            Ok(Told::Refused {
                id: Some(7),
                reason: read,
                ..
            }) => assert_eq!(read, reason),
            other => panic!("{other:?}"),
        }
    }
}
