//! The table in the terminal.
//!
//! From top to bottom: the head, the map with what stands on it in words, the cards on the table, the players side by side, their links and tickets, the
//! score at the end, the signs, and what is asked. What matters most to the viewer, their tickets and the question, stands last, where a terminal has its
//! cursor.

mod head;
mod ink;
pub(super) mod link;
pub(super) mod map;
mod offer;
mod panel;
mod phrase;
pub(super) mod places;
mod score;
mod sight;
mod standing;
pub(super) mod ticket;
mod word;

use anstyle::Style;
use table::phrase::Phrase;
use table::{Present, Voice};

use crate::state::Tramways;
use crate::view::View;

use ink::{ASKED, DIM, GOOD};

pub use word::Word;

pub(super) use sight::Sight;

/// The columns of the whole picture.
pub(super) const WIDTH: usize = 110;
/// Where rows begin, after their labels.
const INDENT: usize = 9;
/// The columns of a ticket: two stand side by side.
const TICKETS: usize = (WIDTH - INDENT).div_ceil(2);
/// The columns between the map and what stands beside it.
const GAP: usize = 2;

/// The whole table as this viewer sees it.
pub(super) fn draw(view: &View, voice: &Voice<'_>) -> String {
    let sight = &Sight { view, voice };
    let mut rows = head::draw(sight);
    let column = map::width(sight) + GAP;
    rows.extend(phrase::beside(
        &map::draw(sight),
        column,
        &places::draw(sight, WIDTH - column),
    ));
    rows.extend(offer::draw(sight));
    rows.extend(standing::draw(sight));
    rows.extend(
        super::seen::seats(view)
            .into_iter()
            .flat_map(|seat| panel::draw(sight, seat)),
    );
    rows.extend(score::draw(sight));
    rows.extend(head::signs(sight));
    rows.extend(question(sight));
    rows.iter().flat_map(|row| [row.to_string(), "\n".into()]).collect()
}

/// What is asked, marked if it is asked of the viewer.
pub(super) fn question(sight: &Sight<'_>) -> Vec<Phrase> {
    let awaiting = sight.public.awaiting();
    let asked = super::seen::viewer(sight).is_some_and(|seat| awaiting.contains(seat));
    let words = Tramways::prompt(sight.view).said(&sight.voice());
    let (style, words) = match (asked, awaiting.is_empty()) {
        (true, _) => (ASKED, format!("▶ {words}")),
        (false, false) => (Style::new(), words),
        (false, true) => (GOOD, words),
    };
    let rows = phrase::wrapped(&words, WIDTH);
    rows.into_iter().map(|row| row.all_in(style)).collect()
}

/// A heading across the picture.
fn rule(heading: &Phrase) -> Phrase {
    let heading = if heading.width() == 0 {
        Phrase::default()
    } else {
        Phrase::in_style(DIM, "── ").then(heading).plain(" ")
    };
    let rest = WIDTH.saturating_sub(heading.width());
    heading.styled(DIM, "─".repeat(rest))
}
