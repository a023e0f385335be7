//! V11 to V13: free actions, the Princess, Kaicho.

use super::support::{OPEN, QUEUE, position, to};
use crate::Action;
use crate::parts::companion::Companion;
use crate::second::scene::Place;
use crate::tests::support::{EXPAND, MOVE, SEATS, STOP, build_at, connect, go_to, move_from, new_store, pay, start_at};
use crate::{Goods, Shinjuku2};
use table::{Game, Seed};

const WANDER: Action = Action::Wander {};
const EXPLORE: Action = Action::Explore {};

fn drop_of(owner: usize) -> Action {
    Action::LetGo {
        companion: Companion::Kaicho { owner: SEATS[owner] },
    }
}

#[test]
fn v11_1_a_free_action_costs_no_action_and_comes_once_before_the_second() {
    let position = position(2, "princess kaicho", QUEUE)
        .princess("chiyoda")
        .hand(0, "minato");
    let wandered = position.after(&[WANDER, to("minato")]);
    assert_eq!(wandered.refused_by(WANDER), "V11.1");
    assert_eq!(wandered.game.public.actions_left(), 2);
    let one = wandered.after(&[OPEN, build_at("shimbashi"), new_store(Goods::Food), pay("minato")]);
    assert!(one.is_legal(EXPLORE), "after the first action");
    let two = one.after(&[EXPAND, connect("tokyo", "shimbashi")]);
    assert!(!two.is_legal(EXPLORE));
    assert_eq!(two.refused_by(EXPLORE), "V11.1");
    let next = two.next_turn().matsuri_anywhere();
    assert!(next.is_legal(WANDER), "once in each turn");
    assert_eq!(super::support::position(2, "", QUEUE).refused_by(WANDER), "V12.2");
}

#[test]
fn v12_1_the_princess_starts_in_chiyoda_and_elsewhere_where_a_card_says() {
    let start = |words: &str| {
        let game = Shinjuku2::new(2, &super::support::options(words), Seed::from_text("princess")).expect("good");
        game.public
            .scene
            .princess
            .map(|ward| game.map.ward(ward).id.to_string())
    };
    assert_eq!(start("princess").as_deref(), Some("chiyoda"));
    assert!(start("princess city=paris").is_some());
    assert_eq!(start(""), None);
}

#[test]
fn v12_2_she_wanders_to_a_neighbour() {
    let position = position(2, "princess", QUEUE).princess("chiyoda").after(&[WANDER]);
    assert_eq!(position.places(), ["chuo", "minato", "shinjuku", "bunkyo", "taito"]);
    assert_eq!(position.refused_by(to("ota")), "V12.2");
}

#[test]
fn v12_3_cards_of_her_ward_are_wild_for_everybody_and_no_move_takes_her_along() {
    let position = position(2, "princess", QUEUE)
        .princess("kita")
        .waiting("kita", "food")
        .hand(0, "kita kita");
    let built = position.after(&[OPEN, build_at("tokyo"), new_store(Goods::Food)]);
    assert_eq!(built.payments(), ["kita"]);
    let moved = position
        .track(0, "oji", "nishi_nippori")
        .after(&[MOVE, move_from("kita"), pay("kita")]);
    let moved = moved.after(&[start_at("oji"), go_to("nishi_nippori")]);
    assert_eq!(moved.waiting_in("arakawa"), "food");
    assert_eq!(moved.game.public.scene.princess, Some(moved.ward("kita")));
}

#[test]
fn v13_1_v13_2_a_kaicho_comes_onto_the_map_anywhere_and_then_goes_to_neighbours() {
    let position = position(2, "kaicho", QUEUE);
    assert_eq!(position.game.public.scene.kaicho, [Place::Away; 4]);
    let explore = position.after(&[EXPLORE]);
    assert_eq!(explore.places().len(), 23);
    let placed = explore.after(&[to("ota")]);
    assert_eq!(placed.ward_name(placed.game.public.scene.kaicho[0]), "ota");
    let later = placed
        .kaicho(1, "ota")
        .after(&[crate::tests::support::END])
        .matsuri_anywhere();
    assert_eq!(later.after(&[EXPLORE]).places().len(), 4);
}

#[test]
fn v13_3_cards_of_its_ward_are_wild_for_its_player_alone() {
    let payments = |owner: usize| {
        let position = position(2, "kaicho", QUEUE).kaicho(owner, "kita").hand(0, "kita");
        position.after(&[OPEN]).is_legal(build_at("tokyo"))
    };
    assert!(payments(0) && !payments(1));
}

/// Food and the Kaicho of seat 0 go from Oji, past a station with a store, to Ueno.
fn with_kaicho(store: &str) -> super::support::Position {
    position(2, "kaicho", QUEUE)
        .store(1, "nishi_nippori", store)
        .track(0, "oji", "nishi_nippori")
        .track(0, "nishi_nippori", "ueno")
        .waiting("kita", "food")
        .kaicho(0, "kita")
        .hand(0, "kita")
        .after(&[
            MOVE,
            move_from("kita"),
            pay("kita"),
            start_at("oji"),
            go_to("nishi_nippori"),
        ])
}

#[test]
fn v13_4_k19_a_kaicho_may_be_dropped_where_a_customer_would_be_handed_over() {
    let food = crate::tests::support::hand_over("food");
    let at = with_kaicho("food");
    assert!(at.is_legal(food) && at.is_legal(drop_of(0)));
    let dropped = at.after(&[drop_of(0), go_to("ueno")]);
    assert_eq!(dropped.ward_name(dropped.game.public.scene.kaicho[0]), "arakawa");
    assert_eq!(
        (dropped.waiting_in("taito").as_str(), dropped.earned_by(1).as_str()),
        ("food", "")
    );
    let books = with_kaicho("books");
    assert!(
        !books.is_legal(drop_of(0)),
        "where nobody would be handed over nothing happens"
    );
    assert!(books.is_legal(go_to("ueno")));
}

#[test]
fn v13_5_a_kaicho_alone_goes_on() {
    let alone = with_kaicho("food").after(&[crate::tests::support::hand_over("food")]);
    assert_eq!(alone.earned_by(1), "food");
    let on = alone.after(&[go_to("ueno")]);
    let on = if on.is_legal(STOP) { on.after(&[STOP]) } else { on };
    assert_eq!(on.ward_name(on.game.public.scene.kaicho[0]), "taito");
    assert_eq!(on.waiting_in("taito"), "");
}

#[test]
fn v11_3_a_ward_with_a_kaicho_alone_can_be_moved() {
    let position = position(2, "kaicho", QUEUE)
        .kaicho(1, "kita")
        .track(0, "oji", "nishi_nippori")
        .hand(0, "kita");
    let moved = position.after(&[
        MOVE,
        move_from("kita"),
        pay("kita"),
        start_at("oji"),
        go_to("nishi_nippori"),
    ]);
    assert_eq!(moved.ward_name(moved.game.public.scene.kaicho[1]), "arakawa");
}
