//! The card on trial: it lies in the town, can be turned, and is placed with a button or Enter.

use std::sync::Arc;

use hill::Hill;
use hill::cards::{TownCard, TownId};
use hill::cell::Cells;
use leptos::ev::WheelEvent;
use leptos::prelude::*;

use super::map::Map;
use super::town::{gain_words, shift};
use super::ui::{Ui, data};
use super::{bubble, card as town_card, names};
use crate::table::Moment;
use crate::texts::t;

fn find(moment: &Moment<Hill>, id: TownId) -> Option<&TownCard> {
    moment.view.cards().towns.iter().find(|card| card.id == id)
}

/// The picked card, pale, where the pointer is.
pub fn shadow(ui: Ui) -> Option<AnyView> {
    let moment = ui.table.moment_now()?;
    let card = find(&moment, ui.picked.get()?)?;
    let turned = ui.draft.get().map_or(hill::cards::Rotation::NONE, |draft| draft.turned);
    Some(
        view! { <g class="shadow">{town_card::ground(card.roads.turned(turned))}{town_card::face(card, None)}</g> }
            .into_any(),
    )
}

/// The card on trial.
pub fn card(ui: Ui, moment: Arc<Moment<Hill>>, map: Map) -> AnyView {
    let wheel = move |event: WheelEvent| {
        event.prevent_default();
        ui.turn(if event.delta_y() > 0.0 { 1 } else { 3 });
    };
    (move || {
        let draft = ui.draft.get()?;
        let card = find(&moment, draft.card)?;
        Some(view! {
            <g class="draft" transform=shift(map.centre(draft.at)) on:click=move |_| ui.turn(1) on:wheel=wheel>
                <rect class="halo" x="-54" y="-54" width="108" height="108" rx="10"/>
                {town_card::ground(card.roads.turned(draft.turned))}
                {town_card::face(card, None)}
            </g>
        })
    })
    .into_any()
}

/// The width and height of the buttons, in letters.
const TOOLS: (f64, f64) = (13.4, 3.2);

/// The buttons at the card on trial: beside it, where they cover none of its neighbours.
pub fn overlay(ui: Ui, map: Map, cards: Cells) -> AnyView {
    (move || {
        let draft = ui.draft.get()?;
        let action = draft.action();
        let (left, top) = bubble::corner(ui.zoom, map, cards, &[draft.at], TOOLS);
        let name = ui.table.moment_now().map(|moment| names::town(moment.view.cards(), draft.card)).unwrap_or_default();
        ui.detail.set(Some(gain_words(ui, &action, &name)));
        let tools = NodeRef::new();
        bubble::show(tools);
        Some(view! {
            <div class="draft-tools" style:left=left style:top=top node_ref=tools>
                <button class="tool" data-pick="turn" title=t!("hill.turn_key") aria-label=t!("hill.turn") on:click=move |_| ui.turn(1)>"⟳"</button>
                <button class="main" data-act=data(&action) on:click=move |_| ui.place()>{t!("hill.place_here")}</button>
                <button class="tool" aria-label=t!("hill.put_back") title=t!("hill.put_back") on:click=move |_| ui.drop_all()>"✕"</button>
            </div>
        })
    })
    .into_any()
}
