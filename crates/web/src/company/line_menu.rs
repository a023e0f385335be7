//! What can be done about a line of chat, and about who said it.

use leptos::html::Div;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use web_sys::HtmlElement;
use wire::company::{Complaint, Offence, Whom};

use super::shunned::KeepAway;
use super::{Outcome, words};
use crate::host::api;
use crate::shell::fields::Pick;
use crate::shell::talk::Picked;
use crate::texts::t;

/// The menu of the line that was picked.
#[component]
pub fn LineMenu() -> impl IntoView {
    let Picked { room, line, pick } = use_context().expect("a line is picked before its menu is shown");
    let (reports, box_) = (RwSignal::new(false), NodeRef::<Div>::new());
    box_.on_load(|menu| drop(menu.focus()));
    let whom = Whom::Line {
        table: room.id(),
        line: line.number,
    };
    let number = line.number;
    let close = move || {
        pick.set(None);
        give_back_focus(number);
    };
    view! {
        <div class="line-menu" role="group" tabindex="-1" node_ref=box_ aria-label=t!("company.about_line", name = line.name)
            on:keydown=move |event| if event.key() == "Escape" { event.stop_propagation(); close() }>
            <p class="soft"><strong>{line.name.clone()}</strong>" "{line.text.clone()}</p>
            <KeepAway whom name=line.name.clone() room/>
            <p class="ways">
                <button type="button" class="quiet" data-report aria-expanded=move || reports.get().to_string() on:click=move |_| reports.update(|open| *open = !*open)>{t!("company.report")}</button>
                <button type="button" class="quiet" data-close on:click=move |_| close()>{t!("company.close")}</button>
            </p>
            {move || reports.get().then(|| view! { <Report table=room.id() line=number/> })}
        </div>
    }
}

/// Reading goes on at the line whose menu was open; at all that was said if that line is no longer there.
fn give_back_focus(line: i64) {
    let find = |selector: &str| document().query_selector(selector).ok().flatten();
    let place = find(&format!("[data-line='{line}'] .about-line")).or_else(|| find(".talk-lines"));
    if let Some(place) = place.and_then(|place| place.dyn_into::<HtmlElement>().ok()) {
        let _ = place.focus();
    }
}

fn offence_name(offence: Offence) -> String {
    match offence {
        Offence::Insult => t!("company.insult"),
        Offence::Hate => t!("company.hate"),
        Offence::Threat => t!("company.threat"),
        Offence::Spam => t!("company.spam"),
        Offence::Other => t!("company.other"),
    }
}

/// Tells the operator of the line.
#[component]
fn Report(table: String, line: i64) -> impl IntoView {
    let (offence, note, outcome) = (
        RwSignal::new(Offence::Insult),
        RwSignal::new(String::new()),
        Outcome::new(),
    );
    let path = StoredValue::new(format!("/api/tables/{table}/chat/{line}/report"));
    let send = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let complaint = Complaint {
            offence: offence.get_untracked(),
            note: note.get_untracked(),
        };
        let path = path.get_value();
        outcome.of(async move || {
            api::tell(&path, &complaint).await.map_err(words)?;
            Ok(Some(t!("company.reported")))
        });
    };
    view! {
        <form on:submit=send>
            <Pick label=t!("company.what_is_wrong") choices=Offence::ALL.map(|offence| (offence, offence_name(offence))).to_vec() now=offence choose=move |chosen| offence.set(chosen)/>
            <label class="field"><span class="label">{t!("company.note")}</span>
                <input name="note" maxlength="300" prop:value=note on:input=move |event| note.set(event_target_value(&event))/></label>
            <button class="main" data-send-report>{t!("company.send_report")}</button>
            {outcome.shown()}
        </form>
    }
}
