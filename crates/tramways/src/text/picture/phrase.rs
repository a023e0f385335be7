//! Phrases in rows.

use table::phrase::Phrase;

use super::ink::DIM;

/// Phrases side by side, in as many rows of this width as they need; each begins where a column of the grid does.
pub(super) fn flow(phrases: impl IntoIterator<Item = Phrase>, grid: usize, width: usize) -> Vec<Phrase> {
    let mut rows: Vec<Phrase> = Vec::new();
    for phrase in phrases {
        let start = rows.last().map_or(0, |row| (row.width() + 1).next_multiple_of(grid));
        match rows.last_mut() {
            Some(row) if start + phrase.width() <= width => {
                *row = std::mem::take(row).up_to_column(start).then(&phrase);
            }
            _ => rows.push(phrase),
        }
    }
    rows
}

/// Phrases with a mark after each phrase but the last.
pub(super) fn marked(mark: &str, phrases: Vec<Phrase>) -> Vec<Phrase> {
    let last = phrases.len().saturating_sub(1);
    phrases
        .into_iter()
        .enumerate()
        .map(|(n, phrase)| if n == last { phrase } else { phrase.styled(DIM, mark) })
        .collect()
}

/// Rows after a label, which stands before the first of them.
pub(super) fn labelled(label: &Phrase, indent: usize, rows: Vec<Phrase>) -> Vec<Phrase> {
    let labels = std::iter::once(label.clone()).chain(std::iter::repeat(Phrase::default()));
    rows.into_iter()
        .zip(labels)
        .map(|(row, label)| label.up_to_column(indent).then(&row))
        .collect()
}

/// Words in as many rows of this width as they need.
pub(super) fn wrapped(words: &str, width: usize) -> Vec<Phrase> {
    flow(words.split(' ').map(Phrase::new), 1, width)
}

/// Rows with other rows on their right, from this column on.
pub(super) fn beside(left: &[Phrase], column: usize, right: &[Phrase]) -> Vec<Phrase> {
    let part = |rows: &[Phrase], n: usize| rows.get(n).cloned().unwrap_or_default();
    (0..left.len().max(right.len()))
        .map(|n| part(left, n).up_to_column(column).then(&part(right, n)))
        .collect()
}
