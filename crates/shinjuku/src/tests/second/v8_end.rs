//! V8: the end.

use super::support::{Position, position};
use crate::state::Phase;
use crate::tests::support::{END, UPGRADE, give_up, pay, upgrade_at};
use table::Game;

fn ends_after(players: u8, ender: usize) -> usize {
    let before = (ender + usize::from(players) - 1) % usize::from(players);
    let queue = ["nerima: food", "nakano", "setagaya", "kita"];
    let mut position = position(players, "", queue).empty_bag(0).turn_of(before).next_turn();
    assert_eq!((position.game.public.phase, position.seat()), (Phase::LastDrawn, ender));
    let mut turns = 0;
    loop {
        position = position.matsuri_anywhere().after(&[END]);
        if position.game.outcome().is_some() {
            return turns;
        }
        turns += 1;
    }
}

#[test]
fn v8_1_with_an_empty_bag_refills_add_nobody() {
    let queue = ["nerima: food", "nakano: books", "setagaya", "kita"];
    let after = position(2, "", queue).empty_bag(0).next("ota", "").next_turn();
    assert_eq!(after.queued(), ["nakano: books", "setagaya", "kita", "ota"]);
    assert_eq!(after.game.public.phase, Phase::Turns);
}

#[test]
fn v8_2_k11_all_have_had_the_same_number_of_turns() {
    assert_eq!([0, 1].map(|ender| ends_after(2, ender)), [1, 0]);
    assert_eq!([0, 1, 2].map(|ender| ends_after(3, ender)), [2, 1, 0]);
    assert_eq!([0, 1, 2, 3].map(|ender| ends_after(4, ender)), [3, 2, 1, 0]);
}

/// K12: three players, the bag is empty; seat 0 can upgrade, giving up any type.
fn twelve() -> Position {
    position(
        3,
        "",
        [
            "nerima: food food",
            "nakano: books",
            "setagaya: clothing clothing clothing",
            "kita",
        ],
    )
    .store(0, "shinjuku", "electronics")
    .store(0, "ueno", "clothing")
    .earned(0, "electronics clothing")
    .hand(0, "shinjuku taito")
    .empty_bag(1)
    .turn_of(2)
    .next_turn()
    .matsuri_anywhere()
}

/// Who plays the last turn, if nobody does anything any more.
fn last(mut position: Position) -> usize {
    loop {
        let seat = position.seat();
        position = position.after(&[END]);
        if position.game.outcome().is_some() {
            return seat;
        }
        position = position.matsuri_anywhere();
    }
}

fn upgraded(position: &Position, station: &str, card: &str) -> Position {
    position.after(&[UPGRADE, upgrade_at(station), give_up(false), pay(card)])
}

#[test]
fn v8_2_k12_an_upgrade_can_make_the_game_longer() {
    let turns = |mut position: Position| {
        let mut count = 1;
        while position.game.outcome().is_none() {
            position = position.after(&[END]);
            if position.game.outcome().is_none() {
                position = position.matsuri_anywhere();
                count += 1;
            }
        }
        count
    };
    assert_eq!(
        (last(twelve()), turns(twelve())),
        (2, 3),
        "Z ends the queue, and the game with it"
    );
    let electronics = upgraded(&twelve(), "shinjuku", "shinjuku");
    assert_eq!((last(electronics.clone()), turns(electronics)), (2, 6));
    let clothing = upgraded(&twelve(), "ueno", "taito");
    assert_eq!((last(clothing.clone()), turns(clothing)), (2, 3));
}

#[test]
fn v8_3_the_last_turns_have_all_their_steps() {
    let queue = ["nerima: food", "nakano", "setagaya", "kita"];
    let ended = position(3, "", queue)
        .empty_bag(0)
        .next("ota koto", "")
        .next_turn()
        .matsuri_anywhere();
    let last = ended.next_turn();
    assert_eq!(last.game.public.phase, Phase::LastTurns(1));
    assert_eq!(
        (last.hand_of(2).as_str(), last.queued()[3].as_str()),
        ("nakano", "koto")
    );
    assert!(!last.places().is_empty(), "the Matsuri moves");
    assert_eq!(last.hand_sizes(), [0, 1, 1], "there is no Income for all");
}

#[test]
fn v8_4_after_the_end_of_the_queue_the_customer_leaves_the_game_and_the_stack_is_taken() {
    let queue = ["nerima: food", "nakano", "setagaya", "kita"];
    let ended = position(2, "", queue)
        .store(1, "shinjuku", "books")
        .earned(1, "books")
        .hand(1, "shinjuku")
        .empty_bag(0)
        .next_turn()
        .matsuri_anywhere();
    let after = upgraded(&ended, "shinjuku", "shinjuku");
    assert_eq!((after.gone().as_str(), after.game.public.scene.queued()), ("books", 0));
    assert_eq!(after.game.public.scene.bonus, [0, 3, 0, 0]);
}
