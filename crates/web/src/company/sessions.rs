//! Where one is signed in.

use leptos::prelude::*;
use wire::account::SessionInfo;

use super::{Outcome, asked, words};
use crate::host::api;
use crate::host::session::Session;
use crate::standing::{answered_in_part, day};
use crate::texts::t;

/// The places, each with a way out.
#[component]
pub(super) fn Sessions() -> impl IntoView {
    let (again, outcome) = (RwSignal::new(0), Outcome::new());
    let sessions = asked::<Vec<SessionInfo>>("/api/me/sessions", again);
    let list = move |sessions: Vec<SessionInfo>| {
        let rows = sessions.into_iter().map(|session| row(session, again, outcome));
        view! { <ul class="own-list">{rows.collect_view()}</ul> }.into_any()
    };
    view! { {answered_in_part(sessions, list)}{outcome.shown()} }
}

fn row(session: SessionInfo, again: RwSignal<u32>, outcome: Outcome) -> AnyView {
    let (device, id) = (device(&session), session.id.clone());
    let here = Session::find();
    let current = session.current;
    let end = move |_| {
        let id = id.clone();
        outcome.of(async move || {
            if current {
                here.sign_out().await.map_err(words)?;
                return Ok(None);
            }
            api::delete(&format!("/api/me/sessions/{id}")).await.map_err(words)?;
            again.try_update(|again| *again += 1);
            Ok(Some(t!("company.signed_out")))
        });
    };
    let label = t!("company.sign_out_there", device = device);
    let note = if current {
        t!("company.this_session")
    } else {
        t!("company.last_used", day = day(session.used))
    };
    view! {
        <li data-session=if current { "this" } else { "other" }>
            <span><strong>{device}</strong><span class="soft">{note}</span></span>
            <button class="quiet" aria-label=label on:click=end>{t!("company.sign_out")}</button>
        </li>
    }
    .into_any()
}

/// A device in words.
fn device(session: &SessionInfo) -> String {
    match (&session.browser, &session.system) {
        (Some(browser), Some(system)) => t!("company.device", browser = browser, system = system),
        (Some(one), None) | (None, Some(one)) => one.clone(),
        (None, None) => t!("company.some_device"),
    }
}
