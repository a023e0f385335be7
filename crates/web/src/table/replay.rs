//! The finished game once more: a slider over all decisions, the course of the expected result, and going on from anywhere against bots.

use std::sync::Arc;

use leptos::prelude::*;
use table::{Log, Seat, Viewer};

use super::{Moment, Table, graph, review};
use crate::boards::Board;
use crate::host::kept::{self, KeptSeat};
use crate::settings::settings;
use crate::texts::t;

/// What the whole log tells.
pub(super) struct Course<G: Board> {
    pub(super) log: Log<G>,
    /// After each decision and at the beginning: what each seat can expect.
    pub(super) worths: Vec<Vec<f32>>,
    /// The seat through whose eyes it is seen.
    pub(super) viewer: Viewer,
}

/// The panel under the score sheet.
pub(super) fn panel<G: Board>(table: Table<G>) -> AnyView {
    let course = RwSignal::new_local(None::<Arc<Course<G>>>);
    table.with_host(|host| host.with_log(Box::new(move |log| course.set(Some(Arc::new(recall(table, log)))))));
    let shown = move || {
        let course = course.get()?;
        Some(
            view! { <div class="replay">{slider(table, course.clone())}{graph::graph(table, &course)}{review::panel(table, course)}</div> },
        )
    };
    shown.into_any()
}

/// Plays the log again and makes every moment of it part of the table's history.
fn recall<G: Board>(table: Table<G>, log: Log<G>) -> Course<G> {
    let last = table.history.with_untracked(|history| history.last().cloned());
    let viewer = last.map_or(Viewer::Spectator, |moment| moment.viewer);
    let mut moments = Vec::with_capacity(log.actions.len() + 1);
    let mut worths = Vec::with_capacity(log.actions.len() + 1);
    let expected = |state: &G| state.worths()[..usize::from(state.players())].to_vec();
    if let Ok(start) = log.start() {
        moments.push(Arc::new(Moment::of(&start, viewer, 0)));
        worths.push(expected(&start));
    }
    let replayed = log.replay_with(&mut (), |ply, state, (), _| {
        moments.push(Arc::new(Moment::of(state, viewer, ply + 1)));
        worths.push(expected(state));
    });
    if replayed.is_ok() {
        table.history.set(moments);
    }
    Course { log, worths, viewer }
}

fn slider<G: Board>(table: Table<G>, course: Arc<Course<G>>) -> AnyView {
    let last = course.log.actions.len();
    let place = move || table.past.get().unwrap_or(last);
    let go = move |place: usize| look_back(table, (place < last).then_some(place));
    let step = move |by: isize| go(place().saturating_add_signed(by).min(last));
    let go_on = move |_: leptos::ev::MouseEvent| continue_from(&course, place());
    let at_end = move || place() == last;
    view! {
        <div class="replay-bar" role="group" aria-label=t!("replay.title")>
            <button aria-label=t!("catch_up.back") on:click=move |_| step(-1)>"‹"</button>
            <input type="range" data-replay aria-label=t!("replay.title") min="0" max=last prop:value=move || place().to_string()
                on:input=move |event| go(event_target_value(&event).parse().unwrap_or(last))/>
            <button aria-label=t!("catch_up.next") on:click=move |_| step(1)>"›"</button>
            <output>{move || t!("replay.place", n = place(), all = last)}</output>
            <button data-continue disabled=at_end on:click=go_on>{t!("replay.continue")}</button>
        </div>
    }
    .into_any()
}

/// Goes to a place in the game, and to the board, which shows it.
pub(super) fn look_back<G: Board>(table: Table<G>, place: Option<usize>) {
    table.past.set(place);
    window().scroll_to_with_x_and_y(0.0, 0.0);
}

/// A new game in this browser that begins where this one stood, against bots.
fn continue_from<G: Board>(course: &Course<G>, place: usize) {
    let mut log = course.log.clone();
    log.actions.truncate(place);
    let chosen = settings().now();
    let own = course.viewer.seat().or_else(|| Seat::new(0));
    let seat = |number: u8| {
        if Seat::new(number) == own {
            KeptSeat::person(&chosen.name)
        } else {
            KeptSeat::bot(&chosen.level)
        }
    };
    let id = kept::begin_from(&log, (0..log.players).map(seat).collect());
    leptos_router::hooks::use_navigate()(&format!("/local/{id}"), leptos_router::NavigateOptions::default());
}
