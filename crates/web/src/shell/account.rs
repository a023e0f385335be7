//! Signing in and out, and making an account.

use leptos::prelude::*;
use leptos_router::components::A;

use super::fields::problem;
use super::heading::Heading;
use super::passport::Passport;
use super::people::profile_address;
use crate::company::{Entrance, OwnAccount};
use crate::host::api::Me;
use crate::host::session::{Known, Session};
use crate::standing::PrivacySwitch;
use crate::texts::t;

/// Who is signed in, and what can be done about it.
#[component]
pub fn Account() -> impl IntoView {
    let session = Session::find();
    session.ask();
    move || match session.get() {
        Known::Unknown => view! { <p class="soft">{t!("online.connecting")}</p> }.into_any(),
        Known::Unreachable => view! { <p class="soft">{t!("online.unreachable")}</p> }.into_any(),
        Known::Nobody => view! { <p>{t!("settings.nobody")}</p><Passport/> }.into_any(),
        Known::Somebody(me) => somebody(session, &me),
    }
}

/// The page about it.
#[component]
pub fn AccountPage() -> impl IntoView {
    let session = Session::find();
    view! {
        <section class="sheet narrow">
            <Heading text=t!("settings.account")/>
            <Account/>
            {move || matches!(session.get(), Known::Nobody).then(|| view! { <Entrance/> })}
            {move || session.me().map(|_| view! { <p><A href="/leave">{t!("time.take_leave")}</A></p> })}
            {move || session.me().and_then(|me| me.account).map(|name| view! {
                <p><A href=profile_address(&name)>{t!("home.profile")}</A></p>
                <PrivacySwitch/>
            })}
            {move || session.me().map(|me| view! { <OwnAccount me/> })}
        </section>
    }
}

fn somebody(session: Session, me: &Me) -> AnyView {
    let sign_out = move |_| leptos::task::spawn_local(async move { drop(session.sign_out().await) });
    match &me.account {
        Some(account) => view! {
            <p>{t!("settings.signed_in", name = account)}</p>
            <p><button on:click=sign_out>{t!("settings.sign_out")}</button></p>
        }
        .into_any(),
        None => view! {
            <p>{t!("settings.guest", name = me.name)}</p>
            <Credentials make=true name=me.name.clone()/>
            <details><summary>{t!("settings.other_account")}</summary><p class="soft">{t!("settings.guest_lost")}</p><Credentials make=false name=String::new()/><Entrance/></details>
        }
        .into_any(),
    }
}

/// A name and a password: to make an account, or to sign in to one.
#[component]
pub fn Credentials(
    /// Is the account a new one?
    make: bool,
    /// The name to begin with.
    name: String,
    /// Called just before the page knows who it is.
    #[prop(optional_no_strip)]
    named: Option<Callback<()>>,
) -> impl IntoView {
    let session = Session::find();
    let (name, password, error) = (RwSignal::new(name), RwSignal::new(String::new()), RwSignal::new(None));
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let (name, password) = (name.get_untracked(), password.get_untracked());
        leptos::task::spawn_local(async move {
            if let Some(named) = named {
                named.run(());
            }
            let done = if make {
                session.account(&name, &password).await
            } else {
                session.sign_in(&name, &password).await
            };
            if let Err(refused) = done {
                error.try_set(Some(refused.text));
            }
        });
    };
    let word = if make { "new-password" } else { "current-password" };
    view! {
        <form class="credentials" on:submit=enter>
            <label class="field"><span class="label">{t!("settings.account_name")}</span>
                <input name="account" required maxlength="40" autocomplete="username" prop:value=name on:input=move |event| name.set(event_target_value(&event))/></label>
            <label class="field"><span class="label">{t!("settings.password")}</span>
                <input name="password" required type="password" minlength="8" maxlength="200" autocomplete=word on:input=move |event| password.set(event_target_value(&event))/></label>
            <button class="main">{if make { t!("settings.make_account") } else { t!("settings.sign_in") }}</button>
            {problem(error)}
        </form>
    }
}
