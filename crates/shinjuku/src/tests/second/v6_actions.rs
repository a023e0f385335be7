//! V6: Open, Expand, Income, Upgrade.

use super::support::{OPEN, Position, QUEUE, position};
use crate::tests::support::{
    END, EXPAND, INCOME, STOP, UPGRADE, build_at, connect, give_up, move_store, new_store, pay, upgrade_at,
};
use crate::{Event, Goods};

#[test]
fn v6_1_open_is_build_and_only_stores_move() {
    let position = position(2, "", QUEUE)
        .hand(0, "shibuya shibuya")
        .store(0, "ueno", "books")
        .store(0, "shimbashi", "everything")
        .bonus(0, 3);
    let at = position.after(&[OPEN, build_at("shibuya")]);
    assert!(at.is_legal(new_store(Goods::Food)) && at.is_legal(move_store("ueno")));
    assert_eq!(at.refused_by(move_store("shimbashi")), "V6.1");
    let moved = at.after(&[move_store("ueno"), pay("shibuya")]);
    assert_eq!(
        (moved.store_at("ueno"), moved.store_at("shibuya")),
        (None, Some((0, "books".into())))
    );
    let again = moved.next_turn().matsuri_anywhere().after(&[END]);
    let again = again.matsuri_anywhere().after(&[OPEN]);
    assert_eq!(again.refused_by(build_at("shibuya")), "V6.1", "not to where it stands");
}

#[test]
fn v6_2_expand_is_free_and_the_link_takes_no_track() {
    let position = position(2, "", QUEUE).after(&[EXPAND]);
    assert_eq!(position.refused_by(connect("shinjuku", "yoyogi")), "V6.2");
    let laid = position.after(&[connect("akihabara", "ueno")]);
    assert_eq!(
        (laid.track_at("akihabara", "ueno"), laid.refused_by(STOP)),
        (Some(0), "V4.5")
    );
}

/// The wards that pay for the second of two tracks.
fn wards(first: [&str; 2], second: [&str; 2]) -> String {
    let position = position(2, "", QUEUE).hand(0, "arakawa taito sumida");
    let second_step = position.after(&[EXPAND, connect(first[0], first[1])]);
    let position = second_step.after(&[connect(second[0], second[1])]);
    let purchase = position.game.public.step.purchase().expect("it is paid for");
    let map = position.game.map();
    let mut wards: Vec<String> = purchase
        .asked_for(map)
        .iter()
        .map(|ward| map.ward(ward).id.to_string())
        .collect();
    wards.sort();
    wards.join(" ")
}

#[test]
fn v6_3_k9_the_card_for_a_second_track() {
    assert_eq!(
        wards(["ueno", "nishi_nippori"], ["ueno", "oshiage"]),
        "arakawa sumida taito"
    );
    assert_eq!(
        wards(["ueno", "kita_senju"], ["akihabara", "ueno"]),
        "adachi chiyoda taito"
    );
    assert_eq!(
        wards(["iidabashi", "shinjuku"], ["roppongi", "yoyogi"]),
        "chiyoda minato shibuya shinjuku"
    );
    assert_eq!(
        wards(["iidabashi", "shinjuku"], ["shinjuku", "yotsuya"]),
        "chiyoda shinjuku"
    );
}

#[test]
fn v6_4_income_fills_the_hand_to_four_or_draws_one() {
    let drawn = |hand: &str, after: usize| {
        let position = position(2, "", QUEUE).hand(0, hand).after(&[INCOME]);
        assert_eq!(position.hand_sizes()[0], after, "{hand}");
    };
    drawn("", 4);
    drawn("ota koto kita", 4);
    drawn("ota koto kita taito", 5);
    drawn("ota koto kita taito chuo sumida", 7);
}

/// Seat 0 can upgrade its food store in Shinjuku.
fn upgrade() -> Position {
    position(2, "", QUEUE)
        .store(0, "shinjuku", "food")
        .hand(0, "shinjuku")
        .earned(0, "food food2 books")
}

#[test]
fn v6_5_a_store_with_a_card_and_a_customer_becomes_a_department_store() {
    let at = upgrade().after(&[UPGRADE, upgrade_at("shinjuku")]);
    assert!(at.is_legal(give_up(false)) && at.is_legal(give_up(true)));
    let done = at.after(&[give_up(true), pay("shinjuku")]);
    assert_eq!(done.store_at("shinjuku"), Some((0, "everything".into())));
    assert_eq!(done.earned_by(0), "food books");
    let without = position(2, "", QUEUE)
        .store(0, "shinjuku", "food")
        .hand(0, "shinjuku")
        .earned(0, "books");
    assert_eq!(without.refused_by(UPGRADE), "V6.5");
}

#[test]
fn v6_6_the_customer_paid_joins_the_queue_for_all_to_see() {
    let paying = upgrade().after(&[UPGRADE, upgrade_at("shinjuku"), give_up(true)]);
    let events = paying.events(pay("shinjuku"));
    assert!(
        events
            .iter()
            .any(|event| matches!(event, Event::Queued { space: 1, .. }))
    );
    let done = paying.after(&[pay("shinjuku")]);
    assert_eq!(
        (done.queued()[0].as_str(), done.gone().as_str()),
        ("nerima: food food2", "")
    );
}

#[test]
fn v6_7_k13_the_stacks_go_to_whoever_upgrades_and_the_seventh_gets_none() {
    let first = upgrade().after(&[UPGRADE, upgrade_at("shinjuku"), give_up(true), pay("shinjuku")]);
    assert_eq!(first.game.public.scene.bonus, [3, 0, 0, 0]);
    let icons = ["ueno", "akihabara", "tokyo", "shimbashi", "shibuya", "ikebukuro"];
    let built = |count: usize| {
        let owners = [0, 1, 1, 1, 2, 2];
        let stores = icons[..count].iter().zip(owners);
        let position = position(
            3,
            "",
            [
                "nerima: food food food food food food food food",
                "nakano",
                "setagaya",
                "kita",
            ],
        );
        let position = stores.fold(position, |position, (station, owner)| {
            position.store(owner, station, "everything")
        });
        let taken: u8 = crate::second::STACKS[..count].iter().sum();
        let position = position.bonus(1, taken).store(0, "shinjuku", "food");
        let position = position.hand(0, "shinjuku").earned(0, "food");
        position.after(&[UPGRADE, upgrade_at("shinjuku"), give_up(false), pay("shinjuku")])
    };
    let tokens = |count: usize| built(count).game.public.scene.bonus[0];
    assert_eq!([1, 2, 3, 4, 5, 6].map(tokens), [2, 2, 2, 1, 1, 0]);
    assert_eq!(built(6).game.public.scene.queued(), 9, "the queue grows all the same");
}
