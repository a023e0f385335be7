//! What many games show.

use std::collections::BTreeMap;

use serde::Serialize;

use crate::bout::{Record, SeatRecord};
use crate::interval::{Mean, wilson};
use crate::rating::{Duels, Rating};
use crate::tournament::Match;

/// The result of a match.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Report {
    /// How many games were finished.
    pub games: u64,
    /// The mean score of the winners; of tied winners each counts. None if no game was finished.
    pub mean_winning_score: Option<f64>,
    /// The players, in the order in which they were named.
    pub players: Vec<PlayerReport>,
}

/// The result of one player.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct PlayerReport {
    /// The player, as typed.
    pub player: String,
    /// The games in which it took part.
    pub games: u64,
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
    /// The mean score in the games that it won; none if it won none.
    pub mean_winning_score: Option<f64>,
    /// Decisions in which there was a choice.
    pub decisions: u64,
    /// Milliseconds for one of them.
    pub ms_per_decision: f64,
    /// How often the player went wrong.
    pub faults: u64,
    /// The share of its games in which it earned each title, where the game has them.
    #[serde(skip_serializing_if = "BTreeMap::is_empty")]
    pub titles: BTreeMap<String, f64>,
    /// How strong it is, if there were more players than seats.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<Rating>,
}

/// The running sums of a match.
#[derive(Clone, Debug)]
pub(crate) struct Standings {
    games: u64,
    winning_score: Mean,
    players: Vec<Sums>,
    /// Who beat whom, if there are ratings.
    duels: Option<Duels>,
}

/// The running sums of one player.
#[derive(Clone, Debug, Default)]
struct Sums {
    name: String,
    wins: f64,
    score: Mean,
    winning_score: Mean,
    decisions: u64,
    seconds: f64,
    faults: u64,
    titles: BTreeMap<String, u64>,
}

impl Standings {
    pub(crate) fn new(contest: &Match) -> Standings {
        let players: Vec<Sums> = contest
            .players
            .iter()
            .map(|player| Sums {
                name: player.to_string(),
                ..Sums::default()
            })
            .collect();
        let duels = (players.len() > contest.seats.into()).then(|| Duels::new(players.len()));
        Standings {
            games: 0,
            winning_score: Mean::default(),
            players,
            duels,
        }
    }

    pub(crate) fn add(&mut self, record: &Record) {
        self.games += 1;
        for seat in &record.seats {
            if seat.result.place == 1 {
                self.winning_score.add(seat.result.score.points);
            }
            self.players[seat.player].add(seat, record.win_share(seat));
        }
        if let Some(duels) = &mut self.duels {
            duels.add(record);
        }
    }

    pub(crate) fn report(&self) -> Report {
        let ratings = self.duels.as_ref().map(Duels::ratings);
        let players = self
            .players
            .iter()
            .enumerate()
            .map(|(player, sums)| sums.report(ratings.as_ref().map(|ratings| ratings[player])))
            .collect();
        Report {
            games: self.games,
            mean_winning_score: self.winning_score.known_mean(),
            players,
        }
    }
}

impl Sums {
    fn add(&mut self, seat: &SeatRecord, win_share: f64) {
        self.wins += win_share;
        self.score.add(seat.result.score.points);
        if seat.result.place == 1 {
            self.winning_score.add(seat.result.score.points);
        }
        self.decisions += u64::from(seat.decisions);
        self.seconds += seat.time.as_secs_f64();
        self.faults += u64::from(seat.faults);
        if let Some(title) = &seat.result.title {
            *self.titles.entry(title.to_string()).or_default() += 1;
        }
    }

    fn report(&self, rating: Option<Rating>) -> PlayerReport {
        let games = (self.score.count() as f64).max(1.0);
        PlayerReport {
            player: self.name.clone(),
            games: self.score.count(),
            wins: self.wins,
            win_share: self.wins / games,
            ci95: wilson(self.wins, self.score.count()),
            mean_score: self.score.mean(),
            score_ci95: self.score.ci95(),
            mean_winning_score: self.winning_score.known_mean(),
            decisions: self.decisions,
            ms_per_decision: 1_000.0 * self.seconds / (self.decisions as f64).max(1.0),
            faults: self.faults,
            titles: self
                .titles
                .iter()
                .map(|(title, &number)| (title.clone(), number as f64 / games))
                .collect(),
            rating,
        }
    }
}
