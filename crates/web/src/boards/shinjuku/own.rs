//! What the viewer has besides the hand: customers earned, stores and track left; and the table's cards and bag.

use leptos::prelude::*;
use shinjuku::state::{DEPARTMENT_STORES, Phase, STORES_PER_TYPE, Sells, Store, track_supply};
use shinjuku::text::Word;
use shinjuku::view::BagLevel;
use shinjuku::{Customer, Customers, Goods, Shinjuku, scoring};
use table::{Say, Seat};

use super::desk::Desk;
use super::{icons, names};
use crate::table::Moment;
use crate::texts::{t, voice};

/// The customers that the viewer has earned, by type.
pub fn earned(desk: Desk) -> AnyView {
    let earned = Memo::new(move |_| {
        desk.table
            .moment()
            .and_then(|moment| moment.view.earned(moment.seat()?))
    });
    let rows = move || {
        let earned = earned.get()?;
        let removed = scoring::removed(&earned);
        let rows = Goods::ALL
            .into_iter()
            .map(|goods| row(&earned, goods, removed == Some(goods)))
            .collect_view();
        let points = t!("shinjuku.earned.points", n = scoring::points(&earned));
        Some(view! {
            <section class="shin-earned" aria-label=t!("shinjuku.earned.label")>
                <h3>{t!("shinjuku.earned.title")}<strong>{points}</strong></h3>
                <ul>{rows}</ul>
            </section>
        })
    };
    view! { {rows} }.into_any()
}

fn row(earned: &Customers, goods: Goods, is_dropped: bool) -> AnyView {
    let tokens = [false, true]
        .into_iter()
        .flat_map(|double| (0..earned.of(Customer { goods, double })).map(move |_| Customer { goods, double }));
    let note = is_dropped.then(|| view! { <span class="shin-earned-note">{t!("shinjuku.earned.dropped")}</span> });
    let points = if is_dropped { 0 } else { earned.points(goods) };
    view! {
        <li class=format!("shin-earned-row {}", icons::goods_class(goods)) class:dropped=is_dropped>
            <svg class="shin-goods-picture" viewBox="0 0 24 24" aria-hidden="true"><path d=icons::goods_path(goods)/></svg>
            <span class="shin-earned-name">{names::goods(goods)}</span>
            <span class="shin-earned-tokens">{tokens.map(icons::token_picture).collect_view()}{note}</span>
            <span class="shin-earned-points">{points}</span>
        </li>
    }
    .into_any()
}

/// What is left in the viewer's supply, and what lies on the table.
pub fn supply(desk: Desk) -> AnyView {
    let shown = move || {
        let moment = desk.table.moment()?;
        let own = moment
            .seat()
            .filter(|seat| seat.index() < usize::from(moment.view.public().players))
            .map(|seat| supply_of(&moment, seat));
        Some(
            view! { <section class="shin-supply" aria-label=t!("shinjuku.supply.label")><h3>{t!("shinjuku.supply.title")}</h3>{own}{shared(desk, &moment)}</section> },
        )
    };
    view! { {shown} }.into_any()
}

fn supply_of(moment: &Moment<Shinjuku>, seat: Seat) -> AnyView {
    let public = moment.view.public();
    let store = |sells: Sells, left: u8, all: u8| {
        let words = t!(
            "shinjuku.supply.left",
            what = names::store(sells),
            left = left,
            all = all
        );
        let title = words.clone();
        view! { <span class="shin-supply-store" class:none=left == 0 title=title>{icons::store_picture(Store { owner: seat, sells })}<b>{left}</b><span class="hidden-text">{words}</span></span> }
    };
    let stores = Goods::ALL.map(|goods| store(Sells::Goods(goods), public.stores_left(seat, goods), STORES_PER_TYPE));
    let track = t!(
        "shinjuku.supply.track",
        left = public.track_left(seat),
        all = track_supply(public.players)
    );
    view! {
        <div class="shin-supply-stores">{stores.collect_view()}{store(Sells::Everything, public.department_stores_left(seat), DEPARTMENT_STORES)}</div>
        <p>{track}</p>
    }
    .into_any()
}

/// S3.1, S8.3, S8.4: bag, pile, discards, and how many customers come.
fn shared(desk: Desk, moment: &Moment<Shinjuku>) -> AnyView {
    let (view, map) = (&moment.view, desk.map());
    let bag = Word::bag(view).say(&map).said(&voice());
    let cards = view.cards();
    let top = cards
        .top
        .map(|ward| t!("shinjuku.supply.top", ward = names::ward(&map, ward)));
    let coming = (view.public().phase == Phase::Turns).then(|| {
        t!(
            "shinjuku.supply.coming",
            n = view.public().arrivals(),
            stores = view.public().department_stores()
        )
    });
    view! {
        <p class="shin-bag">{bag_picture(view.bag())}{bag}</p>
        <p>{t!("shinjuku.supply.pile", pile = cards.pile, discards = cards.discards)}" "{top}</p>
        <p class="shin-supply-coming">{coming}</p>
    }
    .into_any()
}

fn bag_picture(level: BagLevel) -> AnyView {
    let filled = match level {
        BagLevel::Empty => 24.0,
        BagLevel::Few => 17.0,
        BagLevel::Half => 12.0,
        BagLevel::Full => 7.0,
    };
    view! {
        <svg class="shin-bag-picture" viewBox="0 0 24 24" aria-hidden="true">
            <clipPath id="shin-bag"><path d="M8 2h8l-1.500 4c4 2 6.500 6 6.500 10 0 4-3.500 6-9 6s-9-2-9-6c0-4 2.500-8 6.500-10z"/></clipPath>
            <rect class="shin-bag-fill" x="0" y=filled width="24" height="24" clip-path="url(#shin-bag)"/>
            <path class="shin-bag-line" d="M8 2h8l-1.500 4c4 2 6.500 6 6.500 10 0 4-3.500 6-9 6s-9-2-9-6c0-4 2.500-8 6.500-10zM9.500 6h5"/>
        </svg>
    }
    .into_any()
}
