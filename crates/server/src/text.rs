//! Words of people: plain text of a readable length.

use std::ops::RangeInclusive;

use wire::{CupRefusal, Refusal};

/// The most characters of a line of chat.
const LONGEST_LINE: usize = 500;
/// The most characters of a title.
const LONGEST_TITLE: usize = 60;
/// How many characters a password has.
const PASSWORD: RangeInclusive<usize> = 8..=200;

/// A line of chat.
pub(crate) fn chat(text: &str) -> Result<String, Refusal> {
    let text = text.trim();
    if !(1..=LONGEST_LINE).contains(&text.chars().count()) {
        return Err(Refusal::ChatLength { most: LONGEST_LINE });
    }
    if text.chars().any(unprintable) {
        return Err(Refusal::ChatControl);
    }
    Ok(text.to_owned())
}

/// The name of something that others read, such as a tournament.
pub(crate) fn title(text: &str) -> Result<String, CupRefusal> {
    let text = text.trim();
    if !(1..=LONGEST_TITLE).contains(&text.chars().count()) || text.chars().any(unprintable) {
        return Err(CupRefusal::Name { most: LONGEST_TITLE });
    }
    Ok(text.to_owned())
}

/// A password may have any characters.
pub(crate) fn password(text: &str) -> Result<(), Refusal> {
    if PASSWORD.contains(&text.chars().count()) {
        return Ok(());
    }
    Err(Refusal::PasswordLength {
        least: *PASSWORD.start(),
        most: *PASSWORD.end(),
    })
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
