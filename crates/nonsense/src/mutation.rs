//! Changes that keep a document readable, so that more than its first bracket gets tested: in JSON values are changed, in other text lines.

use std::mem;

use serde_json::Value;
use table::{Rng, Seed};

/// A changed copy of a text. The same number gives the same change.
pub fn mutated(text: &str, number: u32) -> String {
    let mut rng = rng(number);
    match serde_json::from_str::<Value>(text) {
        Ok(mut document) => {
            for _ in 0..=rng.below(2) {
                change_document(&mut document, &mut rng);
            }
            document.to_string()
        }
        Err(_) => change_lines(text, &mut rng),
    }
}

/// A step of a fuzzer: changes the first `size` bytes of the buffer and says how many there are now. Every other time the `bytewise` mutation of the
/// fuzzer itself does it. The first `header` bytes are not part of the text.
pub fn mutate(
    buffer: &mut [u8],
    size: usize,
    number: u32,
    header: usize,
    bytewise: impl FnOnce(&mut [u8], usize) -> usize,
) -> usize {
    let changed = buffer[..size]
        .get(header..)
        .and_then(|text| str::from_utf8(text).ok())
        .map(|text| mutated(text, number / 2));
    match changed {
        Some(text) if number.is_multiple_of(2) && header + text.len() <= buffer.len() => {
            buffer[header..header + text.len()].copy_from_slice(text.as_bytes());
            header + text.len()
        }
        _ => bytewise(buffer, size),
    }
}

fn rng(number: u32) -> Rng {
    let mut bytes = [0; 32];
    bytes[..4].copy_from_slice(&number.to_le_bytes());
    Rng::new(Seed::new(bytes))
}

fn change_document(document: &mut Value, rng: &mut Rng) {
    match rng.below(6) {
        0 | 1 => swap_leaves(document, rng),
        2 => move_item(document, rng),
        _ => {
            let graft = any_value(document, rng).clone();
            let value = any_value(document, rng);
            if rng.below(4) == 0 {
                *value = graft;
            } else {
                change_value(value, graft, rng);
            }
        }
    }
}

/// Nothing is lost and nothing made up: such changes pass many a check.
fn swap_leaves(document: &mut Value, rng: &mut Rng) {
    let mut found = Vec::new();
    leaves(document, &mut found);
    if !found.is_empty() {
        let [one, other] = [(); 2].map(|()| rng.below(found.len() as u32) as usize);
        let value = mem::take(found[one]);
        *found[one] = mem::replace(found[other], value);
    }
}

/// From one list into another.
fn move_item(document: &mut Value, rng: &mut Rng) {
    let item = any_list(document, rng)
        .and_then(|items| (!items.is_empty()).then(|| items.remove(rng.below(items.len() as u32) as usize)));
    if let (Some(item), Some(items)) = (item, any_list(document, rng)) {
        items.insert(rng.below(items.len() as u32 + 1) as usize, item);
    }
}

fn change_value(value: &mut Value, graft: Value, rng: &mut Rng) {
    match value {
        Value::Null => *value = graft,
        Value::Bool(bool) => *bool = !*bool,
        Value::Number(number) => *value = change_number(number.as_i64().unwrap_or(0), rng),
        Value::String(text) => {
            if let Value::String(other) = graft {
                *text = other;
            } else {
                text.truncate(text.chars().next().map_or(0, char::len_utf8));
            }
        }
        Value::Array(items) => change_items(items, graft, rng),
        Value::Object(fields) => {
            let key = fields
                .keys()
                .nth(rng.below(fields.len().max(1) as u32) as usize)
                .cloned()
                .unwrap_or_default();
            if rng.below(2) == 0 {
                fields.remove(&key);
            } else {
                fields.insert(key, graft);
            }
        }
    }
}

/// Numbers at which something tends to break.
const EXTREMES: [i64; 12] = [
    -1,
    127,
    128,
    -128,
    255,
    256,
    32_767,
    -32_768,
    65_535,
    4_294_967_295,
    i64::MAX,
    i64::MIN,
];

fn change_number(number: i64, rng: &mut Rng) -> Value {
    match rng.below(8) {
        0..3 => number.wrapping_add(1).into(),
        3..5 => number.wrapping_sub(1).into(),
        5 | 6 => rng.below(8).into(),
        _ => rng.pick(&EXTREMES).copied().into(),
    }
}

fn change_items(items: &mut Vec<Value>, graft: Value, rng: &mut Rng) {
    let place = rng.below(items.len().max(1) as u32) as usize;
    let other = rng.below(items.len().max(1) as u32) as usize;
    match rng.below(5) {
        _ if items.is_empty() => items.push(graft),
        0 => drop(items.remove(place)),
        1 => items.insert(place, items[other].clone()),
        2 => items.swap(place, other),
        3 => items.truncate(place),
        _ => items.insert(place, graft),
    }
}

fn change_lines(text: &str, rng: &mut Rng) -> String {
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return text.to_owned();
    }
    let place = rng.below(lines.len() as u32) as usize;
    let other = rng.below(lines.len() as u32) as usize;
    match rng.below(6) {
        0 => drop(lines.remove(place)),
        1 => lines.insert(place, lines[other].clone()),
        2 => lines.swap(place, other),
        3 => lines[place] = mem::take(&mut lines[other]),
        4 => drop(lines.drain(place.min(other)..place.max(other))),
        _ => lines[place] = change_word(&lines[place], &lines[other], rng),
    }
    lines.join("\n")
}

/// The line with one word or number changed, perhaps into one of the other line.
fn change_word(line: &str, other: &str, rng: &mut Rng) -> String {
    let words = |line: &str| -> Vec<String> {
        line.split_inclusive(|c: char| !c.is_alphanumeric())
            .map(str::to_owned)
            .collect()
    };
    let (mut words, others) = (words(line), words(other));
    let place = rng.below(words.len().max(1) as u32) as usize;
    if let Some(word) = words.get_mut(place) {
        match rng.pick(&others) {
            Some(other) if rng.below(2) == 0 => word.clone_from(other),
            _ => word.insert_str(0, &rng.below(10).to_string()),
        }
    }
    words.concat()
}

fn children(value: &mut Value) -> Vec<&mut Value> {
    match value {
        Value::Array(items) => items.iter_mut().collect(),
        Value::Object(fields) => fields.values_mut().collect(),
        _ => Vec::new(),
    }
}

fn leaves<'a>(value: &'a mut Value, found: &mut Vec<&'a mut Value>) {
    if value.is_array() || value.is_object() {
        for child in children(value) {
            leaves(child, found);
        }
    } else {
        found.push(value);
    }
}

fn count(value: &mut Value) -> u32 {
    1 + children(value).into_iter().map(count).sum::<u32>()
}

/// A value somewhere in the document, or all of it.
fn any_value<'a>(document: &'a mut Value, rng: &mut Rng) -> &'a mut Value {
    let mut number = rng.below(count(document));
    nth(document, &mut number).expect("below the count")
}

/// One of some values, if it is a list.
fn any_list<'a>(document: &'a mut Value, rng: &mut Rng) -> Option<&'a mut Vec<Value>> {
    let tries: Vec<u32> = (0..16).map(|_| rng.below(count(document))).collect();
    let list = tries
        .into_iter()
        .find(|&number| nth(document, &mut { number }).is_some_and(|value| value.is_array()))?;
    nth(document, &mut { list })?.as_array_mut()
}

/// The value with this number, counted from the outside in.
fn nth<'a>(value: &'a mut Value, number: &mut u32) -> Option<&'a mut Value> {
    if *number == 0 {
        return Some(value);
    }
    *number -= 1;
    children(value).into_iter().find_map(|child| nth(child, number))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn json_stays_json_and_changes() {
        let text = r#"{"seat":1,"cards":[3,4,5],"kind":"tram"}"#;
        let results: Vec<String> = (0..100).map(|number| mutated(text, number)).collect();
        assert!(
            results
                .iter()
                .all(|result| serde_json::from_str::<Value>(result).is_ok())
        );
        assert!(results.iter().filter(|&result| result != text).count() > 80);
        assert_eq!(results[7], mutated(text, 7));
    }

    #[test]
    fn other_text_changes_by_lines() {
        let text = "[[town]]\nid = 1\nroads = \"N E\"";
        assert!((0..100).filter(|&number| mutated(text, number) != text).count() > 50);
        assert_eq!(mutated("", 1), "");
    }
}
