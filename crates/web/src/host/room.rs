//! A table on the server, whichever game it is of: who is there, what is said, and the line to it.

use std::borrow::Cow;
use std::cell::RefCell;
use std::rc::Rc;
use std::time::Duration;

use leptos::prelude::*;
use serde_json::Value;
use table::{Seat, Seats};
use wire::{Coming, SeatClock, Told, Unread};

use super::api::{self, ChatLine, Me, Refused, TableInfo, TableNews};
use super::decision::{Decision, Then};
use super::desk::Desk;
use super::line::{Line, News};
use super::session::Session;
use crate::browser;

/// A table on the server. Copied freely: it is a handle of signals.
#[derive(Clone, Copy)]
pub struct Room {
    /// The table and its seats.
    pub info: RwSignal<Option<TableInfo>>,
    /// Whose players are not here now.
    pub away: RwSignal<Seats>,
    /// What was said.
    pub chat: RwSignal<Vec<ChatLine>>,
    /// The number of the first line that nobody has had before the eyes here.
    pub unread: RwSignal<i64>,
    /// The last link of the chain over all decisions, once the game has begun.
    pub chain: RwSignal<Option<String>>,
    /// The clocks of the seats, at a table with any.
    pub clocks: RwSignal<Option<Unread<Vec<Option<SeatClock>>>>>,
    /// Is it the turn of one of our seats?
    pub turn: RwSignal<bool>,
    /// If a bot waits for a place to think: how many other people's bots wait, too.
    pub bots_wait: RwSignal<Option<usize>>,
    /// A number that changes whenever something becomes of our plan.
    pub plan: RwSignal<Option<i64>>,
    /// Is a plan being made, in place of the table?
    pub planning: RwSignal<bool>,
    /// Is the line lost?
    pub adrift: RwSignal<bool>,
    /// Is there a decision that the server can't store right now?
    pub unstored: RwSignal<bool>,
    /// Why the table can't be followed.
    pub ended: RwSignal<Option<String>>,
    /// What was last refused.
    pub refused: RwSignal<Option<Refused>>,
    session: Session,
    desk: StoredValue<Rc<RefCell<Desk>>, LocalStorage>,
}

/// After this many failures the reason may be that nobody is signed in any more.
const SUSPICIOUS: u32 = 3;

impl Room {
    /// Opens a table; it is followed until the page goes elsewhere.
    pub fn open(id: &str) -> Room {
        let desk = Desk::new(id);
        let room = Room {
            info: RwSignal::default(),
            away: RwSignal::new(Seats::NONE),
            chat: RwSignal::default(),
            unread: RwSignal::new(0),
            chain: RwSignal::default(),
            clocks: RwSignal::default(),
            turn: RwSignal::new(false),
            bots_wait: RwSignal::default(),
            plan: RwSignal::new(None),
            planning: RwSignal::new(false),
            adrift: RwSignal::new(false),
            unstored: RwSignal::new(false),
            ended: RwSignal::default(),
            refused: RwSignal::default(),
            session: Session::find(),
            desk: StoredValue::new_local(Rc::new(RefCell::new(desk))),
        };
        let visitor = room.session.me_now().is_none();
        let line = Line::open(Coming { visitor }, move |news| room.hear(news));
        room.desk(|desk| desk.line = Some(line.clone()));
        let line = StoredValue::new_local(line);
        let online = window_event_listener(leptos::ev::online, move |_| line.with_value(Line::hurry));
        let seen = window_event_listener(leptos::ev::focus, move |_| line.with_value(Line::hurry));
        let left = window_event_listener_untyped("pagehide", move |_| line.with_value(Line::rest));
        let back = window_event_listener_untyped("pageshow", move |_| line.with_value(Line::wake));
        let shown = window_event_listener_untyped("visibilitychange", move |_| room.tell_shown());
        room.tell_shown();
        on_cleanup(move || {
            online.remove();
            shown.remove();
            seen.remove();
            left.remove();
            back.remove();
            line.with_value(Line::close);
        });
        room
    }

    fn tell_shown(self) {
        self.desk(|desk| desk.show(!browser::document().hidden()));
    }

    fn desk<T>(self, work: impl FnOnce(&mut Desk) -> T) -> T {
        let desk = self.desk.get_value();
        work(&mut desk.borrow_mut())
    }

    /// The table's own name.
    pub fn id(self) -> String {
        self.desk(|desk| desk.id.clone())
    }

    /// From now on every update goes to this listener; those before it do, too. Where there was one before, everything is told anew.
    pub fn listen(self, listener: impl Fn(TableNews) + 'static) {
        let listener: Rc<dyn Fn(TableNews)> = Rc::new(listener);
        let backlog = self.desk(|desk| {
            if desk.listener.replace(listener.clone()).is_some() {
                desk.look_as(desk.eyes);
            }
            std::mem::take(&mut desk.backlog)
        });
        backlog.into_iter().for_each(|update| listener(update));
    }

    /// Has one of our seats been taken at this screen?
    pub fn has_looked(self) -> bool {
        self.desk(|desk| desk.eyes.is_some())
    }

    /// Looks through the eyes of another of our seats, from the beginning.
    pub fn look_as(self, seat: Seat) {
        self.desk(|desk| desk.look_as(Some(seat)));
    }

    /// Sends a decision, or that one is taken back. While one is on its way there is no other; one that the server can't store is taken back by not sending it any more.
    pub fn decide(self, seat: Seat, action: Option<Value>) {
        let gives_up = action.is_none() && self.unstored.get_untracked();
        self.desk(|desk| {
            if gives_up {
                desk.give_up();
            } else {
                desk.decide(seat, action);
            }
        });
        self.tell_unstored();
    }

    /// Says something to all.
    pub fn say(self, text: &str) {
        self.desk(|desk| desk.chat(text));
    }

    /// Hears again all that was said: other people are heard now than before.
    pub fn hear_again(self) {
        // who asks may have left the table
        self.desk.try_with_value(|desk| desk.borrow_mut().hear_again());
    }

    /// What was refused just now; whoever asks tells it, once.
    pub fn refusal(self) -> Option<Refused> {
        let refused = self.refused.get()?;
        self.refused.set(None);
        Some(refused)
    }

    /// Everything that was said so far is before the reader's eyes.
    pub fn read_all(self) {
        let next = self.chat.with(|chat| chat.last().map_or(0, |line| line.number + 1));
        if self.unread.get_untracked() < next {
            self.unread.set(next);
        }
    }

    /// How many lines of others nobody has had before the eyes yet.
    pub fn count_unread(self) -> usize {
        let first = self.unread.get();
        let is_new = |line: &&ChatLine| line.number >= first && !line.yours;
        self.chat.with(|chat| chat.iter().filter(is_new).count())
    }

    fn hear(self, news: News) {
        match news {
            News::Opened => {
                self.adrift.set(false);
                self.desk(Desk::resume);
            }
            News::Said(text) => match Told::read(&text) {
                Ok(told) => self.take(told),
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

    fn take(self, told: Told<'static>) {
        match told {
            Told::Update(update) => self.take_update(*update),
            Told::Done { id, ply } => {
                self.desk(|desk| desk.done(id, ply));
                self.tell_unstored();
            }
            Told::Refused {
                id,
                status,
                reason,
                retry_after,
                ..
            } => self.take_refusal(id, &Refused::told(status, &reason, retry_after)),
            Told::Ended { reason, .. } => self.ended.set(Some(api::said(&reason))),
        }
    }

    fn tell_unstored(self) {
        let unstored = self.desk(|desk| desk.pending.as_ref().is_some_and(Decision::is_unstored));
        if self.unstored.get_untracked() != unstored {
            self.unstored.set(unstored);
        }
    }

    fn take_update(self, mut update: TableNews) {
        if self.desk(|desk| desk.eyes.is_some() && desk.eyes != update.seat) {
            return; // from before the eyes were changed
        }
        // the first update after the table was followed anew has it
        let is_first = update.info.is_some();
        if let Some(mut info) = update.info.take() {
            self.away.set(info.away());
            info.seats.iter_mut().for_each(|seat| seat.here = false); // that changes all the time, and is no news of the table
            self.bots_wait.set(info.bots_wait.take());
            if self.info.with_untracked(|known| known.as_ref() != Some(&info)) {
                self.info.set(Some(info));
            }
        }
        let own = self.info.with_untracked(|info| info.as_ref().map(TableInfo::own));
        let turn = own.is_some_and(|own| update.awaiting.iter().any(|seat| own.contains(seat)));
        if self.turn.get_untracked() != turn {
            self.turn.set(turn);
        }
        if update.clocks.is_some() {
            self.clocks.set(update.clocks.take());
        }
        if self.plan.get_untracked() != update.plan {
            self.plan.set(update.plan);
        }
        if update.chain.is_some() {
            self.chain.set(update.chain.take());
        }
        self.take_lines(&std::mem::take(&mut update.chat), is_first);
        let listener = self.desk(|desk| {
            desk.see(update.ply, &update.entries);
            desk.listener.clone()
        });
        self.tell_unstored();
        match listener {
            Some(listener) => listener(update),
            None if update.view.is_some() => self.desk(|desk| desk.backlog.push(update)),
            None => {}
        }
    }

    /// Lines that are known stay where they are, so that nobody hears them read aloud once more.
    fn take_lines(self, lines: &[Cow<'static, ChatLine>], is_first: bool) {
        let is_all = is_first && self.desk(|desk| std::mem::take(&mut desk.hears_again));
        if lines.is_empty() && !is_all {
            return;
        }
        let next = self.desk(|desk| {
            let next = desk.next_chat;
            desk.next_chat = lines.last().map_or(next, |line| line.number + 1);
            next
        });
        self.chat.update(|chat| {
            if is_all {
                chat.clear();
            }
            let new = lines.iter().filter(|line| is_all || line.number >= next);
            chat.extend(new.map(|line| line.clone().into_owned()));
        });
    }

    fn take_refusal(self, id: Option<u64>, refused: &Refused) {
        match self.desk(|desk| desk.refused(id, refused)) {
            Then::Again(wait) => self.send_again(id, wait),
            Then::Nothing => self.desk(|desk| drop(desk.settle(id))),
            Then::Tell => {
                self.desk(|desk| drop(desk.settle(id)));
                if self.info.with_untracked(Option::is_none) {
                    self.ended.set(Some(refused.text.clone()));
                } else {
                    self.refused.set(Some(refused.clone()));
                }
            }
        }
        self.tell_unstored();
    }

    /// Sends an order again after a while, if nobody did meanwhile and the page still shows the table.
    fn send_again(self, id: Option<u64>, wait: Duration) {
        let tries = self.desk(|desk| desk.tries(id));
        let again = move || {
            if let Some(desk) = self.desk.try_get_value() {
                desk.borrow_mut().send_again(id, tries);
            }
        };
        set_timeout(again, wait);
    }
}
