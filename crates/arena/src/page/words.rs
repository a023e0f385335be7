//! Text and numbers in a page.

/// Text that is safe in HTML and SVG.
pub(super) fn escape(text: &str) -> String {
    let mut safe = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            '&' => safe.push_str("&amp;"),
            '<' => safe.push_str("&lt;"),
            '>' => safe.push_str("&gt;"),
            '"' => safe.push_str("&quot;"),
            '\'' => safe.push_str("&#39;"),
            letter if letter.is_control() => safe.push(' '),
            letter => safe.push(letter),
        }
    }
    safe
}

/// A number with this many decimals and a true minus sign.
pub(super) fn number(value: f64, decimals: usize) -> String {
    let text = format!("{value:.decimals$}");
    let is_zero = text.bytes().all(|byte| matches!(byte, b'-' | b'0' | b'.'));
    text.replace('-', if is_zero { "" } else { "\u{2212}" })
}

/// The same, always with a sign in front.
pub(super) fn signed(value: f64, decimals: usize) -> String {
    let text = number(value, decimals);
    if value > 0.0 { format!("+{text}") } else { text }
}

/// A share as per cent.
pub(super) fn percent(share: f64) -> String {
    format!("{} %", number(100.0 * share, 1))
}

/// A count with its thousands set apart.
pub(super) fn count(value: u64) -> String {
    let digits = value.to_string();
    let groups: Vec<&str> = digits
        .as_bytes()
        .rchunks(3)
        .rev()
        .map(|group| std::str::from_utf8(group).expect("digits"))
        .collect();
    groups.join("\u{202f}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_and_numbers() {
        assert_eq!(escape("<b a=\"1\">'&\n"), "&lt;b a=&quot;1&quot;&gt;&#39;&amp; ");
        assert_eq!(
            [number(-3.25, 1), number(-0.01, 1), signed(2.0, 0), signed(-2.0, 0)],
            ["\u{2212}3.2", "0.0", "+2", "\u{2212}2"]
        );
        assert_eq!(
            [count(0), count(999), count(1_234_567)],
            ["0", "999", "1\u{202f}234\u{202f}567"]
        );
    }
}
