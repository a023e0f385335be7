//! S5.8, S5.9: Upgrade.

use super::support::*;
use crate::{Event, Goods};

/// Seat 0 has food at Tokyo, has earned food, and has a card of Chiyoda.
fn ready() -> Position {
    Position::new(2)
        .store(0, "tokyo", "food")
        .earned(0, "food")
        .hand(0, "chiyoda")
}

#[test]
fn s5_8_a_store_on_an_icon_becomes_a_department_store() {
    let paying = ready().after(&[UPGRADE, upgrade_at("tokyo"), give_up(false)]);
    assert!(paying.events(pay("chiyoda")).contains(&Event::Upgraded {
        seat: SEATS[0],
        station: label("tokyo"),
        customer: customer("food")
    }));
    let upgraded = paying.after(&[pay("chiyoda")]);
    assert_eq!(upgraded.store_at("tokyo"), Some((0, "everything".into())));
    assert_eq!(
        [upgraded.earned_by(0), upgraded.gone(), upgraded.hand_of(0)],
        ["", "food", ""]
    );
}

#[test]
fn s5_8_the_store_returns_to_the_supply() {
    let both = ready().store(0, "ueno", "food").hand(0, "ota ota");
    assert_eq!(
        both.after(&[BUILD, build_at("omori")])
            .refused_by(new_store(Goods::Food)),
        "S5.2"
    );
    let upgraded = both.after(&[
        UPGRADE,
        upgrade_at("tokyo"),
        give_up(false),
        pay("chiyoda"),
        BUILD,
        build_at("omori"),
    ]);
    assert!(upgraded.is_legal(new_store(Goods::Food)));
}

#[test]
fn s5_8_a_double_counts_as_one_and_the_player_chooses() {
    let choosing = ready().earned(0, "food2").after(&[UPGRADE, upgrade_at("tokyo")]);
    assert_eq!(choosing.legal(), [give_up(false), give_up(true)]);
    assert_eq!(choosing.after(&[give_up(true), pay("chiyoda")]).earned_by(0), "food");
    assert_eq!(choosing.after(&[give_up(false), pay("chiyoda")]).earned_by(0), "food2");
    let only_double = Position::new(2)
        .store(0, "tokyo", "food")
        .earned(0, "food2")
        .hand(0, "chiyoda")
        .after(&[UPGRADE, upgrade_at("tokyo")]);
    assert_eq!(only_double.refused_by(give_up(false)), "S5.8");
    assert_eq!(only_double.after(&[give_up(true), pay("chiyoda")]).gone(), "food2");
}

#[test]
fn s5_8_only_own_stores_on_icons() {
    let position = ready()
        .store(1, "akihabara", "food")
        .store(0, "iidabashi", "food")
        .store(0, "ueno", "everything")
        .after(&[UPGRADE]);
    assert_eq!(position.legal(), [upgrade_at("tokyo")]);
    for station in ["akihabara", "iidabashi", "ueno", "meguro"] {
        assert_eq!(position.refused_by(upgrade_at(station)), "S5.8");
    }
}

#[test]
fn s5_8_it_takes_a_card_of_the_ward() {
    let no_card = Position::new(2)
        .store(0, "tokyo", "food")
        .earned(0, "food")
        .hand(0, "ota koto");
    assert_eq!(no_card.refused_by(UPGRADE), "S5.8");
    let paying = ready()
        .hand(0, "ota")
        .after(&[UPGRADE, upgrade_at("tokyo"), give_up(false)]);
    assert_eq!(paying.refused_by(pay("ota")), "S4.1");
}

#[test]
fn s5_8_it_takes_an_earned_customer_of_the_stores_type() {
    let position = Position::new(2)
        .store(0, "tokyo", "food")
        .earned(0, "books clothing2")
        .earned(1, "food")
        .waiting("chiyoda", "food")
        .hand(0, "chiyoda");
    assert_eq!(position.refused_by(UPGRADE), "S5.8");
    let two = position.store(0, "meguro", "books").after(&[UPGRADE]);
    assert_eq!(two.refused_by(upgrade_at("tokyo")), "S5.8");
    two.after(&[upgrade_at("meguro"), give_up(false), pay("chiyoda")]);
}

#[test]
fn s5_9_without_an_unused_department_store_there_is_no_upgrade() {
    let two = ready()
        .store(0, "ueno", "everything")
        .store(0, "meguro", "everything")
        .store(1, "shibuya", "everything");
    assert!(two.is_legal(UPGRADE));
    assert_eq!(two.store(0, "shinjuku", "everything").refused_by(UPGRADE), "S5.9");
}

#[test]
fn s5_9_a_wildcard_may_stand_for_the_card() {
    let base = || {
        Position::new(2)
            .store(0, "tokyo", "food")
            .store(0, "omori", "books")
            .earned(0, "food")
    };
    let wild = base()
        .hand(0, "ota")
        .after(&[UPGRADE, upgrade_at("tokyo"), give_up(false), pay("ota")]);
    assert_eq!(wild.store_at("tokyo"), Some((0, "everything".into())));
    let three = base().hand(0, "koto koto kita").after(&[
        UPGRADE,
        upgrade_at("tokyo"),
        give_up(false),
        THREE,
        pay("koto"),
        pay("koto"),
        pay("kita"),
    ]);
    assert_eq!(three.store_at("tokyo"), Some((0, "everything".into())));
}

#[test]
fn s5_9_nothing_stands_for_the_customer() {
    let rich = Position::new(2)
        .store(0, "tokyo", "food")
        .earned(0, "books books books electronics2")
        .hand(0, "chiyoda chiyoda chiyoda ota ota");
    assert_eq!(rich.refused_by(UPGRADE), "S5.8");
}
