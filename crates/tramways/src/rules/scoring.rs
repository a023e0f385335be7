//! T15: the final score.

use table::words::Say;
use table::{Outcome, ScorePart, Seat, SeatResult};

use crate::city::City;
use crate::rules::solo;
use crate::state::Player;
use crate::text::part::Part;

/// T15.1: what a complete link counts.
pub const LINK: i32 = 3;
/// T15.1: the money that counts one point.
pub const MONEY: u16 = 10;

/// T15.1: what a player has at the end.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Tally {
    /// Happiness on the track.
    pub hp: i32,
    /// Complete links.
    pub links: i32,
    /// Cash.
    pub money: u16,
    /// Stress.
    pub stress: u8,
}

impl Tally {
    /// T15.1: what a player has now.
    pub(crate) fn of(seat: Seat, player: &Player, city: &City) -> Tally {
        Tally {
            hp: player.hp.into(),
            links: city.links.of(seat).filter(|link| link.is_complete()).count() as i32,
            money: player.money,
            stress: player.stress,
        }
    }

    /// T15.1, T15.2: the score; nothing else counts.
    pub fn points(self) -> i32 {
        self.hp + LINK * self.links + i32::from(self.money / MONEY) - i32::from(self.stress)
    }

    /// T15.1, T15.3, TR34: the score with its parts, and the tie-break.
    pub(crate) fn result(self) -> SeatResult {
        let parts = vec![
            ScorePart::leaf("T15.1", Part::Happiness.say(&()), self.hp),
            ScorePart::leaf("T15.1", Part::Links { each: LINK }.say(&()), LINK * self.links),
            ScorePart::leaf(
                "T15.1",
                Part::Money { each: MONEY }.say(&()),
                (self.money / MONEY).into(),
            ),
            ScorePart::leaf("T15.1", Part::Stress.say(&()), -i32::from(self.stress)),
        ];
        SeatResult {
            place: 0,
            score: ScorePart::sum("T15.1", Part::Score.say(&()), parts),
            tie_breaks: vec![self.money.into()],
            name: None,
            title: None,
        }
    }
}

/// T15.3, T17.11: places; alone the rating.
pub(crate) fn outcome(mut seats: Vec<SeatResult>) -> Outcome {
    if let [alone] = &mut seats[..] {
        alone.title = Some(solo::rating(alone.score.points).say(&()));
    }
    Outcome::ranked(seats)
}
