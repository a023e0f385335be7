//! Webhooks: a line of JSON for whatever takes it. `content` is what Discord shows, `text` what Slack and Mattermost do.

use axum::body::Body;
use axum::http::{Method, Request, header};
use serde_json::{Value, json};

use super::letter::{Letter, Line, path};

/// The longest text that chat services take.
const LONGEST: usize = 1_900;

/// The request that brings a letter to a webhook.
pub(super) fn request(url: &str, letter: &Letter, public: Option<&str>) -> Option<Request<Body>> {
    Request::builder()
        .method(Method::POST)
        .uri(url)
        .header(header::CONTENT_TYPE, "application/json")
        .header(header::USER_AGENT, "Roundhouse")
        .body(Body::from(body(letter, public).to_string()))
        .ok()
}

fn body(letter: &Letter, public: Option<&str>) -> Value {
    let address = |table: &str| public.map(|public| format!("{public}{}", path(table)));
    let mut content: String = letter.text().chars().take(LONGEST).collect();
    if let Some(address) = letter.table().and_then(address) {
        content = format!("{content}\n{address}");
    }
    let news = letter.lines.iter().map(|line: &Line| {
        json!({
            "kind": line.kind.map(wire::NewsKind::word),
            "game": line.game,
            "table": line.table,
            "player": line.player,
            "url": line.table.as_deref().and_then(address),
            "text": line.text,
        })
    });
    json!({
        "content": content,
        "text": quoted(&content),
        "news": news.collect::<Vec<_>>(),
        // a player's name calls nobody, here in Discord
        "allowed_mentions": { "parse": [] },
    })
}

/// Text in which Slack and Mattermost find no command: a player's name calls nobody, and is no link.
fn quoted(text: &str) -> String {
    let escaped = text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;");
    escaped.replace('@', "@\u{200b}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_name_calls_nobody() {
        let text = quoted("<!channel> and @all & <https://example.org|you>");
        assert!(!text.contains('<') && !text.contains("@all"), "{text}");
        assert!(text.starts_with("&lt;!channel&gt;"));
    }
}
