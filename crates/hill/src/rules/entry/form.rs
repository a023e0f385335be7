//! What is entered by hand.

use serde::{Deserialize, Serialize};

use crate::parts::cards::{PlanId, Rotation, TokenId, TownId};
use crate::parts::line::{ByLine, Line};

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The two Request cards of the Residents' variant, from left to right; none without it.
    #[serde(default)]
    pub requests: Vec<String>,
    /// The towns of the players.
    pub towns: Vec<TownEntry>,
}

/// One player's town.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TownEntry {
    /// Whose town it is.
    #[serde(default)]
    pub name: String,
    /// The top left [column, row] of the 4x4 frame.
    #[serde(default)]
    pub frame: [i8; 2],
    /// The cards.
    pub cards: Vec<CardEntry>,
    /// The lines with their tracks and Plan cards.
    pub lines: ByLine<LineEntry>,
    /// The Wild landmarks kept.
    #[serde(default)]
    pub wild_landmarks: u8,
    /// The resources left.
    #[serde(default)]
    pub resources: u16,
}

/// A card in a town.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardEntry {
    /// Its number.
    pub card: TownId,
    /// Its [column, row], counted as the frame is.
    pub at: [i8; 2],
    /// How far it is turned clockwise. It does not change the score.
    #[serde(default)]
    pub turned: Rotation,
    /// The Town upgrade on it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub upgrade: Option<UpgradeEntry>,
}

/// A Town upgrade, as printed or by its number in the card list.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UpgradeEntry {
    /// "x2" of this colour.
    DoubleValue(Line),
    /// "+3" of this colour.
    PlusThree(Line),
    /// The token with this number.
    Token(TokenId),
}

/// A line in a town.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub struct LineEntry {
    /// Its track tokens, each as the two cells it lies across, in any order.
    pub tracks: Vec<[[i8; 2]; 2]>,
    /// The Plan cards next to it.
    pub plans: Vec<PlanId>,
}
