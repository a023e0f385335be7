//! What happened, one line per event; pointing at a line shows on the board what it is about.

use leptos::html;
use leptos::prelude::*;

use super::{Entry, Table};
use crate::boards::Board;
use crate::texts::t;

/// A line of the log.
#[derive(Clone, PartialEq)]
struct Line {
    key: (usize, usize),
    class: &'static str,
    text: String,
    target: Option<String>,
}

/// The log.
pub(super) fn panel<G: Board>(table: Table<G>) -> AnyView {
    let list = NodeRef::<html::Div>::new();
    let lines = Memo::new(move |_| {
        table.sitters.track();
        table.log.with(|entries| {
            entries
                .iter()
                .flat_map(|entry| lines_of(table, entry))
                .collect::<Vec<_>>()
        })
    });
    Effect::new(move |_| {
        lines.track();
        if let Some(list) = list.get() {
            request_animation_frame(move || list.set_scroll_top(list.scroll_height()));
        }
    });
    let line = move |line: Line| {
        let (target, focus) = (line.target.clone(), line.target.clone());
        view! {
            <li class=line.class tabindex=line.target.is_some().then_some("0") on:mouseenter=move |_| table.highlight.set(target.clone()) on:mouseleave=move |_| table.highlight.set(None)
                on:focus=move |_| table.highlight.set(focus.clone()) on:blur=move |_| table.highlight.set(None)>
                {line.text}
            </li>
        }
    };
    view! {
        <section class="log-panel" aria-label=t!("table.log")>
            <h2>{t!("table.log")}</h2>
            <div class="log" role="log" aria-live="polite" aria-label=t!("table.log") tabindex="0" node_ref=list>
                <ol><For each=move || lines.get() key=|line| (line.key, line.class, line.text.clone()) children=line/></ol>
            </div>
        </section>
    }
    .into_any()
}

/// What is said of an entry. One that was taken back says so, unless it stands there with what it brought about, crossed out.
fn lines_of<G: Board>(table: Table<G>, entry: &Entry<G>) -> Vec<Line> {
    let class = G::seat_mark(entry.seat).class;
    if entry.undone && entry.events.is_empty() {
        return vec![Line {
            key: (entry.ply, 0),
            class,
            text: t!("table.took_back", name = table.name(entry.seat)),
            target: None,
        }];
    }
    told(table, entry, if entry.undone { "undone" } else { class })
}

fn told<G: Board>(table: Table<G>, entry: &Entry<G>, class: &'static str) -> Vec<Line> {
    let Some(moment) = table.history.with_untracked(|history| history.last().cloned()) else {
        return Vec::new();
    };
    let name = |seat| table.name(seat);
    let voice = table::Voice {
        you: moment.seat(),
        name: Some(&name),
        ..crate::texts::voice()
    };
    let line = |(place, event): (usize, &G::Event)| {
        Some(Line {
            key: (entry.ply, place),
            class,
            text: G::told(&moment.view, event, &voice)?,
            target: G::event_target(event),
        })
    };
    entry.events.iter().enumerate().filter_map(line).collect()
}
