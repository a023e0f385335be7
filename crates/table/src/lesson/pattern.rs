//! Patterns: a part of a JSON value.

use serde::Serialize;
use serde_json::Value;

/// What patterns are laid against. By way of text, which every game is written as anyway: the app has no other code for it.
pub(super) fn as_value<T: Serialize>(thing: &T) -> Option<Value> {
    let text = serde_json::to_string(thing).ok()?;
    serde_json::from_str(&text).ok()
}

/// Does a value fit a pattern? An object fits if it has what the pattern names; a list if it is as long and its members fit; anything else if it is equal.
pub fn fits(pattern: &Value, value: &Value) -> bool {
    match (pattern, value) {
        (Value::Object(pattern), Value::Object(value)) => pattern
            .iter()
            .all(|(name, part)| value.get(name).is_some_and(|value| fits(part, value))),
        (Value::Array(pattern), Value::Array(value)) => {
            pattern.len() == value.len() && pattern.iter().zip(value).all(|(part, value)| fits(part, value))
        }
        _ => pattern == value,
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_pattern_names_a_part() {
        let lay = json!({"lay": {"line": "red", "spot": [[0, 0], [1, 0]]}});
        assert!(fits(&json!({"lay": {}}), &lay));
        assert!(fits(&json!({"lay": {"spot": [[0, 0], [1, 0]]}}), &lay));
        assert!(!fits(&json!({"lay": {"spot": [[0, 0]]}}), &lay), "a list is whole");
        assert!(!fits(&json!({"lay": {"line": "blue"}}), &lay));
        assert!(!fits(&json!({"take": {}}), &lay));
    }
}
