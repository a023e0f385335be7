//! A line of the rules in pieces.

use super::is_number;

/// A piece of a line, and how it is written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Piece {
    /// As it is.
    Plain(String),
    /// `**so**`.
    Strong(String),
    /// `*so*`.
    Emphasis(String),
    /// `` `so` ``.
    Code(String),
    /// The number of another clause.
    Clause(String),
}

/// Takes a line apart into pieces; numbers of clauses (with the letter of the game) become pieces of their own.
pub fn pieces(line: &str, letter: char) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = line;
    while let Some(start) = rest.find(['`', '*']) {
        let mark = if rest[start..].starts_with("**") {
            "**"
        } else {
            &rest[start..=start]
        };
        let inside = &rest[start + mark.len()..];
        let Some(end) = inside.find(mark).filter(|&end| end > 0) else {
            push_plain(&mut pieces, &rest[..start + mark.len()], letter);
            rest = inside;
            continue;
        };
        push_plain(&mut pieces, &rest[..start], letter);
        let words = inside[..end].to_owned();
        pieces.push(match mark {
            "**" => Piece::Strong(words),
            "*" => Piece::Emphasis(words),
            _ => Piece::Code(words),
        });
        rest = &inside[end + mark.len()..];
    }
    push_plain(&mut pieces, rest, letter);
    pieces
}

fn push_plain(pieces: &mut Vec<Piece>, text: &str, letter: char) {
    for word in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric() && c != '.') {
        let bare = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        if is_number(bare) && (bare.len() > 2 || bare.starts_with(letter)) {
            pieces.push(Piece::Clause(bare.to_owned()));
            append(pieces, &word[bare.len()..]);
        } else {
            append(pieces, word);
        }
    }
}

fn append(pieces: &mut Vec<Piece>, text: &str) {
    match pieces.last_mut() {
        Some(Piece::Plain(plain)) => plain.push_str(text),
        _ if text.is_empty() => {}
        _ => pieces.push(Piece::Plain(text.to_owned())),
    }
}
