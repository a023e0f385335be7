//! Passkeys as the browser makes and keeps them. Questions and answers travel as JSON, which browsers read and write themselves.

use js_sys::{Function, JSON, Object, Promise, Reflect};
use serde_json::Value;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;

use wire::account::{PasskeyAnswer, PasskeyQuestion};

use crate::texts::t;

fn get(of: &JsValue, name: &str) -> Option<JsValue> {
    Reflect::get(of, &name.into())
        .ok()
        .filter(|found| !found.is_undefined())
}

fn call(of: &JsValue, name: &str, argument: &JsValue) -> Option<JsValue> {
    let work: Function = get(of, name)?.dyn_into().ok()?;
    work.call1(of, argument).ok()
}

/// Can this browser do it?
pub(super) fn is_possible() -> bool {
    let class = get(&js_sys::global(), "PublicKeyCredential");
    class.is_some_and(|class| get(&class, "parseRequestOptionsFromJSON").is_some())
}

/// Makes a passkey, as the server asks for it.
pub(super) async fn make(question: PasskeyQuestion) -> Result<PasskeyAnswer, String> {
    ask(question, "parseCreationOptionsFromJSON", "create").await
}

/// Proves something by a passkey, as the server asks for it.
pub(super) async fn prove(question: PasskeyQuestion) -> Result<PasskeyAnswer, String> {
    ask(question, "parseRequestOptionsFromJSON", "get").await
}

async fn ask(question: PasskeyQuestion, reader: &str, what: &str) -> Result<PasskeyAnswer, String> {
    let promise = begin(&question.options, reader, what).ok_or_else(|| t!("company.no_passkeys"))?;
    // whoever changes their mind is not told what they did
    let credential = JsFuture::from(promise)
        .await
        .map_err(|_| t!("company.passkey_given_up"))?;
    let credential = written(&credential).ok_or_else(|| t!("company.no_passkeys"))?;
    Ok(PasskeyAnswer {
        ticket: question.ticket,
        credential,
        name: None,
    })
}

fn begin(options: &Value, reader: &str, what: &str) -> Option<Promise> {
    let class = get(&js_sys::global(), "PublicKeyCredential")?;
    let options = JSON::parse(&options.to_string()).ok()?;
    let wish = Object::new();
    Reflect::set(&wish, &"publicKey".into(), &call(&class, reader, &options)?).ok()?;
    let navigator = get(&js_sys::global(), "navigator")?;
    call(&get(&navigator, "credentials")?, what, &wish)?.dyn_into().ok()
}

fn written(credential: &JsValue) -> Option<Value> {
    let plain = call(credential, "toJSON", &JsValue::UNDEFINED)?;
    let text: String = JSON::stringify(&plain).ok()?.into();
    serde_json::from_str(&text).ok()
}
