//! A picture with a name.

use leptos::prelude::*;
use leptos::text_prop::TextProp;

/// What is drawn on a button, with the words for it. The button is named by its picture: what is printed on a card is not its label.
pub fn named(words: impl Into<TextProp>, drawn: AnyView) -> AnyView {
    let words = words.into();
    view! { <span class="named" role="img" aria-label=move || words.get()>{drawn}</span> }.into_any()
}
