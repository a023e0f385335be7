//! V7: Move.

use super::support::{Position, QUEUE, position};
use crate::tests::support::{MOVE, STOP, go_to, hand_over, move_from, pay, start_at};

/// Set-up A of the rules of Version 1: seat 0 is Red, 1 Blue, 2 Green.
fn set_up_a(seat: usize) -> Position {
    let position = position(3, "", QUEUE)
        .store(0, "takadanobaba", "food")
        .store(0, "shinjuku", "books")
        .track(0, "takadanobaba", "shinjuku")
        .store(1, "yotsuya", "food")
        .store(1, "akihabara", "books")
        .track(1, "shinjuku", "yotsuya")
        .track(1, "yotsuya", "tokyo")
        .store(2, "iidabashi", "electronics")
        .store(2, "tokyo", "clothing")
        .track(2, "takadanobaba", "iidabashi")
        .waiting("shinjuku", "clothing")
        .waiting("chiyoda", "food books");
    position.turn_of(seat).hand(seat, "shinjuku chiyoda")
}

fn moving(position: &Position, ward: &str, start: &str) -> Position {
    position.after(&[MOVE, move_from(ward), pay(ward), start_at(start)])
}

#[test]
fn v7_1_all_customers_of_a_ward_that_is_paid_for_start_from_one_of_its_stations() {
    let position = set_up_a(2);
    let start = position.after(&[MOVE, move_from("chiyoda"), pay("chiyoda")]);
    assert_eq!(start.refused_by(start_at("shinjuku")), "V7.1");
    assert_eq!(position.after(&[MOVE]).refused_by(move_from("ota")), "V7.1");
    let stations = start.legal().len();
    assert_eq!(
        stations,
        position.game.map.stations_of(position.ward("chiyoda")).len(),
        "any of them"
    );
}

#[test]
fn v7_2_along_tracks_and_no_station_twice() {
    let on = moving(&set_up_a(2), "shinjuku", "takadanobaba").after(&[go_to("iidabashi")]);
    assert_eq!(
        on.waiting_in("chiyoda"),
        "food clothing books",
        "there is no way on, and nobody is picked up"
    );
    let on = moving(&set_up_a(2), "shinjuku", "shinjuku").after(&[go_to("takadanobaba")]);
    assert_eq!(on.refused_by(go_to("shinjuku")), "V7.2");
    assert_eq!(on.refused_by(go_to("ueno")), "V7.2");
}

#[test]
fn v7_3_k6_set_up_a_as_in_version_1() {
    let green = moving(&set_up_a(2), "shinjuku", "yotsuya").after(&[go_to("tokyo")]);
    assert_eq!(
        (green.earned_by(2).as_str(), green.hand_sizes()),
        ("clothing", vec![0, 4, 1])
    );
    let green = moving(&set_up_a(2), "shinjuku", "takadanobaba");
    let green = green.after(&[go_to("shinjuku"), go_to("yotsuya"), go_to("tokyo")]);
    assert_eq!(
        (green.earned_by(2).as_str(), green.hand_sizes()),
        ("clothing", vec![4, 4, 1])
    );
    let blue = moving(&set_up_a(1), "chiyoda", "akihabara");
    assert_eq!(
        (blue.earned_by(1).as_str(), blue.waiting_in("chiyoda").as_str()),
        ("books", "food")
    );
    let red = moving(&set_up_a(0), "chiyoda", "iidabashi").after(&[go_to("takadanobaba"), go_to("shinjuku")]);
    assert_eq!(
        (red.earned_by(0).as_str(), red.hand_sizes()),
        ("food books", vec![1, 0, 4])
    );
}

#[test]
fn v7_4_k6_a_move_may_stop_anywhere_and_change_nothing() {
    let position = set_up_a(2);
    let green = moving(&position, "shinjuku", "takadanobaba").after(&[go_to("iidabashi")]);
    assert_eq!(
        (green.earned_by(2).as_str(), green.waiting_in("chiyoda").as_str()),
        ("", "food clothing books")
    );
    assert_eq!(green.hand_sizes(), [0, 0, 1], "no Income for its own track");
    let blue = moving(&set_up_a(1), "chiyoda", "tokyo").after(&[STOP]);
    assert_eq!(
        (blue.waiting_in("chiyoda").as_str(), blue.hand_sizes()),
        ("food books", vec![0, 1, 0])
    );
}

/// The sample Move of R11: seat 0 is Blue, 1 Green, 2 Red.
fn sample(seat: usize) -> Position {
    let position = position(3, "", QUEUE)
        .store(0, "shimbashi", "everything")
        .bonus(0, 3)
        .store(0, "shibuya", "books")
        .track(0, "shimbashi", "roppongi")
        .track(0, "ebisu", "shibuya")
        .store(1, "roppongi", "clothing")
        .track(1, "roppongi", "ebisu")
        .track(2, "kachidoki", "shimbashi")
        .waiting("chuo", "books books2 clothing");
    let position = position.turn_of(seat).hand(seat, "chuo");
    moving(&position, "chuo", "kachidoki").after(&[go_to("shimbashi")])
}

#[test]
fn v7_5_k7_the_rest_stays_in_the_ward_of_the_last_station() {
    let blue = sample(0).after(&[
        hand_over("clothing"),
        go_to("roppongi"),
        go_to("ebisu"),
        go_to("shibuya"),
    ]);
    let blue = blue.after(&[hand_over("books2")]);
    assert_eq!(
        (blue.earned_by(0).as_str(), blue.waiting_in("shibuya").as_str()),
        ("clothing books2", "books")
    );
    assert_eq!(blue.hand_sizes(), [0, 4, 4]);
    let stops = sample(0).after(&[hand_over("books"), STOP]);
    assert_eq!(
        (stops.earned_by(0).as_str(), stops.waiting_in("minato").as_str()),
        ("books", "clothing books2")
    );
    assert_eq!(stops.hand_sizes(), [0, 0, 4]);
}

#[test]
fn v7_5_k7_the_move_is_over_when_nobody_is_left() {
    let blue = sample(0).after(&[hand_over("books"), go_to("roppongi"), go_to("ebisu"), go_to("shibuya")]);
    assert_eq!(
        (blue.earned_by(0).as_str(), blue.earned_by(1).as_str()),
        ("books books2", "clothing")
    );
    assert_eq!(blue.hand_sizes(), [0, 4, 4]);
}

#[test]
fn v7_6_k7_incomes_go_to_the_others_whose_tracks_were_used() {
    let green = sample(1).after(&[hand_over("books"), go_to("roppongi"), STOP]);
    assert_eq!(
        (green.earned_by(0).as_str(), green.earned_by(1).as_str()),
        ("books", "clothing")
    );
    assert_eq!(
        (green.waiting_in("minato").as_str(), green.hand_sizes()),
        ("books2", vec![4, 0, 4])
    );
}

#[test]
fn v7_6_k8_the_sample_move_of_the_japanese_book() {
    let red = position(2, "", QUEUE)
        .store(0, "kita_senju", "food")
        .store(0, "nishi_nippori", "books")
        .store(0, "akihabara", "everything")
        .bonus(0, 3)
        .track(0, "aoto", "kita_senju")
        .track(0, "nishi_nippori", "ueno")
        .track(0, "ueno", "akihabara")
        .store(1, "ueno", "clothing")
        .track(1, "kita_senju", "nishi_nippori")
        .waiting("katsushika", "books books2 clothing electronics2")
        .hand(0, "katsushika");
    let red = moving(&red, "katsushika", "aoto").after(&[go_to("kita_senju"), go_to("nishi_nippori")]);
    let red = red.after(&[
        hand_over("books2"),
        go_to("ueno"),
        go_to("akihabara"),
        hand_over("electronics2"),
    ]);
    let red = if red.is_legal(STOP) { red.after(&[STOP]) } else { red };
    assert_eq!(
        (red.earned_by(0).as_str(), red.earned_by(1).as_str()),
        ("books2 electronics2", "clothing")
    );
    assert_eq!(
        (red.waiting_in("chiyoda").as_str(), red.hand_sizes()),
        ("books", vec![0, 4])
    );
}
