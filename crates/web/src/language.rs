//! The words of a language other than English come in a file of their own, and its rules in another: a reader of one would carry the others in vain.
//!
//! `static/start.js` knows the files. It fetches the words of the reader's language beside the program, and hands them over here.

use std::collections::BTreeMap;

use leptos::prelude::*;
use leptos::task::spawn_local;
use table::words::came;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::boards::NotLoaded;
use crate::settings::settings;
use crate::texts::Language;

#[wasm_bindgen]
extern "C" {
    /// What was fetched of a file.
    #[wasm_bindgen(js_namespace = roundhouse, js_name = texts)]
    fn fetched(file: &str) -> Option<String>;

    /// Fetches it.
    #[wasm_bindgen(js_namespace = roundhouse, js_name = fetchTexts, catch)]
    async fn fetch(file: &str) -> Result<(), JsValue>;
}

/// Takes the words that were fetched of a language. Until then it is English.
pub fn take(language: Language) {
    unpack(language.code());
}

fn unpack(file: &str) {
    if let Some(texts) = fetched(file).and_then(|text| serde_json::from_str::<BTreeMap<_, _>>(&text).ok()) {
        came(texts);
    }
}

/// Fetches the rules of a language.
pub async fn fetch_rules(language: Language) -> Result<(), NotLoaded> {
    let file = format!("{}-rules", language.code());
    fetch(&file).await.map_err(|_| NotLoaded)?;
    unpack(&file);
    Ok(())
}

/// From now on the page speaks this language, once it has come; `is_missing` says whether it doesn't.
pub fn speak(language: Language, is_missing: RwSignal<bool>) {
    spawn_local(async move {
        let came = fetch(language.code()).await.is_ok();
        if came {
            take(language);
            settings().change(|chosen| chosen.language = language);
        }
        let _ = is_missing.try_set(!came);
    });
}
