//! The prompt bar: what is expected now, in one sentence, and the choices that have no place on the board.

use leptos::prelude::*;

use super::hints::Hints;
use super::rule_sheet::rule_link;
use super::{Moment, Table, catch_up, choices, film, notices};
use crate::boards::Board;
use crate::texts::t;

/// The bar.
pub(super) fn bar<G: Board>(table: Table<G>, hints: Hints<G>, help: RwSignal<bool>) -> AnyView {
    let mine = move || table.moment().is_some_and(|moment| moment.is_mine());
    view! {
        <div class="prompt-bar" class:mine=mine>
            <p class="prompt" role="status" aria-live="polite" tabindex="-1">{move || sentence(table)}</p>
            {rule(table)}
            <div class="choices">{choices::panel(table)}{catch_up::panel(table)}</div>
            <div class="tools">
                {catch_up::button(table)}
                <button class="quiet" data-undo aria-keyshortcuts="u" disabled=move || !may_undo(table) on:click=move |_| table.undo()>{t!("table.undo")}</button>
                <button class="quiet" data-hint aria-keyshortcuts="h" disabled=move || !mine() on:click=move |event| hints.ask(event.detail() == 0)>{t!("table.hint")}</button>
                <button class="quiet" aria-keyshortcuts="?" aria-label=t!("keys.help_title") on:click=move |_| help.set(true)>"?"</button>
            </div>
            {notices::panel(table)}
            {film::bar(table)}
        </div>
    }
    .into_any()
}

fn sentence<G: Board>(table: Table<G>) -> String {
    let Some(moment) = table.moment() else {
        return t!("table.loading");
    };
    if table.looks_back() {
        return t!("table.looking_back", n = moment.ply);
    }
    if let Some(outcome) = &moment.outcome {
        let winners = (0u8..)
            .zip(&outcome.seats)
            .filter(|(_, result)| result.place == 1)
            .filter_map(|(number, _)| table::Seat::new(number));
        let names: Vec<String> = winners.map(|seat| table.name(seat)).collect();
        let alone = outcome.seats.len() == 1;
        return if alone {
            t!("table.over_alone", points = outcome.seats[0].score.points)
        } else {
            t!("table.over", names = names.join(" & "))
        };
    }
    if moment.is_mine() {
        G::sentence(&moment)
    } else {
        waiting(table, &moment)
    }
}

/// The clause that the sentence is about, for those who want to read it: when they are asked something, and at the end.
fn rule<G: Board>(table: Table<G>) -> AnyView {
    let clause = Memo::new(move |_| {
        let moment = table.moment().filter(|_| !table.looks_back())?;
        (moment.is_mine() || moment.outcome.is_some()).then(|| G::prompt_clause(&moment.view))
    });
    let link = |clause: &str| rule_link(G::meta().id, clause, t!("table.rule", clause = clause), "prompt-rule");
    view! { {move || clause.get().map(link)} }.into_any()
}

fn waiting<G: Board>(table: Table<G>, moment: &Moment<G>) -> String {
    // in a lesson there may be nothing to do for a while though the turn is the viewer's own: the lesson says what comes next
    if moment.seat().is_some_and(|seat| moment.awaiting.contains(seat)) {
        return String::new();
    }
    if moment.awaiting.is_empty() {
        return t!("games.called_off");
    }
    let names: Vec<String> = moment.awaiting.iter().map(|seat| table.name(seat)).collect();
    t!("table.waiting", names = names)
}

/// Has the viewer decided something that could perhaps be taken back?
fn may_undo<G: Board>(table: Table<G>) -> bool {
    if table.unstored.get() {
        return true;
    }
    let Some(seat) = table
        .moment()
        .filter(|moment| moment.outcome.is_none())
        .and_then(|moment| moment.seat())
    else {
        return false;
    };
    !table.looks_back()
        && table
            .log
            .with(|log| log.iter().rev().take(8).any(|entry| entry.seat == seat))
}
