//! The towns of all, small: whoever is clicked is shown large.

use hill::Hill;
use leptos::prelude::*;
use table::{Seat, Seats};

use super::town;
use super::ui::Ui;
use crate::boards::Board;
use crate::picture::named;
use crate::table::Moment;
use crate::texts::{figure, t};

/// Who is shown large: whose turn is told right now, otherwise who was asked for, otherwise the viewer, otherwise the first.
pub fn shown(ui: Ui, moment: &Moment<Hill>) -> Seat {
    guest(ui, moment)
        .or(ui.looks_at.get())
        .or(moment.seat())
        .or(Seats::all(1).first())
        .unwrap_or_else(|| moment.view.public().starting)
}

/// Whose turn is told right now. Nobody's while the viewer decides, as with the last step of a film: that takes the viewer's own town.
pub fn guest(ui: Ui, moment: &Moment<Hill>) -> Option<Seat> {
    if moment.is_mine() {
        None
    } else {
        ui.table.film.guest.get()
    }
}

/// The towns of the others, small; and the way back.
pub fn draw(ui: Ui, moment: &Moment<Hill>, large: Seat) -> AnyView {
    let seats = Seats::all(moment.view.public().players);
    if seats.len() < 2 {
        return ().into_any();
    }
    let towns = seats
        .iter()
        .filter(|&seat| seat != large)
        .map(|seat| thumbnail(ui, moment, seat))
        .collect_view();
    view! { <section class=format!("others beside-{}", seats.len() - 1) aria-label=t!("hill.others")>{towns}</section> }
        .into_any()
}

fn thumbnail(ui: Ui, moment: &Moment<Hill>, seat: Seat) -> AnyView {
    let own = moment.seat() == Some(seat);
    let mark = Hill::seat_mark(seat);
    let points = moment.view.score(seat).map_or(0, |tally| tally.total());
    let name = ui.table.name(seat);
    let label = t!("hill.town.enlarge", name = name);
    let tip = label.clone();
    // what a line of the log names is in this town: "card-1-...", "track-1-...", "line-1-..."
    let part = format!("-{}-", seat.index());
    let lit = move || {
        ui.table
            .highlight
            .with(|lit| lit.as_ref().is_some_and(|lit| lit.contains(&part)))
    };
    let class = move || format!("thumbnail {}{}", mark.class, if lit() { " lit" } else { "" });
    let drawn = view! {
        {town::small(&moment.view, seat)}
        <span class="thumbnail-name"><span class="seat-letter">{mark.letter}</span><span class="name">{name}</span><b>{figure(points)}</b></span>
    }
    .into_any();
    view! {
        <button class=class title=tip on:click=move |_| ui.looks_at.set((!own).then_some(seat))>{named(label, drawn)}</button>
    }
    .into_any()
}
