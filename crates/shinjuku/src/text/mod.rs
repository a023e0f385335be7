//! The table in the terminal.
//!
//! From top to bottom: the head, the wards with their customers and stations, the companies, and what is asked. What matters most to the viewer, the own
//! company and the question, stands last, where a terminal has its cursor.

mod action;
mod event;
mod head;
mod ink;
mod names;
mod phrase;
mod player;
mod question;
mod routes;
mod seen;
mod wards;

#[cfg(test)]
mod tests;

use table::{Book, Message, Present, Voice};

use crate::action::Action;
use crate::event::Event;
use crate::state::Shinjuku;
use crate::view::View;

use ink::DIM;
use table::phrase::Phrase;

/// The columns of the whole picture.
const WIDTH: usize = 120;

impl Present for Shinjuku {
    fn book() -> &'static Book {
        static BOOK: Book = Book::new(["", "", ""]);
        &BOOK
    }

    fn about() -> Message {
        Message::verbatim("Stores and tracks in Tokyo; move customers to your stores.")
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
        rows.extend(wards::draw(view));
        rows.extend(seen::seats(view).into_iter().flat_map(|seat| player::draw(view, seat)));
        rows.push(rule(&head::signs()));
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
    let heading = Phrase::in_style(DIM, "── ").then(heading).plain(" ");
    let rest = WIDTH.saturating_sub(heading.width());
    heading.styled(DIM, "─".repeat(rest))
}
