//! V10, V11: what is played with.

use serde::{Deserialize, Serialize};

/// V10, V11: the options of the base books and the variants in play.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(clippy::struct_excessive_bools, reason = "each variant is in play or not")]
pub struct Rules {
    /// V10.1: with the Matsuri?
    pub matsuri: bool,
    /// V10.2, V10.3: bonus tokens, or none, or the queue of eight.
    pub bonus: Bonus,
    /// V10.6: does the first bonus token break ties?
    pub first_token: bool,
    /// V10.4, V14: the Kaiju.
    pub kaiju: KaijuRule,
    /// V12.
    pub princess: bool,
    /// V13.
    pub kaicho: bool,
    /// V15.
    pub thief: bool,
    /// V16.
    pub hachiko: bool,
    /// V17.
    pub art: bool,
}

/// V6.7, V10.2, V10.3: what an Upgrade brings besides.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Bonus {
    /// V6.7: bonus tokens.
    #[default]
    Tokens,
    /// V10.2: nothing.
    None,
    /// V10.3: nothing, and the queue holds eight from the start.
    Eight,
}

/// V11.2: which of the two rules for the Kaiju.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum KaijuRule {
    /// It takes no part.
    #[default]
    None,
    /// V10.4: it comes out of the bay when the pile is used up.
    Bay,
    /// V14: its card lies in the pile.
    Deck,
}

impl Rules {
    /// V1.1: does any figure go from ward to ward?
    pub(crate) fn need_neighbours(&self) -> bool {
        self.matsuri || self.princess || self.kaicho || self.kaiju != KaijuRule::None
    }
}
