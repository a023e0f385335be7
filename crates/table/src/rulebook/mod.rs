//! Rules written as Markdown, taken apart into sections and clauses: for the page, for whoever looks a clause up, and for the kit.
//!
//! A clause is a list item, or a paragraph in bold, that begins with its number (`- H6.8 No loops`, `**TR5, ...**`); a section is a heading that does
//! (`## H6 Laying tracks`).

mod pieces;

pub use pieces::{Piece, pieces};

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
    /// A picture drawn with letters, indented by four spaces or more: its rows.
    Sketch(Vec<String>),
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
        if line.starts_with("    ") && (fresh || matches!(parts.last(), Some(Part::Sketch(_)))) {
            push_sketch(&mut parts, text, fresh);
            fresh = false;
        } else if let Some(heading) = heading(line) {
            parts.push(heading);
            fresh = true;
        } else if text.starts_with('|') {
            push_row(&mut parts, text);
        } else if let Some(item) = text.strip_prefix("- ").or_else(|| text.strip_prefix("* ")) {
            parts.push(clause_of(item));
            fresh = false;
        } else if fresh || is_ruling(text) || !continues(&mut parts, text) {
            parts.push(paragraph(text));
            fresh = false;
        }
    }
    parts
}

/// The numbers of all clauses and rulings, in the order of the rules.
pub fn numbers(rules: &str) -> Vec<String> {
    parse(rules)
        .into_iter()
        .filter_map(|part| match part {
            Part::Clause { number, .. } if !number.is_empty() => Some(number),
            _ => None,
        })
        .collect()
}

/// The clause or section with this number as it is written, with all its lines; `None` if there is none.
pub fn clause(rules: &str, number: &str) -> Option<String> {
    let lines: Vec<&str> = rules.lines().collect();
    let is_it = |line: &&str| begins(line) && own_number(line).is_some_and(|own| own.eq_ignore_ascii_case(number));
    let first = lines.iter().position(is_it)?;
    let ends: fn(&str) -> bool = if lines[first].starts_with('#') {
        |line| line.starts_with('#')
    } else {
        begins
    };
    let rest = lines[first + 1..].iter().take_while(|line| !ends(line));
    let block: Vec<&str> = std::iter::once(&lines[first]).chain(rest).copied().collect();
    Some(block.join("\n").trim_end().to_owned())
}

/// Can a clause or section begin here?
fn begins(line: &str) -> bool {
    ["#", "- ", "* ", "**"].iter().any(|mark| line.starts_with(mark))
}

/// The number at the beginning of a clause or section.
fn own_number(line: &str) -> Option<&str> {
    split_number(line.trim_start_matches(['#', '-', '*', ' '])).map(|(number, _)| number)
}

/// A paragraph; in bold and with a number, it is a clause.
fn paragraph(text: &str) -> Part {
    if is_ruling(text) {
        clause_of(text)
    } else {
        Part::Text(text.to_owned())
    }
}

fn is_ruling(text: &str) -> bool {
    text.starts_with("**") && own_number(text).is_some()
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

fn clause_of(item: &str) -> Part {
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
pub(crate) fn is_number(word: &str) -> bool {
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

/// A row of a picture: of a new one, or of the one before it.
fn push_sketch(parts: &mut Vec<Part>, row: &str, fresh: bool) {
    match parts.last_mut() {
        Some(Part::Sketch(rows)) if !fresh => rows.push(row.to_owned()),
        _ => parts.push(Part::Sketch(vec![row.to_owned()])),
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
    fn indented_rows_after_a_blank_line_are_a_picture() {
        const BOOK: &str = "- X1.1 One\n     of two.\n\n    .. o-\n    .. ..\n\n    AA\n\nAfter it.\n";
        let sketch = |rows: &[&str]| Part::Sketch(rows.iter().map(|&row| row.to_owned()).collect());
        let expected = [
            Part::Clause {
                number: "X1.1".into(),
                text: "One of two.".into(),
            },
            sketch(&[".. o-", ".. .."]),
            sketch(&["AA"]),
            Part::Text("After it.".into()),
        ];
        assert_eq!(parse(BOOK), expected);
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
        assert_eq!(pieces("*Second* (X1.1), **b** 4x4 `c`.", 'X'), expected);
    }

    #[test]
    fn a_number_may_end_with_a_letter() {
        assert!(is_number("H12.A") && is_number("HR14") && is_number("T2.15"));
        assert!(!is_number("A") && !is_number("4x4") && !is_number("H.1"));
    }

    #[test]
    fn what_is_no_mark_stays() {
        assert_eq!(pieces("2 * 3", 'X'), [Piece::Plain("2 * 3".into())]);
    }

    #[test]
    fn a_clause_is_looked_up_with_all_its_lines() {
        const BOOK: &str = "# The rules\n\n## X1 Parts\n- X1.1 First\n  and more.\n- X1.2 Second\n\n| a | table |\n\n## X2 End\n* **X2.1** Third.\n\n**XR1, ruling.** Fourth.\n";
        assert_eq!(clause(BOOK, "x1.1").unwrap(), "- X1.1 First\n  and more.");
        assert_eq!(clause(BOOK, "X1.2").unwrap(), "- X1.2 Second\n\n| a | table |");
        assert_eq!(clause(BOOK, "X2.1").unwrap(), "* **X2.1** Third.");
        assert_eq!(clause(BOOK, "XR1").unwrap(), "**XR1, ruling.** Fourth.");
        assert_eq!(
            clause(BOOK, "X1").unwrap(),
            "## X1 Parts\n- X1.1 First\n  and more.\n- X1.2 Second\n\n| a | table |"
        );
        assert_eq!(clause(BOOK, "X1.3"), None);
        assert_eq!(numbers(BOOK), ["X1.1", "X1.2", "X2.1", "XR1"]);
    }
}
