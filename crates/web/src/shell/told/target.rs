//! One place where one is told, and of what.

use leptos::prelude::*;
use wire::{Channel, Digest, NewsKind, Off, Target, Wishes};

use super::{Told, words};
use crate::host::api;
use crate::shell::bell;
use crate::shell::fields::{Pick, Switch};
use crate::texts::t;

/// How long to wait before a turn is told, in minutes.
const WAITS: [u32; 6] = [0, 5, 30, 60, 240, 1_440];

fn kind_name(kind: NewsKind) -> String {
    match kind {
        NewsKind::Turn => t!("told.kind_turn"),
        NewsKind::Began => t!("told.kind_began"),
        NewsKind::Ended => t!("told.kind_ended"),
        NewsKind::Invited => t!("told.kind_invited"),
        NewsKind::Clock => t!("told.kind_clock"),
        NewsKind::Plan => t!("told.kind_plan"),
    }
}

fn digest_name(digest: Digest) -> String {
    match digest {
        Digest::Never => t!("told.digest_never"),
        Digest::Hourly => t!("told.digest_hourly"),
        Digest::Daily => t!("told.digest_daily"),
    }
}

fn wait_name(minutes: u32) -> String {
    match minutes {
        0 => t!("told.wait_none"),
        minutes @ ..60 => t!("told.wait_minutes", n = minutes),
        minutes => t!("told.wait_hours", n = minutes / 60),
    }
}

fn heading(target: &Target) -> String {
    let name = target.name.clone();
    match (target.channel, &target.table) {
        (Channel::Push, _) => t!("told.a_browser", name = name),
        (Channel::Mail, _) => name,
        (Channel::Hook, None) => t!("told.a_hook", name = name),
        (Channel::Hook, Some(_)) => t!("told.a_table", name = name),
    }
}

/// What is the matter with it, if anything is.
fn trouble(target: &Target) -> Option<String> {
    match target.off {
        Some(Off::Gone) => Some(t!("told.off_gone")),
        Some(Off::Failing) => Some(t!("told.off_failing")),
        Some(Off::Stopped) => Some(t!("told.off_stopped")),
        None => (!target.confirmed).then(|| t!("told.unconfirmed")),
    }
}

/// A place with its wishes.
#[component]
pub(super) fn TargetCard(told: Told, target: Target) -> impl IntoView {
    let (id, wishes) = (
        StoredValue::new(target.id.clone()),
        RwSignal::new(target.wishes.clone()),
    );
    let path = move |end: &str| format!("/api/me/news/targets/{}{end}", id.get_value());
    let now = Memo::new(move |_| {
        let known = told
            .settings
            .with(|known| known.as_ref().map(|known| known.targets.clone()));
        known
            .unwrap_or_default()
            .into_iter()
            .find(|target| id.with_value(|id| *id == target.id))
    });
    let change = move |change: &dyn Fn(&mut Wishes)| {
        let mut new = wishes.get_untracked();
        change(&mut new);
        let path = path("");
        told.carry_out(async move || {
            let target: Target = api::put(&path, &new).await.map_err(words)?;
            wishes.set(target.wishes);
            Ok(None)
        });
    };
    let test = move |_| {
        let path = path("/test");
        told.carry_out(async move || {
            let _: Target = api::post(&path, &()).await.map_err(words)?;
            Ok(Some(t!("told.tested")))
        });
    };
    let remove = move |_| {
        let (path, is_here) = (path(""), id.with_value(|id| bell::is_browser(id)));
        told.carry_out(async move || {
            api::delete(&path).await.map_err(words)?;
            if is_here {
                bell::unsubscribe().await;
            }
            Ok(None)
        });
    };
    let name = heading(&target);
    view! {
        <details class="target" data-channel=target.channel.word()>
            <summary>{name.clone()}{move || now.get().as_ref().and_then(trouble).map(|trouble| view! { " "<span class="trouble">{trouble}</span> })}</summary>
            <fieldset><legend>{t!("told.what")}</legend>
                {NewsKind::ALL.map(|kind| view! {
                    <Switch label=kind_name(kind) now=Signal::derive(move || wishes.get().kinds.contains(&kind))
                        choose=move |on| change(&move |wishes| toggle(&mut wishes.kinds, kind, on))/>
                }).collect_view()}
            </fieldset>
            <label class="field"><span class="label">{t!("told.wait")}</span>
                <select on:change=move |event| { let minutes = event_target_value(&event).parse().unwrap_or(0); change(&move |wishes| wishes.wait = minutes); }>
                    {WAITS.map(|minutes| view! { <option value=minutes.to_string() selected=move || wishes.get().wait == minutes>{wait_name(minutes)}</option> }).collect_view()}
                </select></label>
            <Pick label=t!("told.digest") choices=Digest::ALL.map(|digest| (digest, digest_name(digest))).to_vec() now=Signal::derive(move || wishes.get().digest)
                choose=move |digest| change(&move |wishes| wishes.digest = digest)/>
            <p class="ways">
                <button type="button" data-test on:click=test>{t!("told.test")}</button>
                <button type="button" class="quiet" data-remove aria-label=t!("told.remove_name", name = name) on:click=remove>{t!("told.remove")}</button>
            </p>
        </details>
    }
}

fn toggle(kinds: &mut Vec<NewsKind>, kind: NewsKind, on: bool) {
    kinds.retain(|known| *known != kind);
    if on {
        kinds.push(kind);
    }
}
