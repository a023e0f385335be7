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

/// A row of characters. Every character is taken to be one column wide.
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
        let symbols = text.to_string();
        self.0.extend(symbols.chars().map(|symbol| Glyph {
            symbol: if symbol.is_control() { '?' } else { symbol },
            style,
        }));
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

impl Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for run in self.without_trailing_blanks().chunk_by(|a, b| a.style == b.style) {
            let style = run[0].style;
            let text: String = run.iter().map(|glyph| glyph.symbol).collect();
            write!(f, "{style}{text}{style:#}")?;
        }
        Ok(())
    }
}
