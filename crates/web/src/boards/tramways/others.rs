//! What everybody at the table has, as far as the viewer knows: the tracks, and each player's tickets, folded away.

use leptos::prelude::*;
use table::{CardSet, Seat, Seats};
use tramways::ticket::Ticket;
use tramways::{Tramways, View};

use super::desk::Desk;
use super::{seats, ticket, tracks};
use crate::table::Moment;
use crate::texts::{Key, key, t};

/// The players.
pub fn others(desk: Desk) -> AnyView {
    let seats = Memo::new(move |_| desk.table.moment().map(|moment| around(&moment)).unwrap_or_default());
    let folds = move || {
        let seats = seats.get();
        (!seats.is_empty()).then(|| {
            view! {
                <section class="tram-players" aria-label=t!("tramways.known.title")>
                    <h3>{t!("tramways.known.title")}</h3>
                    {seats.into_iter().map(|seat| fold(desk, seat)).collect_view()}
                </section>
            }
        })
    };
    view! { {tracks::tracks(desk)}{folds} }.into_any()
}

/// The others clockwise from the viewer, whose own tickets lie below the map; all, for a spectator.
fn around(moment: &Moment<Tramways>) -> Vec<Seat> {
    let players = moment.view.public().players;
    match moment.seat().filter(|seat| seat.index() < usize::from(players)) {
        Some(own) => (1..players).map(|steps| own.clockwise(steps, players)).collect(),
        None => Seats::all(players).iter().collect(),
    }
}

/// T18: what is known of a player's tickets.
#[derive(Clone, Copy, PartialEq)]
struct Known {
    hand: u8,
    deck: u8,
    /// Certainly in hand.
    held: CardSet<Ticket>,
    /// In hand or in the deck.
    hidden: CardSet<Ticket>,
    discards: CardSet<Ticket>,
    boxed: CardSet<Ticket>,
}

impl Known {
    /// T18.2 to T18.4: decks are shuffled discards, so all know what was put into them, but not what was drawn since.
    fn of(view: &View, seat: Seat) -> Known {
        let (player, deck) = (view.player(seat), view.deck_size(seat));
        let there = player.known.minus(player.discards).minus(player.boxed);
        let (held, hidden) = match view.hand(seat) {
            Some(hand) => (hand, player.shuffled.minus(hand)),
            None if deck > 0 => (there.minus(player.shuffled), there.and(player.shuffled)),
            None => (there, CardSet::EMPTY),
        };
        Known {
            hand: view.hand_size(seat),
            deck,
            held,
            hidden,
            discards: player.discards,
            boxed: player.boxed,
        }
    }

    /// The heaps with their names.
    fn heaps(self) -> [(Key, CardSet<Ticket>); 4] {
        [
            (key!("tramways.known.hand", n), self.held),
            (key!("tramways.known.hand_or_deck", n), self.hidden),
            (key!("tramways.known.discards", n), self.discards),
            (key!("tramways.known.boxed", n), self.boxed),
        ]
    }
}

/// A player's tickets: drawn only while they are looked at.
fn fold(desk: Desk, seat: Seat) -> AnyView {
    let open = RwSignal::new(false);
    let known = Memo::new(move |_| desk.table.moment().map(|moment| Known::of(&moment.view, seat)));
    let head = move || {
        known.get().map(|known| {
            view! {
                {seats::disc(desk.table, seat)}
                <span class="tram-fold-name" aria-hidden="true">{desk.table.name(seat)}</span>
                <small>{t!("tramways.known.counts", hand = known.hand, deck = known.deck, discards = known.discards.len())}</small>
            }
        })
    };
    let inside = move || {
        let known = known.get().filter(|_| open.get())?;
        Some(heaps(&desk.table.moment_now()?.view, known))
    };
    view! {
        <div class="tram-fold" class:open=open>
            <button class="tram-fold-head" aria-expanded=move || open.get().to_string() on:click=move |_| open.update(|open| *open = !*open)>
                {head}
                <span class="tram-fold-sign" aria-hidden="true">{move || if open.get() { "−" } else { "+" }}</span>
            </button>
            {inside}
        </div>
    }
    .into_any()
}

fn heaps(view: &View, known: Known) -> AnyView {
    let heap = |(title, tickets): (Key, CardSet<Ticket>)| {
        (!tickets.is_empty()).then(|| {
            view! { <h4>{t!(title, n = tickets.len())}</h4><div class="tram-heap">{ticket::smalls(view, tickets)}</div> }
        })
    };
    let nothing = known.heaps().iter().all(|(_, tickets)| tickets.is_empty());
    let nothing = nothing.then(|| view! { <p class="tram-fold-none">{t!("tramways.known.nothing")}</p> });
    view! { <div class="tram-fold-body">{known.heaps().map(heap).collect_view()}{nothing}</div> }.into_any()
}
