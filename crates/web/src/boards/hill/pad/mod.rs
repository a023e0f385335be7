//! The score pad: a finished cardboard town, entered and scored.

use leptos::prelude::*;

/// The score pad.
pub fn draw() -> AnyView {
    ().into_any()
}
