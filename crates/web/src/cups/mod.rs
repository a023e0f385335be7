//! Tournaments: the list, a new one, and one to follow. All of it comes from the server.

mod bracket;
mod facts;
mod form;
mod list;
mod one;
mod organiser;
mod preset;
mod rounds;
mod standings;

use leptos::prelude::*;
use leptos_router::hooks::use_params_map;
use wire::cups::{Format, Points};

use crate::texts::{t, voice};

/// The page at `/cups`, `/cups/new` or `/cups/ID`.
#[component]
pub fn CupsPage() -> impl IntoView {
    let params = use_params_map();
    let id = Memo::new(move |_| params.read().get("id"));
    move || match id.get().as_deref() {
        None | Some("") => view! { <list::CupList/> }.into_any(),
        Some("new") => view! { <form::NewCupPage/> }.into_any(),
        Some(id) => view! { <one::CupPage id=id.to_owned()/> }.into_any(),
    }
}

/// The kind of a tournament in a word.
fn format_name(format: Format) -> String {
    match format {
        Format::RoundRobin => t!("cups.round_robin"),
        Format::Swiss => t!("cups.swiss"),
        Format::Knockout => t!("cups.knockout"),
    }
}

/// Points as they are told: 1 for a win.
fn points(points: Points) -> String {
    hundredths(f64::from(points.0) / f64::from(Points::WIN.0))
}

/// A number with as many digits as it needs, two at most.
fn hundredths(number: f64) -> String {
    let mark = table::words::BOOK
        .text(&voice(), "decimal-mark", &[])
        .unwrap_or_default();
    let text = format!("{number:.2}");
    let text = text.trim_end_matches('0').trim_end_matches('.');
    text.replace('.', &mark).replace('-', "−")
}

/// A moment, as the language writes it.
fn moment(at: wire::Time) -> String {
    let date = js_sys::Date::new(&(at as f64).into());
    let options = js_sys::Object::new();
    // an object takes any property
    let _ = js_sys::Reflect::set(&options, &"dateStyle".into(), &"medium".into());
    let _ = js_sys::Reflect::set(&options, &"timeStyle".into(), &"short".into());
    date.to_locale_string(voice().language.code(), &options).into()
}
