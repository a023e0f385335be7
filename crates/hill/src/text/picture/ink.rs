//! Colours and letters. Nothing is told by colour alone: where there are none, the letters and signs say it.

use anstyle::{AnsiColor, Style};

use crate::parts::cards::Category;
use crate::parts::line::Line;

pub(super) const BOLD: Style = Style::new().bold();
pub(super) const DIM: Style = Style::new().dimmed();
/// What is fulfilled or won.
pub(super) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// What the viewer is asked.
pub(super) const ASKED: Style = AnsiColor::Cyan.on_default().bold();

/// The letter of a line: K is black, as printers call it.
pub(super) const fn letter(line: Line) -> char {
    match line {
        Line::Red => 'R',
        Line::Yellow => 'Y',
        Line::Blue => 'B',
        Line::Black => 'K',
    }
}

/// Text and strokes of a line. Black is the terminal's own colour: it must be seen on a dark ground too.
pub(super) const fn ink(line: Line) -> Style {
    match line {
        Line::Red => AnsiColor::BrightRed.on_default().bold(),
        Line::Yellow => AnsiColor::Yellow.on_default().bold(),
        Line::Blue => AnsiColor::BrightBlue.on_default().bold(),
        Line::Black => BOLD,
    }
}

/// A track token of a line, seen from above.
pub(super) fn tile(line: Line) -> Style {
    let (ground, text) = match line {
        Line::Red => (AnsiColor::Red, AnsiColor::BrightWhite),
        Line::Yellow => (AnsiColor::Yellow, AnsiColor::Black),
        Line::Blue => (AnsiColor::Blue, AnsiColor::BrightWhite),
        Line::Black => (AnsiColor::BrightBlack, AnsiColor::BrightWhite),
    };
    text.on(ground).bold()
}

/// The colour of a category of landmarks.
pub(super) const fn category_ink(category: Category) -> Style {
    match category {
        Category::Leisure => AnsiColor::Green.on_default(),
        Category::Welfare => AnsiColor::BrightMagenta.on_default(),
        Category::Public => AnsiColor::Cyan.on_default(),
    }
}

/// The sign of a category of landmarks.
pub(super) const fn category_sign(category: Category) -> char {
    match category {
        Category::Leisure => '♣',
        Category::Welfare => '♥',
        Category::Public => '★',
    }
}
