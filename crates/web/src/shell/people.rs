//! The names of people, with the way to their profiles.

use leptos::prelude::*;
use leptos_router::components::A;

/// The address of somebody's profile.
pub fn profile_address(name: &str) -> String {
    format!("/people/{}", String::from(js_sys::encode_uri_component(name)))
}

/// A name, with the way to the profile if the person has one.
pub fn person_link(name: String, has_profile: bool) -> AnyView {
    if has_profile {
        view! { <A href=profile_address(&name) attr:class="person">{name.clone()}</A> }.into_any()
    } else {
        name.into_any()
    }
}
