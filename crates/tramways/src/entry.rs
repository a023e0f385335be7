//! Scoring a finished physical game, entered by hand (T15).

use serde::{Deserialize, Serialize};
use table::{EntryError, Outcome, ScorePad, SeatResult};

use crate::options::Options;
use crate::scoring::{self, Tally};
use crate::state::{MOST_PLAYERS, MOST_STRESS, Tramways};

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
const MOST_LINKS: u8 = 24;
/// More happiness than anyone can have.
const MOST_HP: i16 = 1_000;

impl ScorePad for Tramways {
    type Entry = Entry;

    fn score(_: &Options, entry: &Entry) -> Result<Outcome, EntryError> {
        let mut problems = Vec::new();
        if !(1..=MOST_PLAYERS).contains(&entry.players.len()) {
            problems.push(format!(
                "{} players are entered; 1 to {MOST_PLAYERS} are possible",
                entry.players.len()
            ));
        }
        let mut seats = Vec::new();
        for (number, player) in entry.players.iter().enumerate() {
            let name = if player.name.is_empty() {
                format!("player {}", number + 1)
            } else {
                player.name.clone()
            };
            check(&name, player, &mut problems);
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
            Err(EntryError(problems.into_iter().map(Into::into).collect()))
        }
    }
}

fn check(name: &str, player: &PlayerEntry, problems: &mut Vec<String>) {
    if !(1..=MOST_STRESS).contains(&player.stress) {
        problems.push(format!(
            "{name}: T3.8 stress runs from 1 to {MOST_STRESS}, not {}",
            player.stress
        ));
    }
    if player.complete_links > MOST_LINKS {
        problems.push(format!(
            "{name}: T1.4 a player has {MOST_LINKS} tiles, and so not {} links",
            player.complete_links
        ));
    }
    if !(-MOST_HP..=MOST_HP).contains(&player.hp) {
        problems.push(format!(
            "{name}: {} happiness points are entered; -{MOST_HP} to {MOST_HP} are possible",
            player.hp
        ));
    }
}
