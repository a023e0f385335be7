//! A Plan card and a Development token where they lie on the table.

use anstyle::Style;

use crate::cards::{PlanCard, Token};

use super::ink::{BOLD, DIM};
use super::names;
use table::phrase::Phrase;

/// A Plan card: its points, its number, what it asks for.
pub(super) fn card(card: &PlanCard, style: Style) -> Phrase {
    Phrase::in_style(BOLD, card.points)
        .styled(DIM, format_args!(" #{} ", card.id.0))
        .styled(style, names::condition(card.kind))
}

/// A Development token: its number and what it does.
pub(super) fn token(token: &Token) -> Phrase {
    Phrase::in_style(DIM, format_args!("#{} ", token.id.0)).plain(names::token_kind(token.kind))
}
