//! The decisions of a player: one action is one click.

use serde::{Deserialize, Serialize};

use crate::parts::cards::{PlanId, Rotation, TokenId, TownId};
use crate::parts::cell::Cell;
use crate::parts::line::Line;
use crate::parts::spot::Spot;

/// One decision.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// H2.5: take one of the sets on offer, counted from 0.
    TakeSet {
        /// Which one.
        set: u8,
    },
    /// H4.1: take the Town card of a location.
    Take {
        /// Which location.
        location: Location,
    },
    /// H2.6, H4.5: place a Town card from the hand.
    Place {
        /// Which card.
        card: TownId,
        /// Where.
        at: Cell,
        /// How far it is turned clockwise.
        turned: Rotation,
    },
    /// Lay a track token (H6).
    Lay {
        /// H4.2: as which action.
        duty: Duty,
        /// The colour.
        line: Line,
        /// Where. A spot that is taken costs a Double Track token (H6.10).
        spot: Spot,
    },
    /// H3.7 a): take the 2 resources of the location.
    Gain {},
    /// H9.1: take a face-up Plan card.
    TakePlan {
        /// Which one.
        plan: PlanId,
    },
    /// H9.4: take a face-up Development token.
    TakeToken {
        /// Which one.
        token: TokenId,
    },
    /// H7.1: choose the bonus for a 3rd or 6th token.
    Bonus {
        /// Which one.
        choice: BonusChoice,
    },
    /// H7.1: keep one of the two drawn Plan cards.
    KeepPlan {
        /// Which one.
        plan: PlanId,
    },
    /// H2.8, H9.1: put a Plan card next to a line.
    Assign {
        /// Which card.
        plan: PlanId,
        /// Which line.
        line: Line,
        /// H9.2: the card that makes room, if the line is full.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        discard: Option<PlanId>,
    },
    /// H8.1: keep one of the two drawn Development tokens.
    KeepToken {
        /// Which one.
        token: TokenId,
    },
    /// H2.7, H9.5: put the Town upgrade at hand on a card.
    Upgrade {
        /// On which card.
        at: Cell,
    },
    /// H8.1: pay 3 resources for a Development token.
    Buy {},
    /// H8.2: take a token at an end of its line out of the game for 2 resources.
    DiscardTrack {
        /// The colour.
        line: Line,
        /// Where it lies.
        spot: Spot,
    },
    /// H4.4: end the turn.
    EndTurn {},
}

/// H3.7: the four locations of the main board, left to right.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[repr(u8)]
pub enum Location {
    /// a) 2 resources.
    #[serde(rename = "a")]
    Resources,
    /// b) A Plan card.
    #[serde(rename = "b")]
    Plan,
    /// c) An extra track.
    #[serde(rename = "c")]
    Track,
    /// d) A Development token.
    #[serde(rename = "d")]
    Development,
}

impl Location {
    /// All four, left to right.
    pub const ALL: [Location; 4] = [
        Location::Resources,
        Location::Plan,
        Location::Track,
        Location::Development,
    ];

    /// The letter of the location.
    pub const fn letter(self) -> char {
        match self {
            Location::Resources => 'a',
            Location::Plan => 'b',
            Location::Track => 'c',
            Location::Development => 'd',
        }
    }
}

/// H4.2: as which action a track is laid.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Duty {
    /// Action C.
    Track,
    /// Action D at location c).
    Location,
    /// H7.1: the extra track of a bonus.
    Bonus,
}

/// H7.1: the three bonuses.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum BonusChoice {
    /// Take 2 resources.
    Resources,
    /// Lay one more track.
    Track,
    /// Draw 2 Plan cards, keep 1.
    Plans,
}
