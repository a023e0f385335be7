//! Reading JSON, with errors that say where.

use serde::Deserialize;
use serde::de::{DeserializeOwned, IgnoredAny};
use serde_json::{Deserializer, Value};
use serde_path_to_error::Error as Located;

use crate::distinct::Distinct;
use crate::error::{Fault, Unreadable};
use crate::text::Document;

/// What this text says; no object in it may have a key twice. `what` names it in errors.
pub(crate) fn text<T: DeserializeOwned>(what: Document, text: &str) -> Result<T, Unreadable> {
    glance::<Distinct>(what, text)?;
    glance(what, text)
}

/// What this text says, as far as it is looked at: keys that are skipped may stand there twice.
pub(crate) fn glance<T: DeserializeOwned>(what: Document, text: &str) -> Result<T, Unreadable> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text); // the byte order mark that some editors put in front
    // Looking for the place of an error costs time, so it is done only when there is one.
    serde_json::from_str(text).map_err(|error| Unreadable {
        what,
        fault: fault::<T>(text, error),
    })
}

/// What this JSON value says.
pub(crate) fn value<'a, T: Deserialize<'a>>(what: Document, value: &'a Value) -> Result<T, Unreadable> {
    serde_path_to_error::deserialize(value).map_err(|located| Unreadable {
        what,
        fault: wrong(located),
    })
}

/// What is wrong with a text that could not be read.
fn fault<T: DeserializeOwned>(text: &str, error: serde_json::Error) -> Fault {
    if text.trim().is_empty() {
        return Fault::Empty;
    }
    if let Err(error) = serde_json::from_str::<IgnoredAny>(text) {
        return if error.is_eof() {
            Fault::CutOff {
                line: error.line(),
                column: error.column(),
            }
        } else {
            Fault::NotJson(error)
        };
    }
    let located = if error.is_data() {
        serde_path_to_error::deserialize::<_, T>(&mut Deserializer::from_str(text)).err()
    } else {
        as_value::<T>(text)
    };
    located.map_or(
        Fault::Wrong {
            path: String::new(),
            error,
        },
        wrong,
    )
}

/// Of JSON that stops too early or goes on too long for its meaning, the reader of texts says only that it expected another character. The reader of values
/// says what is wrong.
fn as_value<T: DeserializeOwned>(text: &str) -> Option<Located<serde_json::Error>> {
    let value: Value = serde_json::from_str(text).ok()?;
    serde_path_to_error::deserialize::<_, T>(&value).err()
}

fn wrong(located: Located<serde_json::Error>) -> Fault {
    let path = located.path().to_string();
    Fault::Wrong {
        path: if path == "." { String::new() } else { path },
        error: located.into_inner(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(json: &str) -> String {
        text::<std::collections::BTreeMap<String, (u8, u8)>>(Document::Entry, json)
            .unwrap_err()
            .to_string()
    }

    #[test]
    fn errors_say_what_and_where() {
        assert_eq!(
            refusal(r#"{"a": [1, "x"]}"#),
            "the entry is wrong at a[1]: invalid type: string \"x\", expected u8 at line 1 column 13"
        );
        assert_eq!(refusal(r#"{"a": [1,"#), "the entry is cut off at line 1 column 9");
        assert_eq!(
            refusal(r#"{"a": [1;2]}"#),
            "the entry is not JSON: expected `,` or `]` at line 1 column 9"
        );
        assert_eq!(
            refusal("{} {}"),
            "the entry is not JSON: trailing characters at line 1 column 4"
        );
        assert_eq!(
            refusal("3"),
            "the entry is wrong: invalid type: integer `3`, expected a map at line 1 column 1"
        );
        assert_eq!(refusal(" \n"), "the entry is empty");
    }

    #[test]
    fn sound_json_with_another_meaning_is_no_syntax_error() {
        assert_eq!(
            refusal(r#"{"a": [1, 2, 3]}"#),
            "the entry is wrong at a: invalid length 3, expected fewer elements in array"
        );
        assert_eq!(
            text::<Option<table::Takeback>>(Document::Action, "{}")
                .unwrap_err()
                .to_string(),
            "the action is wrong: invalid value: map, expected map with a single key"
        );
        let deep = format!("{}{}", "[".repeat(500), "]".repeat(500));
        assert_eq!(
            refusal(&deep),
            "the entry is wrong: recursion limit exceeded at line 1 column 128"
        );
    }

    #[test]
    fn a_key_stands_once() {
        assert_eq!(
            refusal(r#"{"a": [1, 2], "b": [1, 2], "a": [1, 2]}"#),
            "the entry is wrong: the key `a` stands there twice at line 1 column 30"
        );
        let nested = text::<Value>(Document::Entry, r#"{"a": [{}, {"x": 1, "\u0078": 2}]}"#)
            .unwrap_err()
            .to_string();
        assert_eq!(
            nested,
            "the entry is wrong at a[1]: the key `x` stands there twice at line 1 column 28"
        );
        let keys: Vec<String> = (0..100).map(|key| format!("\"{key}\": 0")).collect();
        assert!(text::<Value>(Document::Entry, &format!("{{{}}}", keys.join(","))).is_ok());
        for key in ["0", "7", "8", "99"] {
            let many = text::<Value>(Document::Entry, &format!("{{{}, \"{key}\": 0}}", keys.join(",")))
                .unwrap_err()
                .to_string();
            assert!(many.contains(&format!("the key `{key}` stands there twice")), "{many}");
        }
        assert!(text::<Value>(Document::Entry, r#"[{"x": {"x": null}}, {"x": 1.5}]"#).is_ok());
    }

    #[test]
    fn a_byte_order_mark_is_skipped() {
        assert_eq!(text::<Vec<u8>>(Document::Entry, "\u{feff}[1]").unwrap(), [1]);
    }

    #[test]
    fn a_long_path_is_cut() {
        let message = refusal(&format!(r#"{{"{}": 1}}"#, "long".repeat(1000)));
        assert!(
            message.len() < 200 && message.contains("longlong…: invalid type"),
            "{message}"
        );
    }
}
