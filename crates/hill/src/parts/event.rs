//! What happened, for the log, the animation and the analysis.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::parts::action::{BonusChoice, Location};
use crate::parts::cards::{PlanId, Rotation, TokenId, TownId};
use crate::parts::cell::Cell;
use crate::parts::line::Line;
use crate::parts::spot::Spot;

/// Something that happened.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "fields are named as in the actions")]
pub enum Event {
    /// H2.5: a set was taken.
    SetTaken {
        seat: Seat,
        towns: Vec<TownId>,
        token: TokenId,
    },
    /// HR2: everybody is done with the private choices; what the others hear next are those choices.
    Revealed {},
    /// A card was placed.
    Placed {
        seat: Seat,
        card: TownId,
        at: Cell,
        turned: Rotation,
    },
    /// A Town upgrade was put on a card.
    Upgraded { seat: Seat, token: TokenId, at: Cell },
    /// HR10: a Town upgrade found no card and went to the discard.
    UpgradeLost { seat: Seat, token: TokenId },
    /// A Plan card was put next to a line; perhaps another made room.
    Assigned {
        seat: Seat,
        plan: PlanId,
        line: Line,
        discarded: Option<PlanId>,
    },
    /// H2.8: Plan cards left over from the set-up went to the discard.
    PlansDiscarded { seat: Seat, plans: Vec<PlanId> },
    /// H3.1: a round began.
    RoundStarted { round: u8, starting: Seat },
    /// H3.4: new cards and tokens lie on the main board.
    BoardRevealed {
        towns: Vec<TownId>,
        plans: Vec<PlanId>,
        tokens: Vec<TokenId>,
    },
    /// H3.5: the Plan discards were shuffled into a new deck.
    PlansReshuffled {},
    /// H3.5: the discarded Development tokens were shuffled into a new pile.
    TokensReshuffled {},
    /// H4.1: a Town card was taken.
    Took {
        seat: Seat,
        card: TownId,
        location: Location,
    },
    /// Resources were gained.
    Gained { seat: Seat, resources: u8 },
    /// H9.1: a face-up Plan card was taken.
    PlanTaken { seat: Seat, plan: PlanId },
    /// H9.4: a face-up Development token was taken.
    TokenTaken { seat: Seat, token: TokenId },
    /// H6: a track was laid.
    Laid {
        seat: Seat,
        line: Line,
        spot: Spot,
        paid: u8,
        crossing: bool,
        double_track: Option<TokenId>,
    },
    /// H7.1: a bonus was chosen.
    BonusChosen { seat: Seat, choice: BonusChoice },
    /// H7.1: Plan cards were drawn; only who drew them sees which.
    PlansDrawn { seat: Seat, plans: Vec<PlanId> },
    /// What the others see of it.
    PlansDrawnUnseen { seat: Seat, count: u8 },
    /// H7.1: one of them was kept, the other discarded.
    PlanKept {
        seat: Seat,
        plan: PlanId,
        discarded: Option<PlanId>,
    },
    /// H8.1: a Development token was bought.
    Bought { seat: Seat, paid: u8 },
    /// H8.1: tokens were drawn; only who drew them sees which.
    TokensDrawn { seat: Seat, tokens: Vec<TokenId> },
    /// What the others see of it.
    TokensDrawnUnseen { seat: Seat, count: u8 },
    /// H8.1: one of them was kept, the other discarded.
    TokenKept {
        seat: Seat,
        token: TokenId,
        discarded: Option<TokenId>,
    },
    /// H8.2: a track token left the game.
    TrackDiscarded { seat: Seat, line: Line, spot: Spot },
    /// H4.4: a turn ended.
    TurnEnded { seat: Seat },
    /// H3.1: the last round is over.
    GameOver {},
}

impl Event {
    /// Whose decision it tells. What is drawn, gained or ended tells none: nobody chose how it came out.
    pub(crate) const fn deed(&self) -> Option<Seat> {
        match *self {
            Event::SetTaken { seat, .. }
            | Event::Placed { seat, .. }
            | Event::Upgraded { seat, .. }
            | Event::Assigned { seat, .. }
            | Event::Took { seat, .. }
            | Event::PlanTaken { seat, .. }
            | Event::TokenTaken { seat, .. }
            | Event::Laid { seat, .. }
            | Event::BonusChosen { seat, .. }
            | Event::PlanKept { seat, .. }
            | Event::Bought { seat, .. }
            | Event::TokenKept { seat, .. }
            | Event::TrackDiscarded { seat, .. } => Some(seat),
            _ => None,
        }
    }
}
