//! Meaning first, words last: an engine says *what* ([`Message`]: an identity with typed arguments), and a [`Book`] has the words for it in every language.
//!
//! Words live with whoever says them, one [Fluent](https://projectfluent.org) file for each language, and are put together here for terminal, command
//! line, server and page alike. [`messages!`](crate::messages) declares what can be said as an enum with named, typed fields; `kit::words` proves that every
//! text is there, in every language, with no argument that nobody gives.
//!
//! ```
//! use table::words::{Book, Language, Say, Voice};
//!
//! static BOOK: Book = Book::new([
//!     "refusal-costs = This costs { $cost ->\n [one] 1 resource\n *[other] { $cost } resources\n }; you have { $have }.",
//!     "refusal-costs = 資源が{ $cost }個必要です(手持ちは{ $have }個)。",
//!     "refusal-costs = Cela coûte { $cost ->\n [one] { $cost } ressource\n *[other] { $cost } ressources\n } ; vous en avez { $have }.",
//! ]);
//!
//! table::messages! {
//!     /// Why something is refused.
//!     #[derive(Clone, Copy, PartialEq, Eq, Debug)]
//!     pub enum Refusal in BOOK, "refusal", on () {
//!         /// Too dear.
//!         Costs { cost: u8, have: u8 },
//!     }
//! }
//!
//! let message = Refusal::Costs { cost: 3, have: 1 }.say(&());
//! assert_eq!(message.to_string(), "This costs 3 resources; you have 1.");
//! assert_eq!(message.said(&Voice::in_language(Language::Ja)), "資源が3個必要です(手持ちは1個)。");
//! ```

mod argument;
mod book;
mod language;
mod message;
mod say;
mod source;
mod voice;

pub use argument::{Argue, Argument};
pub use book::{BOOK, Book, figure};
pub use language::Language;
pub use message::{Message, excerpt};
pub use say::{Kind, Say, facts, id as id_of};
pub use source::{Source, came};
pub use voice::Voice;
