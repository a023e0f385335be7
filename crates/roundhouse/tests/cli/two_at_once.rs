//! Several programs act on one game file at the same time: no move is lost.

use std::thread;

use serde_json::Value;

use crate::desk::{Desk, choices, games};

const ACTORS: usize = 3;
const TRIES: usize = 15;

/// Tries to act again and again, and gives the actions that were accepted.
fn actor(desk: &Desk, taste: usize) -> Vec<Value> {
    let mut accepted = Vec::new();
    for number in 0..TRIES {
        let Some((seat, actions)) = choices(desk) else { break };
        let action = &actions[(number + taste) % actions.len()];
        let answer = desk.run(&[
            "act",
            "game.json",
            "--seat",
            &seat,
            "--action",
            &action.to_string(),
            "--json",
        ]);
        match answer.code {
            Some(0) => accepted.push(serde_json::json!({"seat": seat.parse::<u8>().unwrap(), "action": action})),
            // Somebody else was faster, and it is no longer legal.
            code => assert_eq!(code, Some(2), "{answer:?}"),
        }
    }
    accepted
}

#[test]
fn no_move_is_lost() {
    for game in games() {
        let desk = Desk::with_game(&game, game.most);
        let accepted: Vec<Vec<Value>> = thread::scope(|scope| {
            let actors: Vec<_> = (0..ACTORS)
                .map(|taste| {
                    scope.spawn({
                        let desk = &desk;
                        move || actor(desk, taste)
                    })
                })
                .collect();
            actors.into_iter().map(|actor| actor.join().unwrap()).collect()
        });
        let log: Value = serde_json::from_str(&desk.read("game.json")).unwrap();
        let mut written = log["actions"].as_array().unwrap().clone();
        assert!(written.len() >= TRIES, "every time somebody is first");
        for action in accepted.iter().flatten() {
            let place = written
                .iter()
                .position(|ply| ply == action)
                .unwrap_or_else(|| panic!("{action} was accepted and is lost"));
            written.remove(place);
        }
        assert_eq!(written, Vec::<Value>::new(), "what nobody did is not written");
        assert_eq!(desk.files().len(), 1, "nothing is left lying about");
    }
}
