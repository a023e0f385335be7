//! All of one's data, to take home.

use leptos::prelude::*;
use serde_json::value::RawValue;

use super::{Outcome, words};
use crate::browser;
use crate::host::api;
use crate::texts::t;

/// The way to the file. The page fetches it, so that it can say what the server refuses.
#[component]
pub(super) fn Takeaway() -> impl IntoView {
    let outcome = Outcome::new();
    let download = move |_| {
        outcome.of(async move || {
            let data: Box<RawValue> = api::get("/api/me/export").await.map_err(words)?;
            browser::save("roundhouse.json", data.get());
            Ok(None)
        });
    };
    view! {
        <p>{t!("company.data_note")}</p>
        <p><button type="button" data-export on:click=download>{t!("company.download")}</button></p>
        {outcome.shown()}
    }
}
