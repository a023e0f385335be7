//! V4, V5: a turn, and paying.

use super::support::{OPEN, position, to};
use crate::tests::support::{END, EXPAND, INCOME, MOVE, THREE, build_at, connect, move_from, new_store, pay};
use crate::{Event, Goods};

/// The queue of K4 and K5.
const REFILL: [&str; 4] = [
    "katsushika: food food food",
    "nerima: electronics",
    "nakano: books books",
    "setagaya",
];

#[test]
fn v4_1_arrival_refill_matsuri_actions() {
    let position = position(2, "", ["ota: food", "koto: books", "kita", "taito"]).next("chuo", "clothing");
    let position = position.next_turn();
    assert_eq!(position.waiting_in("ota"), "food");
    assert_eq!(position.queued(), ["koto: books", "kita: clothing", "taito", "chuo"]);
    assert_eq!(
        position.places(),
        ["setagaya", "shibuya", "nakano", "nerima"],
        "the Matsuri has to move first"
    );
    let position = position.after(&[to("nerima")]);
    assert!(position.is_legal(INCOME) && position.is_legal(END));
}

#[test]
fn v4_2_the_customers_of_card_1_arrive_and_the_card_comes_into_the_hand() {
    let before = position(2, "", ["ota: food food2", "koto", "kita", "taito"]).waiting("ota", "books");
    let after = before.next_turn();
    assert_eq!(after.waiting_in("ota"), "food food2 books");
    assert_eq!((after.hand_of(1).as_str(), after.hand_of(0).as_str()), ("ota", ""));
    let events = before.events(END);
    let taken = events
        .iter()
        .any(|event| matches!(event, Event::CardTaken { ward, .. } if ward.as_str() == "ota"));
    assert!(taken, "everybody sees it");
}

#[test]
fn v4_3_k4_the_refill_of_r11() {
    let four = [("shimbashi", 0), ("tokyo", 0), ("ueno", 1), ("shibuya", 1)];
    let mut before = position(2, "", REFILL).next("minato", "food electronics clothing");
    before = four.iter().fold(before, |position, (station, seat)| {
        position.store(*seat, station, "everything")
    });
    let after = before.bonus(0, 9).next_turn();
    assert_eq!(after.waiting_in("katsushika"), "food food food");
    assert_eq!(after.hand_of(1), "katsushika");
    let queue = [
        "nerima: electronics electronics",
        "nakano: books books",
        "setagaya: food",
        "minato: clothing",
    ];
    assert_eq!(after.queued(), queue);
}

#[test]
fn v4_3_k5_the_refill_of_the_japanese_book() {
    let queue = [
        "katsushika: food food",
        "nerima: electronics",
        "nakano: books books",
        "setagaya",
    ];
    let after = position(2, "", queue).next("minato", "electronics food").next_turn();
    let queue = [
        "nerima: electronics electronics",
        "nakano: books books",
        "setagaya: food",
        "minato",
    ];
    assert_eq!(after.queued(), queue);
}

#[test]
fn v4_3_k15_without_any_card_the_one_just_taken_goes_to_the_end() {
    let queue = ["ota: food", "koto", "kita", "taito"];
    let before = position(2, "", queue).all_cards_to(1).next("", "books");
    let hand = before.hand_sizes()[1];
    let after = before.next_turn();
    assert_eq!(after.hand_sizes()[1], hand, "the hand does not change");
    assert_eq!(after.waiting_in("ota"), "food");
    assert_eq!(after.queued(), ["koto: books", "kita", "taito", "ota"]);
    let income = after.matsuri_anywhere().after(&[INCOME]);
    assert_eq!(income.hand_sizes()[1], hand, "Income draws nothing");
}

#[test]
fn v4_4_k16_the_matsuri_goes_to_a_neighbour() {
    let from = |ward: &str| {
        position(2, "", super::support::QUEUE)
            .matsuri(ward)
            .next_turn()
            .places()
    };
    for (ward, choices) in [
        ("sumida", 7),
        ("shibuya", 7),
        ("chiyoda", 5),
        ("itabashi", 3),
        ("katsushika", 3),
        ("edogawa", 3),
    ] {
        assert_eq!(from(ward).len(), choices, "{ward}");
    }
    for (ward, never) in [("meguro", "minato"), ("nerima", "shinjuku"), ("kita", "taito")] {
        assert!(!from(ward).contains(&never.to_string()), "{ward}-{never}");
    }
    assert!(from("koto").contains(&"ota".to_string()));
    let position = position(2, "", super::support::QUEUE).matsuri("koto").next_turn();
    assert_eq!(position.refused_by(to("koto")), "V4.4", "it may not stay");
    assert_eq!(position.refused_by(INCOME), "V4.4", "nor wait");
    let back = position.after(&[to("ota"), END]);
    assert!(back.places().contains(&"koto".to_string()), "it may go back");
}

#[test]
fn v4_5_two_different_actions_or_fewer() {
    let position = position(2, "", super::support::QUEUE).hand(0, "minato minato minato");
    let one = position.after(&[OPEN, build_at("shimbashi"), new_store(Goods::Food), pay("minato")]);
    assert_eq!(one.refused_by(OPEN), "V4.5");
    let two = one.after(&[EXPAND, connect("tokyo", "shimbashi"), crate::tests::support::STOP]);
    assert_eq!(two.legal(), [END]);
    assert_eq!(two.refused_by(INCOME), "V4.5");
    assert!(position.is_legal(END), "none is allowed");
}

#[test]
fn v4_6_income_ends_the_turn() {
    let after = position(2, "", super::support::QUEUE).after(&[INCOME]);
    assert_eq!((after.seat(), after.hand_sizes()), (1, vec![4, 1]));
}

#[test]
fn v4_7_the_card_taken_may_be_paid_and_the_matsuri_makes_wildcards_at_once() {
    let queue = ["minato: food", "koto", "kita", "taito"];
    let before = position(2, "", queue).hand(1, "nerima").next_turn();
    let stay = before.after(&[to("setagaya"), OPEN]);
    assert!(
        stay.is_legal(build_at("shimbashi")),
        "the card of Minato was just taken"
    );
    assert!(!stay.is_legal(build_at("tokyo")));
    let wild = before.after(&[to("nerima"), OPEN, build_at("tokyo"), new_store(Goods::Books)]);
    assert_eq!(wild.payments(), ["nerima"]);
}

#[test]
fn v5_1_a_card_of_the_ward_a_wildcard_or_three_cards() {
    let position = position(2, "", super::support::QUEUE)
        .hand(0, "chiyoda ota kita")
        .store(0, "omori", "food")
        .after(&[OPEN, build_at("tokyo"), new_store(Goods::Books)]);
    assert_eq!(position.payments(), ["chiyoda", "ota"]);
    assert!(position.is_legal(THREE));
    assert_eq!(position.refused_by(pay("kita")), "V5.1");
}

#[test]
fn v5_2_cards_of_the_matsuris_ward_are_wild_for_everybody() {
    let position = position(2, "", super::support::QUEUE)
        .waiting("chuo", "food")
        .hand(0, "suginami");
    assert!(position.after(&[MOVE]).is_legal(move_from("chuo")));
    let moved = position.after(&[MOVE, move_from("chuo")]);
    assert_eq!(moved.payments(), ["suginami"]);
    let elsewhere = position.matsuri("kita");
    assert_eq!(elsewhere.refused_by(MOVE), "V7.1");
}
