//! The complete state of a game, in three parts: what all see, what one seat sees, what nobody sees.

use std::sync::Arc;

use table::{Chance, Pile, Seat, Seats};

use crate::parts::cards::{Cards, MOST_CARDS, PlanIndex, TokenIndex, TownIndex};

use super::player::Player;
use super::private::Private;
use super::public::{MOST_PLAYERS, Public};
use super::readable::StateForm;

/// A game of The Rail on the Hill.
#[derive(Clone, PartialEq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(try_from = "StateForm", into = "StateForm")]
pub struct Hill {
    pub(crate) cards: Arc<Cards>,
    pub(crate) public: Public,
    pub(crate) private: [Private; MOST_PLAYERS],
    pub(crate) decks: Decks,
    pub(crate) chance: Chance,
}

/// What nobody sees: the order of the decks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decks {
    pub(crate) towns: Pile<TownIndex, MOST_CARDS>,
    pub(crate) plans: Pile<PlanIndex, MOST_CARDS>,
    pub(crate) tokens: Pile<TokenIndex, MOST_CARDS>,
}

impl Hill {
    /// What all see.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// The cards the game is played with.
    pub fn cards(&self) -> &Cards {
        &self.cards
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        self.public.player(seat)
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.public.seats[seat.index()]
    }

    pub(crate) fn private(&self, seat: Seat) -> &Private {
        &self.private[seat.index()]
    }

    pub(crate) fn private_mut(&mut self, seat: Seat) -> &mut Private {
        &mut self.private[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        Seats::all(self.public.players).iter()
    }
}
