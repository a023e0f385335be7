//! The choices of the prompt bar: what has no place on the board. Usual ones that are not possible now are there all the same, and say what stops them.

use leptos::prelude::*;
use table::{Refused, Rng, Seed};

use super::{Moment, Table, sheet};
use crate::boards::{Board, Button};
use crate::texts::{self, t};

/// A choice of the bar.
#[derive(Clone)]
struct Choice<G: Board> {
    button: Button<G>,
    /// Why it is not possible now.
    refused: Option<Refused>,
}

impl<G: Board> Choice<G> {
    /// What stops it, in words.
    fn reason(&self) -> Option<String> {
        self.refused
            .as_ref()
            .map(|refused| refused.message.said(&texts::voice()))
    }

    /// The action as the browser tests read it.
    fn data(&self) -> String {
        serde_json::to_string(&self.button.action).unwrap_or_default()
    }
}

/// The choices that have no place on the board; after the game, the way to the score sheet.
pub(super) fn panel<G: Board>(table: Table<G>) -> AnyView {
    let is_over = move || table.moment().is_some_and(|moment| moment.outcome.is_some());
    let offered = move || {
        let mine = table
            .moment()
            .filter(|moment| moment.outcome.is_none() && moment.is_mine());
        mine.map(|moment| offered(&moment)).unwrap_or_default()
    };
    // another choice is another button: who presses Enter twice does not decide what came after
    let key = |choice: &Choice<G>| {
        (
            choice.data(),
            choice.button.label.clone(),
            choice.button.main,
            choice.reason(),
        )
    };
    let draw = move |choice: Choice<G>| match choice.reason() {
        None => possible(table, choice),
        Some(reason) => impossible(table, choice, reason),
    };
    view! {
        {move || is_over().then(sheet::way)}
        <For each=offered key=key children=draw/>
    }
    .into_any()
}

fn possible<G: Board>(table: Table<G>, choice: Choice<G>) -> AnyView {
    let (data, Button { label, action, main }) = (choice.data(), choice.button);
    let advised = action.clone();
    view! {
        <button class:main=main data-act=data data-advised=move || table.advises(&advised) on:click=move |_| table.act(action.clone())>{label}</button>
    }
    .into_any()
}

/// It can be reached and tapped like the others, and then tells what stops it; test players know by the missing `data-act` that it decides nothing.
fn impossible<G: Board>(table: Table<G>, choice: Choice<G>, reason: String) -> AnyView {
    let data = choice.data();
    let tell = move |_| {
        if let Some(refused) = choice.refused.clone() {
            table.refuse(refused);
        }
    };
    let label = t!("sight.impossible", choice = choice.button.label, reason = reason);
    view! {
        <button class="impossible" data-impossible=data aria-disabled="true" aria-label=label title=reason on:click=tell>{choice.button.label}</button>
    }
    .into_any()
}

/// The usual choices of the moment in their order, possible or not; then what else is possible.
fn offered<G: Board>(moment: &Moment<G>) -> Vec<Choice<G>> {
    let mut possible = G::buttons(moment);
    let usual = G::usual(moment);
    let refusals = refusals(moment, &usual);
    let mut choices = Vec::new();
    for (button, refused) in usual.into_iter().zip(refusals) {
        match possible.iter().position(|other| other.action == button.action) {
            Some(place) => choices.push(Choice {
                button: possible.remove(place),
                refused: None,
            }),
            None if refused.is_some() => choices.push(Choice { button, refused }),
            None => {}
        }
    }
    choices.extend(possible.into_iter().map(|button| Choice { button, refused: None }));
    choices
}

/// Why each of these can't be done; `None` for what can. Tried on a state imagined from what the viewer sees.
fn refusals<G: Board>(moment: &Moment<G>, buttons: &[Button<G>]) -> Vec<Option<Refused>> {
    let is_legal = |button: &Button<G>| moment.legal.contains(&button.action);
    let Some(seat) = moment.seat().filter(|_| !buttons.iter().all(is_legal)) else {
        return vec![None; buttons.len()];
    };
    let state = G::imagine(&moment.view, &mut Rng::new(Seed::from_text("a preview")));
    let refusal = |button: &Button<G>| {
        let tried = state.clone().apply(seat, &button.action, &mut ());
        tried.err().map(|illegal| state.explain(illegal))
    };
    let each = buttons.iter();
    each.map(|button| if is_legal(button) { None } else { refusal(button) })
        .collect()
}
