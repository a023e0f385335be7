//! Why the server refuses something about tournaments and the daily challenge. Its words are a book of their own, `texts/cups`, so that they come with the pages that need them.

use table::words::{Book, Say};

use crate::reason::Reason;

/// The words for it, in every language.
pub static CUP_BOOK: Book = table::book!("texts/cups");

table::messages! {
    /// Why the server refuses something about tournaments and the daily challenge. Nothing was changed.
    #[derive(Clone, PartialEq, Eq, Debug)]
    pub enum CupRefusal in CUP_BOOK, "cup", on () {
        // one to make
        Name { most: usize },
        Size { most: u8 },
        Games,
        Rounds { most: u8 },
        People { most: u16 },
        Least,
        Clock,
        Seats,
        Starts,
        TooManyCups { most: i64 },
        // one that is there
        NoCup,
        Full,
        Begun,
        NotRunning,
        Link,
        Accounts,
        Entered,
        NotEntered,
        Few { least: u16 },
        OrganiserOnly,
        NoReturn,
        // the daily challenge
        NoSolo,
        NoDay,
    }
}

impl CupRefusal {
    /// The beginning of what all of them are called.
    pub const PREFIX: &str = "cup-";

    /// The status it has over HTTP.
    pub const fn status(&self) -> u16 {
        use CupRefusal as R;
        match self {
            R::Link | R::Accounts | R::OrganiserOnly => 403,
            R::NoCup | R::NoSolo | R::NoDay => 404,
            R::Full | R::Begun | R::NotRunning | R::Entered | R::NotEntered | R::Few { .. } | R::NoReturn => 409,
            R::TooManyCups { .. } => 429,
            _ => 400,
        }
    }
}

impl From<CupRefusal> for Reason {
    fn from(refusal: CupRefusal) -> Reason {
        Reason {
            message: refusal.say(&()),
            game: None,
            clause: None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_has_its_words() {
        table::kit::words::check(&CUP_BOOK, &[CupRefusal::kinds()]);
        let reason = Reason::from(CupRefusal::NoCup);
        assert!(reason.message.id().starts_with(CupRefusal::PREFIX));
    }
}
