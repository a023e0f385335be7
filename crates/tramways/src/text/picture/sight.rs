//! What is drawn, and for whom.

use std::ops::Deref;

use table::words::{Argue, Argument, Say};
use table::{Seat, Voice};

use crate::components::Components;
use crate::text::noun::cut;
use crate::view::View;

use super::word::Word;

/// What is drawn, and in which language and names.
pub(in crate::text) struct Sight<'a> {
    pub(in crate::text) view: &'a View,
    pub(in crate::text) voice: &'a Voice<'a>,
}

/// What is seen is at hand.
impl Deref for Sight<'_> {
    type Target = View;

    fn deref(&self) -> &View {
        self.view
    }
}

impl Sight<'_> {
    /// The voice to the viewer.
    pub(super) fn voice(&self) -> Voice<'_> {
        Voice {
            you: super::super::seen::viewer(self.view),
            ..*self.voice
        }
    }

    /// In the reader's words.
    pub(in crate::text) fn said(&self, what: &impl Say<On = Components>) -> String {
        what.say(&self.view.components).said(&self.voice())
    }

    /// A word of the picture.
    #[expect(clippy::needless_pass_by_value, reason = "words are made where they are said")]
    pub(super) fn word(&self, word: Word) -> String {
        self.said(&word)
    }

    /// A thing by its name.
    pub(in crate::text) fn name(&self, thing: &impl Argue<Components>) -> String {
        match thing.argue(&self.view.components) {
            Argument::Said(message) => message.said(&self.voice()),
            Argument::Name(name) => name,
            other => self.word(Word::Thing { thing: Given(other) }),
        }
    }

    /// A player, in as many columns as a name may have.
    pub(super) fn who(&self, seat: Seat) -> String {
        cut(&self.word(Word::Player { seat }))
    }
}

/// An argument that is one already.
#[derive(Clone, PartialEq, Debug)]
pub struct Given(pub Argument);

impl Argue<Components> for Given {
    fn argue(&self, _: &Components) -> Argument {
        self.0.clone()
    }
}
