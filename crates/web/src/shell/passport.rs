//! Accounts wherever a name is asked: to make one or sign in without leaving the page.

use leptos::prelude::*;

use super::account::Credentials;
use crate::host::room::Room;
use crate::host::session::Session;
use crate::texts::t;

/// Two ways that open below each other: to make an account, and to sign in to one.
#[component]
pub fn Passport(
    /// The name that is being typed beside it.
    #[prop(optional)]
    name: Option<RwSignal<String>>,
    /// Called just before the name is known to the page.
    #[prop(optional_no_strip)]
    named: Option<Callback<()>>,
) -> impl IntoView {
    let open = RwSignal::new(None::<bool>);
    let toggle = move |make: bool| open.update(|open| *open = (*open != Some(make)).then_some(make));
    let expanded = move |make: bool| (open.get() == Some(make)).to_string();
    let form = move || {
        open.get()
            .map(|make| view! { <Credentials make name=start(name) named/> })
    };
    view! {
        <div class="passport">
            <p class="ways">
                <button type="button" class="quiet" data-register aria-expanded=move || expanded(true) on:click=move |_| toggle(true)>{t!("settings.make_account")}</button>
                <button type="button" class="quiet" data-sign-in aria-expanded=move || expanded(false) on:click=move |_| toggle(false)>{t!("settings.sign_in")}</button>
            </p>
            {form}
        </div>
    }
}

/// The name to begin with.
fn start(name: Option<RwSignal<String>>) -> String {
    name.map(|name| name.get_untracked()).unwrap_or_default()
}

/// To a guest at a table: an account keeps the name and the seat.
#[component]
pub fn KeepName(
    /// The table.
    room: Room,
) -> impl IntoView {
    let session = Session::find();
    let is_seated = move || {
        room.info
            .with(|info| info.as_ref().is_some_and(|info| !info.own().is_empty()))
    };
    // a form that is being filled in stays while the table changes
    let guest = Memo::new(move |_| {
        let me = session.me().filter(|me| me.account.is_none() && is_seated());
        me.map(|me| me.name)
    });
    move || {
        guest.get().map(|name| {
            view! {
                <details class="keep-name" data-keep-name>
                    <summary>{t!("passport.keep")}</summary>
                    <p class="soft">{t!("passport.keep_note", name = name)}</p>
                    <Credentials make=true name/>
                </details>
            }
        })
    }
}
