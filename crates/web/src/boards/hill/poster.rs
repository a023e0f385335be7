//! The picture of the game's poster.

use leptos::prelude::*;

/// Hills, a town of cards, and four lines over them.
pub fn draw() -> AnyView {
    ().into_any()
}
