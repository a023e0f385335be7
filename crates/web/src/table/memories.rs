//! Memories: moments that come to the page later than they happened.

use std::ops::Range;
use std::sync::Arc;

use leptos::prelude::*;
use table::{Game, Viewer};

use super::{Moment, Table};

/// The part of a span in which moments are missing, from the first of them to the last.
pub(super) fn missing(known: impl IntoIterator<Item = usize>, span: Range<usize>) -> Option<Range<usize>> {
    let known: Vec<usize> = known.into_iter().filter(|ply| span.contains(ply)).collect();
    let is_missing = |ply: &usize| !known.contains(ply);
    let (first, last) = (span.clone().find(is_missing)?, span.rev().find(is_missing)?);
    Some(first..last + 1)
}

impl<G: Game> Table<G> {
    /// Earlier moments, as this viewer saw them: each comes into the history where it belongs. What was seen here stays as it was seen.
    pub fn remember(self, viewer: Viewer, moments: Vec<Moment<G>>) {
        // meanwhile others may look, or look back
        let is_same = self
            .history
            .with_untracked(|history| history.last().is_some_and(|last| last.viewer == viewer));
        if !is_same || moments.is_empty() || self.past.get_untracked().is_some() {
            return;
        }
        let moments = moments.into_iter().map(Arc::new);
        self.history
            .update(|history| merge(history, moments, |moment| moment.ply));
    }
}

/// Puts memories between what is known. Nothing comes after the present.
fn merge<T>(known: &mut Vec<T>, memories: impl IntoIterator<Item = T>, ply: impl Fn(&T) -> usize) {
    for memory in memories {
        let place = known.partition_point(|each| ply(each) < ply(&memory));
        if known.get(place).is_some_and(|next| ply(next) > ply(&memory)) {
            known.insert(place, memory);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_seen_is_not_missing() {
        assert_eq!(missing([3, 4, 5, 9], 3..9), Some(6..9));
        assert_eq!(missing([9], 3..9), Some(3..9));
        assert_eq!(missing([3, 5], 3..7), Some(4..7));
        assert_eq!(missing([3, 4, 5], 3..6), None);
        assert_eq!(missing([], 3..3), None);
    }

    #[test]
    fn memories_come_between_what_was_seen() {
        let mut known = vec![(2, "seen"), (5, "seen"), (8, "now")];
        merge(&mut known, (1..10).map(|ply| (ply, "recalled")), |moment| moment.0);
        let plies: Vec<usize> = known.iter().map(|moment| moment.0).collect();
        assert_eq!(plies, [1, 2, 3, 4, 5, 6, 7, 8]);
        assert_eq!((known[1].1, known[2].1, known[7].1), ("seen", "recalled", "now"));
    }
}
