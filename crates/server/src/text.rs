//! Words of people: plain text of a readable length.

use crate::refusal::Refusal;

/// A line of chat.
pub(crate) fn chat(text: &str) -> Result<String, Refusal> {
    plain("a line of chat", text, 1..=500)
}

/// A password may have any characters.
pub(crate) fn password(text: &str) -> Result<(), Refusal> {
    let length = text.chars().count();
    if (8..=200).contains(&length) {
        Ok(())
    } else {
        Err(Refusal::malformed("a password has 8 to 200 characters"))
    }
}

fn plain(what: &str, text: &str, length: std::ops::RangeInclusive<usize>) -> Result<String, Refusal> {
    let text = text.trim();
    if !length.contains(&text.chars().count()) {
        return Err(Refusal::malformed(format!(
            "{what} has {} to {} characters",
            length.start(),
            length.end()
        )));
    }
    if text.chars().any(unprintable) {
        return Err(Refusal::malformed(format!("{what} has no control characters")));
    }
    Ok(text.to_owned())
}

/// Control characters, and those that hide or turn around what stands next to them.
fn unprintable(letter: char) -> bool {
    letter.is_control()
        || matches!(letter, '\u{200b}' | '\u{200e}'..='\u{200f}' | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{2069}' | '\u{feff}' | '\u{fff9}'..='\u{fffb}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chat_is_short_plain_text() {
        assert_eq!(chat("  hello <b>L</b> ").unwrap(), "hello <b>L</b>");
        for bad in ["", "   ", "a\nb", "a\u{202e}b", "\u{200b}", &"x".repeat(501)] {
            assert!(chat(bad).is_err(), "{bad:?}");
        }
    }
}
