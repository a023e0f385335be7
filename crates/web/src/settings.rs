//! What the reader has chosen: language, theme, animation, patterns. Kept in the browser.

use std::sync::OnceLock;

use leptos::prelude::*;
use serde::{Deserialize, Serialize};

use crate::browser;
use crate::texts::Language;

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

/// What is chosen, as it is kept.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(default)]
pub struct Chosen {
    /// The language.
    pub language: Language,
    /// The theme.
    pub theme: Theme,
    /// Do things move on the board?
    pub animation: bool,
    /// Do colours have patterns?
    pub patterns: bool,
    /// The name under which the reader plays.
    pub name: String,
    /// The level of the bots of Play now.
    pub level: String,
}

impl Default for Chosen {
    fn default() -> Chosen {
        Chosen {
            language: Language::En,
            theme: Theme::Auto,
            animation: true,
            patterns: false,
            name: String::new(),
            level: "skilled".into(),
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
        let chosen = RwSignal::new(browser::load("settings").unwrap_or_else(first));
        let _ = SETTINGS.set(Settings(chosen));
        Effect::new(move |_| {
            let now = chosen.get();
            browser::keep("settings", &now);
            let root = browser::document().document_element().expect("pages have roots");
            let _ = root.set_attribute("lang", now.language.code());
            let _ = root.set_attribute("data-theme", now.theme.name());
            let _ = root.set_attribute("data-animation", if now.animation { "on" } else { "off" });
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
