//! The remote host: the server's table, as far as the viewer may see it.

use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;

use leptos::prelude::*;
use serde_json::value::RawValue;
use table::{Game, Log, Seat, Viewer};
use wire::Span;

use super::api::{self, EntryKind, Heard, Past, Refused, Sitting, TableInfo, TableNews};
use super::left;
use super::room::Room;
use crate::boards::Board;
use crate::browser;
use crate::shell::fields::level_name;
use crate::table::{Entry, Host, Moment, Notice, Sitter, SitterKind, Table};
use crate::texts::t;

/// A game on the server.
pub struct Remote<G: Board> {
    room: Room,
    table: Table<G>,
}

impl<G: Board> Remote<G> {
    /// A table in the page that shows a table of the server.
    pub fn open(room: Room) -> Table<G> {
        let table = Table::<G>::new();
        table.keep_at(Remote { room, table });
        Effect::new(move |_| table.adrift.set(room.adrift.get()));
        Effect::new(move |_| table.unstored.set(room.unstored.get()));
        Effect::new(move |_| table.away.set(room.away.get()));
        Effect::new(move |_| table.bots_wait.set(room.bots_wait.get()));
        Effect::new(move |_| {
            if let Some(info) = room.info.get() {
                table.sitters.set(sitters(&info));
            }
        });
        Effect::new(move |_| {
            if let Some(refused) = room.refusal() {
                table.notice.set(Some(notice(refused)));
            }
        });
        note_leaving(room, table);
        room.listen(move |update| {
            // while a plan is made, the table is put away
            if table.is_open() {
                hear(room, table, update);
            }
        });
        table
    }
}

/// Whoever comes back to the table is offered what happened since.
fn note_leaving<G: Board>(room: Room, table: Table<G>) {
    let id = room.id();
    table.film.left_at.set(left::at(&id));
    let leave = move || {
        let last = table.history.try_with_untracked(|history| history.last().cloned());
        if let Some(moment) = last.flatten() {
            left::leave(&id, moment.ply);
        }
    };
    let (hide, close) = (leave.clone(), leave);
    let hidden = window_event_listener_untyped("pagehide", move |_| hide());
    on_cleanup(move || {
        hidden.remove();
        close();
    });
}

impl<G: Board> Host<G> for Remote<G> {
    fn act(&self, seat: Seat, action: G::Action) {
        // by way of text, as everywhere here: a second way of writing every game's actions has its weight
        let text = serde_json::to_string(&action).expect("actions have text for keys");
        let action = serde_json::from_str(&text).expect("what was written can be read");
        self.room.decide(seat, Some(action));
    }

    fn undo(&self, seat: Seat) {
        self.room.decide(seat, None);
    }

    fn id(&self) -> String {
        self.room.id()
    }

    fn reveal(&self, seat: Seat) {
        self.table.curtain.set(None);
        self.room.look_as(seat);
    }

    fn recall(&self, plies: Range<usize>, then: Box<dyn FnOnce()>) {
        let (id, table) = (self.room.id(), self.table);
        let last = table.history.with_untracked(|history| history.last().cloned());
        let Some(viewer) = last.map(|moment| moment.viewer) else {
            return then();
        };
        leptos::task::spawn_local(async move {
            let moments = past::<G>(&id, viewer, plies).await;
            if table.is_open() {
                table.remember(viewer, moments);
                then();
            }
        });
    }

    fn with_log(&self, then: Box<dyn FnOnce(Log<G>)>) {
        let (path, table) = (format!("/api/tables/{}/log", self.room.id()), self.table);
        leptos::task::spawn_local(async move {
            match api::get(&path).await {
                Ok(log) if table.is_open() => then(log),
                Ok(_) => {} // the page has gone elsewhere meanwhile
                Err(refused) => browser::warn(&refused.text),
            }
        });
    }
}

/// Who sits where; several bots, and several seats of one person, are numbered.
pub fn sitters(info: &TableInfo) -> Vec<Sitter> {
    let several = info.seats.iter().filter(|seat| seat.sitter == Sitting::Bot).count() > 1;
    let (mut bots, mut own) = (0, 0);
    let around_one_screen = info.own().len() > 1;
    let sitter = |seat: &super::api::SeatInfo| {
        let mut name = seat.name.clone().unwrap_or_else(|| "—".to_owned()); // somebody who has left for good
        if seat.yours && around_one_screen {
            own += 1;
            name = format!("{name} {own}");
        }
        let kind = match seat.sitter {
            Sitting::Bot => {
                bots += 1;
                let level = seat.level.clone().unwrap_or_default();
                let word = level_name(&level);
                name = if several {
                    t!("table.bot_numbered", n = bots, level = word)
                } else {
                    t!("table.bot", level = word)
                };
                SitterKind::Bot(level)
            }
            _ if seat.stood_in => SitterKind::StandIn,
            _ if seat.yours => SitterKind::Here,
            _ => SitterKind::Elsewhere,
        };
        Sitter {
            name,
            is_guest: seat.guest && seat.sitter == Sitting::Person,
            kind,
        }
    };
    info.seats.iter().map(sitter).collect()
}

/// What was refused, with the clause where it is against the rules.
fn notice(refused: Refused) -> Notice {
    Notice {
        text: refused.text,
        clause: refused.clause,
    }
}

fn hear<G: Board>(room: Room, table: Table<G>, update: TableNews) {
    write_log(table, &update.entries);
    let next = next_eyes(room, &update);
    let is_covered = table.curtain.get_untracked().is_some();
    match moment::<G>(update) {
        Ok(Some(moment)) if !is_covered && is_new(table, &moment) => table.show(moment),
        Ok(_) => {}
        Err(error) => browser::warn(&format!("the server shows something unknown: {error}")),
    }
    if let Some(next) = next {
        table.close_curtain(next);
    }
}

/// Around one screen: another of our seats that has to decide, while the one that looks has not. When the page is opened nobody has taken a seat yet, whoever
/// closed it; once the game is over anybody may look.
fn next_eyes(room: Room, update: &TableNews) -> Option<Seat> {
    let own = room.info.with_untracked(|info| info.as_ref().map(TableInfo::own))?;
    let looks = update.seat?;
    let awaited = update.awaiting.iter().find(|&seat| own.contains(seat));
    let is_first_look = own.len() > 1 && !room.has_looked();
    if is_first_look && update.outcome.is_none() {
        return awaited.or(Some(looks));
    }
    awaited.filter(|_| !update.awaiting.contains(looks))
}

fn moment<G: Game>(update: TableNews) -> Result<Option<Moment<G>>, serde_json::Error> {
    let Some(view) = &update.view else { return Ok(None) };
    let (view, legal) = (serde_json::from_str(view.get())?, update.actions()?);
    Ok(Some(Moment {
        ply: update.ply,
        viewer: update.seat.map_or(Viewer::Spectator, Viewer::Seat),
        view: Arc::new(view),
        awaiting: update.awaiting,
        legal: Arc::new(legal),
        outcome: update.outcome.map(Arc::new),
    }))
}

/// What this viewer saw at these plies, as far as the server tells: answer by answer.
async fn past<G: Game>(id: &str, viewer: Viewer, plies: Range<usize>) -> Vec<Moment<G>> {
    let mut moments = Vec::new();
    let mut from = plies.start;
    while from < plies.end {
        let span = Span {
            seat: viewer.seat(),
            from,
            to: Some(plies.end - 1),
        };
        let answer = api::get::<Past>(&format!("/api/tables/{id}/past?{}", span.query())).await;
        match answer {
            Ok(past) if past.seat == viewer.seat() && !past.moments.is_empty() => {
                from += past.moments.len();
                moments.extend(past.moments.iter().filter_map(|seen| memory(viewer, seen)));
            }
            Ok(_) => break,
            Err(refused) => {
                browser::warn(&refused.text);
                break;
            }
        }
    }
    moments
}

/// A moment of the past: there is nothing to be done in it.
fn memory<G: Game>(viewer: Viewer, seen: &wire::Moment) -> Option<Moment<G>> {
    Some(Moment {
        ply: seen.ply,
        viewer,
        view: Arc::new(serde_json::from_str(seen.view.get()).ok()?),
        awaiting: seen.awaiting,
        legal: Arc::default(),
        outcome: None,
    })
}

/// Is there more to see than in the last moment? Chat and seats are not part of it.
fn is_new<G: Game>(table: Table<G>, moment: &Moment<G>) -> bool {
    let known = table.history.with_untracked(|history| history.last().cloned());
    known.is_none_or(|known| {
        let over = known.outcome.is_some() && moment.outcome.is_some(); // nothing happens after the end
        known.viewer != moment.viewer || !over && (known.ply, known.awaiting) != (moment.ply, moment.awaiting)
    })
}

/// Writes down what happened. What begins at the beginning is all of it, through other eyes.
fn write_log<G: Game>(table: Table<G>, entries: &[Heard]) {
    let Some(first) = entries.first() else { return };
    table.log.update(|log| {
        log.retain(|entry| entry.ply <= first.ply);
        for heard in entries {
            let is_undo = heard.kind == EntryKind::Undo;
            if is_undo {
                take_back(log, heard.seat);
            }
            log.push(Entry {
                ply: heard.ply + 1,
                seat: heard.seat,
                events: events::<G>(&heard.events),
                undone: is_undo,
            });
        }
    });
}

/// The last decision of a seat that still stood is one that was taken back.
fn take_back<G: Game>(log: &mut [Entry<G>], seat: Seat) {
    if let Some(entry) = log.iter_mut().rev().find(|entry| entry.seat == seat && !entry.undone) {
        entry.undone = true;
    }
}

fn events<G: Game>(events: &[Cow<'_, RawValue>]) -> Vec<G::Event> {
    events
        .iter()
        .filter_map(|event| serde_json::from_str(event.get()).ok())
        .collect()
}
