//! What the game says: messages of its [`BOOK`], and a picture for a terminal.
//!
//! Each kind of thing that is said is an enum; its words stand in `texts/`, one file for each language. The page says the same messages.

pub mod entry;
pub mod label;
pub mod load;
pub mod noun;
pub mod opening;
pub mod option;
pub mod part;
pub mod picture;
pub mod prompt;
pub mod purpose;
pub mod refusal;
pub mod tale;
pub mod tie;

#[cfg(test)]
mod tests;

use table::words::{Kind, Source};
use table::{Book, Message, Present, Ruling, Say, ScorePart, Seat, Tie, Voice};

use crate::edition::Edition;
use crate::parts::action::Action;
use crate::parts::event::Event;
use crate::state::Played;
use crate::state::view::View;

pub use entry::EntryProblem;
pub use label::Label;
pub use load::{EntryKind, LoadProblem};
pub use noun::Noun;
pub use opening::{Holding, Opening};
pub use option::{ChoiceFault, OptionAbout, OptionForm, OptionLabel, SetupProblem};
pub use part::{Part, Row, SetPart, SetRow};
pub use picture::{Short, Sign, Word};
pub use prompt::Prompt;
pub use purpose::Purpose;
pub use refusal::Refusal;
pub use tale::Tale;
pub use tie::{SetTie, TieWords};

/// The words of the game.
pub static BOOK: Book = table::book!("texts");

/// Everything that the game says.
pub fn kinds() -> Vec<Vec<Kind>> {
    vec![
        vec![Kind::new("player", "", &["n"])],
        ChoiceFault::kinds(),
        EntryKind::kinds(),
        EntryProblem::kinds(),
        Label::kinds(),
        LoadProblem::kinds(),
        Noun::kinds(),
        Holding::kinds(),
        Opening::kinds(),
        OptionAbout::kinds(),
        OptionForm::kinds(),
        OptionLabel::kinds(),
        Part::kinds(),
        Prompt::kinds(),
        Purpose::kinds(),
        Refusal::kinds(),
        Row::kinds(),
        SetPart::kinds(),
        SetRow::kinds(),
        SetTie::kinds(),
        SetupProblem::kinds(),
        Short::kinds(),
        Sign::kinds(),
        Tale::kinds(),
        TieWords::kinds(),
        Word::kinds(),
        crate::Goods::kinds(),
        crate::Kind::kinds(),
        crate::parts::company::Colour::kinds(),
    ]
}

/// What stands on the box of Version 1.
pub static COVER: Book = table::book!("texts/cover");

impl<E: Edition> Present for Played<E> {
    fn book() -> &'static Book {
        &BOOK
    }

    fn cover() -> &'static Book {
        E::cover()
    }

    fn reference() -> [Source; 3] {
        E::reference()
    }

    fn prompt(view: &View<E>) -> Message {
        Prompt::of(view).say(&view.map)
    }

    fn prompt_clause(view: &View<E>) -> &'static str {
        Prompt::clause(view)
    }

    fn picture(view: &View<E>, voice: &Voice<'_>) -> String {
        picture::draw(view, voice)
    }

    fn action_label(view: &View<E>, action: &Action) -> Message {
        Label::of(view, action).say(&view.map)
    }

    fn event_line(view: &View<E>, event: &Event) -> Message {
        Tale::of(event).say(&view.map)
    }

    /// S7.2.
    fn standing(&self, seat: Seat) -> ScorePart {
        E::result(&self.map, &self.public, seat, self.earned(seat)).score
    }

    fn tie_ruling(tie: &Tie) -> Option<Ruling> {
        Some(E::ruling(tie))
    }
}
