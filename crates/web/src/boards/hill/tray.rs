//! What the player has at hand: the Town cards, kept tokens, resources, and what comes first.

use hill::cards::{PlanIndex, Rotation, TokenIndex, TownCard, TownId, TownIndex};
use hill::question::Question;
use hill::{Action, Cell, Hill};
use leptos::prelude::*;
use table::Seat;

use super::offer::doing;
use super::ui::{Ui, part};
use super::{card, icons, names, plan, scene};
use crate::picture::named;
use crate::table::Moment;
use crate::texts::t;

/// The hand of a seat, and what is at hand.
pub fn draw(ui: Ui, moment: &Moment<Hill>, seat: Seat) -> AnyView {
    let own = moment.seat() == Some(seat);
    let hand = scene::hand(&moment.view, seat)
        .into_iter()
        .map(|number| hand_card(ui, moment, number, own))
        .collect_view();
    let player = &moment.view.public().seats[seat.index()];
    view! {
        <section class="tray" aria-label=t!("hill.hand")>
            {own.then(|| at_hand(ui, moment))}
            <div class="hand">{hand}</div>
            <div class="stock">
                <span class="resources" title=t!("hill.resources_title")>{icons::resource_icon()}<b>{player.resources}</b></span>
                <span class="kept">{player.kept.iter().map(|token| kept_token(moment, token)).collect_view()}</span>
                {own.then(|| buy(ui, moment))}
            </div>
        </section>
    }
    .into_any()
}

fn kept_token(moment: &Moment<Hill>, number: TokenIndex) -> AnyView {
    let token = moment.view.cards().token(number);
    let name = names::token_kind(token.kind);
    view! { <span class="kept-token" role="img" title=name.clone() aria-label=name>{plan::token(token)}</span> }
        .into_any()
}

fn buy(ui: Ui, moment: &Moment<Hill>) -> AnyView {
    let inside = view! { <span class="price">"3"{icons::resource_icon()}</span>"→"{icons::token_icon()} }.into_any();
    let shown = matches!(moment.view.question(), Question::Act | Question::Take);
    if shown {
        doing(ui, moment, Action::Buy {}, "buy", inside)
    } else {
        ().into_any()
    }
}

fn hand_card(ui: Ui, moment: &Moment<Hill>, number: TownIndex, own: bool) -> AnyView {
    let card: &TownCard = moment.view.cards().town(number);
    let (id, name) = (card.id, names::town_card(card));
    let can = own
        && moment
            .legal
            .iter()
            .any(|action| matches!(action, Action::Place { card, .. } if *card == id));
    if !own {
        return view! { <span class="town-button" role="img" aria-label=name>{card::picture(card)}</span> }.into_any();
    }
    let tip = name.clone();
    view! {
        <button class="town-button" class:legal=can class:picked=move || ui.picked.get() == Some(id)
            aria-pressed=move || (ui.picked.get() == Some(id)).to_string()
            title=tip data-pick=can.then_some("card") data-part=part("card", &id) data-advised=move || ui.advises_placing(id)
            on:click=move |_| if can { ui.pick(id) } else { cannot_place(ui, id) }>
            {named(name, card::picture(card))}
        </button>
    }
    .into_any()
}

/// Tells why a card can't be placed now, wherever it should go.
fn cannot_place(ui: Ui, card: TownId) {
    let action = Action::Place {
        card,
        at: Cell::FIRST,
        turned: Rotation::NONE,
    };
    match ui.table.refusal(&action) {
        Some(refused) => ui.table.refuse(refused),
        None => ui.table.tell(t!("hill.not_now")),
    }
}

/// What comes before anything else.
fn at_hand(ui: Ui, moment: &Moment<Hill>) -> AnyView {
    let cards = moment.view.cards();
    let own = moment.view.own();
    match moment.view.question() {
        Question::KeepPlan => {
            let keep = |&number: &PlanIndex| {
                let card = cards.plan(number);
                doing(ui, moment, Action::KeepPlan { plan: card.id }, "plan-card", plan::face(card))
            };
            keep_one(own.iter().flat_map(|own| own.drawn_plans.as_slice()).map(keep).collect_view().into_any())
        }
        Question::KeepToken => {
            let keep = |&number: &TokenIndex| {
                let token = cards.token(number);
                let inside = view! { {plan::token(token)}<span>{names::token_kind(token.kind)}</span> }.into_any();
                doing(ui, moment, Action::KeepToken { token: token.id }, "token-choice", inside)
            };
            keep_one(own.iter().flat_map(|own| own.drawn_tokens.as_slice()).map(keep).collect_view().into_any())
        }
        Question::Assign(number) => {
            view! { <div class="at-hand"><h3>{t!("hill.to_assign")}</h3><div class="plan-card held">{plan::face(cards.plan(number))}</div></div> }.into_any()
        }
        Question::Upgrade(number) => held_token(moment, number),
        Question::FirstUpgrade => first_upgrade(moment),
        _ => ().into_any(),
    }
}

fn keep_one(drawn: AnyView) -> AnyView {
    view! { <div class="at-hand"><h3>{t!("hill.keep_one")}</h3><div class="plan-row">{drawn}</div></div> }.into_any()
}

fn held_token(moment: &Moment<Hill>, number: TokenIndex) -> AnyView {
    let token = moment.view.cards().token(number);
    view! {
        <div class="at-hand">
            <h3>{t!("hill.to_upgrade")}</h3><div class="token-choice held">{plan::token(token)}<span>{names::token_kind(token.kind)}</span></div>
        </div>
    }
    .into_any()
}

fn first_upgrade(moment: &Moment<Hill>) -> AnyView {
    let pending = moment
        .seat()
        .map(|seat| moment.view.public().seats[seat.index()].turn.pending);
    match pending {
        Some(hill::state::Pending::Upgrade(number)) => held_token(moment, number),
        _ => ().into_any(),
    }
}
