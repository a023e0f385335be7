//! What all see of a player.

use table::{CardSet, Pile};

use crate::parts::action::Location;
use crate::parts::cards::{PlanIndex, TokenIndex, TownIndex};
use crate::parts::line::ByLine;
use crate::parts::town::Town;
use crate::rules::plans::MOST_PLANS;

use super::public::SET_TOWNS;

/// What all see of a player.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Player {
    /// The town; during the set-up's private choices still empty.
    pub town: Town,
    /// The Town cards in hand.
    pub hand: Pile<TownIndex, SET_TOWNS>,
    /// H1.3: the resources.
    pub resources: u16,
    /// The Plan cards next to each line.
    pub plans: ByLine<Pile<PlanIndex, MOST_PLANS>>,
    /// H9.6: the Development tokens kept.
    pub kept: CardSet<TokenIndex>,
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
    /// H7.1: choosing a bonus.
    Bonus,
    /// H7.1: laying the extra track of a bonus.
    BonusTrack,
    /// H7.1: keeping one of the two Plan cards drawn.
    KeepPlan,
    /// H9.1: assigning this Plan card.
    Assign(PlanIndex),
    /// H8.1: keeping one of the two tokens drawn.
    KeepToken,
    /// H9.5: putting this Town upgrade on a card.
    Upgrade(TokenIndex),
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
