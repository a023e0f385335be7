//! What the reader can choose.

use leptos::prelude::*;
use leptos_router::components::A;

use super::account::Account;
use super::fields::{Level, Pick, Switch};
use super::heading::Heading;
use crate::language;
use crate::settings::{Speed, Theme, settings};
use crate::texts::{Language, t};

fn theme_name(theme: Theme) -> String {
    match theme {
        Theme::Auto => t!("settings.theme_auto"),
        Theme::Light => t!("settings.theme_light"),
        Theme::Dark => t!("settings.theme_dark"),
    }
}

fn speed_name(speed: Speed) -> String {
    match speed {
        Speed::Instant => t!("settings.speed_instant"),
        Speed::Brisk => t!("settings.speed_brisk"),
        Speed::Calm => t!("settings.speed_calm"),
    }
}

/// What to expect of the bots at a level.
fn level_about(level: &str) -> Option<String> {
    let level = bots::Level::ALL.into_iter().find(|known| known.name() == level)?;
    Some(match level {
        bots::Level::Beginner => t!("settings.level_beginner"),
        bots::Level::Casual => t!("settings.level_casual"),
        bots::Level::Skilled => t!("settings.level_skilled"),
        bots::Level::Expert => t!("settings.level_expert"),
        bots::Level::Master => t!("settings.level_master"),
    })
}

/// The settings.
#[component]
pub fn SettingsPage() -> impl IntoView {
    let chosen = settings();
    let is_missing = RwSignal::new(false);
    let languages = Language::ALL
        .map(|language| (language, language.name().to_owned()))
        .to_vec();
    let themes = Theme::ALL.map(|theme| (theme, theme_name(theme))).to_vec();
    let speeds = Speed::ALL.map(|speed| (speed, speed_name(speed))).to_vec();
    view! {
        <section class="sheet narrow settings">
            <Heading text=t!("settings.title")/>
            <Pick label=t!("settings.language") choices=languages now=Signal::derive(move || chosen.get().language)
                choose=move |language| language::speak(language, is_missing)/>
            <p class="problem" role="alert">{move || is_missing.get().then(|| t!("settings.language_missing"))}</p>
            <Pick label=t!("settings.theme") choices=themes now=Signal::derive(move || chosen.get().theme) choose=move |theme| chosen.change(|chosen| chosen.theme = theme)/>
            <Pick label=t!("settings.speed") choices=speeds now=Signal::derive(move || chosen.get().speed()) choose=move |speed| chosen.change(|chosen| chosen.speed = Some(speed))/>
            <p class="soft">{t!("settings.speed_text")}</p>
            <Switch label=t!("settings.patterns") now=Signal::derive(move || chosen.get().patterns) choose=move |on| chosen.change(|chosen| chosen.patterns = on)/>
            <h2>{t!("settings.play")}</h2>
            <label class="field"><span class="label">{t!("settings.name")}</span>
                <input maxlength="40" autocomplete="nickname" prop:value=chosen.now().name placeholder=t!("table.you")
                    on:change=move |event| chosen.change(|chosen| event_target_value(&event).trim().clone_into(&mut chosen.name))/></label>
            <div class="field"><span class="label" aria-hidden="true">{t!("settings.level")}</span>
                <Level label=t!("settings.level") now=Signal::derive(move || chosen.get().level) choose=move |level| chosen.change(|chosen| chosen.level = level)/></div>
            <p class="soft">{move || level_about(&chosen.get().level)}</p>
            <p><A href="/told">{t!("settings.told")}</A></p>
            <h2>{t!("settings.account")}</h2>
            <Account/>
        </section>
    }
}
