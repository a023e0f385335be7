//! Matches: fair, the same on any number of threads, and won by the better player.

use arena::{Match, Report};
use bots::knowledge::GAMES;
use bots::{Knowledge, Visitor, visit};
use table::Present;

struct Play(Match);

impl Visitor for Play {
    type Output = Report;

    fn visit<G: Knowledge + Present>(self) -> Report {
        self.0.play::<G>(&G::Options::default(), |_| true).expect("the standard game")
    }
}

fn play(game: &str, players: &[&str], games: u32, threads: usize) -> Report {
    let players = players.iter().map(|player| player.parse().expect("a player")).collect();
    visit(game, Play(Match { players, games, seed: "a match".into(), threads })).expect("bots know it")
}

/// Without what depends on the clock.
fn timeless(mut report: Report) -> Report {
    report.players.iter_mut().for_each(|player| player.ms_per_decision = 0.0);
    report
}

#[test]
fn the_number_of_threads_does_not_matter() {
    for game in GAMES {
        let players = ["search:20", "greedy", "random"];
        assert_eq!(timeless(play(game, &players, 6, 1)), timeless(play(game, &players, 6, 3)), "{game}");
    }
}

#[test]
fn every_win_is_somebodys() {
    let report = play("shinjuku", &["random", "random"], 20, 2);
    assert_eq!(report.games, 20);
    let wins: f64 = report.players.iter().map(|player| player.wins).sum();
    assert!((wins - 20.0).abs() < 1e-9, "{wins}");
    assert!(report.players.iter().all(|player| player.ci95[0] <= player.win_share && player.win_share <= player.ci95[1]));
}

#[test]
fn a_match_stops_when_it_is_told_to() {
    struct Stop;
    impl Visitor for Stop {
        type Output = Report;
        fn visit<G: Knowledge + Present>(self) -> Report {
            let players = vec!["random".parse().expect("a player"); 2];
            Match { players, games: 1_000, seed: "stop".into(), threads: 1 }.play::<G>(&G::Options::default(), |done| done < 3).expect("the standard game")
        }
    }
    assert_eq!(visit("hill", Stop).expect("bots know it").games, 3);
}

/// Greedy beats random nearly always. (The full measurement, with intervals, is in docs/bots.md.)
#[test]
fn greedy_beats_random() {
    for game in GAMES {
        let report = play(game, &["greedy", "random"], 20, 2);
        assert!(report.players[0].win_share > 0.9, "{game}: {report:?}");
    }
}
