//! The picture of the poster.

use leptos::prelude::*;

/// The picture.
pub fn poster() -> AnyView {
    ().into_any()
}
