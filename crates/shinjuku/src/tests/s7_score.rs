//! S7.2 to S7.5: the score.

use table::{Game, Outcome, Present};

use super::support::*;
use crate::rules::scoring::{points_without, removed};
use crate::state::Phase;
use crate::{Customer, Customers, Goods, Shinjuku};

/// Tokens per type as values: food, clothing, books, electronics.
fn tokens(values: [&[u8]; 4]) -> Customers {
    Goods::ALL
        .into_iter()
        .zip(values)
        .flat_map(|(goods, values)| {
            values.iter().map(move |&value| Customer {
                goods,
                double: value == 2,
            })
        })
        .collect()
}

/// The result of a game that ends with these customers earned and these department stores.
fn result(earned: &[Customers], department_stores: &[(usize, &str)]) -> Outcome {
    let mut position = department_stores
        .iter()
        .fold(Position::new(earned.len() as u8), |position, (seat, at)| {
            position.store(*seat, at, "everything")
        });
    for (seat, customers) in earned.iter().enumerate() {
        customers
            .each()
            .for_each(|customer| position.game.bag.remove(customer.token()));
        position.game.private[seat].earned = *customers;
    }
    let over = position.phase(Phase::Over);
    assert_eq!(over.game.check(), Ok(()));
    over.game.outcome().expect("the game is over")
}

fn places(earned: &[Customers], department_stores: &[(usize, &str)]) -> Vec<u8> {
    result(earned, department_stores)
        .seats
        .iter()
        .map(|seat| seat.place)
        .collect()
}

#[test]
fn s7_2_the_known_scores() {
    let known: [([&[u8]; 4], i32); 6] = [
        ([&[1, 2], &[1, 1, 2, 2], &[1, 2], &[1, 1, 2]], 10),
        ([&[1, 1, 1], &[1, 1], &[2, 2], &[1, 2]], 9),
        ([&[1, 2, 2, 2], &[1, 1, 1], &[1, 1, 1, 2], &[1]], 11),
        ([&[1, 2, 2], &[1, 2], &[1, 2], &[1, 2]], 9),
        ([&[1, 1, 1, 2], &[1, 1, 1, 1, 2], &[2, 2], &[1]], 10),
        ([&[1, 1, 2, 2], &[1, 2], &[1, 1, 2], &[1, 2]], 10),
    ];
    for (values, score) in known {
        assert_eq!(points_without(&tokens(values), 1), score, "{values:?}");
        assert_eq!(
            result(&[tokens(values), Customers::NONE], &[]).seats[0].score.points,
            score
        );
    }
}

#[test]
fn s7_2_tokens_count_not_points() {
    assert_eq!(
        points_without(&customers("food food food books2 books2"), 1),
        4,
        "three food go, worth less than two double books"
    );
}

#[test]
fn s7_2_with_a_tie_the_players_best_choice() {
    let outcome = result(
        &[
            tokens([&[1, 2, 2, 2], &[1, 1, 1], &[1, 1, 1, 2], &[1]]),
            Customers::NONE,
        ],
        &[],
    );
    let parts: Vec<_> = outcome.seats[0]
        .score
        .parts
        .iter()
        .map(|part| (part.what.to_string(), part.points))
        .collect();
    assert_eq!(
        parts,
        [
            ("4 food".into(), 7),
            ("3 clothing".into(), 3),
            ("4 books (removed: most tokens)".into(), 0),
            ("1 electronics".into(), 1)
        ]
    );
}

#[test]
fn s7_2_the_type_with_most_tokens_is_removed_of_equal_ones_the_one_with_fewer_points() {
    let earned = tokens([&[1, 2, 2, 2], &[1, 1, 1], &[1, 1, 1, 2], &[1]]);
    assert_eq!(removed(&earned), Some(Goods::Books));
    assert_eq!(
        removed(&tokens([&[1, 1, 1], &[1, 1], &[2, 2], &[1, 2]])),
        Some(Goods::Food)
    );
    assert_eq!(removed(&Customers::NONE), None);
}

#[test]
fn s7_2_who_has_one_type_or_nothing_scores_nothing() {
    assert_eq!(points_without(&customers("food food2 food"), 1), 0);
    assert_eq!(points_without(&Customers::NONE, 1), 0);
}

#[test]
fn s7_2_points_during_the_game_are_those_of_now() {
    let game = Position::new(2).earned(1, "food food books2").game;
    assert_eq!([game.points(SEATS[0]), game.points(SEATS[1])], [0, 2]);
}

#[test]
fn s7_3_a_tie_is_broken_without_the_two_types_with_most_tokens() {
    let five = tokens([&[1, 1, 1, 2], &[1, 1, 1, 1, 2], &[2, 2], &[1]]);
    let six = tokens([&[1, 1, 2, 2], &[1, 2], &[1, 1, 2], &[1, 2]]);
    assert_eq!([points_without(&five, 2), points_without(&six, 2)], [5, 6]);
    assert_eq!(
        places(&[five, six], &[(0, "naka_meguro")]),
        [2, 1],
        "before any department store counts"
    );
    assert_eq!(places(&[six, five], &[]), [1, 2]);
}

#[test]
fn s7_3_then_without_three() {
    let one = tokens([&[1, 1, 1], &[1, 1], &[1, 2], &[1]]);
    let two = tokens([&[1, 1, 1], &[1, 1], &[1, 1], &[2]]);
    let comparisons = |earned: &Customers| [1, 2, 3].map(|removed| points_without(earned, removed));
    assert_eq!([comparisons(&one), comparisons(&two)], [[6, 4, 1], [6, 4, 2]]);
    assert_eq!(places(&[one, two], &[(0, "naka_meguro")]), [2, 1]);
}

#[test]
fn s7_3_ties_between_types_are_resolved_in_the_players_favour() {
    let earned = tokens([&[1, 1, 1], &[2, 2], &[1, 1], &[1, 2]]);
    assert_eq!([1, 2, 3].map(|removed| points_without(&earned, removed)), [9, 7, 4]);
}

#[test]
fn s7_4_then_the_highest_rank_number_wins() {
    let same = customers("food food books");
    assert_eq!(
        places(&[same, same], &[(0, "shinjuku"), (1, "naka_meguro")]),
        [2, 1],
        "1 against 12"
    );
    assert_eq!(
        places(
            &[same, same],
            &[(0, "shinjuku"), (0, "ikebukuro"), (0, "meguro"), (1, "akihabara")]
        ),
        [1, 2],
        "the best one: 11 against 10"
    );
    assert_eq!(places(&[same, same], &[(1, "shinjuku")]), [2, 1], "one against none");
}

#[test]
fn s7_4_without_any_department_store_the_place_is_shared() {
    let (same, more) = (customers("food food books"), customers("food food books books2"));
    assert_eq!(places(&[same, same], &[]), [1, 1]);
    assert_eq!(
        places(&[same, more, same], &[(1, "naka_meguro")]),
        [2, 1, 2],
        "that of a player who is not tied does not matter"
    );
}

#[test]
fn s7_3_s7_4_a_tie_is_told_with_its_rule() {
    let ruling = |earned: &[Customers], stores: &[(usize, &str)]| {
        let tie = result(earned, stores).tie().expect("a tie");
        let ruling = Shinjuku::tie_ruling(&tie).expect("the rules say what decides");
        format!("{} {}", ruling.clause, ruling.message)
    };
    let five = tokens([&[1, 1, 1, 2], &[1, 1, 1, 1, 2], &[2, 2], &[1]]);
    let six = tokens([&[1, 1, 2, 2], &[1, 2], &[1, 1, 2], &[1, 2]]);
    let same = customers("food food books");
    assert_eq!(
        ruling(&[five, six], &[]),
        "S7.3 Tied at 10. Without the two types with the most tokens, Nippon Railways has more: 6 to 5."
    );
    assert_eq!(
        ruling(&[same, same], &[(0, "shinjuku"), (1, "naka_meguro")]),
        "S7.4 Tied at 1. Nippon Railways's department store has the highest rank number: 12, ahead of 1."
    );
    assert_eq!(
        ruling(&[same, same], &[]),
        "S7.4 1 point each, however many types are removed: Keido Subway and Nippon Railways share the victory."
    );
}

#[test]
fn s7_4_the_same_comparison_orders_all_places() {
    let (same, more) = (customers("food food books"), customers("food food books books2"));
    assert_eq!(
        places(&[same, more, same, same], &[(2, "tokyo"), (3, "ueno")]),
        [4, 1, 3, 2]
    );
    assert_eq!(places(&[same, same, same], &[(1, "tokyo")]), [2, 1, 2]);
}

#[test]
fn s7_5_stores_track_and_cards_score_nothing() {
    let rich = Position::new(2)
        .store(0, "omori", "food")
        .store(0, "tokyo", "everything")
        .track(0, "oimachi", "omori")
        .hoard(0)
        .phase(Phase::Over);
    let outcome = rich.game.outcome().expect("the game is over");
    assert_eq!(
        outcome.seats.iter().map(|seat| seat.score.points).collect::<Vec<_>>(),
        [0, 0]
    );
    let plain = Position::new(2)
        .store(0, "omori", "food")
        .track(0, "oimachi", "omori")
        .hoard(0)
        .phase(Phase::Over);
    assert_eq!(plain.game.outcome().expect("the game is over").seats[0].place, 1);
    assert_eq!(
        plain.game.outcome().expect("the game is over").seats[1].place,
        1,
        "they share the place"
    );
}
