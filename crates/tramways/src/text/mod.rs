//! What the game says: refusals, prompts, labels, the log, scores; and its picture for a terminal. Here is what is said and about what; the words stand in
//! `texts/`, one file for each language.

pub mod due;
pub mod label;
pub mod load;
pub mod noun;
pub mod opening;
pub mod part;
mod picture;
pub mod prompt;
pub mod refusal;
mod seen;
pub mod tale;
pub mod tie;

#[cfg(test)]
mod tests;

use table::words::{Say, Source};
use table::{Book, Message, Present, Ruling, ScorePart, Seat, Tie, Voice};

use crate::action::Action;
use crate::event::Event;
use crate::state::Tramways;
use crate::view::View;

pub use picture::Word;
pub use refusal::Refusal;

/// The words of this game.
pub static BOOK: Book = table::book!("texts");

/// What stands on the box.
pub static COVER: Book = table::book!("texts/cover");

impl Present for Tramways {
    fn book() -> &'static Book {
        &BOOK
    }

    fn cover() -> &'static Book {
        &COVER
    }

    fn reference() -> [Source; 3] {
        table::sources!("RULES.md", "RULES.ja.md", "RULES.fr.md")
    }

    fn picture(view: &View, voice: &Voice<'_>) -> String {
        picture::draw(view, voice)
    }

    fn prompt(view: &View) -> Message {
        prompt::of(view).say(&view.components)
    }

    fn prompt_clause(view: &View) -> &'static str {
        prompt::of(view).clause(view)
    }

    fn action_label(view: &View, action: &Action) -> Message {
        label::of(view, action).say(&view.components)
    }

    fn event_line(view: &View, event: &Event) -> Message {
        tale::of(view, event).say(&view.components)
    }

    /// T15.1.
    fn standing(&self, seat: Seat) -> ScorePart {
        self.tally(seat).result().score
    }

    fn tie_ruling(tie: &Tie) -> Option<Ruling> {
        Some(tie::ruling(tie))
    }
}
