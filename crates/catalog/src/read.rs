//! Reading JSON, with errors that say where.

use serde::Deserialize;
use serde::de::DeserializeOwned;
use serde_json::{Deserializer, Value};
use serde_path_to_error::Error as Located;

use crate::error::Unreadable;

/// What this text says. `what` names it in errors: "log", "entry".
pub(crate) fn text<T: DeserializeOwned>(what: &'static str, text: &str) -> Result<T, Unreadable> {
    // Looking for the place of an error costs time, so it is done only when there is one.
    serde_json::from_str(text).map_err(|error| match serde_path_to_error::deserialize::<_, T>(&mut Deserializer::from_str(text)) {
        Ok(_) => Unreadable { what, path: String::new(), error },
        Err(located) => unreadable(what, located),
    })
}

/// What this JSON value says.
pub(crate) fn value<'a, T: Deserialize<'a>>(what: &'static str, value: &'a Value) -> Result<T, Unreadable> {
    serde_path_to_error::deserialize(value).map_err(|located| unreadable(what, located))
}

fn unreadable(what: &'static str, located: Located<serde_json::Error>) -> Unreadable {
    let path = located.path().to_string();
    Unreadable { what, path: if path == "." { String::new() } else { path }, error: located.into_inner() }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(json: &str) -> String {
        text::<std::collections::BTreeMap<String, Vec<u8>>>("list", json).unwrap_err().to_string()
    }

    #[test]
    fn errors_say_what_and_where() {
        assert_eq!(refusal(r#"{"a": [1, "x"]}"#), "the list is wrong at a[1]: invalid type: string \"x\", expected u8 at line 1 column 13");
        assert_eq!(refusal(r#"{"a": [1,"#), "the list is cut off at line 1 column 9");
        assert_eq!(refusal(r#"{"a": [1;2]}"#), "the list is not JSON: expected `,` or `]` at line 1 column 9");
        assert_eq!(refusal("{} {}"), "the list is not JSON: trailing characters at line 1 column 4");
        assert_eq!(refusal("3"), "the list is wrong: invalid type: integer `3`, expected a map at line 1 column 1");
    }
}
