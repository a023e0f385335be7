//! What a viewer sees.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{ScorePart, Seat, Viewer};

use crate::parts::cards::Cards;
use crate::rules::question::Question;
use crate::rules::scoring::{Scored, Tally};

use super::readable::ViewForm;
use super::{Decks, Hill, Player, Private, Public};

/// HR14: what a viewer sees: everything public, the sizes of the decks, and what only this seat sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm", into = "ViewForm")]
pub struct View {
    pub(crate) cards: Arc<Cards>,
    pub(crate) viewer: Viewer,
    pub(crate) public: Public,
    pub(crate) own: Option<Private>,
    pub(crate) deck_sizes: DeckSizes,
}

/// How many cards are left in the decks.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeckSizes {
    /// Town cards.
    pub towns: u8,
    /// Plan cards.
    pub plans: u8,
    /// Development tokens.
    pub tokens: u8,
}

impl Decks {
    fn sizes(&self) -> DeckSizes {
        DeckSizes {
            towns: self.towns.len() as u8,
            plans: self.plans.len() as u8,
            tokens: self.tokens.len() as u8,
        }
    }
}

impl View {
    pub(crate) fn new(hill: &Hill, viewer: Viewer) -> View {
        let seat = viewer
            .seat()
            .filter(|seat| seat.index() < usize::from(hill.public.players));
        View {
            cards: Arc::clone(&hill.cards),
            viewer,
            public: hill.public,
            own: seat.map(|seat| *hill.private(seat)),
            deck_sizes: hill.decks.sizes(),
        }
    }

    /// The cards of the game.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    /// Whose view it is.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What all see.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What only this viewer sees, if it is a player.
    pub const fn own(&self) -> Option<&Private> {
        self.own.as_ref()
    }

    /// How many cards are left in the decks.
    pub const fn deck_sizes(&self) -> DeckSizes {
        self.deck_sizes
    }

    /// What this viewer is being asked.
    pub fn question(&self) -> Question {
        match (self.viewer, &self.own) {
            (Viewer::Seat(seat), Some(own)) => Question::of(&self.public, seat, own),
            _ => Question::None,
        }
    }

    /// H10.8: the score of a seat as the game stands; `None` if it does not take part.
    pub fn score(&self, seat: Seat) -> Option<Tally> {
        self.public.in_play().get(seat.index()).map(|player| self.tally(player))
    }

    /// H10.8: the same with all its parts, down to the single card.
    pub fn score_parts(&self, seat: Seat) -> Option<ScorePart> {
        let player = self.public.in_play().get(seat.index())?;
        Some(Scored::in_play(&self.cards, &self.public, player).breakdown())
    }

    /// H10.8: the score of one of the players.
    pub(crate) fn tally(&self, player: &Player) -> Tally {
        Scored::in_play(&self.cards, &self.public, player).tally()
    }
}
