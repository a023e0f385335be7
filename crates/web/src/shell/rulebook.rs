//! Rules written as Markdown, taken apart into sections and clauses.

/// A part of the rules, in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Part {
    /// A heading: how deep, its number if it has one, and what it says.
    Heading {
        /// 1 is the title.
        depth: u8,
        /// Such as `H5`.
        number: Option<String>,
        /// The words.
        text: String,
    },
    /// A clause: its number and its words.
    Clause {
        /// Such as `H5.1`; empty if it has none.
        number: String,
        /// The words.
        text: String,
    },
    /// A paragraph.
    Text(String),
    /// A table: rows of cells, the first row its head.
    Table(Vec<Vec<String>>),
}

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

/// Takes rules apart.
pub fn parse(rules: &str) -> Vec<Part> {
    let mut parts: Vec<Part> = Vec::new();
    let mut fresh = true; // does a new paragraph begin?
    for line in rules.lines() {
        let text = line.trim();
        if text.is_empty() {
            fresh = true;
            continue;
        }
        if let Some(heading) = heading(line) {
            parts.push(heading);
            fresh = true;
        } else if text.starts_with('|') {
            push_row(&mut parts, text);
        } else if let Some(item) = text.strip_prefix("- ").or_else(|| text.strip_prefix("* ")) {
            parts.push(clause(item));
            fresh = false;
        } else if fresh || !continues(&mut parts, text) {
            parts.push(Part::Text(text.to_owned()));
            fresh = false;
        }
    }
    parts
}

fn heading(line: &str) -> Option<Part> {
    let depth = line.bytes().take_while(|&byte| byte == b'#').count() as u8;
    let text = line[usize::from(depth)..].trim();
    (depth > 0).then(|| match split_number(text) {
        Some((number, words)) => Part::Heading {
            depth,
            number: Some(number.to_owned()),
            text: words.to_owned(),
        },
        None => Part::Heading {
            depth,
            number: None,
            text: text.to_owned(),
        },
    })
}

fn clause(item: &str) -> Part {
    match split_number(item) {
        Some((number, words)) => Part::Clause {
            number: number.to_owned(),
            text: words.to_owned(),
        },
        None => Part::Clause {
            number: String::new(),
            text: item.to_owned(),
        },
    }
}

/// The number at the beginning, and the rest: `H5.1 The first card` or `**T1.2** A board`.
fn split_number(text: &str) -> Option<(&str, &str)> {
    let bare = text.trim_start_matches('*');
    let end = bare
        .find(|c: char| !c.is_ascii_alphanumeric() && c != '.')
        .unwrap_or(bare.len());
    let number = bare[..end].trim_end_matches('.');
    let words = bare[end..].trim_start_matches(['.', ',', ':']);
    is_number(number).then(|| {
        (
            number,
            words
                .strip_prefix("**")
                .unwrap_or(words)
                .trim_start_matches([' ', ':'])
                .trim_end(),
        )
    })
}

/// `H5`, `H5.1`, `HR3`, `T2.15`, `H12.A`: one to three capital letters, then numbers, at last perhaps a letter.
fn is_number(word: &str) -> bool {
    let letters = word.bytes().take_while(u8::is_ascii_uppercase).count();
    let mut parts = word[letters..].split('.');
    let digits = |part: &str| !part.is_empty() && part.bytes().all(|byte| byte.is_ascii_digit());
    let letter = |part: &str| part.len() == 1 && part.bytes().all(|byte| byte.is_ascii_uppercase());
    (1..=3).contains(&letters) && parts.next().is_some_and(digits) && parts.all(|part| digits(part) || letter(part))
}

/// Adds a line to the last clause or paragraph.
fn continues(parts: &mut [Part], text: &str) -> bool {
    match parts.last_mut() {
        Some(Part::Clause { text: words, .. } | Part::Text(words)) => {
            words.push(' ');
            words.push_str(text);
            true
        }
        _ => false,
    }
}

fn push_row(parts: &mut Vec<Part>, text: &str) {
    let cells: Vec<String> = text
        .trim_matches('|')
        .split('|')
        .map(|cell| cell.trim().to_owned())
        .collect();
    if cells
        .iter()
        .all(|cell| cell.bytes().all(|byte| b"-: ".contains(&byte)) && !cell.is_empty())
    {
        return; // the line under the head
    }
    match parts.last_mut() {
        Some(Part::Table(rows)) => rows.push(cells),
        _ => parts.push(Part::Table(vec![cells])),
    }
}

/// Takes a line apart into pieces; numbers of clauses become pieces of their own.
pub fn pieces(line: &str) -> Vec<Piece> {
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
            push_plain(&mut pieces, &rest[..start + mark.len()]);
            rest = inside;
            continue;
        };
        push_plain(&mut pieces, &rest[..start]);
        let words = inside[..end].to_owned();
        pieces.push(match mark {
            "**" => Piece::Strong(words),
            "*" => Piece::Emphasis(words),
            _ => Piece::Code(words),
        });
        rest = &inside[end + mark.len()..];
    }
    push_plain(&mut pieces, rest);
    pieces
}

fn push_plain(pieces: &mut Vec<Piece>, text: &str) {
    for word in text.split_inclusive(|c: char| !c.is_ascii_alphanumeric() && c != '.') {
        let bare = word.trim_end_matches(|c: char| !c.is_ascii_alphanumeric());
        if is_number(bare) && (bare.len() > 2 || bare.starts_with(['H', 'S', 'T'])) {
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

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# The game\n\nA digest\nof it.\n\n## X1 Parts\n- X1.1 First\n  and `more`.\n- **XR2** *Second* (X1.1).\n\n| a | b |\n|---|---|\n| 1 | 2 |\n";

    #[test]
    fn rules_fall_into_headings_clauses_paragraphs_and_tables() {
        let row = |cells: [&str; 2]| cells.map(str::to_owned).to_vec();
        let expected = [
            Part::Heading {
                depth: 1,
                number: None,
                text: "The game".into(),
            },
            Part::Text("A digest of it.".into()),
            Part::Heading {
                depth: 2,
                number: Some("X1".into()),
                text: "Parts".into(),
            },
            Part::Clause {
                number: "X1.1".into(),
                text: "First and `more`.".into(),
            },
            Part::Clause {
                number: "XR2".into(),
                text: "*Second* (X1.1).".into(),
            },
            Part::Table(vec![row(["a", "b"]), row(["1", "2"])]),
        ];
        assert_eq!(parse(RULES), expected);
    }

    #[test]
    fn a_line_falls_into_pieces_with_the_clauses_it_names() {
        let expected = [
            Piece::Emphasis("Second".into()),
            Piece::Plain(" (".into()),
            Piece::Clause("X1.1".into()),
            Piece::Plain("), ".into()),
            Piece::Strong("b".into()),
            Piece::Plain(" 4x4 ".into()),
            Piece::Code("c".into()),
            Piece::Plain(".".into()),
        ];
        assert_eq!(pieces("*Second* (X1.1), **b** 4x4 `c`."), expected);
    }

    #[test]
    fn a_number_may_end_with_a_letter() {
        assert!(is_number("H12.A") && is_number("HR14") && is_number("T2.15"));
        assert!(!is_number("A") && !is_number("4x4") && !is_number("H.1"));
    }

    #[test]
    fn what_is_no_mark_stays() {
        assert_eq!(pieces("2 * 3"), [Piece::Plain("2 * 3".into())]);
    }

    #[test]
    fn every_clause_of_our_games_is_found() {
        for game in catalog::games() {
            let meta = game.meta();
            let numbers = parse(meta.rules_in(table::Language::En))
                .into_iter()
                .filter(|part| matches!(part, Part::Clause { number, .. } if !number.is_empty()))
                .count();
            assert!(numbers > 40, "{} has only {numbers} clauses", meta.id);
        }
    }
}
