//! JSON for people who read and edit it.

use serde_json::Value;

/// The longest line, where the JSON allows it.
const WIDTH: usize = 120;
const INDENT: usize = 2;

/// The JSON text of a value, laid out so that what fits on a line stays on it. It ends with a line break.
pub fn layout(value: &Value) -> String {
    let mut text = String::new();
    lay(value, 0, 0, &mut text);
    text.push('\n');
    text
}

/// `used` is how much of the line is taken already.
fn lay(value: &Value, indent: usize, used: usize, text: &mut String) {
    let flat = value.to_string();
    let fits = used + flat.len() <= WIDTH;
    match value {
        Value::Array(items) if !fits => {
            let items = items.iter().map(|item| (String::new(), item));
            block(['[', ']'], items, indent, text);
        }
        Value::Object(fields) if !fits => {
            let fields = fields
                .iter()
                .map(|(key, value)| (format!("{}: ", Value::from(key.as_str())), value));
            block(['{', '}'], fields, indent, text);
        }
        _ => text.push_str(&flat),
    }
}

fn block<'a>(
    [open, close]: [char; 2],
    items: impl Iterator<Item = (String, &'a Value)>,
    indent: usize,
    text: &mut String,
) {
    text.push(open);
    for (number, (key, value)) in items.enumerate() {
        text.push_str(if number == 0 { "\n" } else { ",\n" });
        text.extend(std::iter::repeat_n(' ', indent + INDENT));
        text.push_str(&key);
        lay(value, indent + INDENT, indent + INDENT + key.len(), text);
    }
    text.push('\n');
    text.extend(std::iter::repeat_n(' ', indent));
    text.push(close);
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_fits_on_a_line_stays_on_it() {
        let value = json!({"b": [1, 2], "a": "x".repeat(110), "rows": [["y".repeat(60), "z".repeat(60)], []]});
        let text = layout(&value);
        let expected = format!(
            "{{\n  \"b\": [1,2],\n  \"a\": \"{}\",\n  \"rows\": [\n    [\n      \"{}\",\n      \"{}\"\n    ],\n    []\n  ]\n}}\n",
            "x".repeat(110),
            "y".repeat(60),
            "z".repeat(60)
        );
        assert_eq!(text, expected);
        assert_eq!(serde_json::from_str::<Value>(&text).unwrap(), value);
    }
}
