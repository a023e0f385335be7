//! Colours and letters. Nothing is told by colour alone: where there are none, letters and words say it.

use anstyle::{Ansi256Color, AnsiColor, Style};
use table::Seat;

use crate::kind::Kind;

pub(super) const BOLD: Style = Style::new().bold();
pub(super) const DIM: Style = Style::new().dimmed();
/// What is won.
pub(super) const GOOD: Style = AnsiColor::Green.on_default().bold();
/// What the viewer is asked.
pub(super) const ASKED: Style = AnsiColor::Cyan.on_default().bold();
/// What costs something.
pub(super) const COSTLY: Style = AnsiColor::BrightRed.on_default();
/// Rails that are not paid yet, and where the next one comes.
pub(super) const PROVISIONAL: Style = AnsiColor::Cyan.on_default().bold().invert();
pub(super) const MOUNTAIN: Style = Ansi256Color(137).on_default();
pub(super) const LAKE: Style = AnsiColor::BrightBlue.on_default();

/// The letter of a seat's rails; a capital one when they are upgraded.
pub(super) const fn letter(seat: Seat, upgraded: bool) -> char {
    let letter = [b'o', b'b', b'p', b'g', b'u'][seat.index()];
    (if upgraded { letter.to_ascii_uppercase() } else { letter }) as char
}

/// The colour of a seat.
pub(super) const fn ink(seat: Seat) -> Style {
    let colour = [208, 130, 211, 40, 135][seat.index()];
    Ansi256Color(colour).on_default().bold()
}

/// A building of a type, seen from above.
pub(super) fn tile(kind: Kind) -> Style {
    match kind {
        Kind::Residence => AnsiColor::Black.on(AnsiColor::Green),
        Kind::Commerce => AnsiColor::BrightWhite.on(AnsiColor::Blue),
        Kind::Leisure => AnsiColor::BrightWhite.on(AnsiColor::Red),
        Kind::Industry => AnsiColor::Black.on(AnsiColor::Yellow),
    }
}
