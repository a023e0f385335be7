//! Phrases in rows.

use table::phrase::Phrase;

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
