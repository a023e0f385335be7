//! V14: the Kaiju of the deck.

use super::support::{KAIJU, Position, QUEUE, options, position, to};
use crate::parts::map::Ward;
use crate::second::scene::{Kaiju, Then};
use crate::state::Step;
use crate::tests::support::{END, INCOME, MOVE, go_to, move_from, pay, start_at};
use crate::{Action, Event, Shinjuku2};
use table::{Game, Seed};

fn deck(queue: [&str; 4]) -> Position {
    let mut position = position(2, "kaiju=deck", queue);
    position.game.public.scene.kaiju = Kaiju::Waiting;
    position
}

/// All but so many cards of the pile are discarded.
fn left(mut position: Position, count: usize) -> Position {
    while position.game.cards.pile.len() > count {
        let card = position.game.cards.pile.pop().expect("there are more");
        position.game.cards.discard(card);
    }
    position
}

#[test]
fn v14_1_its_card_lies_under_half_of_the_ward_cards() {
    let before = left(deck(QUEUE), 37).next_turn();
    assert_eq!(
        before.game.public.scene.kaiju,
        Kaiju::Waiting,
        "the 36th card from above was a ward card"
    );
    let drawn = left(deck(QUEUE), 36).next_turn();
    assert!(
        matches!(drawn.game.public.scene.kaiju, Kaiju::Drawn(_)),
        "under it lies the Kaiju"
    );
    assert_eq!(drawn.game.cards.pile.len(), 35, "and another card was drawn instead");
}

#[test]
fn v14_2_drawn_in_a_refill_it_comes_ashore_after_the_matsuri() {
    let drawn = left(deck(QUEUE), 36).next_turn();
    let ashore = drawn.after(&[to("nerima")]);
    assert_eq!(ashore.places(), ["koto", "ota", "edogawa"]);
    assert_eq!(ashore.refused_by(to("kita")), "V14.2");
    let there = ashore.after(&[to("koto")]);
    assert_eq!(there.game.public.step, Step::Choose);
}

#[test]
fn v14_2_drawn_in_an_income_who_took_it_chooses_when_the_action_is_complete() {
    let own = left(deck(QUEUE), 38).after(&[INCOME]);
    assert_eq!(own.seat(), 0, "the turn has not ended yet");
    let ended = own.after(&[to("ota")]);
    assert_eq!(
        (ended.seat(), ended.game.public.scene.kaiju_ward()),
        (1, Some(ended.ward("ota")))
    );
    let others = left(
        deck(QUEUE)
            .track(1, "oji", "nishi_nippori")
            .waiting("kita", "food")
            .hand(0, "kita kita"),
        37,
    );
    let moved = others.after(&[
        MOVE,
        move_from("kita"),
        pay("kita"),
        start_at("oji"),
        go_to("nishi_nippori"),
    ]);
    assert_eq!(
        (moved.seat(), moved.game.public.awaiting().first().map(u8::from)),
        (0, Some(1))
    );
    let chosen = moved.after(&[to("edogawa")]);
    assert_eq!(
        (chosen.seat(), chosen.is_legal(INCOME)),
        (0, true),
        "then the turn goes on"
    );
}

#[test]
fn v14_2_in_other_cities_a_card_says_where() {
    let game = Shinjuku2::new(2, &options("kaiju=deck city=paris"), Seed::from_text("paris")).expect("good");
    let mut game = game;
    let mut rng = table::Rng::new(Seed::from_text("paris"));
    let mut buffer = Vec::new();
    while game.public.scene.kaiju_ward().is_none() {
        let (seat, action) = table::random_decision(&game, &mut rng, &mut buffer).expect("the game goes on");
        game.apply(seat, &action, &mut ()).expect("listed");
        let asks = matches!(
            game.public.step,
            Step::Figure(crate::second::scene::Asked::Kaiju { .. })
        );
        assert!(!asks, "nobody chooses");
    }
}

#[test]
fn v14_3_k17_the_action_moves_it_to_a_neighbour_for_nothing() {
    let position = position(2, "kaiju=deck", QUEUE).kaiju("koto").after(&[KAIJU]);
    let mut places = position.places();
    places.sort();
    assert_eq!(places, ["chuo", "edogawa", "minato", "ota", "shinagawa", "sumida"]);
    let moved = position.after(&[to("chuo")]);
    assert_eq!((moved.refused_by(KAIJU), moved.game.public.actions_left()), ("V4.5", 1));
    let waiting = deck(QUEUE);
    assert_eq!(waiting.refused_by(KAIJU), "V14.3");
}

#[test]
fn v14_4_k17_all_who_are_there_flee_together() {
    let position = position(2, "kaiju=deck kaicho", QUEUE)
        .kaiju("koto")
        .waiting("edogawa", "food books")
        .kaicho(1, "edogawa");
    let flight = position.after(&[KAIJU, to("edogawa")]);
    assert_eq!(
        flight.places(),
        ["sumida", "koto", "katsushika"],
        "the ward it came from is allowed"
    );
    let fled = flight.after(&[to("sumida")]);
    assert_eq!(
        (fled.waiting_in("sumida").as_str(), fled.waiting_in("edogawa").as_str()),
        ("food books", "")
    );
    assert_eq!(fled.ward_name(fled.game.public.scene.kaicho[1]), "sumida");
    let empty = position.after(&[KAIJU, to("ota")]);
    assert_eq!(
        empty.game.public.step,
        Step::Choose,
        "with nobody there no choice follows"
    );
}

#[test]
fn v14_5_k17_no_group_touches_its_ward() {
    let position = position(2, "kaiju=deck", QUEUE)
        .kaiju("shibuya")
        .waiting("shibuya", "food")
        .waiting("shinjuku", "books")
        .hand(0, "shibuya shinjuku")
        .track(0, "shinjuku", "yotsuya");
    let moving = position.after(&[MOVE]);
    assert_eq!(moving.refused_by(move_from("shibuya")), "V14.5");
    let at = moving.after(&[move_from("shinjuku"), pay("shinjuku"), start_at("shinjuku")]);
    assert_eq!(at.refused_by(go_to("yoyogi")), "V14.5", "the link is closed");
    assert!(at.is_legal(go_to("yotsuya")));
}

#[test]
fn v14_6_k17_it_makes_room_for_those_who_arrive() {
    let queue = ["koto: food", "nakano", "setagaya", "kita"];
    let position = position(2, "kaiju=deck", queue).kaiju("koto").next_turn();
    assert_eq!((position.places().len(), position.waiting_in("koto").as_str()), (6, ""));
    assert_eq!(position.refused_by(to("kita")), "V14.6");
    let gone = position.after(&[to("ota")]);
    assert_eq!(
        (gone.waiting_in("koto").as_str(), gone.game.public.taken.is_empty()),
        ("food", true)
    );
    let ended = super::support::position(2, "kaiju=deck", ["nakano: food", "koto", "setagaya", "kita"]);
    let ended = ended
        .empty_bag(0)
        .kaiju("koto")
        .next_turn()
        .matsuri_anywhere()
        .after(&[END]);
    assert_eq!(
        ended.game.public.phase,
        crate::state::Phase::Over,
        "with two players the second ended it"
    );
}

#[test]
fn v14_7_the_princess_flees_alone_and_nobody_may_go_to_the_kaiju() {
    let position = position(2, "kaiju=deck princess kaicho", QUEUE)
        .kaiju("koto")
        .princess("edogawa")
        .waiting("edogawa", "food");
    let flight = position.after(&[KAIJU, to("edogawa"), to("sumida")]);
    assert_eq!(flight.places(), ["sumida", "koto", "katsushika"], "then the Princess");
    let fled = flight.after(&[to("koto")]);
    assert_eq!(fled.game.public.scene.princess, Some(fled.ward("koto")));
    assert!(
        !fled
            .after(&[Action::Wander {}])
            .places()
            .contains(&"edogawa".to_string())
    );
    assert!(
        !fled
            .after(&[Action::Explore {}])
            .places()
            .contains(&"edogawa".to_string())
    );
    let events = position.after(&[KAIJU, to("edogawa")]).events(to("sumida"));
    assert!(events.iter().any(|event| matches!(event, Event::Fled { .. })));
    assert_eq!(Then::Choose, crate::second::scene::Asked::Matsuri.then());
    assert_eq!(Ward(0).index(), 0);
}
