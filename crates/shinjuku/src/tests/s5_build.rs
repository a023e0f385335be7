//! S5.1 to S5.3: Build.

use super::support::*;
use crate::{Event, Goods, Refusal};

#[test]
fn s5_1_a_store_of_any_type_on_an_empty_station_of_the_ward() {
    for goods in Goods::ALL {
        let position =
            Position::new(2)
                .hand(0, "ota")
                .after(&[BUILD, build_at("tamagawa"), new_store(goods), pay("ota")]);
        assert_eq!(position.store_at("tamagawa"), Some((0, goods.to_string())));
    }
    let position = Position::new(2).hand(0, "ota koto").after(&[BUILD]);
    assert_eq!(
        position.legal(),
        ["monzen_nakacho", "shin_kiba", "omori", "tamagawa"].map(build_at)
    );
    assert_eq!(position.refused_by(build_at("tokyo")), "S5.1");
}

#[test]
fn s5_1_one_store_or_department_store_per_station() {
    let position = Position::new(2)
        .store(0, "meguro", "everything")
        .store(1, "oimachi", "food")
        .hand(0, "shinagawa ota")
        .after(&[BUILD]);
    for station in ["meguro", "oimachi"] {
        assert_eq!(position.refused_by(build_at(station)), "S5.1");
    }
    assert!(position.is_legal(build_at("omori")));
}

#[test]
fn s5_1_without_a_station_that_can_be_paid_for_there_is_no_build() {
    assert_eq!(Position::new(2).refused_by(BUILD), "S5.1");
    let full = Position::new(2).store(1, "ueno", "food").hand(0, "taito");
    assert_eq!(full.refused_by(BUILD), "S5.1");
    assert!(full.hand(0, "ota").is_legal(BUILD));
}

#[test]
fn s5_2_the_store_may_come_from_the_map_and_keeps_its_type() {
    let position = Position::new(2)
        .store(0, "ueno", "food")
        .store(0, "oji", "food")
        .hand(0, "ota")
        .after(&[BUILD, build_at("omori")]);
    assert_eq!(
        position.refused_by(new_store(Goods::Food)),
        "S5.2",
        "both are on the map"
    );
    assert_eq!(position.events(move_store("ueno")), []);
    let paying = position.after(&[move_store("ueno")]);
    let moved = Event::StoreMoved {
        seat: SEATS[0],
        from: label("ueno"),
        to: label("omori"),
        goods: Goods::Food,
    };
    assert!(paying.events(pay("ota")).contains(&moved));
    let after = paying.after(&[pay("ota")]);
    assert_eq!(
        (after.store_at("ueno"), after.store_at("omori")),
        (None, Some((0, "food".into())))
    );
}

#[test]
fn s5_2_only_own_stores_move_and_department_stores_do_not() {
    let position = Position::new(2)
        .store(0, "tokyo", "everything")
        .store(1, "oji", "food")
        .store(0, "aoto", "books")
        .hand(0, "ota");
    let building = position.after(&[BUILD, build_at("omori")]);
    assert_eq!(
        building.legal(),
        Goods::ALL
            .map(new_store)
            .into_iter()
            .chain([move_store("aoto")])
            .collect::<Vec<_>>()
    );
    for station in ["tokyo", "oji", "ueno"] {
        assert_eq!(building.refused_by(move_store(station)), "S5.2");
    }
    assert_eq!(
        building.refused(move_store("tokyo")).reason,
        Refusal::DepartmentStoresStay {
            station: building.station("tokyo")
        }
    );
}

#[test]
fn s5_2_a_store_may_move_within_its_ward() {
    let position = Position::new(2).store(0, "omori", "food").hand(0, "ota");
    let moved = position.after(&[BUILD, build_at("tamagawa"), move_store("omori"), pay("ota")]);
    assert_eq!(moved.store_at("tamagawa"), Some((0, "food".into())));
}

#[test]
fn s5_3_building_gains_no_waiting_customers() {
    let position = Position::new(2)
        .waiting("ota", "food food2")
        .store(0, "ueno", "food")
        .hand(0, "ota ota");
    for store in [new_store(Goods::Food), move_store("ueno")] {
        let built = position.after(&[BUILD, build_at("omori"), store, pay("ota")]);
        assert_eq!(
            (built.waiting_in("ota"), built.earned_by(0)),
            ("food food2".into(), String::new())
        );
    }
}
