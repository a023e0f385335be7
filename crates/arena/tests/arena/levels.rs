//! The levels are in order: each beats the one below. (The search levels go by the clock; they are measured in docs/bots.md.)

use std::ops::ControlFlow;

use arena::{Live, Match, Report, Shard};
use bots::knowledge::games;
use bots::{Knowledge, Visitor, visit};
use table::Present;

struct Play([&'static str; 2]);

impl Visitor for Play {
    type Output = Report;

    fn visit<G: Knowledge + Present>(self) -> Report {
        let players = self.0.map(|player| player.parse().expect("a player")).to_vec();
        let contest = Match {
            players,
            seats: 2,
            games: 12,
            seed: "levels".into(),
            threads: 2,
            shard: Shard::WHOLE,
        };
        contest
            .play::<G>(&G::Options::default(), &Live::default(), |_| ControlFlow::Continue(()))
            .expect("the standard game")
    }
}

#[test]
fn casual_beats_beginner_beats_random() {
    for game in games() {
        for players in [["casual", "beginner"], ["beginner", "random"]] {
            let report = visit(game, Play(players)).expect("bots know it");
            assert!(report.players[0].win_share > 0.7, "{game} {players:?}: {report:?}");
        }
    }
}
