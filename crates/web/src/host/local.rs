//! The local host: the engine in the page, bots in the worker, everything kept in the browser.

use std::cell::RefCell;
use std::rc::Rc;
use std::sync::Arc;

use leptos::prelude::*;
use table::{Log, Play, Seat, Seats, Told, Viewer};

use super::kept::{self, Kept};
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
    /// Has the page gone elsewhere?
    closed: bool,
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
        settle(&shared);
        true
    }
}

impl<G: Board> Host<G> for Local<G> {
    fn act(&self, seat: Seat, action: G::Action) {
        let acted = self.0.borrow_mut().act(seat, &action);
        match acted {
            Ok(()) => settle(&self.0),
            Err(illegal) => self.0.borrow().table.refuse(illegal),
        }
    }

    fn undo(&self, seat: Seat) {
        let undone = self.0.borrow_mut().undo(seat);
        if undone {
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
        let kept = kept::find(id)?;
        let play = Play::from_log(kept::log::<G>(id)?).ok()?;
        let mut room = Room {
            table,
            kept,
            play,
            told: Vec::new(),
            viewer: Viewer::Spectator,
            thinking: Vec::new(),
            epoch: 0,
            closed: false,
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
        self.keep();
        Ok(())
    }

    fn undo(&mut self, seat: Seat) -> bool {
        let undone = self.play.undo(seat).is_ok();
        if undone {
            self.epoch += 1;
            self.thinking.drain(..).for_each(|(_, number)| worker::forget(number));
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
        kept::keep(&self.kept, self.play.log());
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
        let awaited = self.play.state().awaiting();
        let idle = awaited
            .iter()
            .filter(|&seat| self.thinking.iter().all(|(thinking, _)| *thinking != seat));
        idle.filter_map(|seat| Some((seat, self.kept.seats[seat.index()].bot.clone()?)))
            .collect()
    }

    fn close(&mut self) {
        self.closed = true;
        self.thinking.drain(..).for_each(|(_, number)| worker::forget(number));
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
        if room.closed || room.epoch != epoch {
            return;
        }
        room.thinking.retain(|(thinking, _)| *thinking != seat);
        let Some(action) = best
            .into_iter()
            .next()
            .and_then(|best| serde_json::from_value::<G::Action>(best.action).ok())
        else {
            return browser::warn("a bot does not know what to do");
        };
        if let Err(illegal) = room.act(seat, &action) {
            browser::warn(&illegal.to_string());
        }
    }
    settle(room);
}
