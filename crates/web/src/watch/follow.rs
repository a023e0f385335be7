//! Following a player.

use leptos::prelude::*;
use wire::{Follow, Followed};

use crate::host::api;
use crate::host::session::Session;
use crate::shell::fields::problem;
use crate::texts::t;

/// Follows somebody, or no longer; nothing for who is not signed in.
#[component]
pub fn FollowButton(
    /// The account's name.
    name: String,
) -> impl IntoView {
    let (session, name) = (Session::find(), StoredValue::new(name));
    let (follows, error) = (RwSignal::new(None::<bool>), RwSignal::new(None));
    Effect::new(move |_| {
        if session.me().is_some() {
            // the answer may come when this page is gone
            let name = name.get_value();
            leptos::task::spawn_local(async move {
                match api::get::<Vec<Followed>>("/api/me/follows").await {
                    Ok(all) => drop(follows.try_set(Some(all.iter().any(|one| one.name == name)))),
                    Err(refused) => drop(error.try_set(Some(refused.text))),
                }
            });
        }
    });
    let change = move |wish: bool| {
        error.set(None);
        let whom = Follow { name: name.get_value() };
        leptos::task::spawn_local(async move {
            let done = if wish {
                api::post::<Vec<Followed>>("/api/me/follows", &whom).await.map(drop)
            } else {
                let name = String::from(js_sys::encode_uri_component(&whom.name));
                api::delete(&format!("/api/me/follows/{name}")).await
            };
            match done {
                Ok(()) => drop(follows.try_set(Some(wish))),
                Err(refused) => drop(error.try_set(Some(refused.text))),
            }
        });
    };
    let button = move || {
        let follows = follows.get()?;
        let text = if follows {
            t!("watch.unfollow")
        } else {
            t!("watch.follow")
        };
        Some(view! {
            <button data-follow=follows.to_string() aria-pressed=follows.to_string() on:click=move |_| change(!follows)>{text}</button>
            <span class="soft">{t!("watch.follow_note")}</span>
        })
    };
    view! {
        <p class="ways">{button}</p>
        {problem(error)}
    }
}
