//! Names of people. Others should be able to read them, and to tell them apart.

use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, GeneralCategoryGroup, UnicodeGeneralCategory};
use unicode_security::skeleton;

use wire::Refusal;

/// The longest name, in characters.
const LONGEST: usize = 40;
/// The most marks on one letter. No language needs more.
const MOST_MARKS: usize = 3;

/// A name as it is kept: in Unicode's plainest form, with single spaces.
pub(crate) fn name(text: &str) -> Result<String, Refusal> {
    let plain: String = text.nfkc().filter(|letter| !chooses_a_shape(*letter)).collect();
    let name = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    if !(1..=LONGEST).contains(&name.chars().count()) {
        return Err(Refusal::NameLength { most: LONGEST });
    }
    if text.chars().any(char::is_control) || name.chars().any(cannot_be_seen) || !name.chars().any(stands_alone) {
        return Err(Refusal::NameInvisible);
    }
    if name
        .split(|letter| !is_mark(letter))
        .any(|marks| marks.chars().count() > MOST_MARKS)
    {
        return Err(Refusal::NameMarks { most: MOST_MARKS });
    }
    Ok(name)
}

/// What a name looks like at a glance. Names with the same look can be mistaken for each other.
pub(crate) fn looks(name: &str) -> String {
    let plain: String = name.nfkc().filter(|letter| !letter.is_whitespace()).collect();
    let look: String = skeleton(&plain).flat_map(char::to_lowercase).collect();
    // in lower case, too, so that it does not matter how a name is written; and an i without its dot is an l
    skeleton(&look)
        .flat_map(char::to_lowercase)
        .map(|letter| if letter == 'i' { 'l' } else { letter })
        .collect()
}

/// How a name is written when somebody signs in: the case of its letters does not matter.
pub(crate) fn key(name: &str) -> String {
    name.to_lowercase()
}

/// The keys under which an account with this name may be found: as it is written now, and as it was before names were made plain.
pub(crate) fn keys(text: &str) -> [String; 2] {
    let before = key(text.trim()).replace(char::is_control, ""); // no name ever had any, nor can every database be asked for them
    [name(text).map_or_else(|_| before.clone(), |name| key(&name)), before]
}

/// Selectors of a letter's or emoji's shape: harmless, and of no use here.
fn chooses_a_shape(letter: char) -> bool {
    matches!(letter, '\u{fe00}'..='\u{fe0f}' | '\u{e0100}'..='\u{e01ef}')
}

fn cannot_be_seen(letter: char) -> bool {
    use GeneralCategory::{Control, Format, LineSeparator, ParagraphSeparator, PrivateUse, Surrogate, Unassigned};
    let by_kind = matches!(
        letter.general_category(),
        Control | Format | LineSeparator | ParagraphSeparator | PrivateUse | Surrogate | Unassigned
    );
    by_kind || is_blank_letter(letter)
}

/// Letters and signs that are drawn as nothing.
fn is_blank_letter(letter: char) -> bool {
    matches!(
        letter,
        '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}'
    )
}

fn is_mark(letter: char) -> bool {
    letter.general_category_group() == GeneralCategoryGroup::Mark
}

fn stands_alone(letter: char) -> bool {
    !letter.is_whitespace() && !is_mark(letter)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_short_plain_text() {
        for (given, kept) in [
            ("  Ada <b>L</b> ", "Ada <b>L</b>"),
            ("Ada   L", "Ada L"),
            ("Ａｄａ", "Ada"),
            ("みか", "みか"),
            ("🚂❤\u{fe0f}", "🚂❤"),
            ("Nguyễn", "Nguyễn"),
        ] {
            assert_eq!(name(given).unwrap(), kept);
        }
        assert!(name(&"é".repeat(40)).is_ok());
        let invisible = [
            "\u{200b}",
            "a\u{202e}b",
            "\u{3164}",
            "a\u{ad}b",
            "\u{2800}",
            "A\u{200d}da",
            "\u{e000}",
            "Ada\u{e0041}",
            "a\u{34f}b",
            "\u{301}",
        ];
        for bad in [
            "",
            "   ",
            "a\nb",
            &"x".repeat(41),
            &format!("a{}", "\u{301}\u{302}\u{303}\u{304}\u{305}"),
        ]
        .into_iter()
        .chain(invisible)
        {
            assert!(name(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn names_that_can_be_mistaken_look_the_same() {
        // Cyrillic а and о, capital I for l, one for l, zero for o, full width, a space more
        for (one, other) in [
            ("Ada", "Аdа"),
            ("Ada", "ADA"),
            ("Bill", "BiII"),
            ("Bill", "Bi1l"),
            ("Bob", "B0b"),
            ("Bob", "Ｂｏｂ"),
            ("Ada L", "AdaL"),
        ] {
            assert_eq!(looks(one), looks(other), "{one} {other}");
        }
        for (one, other) in [("Ada", "Ida"), ("Bob", "Rob"), ("みか", "みこ"), ("Ada", "Ada2")] {
            assert_ne!(looks(one), looks(other), "{one} {other}");
        }
    }
}
