//! What many games show.

use serde::Serialize;

use crate::bout::Record;

/// The result of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many games were played.
    pub games: u32,
    /// The players, in the order in which they were named.
    pub players: Vec<PlayerReport>,
}

/// The result of one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerReport {
    /// The player, as it was named.
    pub player: String,
    /// Games won; a shared victory counts its share.
    pub wins: f64,
    /// The share of games won.
    pub win_share: f64,
    /// The 95 % interval of that share.
    pub ci95: [f64; 2],
    /// The mean score.
    pub mean_score: f64,
    /// The 95 % interval of the mean score.
    pub score_ci95: [f64; 2],
    /// Decisions in which there was a choice.
    pub decisions: u64,
    /// Milliseconds for one of them.
    pub ms_per_decision: f64,
    /// How often something went wrong with the player.
    pub faults: u64,
}

/// The 97.5 % point of the normal distribution.
const Z: f64 = 1.96;

impl Report {
    /// Adds the games up.
    pub(crate) fn new(names: &[String], records: &[Record]) -> Report {
        let players = names.iter().enumerate().map(|(number, name)| PlayerReport::new(name, number, records)).collect();
        Report { games: records.len() as u32, players }
    }
}

impl PlayerReport {
    fn new(name: &str, number: usize, records: &[Record]) -> PlayerReport {
        let own = || records.iter().filter_map(|record| record.seats.iter().find(|seat| seat.player == number).map(|seat| (record, seat)));
        let games = f64::from(own().count() as u32).max(1.0);
        let share = |record: &Record| 1.0 / f64::from(record.seats.iter().filter(|seat| seat.place == 1).count().max(1) as u32);
        let wins = own().filter(|(_, seat)| seat.place == 1).fold(0.0, |wins, (record, _)| wins + share(record));
        let mean = own().map(|(_, seat)| f64::from(seat.score)).sum::<f64>() / games;
        let variance = own().map(|(_, seat)| (f64::from(seat.score) - mean).powi(2)).sum::<f64>() / (games - 1.0).max(1.0);
        let half = Z * (variance / games).sqrt();
        let decisions: u64 = own().map(|(_, seat)| u64::from(seat.decisions)).sum();
        let seconds: f64 = own().map(|(_, seat)| seat.time.as_secs_f64()).sum();
        PlayerReport {
            player: name.into(),
            wins,
            win_share: wins / games,
            ci95: wilson(wins, games),
            mean_score: mean,
            score_ci95: [mean - half, mean + half],
            decisions,
            ms_per_decision: 1_000.0 * seconds / (decisions as f64).max(1.0),
            faults: own().map(|(_, seat)| u64::from(seat.faults)).sum(),
        }
    }
}

/// Wilson's interval for a share.
fn wilson(wins: f64, games: f64) -> [f64; 2] {
    let share = wins / games;
    let middle = (share + Z * Z / (2.0 * games)) / (1.0 + Z * Z / games);
    let half = Z / (1.0 + Z * Z / games) * (share * (1.0 - share) / games + Z * Z / (4.0 * games * games)).sqrt();
    [(middle - half).max(0.0), (middle + half).min(1.0)]
}

#[cfg(test)]
mod tests {
    use super::wilson;

    #[test]
    fn the_interval_is_wilsons() {
        // 8 of 10: 0.490 to 0.943, as in the textbooks
        let [low, high] = wilson(8.0, 10.0);
        assert!((low - 0.490).abs() < 0.001 && (high - 0.943).abs() < 0.001, "{low} {high}");
        assert!(wilson(0.0, 5.0)[0].abs() < 1e-9);
    }
}
