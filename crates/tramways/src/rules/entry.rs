//! Scoring a finished physical game, entered by hand (T15).

use serde::{Deserialize, Serialize};
use table::words::Say;
use table::{EntryError, Message, Outcome, PadRow, PadSum, ScorePad, SeatResult};

use crate::options::Options;
use crate::rules::pad;
use crate::scoring::{self, Tally};
use crate::state::{MOST_PLAYERS, MOST_STRESS, TILES_PER_SHAPE, Tramways};
use crate::text::part::EntryProblem;

/// A finished game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Entry {
    /// The players.
    pub players: Vec<PlayerEntry>,
}

/// What one player has at the end.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PlayerEntry {
    /// Who it is.
    #[serde(default)]
    pub name: String,
    /// The happiness points on the track.
    pub hp: i16,
    /// The complete links.
    pub complete_links: u8,
    /// The stress level.
    pub stress: u8,
    /// The cash.
    pub money: u16,
}

/// T1.4: a link has at least one tile.
pub(crate) const MOST_LINKS: u8 = 2 * TILES_PER_SHAPE;
/// More happiness than anyone can have.
pub(crate) const MOST_HP: i16 = 1_000;

impl ScorePad for Tramways {
    type Entry = Entry;

    fn score(_: &Options, entry: &Entry) -> Result<Outcome, EntryError> {
        let mut problems = Vec::new();
        let there = entry.players.len();
        if !(1..=MOST_PLAYERS).contains(&there) {
            let most = MOST_PLAYERS;
            problems.push(EntryProblem::Players { there, most });
        }
        let mut seats = Vec::new();
        for (place, player) in entry.players.iter().enumerate() {
            check(place + 1, player, &mut problems);
            let tally = Tally {
                hp: player.hp.into(),
                links: player.complete_links.into(),
                money: player.money,
                stress: player.stress,
            };
            seats.push(SeatResult {
                name: (!player.name.is_empty()).then(|| player.name.clone()),
                ..tally.result()
            });
        }
        if problems.is_empty() {
            Ok(scoring::outcome(seats))
        } else {
            Err(EntryError(problems.iter().map(|problem| problem.say(&())).collect()))
        }
    }

    fn pad_rows() -> Vec<PadRow> {
        pad::rows()
    }

    fn pad_sum(players: usize, column: &[Option<i32>]) -> PadSum {
        pad::sum(players, column)
    }
}

/// T1.4, T3.8: what nobody can have.
fn check(number: usize, entry: &PlayerEntry, problems: &mut Vec<EntryProblem>) {
    let player = || {
        if entry.name.is_empty() {
            EntryProblem::PlayerNumber { number }.say(&())
        } else {
            Message::verbatim(&*entry.name)
        }
    };
    let PlayerEntry {
        stress,
        complete_links: links,
        hp,
        ..
    } = *entry;
    if !(1..=MOST_STRESS).contains(&stress) {
        problems.push(EntryProblem::Stress {
            player: player(),
            stress,
            most: MOST_STRESS,
        });
    }
    if links > MOST_LINKS {
        problems.push(EntryProblem::Links {
            player: player(),
            links,
            tiles: MOST_LINKS,
        });
    }
    if !(-MOST_HP..=MOST_HP).contains(&hp) {
        problems.push(EntryProblem::Happiness {
            player: player(),
            hp,
            most: MOST_HP,
        });
    }
}
