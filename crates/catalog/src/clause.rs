//! Looking up a clause in the rules of a game.

/// The clause or section with this number in rules written as Markdown, with all its lines; `None` if there is none.
///
/// A clause is a list item or a paragraph that begins with its number ("- H6.8 No loops"), a section a heading that does ("## H6 Laying tracks").
pub fn clause(reference: &str, number: &str) -> Option<String> {
    let lines: Vec<&str> = reference.lines().collect();
    let first = lines
        .iter()
        .position(|line| begins(line) && named(line).eq_ignore_ascii_case(number))?;
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
fn named(line: &str) -> &str {
    let text = line.trim_start_matches(['#', '-', '*', ' ']);
    let end = text
        .find(|c: char| !c.is_ascii_alphanumeric() && c != '.')
        .unwrap_or(text.len());
    text[..end].trim_end_matches('.')
}

#[cfg(test)]
mod tests {
    use super::*;

    const RULES: &str = "# The rules\n\n## X1 Parts\n- X1.1 First\n  and more.\n- X1.2 Second\n\n| a | table |\n\n## X2 End\n* **X2.1** Third.\n\n**XR1, ruling.** Fourth.\n";

    #[test]
    fn a_clause_has_all_its_lines() {
        assert_eq!(clause(RULES, "x1.1").unwrap(), "- X1.1 First\n  and more.");
        assert_eq!(clause(RULES, "X1.2").unwrap(), "- X1.2 Second\n\n| a | table |");
        assert_eq!(clause(RULES, "X2.1").unwrap(), "* **X2.1** Third.");
        assert_eq!(clause(RULES, "XR1").unwrap(), "**XR1, ruling.** Fourth.");
        assert_eq!(
            clause(RULES, "X1").unwrap(),
            "## X1 Parts\n- X1.1 First\n  and more.\n- X1.2 Second\n\n| a | table |"
        );
        assert_eq!(clause(RULES, "X1.3"), None);
    }
}
