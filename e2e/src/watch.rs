//! What a browser tells beside what it shows: its console and its traffic.

use serde_json::Value;
use thirtyfour::BrowserLogEntry;

/// Errors in the console and requests to others.
#[derive(Clone, Default, Debug)]
pub struct Watch {
    /// Errors in the console.
    pub errors: Vec<String>,
    /// Addresses of others that were asked for something.
    pub foreign: Vec<String>,
    /// How many requests there were.
    pub requests: usize,
}

impl Watch {
    pub(crate) fn new(home: &str, console: &[BrowserLogEntry], traffic: &[BrowserLogEntry]) -> Watch {
        let errors = console
            .iter()
            .filter(|entry| entry.level == "SEVERE")
            .map(|entry| entry.message.clone())
            .collect();
        let asked: Vec<String> = traffic.iter().filter_map(|entry| asked(&entry.message)).collect();
        let requests = asked.len();
        Watch {
            errors,
            foreign: asked.into_iter().filter(|url| is_foreign(home, url)).collect(),
            requests,
        }
    }

    /// Without the errors of a connection that was lost: they belong to a server that is killed.
    pub fn forgive_lost_connections(mut self) -> Watch {
        self.errors
            .retain(|error| !LOST.iter().any(|lost| error.contains(lost)));
        self
    }

    /// Panics if there was anything that should not be.
    pub fn check(&self) {
        assert!(
            self.errors.is_empty(),
            "errors in the console:\n{}",
            self.errors.join("\n")
        );
        assert!(
            self.foreign.is_empty(),
            "requests to others:\n{}",
            self.foreign.join("\n")
        );
    }
}

/// What Chromium writes when nobody listens any more.
const LOST: [&str; 6] = [
    "ERR_CONNECTION_REFUSED",
    // the service worker asked nobody either
    "ERR_FAILED",
    "ERR_CONNECTION_RESET",
    "ERR_EMPTY_RESPONSE",
    "ERR_INCOMPLETE_CHUNKED_ENCODING",
    "WebSocket connection to",
];

/// The address that was asked for something, if this entry is about that.
fn asked(message: &str) -> Option<String> {
    let message: Value = serde_json::from_str(message).ok()?;
    let (event, of) = (message.pointer("/message/method")?, message.pointer("/message/params")?);
    let url = match event.as_str()? {
        "Network.requestWillBeSent" => of.pointer("/request/url")?,
        "Network.webSocketCreated" => of.get("url")?,
        _ => return None,
    };
    url.as_str().map(str::to_owned)
}

fn is_foreign(home: &str, url: &str) -> bool {
    let own = home.trim_start_matches("http");
    let is_own = [format!("http{own}"), format!("ws{own}")]
        .iter()
        .any(|own| url == own || url.starts_with(&format!("{own}/")));
    // the rest (data:, blob:, the browser's own chrome:) leaves the browser for nobody
    !is_own
        && ["http:", "https:", "ws:", "wss:"]
            .iter()
            .any(|scheme| url.starts_with(scheme))
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOME: &str = "http://127.0.0.1:7246";

    #[test]
    fn others_are_told_from_ourselves() {
        assert!(!is_foreign(HOME, "http://127.0.0.1:7246/api/games"));
        assert!(!is_foreign(HOME, "ws://127.0.0.1:7246/api/live"));
        assert!(!is_foreign(HOME, "data:image/svg+xml,x") && !is_foreign(HOME, "blob:http://127.0.0.1:7246/1"));
        assert!(is_foreign(HOME, "http://127.0.0.1:72467/") && is_foreign(HOME, "https://fonts.example.org/a.css"));
    }

    #[test]
    fn requests_and_sockets_are_seen() {
        let request = r#"{"message": {"method": "Network.requestWillBeSent", "params": {"request": {"url": "https://a.example/"}}}}"#;
        let socket = r#"{"message": {"method": "Network.webSocketCreated", "params": {"url": "wss://b.example/"}}}"#;
        assert_eq!(asked(request).as_deref(), Some("https://a.example/"));
        assert_eq!(asked(socket).as_deref(), Some("wss://b.example/"));
        assert_eq!(
            asked(r#"{"message": {"method": "Page.loadEventFired", "params": {}}}"#),
            None
        );
    }
}
