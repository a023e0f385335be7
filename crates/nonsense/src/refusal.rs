//! Refusals are for people.

use catalog::CatalogError;

/// A refusal says why, in words that can stand on one line.
pub(crate) fn says_why(error: &CatalogError) {
    let text = error.to_string();
    assert!(
        text.split(char::is_control).any(|words| !words.trim().is_empty()),
        "a refusal says why: {error:?}"
    );
}
