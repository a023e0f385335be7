//! What the game says, in every language.
//!
//! The words stand in `texts/`, one file for each language; here is what can be said, as types: why something is refused ([`Refusal`]), what is asked
//! ([`Prompt`]), what can be done ([`Label`]), what happened ([`Tale`]), what is scored ([`Part`], [`Row`], [`Title`]), what can be chosen ([`OptionAbout`],
//! [`Choice`]), what is wrong with a card list ([`LoadProblem`]) or an entry ([`EntryProblem`]), and what all the things are called ([`Noun`] and its neighbours). `picture` draws the table
//! in a terminal.

mod choice;
mod label;
mod load;
mod noun;
mod opening;
mod part;
pub(crate) mod picture;
mod problem;
mod prompt;
mod refusal;
mod seen;
mod tale;
mod tie;
mod word;

pub use choice::{CardKind, Choice, OptionAbout, Supply};
pub use label::Label;
pub use load::{EntryKind, LoadProblem};
pub use noun::{Condition, Effect, End, LineName, LocationName, Noun, ShortLandmark};
pub use opening::Opening;
pub use part::{Part, Row, Title};
pub use problem::{EntryProblem, Place};
pub use prompt::{Prompt, Task};
pub use refusal::{Letter, Refusal};
pub use tale::Tale;
pub use tie::TieWords;
pub use word::Word;

pub(crate) use opening::opening;

use table::words::{Say, Source};
use table::{Book, Message, Present, Ruling, ScorePart, Seat, Tie, Voice};

use crate::parts::action::Action;
use crate::parts::event::Event;
use crate::rules::scoring::Scored;
use crate::state::Hill;
use crate::state::view::View;

/// The words, in the order of the languages.
pub static BOOK: Book = table::book!("texts");

/// What stands on the box.
pub static COVER: Book = table::book!("texts/cover");

impl Present for Hill {
    fn book() -> &'static Book {
        &BOOK
    }

    fn cover() -> &'static Book {
        &COVER
    }

    fn reference() -> [Source; 3] {
        table::sources!("RULES.md", "RULES.ja.md", "RULES.fr.md")
    }

    fn prompt(view: &View) -> Message {
        Prompt::of(view).say(&view.cards)
    }

    fn prompt_clause(view: &View) -> &'static str {
        Prompt::of(view).clause()
    }

    fn picture(view: &View, voice: &Voice<'_>) -> String {
        picture::draw(view, voice)
    }

    fn action_label(view: &View, action: &Action) -> Message {
        Label::of(view, action).say(&view.cards)
    }

    fn event_line(view: &View, event: &Event) -> Message {
        Tale::of(view, event).say(&view.cards)
    }

    /// H10.8.
    fn standing(&self, seat: Seat) -> ScorePart {
        Scored::in_play(&self.cards, &self.public, self.public.player(seat)).breakdown()
    }

    fn tie_ruling(tie: &Tie) -> Option<Ruling> {
        Some(tie::ruling(tie))
    }
}
