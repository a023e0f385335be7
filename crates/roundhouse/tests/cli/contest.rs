//! Bots against each other.

use crate::desk::{Desk, games};

#[test]
fn a_match_is_reported_as_one_json_object() {
    for game in games() {
        let desk = Desk::new();
        let report = desk
            .run(&[
                "arena", &game.id, "--player", "search:5", "--player", "greedy", "--games", "2", "--seed", "x",
                "--json",
            ])
            .json();
        assert!(
            report["game"] == game.id.as_str() && report["games"] == 2 && report["seed"] == "x",
            "{report}"
        );
        let players = report["players"].as_array().unwrap();
        assert_eq!(
            players
                .iter()
                .map(|player| player["player"].as_str().unwrap())
                .collect::<Vec<_>>(),
            ["search:5", "greedy"]
        );
        let wins: f64 = players.iter().map(|player| player["wins"].as_f64().unwrap()).sum();
        assert!((wins - 2.0).abs() < 1e-9, "{report}");
        for key in ["win_share", "mean_score", "ms_per_decision"] {
            assert!(players.iter().all(|player| player[key].is_number()), "{key}: {report}");
        }
        assert!(
            players
                .iter()
                .all(|player| player["ci95"].as_array().is_some_and(|ends| ends.len() == 2)),
            "{report}"
        );
        let words = desk
            .run(&[
                "arena", &game.id, "--player", "random", "--player", "random", "--games", "2",
            ])
            .ok();
        assert!(
            words.starts_with("2 games, mean winning score ") && words.contains("95 % interval"),
            "{words}"
        );
    }
}

#[test]
fn a_match_that_cannot_be_is_refused() {
    for game in games() {
        let desk = Desk::new();
        let unknown = desk.refused(&["arena", &game.id, "--player", "clever", "--player", "random"]);
        assert!(unknown.contains("there is no player 'clever'"), "{unknown}");
        let crowd = ["--player", "random"].repeat(6);
        assert!(
            desk.refused(&[&["arena", &game.id][..], &crowd].concat())
                .contains("players, not 6")
        );
        let option = desk.refused(&[
            "arena", &game.id, "--player", "random", "--player", "random", "--option", "fly=true",
        ]);
        assert!(option.starts_with("The game has no option “fly”."), "{option}");
    }
    assert!(
        Desk::new()
            .refused(&["arena", "chess", "--player", "random"])
            .starts_with("There's no game “chess” here.")
    );
}
