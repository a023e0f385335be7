//! The options of a game being set up, as the game describes them.

use leptos::prelude::*;
use table::{OptionKind, OptionSpec};
use wasm_bindgen::JsCast;

use super::fields::Switch;
use super::new_game::Plan;
use crate::host::api::Chosen;
use crate::texts::{self, t};

/// The options.
#[component]
pub fn GameOptions(
    /// The game being set up.
    plan: Plan,
    /// Which game it is.
    game: String,
) -> impl IntoView {
    let specs = catalog::find(&game).map(catalog::AnyGame::options).unwrap_or_default();
    let (files, usual): (Vec<OptionSpec>, Vec<OptionSpec>) =
        specs.into_iter().partition(|spec| spec.kind == OptionKind::File);
    let usual = usual.into_iter().map(|spec| option(plan, spec)).collect_view();
    let files = files.into_iter().map(|spec| option(plan, spec)).collect_view();
    view! {
        <fieldset>
            <legend>{t!("friends.options")}</legend>
            {usual}
            <details><summary>{t!("friends.more_options")}</summary>{files}</details>
        </fieldset>
    }
}

/// An option in a few words, for lists of what was chosen; the usual choice needs no word; your own list always gets one.
pub fn chosen(game: &str, name: &str, value: &Chosen) -> Option<String> {
    let spec = catalog::find(game)
        .ok()?
        .options()
        .into_iter()
        .find(|spec| spec.name == name)?;
    let is_usual = matches!(value, Chosen::Short(text) if *text == spec.default);
    (!is_usual).then(|| spec.label.unwrap_or(spec.about).said(&texts::voice()))
}

fn option(plan: Plan, spec: OptionSpec) -> AnyView {
    let about = spec.about.said(&texts::voice());
    let (name, default) = (StoredValue::new(spec.name), StoredValue::new(spec.default));
    let value = Signal::derive(move || {
        plan.options.with(|options| {
            options
                .get(&name.get_value())
                .cloned()
                .unwrap_or_else(|| default.get_value())
        })
    });
    let choose = move |value: String| {
        plan.options
            .update(|options| drop(options.insert(name.get_value(), value)));
    };
    match spec.kind {
        OptionKind::Flag => view! { <Switch label=about now=Signal::derive(move || value.get() == "true") choose=move |on: bool| choose(on.to_string())/> }.into_any(),
        OptionKind::Choice { values } => {
            let option = |word: String| view! { <option value=word.clone() selected=value.get_untracked() == word>{word.clone()}</option> };
            let options = values.into_iter().map(option).collect_view();
            view! { <label class="field"><span class="label">{about}</span><select on:change=move |event| choose(event_target_value(&event))>{options}</select></label> }.into_any()
        }
        OptionKind::Text { form } => view! {
            <label class="field"><span class="label">{about}</span><input placeholder=form.said(&texts::voice()) prop:value=value on:change=move |event| choose(event_target_value(&event))/></label>
        }
        .into_any(),
        OptionKind::File => {
            view! { <label class="field"><span class="label">{about}</span><input type="file" accept=".toml" on:change=move |event| read_file(&event, choose)/></label> }.into_any()
        }
    }
}

/// Reads the file that was chosen.
fn read_file(event: &leptos::ev::Event, then: impl Fn(String) + 'static) {
    let input = event
        .target()
        .and_then(|target| target.dyn_into::<web_sys::HtmlInputElement>().ok());
    let Some(file) = input.and_then(|input| input.files()).and_then(|files| files.get(0)) else {
        return;
    };
    leptos::task::spawn_local(async move {
        if let Some(text) = wasm_bindgen_futures::JsFuture::from(file.text())
            .await
            .ok()
            .and_then(|text| text.as_string())
        {
            then(text);
        }
    });
}
