//! Fields of forms.

use leptos::prelude::*;

use crate::texts::t;

/// A choice among a few words, all of them in sight.
#[component]
pub fn Pick<T: Copy + PartialEq + Send + Sync + 'static>(
    /// What is chosen.
    label: String,
    /// The values and their names.
    choices: Vec<(T, String)>,
    /// What is chosen now.
    #[prop(into)]
    now: Signal<T>,
    /// Chooses.
    choose: impl Fn(T) + Copy + 'static,
) -> impl IntoView {
    let choice = move |(value, name): (T, String)| {
        let chosen = move || now.get() == value;
        view! { <button type="button" role="radio" aria-checked=move || chosen().to_string() class:chosen=chosen on:click=move |_| choose(value)>{name}</button> }
    };
    view! {
        <div class="field">
            <span class="label">{label.clone()}</span>
            <div class="pick" role="radiogroup" aria-label=label>{choices.into_iter().map(choice).collect_view()}</div>
        </div>
    }
}

/// Yes or no.
#[component]
pub fn Switch(
    /// What for.
    label: String,
    /// Is it on?
    #[prop(into)]
    now: Signal<bool>,
    /// Switches.
    choose: impl Fn(bool) + Copy + 'static,
) -> impl IntoView {
    view! {
        <label class="switch">
            <input type="checkbox" prop:checked=now on:change=move |event| choose(event_target_checked(&event))/>
            <span>{label}</span>
        </label>
    }
}

/// The level of a bot.
#[component]
pub fn Level(
    /// What it is called for those who can't see it.
    label: String,
    /// The level now.
    #[prop(into)]
    now: Signal<String>,
    /// Chooses.
    choose: impl Fn(String) + Copy + 'static,
) -> impl IntoView {
    let option = move |level: bots::Level| {
        let name = level.name();
        view! { <option value=name selected=move || now.get() == name>{level_name(name)}</option> }
    };
    view! { <select aria-label=label on:change=move |event| choose(event_target_value(&event))>{bots::Level::ALL.map(option).collect_view()}</select> }
}

/// The name of a level of the bots, in the reader's language; what is unknown stays as it is.
pub fn level_name(level: &str) -> String {
    match bots::Level::ALL.into_iter().find(|known| known.name() == level) {
        Some(bots::Level::Beginner) => t!("level.beginner"),
        Some(bots::Level::Casual) => t!("level.casual"),
        Some(bots::Level::Skilled) => t!("level.skilled"),
        Some(bots::Level::Expert) => t!("level.expert"),
        Some(bots::Level::Master) => t!("level.master"),
        None => level.to_owned(),
    }
}

/// Beside the name of a person without an account: anybody may have taken it.
pub fn guest_mark() -> AnyView {
    view! { <small class="guest">{t!("online.guest")}</small> }.into_any()
}

/// What went wrong, told at once.
pub fn problem(error: RwSignal<Option<String>>) -> impl IntoView {
    view! { <p class="problem" role="alert">{move || error.get()}</p> }
}
