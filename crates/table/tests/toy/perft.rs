//! Counting decision sequences.

use table::kit::{perft, perft_by_trial};
use table::{Game, Seed};

use crate::fault::Fault;
use crate::game::{Stage, Toy, ToyOptions, conceivable};

fn start(players: u8, fault: Fault) -> Toy {
    Toy::new(
        players,
        &ToyOptions {
            fault,
            ..ToyOptions::default()
        },
        Seed::from_text("perft"),
    )
    .unwrap()
}

#[test]
fn two_players_park_in_eight_ways_and_get_ready_in_two() {
    let toy = start(2, Fault::None);
    let counts: Vec<u64> = (0..=4).map(|depth| perft(&toy, depth)).collect();
    assert_eq!(
        counts,
        [1, 4, 8, 16, 16],
        "either parks one of two, the other too, either is ready, the other too"
    );
}

#[test]
fn list_and_trial_count_the_same() {
    for (players, depth) in [(1, 10), (2, 8), (3, 5), (4, 4), (5, 3)] {
        let toy = start(players, Fault::None);
        assert_eq!(perft(&toy, depth), perft_by_trial(&toy, depth, conceivable));
    }
}

#[test]
fn trial_counts_what_the_list_misses() {
    let toy = start(2, Fault::AcceptsFromOthers);
    assert!(perft(&toy, 6) < perft_by_trial(&toy, 6, conceivable));
}

#[test]
fn a_game_that_is_over_has_no_further_sequences() {
    let toy = Toy {
        stage: Stage::Over,
        ..start(2, Fault::None)
    };
    assert_eq!(
        (perft(&toy, 0), perft(&toy, 1), perft_by_trial(&toy, 1, conceivable)),
        (1, 0, 0)
    );
}
