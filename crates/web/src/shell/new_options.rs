//! The options of a game being set up, as the game describes them.

use leptos::prelude::*;
use table::{OptionKind, OptionSpec};

use super::fields::Switch;
use super::new_game::Plan;
use super::own_files::{self, Chooser};
use crate::boards::{self, Opened, OptionChoice};
use crate::host::api::Chosen;
use crate::texts::{self, t};

/// The options.
#[component]
pub fn GameOptions(
    /// The game being set up.
    plan: Plan,
    /// The id of the game.
    id: String,
    /// The game.
    game: &'static dyn Opened,
) -> impl IntoView {
    let specs = game.options();
    let (files, usual): (Vec<OptionSpec>, Vec<OptionSpec>) =
        specs.into_iter().partition(|spec| spec.kind == OptionKind::File);
    let usual = usual
        .into_iter()
        .map(|spec| option(plan, (&id, game), spec))
        .collect_view();
    let files = files
        .iter()
        .map(|spec| own_files::field(chooser(plan), (&id, game), spec))
        .collect_view();
    view! {
        <fieldset>
            <legend>{t!("friends.options")}</legend>
            {usual}
            <details data-own-files><summary>{t!("friends.more_options")}</summary>{files}</details>
        </fieldset>
    }
}

/// Another game may be played with other files.
const fn chooser(plan: Plan) -> Chooser {
    Chooser {
        options: plan.options,
        kept: None,
    }
}

/// An option in a few words, for lists of what was chosen; the usual choice needs no word; your own list always gets one.
pub fn chosen(game: &str, name: &str, value: &Chosen) -> Option<String> {
    let spec = boards::loaded(game)?
        .options()
        .into_iter()
        .find(|spec| spec.name == name)?;
    let is_usual = matches!(value, Chosen::Short(text) if *text == spec.default);
    (!is_usual).then(|| spec.label.unwrap_or(spec.about).said(&texts::voice()))
}

fn option(plan: Plan, game: (&str, &'static dyn Opened), spec: OptionSpec) -> AnyView {
    let about = spec.about.said(&texts::voice());
    let (name, default) = (
        StoredValue::new(spec.name.clone()),
        StoredValue::new(spec.default.clone()),
    );
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
        OptionKind::Text { form } => {
            // an empty field is no choice
            let type_it = move |event| match event_target_value(&event).trim() {
                "" => choose(default.get_value()),
                typed => choose(typed.to_owned()),
            };
            view! {
                <label class="field"><span class="label">{about}</span><input name=spec.name.clone() placeholder=form.said(&texts::voice()) prop:value=value on:change=type_it/></label>
                {editor(plan, game.1, &spec.name, value, Callback::new(choose))}
            }
            .into_any()
        }
        OptionKind::File => own_files::field(chooser(plan), game, &spec),
    }
}

/// What the game's board offers in place of typing.
fn editor(
    plan: Plan,
    game: &'static dyn Opened,
    name: &str,
    now: Signal<String>,
    choose: Callback<String>,
) -> Option<AnyView> {
    let choice = OptionChoice {
        now,
        options: plan.options.into(),
        players: Signal::derive(move || plan.seats.read().len()),
        choose,
    };
    game.option_editor(name, choice)
}
