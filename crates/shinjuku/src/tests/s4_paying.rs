//! S4: paying.

use super::support::*;
use crate::{Event, Goods, Refusal};

/// Seat 0 builds books at Omori in Ota, and is to pay.
fn building(position: &Position) -> Position {
    position.after(&[BUILD, build_at("omori"), new_store(Goods::Books)])
}

#[test]
fn s4_1_a_card_of_the_ward_is_paid_and_discarded() {
    let position = building(&Position::new(2).hand(0, "ota koto"));
    assert_eq!(position.legal(), [pay("ota")]);
    assert!(position.events(pay("ota")).contains(&Event::Paid {
        seat: SEATS[0],
        cards: vec![label("ota")]
    }));
    let paid = position.after(&[pay("ota")]);
    assert_eq!((paid.hand_of(0), paid.top()), ("koto".into(), Some("ota".into())));
}

#[test]
fn s4_1_other_cards_do_not_pay() {
    let position = building(&Position::new(2).hand(0, "ota koto").hand(1, "kita"));
    assert_eq!(position.refused_by(pay("koto")), "S4.1");
    assert_eq!(position.refused_by(pay("kita")), "S4.1");
    assert_eq!(
        position.refused(pay("kita")).reason,
        Refusal::NotInHand {
            ward: position.ward("kita")
        }
    );
}

#[test]
fn s4_2_a_card_of_a_ward_with_a_store_of_yours_is_a_wildcard() {
    for store in ["food", "everything"] {
        let position = building(&Position::new(2).store(0, "ueno", store).hand(0, "taito koto"));
        assert_eq!(position.legal(), [pay("taito")]);
        assert_eq!(position.after(&[pay("taito")]).hand_of(0), "koto");
    }
}

#[test]
fn s4_2_the_stores_of_others_make_no_wildcards() {
    let position = building(&Position::new(2).store(1, "ueno", "food").hand(0, "taito ota"));
    assert_eq!(position.refused_by(pay("taito")), "S4.1");
    assert_eq!(
        Position::new(2)
            .store(1, "ueno", "food")
            .hand(0, "taito koto")
            .after(&[BUILD])
            .refused_by(build_at("omori")),
        "S5.1"
    );
}

#[test]
fn s4_3_any_three_cards_are_a_wildcard() {
    let position = building(&Position::new(2).hand(0, "koto kita kita taito"));
    assert_eq!(position.legal(), [THREE]);
    let paid = position.after(&[THREE, pay("kita"), pay("koto"), pay("kita")]);
    assert_eq!(
        (paid.store_at("omori"), paid.hand_of(0)),
        (Some((0, "books".into())), "taito".into())
    );
    assert_eq!(paid.game.cards.discards.len(), 3);
}

#[test]
fn s4_3_two_cards_are_none() {
    let position = Position::new(2).hand(0, "koto kita").after(&[BUILD]);
    assert_eq!(position.refused_by(build_at("omori")), "S5.1");
    assert_eq!(
        building(&Position::new(2).hand(0, "koto ota")).refused_by(THREE),
        "S4.3"
    );
}

#[test]
fn s4_3_the_three_are_different_cards() {
    let position = building(&Position::new(2).hand(0, "koto kita kita taito")).after(&[THREE, pay("koto")]);
    assert_eq!(position.refused_by(pay("koto")), "S4.3");
    assert_eq!(position.refused_by(pay("ota")), "S4.1");
    assert_eq!(position.legal(), [pay("taito"), pay("kita")]);
}

#[test]
fn s4_3_overpaying_is_legal() {
    let position = building(&Position::new(2).hand(0, "koto ota kita"));
    assert_eq!(position.legal(), [pay("ota"), THREE]);
    assert_eq!(
        position
            .after(&[THREE, pay("ota"), pay("koto"), pay("kita")])
            .hand_of(0),
        ""
    );
}

#[test]
fn s4_4_a_store_just_built_makes_its_ward_wild() {
    let pair = [EXPAND, connect("kinshicho", "oshiage"), connect("kinshicho", "hirai")];
    let built =
        Position::new(2)
            .hand(0, "ota ota")
            .after(&[BUILD, build_at("omori"), new_store(Goods::Books), pay("ota")]);
    assert_eq!(built.after(&pair).after(&[pay("ota")]).hand_of(0), "");
    let not_built = Position::new(2).hand(0, "ota ota").after(&pair[..2]);
    assert_eq!(not_built.refused_by(pair[2]), "S5.5");
}

#[test]
fn s4_4_a_store_that_left_its_ward_no_longer_does() {
    let position = Position::new(2).store(0, "ueno", "food").hand(0, "ota taito");
    let moved = position.after(&[BUILD, build_at("omori"), move_store("ueno"), pay("ota")]);
    assert_eq!(
        moved
            .after(&[EXPAND, connect("kinshicho", "oshiage")])
            .refused_by(connect("kinshicho", "hirai")),
        "S5.5"
    );
    let another_left = position.store(0, "aoto", "books").hand(0, "katsushika");
    let moved = another_left.after(&[
        BUILD,
        build_at("omori"),
        move_store("ueno"),
        pay("ota"),
        EXPAND,
        connect("kinshicho", "oshiage"),
        connect("kinshicho", "hirai"),
    ]);
    assert_eq!(
        moved.legal(),
        [pay("katsushika")],
        "but where a store still is, and Ota has no card left"
    );
}

#[test]
fn s4_5_the_old_ward_of_a_moving_store_counts_for_its_payment() {
    let position = Position::new(2).store(0, "ueno", "food").hand(0, "taito");
    let moved = position.after(&[BUILD, build_at("omori"), move_store("ueno"), pay("taito")]);
    assert_eq!(
        (moved.store_at("ueno"), moved.store_at("omori")),
        (None, Some((0, "food".into())))
    );
}
