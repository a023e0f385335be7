//! The words of the facts, each once.

use std::collections::HashMap;

use table::Message;

use crate::rows::Words;

/// The words that facts point to.
pub(super) struct Lexicon<'a> {
    words: &'a Words,
    places: HashMap<String, usize>,
    list: Vec<Message>,
}

impl<'a> Lexicon<'a> {
    pub(super) fn new(words: &'a Words) -> Lexicon<'a> {
        Lexicon {
            words,
            places: HashMap::new(),
            list: Vec::new(),
        }
    }

    /// The place of a text in the list.
    pub(super) fn place(&mut self, text: &str) -> usize {
        if let Some(&place) = self.places.get(text) {
            return place;
        }
        self.places.insert(text.into(), self.list.len());
        self.list.push(self.words.message(text));
        self.list.len() - 1
    }

    pub(super) fn into_list(self) -> Vec<Message> {
        self.list
    }
}
