//! The film: what others do is shown step by step, with a caption, on the board as it was then.
//!
//! Hosts know nothing of it: they show the table as it is now ([`Table::show`]), as fast as it changes. The film lags behind, and [`Table::now`] with it, until it is
//! over, or the viewer does anything. What happened during an absence is the same film; moments that the page hasn't seen come from the host first.

mod bar;
mod input;
mod missed;
mod news;
mod pace;
mod reel;
mod stage;
mod waits;

use std::sync::Arc;

use leptos::prelude::*;
use table::{Game, Seat, Viewer};

use super::{Moment, Table};
use crate::boards::Board;
use crate::browser;
use crate::settings::{Speed, settings};
pub(super) use bar::bar;
pub(super) use input::{Pressed, listen};
pub(super) use missed::{catch_up, count_missed};
use news::{go_on, opening};
use reel::{Reel, Step};
pub(super) use stage::stage;
use waits::Waits;

/// Tells what is new at a table.
type Teller<G> = fn(Table<G>);

/// The film at a table. A handle of signals, copied freely.
pub struct Film<G: Game> {
    reel: RwSignal<Reel>,
    /// What the board shows in place of the present.
    held: RwSignal<Option<Arc<Moment<G>>>>,
    /// Whose things the step is about: boards that show one player's things large show theirs.
    pub guest: Memo<Option<Seat>>,
    /// Whether it waits for moments that the page hasn't seen.
    waits: RwSignal<Waits>,
    /// After how many decisions the viewer left the table, if there is more to tell since then.
    pub left_at: RwSignal<Option<usize>>,
    /// Through whose eyes, and up to which ply, everything was told.
    seen: StoredValue<Option<(Viewer, usize)>>,
    /// Tells what is new: only the page of a game knows its words.
    teller: StoredValue<Option<Teller<G>>>,
}

impl<G: Game> Clone for Film<G> {
    fn clone(&self) -> Film<G> {
        *self
    }
}
impl<G: Game> Copy for Film<G> {}

impl<G: Game> Film<G> {
    /// No film yet.
    pub fn new() -> Film<G> {
        let reel = RwSignal::new(Reel::default());
        let guest = move |_: Option<&Option<Seat>>| {
            reel.with(|reel| reel.now().filter(|step| !step.is_aside).and_then(|step| step.about))
        };
        Film {
            reel,
            held: RwSignal::new(None),
            guest: Memo::new(guest),
            waits: RwSignal::default(),
            left_at: RwSignal::default(),
            seen: StoredValue::new(None),
            teller: StoredValue::new(None),
        }
    }

    /// What the board shows in place of the present.
    pub fn held(self) -> Option<Arc<Moment<G>>> {
        self.held.get()
    }

    /// Does a film run, or is it about to?
    pub fn is_running(self) -> bool {
        self.reel.with(Reel::is_running) || self.waits.with(Waits::is_waiting)
    }

    /// Does the board show the past, as the viewer asked for it?
    pub fn looks_back(self) -> bool {
        self.reel.with(Reel::is_catch_up) && self.held.with(Option::is_some)
    }

    /// The log ends with this line while a film runs, or waits.
    pub fn limit(self) -> Option<(usize, usize)> {
        let waits = self.waits.with(Waits::ply).map(|ply| (ply, usize::MAX));
        self.reel.with(Reel::limit).or(waits)
    }

    /// What happens from here on is not shown by itself. Who was away before that missed more.
    fn leave(self, ply: usize) {
        self.left_at.update(|left| *left = left.or(Some(ply)));
    }

    fn step(self) -> Option<Step> {
        self.reel.with(|reel| reel.now().cloned())
    }
}

impl<G: Game> Default for Film<G> {
    fn default() -> Film<G> {
        Film::new()
    }
}

impl<G: Game> Table<G> {
    /// There is a new moment: the film tells of it.
    pub(super) fn tell_film(self) {
        if let Some(teller) = self.film.teller.get_value() {
            teller(self);
        }
    }

    /// Nothing of the film is left: what is shown is the present.
    pub fn skip_film(self) {
        let has_waited = self.film.waits.with_untracked(Waits::is_waiting);
        if has_waited {
            self.film.waits.update(Waits::end);
        }
        if has_waited || self.film.reel.with_untracked(Reel::is_running) {
            self.turn_film(Reel::stop);
        }
    }

    /// The board stays as it was after this many decisions, where that was seen, until the film goes on.
    fn hold_film(self, ply: usize) {
        let then = self.history.with_untracked(|history| {
            let (present, memories) = history.split_last()?;
            let is_seen = |moment: &&Arc<Moment<G>>| moment.ply <= ply && ply < present.ply;
            memories.iter().rfind(is_seen).cloned()
        });
        if self.film.held.with_untracked(Option::is_none) {
            self.film.held.set(then.map(as_memory));
        }
    }

    /// Changes the film, and shows what it shows then: sentence, highlight, log line and board in step.
    fn turn_film(self, change: impl FnOnce(&mut Reel)) {
        self.film.reel.update(change);
        let (step, ply) = self
            .film
            .reel
            .with_untracked(|reel| (reel.now().cloned(), reel.shows()));
        let held = ply.and_then(|ply| self.moment_after(ply));
        let before = self.film.held.with_untracked(|held| held.as_ref().map(|held| held.ply));
        // several steps of one decision show the same board: it is drawn once
        if before != held.as_ref().map(|held| held.ply) {
            self.film.held.set(held.map(as_memory));
        }
        self.highlight.set(step.and_then(|step| step.target));
    }

    /// The moment after this many decisions, or the next one that was seen; `None` if it is the present.
    fn moment_after(self, ply: usize) -> Option<Arc<Moment<G>>> {
        self.history.with_untracked(|history| {
            let (_, memories) = history.split_last()?;
            // what was taken back lies before it, and has other moments of the same number
            let since = memories.iter().rev().take_while(|moment| moment.ply >= ply);
            since.last().cloned()
        })
    }
}

/// There is nothing to be done in it. What is a memory already stays the very same, so that nothing is drawn anew.
fn as_memory<G: Game>(moment: Arc<Moment<G>>) -> Arc<Moment<G>> {
    if moment.is_mine() {
        Arc::new(moment.past())
    } else {
        moment
    }
}

/// From now on what others do at this table is a film.
pub(super) fn begin<G: Board>(table: Table<G>) {
    table.film.teller.set_value(Some(follow::<G>));
    follow(table);
    keep_time(table);
}

/// Are the moves of others shown step by step? Not to somebody who isn't looking.
fn plays() -> bool {
    settings().now().speed() != Speed::Instant && !browser::document().hidden()
}

/// Tells what is new since the last moment.
fn follow<G: Board>(table: Table<G>) {
    untrack(|| {
        let Some(last) = table.history.with_untracked(|history| history.last().cloned()) else {
            return;
        };
        let seen = table.film.seen.get_value().or_else(|| come_back(table, &last));
        table.film.seen.set_value(Some((last.viewer, last.ply)));
        let is_waiting = table.film.waits.with_untracked(Waits::is_waiting);
        match seen {
            // who steps through the past by hand goes on with that, or is about to
            _ if !plays() && (is_waiting || table.film.reel.with_untracked(Reel::is_catch_up)) => {}
            _ if !plays() => miss(table, &last, seen),
            None if last.ply == 0 => table.turn_film(|reel| reel.append(opening(table, &last))),
            // it is told with what the film waits for
            Some((viewer, ply)) if viewer == last.viewer && ply <= last.ply && is_waiting => {}
            Some((viewer, ply)) if viewer == last.viewer && ply <= last.ply => go_on(table, &last, ply),
            // through other eyes, or after something was taken back, there is nothing to go on from
            _ => table.skip_film(),
        }
    });
}

/// What a viewer who left this table before had seen of it then. A spectator is shown at once what happened since; a player asks for it.
fn come_back<G: Game>(table: Table<G>, last: &Moment<G>) -> Option<(Viewer, usize)> {
    let left = table.film.left_at.get_untracked().filter(|&left| left < last.ply);
    table.film.left_at.set(left);
    left.filter(|_| last.seat().is_none()).map(|left| (last.viewer, left))
}

/// It is not shown by itself; what happens while nobody looks can be asked for.
fn miss<G: Game>(table: Table<G>, last: &Moment<G>, seen: Option<(Viewer, usize)>) {
    let news = seen.filter(|&(viewer, ply)| viewer == last.viewer && ply < last.ply);
    if let Some((_, ply)) = news.filter(|_| browser::document().hidden()) {
        table.film.leave(ply);
    }
    table.skip_film();
}

/// Lets each step have its time.
fn keep_time<G: Board>(table: Table<G>) {
    let beat = Memo::new(move |_| table.film.reel.with(Reel::beat));
    let timer = StoredValue::new(None::<TimeoutHandle>);
    let rest = move || {
        if let Some(timer) = timer.try_update_value(Option::take).flatten() {
            timer.clear();
        }
    };
    Effect::new(move |_| {
        let beat = beat.get();
        rest();
        let step = table.film.reel.with_untracked(|reel| reel.now().cloned());
        let Some((step, (_, true))) = step.zip(beat) else {
            return;
        };
        let go_on = move || {
            if table.is_open() {
                table.turn_film(Reel::go_on);
            }
        };
        let chosen = settings().now().speed();
        let speed = if table.film.reel.with_untracked(Reel::is_catch_up) {
            pace::asked_for(chosen)
        } else {
            chosen
        };
        if let Some(time) = pace::time(speed, &step.text) {
            timer.set_value(set_timeout_with_handle(go_on, time).ok());
        }
    });
    on_cleanup(rest);
}
