//! Asking for a name: all that is needed to play with others.

use leptos::prelude::*;

use super::fields::problem;
use super::heading::Heading;
use super::passport::Passport;
use crate::host::session::{Known, Session};
use crate::settings::settings;
use crate::texts::t;

/// Asks for a name, and for nothing else.
#[component]
pub fn Naming(
    /// What for.
    text: Signal<String>,
    /// Called just before the name is known to the page.
    #[prop(optional, into)]
    named: Option<Callback<()>>,
    /// What else there is to choose.
    #[prop(optional)]
    children: Option<Children>,
) -> impl IntoView {
    let session = Session::find();
    let name = RwSignal::new(settings().now().name);
    let error = RwSignal::new(None::<String>);
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if let Some(named) = named {
            named.run(());
        }
        leptos::task::spawn_local(async move {
            if let Err(refused) = session.guest(name.get_untracked().trim()).await {
                error.try_set(Some(refused.text));
            }
        });
    };
    view! {
        <section class="sheet narrow naming">
            <Heading text=t!("online.name_title")/>
            <p class="lead">{text}</p>
            <form class="one-line" on:submit=enter>
                {name_field(name, error)}
                <button class="main">{t!("online.enter")}</button>
            </form>
            {problem(error)}
            <Passport name named/>
            {children.map(|children| children())}
        </section>
    }
}

/// The field for the name; what was wrong with it is forgotten as soon as it changes.
fn name_field(name: RwSignal<String>, error: RwSignal<Option<String>>) -> impl IntoView {
    let change = move |event| {
        name.set(event_target_value(&event));
        error.set(None);
    };
    view! {
        <label><span class="hidden-text">{t!("online.name")}</span>
            <input name="name" required maxlength="40" autocomplete="nickname" placeholder=t!("online.name") prop:value=name
                aria-invalid=move || error.read().is_some().then_some("true") on:input=change/></label>
    }
}

/// Shows something to whoever is signed in; others are asked for a name first.
pub fn signed_in(
    text: Signal<String>,
    named: Callback<()>,
    show: impl Fn() -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let stranger = move || view! { <Naming text named/> }.into_any();
    signed_in_or(stranger, show)
}

/// Shows something to whoever is signed in, and something else to strangers.
pub fn signed_in_or(
    stranger: impl Fn() -> AnyView + Send + Sync + 'static,
    show: impl Fn() -> AnyView + Send + Sync + 'static,
) -> impl IntoView {
    let session = Session::find();
    session.ask();
    // the same person with a new name is still the same
    let known = Memo::new(move |_| match session.get() {
        Known::Unknown => 0,
        Known::Nobody => 1,
        Known::Somebody(_) => 2,
        Known::Unreachable => 3,
    });
    move || match known.get() {
        0 => view! { <p class="sheet narrow soft" role="status">{t!("online.connecting")}</p> }.into_any(),
        1 => stranger(),
        2 => show(),
        _ => view! {
            <section class="sheet narrow">
                <p>{t!("online.unreachable")}</p>
                <p><button class="main" on:click=move |_| session.ask()>{t!("online.again")}</button></p>
            </section>
        }
        .into_any(),
    }
}
