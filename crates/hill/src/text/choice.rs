//! What can be chosen at set-up.

use table::words::Say;

use crate::parts::cards::Cards;

use super::BOOK;

table::messages! {
    /// What an option does.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum OptionAbout in BOOK, "option", on () { Residents, NoRotation, Simultaneous, Cards }
}

table::messages! {
    /// An option that was chosen, in a few words.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum Choice in BOOK, "choice", on () { Residents, NoRotation, Simultaneous, Cards }
}

table::messages! {
    /// What a card list can have too few of.
    #[derive(Clone, Copy, PartialEq, Eq, Debug)]
    pub enum CardKind in BOOK, "kind", on () { Towns, Plans, Tokens, Requests }
}

impl<On: ?Sized> table::words::Argue<On> for CardKind {
    fn argue(&self, _: &On) -> table::words::Argument {
        table::words::Argument::Said(Box::new(self.say(&())))
    }
}

table::messages! {
    /// Why a card list can't be played with.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum Supply in BOOK, "supply", on Cards {
        Few { list: String, kind: CardKind, there: usize, players: usize, needed: usize },
    }
}
