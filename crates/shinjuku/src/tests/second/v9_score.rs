//! V9: the score, and ties.

use table::{Game, Outcome, Present, ScorePad, Tie};

use super::support::{options, position};
use crate::Shinjuku2;
use crate::second::entry::{Entry, PlayerEntry};
use crate::second::scoring::{Collection, Sets};
use crate::tests::support::{END, customers};

fn collection(types: [i32; 4], bonus: i32) -> Collection {
    Collection {
        types,
        art: None,
        bonus,
    }
}

#[test]
fn v9_1_doubles_count_two_and_bonus_tokens_what_you_like() {
    let position = position(2, "", super::support::QUEUE)
        .store(0, "ueno", "everything")
        .bonus(0, 3)
        .earned(0, "food2 books");
    let seat = crate::tests::support::SEATS[0];
    let earned = customers("food2 books");
    let own = Collection::of(&position.game.public.scene, seat, &earned);
    assert_eq!(own, collection([2, 0, 1, 0], 3));
    assert_eq!(position.game.points(seat), own.points());
}

#[test]
fn v9_2_v9_3_v9_4_k1_the_scores_of_the_books() {
    let table = [
        ([7, 5, 7, 4], 2, [5, 1, 1, 0], 59),
        ([5, 3, 5, 4], 5, [5, 0, 1, 0], 53),
        ([3, 3, 0, 0], 2, [1, 0, 2, 0], 16),
        ([0, 0, 0, 5], 1, [0, 0, 1, 4], 7),
        ([10, 1, 0, 0], 3, [1, 0, 1, 8], 21),
        ([0, 0, 0, 0], 3, [0, 1, 0, 0], 6),
        ([24, 24, 24, 24], 0, [24, 0, 0, 0], 240),
    ];
    for (types, bonus, [fours, threes, twos, singles], score) in table {
        let own = collection(types, bonus);
        assert_eq!(
            own.sets(),
            Sets([singles, twos, threes, fours, 0]),
            "{types:?} + {bonus}"
        );
        assert_eq!(own.points(), score, "{types:?} + {bonus}");
    }
}

/// The best score that any use of the bonus tokens gives.
fn best(types: [i32; 4], bonus: i32) -> i32 {
    if bonus == 0 {
        let mut counts = types;
        counts.sort_unstable();
        return 4 * counts[0] + 3 * counts[1] + 2 * counts[2] + counts[3];
    }
    let with = |place: usize| {
        let mut more = types;
        more[place] += 1;
        best(more, bonus - 1)
    };
    (0..4).map(with).max().expect("four types")
}

#[test]
fn v9_4_no_other_use_of_the_bonus_tokens_is_better() {
    for number in 0..256 {
        let types = [number & 3, number >> 2 & 3, number >> 4 & 3, number >> 6].map(|count| count * 2);
        for bonus in 0..5 {
            assert_eq!(
                collection(types, bonus).points(),
                best(types, bonus),
                "{types:?} + {bonus}"
            );
        }
    }
}

fn outcome(words: &str, players: &[[u8; 4]]) -> Outcome {
    let player = |singles: &[u8; 4]| {
        let json = serde_json::json!({
            "customers": {
                "food": { "singles": singles[0] }, "clothing": { "singles": singles[1] },
                "books": { "singles": singles[2] % 9, "doubles": 0 }, "electronics": { "doubles": singles[3] / 2, "singles": singles[3] % 2 },
            },
        });
        serde_json::from_value::<PlayerEntry>(json).expect("an entry")
    };
    let entry = Entry {
        players: players.iter().map(player).collect(),
    };
    Shinjuku2::score(&options(words), &entry).expect("a good entry")
}

fn places(players: &[[u8; 4]]) -> Vec<u8> {
    outcome("", players).seats.iter().map(|seat| seat.place).collect()
}

#[test]
fn v9_5_k2_more_sets_of_four_then_of_three_decide_and_else_it_is_shared() {
    assert_eq!(places(&[[2, 2, 2, 2], [1, 2, 3, 4]]), [1, 2]);
    assert_eq!(places(&[[1, 2, 2, 3], [1, 1, 3, 4]]), [1, 2]);
    assert_eq!(places(&[[3, 4, 1, 2], [1, 2, 3, 4]]), [1, 1]);
    let tie = outcome("", &[[2, 2, 2, 2], [1, 2, 3, 4]])
        .tie()
        .expect("both have 20 points");
    assert!(
        matches!(
            tie,
            Tie::Broken {
                points: 20,
                by: 2,
                more: 2,
                fewer: 1,
                ..
            }
        ),
        "{tie:?}"
    );
    let ruling = Shinjuku2::tie_ruling(&tie).expect("the rules say what decides");
    assert_eq!(ruling.clause, "V9.5");
}

#[test]
fn v9_5_the_whole_game_says_so_too() {
    let queue = ["nerima: food", "nakano", "setagaya", "kita"];
    let position = position(2, "", queue)
        .earned(0, "clothing clothing books books")
        .empty_bag(1);
    let over = position.turn_of(0).next_turn().matsuri_anywhere().after(&[END]);
    let outcome = over.game.outcome().expect("the second player ended the queue");
    assert_eq!(outcome.winners(), over.game.winners());
    assert_eq!(outcome.seats[0].score.points, 6);
}

#[test]
fn v9_1_an_entry_with_more_tokens_than_there_are_is_refused() {
    let entry = |json: &str| serde_json::from_str::<Entry>(json).expect("JSON");
    let said = |words: &str, json: &str| {
        let error = Shinjuku2::score(&options(words), &entry(json)).expect_err("bad");
        error.to_string()
    };
    let electronics = r#"{"players":[{"customers":{"electronics":{"singles":3}}},{}]}"#;
    assert_eq!(said("", electronics), "3 × electronics is entered; there are only 2.");
    assert_eq!(
        said("", r#"{"players":[{"bonus":12},{}]}"#),
        "12 bonus tokens are entered; there are only 11."
    );
    assert!(said("bonus=none", r#"{"players":[{"bonus":1},{}]}"#).contains("there are only 0"));
    assert!(said("art", r#"{"players":[{"art":12},{}]}"#).contains("12 art collectors"));
    assert_eq!(
        said("", r#"{"players":[{}]}"#),
        "1 player is entered. Shinjuku is for 2 to 4."
    );
}
