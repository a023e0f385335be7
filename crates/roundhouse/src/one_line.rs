//! Messages on one line.

/// The longest quotation that is shown in full.
const LONGEST: usize = 60;

/// The message on one line, with long quotations cut short.
pub(crate) fn one_line(message: &str) -> String {
    let words: Vec<&str> = message
        .split(char::is_control)
        .map(str::trim)
        .filter(|words| !words.is_empty())
        .collect();
    shorten(&words.join(" "))
}

fn shorten(line: &str) -> String {
    let mut short = String::new();
    let mut rest = line;
    while let Some((before, mark, quoted, after)) = quotation(rest) {
        short.push_str(before);
        short.push(mark);
        match quoted.char_indices().nth(LONGEST) {
            None => short.push_str(quoted),
            Some((end, _)) => short.extend([&quoted[..end], "…"]),
        }
        short.push(mark);
        rest = after;
    }
    short + rest
}

/// The first quotation: what stands before it, its mark, what is quoted, what stands after it.
fn quotation(line: &str) -> Option<(&str, char, &str, &str)> {
    let opens = |&(place, letter): &(usize, char)| {
        matches!(letter, '\'' | '"' | '`') && !line[..place].ends_with(char::is_alphanumeric)
    };
    let (open, mark) = line.char_indices().find(opens)?;
    let inside = &line[open + 1..];
    let closes =
        |place: usize| !inside[..place].ends_with('\\') && !inside[place + 1..].starts_with(char::is_alphanumeric);
    let end = inside
        .match_indices(mark)
        .map(|(place, _)| place)
        .find(|&place| closes(place))?;
    Some((&line[..open], mark, &inside[..end], &inside[end + 1..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_becomes_one_line() {
        assert_eq!(one_line("a\n\n b\x1b c\n"), "a b c");
    }

    #[test]
    fn long_quotations_are_cut() {
        let (long, cut) = ("é".repeat(1000), "é".repeat(60));
        assert_eq!(
            one_line(&format!("don't say '{long}', `{long}` or \"{long}\": 'no'")),
            format!("don't say '{cut}…', `{cut}…` or \"{cut}…\": 'no'")
        );
        assert_eq!(
            one_line(&format!("string \"\\\"{long}\", expected")),
            format!("string \"\\\"{}…\", expected", "é".repeat(58))
        );
        for line in [
            "you don't have that 'coin'",
            "unknown 'it's'; there",
            "'open",
            "''",
            "'",
        ] {
            assert_eq!(one_line(line), line);
        }
    }
}
