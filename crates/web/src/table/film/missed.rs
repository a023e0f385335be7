//! What a viewer has missed: the same film, when it is asked for.

use leptos::prelude::*;

use super::news::{opening, steps};
use super::reel::Step;
use super::{plays, waits};
use crate::boards::Board;
use crate::table::{Entry, Table};

/// At most this many decisions are shown again, the newest: nobody watches more, and a server has to remember them.
const MOST_DECISIONS: usize = 128;

/// What others did since the viewer last decided, or since a spectator left; everything, if the viewer has not decided yet.
fn missed<G: Board>(table: Table<G>) -> Option<Vec<Entry<G>>> {
    let seat = table
        .history
        .with(|history| history.last().map(|moment| moment.seat()))?;
    let left = table.film.left_at.get();
    table.log.with(|log| {
        let first = match seat {
            Some(seat) => log
                .iter()
                .rposition(|entry| entry.seat == seat)
                .map_or(0, |own| own + 1),
            None => log.partition_point(|entry| left.is_none_or(|left| entry.ply <= left)),
        };
        Some(log[first.max(log.len().saturating_sub(MOST_DECISIONS))..].to_vec())
    })
}

/// How many decisions of others there are to tell of.
pub fn count_missed<G: Board>(table: Table<G>) -> usize {
    let tells = |entry: &&Entry<G>| !steps(table, std::slice::from_ref(*entry), false).is_empty();
    missed(table).map_or(0, |entries| entries.iter().filter(tells).count())
}

/// Shows what the viewer has missed, as soon as the moments are there.
pub fn catch_up<G: Board>(table: Table<G>) {
    untrack(|| {
        let missed = missed(table).unwrap_or_default();
        let Some((first, last)) = missed.first().zip(missed.last()) else {
            return;
        };
        waits::wait_for(table, first.ply.saturating_sub(1)..last.ply, last.ply, begin);
    });
}

fn begin<G: Board>(table: Table<G>, _: usize) {
    let Some(entries) = missed(table) else { return };
    let from_start = entries.first().is_some_and(|first| first.ply == 1);
    let mut told = Vec::new();
    if let Some(start) = table.start.get().filter(|_| from_start) {
        told.extend(opening(table, &start).into_iter().map(|step| Step {
            is_aside: false,
            ..step
        }));
    }
    told.extend(steps(table, &entries, false));
    table.film.left_at.set(None);
    table.turn_film(|reel| reel.catch_up(told, plays()));
}
