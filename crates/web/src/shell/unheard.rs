//! A place where the reader is told was switched off: that is told on the next visit.

use leptos::prelude::*;
use leptos_router::components::A;
use serde_json::Value;

use crate::browser;
use crate::host::api;
use crate::texts::t;

/// That there is such a place is remembered, so that nobody else's home asks the server.
const MARK: &str = "told.any";

/// Remembers whether the reader is told anywhere.
pub fn remember(is_told: bool) {
    if is_told {
        browser::keep(MARK, &true);
    } else {
        browser::forget(MARK);
    }
}

/// Does the server say that a place was switched off, and not by the reader? Only that is read of its answer.
fn is_off(settings: &Value) -> bool {
    let targets = settings["targets"].as_array().into_iter().flatten();
    let mut reasons = targets.filter_map(|target| target["off"].as_str());
    reasons.any(|reason| reason != "stopped")
}

/// A line about it, if there is something to say.
#[component]
pub fn Unheard() -> impl IntoView {
    let off = RwSignal::new(false);
    if browser::load::<bool>(MARK).is_some() {
        leptos::task::spawn_local(async move {
            if let Ok(settings) = api::get::<Value>("/api/me/news").await {
                off.try_set(is_off(&settings));
            }
        });
    }
    move || {
        off.get().then(|| view! { <p class="unheard" role="status">{t!("home.told_off")}" "<A href="/told">{t!("home.told_look")}</A></p> })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn only_what_others_switched_off_is_news() {
        let with = |off: Value| is_off(&json!({"targets": [{"off": null}, {"off": off}]}));
        assert!(with(json!("gone")) && with(json!("failing")));
        assert!(!with(json!("stopped")) && !with(Value::Null) && !is_off(&json!({})));
    }
}
