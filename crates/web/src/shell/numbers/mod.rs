//! The printed score pad in the page: nothing but numbers, added up while you type, kept in this browser, and ready for the printer.

mod blank;
mod cell;
mod desk;
mod filed;
mod grid;
mod shelf;

use leptos::prelude::*;
use table::{Meta, pad};

use self::desk::{Desk, name};
use self::shelf::Column;
use crate::boards::Opened;
use crate::browser;
use crate::texts::{figure, t};

/// The pad of a game.
pub fn numbers(meta: &Meta, game: &'static dyn Opened) -> AnyView {
    let desk = Desk::of(meta.id, &meta.players, game);
    let prints_blank = RwSignal::new(false);
    // the browser's own way to print prints what is on the pad
    let printed = window_event_listener_untyped("afterprint", move |_| prints_blank.set(false));
    on_cleanup(move || printed.remove());
    let lost = move || {
        desk.is_lost
            .get()
            .then(|| view! { <p class="problem screen-only" role="alert">{t!("numbers.lost")}</p> })
    };
    view! {
        <div class="numbers" class:prints-blank=prints_blank data-numbers=meta.id>
            <p class="pad-about screen-only">{t!("numbers.about")}</p>
            {grid::grid(desk)}
            <p class="numbers-result" role="status">{move || result(desk)}</p>
            {lost}
            {tools(desk, prints_blank)}
            {filed::list(desk)}
            {blank::blank(desk)}
        </div>
    }
    .into_any()
}

/// Who has won, or what is still asked.
fn result(desk: Desk) -> Option<String> {
    let open = desk
        .shelf
        .with(|shelf| shelf.open.is_filled().then(|| shelf.open.clone()))?;
    let sums = desk.sums.get();
    if open.columns.len() == 1 {
        return None;
    }
    let places = pad::places(&sums).into_iter().enumerate();
    let first = places.filter(|(_, place)| *place == 1).map(|(number, _)| number);
    let names: Vec<String> = first
        .clone()
        .map(|number| name(number, &open.columns[number].name))
        .collect();
    let points = first.clone().next().map_or(0, |number| sums[number].total());
    let won = if names.len() == 1 {
        t!("numbers.won", name = names[0].as_str(), points = figure(points))
    } else {
        t!("numbers.shared", names = names, points = figure(points))
    };
    let asked = pad::is_tied(&sums) && desk.is_tied.get() && has_tie_rows(desk);
    Some(if asked {
        format!("{won} {}", t!("numbers.tie"))
    } else {
        won
    })
}

/// Is there a row that could break a tie?
fn has_tie_rows(desk: Desk) -> bool {
    desk.rows
        .with_value(|rows| rows.iter().any(|row| row.worth == table::Worth::Tie))
}

/// More and fewer players, a new game, a clean pad, the printer.
fn tools(desk: Desk, prints_blank: RwSignal<bool>) -> AnyView {
    let players = move || desk.shelf.with(|shelf| shelf.open.columns.len());
    let more = move |_| desk.change(|shelf| shelf.open.columns.push(Column::default()));
    let fewer = move |_| desk.change(|shelf| drop(shelf.open.columns.pop()));
    let anew = move |_| desk.change(|shelf| shelf.begin_anew(browser::fresh_id()));
    let is_blank = move || desk.shelf.with(|shelf| shelf.open.is_blank());
    view! {
        <div class="ways numbers-tools screen-only">
            <button data-more disabled=move || !desk.can_have(players() + 1) on:click=more>{t!("numbers.more")}</button>
            <button data-fewer disabled=move || !desk.can_have(players().saturating_sub(1)) on:click=fewer>{t!("numbers.fewer")}</button>
            {clear(desk)}
            <button class="main" data-new-pad disabled=is_blank on:click=anew>{t!("numbers.new")}</button>
            <button data-print on:click=move |_| print(prints_blank, false)>{t!("numbers.print")}</button>
            <button data-print-blank on:click=move |_| print(prints_blank, true)>{t!("numbers.print_blank")}</button>
        </div>
    }
    .into_any()
}

/// Takes all numbers off the pad, in two clicks.
fn clear(desk: Desk) -> AnyView {
    let sure = RwSignal::new(false);
    let clear = move |_| {
        if !sure.get_untracked() {
            return sure.set(true);
        }
        sure.set(false);
        desk.change(|shelf| shelf.open.columns.iter_mut().for_each(|column| column.numbers.clear()));
    };
    let label = move || {
        if sure.get() {
            t!("numbers.sure")
        } else {
            t!("numbers.clear")
        }
    };
    view! { <button data-clear on:click=clear on:blur=move |_| sure.set(false)>{label}</button> }.into_any()
}

/// Prints what is on the pad, or an empty one. The page must have changed before the printer looks at it.
fn print(prints_blank: RwSignal<bool>, blank: bool) {
    prints_blank.set(blank);
    request_animation_frame(|| {
        let _ = window().print();
    });
}
