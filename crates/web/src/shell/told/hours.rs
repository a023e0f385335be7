//! When one is not told anything.

use leptos::prelude::*;
use wire::{Hours, NewsSettings, Quiet};

use super::{Told, words};
use crate::host::api;
use crate::settings::settings;
use crate::shell::bell;
use crate::shell::fields::Switch;
use crate::texts::t;

/// The night, for who has not chosen yet.
const NIGHT: Quiet = Quiet {
    from: 22 * 60,
    to: 8 * 60,
};

/// As a clock shows it.
fn shown(minutes: u16) -> String {
    format!("{:02}:{:02}", minutes / 60, minutes % 60)
}

/// What an input for a time says.
fn read(text: &str) -> Option<u16> {
    let (hours, minutes) = text.split_once(':')?;
    let (hours, minutes): (u16, u16) = (hours.parse().ok()?, minutes.get(..2)?.parse().ok()?);
    (hours < 24 && minutes < 60).then_some(hours * 60 + minutes)
}

/// Quiet hours and time zone.
#[component]
pub(super) fn HoursForm(told: Told) -> impl IntoView {
    let known = told
        .settings
        .with_untracked(|known| known.as_ref().and_then(|known| known.hours.clone()));
    let hours = RwSignal::new(known.unwrap_or_else(|| Hours {
        zone: bell::zone(),
        ..Hours::default()
    }));
    let save = move |change: &dyn Fn(&mut Hours)| {
        hours.update(|hours| {
            change(hours);
            settings().language_now().code().clone_into(&mut hours.language);
        });
        told.carry_out(async move || {
            let _: NewsSettings = api::put("/api/me/news", &hours.get_untracked()).await.map_err(words)?;
            Ok(Some(t!("told.saved")))
        });
    };
    let quiet = Memo::new(move |_| hours.get().quiet);
    let is_quiet = Memo::new(move |_| quiet.get().is_some());
    let time = move |label: String, name: &'static str, of: fn(Quiet) -> u16, set: fn(&mut Quiet, u16)| {
        let change = move |event| {
            if let Some(minutes) = read(&event_target_value(&event)) {
                save(&move |hours| {
                    let quiet = hours.quiet.get_or_insert(NIGHT);
                    set(quiet, minutes);
                });
            }
        };
        view! {
            <label class="field"><span class="label">{label}</span>
                <input type="time" name=name prop:value=move || quiet.get().map(|quiet| shown(of(quiet))) on:change=change/></label>
        }
    };
    view! {
        <h2>{t!("told.quiet")}</h2>
        <Switch label=t!("told.quiet_on") now=is_quiet choose=move |on| save(&move |hours| hours.quiet = on.then_some(NIGHT))/>
        {move || is_quiet.get().then(|| view! {
            <div class="times">
                {time(t!("told.quiet_from"), "quiet-from", |quiet| quiet.from, |quiet, minutes| quiet.from = minutes)}
                {time(t!("told.quiet_to"), "quiet-to", |quiet| quiet.to, |quiet, minutes| quiet.to = minutes)}
            </div>
        })}
        <label class="field"><span class="label">{t!("told.zone")}</span>
            <input name="zone" maxlength="64" autocomplete="off" prop:value=move || hours.get().zone
                on:change=move |event| { let zone = event_target_value(&event).trim().to_owned(); save(&move |hours| zone.clone_into(&mut hours.zone)); }/></label>
        <p class="soft">{t!("told.zone_text")}</p>
    }
}
