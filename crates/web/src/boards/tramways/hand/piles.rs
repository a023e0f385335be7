//! The viewer's tickets outside the hand: laid out for round 6, in the deck, discarded, out of the game.

use leptos::prelude::*;
use table::{CardSet, Seat};
use tramways::phase::Phase;
use tramways::ticket::Ticket;
use tramways::{Action, Tramways, View};

use super::of_viewer;
use crate::boards::tramways::desk::Desk;
use crate::boards::tramways::ticket::{self, smalls};
use crate::table::Moment;
use crate::texts::{Key, key, t};

/// T14.3: the tickets laid out for round 6, and those chosen.
pub fn choosing(desk: Desk) -> AnyView {
    let laid_out = move |moment: &Moment<Tramways>, seat: Seat| {
        let (view, own) = (&moment.view, moment.view.own()?);
        matches!(view.public().phase, Phase::FillHand { .. })
            .then(|| (view.player(seat).discards.minus(own.picks), own.picks, moment.is_mine()))
    };
    let laid_out = Memo::new(move |_| of_viewer(desk, laid_out).flatten());
    let shown = move || {
        let (left, picks, _) = laid_out.get()?;
        let moment = desk.table.moment_now()?;
        let cards = &moment.view.components().cards;
        let offer = |(of, number): (Ticket, usize)| {
            let card = ticket::offered(desk, &moment, of, Action::Take { ticket: of });
            view! { <div class="tram-held">{card}{ticket::count(number)}</div> }
        };
        let offers = ticket::stacks(cards, left).into_iter().map(offer).collect_view();
        let chosen = (!picks.is_empty()).then(|| {
            view! { <p class="tram-note">{t!("tramways.hand.chosen")}" "</p><div class="tram-small-tickets">{smalls(&moment.view, picks)}</div> }
        });
        Some(view! {
            <div class="tram-choosing now" role="group" aria-label=t!("tramways.hand.choose")>
                <h3>{t!("tramways.hand.choose")}</h3>
                {chosen}
                <div class="tram-tickets">{offers}</div>
            </div>
        })
    };
    view! { {shown} }.into_any()
}

/// The viewer's deck, discard pile (T18.4) and what left the game in round 6.
pub fn piles(desk: Desk) -> AnyView {
    let deck = |view: &View, seat: Seat| (usize::from(view.deck_size(seat)), known_deck(view, seat));
    let discards = |view: &View, seat: Seat| {
        let choosing = matches!(view.public().phase, Phase::FillHand { .. });
        let pile = if choosing {
            CardSet::EMPTY
        } else {
            view.player(seat).discards
        };
        (pile.len(), pile)
    };
    let boxed = |view: &View, seat: Seat| (view.player(seat).boxed.len(), view.player(seat).boxed);
    view! {
        {pile(desk, key!("tramways.hand.deck", n), deck)}
        {pile(desk, key!("tramways.hand.discards", n), discards)}
        {pile(desk, key!("tramways.hand.boxed", n), boxed)}
    }
    .into_any()
}

/// T18.2: what was shuffled into the deck and is not in the hand is still there, in an order that nobody knows.
fn known_deck(view: &View, seat: Seat) -> CardSet<Ticket> {
    let hand = view.hand(seat).unwrap_or_default();
    view.player(seat).shuffled.minus(hand)
}

/// A pile that unfolds; it vanishes while it is empty.
fn pile(desk: Desk, title: Key, look: fn(&View, Seat) -> (usize, CardSet<Ticket>)) -> AnyView {
    let cards = Memo::new(move |_| of_viewer(desk, |moment, seat| look(&moment.view, seat)).unwrap_or_default());
    let shown = move || {
        let (_, cards) = cards.get();
        desk.table.moment_now().map(|moment| smalls(&moment.view, cards))
    };
    view! {
        <details class="tram-pile" hidden=move || cards.get().0 == 0>
            <summary>{move || t!(title, n = cards.get().0)}</summary>
            <div class="tram-small-tickets">{shown}</div>
        </details>
    }
    .into_any()
}
