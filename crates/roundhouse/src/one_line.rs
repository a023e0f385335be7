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
    while let Some((before, quoted, mark, after)) = quotation(rest) {
        short.push_str(before);
        match quoted.char_indices().nth(LONGEST) {
            None => short.push_str(quoted),
            Some((end, _)) => short.extend([&quoted[..end], "…"]),
        }
        short.push(mark);
        rest = after;
    }
    short + rest
}

/// The first quotation: the line with the opening mark, what is quoted, the closing mark, what stands after it.
fn quotation(line: &str) -> Option<(&str, &str, char, &str)> {
    let opens = |(place, letter): (usize, char)| {
        let after_a_word = line[..place].ends_with(char::is_alphanumeric);
        let closing = match letter {
            '\'' | '"' | '`' if !after_a_word => letter,
            '“' => '”',
            '「' => '」',
            '«' => '»',
            _ => return None,
        };
        Some((place + letter.len_utf8(), closing))
    };
    let (open, mark) = line.char_indices().find_map(opens)?;
    let inside = &line[open..];
    let closes = |place: usize| {
        let after = &inside[place + mark.len_utf8()..];
        !mark.is_ascii() || !inside[..place].ends_with('\\') && !after.starts_with(char::is_alphanumeric)
    };
    let end = inside
        .match_indices(mark)
        .map(|(place, _)| place)
        .find(|&place| closes(place))?;
    Some((&line[..open], &inside[..end], mark, &inside[end + mark.len_utf8()..]))
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
        assert_eq!(
            one_line(&format!("no “{long}”, 席「{long}」 or «{long}»")),
            format!("no “{cut}…”, 席「{cut}…」 or «{cut}…»")
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
