//! The score pad of finished cardboard games.

use leptos::prelude::*;

/// The pad.
pub fn pad() -> AnyView {
    ().into_any()
}
