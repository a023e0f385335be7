//! Texts in columns of a terminal.

/// How many columns a text takes in a terminal: Chinese and Japanese characters take two.
pub(crate) fn width(text: &str) -> usize {
    let is_wide =
        |letter: char| matches!(letter, '\u{2e80}'..='\u{a4cf}' | '\u{f900}'..='\u{faff}' | '\u{ff00}'..='\u{ff60}');
    text.chars().map(|letter| 1 + usize::from(is_wide(letter))).sum()
}

/// A text at the left of this many columns.
pub(crate) fn left(text: &str, columns: usize) -> String {
    format!("{text}{}", " ".repeat(columns.saturating_sub(width(text))))
}

/// A text at the right of this many columns.
pub(crate) fn right(text: &str, columns: usize) -> String {
    format!("{}{text}", " ".repeat(columns.saturating_sub(width(text))))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_letters_take_two_columns() {
        assert_eq!(left("席0", 5) + &right("勝率", 6), "席0    勝率");
        assert_eq!(right("wide", 2), "wide");
    }
}
