//! Where people stand: profiles, leaderboards, and games that are over. All of it comes from the server.

mod career;
mod curve;
mod finished;
mod leaderboard;
mod privacy;
mod profile;

use leptos::prelude::*;
use leptos_router::components::A;
use wire::standing::Rating;

pub use finished::FinishedGames;
pub use leaderboard::Leaderboard;
pub use privacy::PrivacySwitch;
pub use profile::ProfilePage;

use crate::host::api::Refused;
use crate::shell::dead_end::DeadEnd;
use crate::shell::people::person_link;
use crate::texts::{figure, t, voice};

/// What the server was asked for: nothing yet, or its answer.
pub(crate) type Asked<T> = RwSignal<Option<Result<T, Refused>>>;

/// What is shown of an answer, once it is here; until then, that it comes.
pub(crate) fn answered<T: Clone + Send + Sync + 'static>(
    asked: Asked<T>,
    show: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let shown = move || match asked.get() {
        None => view! { <p class="sheet narrow soft" role="status">{t!("online.connecting")}</p> }.into_any(),
        Some(Err(refused)) => view! { <DeadEnd title=t!("standing.nothing") text=refused.text/> }.into_any(),
        Some(Ok(answer)) => show(answer),
    };
    view! { {shown} }.into_any()
}

/// The same for a part of a page: nothing until the answer is here, and in one line why there is none.
pub(crate) fn answered_in_part<T: Clone + Send + Sync + 'static>(
    asked: Asked<T>,
    show: impl Fn(T) -> AnyView + Send + Sync + 'static,
) -> AnyView {
    let shown = move || {
        Some(match asked.get()? {
            Ok(answer) => show(answer),
            Err(refused) => view! { <p class="problem" role="alert">{refused.text}</p> }.into_any(),
        })
    };
    view! { {shown} }.into_any()
}

/// A rating with how far off it may be.
fn rating(rating: Rating) -> String {
    t!(
        "standing.rating",
        points = figure(rating.points),
        within = rating.within
    )
}

/// Somebody's name, with the way to the profile if there is one; who is hidden is somebody.
pub(crate) fn person(name: Option<String>, guest: bool) -> AnyView {
    match name {
        None => view! { <span class="soft">{t!("standing.somebody")}</span> }.into_any(),
        Some(name) => person_link(name, !guest),
    }
}

/// A day, as the language writes it.
pub(crate) fn day(at: wire::Time) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    let options = js_sys::Object::new();
    // an object takes any property
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    date.to_locale_date_string(voice().language.code(), &options).into()
}

/// The way to another page of these.
fn way(address: String, text: String) -> impl IntoView {
    view! { <A href=address>{text}</A> }
}
