//! What the reader has chosen: language, theme, speed, patterns. Kept in the browser.

use std::sync::OnceLock;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::texts::Language;
use crate::{browser, language};

/// Light or dark.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Theme {
    /// As the device has it.
    #[default]
    Auto,
    /// Paper.
    Light,
    /// Slate.
    Dark,
}

impl Theme {
    /// All themes.
    pub const ALL: [Theme; 3] = [Theme::Auto, Theme::Light, Theme::Dark];

    /// Its name in texts and in the page.
    pub const fn name(self) -> &'static str {
        match self {
            Theme::Auto => "auto",
            Theme::Light => "light",
            Theme::Dark => "dark",
        }
    }
}

/// How fast the moves of others are shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Speed {
    /// At once, and nothing moves.
    Instant,
    /// Step by step, each as long as it takes to glance at it.
    #[default]
    Brisk,
    /// Step by step, each as long as it takes to read it.
    Calm,
}

impl Speed {
    /// All speeds.
    pub const ALL: [Speed; 3] = [Speed::Instant, Speed::Brisk, Speed::Calm];
}

/// What is chosen, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Chosen {
    /// The language.
    pub language: Language,
    /// The theme.
    pub theme: Theme,
    /// How fast the moves of others are shown; `None` until it is chosen.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub speed: Option<Speed>,
    /// What older pages kept in place of a speed: do things move on the board?
    #[serde(skip_serializing_if = "Option::is_none")]
    animation: Option<bool>,
    /// Do colours have patterns?
    pub patterns: bool,
    /// The name under which the reader plays.
    pub name: String,
    /// The level of the bots of Play now.
    pub level: String,
    /// Is there a sound when a table on the server calls?
    pub sound: bool,
    /// Does the browser notify when one calls and the page is hidden?
    pub notices: bool,
}

impl Default for Chosen {
    fn default() -> Chosen {
        Chosen {
            language: Language::En,
            theme: Theme::Auto,
            speed: None,
            animation: None,
            patterns: false,
            name: String::new(),
            level: "skilled".into(),
            sound: false,
            notices: false,
        }
    }
}

impl Chosen {
    /// How fast the moves of others are shown.
    pub fn speed(&self) -> Speed {
        match (self.speed, self.animation) {
            (Some(speed), _) => speed,
            (None, Some(false)) => Speed::Instant,
            (None, _) => Speed::default(),
        }
    }
}

/// The settings: one signal for all.
#[derive(Clone, Copy)]
pub struct Settings(RwSignal<Chosen>);

static SETTINGS: OnceLock<Settings> = OnceLock::new();

/// The settings. In tests and in the worker they are the default.
pub fn settings() -> Settings {
    *SETTINGS.get_or_init(|| Settings(Owner::new().with(|| RwSignal::new(Chosen::default()))))
}

impl Settings {
    /// Reads what was kept. Called once, in the page's outermost owner.
    pub fn start() {
        let browser_language = || {
            web_sys::window()
                .and_then(|window| window.navigator().language())
                .and_then(|code| Language::of_code(&code))
        };
        let first = || Chosen {
            language: browser_language().unwrap_or_default(),
            ..Chosen::default()
        };
        let chosen: Chosen = browser::load("settings").unwrap_or_else(first);
        language::take(chosen.language);
        let chosen = RwSignal::new(chosen);
        let _ = SETTINGS.set(Settings(chosen));
        Effect::new(move |_| {
            let now = chosen.get();
            browser::keep("settings", &now);
            let root = browser::document().document_element().expect("pages have roots");
            let _ = root.set_attribute("lang", now.language.code());
            let _ = root.set_attribute("data-theme", now.theme.name());
            let moves = now.speed() != Speed::Instant;
            let _ = root.set_attribute("data-animation", if moves { "on" } else { "off" });
            let _ = root.set_attribute("data-patterns", if now.patterns { "on" } else { "off" });
        });
    }

    /// What is chosen now; asks to be told of changes.
    pub fn get(self) -> Chosen {
        self.0.get()
    }

    /// What is chosen now, just once.
    pub fn now(self) -> Chosen {
        self.0.get_untracked()
    }

    /// Changes something.
    pub fn change(self, change: impl FnOnce(&mut Chosen)) {
        self.0.update(change);
    }

    /// The language, and only that: asks to be told of its changes.
    pub fn language(self) -> Memo<Language> {
        Memo::new(move |_| self.0.read().language)
    }

    /// The language now.
    pub fn language_now(self) -> Language {
        self.0.try_with_untracked(|chosen| chosen.language).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn speed(kept: &str) -> Speed {
        serde_json::from_str::<Chosen>(kept).unwrap().speed()
    }

    #[test]
    fn what_was_kept_before_there_were_speeds_still_counts() {
        assert_eq!(speed(r#"{"animation": false}"#), Speed::Instant);
        assert_eq!(speed(r#"{"animation": true}"#), Speed::Brisk);
        assert_eq!(speed("{}"), Speed::Brisk);
    }

    #[test]
    fn a_chosen_speed_outlives_what_was_kept_before() {
        let mut chosen: Chosen = serde_json::from_str(r#"{"animation": false}"#).unwrap();
        let again = serde_json::to_string(&chosen).unwrap();
        assert_eq!(speed(&again), Speed::Instant);
        chosen.speed = Some(Speed::Calm);
        let again = serde_json::to_string(&chosen).unwrap();
        assert_eq!(speed(&again), Speed::Calm);
    }
}
