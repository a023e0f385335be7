//! What happened, one line per event; pointing at a line shows on the board what it is about.

use std::cell::Cell;

use leptos::html;
use leptos::prelude::*;
use table::{Seat, Seats};

use super::course::reader;
use super::{Entry, Moment, Table};
use crate::boards::{Board, Told};
use crate::texts::t;

/// A line of the log.
#[derive(Clone, PartialEq)]
pub(super) struct Line {
    /// How many decisions there are with it, and the number of its event.
    pub(super) key: (usize, usize),
    class: &'static str,
    /// What is written there.
    pub(super) text: String,
    /// Who is named there.
    pub(super) names: Seats,
    /// The thing on the board that it is about.
    pub(super) target: Option<String>,
}

/// The log.
pub(super) fn panel<G: Board>(table: Table<G>) -> AnyView {
    let list = NodeRef::<html::Div>::new();
    let limit = Memo::new(move |_| looked_at(table).or_else(|| table.film.limit()));
    let lines = shown(table, limit);
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    // what a caption tells is not told twice; after the game, a replay's goes back and forth
    let is_over = Memo::new(move |_| {
        table
            .history
            .with(|history| history.last().is_some_and(|last| last.outcome.is_some()))
    });
    let live = move || {
        if limit.get().is_some() || is_over.get() {
            "off"
        } else {
            "polite"
        }
    };
    view! {
        <section class="log-panel" aria-label=t!("table.log")>
            <h2>{t!("table.log")}</h2>
            <div class="log" role="log" aria-live=live aria-label=t!("table.log") tabindex="0" node_ref=list>
                <ol><For each=move || lines.get() key=|line| (line.key, line.class, line.text.clone()) children=move |line| item(table, limit, line)/></ol>
            </div>
        </section>
    }
    .into_any()
}

/// The last line of the moment that is looked back at.
fn looked_at<G: Board>(table: Table<G>) -> Option<(usize, usize)> {
    let place = table.past.get()?;
    table
        .history
        .with(|history| history.get(place).map(|moment| (moment.ply, usize::MAX)))
}

/// The lines that are shown: a film, or what is looked back at, and its last line go together.
fn shown<G: Board>(table: Table<G>, limit: Memo<Option<(usize, usize)>>) -> Memo<Vec<Line>> {
    let all = Memo::new(move |_| {
        table.sitters.track();
        let start = table.start.get().map(|start| opening(table, &start));
        table.log.with(|entries| {
            let told = entries.iter().flat_map(|entry| lines_of(table, entry));
            start.into_iter().flatten().chain(told).collect::<Vec<_>>()
        })
    });
    Memo::new(move |_| {
        let mut lines = all.get();
        if let Some(limit) = limit.get() {
            lines.retain(|line| line.key <= limit);
        }
        lines
    })
}

/// A line as it is drawn: pointing at it, or going there by keys, shows on the board what it is about.
fn item<G: Board>(table: Table<G>, limit: Memo<Option<(usize, usize)>>, line: Line) -> AnyView {
    let (target, focus) = (line.target.clone(), line.target.clone());
    view! {
        <li class=line.class class:now=move || limit.get() == Some(line.key) tabindex=line.target.is_some().then_some("0") on:mouseenter=move |_| table.highlight.set(target.clone()) on:mouseleave=move |_| table.highlight.set(None)
            on:focus=move |_| table.highlight.set(focus.clone()) on:blur=move |_| table.highlight.set(None)>
            {line.text}
        </li>
    }
    .into_any()
}

/// What is said of an entry. One that was taken back says so, unless it stands there with what it brought about, crossed out.
pub(super) fn lines_of<G: Board>(table: Table<G>, entry: &Entry<G>) -> Vec<Line> {
    let class = G::seat_mark(entry.seat).class;
    if entry.undone && entry.events.is_empty() {
        return vec![Line {
            key: (entry.ply, 0),
            class,
            text: t!(
                "table.took_back",
                name = table.name(entry.seat),
                name_is = if reader(table) == Some(entry.seat) {
                    "you"
                } else {
                    "other"
                }
            ),
            names: Seats::only(entry.seat),
            target: None,
        }];
    }
    told(table, entry)
}

/// What was dealt and drawn before anybody decided.
pub(super) fn opening<G: Board>(table: Table<G>, start: &Moment<G>) -> Vec<Line> {
    let name = |seat| table.name(seat);
    let voice = table::Voice {
        you: start.seat(),
        name: Some(&name),
        ..crate::texts::voice()
    };
    let line = |(place, Told { text, target })| Line {
        key: (0, place),
        class: "opening",
        text,
        // it isn't looked for who decided: nobody did
        names: Seats::NONE,
        target,
    };
    G::opening(&start.view, &voice)
        .into_iter()
        .enumerate()
        .map(line)
        .collect()
}

/// The colour of a line is that of whose thing it tells of; what belongs to nobody has none.
fn class_of<G: Board>(entry: &Entry<G>, event: &G::Event) -> &'static str {
    if entry.undone {
        return "undone";
    }
    G::event_seat(event).map_or("", |seat| G::seat_mark(seat).class)
}

fn told<G: Board>(table: Table<G>, entry: &Entry<G>) -> Vec<Line> {
    let Some(moment) = table.history.with_untracked(|history| history.last().cloned()) else {
        return Vec::new();
    };
    let say = |event: &G::Event| {
        noting_names(&|seat| table.name(seat), |name| {
            let voice = table::Voice {
                you: moment.seat(),
                name: Some(name),
                ..crate::texts::voice()
            };
            G::told(&moment.view, event, &voice)
        })
    };
    let line = |(place, event): (usize, &G::Event)| {
        let (text, names) = say(event);
        Some(Line {
            key: (entry.ply, place),
            class: class_of(entry, event),
            text: text?,
            names,
            target: G::event_target(event),
        })
    };
    entry.events.iter().enumerate().filter_map(line).collect()
}

/// What is said with these names, and who is named in it. A name may be as short as a letter, so it is not looked for in the words.
fn noting_names<T>(name: &dyn Fn(Seat) -> String, say: impl FnOnce(&dyn Fn(Seat) -> String) -> T) -> (T, Seats) {
    let named = Cell::new(Seats::NONE);
    let said = say(&|seat| {
        named.set(named.get().with(seat));
        name(seat)
    });
    (said, named.get())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_is_not_found_in_other_words() {
        let bo = Seat::new(1).unwrap();
        let name = |_: Seat| "Bo".to_owned();
        assert_eq!(
            noting_names(&name, |_| "Bonus cards were revealed."),
            ("Bonus cards were revealed.", Seats::NONE)
        );
        assert_eq!(
            noting_names(&name, |name| format!("{} took a card.", name(bo))),
            ("Bo took a card.".to_owned(), Seats::only(bo))
        );
    }
}
