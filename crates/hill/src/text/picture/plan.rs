//! A Plan card and a Development token where they lie on the table.

use anstyle::Style;
use table::phrase::Phrase;

use crate::parts::cards::{PlanCard, Token};

use super::ink::{BOLD, DIM};
use super::pen::Pen;

/// A Plan card: its points, its number, what it asks for.
pub(super) fn card(pen: Pen<'_>, card: &PlanCard, style: Style) -> Phrase {
    Phrase::in_style(BOLD, card.points)
        .styled(DIM, format_args!(" #{} ", card.id.0))
        .styled(style, pen.condition(card))
}

/// A Development token: its number and what it does.
pub(super) fn token(pen: Pen<'_>, token: &Token) -> Phrase {
    Phrase::in_style(DIM, format_args!("#{} ", token.id.0)).plain(pen.effect(token))
}
