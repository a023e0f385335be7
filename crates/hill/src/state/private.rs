//! What only one seat sees.

use table::Pile;

use crate::parts::cards::{Cards, PlanIndex, Rotation, TokenIndex, TownIndex};
use crate::parts::cell::Cell;
use crate::parts::line::{ByLine, Line};
use crate::parts::town::Town;
use crate::rules::drawing::DRAWN;
use crate::rules::setup::{CARDS_PLACED, PLANS_DEALT};

/// What only one seat sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Private {
    /// H2.4: the Plan cards dealt at set-up, until the private choices are revealed.
    pub plans: Pile<PlanIndex, PLANS_DEALT>,
    /// HR2: the private choices.
    pub choices: Choices,
    /// H7.1: the two Plan cards just drawn.
    pub drawn_plans: Pile<PlanIndex, DRAWN>,
    /// H8.1: the two Development tokens just drawn.
    pub drawn_tokens: Pile<TokenIndex, DRAWN>,
}

/// HR2: what has been chosen privately so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Choices {
    /// H2.6: the cards placed, with their turns.
    pub placed: [Option<(TownIndex, Cell, Rotation)>; CARDS_PLACED],
    /// H2.7: where the Town upgrade goes.
    pub upgrade: Option<Cell>,
    /// H2.8: the Plan card of each line.
    pub plans: ByLine<Option<PlanIndex>>,
}

impl Private {
    pub(crate) const NEW: Private = Private {
        plans: Pile::EMPTY,
        choices: Choices {
            placed: [None; CARDS_PLACED],
            upgrade: None,
            plans: ByLine::all(None),
        },
        drawn_plans: Pile::EMPTY,
        drawn_tokens: Pile::EMPTY,
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
    pub(crate) fn has_placed(&self, card: TownIndex) -> bool {
        self.placed.iter().flatten().any(|&(placed, ..)| placed == card)
    }

    /// Has this Plan card been put next to a line?
    pub(crate) fn has_planned(&self, plan: PlanIndex) -> bool {
        self.plans.values().any(|&planned| planned == Some(plan))
    }
}
