//! How much time the players have.

use serde::{Deserialize, Serialize};

use crate::refusal::Refusal;

/// Milliseconds since 1970.
pub type Time = i64;

/// How much time the players of a table have. [`Late`] says what happens when it runs out.
#[derive(Clone, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", tag = "kind", deny_unknown_fields)]
pub enum Clock {
    /// As much as they like.
    #[default]
    None,
    /// Minutes for the whole game, and some seconds more with each turn.
    Live {
        /// From 1 to 600.
        minutes: u32,
        /// Seconds that each turn begins with on top, up to 600. A turn lasts until somebody else is to decide, however many decisions that takes.
        #[serde(default, skip_serializing_if = "is_none")]
        increment: u32,
    },
    /// Days for each decision, and some hours for the whole game on top.
    Correspondence {
        /// From 1 to 60.
        days: u32,
        /// Hours for the whole game, up to 720: a decision that takes longer than its days uses them up.
        #[serde(default, skip_serializing_if = "is_none")]
        reserve: u32,
        /// The clock stands on Saturdays and Sundays in this time zone, such as `Europe/Paris`; never if left out.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        weekends_off: Option<String>,
    },
}

#[allow(clippy::trivially_copy_pass_by_ref, reason = "serde wants it so")]
const fn is_none(number: &u32) -> bool {
    *number == 0
}

impl Clock {
    /// The most minutes of a live clock.
    pub const MOST_MINUTES: u32 = 600;
    /// The most seconds that a turn adds to a live clock.
    pub const MOST_INCREMENT: u32 = 600;
    /// The most days of a correspondence clock.
    pub const MOST_DAYS: u32 = 60;
    /// The most hours in reserve.
    pub const MOST_RESERVE: u32 = 720;

    /// Minutes for the whole game, and nothing on top.
    pub const fn live(minutes: u32) -> Clock {
        Clock::Live { minutes, increment: 0 }
    }

    /// Days for each decision, weekends included, and nothing on top.
    pub const fn days(days: u32) -> Clock {
        Clock::Correspondence {
            days,
            reserve: 0,
            weekends_off: None,
        }
    }

    /// Does it count in days?
    pub const fn is_slow(&self) -> bool {
        matches!(self, Clock::Correspondence { .. })
    }

    /// Refuses a clock with too little or too much on it. Whether a time zone is one, only the server knows.
    pub fn check(self) -> Result<Clock, Refusal> {
        match self {
            Clock::Live { minutes, .. } if !(1..=Clock::MOST_MINUTES).contains(&minutes) => Err(Refusal::LiveClock {
                most: Clock::MOST_MINUTES,
            }),
            Clock::Live { increment, .. } if increment > Clock::MOST_INCREMENT => Err(Refusal::ClockIncrement {
                most: Clock::MOST_INCREMENT,
            }),
            Clock::Correspondence { days, .. } if !(1..=Clock::MOST_DAYS).contains(&days) => {
                Err(Refusal::CorrespondenceClock { most: Clock::MOST_DAYS })
            }
            Clock::Correspondence { reserve, .. } if reserve > Clock::MOST_RESERVE => Err(Refusal::ClockReserve {
                most: Clock::MOST_RESERVE,
            }),
            _ => Ok(self),
        }
    }
}

/// What happens when the time of a seat is over.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Late {
    /// A bot plays until the player is back.
    #[default]
    StandIn,
    /// The seat is given up: a bot plays it to the end, the player can't come back, and counts as last.
    GiveUp,
}

impl Late {
    /// All of them.
    pub const ALL: [Late; 2] = [Late::StandIn, Late::GiveUp];

    /// As it is written in JSON.
    pub const fn word(self) -> &'static str {
        match self {
            Late::StandIn => "stand_in",
            Late::GiveUp => "give_up",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Clock {
        serde_json::from_str(text).unwrap()
    }

    #[test]
    fn a_clock_of_earlier_is_still_read_and_written_as_it_was() {
        for (text, clock) in [
            (r#"{"kind":"none"}"#, Clock::None),
            (r#"{"kind":"live","minutes":30}"#, Clock::live(30)),
            (r#"{"kind":"correspondence","days":3}"#, Clock::days(3)),
        ] {
            assert_eq!(read(text), clock);
            assert_eq!(serde_json::to_string(&clock).unwrap(), text);
        }
    }

    #[test]
    fn a_clock_has_neither_too_little_nor_too_much_on_it() {
        let fischer = r#"{"kind":"live","minutes":5,"increment":10}"#;
        let slow = r#"{"kind":"correspondence","days":3,"reserve":48,"weekends_off":"Asia/Tokyo"}"#;
        assert!([fischer, slow].iter().all(|text| read(text).check().is_ok()));
        let bad = [
            r#"{"kind":"live","minutes":0,"increment":10}"#,
            r#"{"kind":"live","minutes":5,"increment":601}"#,
            r#"{"kind":"correspondence","days":0}"#,
            r#"{"kind":"correspondence","days":3,"reserve":721}"#,
        ];
        assert!(bad.iter().all(|text| read(text).check().is_err()));
    }
}
