//! The icons: nine landmarks, the goods and tokens, drawn on a grid of 24 by 24.

use hill::cards::{Category, Landmark, TokenKind};
use leptos::prelude::*;

use super::names;
use crate::texts::t;

/// How a stroke of an icon is drawn: filled, cut out of what is filled, or as a line.
#[derive(Clone, Copy)]
enum Ink {
    Fill,
    Cut,
    Stroke,
}

impl Ink {
    const fn class(self) -> &'static str {
        match self {
            Ink::Fill => "i-fill",
            Ink::Cut => "i-cut",
            Ink::Stroke => "i-stroke",
        }
    }
}

type Shape = (Ink, &'static str);

const fn shapes(landmark: Landmark) -> &'static [Shape] {
    match landmark {
        Landmark::AmusementPark => &[
            (
                Ink::Stroke,
                "M12 2.6a7.4 7.4 0 1 0 .01 0z M12 2.6v14.8M4.6 10h14.8M6.8 4.8l10.4 10.4M17.2 4.8L6.8 15.2",
            ),
            (Ink::Stroke, "M12 10L7.5 22M12 10l4.5 12M5 22h14"),
            (Ink::Fill, "M12 7.6a2.4 2.4 0 1 0 .01 0z"),
        ],
        Landmark::Zoo => &[
            (
                Ink::Fill,
                "M12 11.5c3.2 0 6.5 3.6 6.5 6.7 0 2.2-1.5 3.3-3.2 3.3-1.3 0-2.2-.7-3.3-.7s-2 .7-3.3.7c-1.7 0-3.2-1.1-3.2-3.3 0-3.1 3.3-6.7 6.5-6.7z",
            ),
            (
                Ink::Fill,
                "M8.6 2.3c1.5 0 2.5 1.6 2.5 3.6s-1 3.6-2.5 3.6-2.5-1.6-2.5-3.6 1-3.6 2.5-3.6zM15.4 2.3c1.5 0 2.5 1.6 2.5 3.6s-1 3.6-2.5 3.6-2.5-1.6-2.5-3.6 1-3.6 2.5-3.6z",
            ),
            (
                Ink::Fill,
                "M3.6 8c1.3-.3 2.5.9 2.9 2.6.4 1.7-.2 3.3-1.5 3.6-1.3.3-2.5-.9-2.9-2.6C1.7 9.9 2.3 8.3 3.6 8zM20.4 8c1.3.3 1.9 1.9 1.5 3.6-.4 1.7-1.6 2.9-2.9 2.6-1.3-.3-1.9-1.9-1.5-3.6.4-1.7 1.6-2.9 2.9-2.6z",
            ),
        ],
        Landmark::Aquarium => &[
            (
                Ink::Fill,
                "M1.5 13c3.3-5.6 9.8-7.2 15-2.8L22.5 6v14l-6-4.2C11.3 20.2 4.8 18.6 1.5 13z",
            ),
            (Ink::Cut, "M7.2 10.2a1.5 1.5 0 1 0 .01 0z"),
            (Ink::Fill, "M6.5 3.2a1.5 1.5 0 1 0 .01 0zM10.8 1.5a1.2 1.2 0 1 0 .01 0z"),
        ],
        Landmark::Bank => &[
            (Ink::Fill, "M12 2L2 7.5V9.5h20V7.5zM2 19h20v3H2z"),
            (
                Ink::Fill,
                "M4 10.5h3.2v7.5H4zM10.4 10.5h3.2v7.5h-3.2zM16.8 10.5H20v7.5h-3.2z",
            ),
            (Ink::Cut, "M12 4.4a1.5 1.5 0 1 0 .01 0z"),
        ],
        Landmark::Hospital => &[(Ink::Fill, "M8.5 2h7v6.5H22v7h-6.5V22h-7v-6.5H2v-7h6.5z")],
        Landmark::School => &[
            (Ink::Fill, "M12 3.5L.8 9 12 14.5 23.2 9z"),
            (Ink::Fill, "M5 12.6v4.9c1.9 2 4.3 3 7 3s5.1-1 7-3v-4.9l-7 3.5z"),
            (Ink::Stroke, "M21.7 9.8v7"),
        ],
        Landmark::CityHall => &[
            (Ink::Fill, "M2 22V13h5.5V8.5h9V13H22v9z"),
            (Ink::Stroke, "M12 9V1.8"),
            (Ink::Fill, "M12 1.3h6.2l-1.7 2 1.7 2H12z"),
            (
                Ink::Cut,
                "M10.3 22v-4.5h3.4V22zM4.3 15.3h2v2.5h-2zM17.7 15.3h2v2.5h-2zM12 10.4a1.7 1.7 0 1 0 .01 0z",
            ),
        ],
        Landmark::PoliceStation => &[
            (
                Ink::Fill,
                "M12 1.5l8.8 3v7c0 5-3.6 9-8.8 11.2C6.8 20.5 3.2 16.5 3.2 11.5v-7z",
            ),
            (
                Ink::Cut,
                "M12 5.6l1.7 3.9 4.2.4-3.2 2.8 1 4.1-3.7-2.2-3.7 2.2 1-4.1-3.2-2.8 4.2-.4z",
            ),
        ],
        Landmark::FireStation => &[
            (
                Ink::Fill,
                "M12.5 1c.8 4.7 6.7 6.6 6.7 13.2a7.2 7.2 0 0 1-14.4 0c0-3.5 1.7-5.4 3-7.2.5 1.8 1.2 2.7 2.3 3.2C9.8 7 10.6 3.6 12.5 1z",
            ),
            (
                Ink::Cut,
                "M12.2 20.3c-2 0-3.2-1.4-3.2-3 0-2.2 2.2-3 3.2-5.3 1 2.3 3.2 3.1 3.2 5.3 0 1.6-1.2 3-3.2 3z",
            ),
        ],
    }
}

fn draw(shapes: &'static [Shape]) -> AnyView {
    shapes
        .iter()
        .map(|&(ink, d)| view! { <path class=ink.class() d=d/> })
        .collect_view()
        .into_any()
}

/// The strokes of a landmark's icon, for use within a picture.
pub fn landmark_shapes(landmark: Landmark) -> AnyView {
    draw(shapes(landmark))
}

/// The outline that tells the three categories apart without colour, around the middle (0, 0): a circle, a square, a hexagon.
pub const fn category_outline(category: Category) -> &'static str {
    match category {
        Category::Leisure => "M0-19a19 19 0 1 0 .01 0z",
        Category::Welfare => "M-13-17h26a4 4 0 0 1 4 4v26a4 4 0 0 1-4 4h-26a4 4 0 0 1-4-4v-26a4 4 0 0 1 4-4z",
        Category::Public => "M-10-18.5h20L20.5 0 10 18.5h-20L-20.5 0z",
    }
}

/// The class of a category.
pub const fn category_class(category: Category) -> &'static str {
    match category {
        Category::Leisure => "leisure",
        Category::Welfare => "welfare",
        Category::Public => "public",
    }
}

/// A landmark in its category's outline, 42 units wide around the middle (0, 0).
pub fn landmark_sign(landmark: Landmark) -> AnyView {
    let category = landmark.category();
    view! {
        <g class=format!("sign {}", category_class(category))>
            <path class="plate" d=category_outline(category)/>
            <g transform="translate(-12.6 -12.6) scale(1.05)">{landmark_shapes(landmark)}</g>
        </g>
    }
    .into_any()
}

/// A landmark as a small picture of its own.
pub fn landmark_icon(landmark: Landmark) -> AnyView {
    view! { <svg class="icon" viewBox="-21.5 -21.5 43 43" aria-hidden="true" data-word=names::landmark(landmark)>{landmark_sign(landmark)}</svg> }
        .into_any()
}

/// What a category is called.
fn category_word(category: Category) -> String {
    match category {
        Category::Leisure => t!("hill.symbol.leisure"),
        Category::Welfare => t!("hill.symbol.welfare"),
        Category::Public => t!("hill.symbol.public"),
    }
}

/// A category as a small picture: its empty outline.
pub fn category_icon(category: Category) -> AnyView {
    view! {
        <svg class="icon" viewBox="-21.5 -21.5 43 43" aria-hidden="true" data-word=category_word(category)>
            <g class=format!("sign {}", category_class(category))><path class="plate" d=category_outline(category)/></g>
        </svg>
    }
    .into_any()
}

/// A symbol with its word, which is told to whoever points at it or taps it.
fn small(word: String, shapes: &'static [Shape]) -> AnyView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" data-word=word>{draw(shapes)}</svg> }.into_any()
}

/// A resource: a crate.
pub fn resource_icon() -> AnyView {
    small(
        t!("hill.symbol.resource"),
        &[
            (Ink::Fill, "M12 1.5l9.5 5v11l-9.5 5-9.5-5v-11z"),
            (
                Ink::Cut,
                "M12 4.3l6 3.1-6 3.2-6-3.2zM4.8 9.5l6.1 3.2v6.5l-6.1-3.2zM19.2 9.5l-6.1 3.2v6.5l6.1-3.2z",
            ),
        ],
    )
}

/// A track token.
pub fn track_icon() -> AnyView {
    small(
        t!("hill.symbol.track"),
        &[(Ink::Stroke, "M7.5 2v20M16.5 2v20M4 6h16M4 12h16M4 18h16")],
    )
}

/// A Double Track token.
pub fn double_icon() -> AnyView {
    small(
        names::token_kind(TokenKind::DoubleTrack),
        &[(
            Ink::Stroke,
            "M3.5 2v20M9 2v20M15 2v20M20.5 2v20M2 7h8.5M2 12h8.5M2 17h8.5M13.5 7H22M13.5 12H22M13.5 17H22",
        )],
    )
}

/// A Wild landmark.
pub fn wild_icon() -> AnyView {
    small(
        names::token_kind(TokenKind::WildLandmark),
        &[(
            Ink::Fill,
            "M12 1.5l3.1 7 7.6.7-5.7 5 1.7 7.5-6.7-4-6.7 4L7 14.2l-5.7-5 7.6-.7z",
        )],
    )
}

/// A Plan card.
pub fn plan_icon() -> AnyView {
    small(
        t!("hill.symbol.plan"),
        &[
            (
                Ink::Fill,
                "M4 2h16a1.5 1.5 0 0 1 1.5 1.5v17A1.5 1.5 0 0 1 20 22H4a1.5 1.5 0 0 1-1.5-1.5v-17A1.5 1.5 0 0 1 4 2z",
            ),
            (Ink::Cut, "M6 6h12v2H6zM6 11h12v2H6zM6 16h7v2H6z"),
        ],
    )
}

/// A Development token.
pub fn token_icon() -> AnyView {
    small(
        t!("hill.symbol.token"),
        &[
            (Ink::Fill, "M12 1.5a10.5 10.5 0 1 0 .01 0z"),
            (Ink::Cut, "M10.8 6h2.4v4.8H18v2.4h-4.8V18h-2.4v-4.8H6v-2.4h4.8z"),
        ],
    )
}
