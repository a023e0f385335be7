//! How much time the players have.

use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

/// Milliseconds since 1970.
pub type Time = i64;

/// How much time the players of a table have. When it runs out, a bot takes the seat until the player is back.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// Minutes for the whole game.
    Live {
        /// From 1 to 600.
        minutes: u32,
    },
    /// Days for each decision.
    Correspondence {
        /// From 1 to 60.
        days: u32,
    },
}

impl Clock {
    /// The most minutes of a live clock.
    pub const MOST_MINUTES: u32 = 600;
    /// The most days of a correspondence clock.
    pub const MOST_DAYS: u32 = 60;

    /// Refuses a clock with too little or too much on it.
    pub fn check(self) -> Result<Clock, Refusal> {
        match self {
            Clock::Live { minutes } if !(1..=Clock::MOST_MINUTES).contains(&minutes) => Err(Refusal::LiveClock {
                most: Clock::MOST_MINUTES,
            }),
            Clock::Correspondence { days } if !(1..=Clock::MOST_DAYS).contains(&days) => {
                Err(Refusal::CorrespondenceClock { most: Clock::MOST_DAYS })
            }
            _ => Ok(self),
        }
    }
}
