//! The page calls its reader: a mark on title and icon, a sound, the browser's own notification. What the browser does for it is in `static/bell.js`.

use js_sys::{Function, Promise, Reflect};
use leptos::prelude::*;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use super::continued::game_name;
use crate::browser;
use crate::host::api::{self, State};
use crate::host::room::Room;
use crate::settings::settings;
use crate::texts::t;

/// Does something of `static/bell.js`, if that has come.
fn ring(name: &str, arguments: &[&str]) -> Option<JsValue> {
    let bell = Reflect::get(&js_sys::global(), &"bell".into()).ok()?;
    let work: Function = Reflect::get(&bell, &name.into()).ok()?.dyn_into().ok()?;
    let arguments: js_sys::Array = arguments.iter().map(|text| JsValue::from_str(text)).collect();
    work.apply(&bell, &arguments).ok()
}

/// Does something that takes its time. Why it came to nothing is one word.
async fn wait(name: &str, arguments: &[&str]) -> Result<JsValue, String> {
    let promise: Promise = ring(name, arguments)
        .and_then(|promise| promise.dyn_into().ok())
        .ok_or("none")?;
    JsFuture::from(promise).await.map_err(|error| {
        error
            .dyn_into::<js_sys::Error>()
            .map_or_else(|_| String::new(), |error| error.message().into())
    })
}

/// Marks title and icon, or takes the mark away.
fn mark(on: bool) {
    ring("mark", if on { &["on"] } else { &[] });
}

/// May the browser notify? `granted`, `denied`, `default` as long as nobody was asked, or `none` where it can't.
pub fn permission() -> String {
    let said = ring("permission", &[]).and_then(|said| said.as_string());
    said.unwrap_or_else(|| "none".to_owned())
}

/// Asks the reader whether the browser may notify.
pub async fn ask() -> bool {
    wait("ask", &[])
        .await
        .is_ok_and(|said| said.as_string().as_deref() == Some("granted"))
}

/// Subscribes this browser to be told with the page closed; gives its place as the server takes it.
pub async fn subscribe(key: &str) -> Result<wire::Place, String> {
    let said = wait("subscribe", &[key]).await?;
    read(&said).ok_or_else(String::new)
}

/// Where this browser is told with the page closed, if it is.
pub async fn subscribed() -> Option<wire::Place> {
    read(&wait("subscribed", &[]).await.ok()?)
}

fn read(said: &JsValue) -> Option<wire::Place> {
    serde_json::from_str(&said.as_string()?).ok()
}

/// The id of the target that is this browser, if it is one.
const TARGET: &str = "told.browser";

/// This browser is told with the page closed, as this target.
pub fn remember_browser(target: &str) {
    browser::keep(TARGET, &target);
}

/// Is this browser that target?
pub fn is_browser(target: &str) -> bool {
    browser::load::<String>(TARGET).as_deref() == Some(target)
}

/// Whoever uses this browser next is not told what happens at the tables of who used it before.
pub async fn forget_browser() {
    if let Some(target) = browser::load::<String>(TARGET) {
        let _ = api::delete(&format!("/api/me/news/targets/{target}")).await; // perhaps it was removed elsewhere
        unsubscribe().await;
    }
}

/// This browser is not told any more.
pub async fn unsubscribe() {
    browser::forget(TARGET);
    let _ = wait("unsubscribe", &[]).await; // then nothing comes of what is sent there
}

/// The time zone of this browser.
pub fn zone() -> String {
    let said = ring("zone", &[]).and_then(|said| said.as_string());
    said.unwrap_or_else(|| "UTC".to_owned())
}

/// Makes the sound, for who wants to know it.
pub fn sound() {
    ring("sound", &[]);
}

/// Calls whenever it becomes the reader's turn at a table, or its game ends, while the page is hidden; and makes a sound in any case, if that is wished.
pub fn listen(room: Room) {
    Effect::new(move |before: Option<bool>| {
        let turn = room.turn.get();
        if turn && before == Some(false) {
            call(room, |game| t!("bell.turn", game = game));
        }
        if !turn {
            mark(false);
        }
        turn
    });
    let state = Memo::new(move |_| room.info.read().as_ref().map(|info| info.state));
    Effect::new(move |before: Option<Option<State>>| {
        let state = state.get();
        if state == Some(State::Finished) && before == Some(Some(State::Running)) {
            call(room, |game| t!("bell.ended", game = game));
        }
        state
    });
    let seen = window_event_listener_untyped("visibilitychange", |_| {
        if !browser::document().hidden() {
            mark(false);
        }
    });
    on_cleanup(move || {
        seen.remove();
        mark(false);
    });
}

fn call(room: Room, text: impl Fn(String) -> String) {
    let chosen = settings().now();
    if chosen.sound {
        sound();
    }
    if !browser::document().hidden() {
        return;
    }
    mark(true);
    let game = room
        .info
        .with_untracked(|info| info.as_ref().map(|info| info.game.clone()));
    if chosen.notices {
        let text = text(game_name(&game.unwrap_or_default()));
        ring("notify", &[&text, &format!("/table/{}", room.id())]);
    }
}
