//! S5.10, S5.11: Income.

use super::support::*;
use crate::Event;

const NINE: &str = "ota ota ota koto koto koto kita kita chuo";

/// Seat 0 has this many cards and takes Income: how many it has then.
fn income_with(cards: usize) -> usize {
    let hand: Vec<&str> = NINE.split(' ').take(cards).collect();
    Position::new(2).hand(0, &hand.join(" ")).after(&[INCOME]).hand_sizes()[0]
}

#[test]
fn s5_10_draw_until_the_hand_has_five_cards() {
    assert_eq!([0, 1, 2, 3, 4].map(income_with), [5; 5]);
}

#[test]
fn s5_10_with_five_or_more_draw_one_and_there_is_no_limit() {
    assert_eq!([5, 6, 9].map(income_with), [6, 7, 10]);
}

#[test]
fn s5_10_the_cards_come_from_the_pile_in_order() {
    let position = Position::new(2)
        .pile("ota koto kita chuo minato taito")
        .after(&[INCOME]);
    assert_eq!(
        position.hand_of(0),
        "chuo minato koto ota kita",
        "in the order of the ward list"
    );
    assert_eq!(
        position.top(),
        Some("taito".into()),
        "the next one says where customers arrive"
    );
}

#[test]
fn s5_10_it_is_legal_without_any_card() {
    let position = Position::new(2).hoard(1).after(&[INCOME]);
    assert_eq!((position.hand_sizes(), position.seat()), (vec![0, 72], 1));
}

#[test]
fn s5_11_the_discards_become_a_new_pile_when_a_card_is_needed() {
    let position = Position::new(2).hand(1, NINE).pile("ota ota");
    let events = position.events(INCOME);
    assert_eq!(events.iter().filter(|event| **event == Event::Reshuffled {}).count(), 1);
    let after = position.after(&[INCOME]);
    assert_eq!(after.hand_sizes()[0], 5);
    assert_eq!(after.game.cards.pile.len(), 72 - 9 - 5 - 1);
    assert_eq!(after.game.cards.discards.len(), 1, "only the card of the arrival");
}

#[test]
fn s5_11_not_before() {
    let position = Position::new(2).pile("ota ota kita chuo koto minato");
    assert!(!position.events(INCOME).contains(&Event::Reshuffled {}));
    let after = position.after(&[INCOME]);
    assert!(after.game.cards.pile.is_empty() && after.game.cards.discards.len() == 72 - 5);
    assert!(
        after.events(END).contains(&Event::Reshuffled {}),
        "the next arrival needs one"
    );
}

#[test]
fn s5_11_the_new_pile_is_shuffled() {
    let order = |seed: &str| {
        let mut position = Position::new(2).pile("");
        position.game.chance = table::Chance::new(table::Seed::from_text(seed));
        position.after(&[END]).game.cards.pile.as_slice().to_vec()
    };
    assert_ne!(order("one"), order("two"));
}

#[test]
fn s5_11_with_too_few_cards_those_are_drawn() {
    let mut position = Position::new(2).hand(0, "ota koto kita").hoard(1);
    for ward in ["koto", "kita"] {
        position.game.private[0].hand.remove(position.ward(ward));
        position.game.cards.discard(position.ward(ward));
    }
    assert_eq!(position.after(&[INCOME]).hand_sizes(), [3, 69]);
}
