//! The words of the server.

use table::words::Book;

/// The words of the server, in every language.
pub static BOOK: Book = Book::new([
    include_str!("../texts/en.ftl"),
    include_str!("../texts/ja.ftl"),
    include_str!("../texts/fr.ftl"),
]);
