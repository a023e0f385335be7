//! Text without terminal colours.

/// The text without ANSI control sequences (`ESC [` up to the letter that ends it) and without blanks at line ends.
pub(super) fn plain(text: &str) -> String {
    let mut out = String::with_capacity(text.len());
    let mut parts = text.split("\u{1b}[");
    out.push_str(parts.next().unwrap_or_default());
    for part in parts {
        let end = part
            .find(|c: char| ('@'..='~').contains(&c))
            .map_or(part.len(), |at| at + 1);
        out.push_str(&part[end..]);
    }
    out.lines().map(str::trim_end).collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn colours_and_trailing_blanks_are_dropped_and_nothing_else() {
        assert_eq!(
            plain("\u{1b}[1;31mred\u{1b}[0m [3m] line  \n  next\u{1b}[K"),
            "red [3m] line\n  next"
        );
        assert_eq!(plain("cut \u{1b}[38;5"), "cut");
    }
}
