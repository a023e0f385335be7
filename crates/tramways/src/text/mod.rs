//! The table in the terminal.
//!
//! From top to bottom: the head, the map with what stands on it in words, the cards on the table, the players side by side, their links and tickets, the
//! score at the end, the signs, and what is asked. What matters most to the viewer, the own tickets and the question, stands last, where a terminal has its
//! cursor.

mod action;
mod event;
mod head;
mod ink;
mod link;
mod map;
mod names;
mod offer;
mod panel;
mod phrase;
mod places;
mod question;
mod score;
mod seen;
mod standing;
mod ticket;

#[cfg(test)]
mod tests;

use table::phrase::Phrase;
use table::{Book, Message, Present, Voice};

use crate::action::Action;
use crate::event::Event;
use crate::state::Tramways;
use crate::view::View;

use ink::DIM;

/// The columns of the whole picture.
const WIDTH: usize = 110;
/// Where rows begin, after their labels.
const INDENT: usize = 9;
/// The columns of a ticket: two stand side by side.
const TICKETS: usize = (WIDTH - INDENT).div_ceil(2);
/// The columns between the map and what stands beside it.
const GAP: usize = 2;

impl Present for Tramways {
    fn book() -> &'static Book {
        static BOOK: Book = Book::new(["", "", ""]);
        &BOOK
    }

    fn about() -> Message {
        Message::verbatim(
            "An auction, tickets of many uses, rails through a city, and passengers who pay; mind your stress.",
        )
    }

    fn prompt(view: &View) -> Message {
        Message::verbatim(
            question::sentence(view)
                .iter()
                .map(ToString::to_string)
                .collect::<Vec<_>>()
                .join(" "),
        )
    }

    fn picture(view: &View, _: &Voice<'_>) -> String {
        let mut rows = head::draw(view);
        let column = map::width(view) + GAP;
        rows.extend(phrase::beside(
            &map::draw(view),
            column,
            &places::draw(view, WIDTH - column),
        ));
        rows.extend(offer::draw(view));
        rows.extend(standing::draw(view));
        rows.extend(seen::seats(view).into_iter().flat_map(|seat| panel::draw(view, seat)));
        rows.extend(score::draw(view));
        rows.extend(head::signs(view));
        rows.extend(question::sentence(view));
        rows.iter().flat_map(|row| [row.to_string(), "\n".into()]).collect()
    }

    fn action_label(view: &View, action: &Action) -> Message {
        Message::verbatim(action::words(view, action))
    }

    fn event_line(view: &View, event: &Event) -> Message {
        Message::verbatim(event::words(view, event))
    }
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
