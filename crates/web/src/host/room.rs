//! A table on the server, whichever game it is of: who is there, what is said, and the line to it.

use std::cell::RefCell;
use std::rc::Rc;

use leptos::prelude::*;
use serde::Deserialize;
use serde_json::{Value, json};
use table::{Seat, Seats};

use super::api::{self, ChatLine, Me, Refused, TableInfo, TableNews};
use super::line::{Line, News};
use super::session::Session;
use crate::texts::t;

/// A table on the server. Copied freely: it is a handle of signals.
#[derive(Clone, Copy)]
pub struct Room {
    /// The table and its seats.
    pub info: RwSignal<Option<TableInfo>>,
    /// Whose players are not here now.
    pub away: RwSignal<Seats>,
    /// What was said.
    pub chat: RwSignal<Vec<ChatLine>>,
    /// Is the line lost?
    pub adrift: RwSignal<bool>,
    /// Why the table can't be followed.
    pub ended: RwSignal<Option<String>>,
    /// What was last refused.
    pub refused: RwSignal<Option<Refused>>,
    session: Session,
    desk: StoredValue<Rc<RefCell<Desk>>, LocalStorage>,
}

/// What is needed to go on where the line was lost.
struct Desk {
    id: String,
    line: Option<Line>,
    /// Through whose eyes the table is followed; `None`: as the server sees fit.
    eyes: Option<Seat>,
    seen: usize,
    next_chat: i64,
    /// The number of the last order.
    number: u64,
    pending: Option<Pending>,
    /// What was heard before anybody listened.
    backlog: Vec<TableNews>,
    listener: Option<Rc<dyn Fn(TableNews)>>,
}

/// A decision on its way.
struct Pending {
    number: u64,
    order: Value,
    /// From this ply on it has arrived.
    arrives_at: Option<usize>,
}

/// What the server says.
#[derive(Deserialize)]
#[serde(tag = "type", rename_all = "snake_case")]
enum Said {
    Update(Box<TableNews>),
    Done { id: u64, ply: Option<usize> },
    Refused { id: Option<u64>, status: u16, error: String },
    Ended { error: String },
}

/// After so many failures the reason may be that nobody is signed in any more.
const SUSPICIOUS: u32 = 3;

impl Room {
    /// Opens a table; it is followed until the page goes elsewhere.
    pub fn open(id: &str) -> Room {
        let desk = Desk { id: id.to_owned(), line: None, eyes: None, seen: 0, next_chat: 0, number: 0, pending: None, backlog: Vec::new(), listener: None };
        let room = Room {
            info: RwSignal::default(),
            away: RwSignal::new(Seats::NONE),
            chat: RwSignal::default(),
            adrift: RwSignal::new(false),
            ended: RwSignal::default(),
            refused: RwSignal::default(),
            session: Session::find(),
            desk: StoredValue::new_local(Rc::new(RefCell::new(desk))),
        };
        let line = Line::open(move |news| room.hear(news));
        room.desk(|desk| desk.line = Some(line.clone()));
        let line = StoredValue::new_local(line);
        let online = window_event_listener(leptos::ev::online, move |_| line.with_value(Line::hurry));
        let seen = window_event_listener(leptos::ev::focus, move |_| line.with_value(Line::hurry));
        on_cleanup(move || {
            online.remove();
            seen.remove();
            line.with_value(Line::close);
        });
        room
    }

    fn desk<T>(self, work: impl FnOnce(&mut Desk) -> T) -> T {
        let desk = self.desk.get_value();
        work(&mut desk.borrow_mut())
    }

    /// The table's own name.
    pub fn id(self) -> String {
        self.desk(|desk| desk.id.clone())
    }

    /// From now on every update goes to this listener; those before it do, too.
    pub fn listen(self, listener: impl Fn(TableNews) + 'static) {
        let listener: Rc<dyn Fn(TableNews)> = Rc::new(listener);
        let backlog = self.desk(|desk| {
            desk.listener = Some(listener.clone());
            std::mem::take(&mut desk.backlog)
        });
        backlog.into_iter().for_each(|update| listener(update));
    }

    /// Looks through the eyes of another of our seats, from the beginning.
    pub fn look_as(self, seat: Seat) {
        self.desk(|desk| {
            desk.say("unfollow", json!({ "seat": desk.eyes }));
            desk.eyes = Some(seat);
            desk.seen = 0;
            desk.follow();
        });
    }

    /// Sends a decision, or that one is taken back. While one is on its way there is no other.
    pub fn decide(self, seat: Seat, action: Option<Value>) {
        self.desk(|desk| {
            if desk.pending.is_some() {
                return;
            }
            let mut order = json!({ "seat": seat, "ply": desk.seen });
            if let Some(action) = &action {
                order["action"] = action.clone();
            }
            let (number, order) = desk.say(if action.is_some() { "act" } else { "undo" }, order);
            desk.pending = Some(Pending { number, order, arrives_at: None });
        });
    }

    /// Says something to all.
    pub fn say(self, text: &str) {
        self.desk(|desk| drop(desk.say("chat", json!({ "text": text }))));
    }

    fn hear(self, news: News) {
        match news {
            News::Opened => {
                self.adrift.set(false);
                self.desk(Desk::resume);
            }
            News::Said(text) => match serde_json::from_str(&text) {
                Ok(said) => self.take(said),
                Err(error) => crate::browser::warn(&format!("not understood: {error}")),
            },
            News::Lost(times) => {
                self.adrift.set(true);
                if times == SUSPICIOUS {
                    self.ask_for_session();
                }
            }
        }
    }

    fn ask_for_session(self) {
        leptos::task::spawn_local(async move {
            if let Err(Refused { status: 401, .. }) = api::get::<Me>("/api/me").await {
                self.session.lost();
            }
        });
    }

    fn take(self, said: Said) {
        match said {
            Said::Update(update) => self.take_update(*update),
            Said::Done { id, ply } => self.desk(|desk| desk.done(id, ply)),
            Said::Refused { id, status, error } => self.take_refusal(id, Refused { status, text: error }),
            Said::Ended { error } => self.ended.set(Some(error)),
        }
    }

    fn take_update(self, mut update: TableNews) {
        if self.desk(|desk| desk.eyes.is_some() && desk.eyes != update.seat) {
            return; // from before the eyes were changed
        }
        if let Some(mut info) = update.info.take() {
            self.away.set(info.take_away());
            if self.info.with_untracked(|known| known.as_ref() != Some(&info)) {
                self.info.set(Some(info));
            }
        }
        let lines = std::mem::take(&mut update.chat);
        if !lines.is_empty() {
            let next = self.desk(|desk| desk.next_chat);
            self.chat.update(|chat| chat.extend(lines.iter().filter(|line| line.number >= next).cloned()));
        }
        let listener = self.desk(|desk| {
            desk.seen = update.ply;
            desk.next_chat = lines.last().map_or(desk.next_chat, |line| line.number + 1);
            desk.arrived();
            desk.listener.clone()
        });
        match listener {
            Some(listener) => listener(update),
            None if update.view.is_some() => self.desk(|desk| desk.backlog.push(update)),
            None => {}
        }
    }

    fn take_refusal(self, id: Option<u64>, mut refused: Refused) {
        let pending = self.desk(|desk| desk.pending.take_if(|pending| Some(pending.number) == id));
        if pending.is_some_and(|pending| pending.order["do"] == "undo" && refused.status == 409) {
            refused.text = t!("table.cannot_undo");
        }
        if self.info.with_untracked(Option::is_none) {
            self.ended.set(Some(refused.text));
        } else {
            self.refused.set(Some(refused));
        }
    }
}

impl Desk {
    /// Sends an order about this table; says its number and what was sent.
    fn say(&mut self, order: &str, mut words: Value) -> (u64, Value) {
        self.number += 1;
        words["do"] = order.into();
        words["id"] = self.number.into();
        words["table"] = self.id.clone().into();
        self.send(&words);
        (self.number, words)
    }

    fn send(&self, words: &Value) {
        if let Some(line) = &self.line {
            line.say(&words.to_string());
        }
    }

    fn follow(&mut self) {
        let words = json!({ "seat": self.eyes, "seen": self.seen, "chat": self.next_chat });
        self.say("follow", words);
    }

    /// The line stands (again): goes on from what was seen. A decision whose answer was lost is sent once more, which does no harm.
    fn resume(&mut self) {
        self.follow();
        if let Some(pending) = &self.pending {
            self.send(&pending.order);
        }
    }

    fn done(&mut self, number: u64, ply: Option<usize>) {
        if let Some(pending) = self.pending.as_mut().filter(|pending| pending.number == number) {
            pending.arrives_at = ply;
        }
        self.arrived();
    }

    /// A decision is no longer on its way when it has been seen.
    fn arrived(&mut self) {
        let seen = self.seen;
        self.pending.take_if(|pending| pending.arrives_at.is_some_and(|ply| seen >= ply));
    }
}
