//! How the parts of the board lie: all in view where there is room; on a narrow screen the map, the market and the players as tabs.

use leptos::prelude::*;
use tramways::phase::{Phase, Step, Turn};
use tramways::{Tramways, View};

use super::auction;
use super::bill;
use super::city;
use super::desk::Desk;
use super::hand;
use super::offer;
use super::others;
use super::schedule;
use crate::table::Moment;
use crate::texts::{Key, key, t};

/// A part of the board on a narrow screen.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Tab {
    Map,
    Market,
    Players,
}

impl Tab {
    const ALL: [Tab; 3] = [Tab::Map, Tab::Market, Tab::Players];

    const fn name(self) -> Key {
        match self {
            Tab::Map => key!("tramways.tab.map"),
            Tab::Market => key!("tramways.tab.market"),
            Tab::Players => key!("tramways.tab.players"),
        }
    }

    const fn class(self) -> &'static str {
        match self {
            Tab::Map => "on-map",
            Tab::Market => "on-market",
            Tab::Players => "on-players",
        }
    }
}

/// The whole board.
pub fn whole(desk: Desk) -> AnyView {
    let tab = RwSignal::new(Tab::Map);
    let needed = Memo::new(move |_| desk.table.moment().map_or(Tab::Map, |moment| needed(&moment)));
    Effect::new(move |_| tab.set(needed.get()));
    // a hint leads to where its first step is
    let is_advised = Memo::new(move |_| desk.table.advised().is_some());
    Effect::new(move |_| {
        if is_advised.get() {
            tab.set(needed.get_untracked());
        }
    });
    let button = |each: Tab| {
        view! { <button class="tram-tab" aria-pressed=move || (tab.get() == each).to_string() on:click=move |_| tab.set(each)>{t!(each.name())}</button> }
    };
    view! {
        {schedule::schedule(desk)}
        <div class="tram-tabs" role="group" aria-label=t!("tramways.tab.label")>{Tab::ALL.map(button).collect_view()}</div>
        <div class=move || format!("tram-table {}", tab.get().class())>
            <div class="tram-map">
                {city::city(desk)}
                {auction::auction(desk)}
                {bill::bill(desk)}
            </div>
            <div class="tram-beside">
                <div class="tram-hand-place">{hand::hand(desk)}</div>
                <div class="tram-side scrolls" tabindex="0">
                    <div class="tram-market">{offer::offer(desk)}</div>
                    <div class="tram-others">{others::others(desk)}</div>
                </div>
            </div>
        </div>
    }
    .into_any()
}

/// Where the viewer decides next; looking back, where it decided.
fn needed(moment: &Moment<Tramways>) -> Tab {
    let decides = moment
        .seat()
        .is_some_and(|seat| moment.view.public().awaiting().contains(seat));
    if decides && is_in_market(&moment.view) {
        Tab::Market
    } else {
        Tab::Map
    }
}

/// Is a card taken from the table now?
fn is_in_market(view: &View) -> bool {
    use tramways::pending::Pending;
    let phase = matches!(
        view.public().phase,
        Phase::Draft { .. }
            | Phase::Books { .. }
            | Phase::KeepOne { .. }
            | Phase::TakeCard { .. }
            | Phase::Line {}
            | Phase::FillHand { .. }
            | Phase::Actions(Turn {
                step: Step::Commerce { .. } | Step::Look { .. },
                ..
            })
    );
    phase && matches!(view.pending(), Pending::Nothing {}) || matches!(view.pending(), Pending::Site { .. })
}
