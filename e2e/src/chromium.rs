//! How Chromium is started.

use std::path::Path;

use serde_json::json;
use thirtyfour::Capabilities;

use crate::screen::Screen;

/// What chromedriver is asked for: a browser with this profile, and a window for this screen.
pub(crate) fn capabilities(profile: &Path, screen: Screen) -> Capabilities {
    let (width, height) = screen.size();
    let mut arguments: Vec<String> = FLAGS.iter().map(|flag| format!("--{flag}")).collect();
    arguments.push(format!("--window-size={width},{height}"));
    arguments.push(format!("--user-data-dir={}", profile.join("profile").display()));
    let wanted = json!({
        "browserName": "chrome",
        "goog:chromeOptions": {"args": arguments},
        "goog:loggingPrefs": {"browser": "ALL", "performance": "ALL"},
    });
    serde_json::from_value(wanted).expect("capabilities are an object")
}

/// Nothing on the screen, nothing but the page, and no talking to anybody.
const FLAGS: [&str; 10] = [
    "headless",
    "no-sandbox",
    "disable-gpu",
    "disable-quic",
    "no-first-run",
    "disable-background-networking",
    "disable-component-update",
    "disable-sync",
    "hide-scrollbars",
    "lang=en",
];
