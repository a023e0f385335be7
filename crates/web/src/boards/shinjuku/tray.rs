//! The choices that stand beside the map: which store to build, which customer to hand over or to give up.

use leptos::prelude::*;
use shinjuku::state::{Sells, Step, Store};
use shinjuku::{Action, Customer, Shinjuku};

use super::aim;
use super::desk::Desk;
use super::{icons, names};
use crate::table::Moment;
use crate::texts::t;

/// The tray, when there is something to choose.
pub fn tray(desk: Desk) -> AnyView {
    let tray = move || {
        let moment = desk.table.moment()?;
        let choices: Vec<AnyView> = moment
            .legal
            .iter()
            .filter_map(|&action| choice(desk, &moment, action))
            .collect();
        let title = title(&moment)?;
        (!choices.is_empty()).then(|| view! { <div class="shin-tray" role="group" aria-label=title.clone()><h3>{title.clone()}</h3><div class="shin-tray-choices">{choices}</div></div> })
    };
    view! { {tray} }.into_any()
}

fn title(moment: &Moment<Shinjuku>) -> Option<String> {
    let map = moment.view.map();
    Some(match moment.view.public().step {
        Step::BuildStore(station) => t!("shinjuku.tray.store", station = names::station(map, station)),
        Step::GiveUp(_) => t!("shinjuku.tray.give_up"),
        Step::HandOver(trip) => {
            let owner = moment.view.public().store(trip.at)?.owner;
            if Some(owner) == moment.seat() {
                t!("shinjuku.tray.to_you")
            } else {
                t!("shinjuku.tray.to_other")
            }
        }
        _ => return None,
    })
}

fn choice(desk: Desk, moment: &Moment<Shinjuku>, action: Action) -> Option<AnyView> {
    let (picture, words) = picture(moment, action)?;
    Some(
        view! {
            <button
                class="shin-tray-choice"
                data-act=aim::data(&action)
                data-advised=move || desk.table.advises(&action)
                on:click=move |_| { desk.pointed.set(None); desk.table.act(action) }
                on:pointerenter=move |_| desk.pointed.set(Some(action))
                on:pointerleave=move |_| desk.pointed.set(None)
                on:focus=move |_| desk.pointed.set(Some(action))
                on:blur=move |_| desk.pointed.set(None)
            >
                {picture}
                <span>{words}</span>
            </button>
        }
        .into_any(),
    )
}

/// What a choice looks like, and what it is called.
fn picture(moment: &Moment<Shinjuku>, action: Action) -> Option<(AnyView, String)> {
    let (owner, public) = (moment.seat()?, moment.view.public());
    match action {
        Action::NewStore { goods } => {
            let left = public.stores_left(owner, goods);
            let sells = Sells::Goods(goods);
            let words = t!("shinjuku.tray.new", goods = names::goods(goods), left = left);
            Some((icons::store_picture(Store { owner, sells }), words))
        }
        Action::HandOver { goods, double } => Some(picture_of(Customer { goods, double })),
        Action::GiveUp { double } => {
            let Step::GiveUp(station) = public.step else {
                return None;
            };
            let Sells::Goods(goods) = public.store(station)?.sells else {
                return None;
            };
            Some(picture_of(Customer { goods, double }))
        }
        _ => None,
    }
}

fn picture_of(customer: Customer) -> (AnyView, String) {
    (icons::token_picture(customer), names::customer(customer))
}
