//! The picture of the poster: Tokyo at dusk, the ring line, stores.

use leptos::prelude::*;
use shinjuku::Goods;
use shinjuku::state::{Sells, Store};
use table::Seat;

use super::icons;

/// The picture.
pub fn poster() -> AnyView {
    view! {
        <svg class="shin-poster" viewBox="0 0 300 200" role="img" aria-label="Shinjuku" preserveAspectRatio="xMidYMid slice">
            <rect width="300" height="200" fill="#f7e2c0"/>
            <rect y="96" width="300" height="104" fill="#f3cfa6"/>
            <circle cx="196" cy="84" r="50" fill="#e4573d"/>
            {far()}
            {tower()}
            {skytree()}
            {near()}
            {ring()}
            {stores()}
            {sign()}
        </svg>
    }
    .into_any()
}

/// Mount Fuji, and the skyline far away.
fn far() -> AnyView {
    view! {
        <path fill="#d7a98f" d="M0 128 58 88q8-5 16 0L134 128z"/>
        <path fill="#fff4e2" d="M46 96.300 58 88q8-5 16 0L86.500 96.300 79 94.500 73 98.500 66 94 59 98.500 53 94.500z"/>
        <path fill="#c48d80" d="M0 128V120H18V112H34V122H58V114H70V126H112V116H124V108H136V120H160V112H178V104H192V118H214V110H226V122H262V112H280V118H300V150H0z"/>
    }
    .into_any()
}

/// Tokyo Tower.
fn tower() -> AnyView {
    view! {
        <path fill="#d8432f" d="M119 26h2v14h2l1 16h2l3 24h3l2 8h-3l12 46h-7q-3-16-16-16t-16 16h-7l12-46h-3l2-8h3l3-24h2l1-16h2z"/>
        <path fill="none" stroke="#f7e2c0" stroke-width="1.200" d="M116.500 56h7M115 68h10M113 80h14M110 90h20M107.500 100 132 112M132.500 100 108 112M112 82 127 88M128 82 113 88"/>
    }
    .into_any()
}

/// The Skytree.
fn skytree() -> AnyView {
    view! {
        <path fill="#5b4a73" d="M253 12h2v24h2v10h3v6h-3l1 14h3v6h-3l4 68h-16l4-68h-3v-6h3l1-14h-3v-6h3V36h2z"/>
        <path fill="none" stroke="#8672a3" stroke-width="1" d="M251 78l7 10-8 10 9 12-10 12M257 78l-7 10 8 10-9 12 10 12"/>
    }
    .into_any()
}

/// The towers nearby, with lights.
fn near() -> AnyView {
    let light = |(x, y): (u32, u32)| view! { <rect x=x y=y width="3.500" height="4.500" fill="#ffd98a"/> };
    let windows = (0..4).flat_map(|row| (0..36).map(move |column| (column, row)));
    let lights = windows
        .filter(|(column, row)| (column * 7 + row * 11 + column * row) % 5 < 2)
        .map(|(column, row)| (6 + 8 * column, 130 + 7 * row));
    view! {
        <path fill="#3a3355" d="M0 200V112H14V104H32V118H40V98H46L54 90 62 98V122H78V110H100V128H142V116H158V100H168V94H176V100H184V122H206V108H232V126H270V104H278V98H290V104H300V200z"/>
        {lights.map(light).collect_view()}
        <rect y="150" width="300" height="50" fill="#27233d"/>
    }
    .into_any()
}

/// The ring line in front, with its stations and a train.
fn ring() -> AnyView {
    let stop = |(x, y): (f64, f64)| view! { <circle cx=x cy=y r="3.600" fill="#fffdf7" stroke="#1d2733" stroke-width="1.400"/> };
    let around = (0..12)
        .map(|number| f64::from(number) * std::f64::consts::TAU / 12.0)
        .map(|angle| (150.0 + 128.0 * angle.cos(), 172.0 + 18.0 * angle.sin()));
    view! {
        <ellipse cx="150" cy="172" rx="128" ry="18" fill="none" stroke="#7cb342" stroke-width="7"/>
        {around.map(stop).collect_view()}
        <rect x="176" y="183" width="34" height="9" rx="4" fill="#fffdf7" stroke="#1d2733" stroke-width="1.200"/>
        <path d="M181 185.500h5v3h-5zm8 0h5v3h-5zm8 0h5v3h-5z" fill="#1766b0"/>
    }
    .into_any()
}

fn stores() -> AnyView {
    let places = [
        (66.0, 0u8, Sells::Goods(Goods::Food)),
        (108.0, 1, Sells::Goods(Goods::Books)),
        (152.0, 0, Sells::Everything),
        (196.0, 2, Sells::Goods(Goods::Clothing)),
        (236.0, 1, Sells::Goods(Goods::Electronics)),
    ];
    let store = |(x, seat, sells): (f64, u8, Sells)| {
        let owner = Seat::new(seat)?;
        Some(view! { <g transform=format!("translate({x} 176)")>{icons::store(Store { owner, sells })}</g> })
    };
    places.into_iter().filter_map(store).collect_view().into_any()
}

/// A sign on its pole.
fn sign() -> AnyView {
    view! {
        <rect x="14" y="40" width="26" height="58" rx="5" fill="#14314f" stroke="#ffd98a" stroke-width="2"/>
        <path d="M27 98V152" stroke="#14314f" stroke-width="4"/>
        <text x="27" y="64" text-anchor="middle" font-size="19" font-weight="700" fill="#ffd98a">"新"</text>
        <text x="27" y="87" text-anchor="middle" font-size="19" font-weight="700" fill="#ffd98a">"宿"</text>
    }
    .into_any()
}
