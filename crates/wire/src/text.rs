//! The words of the server.

use table::words::Book;

/// The words of the server, in every language.
pub static BOOK: Book = table::book!("texts");
