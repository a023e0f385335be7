//! What all see.

use table::{CardSet, Pile, Seat, Seats};

use crate::parts::cards::{PlanIndex, RequestIndex, TokenIndex, TownIndex};
use crate::rules::rounds::FACE_UP;

use super::player::Player;

/// The most players.
pub const MOST_PLAYERS: usize = 4;

/// H2.2: the Town cards of a set.
pub const SET_TOWNS: usize = 3;

/// H3.7: the locations of the main board.
pub const LOCATIONS: usize = 4;

/// H2.9: the Request cards of the variant.
pub const REQUESTS: usize = 2;

/// What all see.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Public {
    /// How many play.
    pub players: u8,
    /// The variants in use.
    pub variants: Variants,
    /// Where the game stands.
    pub phase: Phase,
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The starting player.
    pub starting: Seat,
    /// How many seats have had their turn in this phase, where they go one after the other.
    pub moved: u8,
    /// Who is done in this phase, where all go at the same time.
    pub ready: Seats,
    /// H2.2: the sets on offer; those taken are gone.
    pub sets: [Option<StartSet>; MOST_PLAYERS],
    /// The main board.
    pub board: Board,
    /// The discards.
    pub discards: Discards,
    /// H2.9: the two Request cards of the variant, from left to right.
    pub requests: Option<[RequestIndex; REQUESTS]>,
    /// The players; only the first `players` take part.
    pub seats: [Player; MOST_PLAYERS],
}

/// The variants in use.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Variants {
    /// H2.9: Residents' Requests.
    pub residents: bool,
    /// H5.4: No Rotation.
    pub no_rotation: bool,
    /// H4.6: simultaneous play.
    pub simultaneous: bool,
}

/// Where the game stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// H2.5: sets are chosen, the last in turn order first.
    ChoosingSets,
    /// HR2: all make their private choices.
    PrivateChoices,
    /// H4.6: with simultaneous play, cards are taken one after the other.
    Taking,
    /// H3.6: turns.
    Turns,
    /// H3.1: the game is over.
    Over,
}

/// H2.2: a set of three Town cards and a Development token.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StartSet {
    /// The Town cards.
    pub towns: [TownIndex; SET_TOWNS],
    /// The token.
    pub token: TokenIndex,
}

/// H3.7: what lies face up on the main board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The Town cards of the four locations.
    pub towns: [Option<TownIndex>; LOCATIONS],
    /// Up to two Plan cards.
    pub plans: Pile<PlanIndex, FACE_UP>,
    /// Up to two Development tokens.
    pub tokens: Pile<TokenIndex, FACE_UP>,
}

/// Face-up discards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Discards {
    /// Town cards: out of the game.
    pub towns: CardSet<TownIndex>,
    /// Plan cards.
    pub plans: CardSet<PlanIndex>,
    /// Development tokens.
    pub tokens: CardSet<TokenIndex>,
}

impl Public {
    /// The seat that is `n`-th in turn order, from 0: clockwise from the starting player (H3.6).
    pub fn in_turn_order(&self, n: u8) -> Seat {
        self.starting.clockwise(n, self.players)
    }

    /// Who owes a decision.
    pub fn awaiting(&self) -> Seats {
        match self.phase {
            Phase::ChoosingSets => Seats::only(self.in_turn_order(self.players - 1 - self.moved)),
            Phase::PrivateChoices => self.not_ready(),
            Phase::Turns if self.variants.simultaneous => self.not_ready(),
            Phase::Taking | Phase::Turns => Seats::only(self.in_turn_order(self.moved)),
            Phase::Over => Seats::NONE,
        }
    }

    fn not_ready(&self) -> Seats {
        self.ready.iter().fold(Seats::all(self.players), Seats::without)
    }

    /// The players who take part.
    pub fn in_play(&self) -> &[Player] {
        &self.seats[..usize::from(self.players)]
    }

    pub(crate) fn player(&self, seat: Seat) -> &Player {
        &self.seats[seat.index()]
    }
}
