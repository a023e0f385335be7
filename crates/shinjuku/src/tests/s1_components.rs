//! S1: components.

use table::{Game, Seed};

use super::support::*;
use crate::parts::map::Map;
use crate::{Goods, Options, Shinjuku};

#[test]
fn s1_1_the_map_has_23_wards_44_stations_67_connections_and_the_link() {
    let map = Map::standard();
    assert_eq!(
        [map.wards.len(), map.stations.len(), map.connections.len()],
        [23, 44, 67]
    );
    let links: Vec<_> = map
        .links
        .iter()
        .map(|link| link.map(|station| map.station(station).id.to_string()))
        .collect();
    assert_eq!(links, [["shinjuku", "yoyogi"]]);
}

#[test]
fn s1_1_twelve_stations_have_the_icon_ranked_1_to_12() {
    let map = Map::standard();
    let mut ranked: Vec<_> = map
        .stations
        .iter()
        .filter_map(|station| station.rank.map(|rank| (rank, station.id.to_string())))
        .collect();
    ranked.sort();
    assert_eq!(
        ranked.iter().map(|(rank, _)| *rank).collect::<Vec<_>>(),
        (1..=12).collect::<Vec<_>>()
    );
    assert_eq!(
        [ranked[0].1.as_str(), ranked[11].1.as_str()],
        ["shinjuku", "naka_meguro"]
    );
}

#[test]
fn s1_1_what_is_not_on_the_map_is_refused() {
    let position = Position::new(2).hand(0, "ota").after(&[BUILD]);
    assert_eq!(position.refused_by(build_at("osaka")), "S1.1");
    let moving = Position::new(2)
        .hand(0, "ota")
        .store(0, "omori", "food")
        .waiting("ota", "food")
        .after(&[MOVE]);
    assert_eq!(moving.refused_by(move_from("osaka")), "S1.1");
}

#[test]
fn s1_1_another_map_can_be_loaded_and_played() {
    let mut options = Options::default();
    table::Options::set(&mut options, "map", super::s1_load::SMALL).expect("a good map");
    let game = Shinjuku::new(2, &options, Seed::from_text("small")).expect("a legal set-up");
    assert_eq!(game.view(table::Viewer::Spectator).map().name, "Small");
    assert_eq!(game.check(), Ok(()));
}

#[test]
fn s1_2_there_are_72_ward_cards_2_to_5_per_ward() {
    let map = Map::standard();
    assert_eq!(map.card_count(), 72);
    let counts = |cards: u8| map.wards.iter().filter(|ward| ward.cards == cards).count();
    assert_eq!([2, 3, 4, 5].map(counts), [8, 6, 7, 2]);
    assert_eq!(Position::new(2).game.cards.pile.len(), 72);
}

#[test]
fn s1_3_there_are_52_customers() {
    let map = Map::standard();
    let of_type = |goods: Goods| {
        (
            map.customers.tokens(goods),
            map.customers.points(goods) - i32::from(map.customers.tokens(goods)),
        )
    };
    assert_eq!(
        Goods::ALL.map(of_type),
        [(17, 6), (14, 5), (12, 4), (9, 3)],
        "tokens, doubles"
    );
    assert_eq!(map.customers.len(), 52);
}

#[test]
fn s1_4_each_player_has_two_stores_of_each_type() {
    let building = |position: Position| position.hand(0, "ota").after(&[BUILD, build_at("omori")]);
    for goods in Goods::ALL {
        let one = Position::new(2).store(0, "tokyo", goods.name());
        building(one.clone()).after(&[new_store(goods), pay("ota")]);
        let two = one.store(0, "ueno", goods.name()).store(1, "oji", goods.name());
        assert_eq!(building(two.clone()).refused_by(new_store(goods)), "S5.2");
        assert_eq!(two.game.check(), Ok(()));
        let third = two.store(0, "aoto", goods.name()).game.check().expect_err("three");
        assert_eq!(third.to_string(), format!("seat 0: too many {goods} stores"));
    }
}

#[test]
fn s1_4_each_player_has_three_department_stores() {
    let three = Position::new(2)
        .store(0, "tokyo", "everything")
        .store(0, "ueno", "everything")
        .store(0, "meguro", "everything");
    assert_eq!(three.game.check(), Ok(()));
    assert_eq!(
        three
            .store(0, "shibuya", "everything")
            .game
            .check()
            .expect_err("four")
            .to_string(),
        "seat 0: too many department stores"
    );
}

#[test]
fn s1_4_track_is_16_13_or_10() {
    for (players, track) in [(2, 16), (3, 13), (4, 10)] {
        let all_but_one = Position::new(players).many_tracks(0, track - 1, &[["jiyugaoka", "tamagawa"]]);
        let none_left = all_but_one
            .after(&[EXPAND, connect("jiyugaoka", "tamagawa"), END])
            .turn_of(0);
        assert_eq!(none_left.refused_by(EXPAND), "S5.7", "{players} players");
    }
}
