//! What the page needs of the browser, in a few words.

use serde::Serialize;
use serde::de::DeserializeOwned;
use table::Seed;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};

/// What is kept in this browser under a name.
pub fn load<T: DeserializeOwned>(name: &str) -> Option<T> {
    let text = storage()?.get_item(&format!("roundhouse.{name}")).ok()??;
    serde_json::from_str(&text).ok()
}

/// What is kept under a name, as it is written.
pub fn written(name: &str) -> Option<String> {
    storage()?.get_item(&format!("roundhouse.{name}")).ok()?
}

/// Keeps something in this browser; where there is no room or no permission, it is kept as long as the page lives.
pub fn keep<T: Serialize>(name: &str, value: &T) {
    let _ = has_kept(name, value);
}

/// Keeps something in this browser, and says whether there was room and permission.
#[must_use]
pub fn has_kept<T: Serialize>(name: &str, value: &T) -> bool {
    let text = serde_json::to_string(value).expect("what is kept has text for keys");
    storage().is_some_and(|storage| storage.set_item(&format!("roundhouse.{name}"), &text).is_ok())
}

/// Forgets what was kept under a name.
pub fn forget(name: &str) {
    if let Some(storage) = storage() {
        let _ = storage.remove_item(&format!("roundhouse.{name}"));
    }
}

fn storage() -> Option<web_sys::Storage> {
    web_sys::window()?.local_storage().ok()?
}

/// A fresh seed from the browser's own chance.
pub fn fresh_seed() -> Seed {
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).expect("every browser has chance");
    Seed::new(bytes)
}

/// A short name that nothing else has.
pub fn fresh_id() -> String {
    fresh_seed().commitment()[..12].to_owned()
}

/// Milliseconds since 1970.
pub fn now() -> f64 {
    js_sys::Date::now()
}

/// The page.
pub fn document() -> web_sys::Document {
    web_sys::window()
        .expect("pages have windows")
        .document()
        .expect("windows show pages")
}

/// Saves a text as a file of this name, where the browser keeps what is downloaded.
pub fn save(name: &str, text: &str) {
    let parts = js_sys::Array::of1(&text.into());
    let address =
        web_sys::Blob::new_with_str_sequence(&parts).and_then(|file| web_sys::Url::create_object_url_with_blob(&file));
    let link = document().create_element("a").ok();
    let link = link.and_then(|link| link.dyn_into::<web_sys::HtmlElement>().ok());
    if let (Ok(address), Some(link)) = (address, link) {
        let _ = link.set_attribute("href", &address);
        let _ = link.set_attribute("download", name);
        link.click();
    }
}

/// The path of the page's address.
pub fn path() -> String {
    let location = document().location();
    location
        .and_then(|location| location.pathname().ok())
        .unwrap_or_default()
}

/// How wide the window is, in pixels of the style sheets.
pub fn width() -> f64 {
    let width = web_sys::window().and_then(|window| window.inner_width().ok()?.as_f64());
    width.unwrap_or(f64::INFINITY)
}

/// How many things the device can do at once.
pub fn cores() -> usize {
    web_sys::window().map_or(1, |window| window.navigator().hardware_concurrency() as usize)
}

/// Writes to the browser's console what a developer should know.
pub fn warn(text: &str) {
    web_sys::console::warn_1(&JsValue::from_str(text));
}

/// A function for the browser to call as long as the page lives.
pub fn forever<E: wasm_bindgen::convert::FromWasmAbi + 'static>(call: impl FnMut(E) + 'static) -> js_sys::Function {
    Closure::<dyn FnMut(E)>::new(call).into_js_value().unchecked_into()
}

/// Is the page longer than the screen, or the board than its place?
pub fn page_scrolls() -> bool {
    let scrolls = |element: &web_sys::Element| element.scroll_height() > element.client_height() + 1;
    let board = document().query_selector(".board-area").ok().flatten();
    document().document_element().is_some_and(|root| scrolls(&root)) || board.is_some_and(|board| scrolls(&board))
}

/// How the reader points: `touch` with a finger, `mouse` with anything finer. For texts that choose between tapping and clicking.
pub fn pointer() -> &'static str {
    let coarse = web_sys::window().and_then(|window| window.match_media("(pointer: coarse)").ok()?);
    if coarse.is_some_and(|coarse| coarse.matches()) {
        "touch"
    } else {
        "mouse"
    }
}

/// Loads the page anew.
pub fn reload() {
    if let Some(window) = web_sys::window() {
        let _ = window.location().reload();
    }
}

/// Waits, in the page or in a worker.
pub async fn pause(time: std::time::Duration) {
    let wait = js_sys::Promise::new(&mut |then, _| {
        let timer = js_sys::Reflect::get(&js_sys::global(), &"setTimeout".into());
        if let Some(timer) = timer.ok().and_then(|timer| timer.dyn_into::<js_sys::Function>().ok()) {
            let _ = timer.call2(&JsValue::UNDEFINED, &then, &(time.as_millis() as f64).into());
        }
    });
    let _ = wasm_bindgen_futures::JsFuture::from(wait).await;
}
