//! The players' panel.

use leptos::prelude::*;
use table::{Seat, Seats};

use super::{Sitter, SitterKind, Table, score_so_far};
use crate::boards::Board;
use crate::browser;
use crate::shell::fields::guest_mark;
use crate::shell::people::person_link;
use crate::texts::t;

/// Everybody at the table.
pub(super) fn panel<G: Board>(table: Table<G>) -> AnyView {
    let clock = RwSignal::new(browser::now());
    let ticking = set_interval_with_handle(move || clock.set(browser::now()), std::time::Duration::from_secs(1));
    on_cleanup(move || {
        if let Ok(ticking) = ticking {
            ticking.clear();
        }
    });
    let seats = move || {
        let sitters = table.sitters.get();
        let each = (0u8..)
            .zip(sitters)
            .filter_map(|(number, sitter)| Some((Seat::new(number)?, sitter)));
        each.map(|(seat, sitter)| seat_row(table, seat, sitter, clock))
            .collect_view()
    };
    view! { <section class="players" aria-label=t!("table.players") tabindex="0">{seats}</section> }.into_any()
}

/// Why a bot takes its time, where it waits for others.
pub(super) fn waiting<G: Board>(table: Table<G>) -> AnyView {
    let text = |others: usize| {
        if others == 0 {
            t!("table.bots_wait")
        } else {
            t!("table.bots_wait_among", n = others)
        }
    };
    let line = move || {
        table
            .bots_wait
            .get()
            .map(|others| view! { <span>{text(others)}</span> })
    };
    view! { <p class="bots-wait" role="status">{line}</p> }.into_any()
}

fn seat_row<G: Board>(table: Table<G>, seat: Seat, sitter: Sitter, clock: RwSignal<f64>) -> AnyView {
    let mark = G::seat_mark(seat);
    let awaited = Memo::new(move |_| {
        table
            .moment()
            .map_or(Seats::NONE, |moment| moment.awaiting)
            .contains(seat)
    });
    let own = Memo::new(move |_| table.moment().and_then(|moment| moment.seat()) == Some(seat));
    let turn = move || {
        awaited.get().then(|| view! { <span class="turn">{if own.get() { t!("table.your_turn") } else { t!("table.decides") }}</span> })
    };
    let time = move || time_left(table, seat, clock).map(|time| view! { <span class="clock">{time}</span> });
    let away = Memo::new(move |_| table.away.get().contains(seat));
    // who plays elsewhere plays at a table of the server
    let has_profile = !sitter.is_guest && matches!(sitter.kind, SitterKind::Elsewhere | SitterKind::StandIn);
    let kind = move || kind(&sitter.kind, away.get());
    let guest = sitter.is_guest.then(guest_mark);
    view! {
        <div class=format!("seat {}", mark.class) class:awaited=awaited class:own=own data-seat=u8::from(seat)>
            <div class="seat-head">
                <span class="mark" aria-hidden="true">{mark.letter.to_string()}</span>
                <span class="name">{person_link(sitter.name, has_profile)}</span>
                {guest}
                <span class="kind" class:away=away>{kind}</span>
                {time}
                {turn}
            </div>
            {G::seat_panel(table, seat)}
            {score_so_far::card(table, seat)}
        </div>
    }
    .into_any()
}

fn kind(kind: &SitterKind, away: bool) -> String {
    match kind {
        SitterKind::Here | SitterKind::Bot(_) => String::new(),
        SitterKind::Elsewhere if away => t!("table.away"),
        SitterKind::Elsewhere => t!("table.elsewhere"),
        SitterKind::StandIn => t!("table.stand_in"),
    }
}

/// The time that a seat has left, at tables with a clock.
fn time_left<G: Board>(table: Table<G>, seat: Seat, clock: RwSignal<f64>) -> Option<String> {
    let deadline = table
        .deadlines
        .with(|deadlines| deadlines.get(seat.index()).copied().flatten())?;
    let seconds = ((deadline - clock.get()) / 1000.0).max(0.0) as u64;
    let (days, hours, minutes) = (seconds / 86_400, seconds / 3_600, seconds / 60);
    Some(match () {
        () if days > 1 => t!("table.days", n = days),
        () if hours > 0 => format!("{hours}:{:02} h", minutes % 60),
        () => format!("{minutes}:{:02}", seconds % 60),
    })
}
