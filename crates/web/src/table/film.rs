//! The film: what others do is shown step by step, with a caption, on the board as it was then.
//!
//! Hosts know nothing of it: they show the table as it is now ([`Table::show`]), as fast as it changes. The film lags behind, and [`Table::now`] with it, until it is
//! over, or the viewer does anything. What happened during an absence is the same film.

mod bar;
mod input;
mod pace;
mod reel;
mod stage;

use std::sync::Arc;

use leptos::prelude::*;
use table::{Game, Seat, Viewer};

use super::{Entry, Moment, Table, log};
use crate::boards::Board;
use crate::browser;
use crate::settings::{Speed, settings};
pub(super) use bar::bar;
pub(super) use input::{Pressed, listen};
use reel::{Part, Reel, Step};
pub(super) use stage::stage;

/// If more than this comes at once, it is not shown by itself: the viewer was away, and can ask for it.
const MOST_STEPS: usize = 40;

/// Tells what is new at a table.
type Teller<G> = fn(Table<G>);

/// The film at a table. A handle of signals, copied freely.
pub struct Film<G: Game> {
    reel: RwSignal<Reel>,
    /// What the board shows in place of the present.
    held: RwSignal<Option<Arc<Moment<G>>>>,
    /// Whose things the step is about: boards that show one player's things large show theirs.
    pub guest: Memo<Option<Seat>>,
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
            seen: StoredValue::new(None),
            teller: StoredValue::new(None),
        }
    }

    /// What the board shows in place of the present.
    pub fn held(self) -> Option<Arc<Moment<G>>> {
        self.held.get()
    }

    /// Does a film run?
    pub fn is_running(self) -> bool {
        self.reel.with(Reel::is_running)
    }

    /// Does the board show the past, as the viewer asked for it?
    pub fn looks_back(self) -> bool {
        self.reel.with(Reel::is_catch_up) && self.held.with(Option::is_some)
    }

    /// The log ends with this line while a film runs.
    pub fn limit(self) -> Option<(usize, usize)> {
        self.reel.with(Reel::limit)
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
        if self.film.reel.with_untracked(Reel::is_running) {
            self.turn_film(Reel::stop);
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
        let seen = table.film.seen.get_value();
        table.film.seen.set_value(Some((last.viewer, last.ply)));
        match seen {
            // who steps through the past by hand goes on with that
            _ if !plays() && table.film.reel.with_untracked(Reel::is_catch_up) => {}
            _ if !plays() => table.skip_film(),
            None if last.ply == 0 => table.turn_film(|reel| reel.append(opening(table, &last))),
            Some((viewer, ply)) if viewer == last.viewer && ply <= last.ply => go_on(table, &last, ply),
            // through other eyes, or after something was taken back, there is nothing to go on from
            _ => table.skip_film(),
        }
    });
}

/// Goes on with what happened after this ply. What the viewer did is no news.
fn go_on<G: Board>(table: Table<G>, last: &Moment<G>, ply: usize) {
    let mut news = table.log.with_untracked(|log| {
        let first = log.partition_point(|entry| entry.ply <= ply);
        log[first..].to_vec()
    });
    let own = news.iter().rposition(|entry| last.seat() == Some(entry.seat));
    if let Some(own) = own {
        table.skip_film();
        news.drain(..=own);
    }
    let is_aside = own.is_none() && last.is_mine() && was_mine(table, ply);
    let steps = steps(table, &news, is_aside);
    match steps.len() {
        0 => {}
        1..=MOST_STEPS => table.turn_film(|reel| reel.append(steps)),
        _ => table.skip_film(),
    }
}

/// Was it for the viewer to decide then, as it still is?
fn was_mine<G: Game>(table: Table<G>, ply: usize) -> bool {
    table.history.with_untracked(|history| {
        let then = history.iter().rfind(|moment| moment.ply <= ply);
        then.is_some_and(|moment| moment.is_mine())
    })
}

/// What was dealt and drawn at set-up.
fn opening<G: Board>(table: Table<G>, first: &Moment<G>) -> Vec<Step> {
    let part = |line: log::Line| Part {
        line: line.key,
        text: line.text,
        target: line.target,
        ..Part::default()
    };
    let lines = log::opening(table, first);
    reel::cut(lines.into_iter().map(part), None, first.is_mine())
}

/// What these decisions of others tell, decision by decision. What tells nothing is passed over.
fn steps<G: Board>(table: Table<G>, entries: &[Entry<G>], is_aside: bool) -> Vec<Step> {
    let told = |entry: &&Entry<G>| !entry.undone || entry.events.is_empty();
    let step = |entry: &Entry<G>| reel::cut(parts(table, entry), Some(entry.seat), is_aside);
    entries.iter().filter(told).flat_map(step).collect()
}

fn parts<G: Board>(table: Table<G>, entry: &Entry<G>) -> Vec<Part> {
    let before = table.history.with_untracked(|history| {
        let then = history.iter().rfind(|moment| moment.ply < entry.ply);
        then.or(history.last()).cloned()
    });
    let part = |line: log::Line| {
        let event = entry.events.get(line.key.1);
        Part {
            line: line.key,
            text: line.text,
            names: line.names,
            target: line.target,
            about: event.and_then(G::event_seat),
            way: event
                .zip(before.as_ref())
                .and_then(|(event, before)| G::way(&before.view, event)),
        }
    };
    log::lines_of(table, entry).into_iter().map(part).collect()
}

/// What others did since the viewer last decided; everything, if the viewer has not decided yet.
fn missed<G: Game>(table: Table<G>) -> Option<(bool, Vec<Entry<G>>)> {
    let seat = table.history.with(|history| history.last()?.seat())?;
    table.log.with(|log| {
        let own = log.iter().rposition(|entry| entry.seat == seat);
        Some((own.is_none(), log[own.map_or(0, |own| own + 1)..].to_vec()))
    })
}

/// How many decisions of others there are to tell of.
pub(super) fn count_missed<G: Board>(table: Table<G>) -> usize {
    let tells = |entry: &&Entry<G>| !steps(table, std::slice::from_ref(*entry), false).is_empty();
    missed(table).map_or(0, |(_, entries)| entries.iter().filter(tells).count())
}

/// Shows what others did since the viewer last decided, from the very beginning if there is no such decision yet.
pub(super) fn catch_up<G: Board>(table: Table<G>) {
    untrack(|| {
        let Some((from_start, entries)) = missed(table) else {
            return;
        };
        let mut told = Vec::new();
        if let Some(start) = table.start.get().filter(|_| from_start) {
            told.extend(opening(table, &start).into_iter().map(|step| Step {
                is_aside: false,
                ..step
            }));
        }
        told.extend(steps(table, &entries, false));
        table.turn_film(|reel| reel.catch_up(told, plays()));
    });
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
