//! V10, V11: the options of the base books; what goes together.

use table::{Game, ScorePad, Seed};

use super::support::{QUEUE, options, position, to};
use crate::Shinjuku2;
use crate::second::entry::Entry;
use crate::second::scene::Kaiju;
use crate::tests::support::{END, INCOME, MOVE, UPGRADE, give_up, move_from, pay, upgrade_at};

#[test]
fn v10_1_without_the_matsuri_nobody_moves_it_and_nothing_is_wild() {
    let position = position(2, "no_matsuri", QUEUE)
        .hand(1, "suginami")
        .waiting("chuo", "food")
        .next_turn();
    assert!(position.is_legal(INCOME), "actions at once");
    assert!(!position.is_legal(MOVE) || !position.after(&[MOVE]).is_legal(move_from("chuo")));
}

#[test]
fn v10_2_without_bonus_tokens_an_upgrade_brings_none() {
    let position = position(2, "bonus=none", QUEUE)
        .store(0, "shinjuku", "food")
        .hand(0, "shinjuku")
        .earned(0, "food");
    let after = position.after(&[UPGRADE, upgrade_at("shinjuku"), give_up(false), pay("shinjuku")]);
    assert_eq!(after.game.public.scene.bonus, [0; 4]);
    assert_eq!(after.queued()[0], "nerima: food food", "the queue is as usual");
}

#[test]
fn v10_3_k14_a_refill_fills_the_queue_to_eight() {
    let new = Shinjuku2::new(2, &options("bonus=eight no_matsuri"), Seed::from_text("eight")).expect("a set-up");
    assert_eq!(new.public.scene.queued(), 8);
    let arrived: usize = new.public.waiting.iter().map(crate::Customers::len).sum::<usize>() - 8;
    assert_eq!(new.bag.len(), 56 - arrived);
    let queue = [
        "nerima: food food food",
        "nakano: books books",
        "setagaya: clothing clothing",
        "kita: electronics",
    ];
    let before = position(2, "bonus=eight", queue).next("", "food clothing2 books2");
    let after = before.next_turn();
    assert_eq!(after.game.public.scene.queued(), 8, "three arrived, three were drawn");
    let nine = [
        "nerima: food food",
        "nakano: books books books",
        "setagaya: clothing clothing clothing",
        "kita: electronics",
    ];
    let before = position(2, "bonus=eight", nine);
    let left = before.game.bag.len();
    assert_eq!(
        left - before.next_turn().game.bag.len(),
        1,
        "two arrived of nine, one was drawn"
    );
}

#[test]
fn v10_4_k18_the_kaiju_comes_out_of_the_bay_when_the_pile_is_used_up() {
    let mut before = position(2, "kaiju=bay", QUEUE)
        .waiting("ota", "food books")
        .pile("chuo")
        .next("", "clothing");
    before.game.public.scene.kaiju = Kaiju::Waiting;
    let refilled = before.next_turn();
    assert_eq!(refilled.game.public.scene.kaiju, Kaiju::Bay);
    let ashore = refilled.after(&[to("nerima")]);
    assert_eq!(ashore.places(), ["koto", "ota", "edogawa"]);
    let flight = ashore.after(&[to("ota")]);
    let mut places = flight.places();
    places.sort();
    assert_eq!(places, ["koto", "meguro", "setagaya", "shinagawa"]);
    let fled = flight.after(&[to("koto")]);
    assert_eq!(
        (fled.waiting_in("koto").as_str(), fled.waiting_in("ota").as_str()),
        ("food books", "")
    );
    let next = fled.after(&[END]).matsuri_anywhere();
    assert!(
        next.places().contains(&"shinagawa".to_string()),
        "it has to move in every turn"
    );
    assert_eq!(next.refused_by(INCOME), "V14.3");
    assert!(
        !next.after(&[to("shinagawa")]).is_legal(super::support::KAIJU),
        "and is no action"
    );
}

#[test]
fn v10_5_customers_may_arrive_where_the_kaiju_of_the_bay_is_and_stay_when_it_leaves() {
    let queue = ["ota: clothing", "nakano", "setagaya", "kita"];
    let position = position(2, "kaiju=bay", queue)
        .kaiju("ota")
        .waiting("shinagawa", "food")
        .next_turn();
    assert_eq!(position.waiting_in("ota"), "clothing", "it makes no room");
    let gone = position.after(&[to("nerima"), to("shinagawa"), to("minato")]);
    assert_eq!(
        (gone.waiting_in("ota").as_str(), gone.waiting_in("minato").as_str()),
        ("clothing", "food")
    );
}

#[test]
fn v10_6_the_first_bonus_token_wins_ties() {
    let entry = r#"{"players":[
        {"customers":{"food":{"singles":2},"clothing":{"singles":2},"books":{"singles":2},"electronics":{"singles":2}},"took":2},
        {"customers":{"food":{"singles":1},"clothing":{"singles":2},"books":{"singles":3},"electronics":{"doubles":2}},"took":1}]}"#;
    let entry: Entry = serde_json::from_str(entry).expect("JSON");
    let places = |words: &str| {
        let outcome = Shinjuku2::score(&options(words), &entry).expect("good");
        outcome.seats.iter().map(|seat| seat.place).collect::<Vec<_>>()
    };
    assert_eq!((places(""), places("first_token")), (vec![1, 2], vec![2, 1]));
    let outcome = Shinjuku2::score(&options("first_token"), &entry).expect("good");
    let ruling = outcome
        .tie()
        .and_then(|tie| <Shinjuku2 as table::Present>::tie_ruling(&tie));
    assert_eq!(ruling.expect("a tie").clause, "V10.6");
}

#[test]
fn v11_2_no_art_collector_without_bonus_tokens() {
    let new = |words: &str| Shinjuku2::new(2, &options(words), Seed::from_text("art"));
    assert!(new("art bonus=none").is_err() && new("art bonus=eight").is_err() && new("art").is_ok());
    assert!(new("art princess kaicho thief hachiko kaiju=bay first_token").is_ok());
}
