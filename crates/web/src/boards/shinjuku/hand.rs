//! The viewer's ward cards.

use leptos::prelude::*;
use shinjuku::cards::Hand;
use shinjuku::map::{Map, Ward};
use shinjuku::{Action, Shinjuku};
use table::Seat;

use super::aim;
use super::desk::Desk;
use super::names;
use crate::picture::named;
use crate::table::Moment;
use crate::texts::{Key, key, t};

/// A card as it lies in the hand.
#[derive(Clone, Copy, PartialEq)]
struct Card {
    ward: Ward,
    /// S4.2: is it wild?
    wild: bool,
    /// Does it pay now?
    pays: bool,
    /// S4.3: is it one of the three already?
    picked: bool,
}

/// The hand.
pub fn hand(desk: Desk) -> AnyView {
    let cards = Memo::new(move |_| {
        desk.table
            .moment()
            .and_then(|moment| Some(cards(&moment, moment.seat()?)))
            .unwrap_or_default()
    });
    let title = move || t!("shinjuku.hand.title", n = cards.read().len());
    let shown = move || cards.get().into_iter().map(|card| face(desk, card)).collect_view();
    let note = move || {
        cards
            .read()
            .iter()
            .any(|card| card.wild)
            .then(|| view! { <span class="shin-hand-note">{t!("shinjuku.hand.wild_note")}</span> })
    };
    let plays = Memo::new(move |_| desk.table.moment().is_some_and(|moment| moment.view.own().is_some()));
    let hand = move || {
        plays.get().then(|| {
            view! {
                <section class="shin-hand" aria-label=t!("shinjuku.hand.label")>
                    <h3>{title}{note}</h3>
                    <div class="shin-cards">{shown}</div>
                </section>
            }
        })
    };
    view! { {hand} }.into_any()
}

fn cards(moment: &Moment<Shinjuku>, seat: Seat) -> Vec<Card> {
    let (view, map) = (&moment.view, moment.view.map());
    let Some(own) = view.own() else { return Vec::new() };
    let wild = view.public().wild_wards(map, seat);
    let mut picked: Hand = own.picks.cards().collect();
    let card = |ward: Ward| {
        let is_picked = picked.of(ward) > 0;
        picked.remove(ward);
        let pays = !is_picked
            && moment.legal.contains(&Action::Pay {
                card: map.ward(ward).id,
            });
        Card {
            ward,
            wild: wild.contains(ward),
            pays,
            picked: is_picked,
        }
    };
    own.hand.each().map(card).collect()
}

const fn label_key(card: Card) -> Key {
    match card {
        Card { picked: true, .. } => key!("shinjuku.hand.picked", ward),
        Card { wild: true, .. } => key!("shinjuku.hand.wild_card", ward),
        _ => key!("shinjuku.hand.card", ward),
    }
}

/// A card as a button. What it pays is shown on the map while it is pointed at.
fn face(desk: Desk, card: Card) -> AnyView {
    let (map, plan) = (desk.map(), desk.plan());
    let info = map.ward(card.ward);
    let action = Action::Pay { card: info.id };
    let key = format!("ward:{}", info.id);
    let leave = move || {
        desk.pointed.set(None);
        desk.table.highlight.set(None);
    };
    let enter = move || {
        desk.table.highlight.set(Some(key.clone()));
        desk.pointed.set(card.pays.then_some(action));
    };
    let enter_too = enter.clone();
    let words = t!(label_key(card), ward = names::ward(&map, card.ward));
    view! {
        <button
            class=format!("shin-ward-card ward-{}", plan.wards[card.ward.index()].tint)
            class:hot=card.pays
            class:picked=card.picked
            aria-pressed=card.picked.then_some("true")
            data-act=card.pays.then(|| aim::data(&action))
            data-advised=move || desk.table.advises(&action).filter(|_| card.pays)
            on:click=move |_| { leave(); desk.table.act(action) }
            on:pointerenter=move |_| enter()
            on:pointerleave=move |_| leave()
            on:focus=move |_| enter_too()
            on:blur=move |_| leave()
        >
            {named(words, printed(&map, card))}
        </button>
    }
    .into_any()
}

/// What is printed on a card, and what marks it.
fn printed(map: &Map, card: Card) -> AnyView {
    view! {
        <span class="shin-ward-card-name">{names::ward(map, card.ward)}</span>
        <span class="shin-ward-card-second">{names::ward_second(map, card.ward)}</span>
        {card.wild.then(|| view! { <span class="shin-ward-card-wild">"★ "{t!("shinjuku.hand.wild")}</span> })}
        {card.picked.then(|| view! { <span class="shin-ward-card-picked">"✓"</span> })}
    }
    .into_any()
}
