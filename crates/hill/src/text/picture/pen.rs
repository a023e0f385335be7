//! Whoever draws has a pen: what is seen, and in whose words.

use table::phrase::Phrase;
use table::words::Say;
use table::{Seat, Voice};

use crate::parts::cards::{Cards, PlanCard, PlanKind, Token, TownCard};
use crate::state::view::View;
use crate::text::noun::{Condition, Effect, ShortLandmark};
use crate::text::word::Word;

/// What is drawn, and for whom.
#[derive(Clone, Copy)]
pub(super) struct Pen<'a> {
    pub view: &'a View,
    pub voice: &'a Voice<'a>,
}

impl<'a> Pen<'a> {
    pub(super) fn cards(self) -> &'a Cards {
        &self.view.cards
    }

    /// In the reader's words.
    pub(super) fn say(self, thing: &impl Say<On = Cards>) -> String {
        thing.say(self.cards()).said(self.voice)
    }

    /// A player's name, cut to this many characters.
    pub(super) fn name(self, seat: Seat, most: usize) -> String {
        cut(&self.say(&Word::Player { seat }), most)
    }

    /// A Town card's landmark, where there is little room.
    pub(super) fn landmark(self, card: &TownCard) -> Option<String> {
        card.landmark.map(|landmark| self.say(&ShortLandmark::from(landmark)))
    }

    /// What a Plan card asks for, where there is little room.
    pub(super) fn condition(self, card: &PlanCard) -> String {
        match card.kind {
            PlanKind::ThreeLandmarks(landmarks) => landmarks
                .map(|landmark| self.say(&ShortLandmark::from(landmark)))
                .join(" + "),
            kind => self.say(&Condition::from(kind)),
        }
    }

    /// What a Development token does.
    pub(super) fn effect(self, token: &Token) -> String {
        self.say(&Effect::from(token.kind))
    }
}

/// Text from a card list, cut to this many characters.
pub(super) fn cut(text: &str, most: usize) -> String {
    if text.chars().count() <= most {
        text.into()
    } else {
        text.chars().take(most.saturating_sub(1)).chain(['…']).collect()
    }
}

/// A phrase that ends at this column.
pub(super) fn right_aligned(phrase: &Phrase, width: usize) -> Phrase {
    Phrase::default()
        .up_to_column(width.saturating_sub(phrase.width()))
        .then(phrase)
}
