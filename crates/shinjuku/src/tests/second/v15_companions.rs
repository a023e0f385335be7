//! V15 to V17: thieves, Hachiko, art collectors.

use super::support::{Position, QUEUE, REUNITE, position};
use crate::Action;
use crate::parts::companion::Companion;
use crate::parts::customer::Goods;
use crate::second::scene::{Place, Scene};
use crate::second::scoring::Collection;
use crate::tests::support::{
    END, MOVE, STOP, UPGRADE, give_up, go_to, hand_over, move_from, pay, start_at, upgrade_at,
};

const FOOD: usize = Goods::Food as usize;

fn thief(goods: Goods) -> Action {
    let companion = Companion::Thief { goods };
    Action::LetGo { companion }
}

fn scene(position: &Position) -> &Scene {
    &position.game.public.scene
}

#[test]
fn v15_1_v15_2_a_thief_waits_until_a_customer_of_its_type_is_in_the_queue() {
    let queue = ["ota: food", "koto", "kita", "taito"];
    let before = position(2, "thief", queue).next("chuo", "books");
    assert_eq!(scene(&before).thieves[FOOD], Place::Queue(0));
    assert_eq!(scene(&before).thieves[Goods::Books as usize], Place::Away);
    let after = before.next_turn();
    assert_eq!(
        after.ward_name(scene(&after).thieves[FOOD]),
        "ota",
        "it arrives with the customers"
    );
    assert_eq!(
        scene(&after).thieves[Goods::Books as usize],
        Place::Queue(0),
        "the next joins at once"
    );
    assert_eq!(after.game.public.scene.queued(), 1, "one arrived, one was drawn");
}

/// Food and the food thief stand before a food store of seat 1 at Nishi Nippori.
fn at_a_food_store(queue: [&str; 4]) -> Position {
    position(2, "thief", queue)
        .store(1, "nishi_nippori", "food")
        .track(0, "oji", "nishi_nippori")
        .waiting("kita", "food")
        .thief("food", "kita")
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
fn v15_3_k19_the_mover_chooses_between_customer_and_thief() {
    let at = at_a_food_store(["ota: books", "koto", "kita", "taito"]);
    assert!(at.is_legal(hand_over("food")) && at.is_legal(thief(Goods::Food)));
    let customer = at.after(&[hand_over("food")]);
    assert_eq!(
        (
            customer.earned_by(1).as_str(),
            customer.ward_name(scene(&customer).thieves[FOOD]).as_str()
        ),
        ("food", "arakawa")
    );
    let alone = position(2, "thief", ["ota: books", "koto", "kita", "taito"])
        .thief("food", "kita")
        .hand(0, "kita");
    assert!(
        alone.after(&[MOVE]).is_legal(move_from("kita")),
        "V11.3: it can be moved alone"
    );
}

#[test]
fn v15_4_k19_a_thief_handed_over_goes_to_the_holding_area_and_the_owner_gets_nothing() {
    let away = at_a_food_store(["ota: books", "koto", "kita", "taito"]).after(&[thief(Goods::Food)]);
    assert_eq!(
        (away.earned_by(1).as_str(), scene(&away).thieves[FOOD]),
        ("", Place::Away)
    );
    let back = at_a_food_store(["ota: books", "koto: food", "kita", "taito"]).after(&[thief(Goods::Food)]);
    assert_eq!(
        scene(&back).thieves[FOOD],
        Place::Queue(1),
        "it lies in the queue at once"
    );
}

#[test]
fn v16_1_the_dog_lives_in_shibuya_or_where_it_is_told() {
    let home = |words: &str| {
        let position = position(2, words, QUEUE);
        let home = scene(&position).home.expect("it has one");
        position.game.map.station(home).id.to_string()
    };
    assert_eq!(home("hachiko"), "shibuya");
    assert_eq!(home("hachiko home=ueno"), "ueno");
    let paris = super::support::options("hachiko city=paris");
    let first = paris.home().expect("it has one");
    assert_eq!(paris.map.station(first).rank, Some(1));
    let dog = position(2, "hachiko", QUEUE);
    assert_eq!(scene(&dog).dog, Place::Queue(0));
}

fn with_dog(queue: [&str; 4]) -> Position {
    let mut position = position(2, "hachiko", queue);
    position.game.public.scene.dog = Place::Queue(0);
    position
}

#[test]
fn v16_2_k20_the_dog_arrives_but_not_at_home() {
    let after = with_dog(["ota: food", "koto", "kita", "taito"]).next_turn();
    assert_eq!(after.ward_name(scene(&after).dog), "ota");
    let home = with_dog(["shibuya: food books", "koto", "kita", "taito"]);
    let bag = home.game.bag.len();
    let home = home.next_turn();
    assert_eq!(
        (
            home.waiting_in("shibuya").as_str(),
            home.ward_name(scene(&home).dog).as_str()
        ),
        ("food books", "card 1")
    );
    assert_eq!(bag - home.game.bag.len(), 2);
    let ended = with_dog(["shibuya: food", "koto", "kita", "taito"])
        .empty_bag(0)
        .next_turn();
    assert_eq!(scene(&ended).dog, Place::Away, "the queue has ended");
}

/// The dog and food are in Minato; Roppongi, Ebisu and Shibuya are joined.
fn reunion() -> Position {
    position(2, "hachiko", QUEUE)
        .dog("minato")
        .waiting("minato", "food")
        .track(0, "shimbashi", "roppongi")
        .track(1, "roppongi", "ebisu")
        .track(0, "ebisu", "shibuya")
        .hand(0, "minato")
}

#[test]
fn v16_3_the_dogs_ward_is_not_moved() {
    let position = reunion().waiting("kita", "books").hand(0, "kita");
    assert_eq!(position.after(&[MOVE]).refused_by(move_from("minato")), "V16.3");
}

#[test]
fn v16_4_v16_5_a_reunion_ends_at_home_without_a_card() {
    let start = reunion().after(&[REUNITE]);
    let on = start.after(&[start_at("shimbashi"), go_to("roppongi")]);
    assert_eq!(on.refused_by(STOP), "V7.4", "not before it is at home");
    let home = on.after(&[go_to("ebisu"), go_to("shibuya")]);
    assert_eq!(
        (home.waiting_in("shibuya").as_str(), home.hand_sizes()),
        ("food", vec![1, 4])
    );
    assert_eq!(home.ward_name(scene(&home).dog), "card 1");
    let served = reunion().store(1, "roppongi", "food").after(&[
        REUNITE,
        start_at("roppongi"),
        go_to("ebisu"),
        go_to("shibuya"),
    ]);
    assert_eq!(
        (
            served.earned_by(1).as_str(),
            served.ward_name(scene(&served).dog).as_str()
        ),
        ("food", "card 1")
    );
    let cut_off = position(2, "hachiko", QUEUE).dog("ota");
    assert_eq!(cut_off.refused_by(REUNITE), "V16.4");
}

#[test]
fn v16_5_after_the_end_of_the_queue_the_dog_leaves_the_game() {
    let queue = ["nerima: food", "nakano", "setagaya", "kita"];
    let position = position(2, "hachiko", queue)
        .dog("minato")
        .track(0, "roppongi", "ebisu")
        .track(0, "ebisu", "shibuya");
    let ended = position.empty_bag(0).next_turn().matsuri_anywhere();
    let home = ended.after(&[REUNITE, start_at("roppongi"), go_to("ebisu"), go_to("shibuya")]);
    assert_eq!(scene(&home).dog, Place::Away);
}

#[test]
fn v16_6_kaiju_and_dog_keep_apart() {
    let position = position(2, "hachiko kaiju=deck", QUEUE).dog("ota").kaiju("koto");
    let places = position.after(&[super::support::KAIJU]).places();
    assert!(!places.contains(&"ota".to_string()) && places.len() == 5);
    let closed = super::support::position(2, "hachiko kaiju=deck", QUEUE)
        .dog("minato")
        .kaiju("shibuya")
        .track(0, "roppongi", "ebisu")
        .track(0, "ebisu", "shibuya");
    assert_eq!(closed.refused_by(REUNITE), "V16.4");
}

/// Seat 0 can upgrade twice.
fn with_art() -> Position {
    position(2, "art", ["ota: food", "koto", "kita", "taito"])
        .store(0, "shinjuku", "food")
        .hand(0, "shinjuku")
        .earned(0, "food")
        .after(&[UPGRADE, upgrade_at("shinjuku"), give_up(false), pay("shinjuku")])
}

#[test]
fn v17_1_v17_2_k20_the_first_art_goes_to_the_player_and_the_others_into_the_queue() {
    let after = with_art();
    assert_eq!((scene(&after).art_earned, scene(&after).bonus), ([1, 0, 0, 0], [0; 4]));
    assert_eq!(after.queued(), ["ota: food food art", "koto: art", "kita", "taito"]);
    let next = after
        .store(1, "ueno", "books")
        .hand(1, "taito")
        .earned(1, "books")
        .next_turn()
        .matsuri_anywhere();
    let next = next.after(&[UPGRADE, upgrade_at("ueno"), give_up(false), pay("taito")]);
    let art: Vec<u8> = scene(&next).queue.iter().map(|space| space.art).collect();
    assert_eq!(
        art,
        [1, 1, 0, 0],
        "card 1 carried art, so its second token went onto card 2"
    );
}

#[test]
fn v17_3_art_is_handed_over_at_department_stores_only() {
    let arrived = position(2, "art", ["minato: food", "koto", "kita", "taito"])
        .store(1, "shimbashi", "everything")
        .store(1, "roppongi", "food")
        .store(0, "shinjuku", "food")
        .hand(0, "shinjuku")
        .earned(0, "food")
        .after(&[UPGRADE, upgrade_at("shinjuku"), give_up(false), pay("shinjuku")])
        .next_turn()
        .matsuri_anywhere();
    let minato = arrived.ward("minato").index();
    assert_eq!(
        (scene(&arrived).art[minato], arrived.waiting_in("minato").as_str()),
        (1, "food food")
    );
    let moving = arrived.after(&[MOVE, move_from("minato"), pay("minato")]);
    let art = Action::LetGo {
        companion: Companion::Art {},
    };
    let everything = moving.after(&[start_at("shimbashi"), art]);
    assert_eq!(scene(&everything).art_earned, [1, 1, 0, 0]);
    let food = moving.after(&[start_at("roppongi")]);
    assert_eq!(
        (food.earned_by(1).as_str(), scene(&food).art[minato]),
        ("food", 1),
        "it stays with the others"
    );
}

#[test]
fn v17_4_k20_a_set_of_five_scores_15() {
    let own = Collection {
        types: [3, 2, 4, 2],
        art: Some(1),
        bonus: 0,
    };
    assert_eq!((own.points(), own.sets().0[4]), (29, 1));
}

#[test]
fn v17_5_the_queue_has_not_ended_while_art_lies_on_it() {
    let mut position = position(2, "art", ["ota: food", "koto", "kita", "taito"])
        .store(0, "ueno", "everything")
        .empty_bag(0);
    position.game.public.scene.queue[1].art = 1;
    position.game.public.scene.art_earned[0] = 2;
    position.game.public.scene.took[0] = 1;
    let after = position.next_turn();
    assert_eq!(after.game.public.phase, crate::state::Phase::Turns);
    let ended = after.matsuri_anywhere().after(&[END]);
    assert_eq!(ended.game.public.phase, crate::state::Phase::LastDrawn);
    assert_eq!(
        scene(&ended).art[ended.ward("koto").index()],
        1,
        "it arrived, and can still be earned"
    );
}
