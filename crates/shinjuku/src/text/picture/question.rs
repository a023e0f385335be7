//! What is asked, below the picture.

use anstyle::Style;
use table::Say;
use table::phrase::Phrase;

use crate::edition::Edition;
use crate::text::prompt::Prompt;

use super::flow::flow;
use super::ink::{ASKED, GOOD};
use super::{Picture, WIDTH};

impl<E: Edition> Picture<'_, E> {
    /// What the viewer is asked, or whom all wait for.
    pub(super) fn question(&self) -> Vec<Phrase> {
        let (style, mark) = match self.view.public.awaiting().first() {
            None => (GOOD, ""),
            Some(seat) if self.view.seat() == Some(seat) => (ASKED, "▶ "),
            Some(_) => (Style::new(), ""),
        };
        let words = format!("{mark}{}", self.say(&Prompt::of(self.view).say(self.map())));
        flow(words.split(' ').map(Phrase::new), 1, WIDTH)
            .into_iter()
            .map(|row| row.all_in(style))
            .collect()
    }
}
