//! Good company: one's own account, people one would rather not meet, and games that all want to end. All of it needs the server, and comes with the pages that do.

mod at_table;
mod browser_passkey;
mod entrance;
mod farewell;
mod line_menu;
mod passkeys;
mod password;
pub(crate) mod proof;
mod reset;
mod sessions;
mod shunned;
mod takeaway;

use leptos::prelude::*;
use leptos_router::components::A;

use crate::host::api::{self, Me, Refused};
use crate::shell::fields::problem;
use crate::standing::Asked;
use crate::texts::t;

pub use at_table::{AtTable, EndQuestion};
pub use entrance::Entrance;
pub use line_menu::LineMenu;
pub use reset::ResetPage;
pub use shunned::KeepAway;

/// What came of something: one line for what went well, one for what didn't. Copied freely: it is a handle of signals.
#[derive(Clone, Copy)]
struct Outcome {
    done: RwSignal<Option<String>>,
    error: RwSignal<Option<String>>,
}

impl Outcome {
    fn new() -> Outcome {
        Outcome {
            done: RwSignal::default(),
            error: RwSignal::default(),
        }
    }

    /// Does something that takes its time, and tells what came of it.
    fn of(self, work: impl AsyncFnOnce() -> Result<Option<String>, String> + 'static) {
        self.done.set(None);
        self.error.set(None);
        leptos::task::spawn_local(async move {
            match work().await {
                Ok(done) => drop(self.done.try_set(done)),
                Err(error) => drop(self.error.try_set(Some(error))),
            }
        });
    }

    fn shown(self) -> impl IntoView {
        view! { <p class="done" role="status">{move || self.done.get()}</p>{problem(self.error)} }
    }
}

fn words(refused: Refused) -> String {
    refused.text
}

/// Something that the server was asked for, and is asked for again whenever it may have changed.
fn asked<T: serde::de::DeserializeOwned + Send + Sync + 'static>(path: &'static str, again: RwSignal<u32>) -> Asked<T> {
    let answer = RwSignal::new(None);
    Effect::new(move |_| {
        again.track();
        leptos::task::spawn_local(async move {
            answer.try_set(Some(api::get::<T>(path).await));
        });
    });
    answer
}

/// A part of the account page that opens.
fn section(name: &'static str, title: String, content: impl IntoView + 'static) -> AnyView {
    view! {
        <details class="own" data-own=name>
            <summary>{title}</summary>
            <div class="own-content">{content}</div>
        </details>
    }
    .into_any()
}

/// Everything that somebody who is signed in can do about the account.
#[component]
pub fn OwnAccount(
    /// Who.
    me: Me,
) -> impl IntoView {
    let has_account = me.account.is_some();
    // whoever adds or removes a passkey sees that everywhere
    let changes = RwSignal::new(0);
    let keys = if has_account {
        asked("/api/me/passkeys", changes)
    } else {
        RwSignal::new(None)
    };
    view! {
        {has_account.then(|| section("password", t!("company.password"), view! { <password::Password keys/> }))}
        {has_account.then(|| section("passkeys", t!("company.passkeys"), view! { <passkeys::OwnPasskeys keys changes/> }))}
        {section("sessions", t!("company.sessions"), view! { <sessions::Sessions/> })}
        {section("shunned", t!("company.shunned"), view! { <shunned::List/> })}
        {section("data", t!("company.data"), view! { <takeaway::Takeaway/> })}
        {section("delete", t!("company.delete"), view! { <farewell::Farewell keys has_account/> })}
        <p class="soft"><A href="/told">{t!("company.mail_hint")}</A></p>
    }
}
