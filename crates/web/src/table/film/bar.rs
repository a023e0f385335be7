//! The caption of a film, over the board, with what stops it and what turns it on and back.

use leptos::prelude::*;

use super::reel::{Reel, Step};
use crate::boards::Board;
use crate::table::Table;
use crate::texts::t;

/// The bar. It is always there, so that a screen reader hears the captions; without a film it is empty.
pub(in crate::table) fn bar<G: Board>(table: Table<G>) -> AnyView {
    let step = Memo::new(move |_| table.film.step());
    let is_running = Memo::new(move |_| step.with(Option::is_some));
    let ply = move || step.with(|step| step.as_ref().map(|step| step.line.0));
    let left = move || table.film.reel.with(Reel::left);
    let is_aside = Memo::new(move |_| step.with(|step| step.as_ref().is_some_and(|step| step.is_aside)));
    let class = move || {
        let seat = step.with(|step| step.as_ref().and_then(|step| step.by));
        let aside = if is_aside.get() { "aside" } else { "" };
        format!("film {aside} {}", seat.map_or("", |seat| G::seat_mark(seat).class))
    };
    // beside a decision the log tells it; during a film only the caption does
    let live = move || if is_aside.get() { "off" } else { "polite" };
    let caption = move || step.get().map(|step| caption(table, step));
    view! {
        <div class=class data-film=ply data-left=left role="group" aria-label=t!("film.title")>
            <p class="film-caption" aria-live=live title=move || is_running.get().then(|| t!("film.keys")) on:click=move |_| table.skip_film()>{caption}</p>
            {move || is_running.get().then(|| controls(table))}
        </div>
    }
    .into_any()
}

/// Who did it, and what. The name stands before a sentence that does not tell it.
fn caption<G: Board>(table: Table<G>, step: Step) -> AnyView {
    let mark = step
        .by
        .map(|seat| view! { <span class="mark" aria-hidden="true">{G::seat_mark(seat).letter.to_string()}</span> });
    let name = (!step.names_who_decided()).then(|| {
        let name = step.by.map_or_else(|| t!("film.setup"), |seat| table.name(seat));
        view! { <b>{name}</b>" " }
    });
    view! { {mark}<span class="film-words">{name}<span class="film-text">{step.text}</span></span> }.into_any()
}

fn controls<G: Board>(table: Table<G>) -> AnyView {
    let is_paused = move || table.film.reel.with(Reel::is_paused);
    let (label, sign) = (
        move || if is_paused() { t!("film.play") } else { t!("film.pause") },
        move || if is_paused() { "▶" } else { "❚❚" },
    );
    view! {
        <span class="film-controls">
            <button class="quiet" data-step-back aria-label=t!("catch_up.back") title=t!("catch_up.back") on:click=move |_| table.turn_film(Reel::step_back)>"‹"</button>
            <button class="quiet" data-pause aria-keyshortcuts="Space" aria-label=label title=label on:click=move |_| table.turn_film(Reel::pause)>{sign}</button>
            <button class="quiet" data-step aria-label=t!("catch_up.next") title=t!("catch_up.next") on:click=move |_| table.turn_film(Reel::step)>"›"</button>
            <button class="quiet" data-now aria-keyshortcuts="Escape" on:click=move |_| table.skip_film()>{t!("film.skip")}</button>
        </span>
    }
    .into_any()
}
