//! The icons: nine landmarks, the goods and tokens, drawn on a grid of 24 by 24.

use hill::cards::{Category, Landmark};
use leptos::prelude::*;

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
            (Ink::Stroke, "M12 2.6a7.4 7.4 0 1 0 .01 0z M12 2.600v14.800M4.600 10h14.800M6.800 4.800l10.400 10.400M17.200 4.800L6.800 15.200"),
            (Ink::Stroke, "M12 10L7.500 22M12 10l4.500 12M5 22h14"),
            (Ink::Fill, "M12 7.600a2.400 2.400 0 1 0 .01 0z"),
        ],
        Landmark::Zoo => &[
            (
                Ink::Fill,
                "M12 11.500c3.200 0 6.500 3.600 6.500 6.700 0 2.200-1.500 3.300-3.200 3.300-1.300 0-2.200-.7-3.300-.7s-2 .7-3.300.7c-1.700 0-3.200-1.100-3.200-3.300 0-3.100 3.300-6.700 6.500-6.700z",
            ),
            (
                Ink::Fill,
                "M8.600 2.300c1.500 0 2.500 1.600 2.500 3.600s-1 3.600-2.500 3.600-2.500-1.600-2.500-3.600 1-3.600 2.500-3.600zM15.400 2.300c1.500 0 2.500 1.600 2.500 3.600s-1 3.600-2.500 3.600-2.500-1.600-2.500-3.600 1-3.600 2.500-3.600z",
            ),
            (
                Ink::Fill,
                "M3.600 8c1.300-.3 2.500.9 2.900 2.600.4 1.700-.2 3.300-1.500 3.600-1.300.3-2.500-.9-2.900-2.600C1.700 9.900 2.300 8.300 3.600 8zM20.400 8c1.300.3 1.900 1.900 1.500 3.600-.4 1.700-1.600 2.900-2.900 2.600-1.300-.3-1.900-1.900-1.500-3.600.4-1.700 1.600-2.900 2.900-2.600z",
            ),
        ],
        Landmark::Aquarium => &[
            (Ink::Fill, "M1.500 13c3.300-5.600 9.800-7.200 15-2.800L22.500 6v14l-6-4.200C11.300 20.200 4.800 18.600 1.500 13z"),
            (Ink::Cut, "M7.200 10.200a1.500 1.500 0 1 0 .01 0z"),
            (Ink::Fill, "M6.500 3.200a1.500 1.500 0 1 0 .01 0zM10.800 1.500a1.200 1.200 0 1 0 .01 0z"),
        ],
        Landmark::Bank => &[
            (Ink::Fill, "M12 2L2 7.500V9.500h20V7.500zM2 19h20v3H2z"),
            (Ink::Fill, "M4 10.500h3.200v7.500H4zM10.400 10.500h3.200v7.500h-3.200zM16.800 10.500H20v7.500h-3.200z"),
            (Ink::Cut, "M12 4.400a1.500 1.500 0 1 0 .01 0z"),
        ],
        Landmark::Hospital => &[(Ink::Fill, "M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z")],
        Landmark::School => &[
            (Ink::Fill, "M12 3.500L.8 9 12 14.500 23.200 9z"),
            (Ink::Fill, "M5 12.600v4.900c1.900 2 4.300 3 7 3s5.100-1 7-3v-4.900l-7 3.500z"),
            (Ink::Stroke, "M21.700 9.800v7"),
        ],
        Landmark::CityHall => &[
            (Ink::Fill, "M2 22V13h5.500V8.500h9V13H22v9z"),
            (Ink::Stroke, "M12 9V1.800"),
            (Ink::Fill, "M12 1.300h6.200l-1.700 2 1.700 2H12z"),
            (Ink::Cut, "M10.300 22v-4.500h3.400V22zM4.300 15.300h2v2.500h-2zM17.700 15.300h2v2.500h-2zM12 10.400a1.700 1.700 0 1 0 .01 0z"),
        ],
        Landmark::PoliceStation => &[
            (Ink::Fill, "M12 1.500l8.800 3v7c0 5-3.600 9-8.800 11.200C6.800 20.500 3.200 16.500 3.200 11.500v-7z"),
            (Ink::Cut, "M12 5.600l1.700 3.900 4.200.4-3.200 2.800 1 4.100-3.700-2.200-3.700 2.200 1-4.100-3.200-2.800 4.200-.4z"),
        ],
        Landmark::FireStation => &[
            (
                Ink::Fill,
                "M12.500 1c.8 4.700 6.700 6.600 6.700 13.200a7.200 7.200 0 0 1-14.400 0c0-3.500 1.700-5.400 3-7.200.5 1.800 1.200 2.700 2.300 3.200C9.800 7 10.600 3.600 12.500 1z",
            ),
            (Ink::Cut, "M12.200 20.300c-2 0-3.200-1.400-3.200-3 0-2.200 2.200-3 3.200-5.300 1 2.300 3.200 3.100 3.200 5.300 0 1.600-1.200 3-3.200 3z"),
        ],
    }
}

fn draw(shapes: &'static [Shape]) -> AnyView {
    shapes.iter().map(|&(ink, d)| view! { <path class=ink.class() d=d/> }).collect_view().into_any()
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
        Category::Public => "M-10-18.500h20L20.500 0 10 18.500h-20L-20.500 0z",
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
            <g transform="translate(-12.600 -12.600) scale(1.05)">{landmark_shapes(landmark)}</g>
        </g>
    }
    .into_any()
}

/// A landmark as a small picture of its own.
pub fn landmark_icon(landmark: Landmark) -> AnyView {
    view! { <svg class="icon" viewBox="-21.500 -21.500 43 43" aria-hidden="true">{landmark_sign(landmark)}</svg> }.into_any()
}

/// A category as a small picture: its empty outline.
pub fn category_icon(category: Category) -> AnyView {
    view! {
        <svg class="icon" viewBox="-21.500 -21.500 43 43" aria-hidden="true">
            <g class=format!("sign {}", category_class(category))><path class="plate" d=category_outline(category)/></g>
        </svg>
    }
    .into_any()
}

fn small(shapes: &'static [Shape]) -> AnyView {
    view! { <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">{draw(shapes)}</svg> }.into_any()
}

/// A resource: a crate.
pub fn resource_icon() -> AnyView {
    small(&[
        (Ink::Fill, "M12 1.500l9.500 5v11l-9.500 5-9.500-5v-11z"),
        (Ink::Cut, "M12 4.300l6 3.100-6 3.200-6-3.200zM4.800 9.500l6.100 3.200v6.500l-6.100-3.200zM19.200 9.500l-6.100 3.200v6.500l6.100-3.200z"),
    ])
}

/// A track token.
pub fn track_icon() -> AnyView {
    small(&[(Ink::Stroke, "M7.500 2v20M16.500 2v20M4 6h16M4 12h16M4 18h16")])
}

/// A Double Track token.
pub fn double_icon() -> AnyView {
    small(&[(Ink::Stroke, "M3.500 2v20M9 2v20M15 2v20M20.500 2v20M2 7h8.500M2 12h8.500M2 17h8.500M13.500 7H22M13.500 12H22M13.500 17H22")])
}

/// A Wild landmark.
pub fn wild_icon() -> AnyView {
    small(&[(Ink::Fill, "M12 1.500l3.100 7 7.600.7-5.700 5 1.700 7.500-6.700-4-6.700 4L7 14.200l-5.700-5 7.600-.7z")])
}

/// A Plan card.
pub fn plan_icon() -> AnyView {
    small(&[
        (Ink::Fill, "M4 2h16a1.500 1.500 0 0 1 1.500 1.500v17A1.500 1.500 0 0 1 20 22H4a1.500 1.500 0 0 1-1.500-1.500v-17A1.500 1.500 0 0 1 4 2z"),
        (Ink::Cut, "M6 6h12v2H6zM6 11h12v2H6zM6 16h7v2H6z"),
    ])
}

/// A Development token.
pub fn token_icon() -> AnyView {
    small(&[(Ink::Fill, "M12 1.500a10.500 10.500 0 1 0 .01 0z"), (Ink::Cut, "M10.800 6h2.400v4.800H18v2.400h-4.800V18h-2.400v-4.800H6v-2.400h4.800z")])
}
