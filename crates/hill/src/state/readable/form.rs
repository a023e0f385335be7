//! What is written and read.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{Chance, Seat, Seats, Viewer};

use crate::parts::action::Location;
use crate::parts::cards::{Cards, PlanId, Rotation, TokenId, TownId};
use crate::parts::cell::Cell;
use crate::parts::line::ByLine;
use crate::parts::options::{read_cards, write_cards};
use crate::state::Phase;
use crate::state::view::DeckSizes;

/// A complete state.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StateForm {
    pub(super) public: PublicForm,
    pub(super) private: Vec<PrivateForm>,
    pub(super) decks: DecksForm,
    pub(super) chance: Chance,
}

/// A view.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ViewForm {
    pub(super) viewer: Viewer,
    pub(super) public: PublicForm,
    pub(super) own: Option<PrivateForm>,
    pub(super) deck_sizes: DeckSizes,
    /// The running score of each seat (H10.8). It follows from the rest: written for the reader, and not read back.
    #[serde(default)]
    pub(super) scores: Vec<i32>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PublicForm {
    pub(super) residents: bool,
    pub(super) no_rotation: bool,
    pub(super) simultaneous: bool,
    #[serde(serialize_with = "write_cards", deserialize_with = "read_cards")]
    pub(super) cards: Arc<Cards>,
    pub(super) phase: Phase,
    pub(super) round: u8,
    pub(super) starting_player: Seat,
    pub(super) moved: u8,
    pub(super) ready: Seats,
    pub(super) sets: Vec<Option<SetForm>>,
    pub(super) board: BoardForm,
    pub(super) discards: DiscardsForm,
    pub(super) requests: Option<[String; 2]>,
    pub(super) seats: Vec<PlayerForm>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct SetForm {
    pub(super) towns: [TownId; 3],
    pub(super) token: TokenId,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct BoardForm {
    pub(super) a: Option<TownId>,
    pub(super) b: Option<TownId>,
    pub(super) c: Option<TownId>,
    pub(super) d: Option<TownId>,
    pub(super) plans: Vec<PlanId>,
    pub(super) tokens: Vec<TokenId>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DiscardsForm {
    pub(super) towns: Vec<TownId>,
    pub(super) plans: Vec<PlanId>,
    pub(super) tokens: Vec<TokenId>,
}

/// In drawing order.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct DecksForm {
    pub(super) towns: Vec<TownId>,
    pub(super) plans: Vec<PlanId>,
    pub(super) tokens: Vec<TokenId>,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlayerForm {
    pub(super) resources: u16,
    pub(super) hand: Vec<TownId>,
    pub(super) kept_tokens: Vec<TokenId>,
    pub(super) plans: ByLine<Vec<PlanId>>,
    pub(super) town: Vec<PlacedForm>,
    pub(super) lines: ByLine<LineForm>,
    pub(super) turn: TurnForm,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PlacedForm {
    pub(super) at: Cell,
    pub(super) card: TownId,
    pub(super) turned: Rotation,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) token: Option<TokenId>,
}

/// A line: the cells it passes from end to end, and the tokens that have left its supply.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LineForm {
    pub(super) path: Vec<Cell>,
    pub(super) used: u8,
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct TurnForm {
    pub(super) location: Option<Location>,
    pub(super) placed: bool,
    pub(super) laid: bool,
    pub(super) located: bool,
    pub(super) pending: PendingForm,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum PendingForm {
    Nothing,
    Bonus,
    BonusTrack,
    KeepPlan,
    Assign(PlanId),
    KeepToken,
    Upgrade(TokenId),
}

#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PrivateForm {
    pub(super) plans: Vec<PlanId>,
    pub(super) placed: Vec<PlacedForm>,
    pub(super) upgrade: Option<Cell>,
    pub(super) chosen_plans: ByLine<Option<PlanId>>,
    pub(super) drawn_plans: Vec<PlanId>,
    pub(super) drawn_tokens: Vec<TokenId>,
}
