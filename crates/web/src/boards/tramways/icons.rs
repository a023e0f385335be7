//! The icons of the tickets and the figures of the game: one set, drawn by geometry on a grid of 24 by 24 and readable at 20 pixels.

use leptos::prelude::*;
use tramways::Kind;
use tramways::ticket::{Consequence, Icon};

use super::names;

/// A house: what is constructed, upgraded, and where people live.
const HOUSE: &str = "M12 2.5 1.8 11h2.7v10.5h15V11h2.7z";
/// A plus in the wall of the house.
const HOUSE_PLUS: &str = "M10.7 10.6h2.6v2.9h2.9v2.6h-2.9V19h-2.6v-2.9H7.8v-2.6h2.9z";
/// An arrow upwards in the wall of the house.
const HOUSE_ARROW: &str = "M12 9.8l4.8 5h-3.2v4.7h-3.2v-4.7H7.2z";
/// An arrow upwards beside something.
const ARROW: &str = "M18.5 2.5l4.7 7h-3.1v12h-3.2v-12h-3.1z";
/// A plus above the right shoulder of a figure.
const PLUS: &str = "M19.1 2.3h2.2v2.6h2.6v2.2h-2.6v2.6h-2.2V7.1h-2.6V4.9h2.6z";
/// The scale of a gauge, and an arrow downwards out of it.
const GAUGE_DOWN: &str = "M3.3 13.5a8.7 8.7 0 0 1 17.4 0";
const DOWN: &str = "M12 22.8l-5.4-5.6h3.5V10.5h3.8v6.7h3.5z";
/// The magnetic strip with the way a card is drawn through.
const BAND: &str = "M1 6h22v12H1z";
const CHEVRONS: &str = "M6 9l3 3-3 3M10.8 9l3 3-3 3M15.6 9l3 3-3 3";

/// An icon of a ticket as a picture of its own; `parcel` is the parcel's name on the number of a Parcel card.
pub fn icon(icon: Icon, parcel: Option<&str>) -> AnyView {
    picture(glyph(icon, parcel))
}

/// A figure such as [`coin`] as a picture of its own.
pub fn figure(inside: AnyView) -> AnyView {
    view! { <svg class="tram-icon" viewBox="-12 -12 24 24" aria-hidden="true">{inside}</svg> }.into_any()
}

/// What is drawn in a box of 24 by 24, such as [`glyph`], as a picture of its own.
pub fn picture(inside: AnyView) -> AnyView {
    view! { <svg class="tram-icon" viewBox="0 0 24 24" aria-hidden="true">{inside}</svg> }.into_any()
}

/// An icon of a ticket as a part of a picture, in a box of 24 by 24.
pub fn glyph(icon: Icon, parcel: Option<&str>) -> AnyView {
    match icon {
        Icon::Build1 | Icon::Build2 | Icon::Build3 => rails(icon.rails()),
        Icon::UpgradeRail => filled(track(6.6, 5.3) + ARROW),
        Icon::ConstructBuilding => house(HOUSE_PLUS),
        Icon::UpgradeBuilding => house(HOUSE_ARROW),
        Icon::ParcelNumber => number(parcel.unwrap_or("#")),
        Icon::Residence => kind(Kind::Residence),
        Icon::Commerce => kind(Kind::Commerce),
        Icon::Leisure => kind(Kind::Leisure),
        Icon::Industry => kind(Kind::Industry),
        Icon::Money1 | Icon::Money2 | Icon::Money3 => coins(icon.money()),
        Icon::GetWorker => with_plus(worker()),
        Icon::AddPassenger => with_plus(passenger()),
        Icon::DecreaseStress => {
            view! { <path class="tram-i-line" d=GAUGE_DOWN/><path class="tram-i-fill" d=DOWN/> }.into_any()
        }
        Icon::Strip => {
            view! { <path class="tram-i-fill" d=BAND/><path class="tram-i-cut-line" d=CHEVRONS/> }.into_any()
        }
    }
}

/// T7.2: rail symbols, counted: side by side they can't be told apart where they are small.
fn rails(number: u8) -> AnyView {
    view! {
        {rail()}
        <text class="tram-i-letter tram-i-digit" x="18.4" y="18.2" text-anchor="middle">{number}</text>
    }
    .into_any()
}

/// T7.2: one rail symbol in a box of 24 by 24, on the left.
pub fn rail() -> AnyView {
    filled(track(6.6, 5.3))
}

fn filled(path: String) -> AnyView {
    view! { <path class="tram-i-fill" d=path/> }.into_any()
}

/// T7.2: one rail symbol, upright: two rails on four sleepers, `half` as wide to each side of its middle.
fn track(middle: f32, half: f32) -> String {
    let thick = 0.7 + half * 0.17;
    let rail = |at: f32| format!("M{:.2} 2h{thick:.2}v20h-{thick:.2}z", at - thick / 2.0);
    let tie = |y: f32| format!("M{:.2} {y}h{:.2}v1.9h-{:.2}z", middle - half, 2.0 * half, 2.0 * half);
    let rails: String = [-0.5, 0.5].map(|side| rail(middle + side * half)).concat();
    rails + &[3.4, 8.5, 13.6, 18.7].map(tie).concat()
}

fn house(mark: &'static str) -> AnyView {
    view! { <path class="tram-i-fill" d=HOUSE/><path class="tram-i-cut" d=mark/> }.into_any()
}

fn with_plus(figure: AnyView) -> AnyView {
    view! { <g transform="translate(9.5 13) scale(.98)">{figure}</g><path class="tram-i-fill" d=PLUS/> }.into_any()
}

/// T16.1: the number of a parcel, on a plot of land.
fn number(parcel: &str) -> AnyView {
    view! {
        <rect class="tram-i-plot" x="1.5" y="3" width="21" height="18" rx="2.5"/>
        <text class="tram-i-letter" x="12" y="16.2" text-anchor="middle">{parcel.to_owned()}</text>
    }
    .into_any()
}

/// The sign of a type of building in a box of 24 by 24: its colour, its shape and its letter.
pub fn kind(kind: Kind) -> AnyView {
    let (shape, line) = match kind {
        Kind::Residence => ("M12 1 1 10v13h22V10z", 19.6),
        Kind::Commerce => ("M3.5 2h17L23 9v14H1V9z", 18.8),
        Kind::Leisure => ("M12 1a11 11 0 1 1 0 22a11 11 0 1 1 0-22z", 16.4),
        Kind::Industry => ("M1 23V8.5L8.3 3v5.5L15.6 3v5.5L23 3v20z", 20.4),
    };
    view! {
        <g class=names::kind_class(kind)>
            <path class="tram-i-kind" d=shape/>
            <text class="tram-i-letter tram-i-kind-letter" x="12" y=line text-anchor="middle">{kind.letter().to_string()}</text>
        </g>
    }
    .into_any()
}

/// T12.2: a pile of as many coins as they are worth, and the number on top.
fn coins(worth: u16) -> AnyView {
    let lowest = 10.4 + 1.6 * f32::from(worth);
    let coin = |place: u16| {
        let y = lowest - 3.2 * f32::from(place);
        view! { <circle class="tram-i-coin" cx="12" cy=format!("{y:.1}") r="8.3"/> }
    };
    let line = lowest - 3.2 * f32::from(worth - 1) + 4.3;
    view! {
        {(0..worth).map(coin).collect_view()}
        <text class="tram-i-letter tram-i-coin-letter" x="12" y=format!("{line:.1}") text-anchor="middle">{worth}</text>
    }
    .into_any()
}

/// A passenger around the origin, 20 high.
pub fn passenger() -> AnyView {
    view! {
        <g class="tram-figure-passenger">
            <path d="M-6.3 10c0-7.5 1.3-11.5 6.3-11.5s6.3 4 6.3 11.5z"/>
            <circle cy="-5.7" r="4.1"/>
        </g>
    }
    .into_any()
}

/// A rail worker around the origin, 20 high: the figure with the helmet.
pub fn worker() -> AnyView {
    view! {
        <g class="tram-figure-worker">
            <path d="M-7 10V7.5a6 6 0 0 1 6-6h2a6 6 0 0 1 6 6V10z"/>
            <circle cy="-3.2" r="4"/>
            <path class="tram-figure-helmet" d="M-6.8-3.2v-2h1.6a5.2 5.2 0 0 1 10.4 0h1.6v2z"/>
        </g>
    }
    .into_any()
}

/// A coin around the origin, 20 high.
pub fn coin() -> AnyView {
    view! {
        <circle class="tram-i-coin" r="9.6"/>
        <text class="tram-i-letter tram-i-coin-letter" y="4.4" text-anchor="middle">"$"</text>
    }
    .into_any()
}

/// Happiness: a heart around the origin, 20 high.
pub fn heart() -> AnyView {
    let shape = "M0 9.5C-6 5.3-10 1.7-10-3a5.3 5.3 0 0 1 10-2.5A5.3 5.3 0 0 1 10-3C10 1.7 6 5.3 0 9.5z";
    view! { <path class="tram-i-heart" d=shape/> }.into_any()
}

/// Stress: a gauge with its needle in the upper part, around the origin, 20 high.
pub fn stress() -> AnyView {
    view! {
        <path class="tram-i-line" d="M-7.8 7.5a9.3 9.3 0 1 1 15.6 0"/>
        <path class="tram-i-line" d="M0 3 4.3-3.5"/>
        <circle class="tram-i-fill" cy="3" r="2.4"/>
    }
    .into_any()
}

/// T5.13: the sign of a void ticket around the origin.
pub fn void() -> AnyView {
    view! { <path class="tram-i-line" d="M-6.4-6.4a9 9 0 1 1 12.8 12.8a9 9 0 1 1-12.8-12.8L6.4 6.4"/> }.into_any()
}

/// T3.6: what happens when a ticket leaves the hand, as a picture of its own: a coin to pay, or the gauge that rises.
pub fn consequence(consequence: Consequence) -> Option<AnyView> {
    match consequence {
        Consequence::None => None,
        Consequence::Pay3 => Some(figure(coin())),
        Consequence::Stress1 => Some(figure(stress())),
    }
}
