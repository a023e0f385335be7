//! Colours and letters. Nothing is told by colour alone: where there are none, the letters say it.

use anstyle::{AnsiColor, Style};
use table::Seat;

use crate::parts::company::{Colour, Company};

pub(crate) const BOLD: Style = Style::new().bold();
pub(crate) const DIM: Style = Style::new().dimmed();
/// What is won.
pub(crate) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// What the viewer is asked.
pub(crate) const ASKED: Style = AnsiColor::Cyan.on_default().bold();

/// The colour of a seat's company.
pub(crate) fn ink(seat: Seat) -> Style {
    match Company::of(seat).map(Company::colour) {
        Some(Colour::Red) => AnsiColor::BrightRed.on_default().bold(),
        Some(Colour::Blue) => AnsiColor::BrightBlue.on_default().bold(),
        Some(Colour::Green) => AnsiColor::Green.on_default().bold(),
        Some(Colour::Yellow) => AnsiColor::Yellow.on_default().bold(),
        None => BOLD,
    }
}

/// The letter of a seat's company.
pub(crate) fn letter(seat: Seat) -> char {
    Company::of(seat).map_or('?', Company::letter)
}
