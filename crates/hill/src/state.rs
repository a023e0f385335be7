//! The complete state of a game, in three parts: what all see, what one seat sees, what nobody sees.

use std::sync::Arc;

use table::{CardNumber, CardSet, Chance, Pile, Seat, Seats};

use crate::action::Location;
use crate::cards::{Cards, MOST_CARDS, Rotation};
use crate::cell::Cell;
use crate::line::{ByLine, Line};
use crate::plans::MOST_PLANS;
use crate::readable::StateForm;
use crate::town::Town;

/// The most players.
pub const MOST_PLAYERS: usize = 4;

/// H3.1: the rounds of a game.
pub const ROUNDS: u8 = 14;

/// H2.4: the Plan cards dealt to each player.
pub const PLANS_DEALT: usize = 6;

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
    pub requests: Option<[CardNumber; 2]>,
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
    pub towns: [CardNumber; 3],
    /// The token.
    pub token: CardNumber,
}

/// H3.7: what lies face up on the main board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Board {
    /// The Town cards of the four locations.
    pub towns: [Option<CardNumber>; 4],
    /// Up to two Plan cards.
    pub plans: Pile<u8, 2>,
    /// Up to two Development tokens.
    pub tokens: Pile<u8, 2>,
}

/// Face-up discards.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Discards {
    /// Town cards: out of the game.
    pub towns: CardSet<u8>,
    /// Plan cards.
    pub plans: CardSet<u8>,
    /// Development tokens.
    pub tokens: CardSet<u8>,
}

/// What all see of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Player {
    /// The town; during the set-up's private choices still empty.
    pub town: Town,
    /// The Town cards in hand.
    pub hand: Pile<u8, 3>,
    /// H1.3: the resources.
    pub resources: u16,
    /// The Plan cards next to each line.
    pub plans: ByLine<Pile<u8, MOST_PLANS>>,
    /// H9.6: the Development tokens kept.
    pub kept: CardSet<u8>,
    /// What is done and what is pending in the present turn.
    pub turn: Turn,
}

/// What a player has done in the present turn.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Turn {
    /// Action A: the location whose card was taken.
    pub location: Option<Location>,
    /// Action B is done.
    pub placed: bool,
    /// Action C is done.
    pub laid: bool,
    /// Action D is done.
    pub located: bool,
    /// What must be finished before anything else.
    pub pending: Pending,
}

/// What must be finished before anything else (HR5).
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub enum Pending {
    /// Nothing.
    #[default]
    Nothing,
    /// H7.1: a bonus is to be chosen.
    Bonus,
    /// H7.1: the extra track of a bonus is to be laid.
    BonusTrack,
    /// H7.1: two Plan cards were drawn, one is to be kept.
    KeepPlan,
    /// H9.1: this Plan card is to be assigned.
    Assign(CardNumber),
    /// H8.1: two tokens were drawn, one is to be kept.
    KeepToken,
    /// H9.5: this Town upgrade is to be put on a card.
    Upgrade(CardNumber),
}

/// What only one seat sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Private {
    /// H2.4: the Plan cards dealt at set-up, until the private choices are revealed.
    pub plans: Pile<u8, PLANS_DEALT>,
    /// HR2: the private choices.
    pub choices: Choices,
    /// H7.1, H8.1: the two cards or tokens just drawn.
    pub drawn: Pile<u8, 2>,
}

/// HR2: what has been chosen privately so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    /// H2.6: the cards placed, with their turns.
    pub placed: [Option<(CardNumber, Cell, Rotation)>; 2],
    /// H2.7: where the Town upgrade goes.
    pub upgrade: Option<Cell>,
    /// H2.8: the Plan card of each line.
    pub plans: ByLine<Option<CardNumber>>,
}

/// What nobody sees: the order of the decks.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Decks {
    pub(crate) towns: Pile<u8, MOST_CARDS>,
    pub(crate) plans: Pile<u8, MOST_CARDS>,
    pub(crate) tokens: Pile<u8, MOST_CARDS>,
}

impl Player {
    /// A player before the set-up.
    pub(crate) const NEW: Player = Player {
        town: Town::EMPTY,
        hand: Pile::EMPTY,
        resources: 0,
        plans: ByLine::all(Pile::EMPTY),
        kept: CardSet::EMPTY,
        turn: Turn {
            location: None,
            placed: false,
            laid: false,
            located: false,
            pending: Pending::Nothing,
        },
    };
}

impl Private {
    pub(crate) const NEW: Private = Private {
        plans: Pile::EMPTY,
        choices: Choices {
            placed: [None; 2],
            upgrade: None,
            plans: ByLine::all(None),
        },
        drawn: Pile::EMPTY,
    };
}

impl Choices {
    /// H2.8: the line that gets its Plan card next.
    pub fn next_line(&self) -> Option<Line> {
        Line::ALL.into_iter().find(|&line| self.plans[line].is_none())
    }

    /// The town as it will be when the choices are revealed.
    pub(crate) fn town(&self, cards: &Cards) -> Town {
        let mut town = Town::EMPTY;
        for (card, cell, rotation) in self.placed.into_iter().flatten() {
            town.place(cards, cell, card, rotation);
        }
        town
    }

    /// Has this card of the hand been placed?
    pub(crate) fn has_placed(&self, card: CardNumber) -> bool {
        self.placed.iter().flatten().any(|&(placed, ..)| placed == card)
    }

    /// Has this Plan card been put next to a line?
    pub(crate) fn has_planned(&self, plan: CardNumber) -> bool {
        self.plans.values().any(|&planned| planned == Some(plan))
    }
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
