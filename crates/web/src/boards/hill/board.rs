//! The whole board.

use std::sync::Arc;

use hill::Hill;
use hill::question::Question;
use hill::state::{Phase, ROUNDS};
use leptos::prelude::*;

use super::town::Large;
use super::ui::Ui;
use super::{lines, offer, others, score, tray};
use crate::boards::Board;
use crate::table::{Moment, Table};
use crate::texts::t;

/// The board with everything on it that can be clicked.
pub fn draw(table: Table<Hill>) -> AnyView {
    let ui = Ui::new(table);
    let inside = move || table.moment().map(|moment| at_moment(ui, &moment));
    let choosing = move || {
        table
            .moment()
            .is_some_and(|moment| moment.view.public().phase == Phase::ChoosingSets)
    };
    let offered = move || {
        table
            .moment()
            .is_some_and(|moment| matches!(moment.view.question(), Question::FirstPlan(_) | Question::Take))
    };
    view! { <div class="hill"><div class="hill-grid" class:choosing=choosing class:offered=offered>{inside}</div></div> }.into_any()
}

/// The moment before the one that is shown: what is new since then appears.
fn before(ui: Ui, moment: &Moment<Hill>) -> Option<Arc<Moment<Hill>>> {
    ui.table.history.with_untracked(|history| {
        let place = history.iter().rposition(|other| other.ply == moment.ply)?;
        history.get(place.checked_sub(1)?).cloned()
    })
}

fn at_moment(ui: Ui, moment: &Arc<Moment<Hill>>) -> AnyView {
    let seat = others::shown(ui, moment);
    let is_guest = others::guest(ui, moment).is_some() && moment.seat() != Some(seat);
    let class = if is_guest {
        format!("own guest {}", Hill::seat_mark(seat).class)
    } else {
        "own".to_owned()
    };
    let large = Large::new(ui, moment.clone(), before(ui, moment).as_deref(), seat);
    view! {
        {offer::draw(ui, moment)}
        <section class=class>
            {heading(ui, moment, seat)}
            {large.draw()}
            <p class="detail" aria-live="polite">{move || ui.detail.get()}</p>
        </section>
        <div class="hill-side">
            {tray::draw(ui, moment, seat)}
            {others::draw(ui, moment, seat)}
            {lines::draw(ui, moment, seat)}
            {score::draw(moment, seat)}
        </div>
    }
    .into_any()
}

fn heading(ui: Ui, moment: &Moment<Hill>, seat: table::Seat) -> AnyView {
    let own = moment.seat() == Some(seat);
    let name = if own {
        t!("hill.town.own")
    } else {
        t!("hill.town.of", name = ui.table.name(seat))
    };
    let round = moment.view.public().round;
    let is_asked_for = ui.looks_at.get().is_some();
    let back = (!own && is_asked_for && moment.seat().is_some()).then(
        || view! { <button class="back" on:click=move |_| ui.looks_at.set(None)>{t!("hill.town.back")}</button> },
    );
    view! {
        <header class="own-head">
            <h2>{name}</h2>
            {back}
            <span class="round">{(round > 0).then(|| t!("hill.round", round = round, of = ROUNDS))}</span>
        </header>
    }
    .into_any()
}
