//! What the table is drawn on: characters in styles, in rows.

use std::fmt::{self, Display};

use anstyle::Style;

/// One character in its style.
#[derive(Clone, Copy, PartialEq)]
struct Glyph {
    symbol: char,
    style: Style,
}

const BLANK: Glyph = Glyph { symbol: ' ', style: Style::new() };

/// A row of characters. Every character is taken to be one column wide.
#[derive(Clone, Default)]
pub(super) struct Phrase(Vec<Glyph>);

impl Phrase {
    /// Plain text.
    pub(super) fn new(text: impl Display) -> Phrase {
        Phrase::default().plain(text)
    }

    /// Text in a style.
    pub(super) fn in_style(style: Style, text: impl Display) -> Phrase {
        Phrase::default().styled(style, text)
    }

    /// Goes on with plain text.
    pub(super) fn plain(self, text: impl Display) -> Phrase {
        self.styled(Style::new(), text)
    }

    /// Goes on with text in a style. Names from card lists can hold anything: control characters are shown as `?`.
    pub(super) fn styled(mut self, style: Style, text: impl Display) -> Phrase {
        let symbols = text.to_string();
        self.0.extend(symbols.chars().map(|symbol| Glyph { symbol: if symbol.is_control() { '?' } else { symbol }, style }));
        self
    }

    /// Goes on with another phrase.
    pub(super) fn then(mut self, next: &Phrase) -> Phrase {
        self.0.extend(&next.0);
        self
    }

    /// Goes on at this column, or where it ends if that is further right.
    pub(super) fn up_to_column(mut self, column: usize) -> Phrase {
        self.0.resize(self.width().max(column), BLANK);
        self
    }

    /// Its columns.
    pub(super) fn width(&self) -> usize {
        self.0.len()
    }

    fn without_trailing_blanks(&self) -> &[Glyph] {
        let end = self.0.iter().rposition(|glyph| *glyph != BLANK).map_or(0, |last| last + 1);
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

/// Rows of characters; it grows to the right and downwards as it is drawn on.
#[derive(Clone, Default)]
pub(super) struct Canvas {
    rows: Vec<Phrase>,
}

impl Canvas {
    /// Adds a row at the bottom.
    pub(super) fn push(&mut self, row: Phrase) {
        self.rows.push(row);
    }

    /// Writes from this column and row to the right, over what stands there.
    pub(super) fn put(&mut self, x: usize, y: usize, phrase: &Phrase) {
        if self.rows.len() <= y {
            self.rows.resize_with(y + 1, Phrase::default);
        }
        let row = &mut self.rows[y].0;
        row.resize(row.len().max(x + phrase.width()), BLANK);
        row[x..x + phrase.width()].copy_from_slice(&phrase.0);
    }

    /// Puts another canvas on this one, its top left corner at this column and row.
    pub(super) fn stamp(&mut self, x: usize, y: usize, other: &Canvas) {
        for (n, row) in other.rows.iter().enumerate() {
            self.put(x, y + n, row);
        }
    }

    /// Adds another canvas at the bottom.
    pub(super) fn append(&mut self, other: Canvas) {
        self.rows.extend(other.rows);
    }

    /// How many rows it has.
    pub(super) fn height(&self) -> usize {
        self.rows.len()
    }
}

impl Display for Canvas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows.iter().try_for_each(|row| writeln!(f, "{row}"))
    }
}
