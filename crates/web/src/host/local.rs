//! The local host: the engine in the page, bots in the worker, everything kept in the browser.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use table::{Log, Play, Seat, Seats, Told, Viewer};

use super::kept::{self, Kept};
use super::tab::{News, Tab};
use crate::boards::Board;
use crate::browser;
use crate::table::{Entry, Host, Moment, Table};
use crate::texts::t;
use crate::worker::{self, Task, Weighed};

/// A game in the page.
pub struct Local<G: Board>(Rc<RefCell<Room<G>>>);

struct Room<G: Board> {
    table: Table<G>,
    kept: Kept,
    play: Play<G>,
    /// What was told with each decision.
    told: Vec<(Seat, Vec<Told<G::Event>>)>,
    /// Through whose eyes the table is shown.
    viewer: Viewer,
    /// The bots that think, and the numbers of their questions.
    thinking: Vec<(Seat, u32)>,
    /// Goes up whenever something is taken back: what bots thought of before is void then.
    epoch: u32,
    /// Has the page gone elsewhere, or is the game not kept any more?
    closed: bool,
    /// This tab, among others that may show the same game.
    tab: Tab,
    /// The log as it was last read or written here: if it is another now, another tab has decided something.
    written: String,
}

impl<G: Board> Local<G> {
    /// Opens the game of this name at a table; `false` if it is not in this browser.
    pub fn open(id: &str, table: Table<G>) -> bool {
        let Some(room) = Room::open(id, table) else {
            return false;
        };
        let shared = Rc::new(RefCell::new(room));
        table.sitters.set(kept::sitters(&shared.borrow().kept.seats));
        table.keep_at(Local(shared.clone()));
        let closing = StoredValue::new_local(shared.clone());
        on_cleanup(move || closing.with_value(|room| room.borrow_mut().close()));
        follow_other_tabs(&shared);
        settle(&shared);
        true
    }
}

impl<G: Board> Host<G> for Local<G> {
    fn act(&self, seat: Seat, action: G::Action) {
        let (has_caught_up, acted) = {
            let mut room = self.0.borrow_mut();
            let has_caught_up = room.lead();
            if room.closed {
                return;
            }
            (has_caught_up, room.act(seat, &action))
        };
        let is_illegal = acted.is_err();
        if has_caught_up || !is_illegal {
            settle(&self.0);
        }
        if let Err(illegal) = acted {
            self.0.borrow().table.refuse(illegal);
        }
    }

    fn undo(&self, seat: Seat) {
        let (has_caught_up, undone) = {
            let mut room = self.0.borrow_mut();
            // what another tab decided meanwhile was not what the player wants to take back
            let has_caught_up = room.lead();
            if room.closed {
                return;
            }
            (has_caught_up, !has_caught_up && room.undo(seat))
        };
        if undone || has_caught_up {
            settle(&self.0);
        } else {
            self.0.borrow().table.tell(t!("table.cannot_undo"));
        }
    }

    fn id(&self) -> String {
        self.0.borrow().kept.id.clone()
    }

    fn with_log(&self, then: Box<dyn FnOnce(Log<G>)>) {
        then(self.0.borrow().play.log().clone());
    }

    fn reveal(&self, seat: Seat) {
        {
            let mut room = self.0.borrow_mut();
            room.viewer = Viewer::Seat(seat);
            room.table.curtain.set(None);
            room.look_anew();
        }
        settle(&self.0);
    }
}

impl<G: Board> Room<G> {
    fn open(id: &str, table: Table<G>) -> Option<Room<G>> {
        let (kept, written) = (kept::find(id)?, kept::written(id)?);
        let play = Play::from_log(serde_json::from_str(&written).ok()?).ok()?;
        let mut room = Room {
            table,
            kept,
            play,
            told: Vec::new(),
            viewer: Viewer::Spectator,
            thinking: Vec::new(),
            epoch: 0,
            closed: false,
            tab: Tab::open(id),
            written,
        };
        // around one screen nobody has taken a seat yet, whoever closed the page
        let people = room.people();
        if let Some(only) = people.first().filter(|_| people.len() == 1) {
            room.viewer = Viewer::Seat(only);
        }
        room.tell_again();
        room.look_anew();
        Some(room)
    }

    /// What was told with every decision, from the beginning.
    fn tell_again(&mut self) {
        let mut told = Vec::new();
        let log = self.play.log();
        let replayed = log.replay_with(&mut Vec::new(), |ply, _, events, _| {
            told.push((log.actions[ply].seat, std::mem::take(events)));
        });
        debug_assert!(replayed.is_ok(), "the log of a game being played is legal");
        self.told = told;
    }

    fn act(&mut self, seat: Seat, action: &G::Action) -> Result<(), table::Refused> {
        self.enter(seat, action)?;
        self.keep();
        Ok(())
    }

    /// Carries out a decision, whichever tab it was made in.
    fn enter(&mut self, seat: Seat, action: &G::Action) -> Result<(), table::Refused> {
        let mut events = Vec::new();
        self.play
            .act(seat, action, &mut events)
            .map_err(|illegal| self.play.state().explain(illegal))?;
        // behind the curtain nothing is told
        if self.table.curtain.get_untracked().is_none() {
            self.table
                .log
                .update(|log| log.push(self.entry(self.told.len(), seat, &events)));
        }
        self.told.push((seat, events));
        Ok(())
    }

    /// From now on this tab leads; first it takes over what others have decided. Says whether there was anything.
    fn lead(&mut self) -> bool {
        self.tab.lead();
        self.catch_up()
    }

    /// Takes over what another tab has decided. Says whether there was anything.
    fn catch_up(&mut self) -> bool {
        let Some(written) = kept::written(&self.kept.id) else {
            self.close();
            self.table.tell(t!("table.unknown"));
            return false;
        };
        if written == self.written {
            return false;
        }
        let Ok(log) = serde_json::from_str::<Log<G>>(&written) else {
            return false;
        };
        self.written = written;
        self.stop_thinking();
        if !self.goes_on_with(&log) {
            self.begin_anew(log);
        }
        true
    }

    /// If a log only goes on where ours ends, carries out what is new in it.
    fn goes_on_with(&mut self, log: &Log<G>) -> bool {
        let own = self.told.len();
        let is_same = log.actions.starts_with(&self.play.log().actions);
        is_same
            && log.actions[own..]
                .iter()
                .all(|ply| self.enter(ply.seat, &ply.action).is_ok())
    }

    /// Something was taken back in another tab: the game as it is now.
    fn begin_anew(&mut self, log: Log<G>) {
        let Ok(play) = Play::from_log(log) else { return };
        self.play = play;
        self.tell_again();
        if self.table.curtain.get_untracked().is_none() {
            self.write_log();
        }
    }

    /// What bots think about is void.
    fn stop_thinking(&mut self) {
        self.epoch += 1;
        self.thinking.drain(..).for_each(|(_, number)| worker::forget(number));
    }

    fn undo(&mut self, seat: Seat) -> bool {
        let undone = self.play.undo(seat).is_ok();
        if undone {
            self.stop_thinking();
            self.tell_again();
            self.write_log();
            self.keep();
        }
        undone
    }

    fn keep(&mut self) {
        self.kept.touched = browser::now();
        self.kept.result = self.play.state().outcome().map(|outcome| {
            outcome
                .seats
                .iter()
                .map(|seat| (seat.place, seat.score.points))
                .collect()
        });
        self.kept.awaiting = self.play.state().awaiting();
        kept::keep(&self.kept, self.play.log());
        self.written = kept::written(&self.kept.id).unwrap_or_default();
    }

    fn entry(&self, ply: usize, seat: Seat, events: &[Told<G::Event>]) -> Entry<G> {
        Entry {
            ply: ply + 1,
            seat,
            events: table::heard(events, self.viewer).cloned().collect(),
            undone: false,
        }
    }

    /// Writes the log as the viewer may read it.
    fn write_log(&self) {
        let entries = self
            .told
            .iter()
            .enumerate()
            .map(|(ply, (seat, events))| self.entry(ply, *seat, events))
            .collect();
        self.table.log.set(entries);
    }

    /// Everything that somebody sees who begins to look.
    fn look_anew(&self) {
        let start = self.play.log().start().ok();
        let start = start.map(|start| Arc::new(Moment::of(&start, self.viewer, 0)));
        self.write_log();
        self.table.start.set(start);
        self.recall();
    }

    /// What has happened since the viewer last decided, or since the beginning, as the viewer may see it.
    fn recall(&self) {
        let Some(viewer) = self.viewer.seat() else { return };
        let last = self.told.iter().rposition(|(seat, _)| viewer == *seat);
        let first = last.unwrap_or(0);
        let mut moments: Vec<Arc<Moment<G>>> = Vec::new();
        if last.is_none() && !self.told.is_empty() {
            moments.extend(self.table.start.get_untracked());
        }
        let replayed = self.play.log().replay_with(&mut (), |ply, state, (), _| {
            // the present one is shown by itself
            if ply >= first && ply + 1 < self.told.len() {
                moments.push(Arc::new(Moment::of(state, self.viewer, ply + 1)));
            }
        });
        if replayed.is_ok() {
            self.table.history.set(moments);
        }
    }

    fn people(&self) -> Seats {
        let seats = (0u8..)
            .zip(&self.kept.seats)
            .filter(|(_, seat)| seat.bot.is_none())
            .filter_map(|(number, _)| Seat::new(number));
        seats.fold(Seats::NONE, Seats::with)
    }

    /// Whose turn it is to look: the viewer as long as it is awaited or nobody else at this screen is.
    fn next_viewer(&self) -> Option<Seat> {
        let (people, awaiting) = (self.people(), self.play.state().awaiting());
        let own = self.viewer.seat();
        if own.is_some_and(|seat| awaiting.contains(seat)) {
            return own;
        }
        awaiting.iter().find(|&seat| people.contains(seat)).or(own)
    }

    /// Shows the table as it is now. Around one screen, nothing is shown before the next player has taken the seat.
    fn show(&mut self) {
        let next = self.next_viewer();
        if next != self.viewer.seat() && self.people().len() > 1 {
            return next.map_or((), |next| self.table.close_curtain(next));
        }
        if next != self.viewer.seat() {
            self.viewer = next.map_or(self.viewer, Viewer::Seat);
            self.write_log();
        }
        self.table
            .show(Moment::of(self.play.state(), self.viewer, self.told.len()));
    }

    /// The bots that are awaited and do not think yet.
    fn idle_bots(&self) -> Vec<(Seat, String)> {
        if self.closed || !self.tab.leads() {
            return Vec::new();
        }
        let awaited = self.play.state().awaiting();
        let idle = awaited
            .iter()
            .filter(|&seat| self.thinking.iter().all(|(thinking, _)| *thinking != seat));
        idle.filter_map(|seat| Some((seat, self.kept.seats[seat.index()].bot.clone()?)))
            .collect()
    }

    fn close(&mut self) {
        self.closed = true;
        self.stop_thinking();
        self.tab.leave();
    }
}

/// Hears what other tabs do with the game, and takes the lead whenever this one is used.
fn follow_other_tabs<G: Board>(room: &Rc<RefCell<Room<G>>>) {
    let follower = room.clone();
    let stored = window_event_listener_untyped("storage", move |event| {
        let key = js_sys::Reflect::get(&event, &"key".into()).ok();
        hear(&follower, key.and_then(|key| key.as_string()).as_deref());
    });
    let used = ["focus", "pageshow", "pointerdown", "keydown", "visibilitychange"].map(|name| {
        let leader = room.clone();
        window_event_listener_untyped(name, move |_| take_over(&leader))
    });
    let leaver = room.clone();
    let left = window_event_listener_untyped("pagehide", move |_| leaver.borrow().tab.leave());
    on_cleanup(move || {
        stored.remove();
        left.remove();
        used.into_iter().for_each(WindowListenerHandle::remove);
    });
}

/// Another tab has changed something.
fn hear<G: Board>(room: &Rc<RefCell<Room<G>>>, key: Option<&str>) {
    let news = room.borrow().tab.news(key);
    match news {
        Some(News::Log) => {
            let is_closed = room.borrow().closed;
            let has_caught_up = !is_closed && room.borrow_mut().catch_up();
            if has_caught_up {
                settle(room);
            }
        }
        Some(News::Lead) if room.borrow().tab.should_lead() => take_over(room),
        Some(News::Lead) if !room.borrow().tab.leads() => room.borrow_mut().stop_thinking(),
        _ => {}
    }
}

/// This tab is used, or the only one that is left: it leads.
fn take_over<G: Board>(room: &Rc<RefCell<Room<G>>>) {
    let is_follower = {
        let room = room.borrow();
        !room.closed && !room.tab.leads() && !browser::document().hidden()
    };
    if is_follower {
        room.borrow_mut().lead();
        settle(room);
    }
}

/// Shows what there is, and lets the bots think that are awaited.
fn settle<G: Board>(room: &Rc<RefCell<Room<G>>>) {
    room.borrow_mut().show();
    let idle = room.borrow().idle_bots();
    for (seat, level) in idle {
        let (view, legal, id) = {
            let room = room.borrow();
            let mut legal = Vec::new();
            room.play.state().legal(seat, &mut legal);
            (room.play.state().view(Viewer::Seat(seat)), legal, room.kept.id.clone())
        };
        let (then_room, epoch) = (room.clone(), room.borrow().epoch);
        // as fast as it thinks: how fast that is seen is up to the film
        let number = worker::ask::<G>(&id, seat, Task::Decide(level), &view, &legal, move |best| {
            decide(&then_room, seat, epoch, best);
        });
        room.borrow_mut().thinking.push((seat, number));
    }
}

/// A bot has decided.
fn decide<G: Board>(room: &Rc<RefCell<Room<G>>>, seat: Seat, epoch: u32, best: Vec<Weighed>) {
    {
        let mut room = room.borrow_mut();
        if room.closed || room.epoch != epoch || !room.tab.leads() {
            return;
        }
        room.thinking.retain(|(thinking, _)| *thinking != seat);
        let Some(action) = best
            .into_iter()
            .next()
            .and_then(|best| serde_json::from_str::<G::Action>(best.action.get()).ok())
        else {
            return browser::warn("a bot does not know what to do");
        };
        // what another tab has decided at this very moment counts; then the bot is asked again
        let has_caught_up = room.catch_up();
        if room.closed {
            return;
        }
        if !has_caught_up && let Err(illegal) = room.act(seat, &action) {
            browser::warn(&illegal.to_string());
        }
    }
    settle(room);
}
