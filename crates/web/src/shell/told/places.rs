//! Where one is told with the page closed: browsers, mail addresses, webhooks.

use leptos::prelude::*;
use leptos_router::hooks::use_query_map;
use wire::account::Proof;
use wire::{Hours, NewTarget, Place, Target, Wishes};

use super::target::TargetCard;
use super::{Told, words};
use crate::company::proof::{by_password, password_field};
use crate::host::api;
use crate::settings::settings;
use crate::shell::bell;
use crate::texts::t;

/// The places, and ways to add one.
#[component]
pub(super) fn Places(told: Told) -> impl IntoView {
    let ids = Memo::new(move |_| {
        let targets = told
            .settings
            .with(|known| known.as_ref().map(|known| known.targets.clone()));
        targets
            .unwrap_or_default()
            .into_iter()
            .map(|target| target.id)
            .collect::<Vec<_>>()
    });
    let card = move |id: String| {
        let known = told.settings.with_untracked(|known| find(known.as_ref(), &id));
        known.map(|target| view! { <TargetCard told target/> })
    };
    let mail = told
        .settings
        .with_untracked(|known| known.as_ref().map(|known| (known.mail, known.account)));
    let table = use_query_map().with_untracked(|asked| asked.get("table"));
    view! {
        <ul class="targets">
            <For each=move || ids.get() key=Clone::clone children=move |id| view! { <li>{card(id)}</li> }/>
        </ul>
        <Browser told/>
        {match mail {
            Some((true, true)) => view! { <Add told name="mail" label=t!("told.mail") kind="email" hint="ada@example.org" place=Callback::new(|address| Place::Mail { address })/> }.into_any(),
            Some((true, false)) => view! { <p class="soft">{t!("told.mail_guest")}</p> }.into_any(),
            _ => ().into_any(),
        }}
        <Add told name="hook" label=t!("told.hook") kind="url" hint="https://" place=Callback::new(|url| Place::Hook { url, table: None })/>
        {table.map(|table| table_hook(told, table))}
        <p class="soft">{t!("told.hook_text")}</p>
    }
}

/// A webhook for everything that happens at one table: whoever hosts it comes here from there.
fn table_hook(told: Told, table: String) -> AnyView {
    let place = move |url| Place::Hook {
        url,
        table: Some(table.clone()),
    };
    view! { <Add told name="table-hook" label=t!("told.table_hook") kind="url" hint="https://" place=Callback::new(place)/> }
        .into_any()
}

fn find(known: Option<&wire::NewsSettings>, id: &str) -> Option<Target> {
    known?.targets.iter().find(|target| target.id == id).cloned()
}

/// Adds a place. Whoever has not said a time zone and a language has those of this browser.
async fn add(told: Told, place: Place, proof: Option<Proof>) -> Result<Target, String> {
    let is_first = told
        .settings
        .try_with_untracked(|known| known.as_ref().is_none_or(|known| known.hours.is_none()));
    if is_first == Some(true) {
        let hours = Hours {
            language: settings().language_now().code().to_owned(),
            zone: bell::zone(),
            quiet: None,
        };
        // a browser with a zone of its own making is told by our clock
        let _ = api::put::<wire::NewsSettings>("/api/me/news", &hours).await;
    }
    let new = NewTarget {
        place,
        wishes: Wishes::all(),
        proof,
    };
    api::post("/api/me/news/targets", &new).await.map_err(words)
}

/// This browser, with the page closed.
#[component]
fn Browser(told: Told) -> impl IntoView {
    let is_here = RwSignal::new(false);
    leptos::task::spawn_local(async move {
        let known = bell::subscribed().await.is_some();
        let _ = is_here.try_set(known);
    });
    let has_target = move || {
        told.settings.with(|known| {
            known
                .as_ref()
                .is_some_and(|known| known.targets.iter().any(|target| bell::is_browser(&target.id)))
        })
    };
    let subscribe = move |_| {
        told.carry_out(async move || {
            let key = told
                .settings
                .with_untracked(|known| known.as_ref().map(|known| known.push_key.clone()));
            let place = bell::subscribe(&key.unwrap_or_default())
                .await
                .map_err(|why| match why.as_str() {
                    "denied" => t!("told.denied"),
                    _ => t!("told.no_push"),
                })?;
            let target = add(told, place, None).await?;
            bell::remember_browser(&target.id);
            is_here.set(true);
            Ok(Some(t!("told.push_on")))
        });
    };
    view! {
        {move || (!is_here.get() || !has_target()).then(|| view! { <p><button type="button" data-push on:click=subscribe>{t!("told.push")}</button></p> })}
    }
}

/// A form for a place that is written down. A mail address takes the password, too: by it a forgotten one can be replaced.
#[component]
fn Add(
    told: Told,
    name: &'static str,
    label: String,
    kind: &'static str,
    hint: &'static str,
    place: Callback<String, Place>,
) -> impl IntoView {
    let (text, password) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
    let is_mail = kind == "email";
    let enter = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        told.carry_out(async move || {
            let proof = is_mail.then(|| by_password(password.get_untracked()));
            let target = add(told, place.run(text.get_untracked()), proof).await?;
            let _ = (text.try_set(String::new()), password.try_set(String::new()));
            Ok((!target.confirmed).then(|| t!("told.mail_sent", address = target.name)))
        });
    };
    view! {
        <form class="add-place" on:submit=enter>
            <label class="field"><span class="label">{label}</span>
                <input name=name type=kind required maxlength="1000" placeholder=hint prop:value=text on:input=move |event| text.set(event_target_value(&event))/></label>
            {is_mail.then(|| password_field("password", t!("company.your_password"), password, false))}
            <button data-add=name>{t!("told.add")}</button>
        </form>
    }
}
