//! The players' panel.

use leptos::prelude::*;
use table::{Seat, Seats};

use super::{Sitter, SitterKind, Table, score_so_far};
use crate::boards::Board;
use crate::host::room::Room;
use crate::shell::fields::guest_mark;
use crate::shell::people::person_link;
use crate::texts::t;

/// What a table of the server tells at each seat: beside the name, and below it.
#[derive(Clone, Copy)]
pub struct SeatAside {
    /// The table.
    pub room: Room,
    /// Beside the name.
    pub beside: fn(Room, Seat) -> AnyView,
    /// Below it.
    pub below: fn(Room, Seat) -> AnyView,
}

/// Everybody at the table.
pub(super) fn panel<G: Board>(table: Table<G>) -> AnyView {
    let aside = use_context::<SeatAside>();
    let seats = move || {
        let sitters = table.sitters.get();
        let each = (0u8..)
            .zip(sitters)
            .filter_map(|(number, sitter)| Some((Seat::new(number)?, sitter)));
        each.map(|(seat, sitter)| seat_row(table, seat, sitter, aside))
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

fn seat_row<G: Board>(table: Table<G>, seat: Seat, sitter: Sitter, aside: Option<SeatAside>) -> AnyView {
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
    let beside = aside.map(|aside| (aside.beside)(aside.room, seat));
    let below = aside.map(|aside| (aside.below)(aside.room, seat));
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
                {beside}
                {turn}
            </div>
            {below}
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
