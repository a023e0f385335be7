//! The pictures of the posters.

use leptos::prelude::*;

use crate::boards;

/// The picture of a game: its board's own, or a neutral one.
pub fn picture(id: &str) -> AnyView {
    boards::cover(id).and_then(|cover| cover.poster()).unwrap_or_else(tram)
}

/// A house front: where it stands, how wide and high it is, and which colour it has.
const HOUSES: [(i32, i32, i32, &str); 8] = [
    (0, 52, 120, "var(--seat-2)"),
    (52, 44, 84, "var(--line-blue)"),
    (96, 60, 140, "var(--soft)"),
    (156, 40, 100, "var(--line-red)"),
    (196, 58, 128, "var(--line-yellow)"),
    (254, 46, 92, "var(--seat-2)"),
    (300, 56, 150, "var(--line-blue)"),
    (356, 44, 110, "var(--soft)"),
];

/// A tram in its street, for games whose board is not drawn yet.
fn tram() -> AnyView {
    view! {
        <svg viewBox="0 0 400 300" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
            <rect width="400" height="300" fill="var(--paper)"/>
            <circle cx="318" cy="62" r="30" fill="var(--line-yellow)" opacity=".35"/>
            {HOUSES.map(house).collect_view()}
            <rect y="220" width="400" height="80" fill="var(--ink)" opacity=".1"/>
            <path d="M0 262 H400 M0 284 H400" stroke="var(--ink)" stroke-width="3" opacity=".55"/>
            <path d="M0 96 C130 112 270 112 400 96" fill="none" stroke="var(--ink)" stroke-width="1.5"/>
            <path d="M186 107 L206 130 L190 146 M226 107 L206 130 L222 146" fill="none" stroke="var(--ink)" stroke-width="2.5"/>
            <rect x="106" y="146" width="200" height="112" rx="18" fill="var(--line-red)"/>
            <rect x="106" y="206" width="200" height="10" fill="var(--paper)"/>
            {[122, 166, 210, 254].map(|x| view! { <rect x=x y="162" width="36" height="34" rx="5" fill="var(--paper)"/> }).collect_view()}
            <rect x="98" y="252" width="216" height="12" rx="6" fill="var(--ink)"/>
            {[146, 266].map(wheel).collect_view()}
            <circle cx="206" cy="232" r="11" fill="var(--paper)"/>
        </svg>
    }
    .into_any()
}

fn house((x, width, height, colour): (i32, i32, i32, &'static str)) -> impl IntoView {
    let top = 220 - height;
    let windows = (0..height / 28)
        .flat_map(move |row| (0..width / 20).map(move |column| (x + 6 + column * 20, top + 12 + row * 26)));
    view! {
        <g opacity=".5">
            <rect x=x y=top width=width height=height fill=colour/>
            {windows.map(|(x, y)| view! { <rect x=x y=y width="9" height="12" fill="var(--paper)" opacity=".75"/> }).collect_view()}
        </g>
    }
}

fn wheel(x: i32) -> impl IntoView {
    view! {
        <circle cx=x cy="264" r="13" fill="var(--ink)"/>
        <circle cx=x cy="264" r="5" fill="var(--paper)"/>
    }
}
