//! Rows of characters in styles, for games that are shown as text.

use std::fmt::{self, Display};

use anstyle::Style;

/// One character in its style.
#[derive(Clone, Copy, PartialEq, Debug)]
struct Glyph {
    symbol: char,
    style: Style,
}

const BLANK: Glyph = Glyph {
    symbol: ' ',
    style: Style::new(),
};

/// Stands in the second column of a wide character.
const REST: char = '\0';

/// A row of characters. Those of Chinese, Japanese and Korean are two columns wide, all others one.
#[derive(Clone, Default, Debug)]
pub struct Phrase(Vec<Glyph>);

impl Phrase {
    /// Plain text.
    pub fn new(text: impl Display) -> Phrase {
        Phrase::default().plain(text)
    }

    /// Text in a style.
    pub fn in_style(style: Style, text: impl Display) -> Phrase {
        Phrase::default().styled(style, text)
    }

    /// Goes on with plain text.
    pub fn plain(self, text: impl Display) -> Phrase {
        self.styled(Style::new(), text)
    }

    /// Goes on with text in a style. Names from data files can hold anything: control characters are shown as `?`.
    pub fn styled(mut self, style: Style, text: impl Display) -> Phrase {
        for symbol in text.to_string().chars() {
            let symbol = if symbol.is_control() { '?' } else { symbol };
            self.0.push(Glyph { symbol, style });
            if is_wide(symbol) {
                self.0.push(Glyph { symbol: REST, style });
            }
        }
        self
    }

    /// Goes on with another phrase.
    pub fn then(mut self, next: &Phrase) -> Phrase {
        self.0.extend(&next.0);
        self
    }

    /// Goes on at this column, or where it ends if that is further right.
    pub fn up_to_column(mut self, column: usize) -> Phrase {
        self.0.resize(self.width().max(column), BLANK);
        self
    }

    /// The same text, all in one style.
    pub fn all_in(mut self, style: Style) -> Phrase {
        self.0.iter_mut().for_each(|glyph| glyph.style = style);
        self
    }

    /// Writes from this column to the right, over what stands there.
    pub fn put(&mut self, column: usize, phrase: &Phrase) {
        let end = column + phrase.width();
        self.0.resize(self.width().max(end), BLANK);
        self.0[column..end].copy_from_slice(&phrase.0);
    }

    /// Its columns.
    pub fn width(&self) -> usize {
        self.0.len()
    }

    fn without_trailing_blanks(&self) -> &[Glyph] {
        let end = self
            .0
            .iter()
            .rposition(|glyph| *glyph != BLANK)
            .map_or(0, |last| last + 1);
        &self.0[..end]
    }
}

/// Does a terminal give this character two columns?
const fn is_wide(symbol: char) -> bool {
    matches!(symbol as u32,
        0x1100..=0x115f | 0x2e80..=0x303e | 0x3041..=0xa4cf | 0xac00..=0xd7a3 | 0xf900..=0xfaff
        | 0xfe30..=0xfe6f | 0xff00..=0xff60 | 0xffe0..=0xffe6 | 0x20000..=0x3fffd)
}

impl Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for run in self.without_trailing_blanks().chunk_by(|a, b| a.style == b.style) {
            let style = run[0].style;
            let text: String = run
                .iter()
                .map(|glyph| glyph.symbol)
                .filter(|&symbol| symbol != REST)
                .collect();
            write!(f, "{style}{text}{style:#}")?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn wide_characters_take_two_columns() {
        let phrase = Phrase::new("動物園 1").up_to_column(10).plain("|");
        assert_eq!((phrase.to_string(), phrase.width()), ("動物園 1  |".to_string(), 11));
    }
}
