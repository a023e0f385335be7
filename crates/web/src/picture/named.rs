//! A picture with a name.

use leptos::prelude::*;

/// What is drawn on a button, with the words for it. The button is named by its picture: what is printed on a card is not its label.
pub fn named(words: String, drawn: AnyView) -> AnyView {
    view! { <span class="named" role="img" aria-label=words>{drawn}</span> }.into_any()
}
