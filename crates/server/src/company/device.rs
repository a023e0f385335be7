//! On what somebody is signed in, in two words: of what a browser says of itself nothing else is kept.

use axum::http::{HeaderMap, header};

/// A browser, and what it runs on, as far as they are known.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub(crate) struct Device {
    pub(crate) browser: Option<&'static str>,
    pub(crate) system: Option<&'static str>,
}

/// What browsers write, and how they are called. Most of them also name those that stand below.
const BROWSERS: &[(&str, &str)] = &[
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Vivaldi", "Vivaldi"),
    ("Firefox/", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome/", "Chrome"),
    ("Safari/", "Safari"),
    ("curl/", "curl"),
];

const SYSTEMS: &[(&str, &str)] = &[
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
];

fn named(all: &[(&str, &'static str)], text: &str) -> Option<&'static str> {
    all.iter()
        .find(|(written, _)| text.contains(written))
        .map(|(_, name)| *name)
}

fn known(all: &[(&str, &'static str)], name: &str) -> Option<&'static str> {
    all.iter().map(|(_, known)| *known).find(|known| *known == name)
}

impl Device {
    /// That of whoever asks.
    pub(crate) fn of_asker(asked: &HeaderMap) -> Device {
        let text = asked.get(header::USER_AGENT).and_then(|agent| agent.to_str().ok());
        Device::of(text.unwrap_or_default())
    }

    fn of(agent: &str) -> Device {
        Device {
            browser: named(BROWSERS, agent),
            system: named(SYSTEMS, agent),
        }
    }

    /// As it is stored: `Firefox/Android`.
    pub(super) fn text(self) -> String {
        format!(
            "{}/{}",
            self.browser.unwrap_or_default(),
            self.system.unwrap_or_default()
        )
    }

    pub(super) fn read(stored: &str) -> Device {
        let (browser, system) = stored.split_once('/').unwrap_or_default();
        Device {
            browser: known(BROWSERS, browser),
            system: known(SYSTEMS, system),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn browsers_are_known_by_what_they_say() {
        let said = |agent: &str| Device::of(agent).text();
        for (agent, text) in [
            (
                "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
                "Firefox/Linux",
            ),
            (
                "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36",
                "Chrome/Android",
            ),
            (
                "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1",
                "Safari/iPhone",
            ),
            (
                "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0",
                "Edge/Windows",
            ),
            (
                "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15",
                "Safari/macOS",
            ),
            ("nonsense", "/"),
            ("", "/"),
        ] {
            assert_eq!(said(agent), text, "{agent}");
            assert_eq!(Device::read(text), Device::of(agent));
        }
        assert_eq!(Device::read("<b>/x"), Device::default());
        assert_eq!(Device::read(""), Device::default());
    }
}
