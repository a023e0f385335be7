//! What is new at a table, and how a film tells of it.

use std::ops::Range;

use leptos::prelude::*;
use table::Game;

use super::plays;
use super::reel::{self, Part, Reel, Step};
use super::waits::wait_for;
use crate::boards::Board;
use crate::table::{Entry, Moment, Table, log};

/// If more than this comes at once, it is not shown by itself: the viewer was away, and can ask for it.
const MOST_STEPS: usize = 40;

/// What others did after a ply. What the viewer did is no news.
struct News<G: Game> {
    entries: Vec<Entry<G>>,
    /// Did the viewer decide meanwhile?
    has_own: bool,
    /// Is it told beside a decision of the viewer?
    is_aside: bool,
}

impl<G: Board> News<G> {
    fn after(table: Table<G>, last: &Moment<G>, ply: usize) -> News<G> {
        let mut entries = table.log.with_untracked(|log| {
            let first = log.partition_point(|entry| entry.ply <= ply);
            log[first..].to_vec()
        });
        let own = entries.iter().rposition(|entry| last.seat() == Some(entry.seat));
        entries.drain(..own.map_or(0, |own| own + 1));
        News {
            entries,
            has_own: own.is_some(),
            is_aside: own.is_none() && last.is_mine() && was_mine(table, ply),
        }
    }

    /// The plies of the moments that a film shows: those with the board before and after each decision, without the present.
    fn span(&self, last: &Moment<G>) -> Range<usize> {
        match self.entries.first() {
            Some(first) if !self.is_aside => first.ply.saturating_sub(1)..last.ply,
            _ => 0..0,
        }
    }
}

/// Goes on with what happened after this ply, as soon as the page has all moments of it.
pub fn go_on<G: Board>(table: Table<G>, last: &Moment<G>, ply: usize) {
    let news = News::after(table, last, ply);
    if news.has_own {
        table.film.left_at.set(None);
        table.skip_film();
    }
    match steps(table, &news.entries, news.is_aside).len() {
        0 => {}
        1..=MOST_STEPS => wait_for(table, news.span(last), ply, tell),
        _ => {
            table.film.leave(ply);
            table.skip_film();
        }
    }
}

/// Tells what happened after this ply.
fn tell<G: Board>(table: Table<G>, ply: usize) {
    let Some(last) = table.history.with_untracked(|history| history.last().cloned()) else {
        return;
    };
    // whoever waited for it may have looked away meanwhile
    if !plays() {
        table.film.leave(ply);
        return table.turn_film(Reel::stop);
    }
    let news = News::after(table, &last, ply);
    let steps = steps(table, &news.entries, news.is_aside);
    // a spectator who came back sees all of it now
    if table.film.left_at.get_untracked() == Some(ply) {
        table.film.left_at.set(None);
    }
    table.turn_film(|reel| reel.append(steps));
}

/// Was it for the viewer to decide then, as it still is?
fn was_mine<G: Game>(table: Table<G>, ply: usize) -> bool {
    table.history.with_untracked(|history| {
        let then = history.iter().rfind(|moment| moment.ply <= ply);
        then.is_some_and(|moment| moment.is_mine())
    })
}

/// What was dealt and drawn at set-up.
pub fn opening<G: Board>(table: Table<G>, first: &Moment<G>) -> Vec<Step> {
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
pub fn steps<G: Board>(table: Table<G>, entries: &[Entry<G>], is_aside: bool) -> Vec<Step> {
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
