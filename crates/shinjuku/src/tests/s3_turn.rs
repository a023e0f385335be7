//! S3: a turn.

use table::Game;

use super::support::*;
use crate::state::Phase;
use crate::{Event, Goods, Kind, Options};

/// Seat 0 ends its turn; food, books and clothing come next, to Ota and then Koto.
fn before_arrivals(department_stores: &[(usize, &str)]) -> Position {
    let position = Position::new(2).bag("food books clothing food2").pile("ota koto");
    department_stores.iter().fold(position, |position, (seat, station)| {
        position.store(*seat, station, "everything")
    })
}

#[test]
fn s3_1_one_customer_arrives_with_up_to_two_department_stores() {
    for stores in [&[][..], &[(0, "tokyo")], &[(0, "tokyo"), (1, "ueno")]] {
        let position = before_arrivals(stores).after(&[END]);
        assert_eq!(position.waiting_in("ota"), "food");
    }
    let plain_stores = before_arrivals(&[(0, "tokyo"), (1, "ueno")])
        .store(0, "shibuya", "food")
        .store(1, "meguro", "food");
    assert_eq!(
        plain_stores.after(&[END]).waiting_in("ota"),
        "food",
        "stores are no department stores"
    );
}

#[test]
fn s3_1_two_arrive_with_three_or_more_of_all_players_together() {
    for stores in [
        &[(0, "tokyo"), (1, "ueno"), (0, "shibuya")][..],
        &[(1, "tokyo"), (1, "ueno"), (1, "shibuya"), (0, "meguro")],
    ] {
        assert_eq!(before_arrivals(stores).after(&[END]).waiting_in("ota"), "food books");
    }
}

#[test]
fn s3_1_what_counts_is_the_start_of_the_turn() {
    let two = Position::new(2)
        .store(1, "tokyo", "everything")
        .store(1, "ueno", "everything")
        .store(0, "meguro", "food");
    let ready = two
        .earned(0, "food")
        .hand(0, "shinagawa")
        .bag("food books clothing")
        .pile("ota koto");
    let third = ready.after(&[UPGRADE, upgrade_at("meguro"), give_up(false), pay("shinagawa")]);
    assert_eq!(third.game.bag.len(), 3, "none arrives in the middle of a turn");
    assert_eq!(third.after(&[END]).waiting_in("ota"), "food books");
}

#[test]
fn s3_2_all_customers_of_a_turn_go_to_the_ward_of_one_card() {
    let mut position = before_arrivals(&[(0, "tokyo"), (1, "ueno"), (0, "shibuya")]);
    let events = position.events(END);
    position.act(END);
    assert_eq!(
        (position.waiting_in("ota"), position.waiting_in("koto")),
        ("food books".into(), String::new())
    );
    assert_eq!(position.top(), Some("ota".into()), "the card is discarded");
    assert!(events.contains(&Event::Arrived {
        ward: label("ota"),
        customers: vec![customer("food"), customer("books")]
    }));
    position.act(END);
    assert_eq!(position.waiting_in("koto"), "food2 clothing");
}

#[test]
fn s3_2_customers_join_those_in_the_ward() {
    let position = Position::new(2)
        .waiting("ota", "electronics")
        .bag("food books")
        .pile("ota")
        .after(&[END]);
    assert_eq!(position.waiting_in("ota"), "food electronics");
}

#[test]
fn s3_2_without_any_card_the_customers_due_leave_the_game() {
    let position = Position::new(2).bag("food books clothing").hoard(1);
    let before = position.game.public.gone;
    assert!(position.events(END).contains(&Event::Lost {
        customers: vec![customer("food")]
    }));
    let after = position.after(&[END]);
    assert_eq!(after.game.public.gone.without(&before), Some(customers("food")));
    assert!(after.game.public.waiting.iter().all(crate::Customers::is_empty));
    assert_eq!(after.game.bag.len(), 2);
}

#[test]
fn s3_2_a_card_among_the_discards_is_a_card() {
    let mut position = Position::new(2).bag("food books").hand(0, "ota").hoard(1);
    position.game.private[0].hand.remove(position.ward("ota"));
    position.game.cards.discard(position.ward("ota"));
    assert_eq!(position.after(&[END]).waiting_in("ota"), "food");
}

#[test]
fn s3_2_customers_lost_count_as_drawn() {
    let position = Position::new(2).bag("food").hoard(1).after(&[END]);
    assert_eq!(position.game.public.phase, Phase::LastDrawn);
}

#[test]
fn s3_2_a_game_of_hoarders_ends() {
    let mut position = Position::new(3).hoard(1).bag_of(7);
    let mut turns = 0;
    while !position.game.awaiting().is_empty() {
        position.act(INCOME);
        turns += 1;
    }
    assert_eq!(turns, 1 + 7 + 3, "seven arrivals, one last turn each");
    assert_eq!(position.hand_sizes(), [0, 72, 0]);
    assert!(position.game.outcome().is_some());
}

#[test]
fn s3_2_a_game_in_which_all_only_take_income_ends() {
    let mut game = new_game(4, &Options::default(), "income");
    while let Some(seat) = game.awaiting().first() {
        game.apply(seat, &INCOME, &mut ()).expect("Income is always legal");
        assert_eq!(game.check(), Ok(()));
    }
    assert_eq!(
        game.seats().map(|seat| game.private(seat).hand.len()).sum::<usize>(),
        72
    );
}

#[test]
fn s3_3_if_the_bag_has_fewer_those_arrive() {
    let three = [(0, "tokyo"), (1, "ueno"), (0, "shibuya")]
        .iter()
        .fold(Position::new(2), |position, (seat, at)| {
            position.store(*seat, at, "everything")
        });
    let last = three.bag("books").pile("ota").after(&[END]);
    assert_eq!(
        (last.waiting_in("ota"), last.game.public.phase),
        ("books".into(), Phase::LastDrawn)
    );
}

/// Seat 0 can take every action.
fn free_to_act() -> Position {
    Position::new(2)
        .store(0, "tokyo", "food")
        .earned(0, "food")
        .waiting("chiyoda", "food")
        .hand(0, "chiyoda chiyoda chiyoda ota ota")
}

#[test]
fn s3_4_each_action_is_offered() {
    let position = free_to_act();
    assert_eq!(position.legal(), [BUILD, EXPAND, UPGRADE, MOVE, INCOME, END]);
}

#[test]
fn s3_4_two_different_actions_in_any_order() {
    let build = |position: &Position| position.after(&[BUILD, build_at("omori"), new_store(Goods::Books), pay("ota")]);
    let expand = |position: &Position| position.after(&[EXPAND, connect("tokyo", "yotsuya"), STOP]);
    for both in [expand(&build(&free_to_act())), build(&expand(&free_to_act()))] {
        assert_eq!(
            (both.store_at("omori"), both.track_at("tokyo", "yotsuya")),
            (Some((0, "books".into())), Some(0))
        );
        for third in [MOVE, UPGRADE, INCOME, BUILD] {
            assert_eq!(both.refused_by(third), "S3.4");
        }
        assert_eq!(both.legal(), [END]);
    }
}

#[test]
fn s3_4_the_second_action_is_a_different_one() {
    let expanded = free_to_act().after(&[EXPAND, connect("tokyo", "yotsuya"), STOP]);
    assert_eq!(expanded.refused_by(EXPAND), "S3.4");
    assert_eq!(expanded.legal(), [BUILD, UPGRADE, MOVE, INCOME, END]);
    let built = free_to_act().after(&[BUILD, build_at("omori"), new_store(Goods::Books), pay("ota")]);
    assert_eq!(built.refused_by(BUILD), "S3.4");
    let next_turn = expanded.after(&[END, END]);
    assert!(next_turn.is_legal(EXPAND), "it is a new turn");
}

#[test]
fn s3_4_one_action_or_none_is_allowed() {
    assert_eq!(free_to_act().after(&[END]).seat(), 1);
    assert_eq!(
        free_to_act()
            .after(&[EXPAND, connect("tokyo", "yotsuya"), STOP, END])
            .seat(),
        1
    );
}

#[test]
fn s3_4_an_action_begun_is_finished() {
    let building = free_to_act().after(&[BUILD]);
    assert_eq!(building.refused_by(END), "S5.1");
    assert_eq!(building.refused_by(EXPAND), "S5.1");
    assert_eq!(free_to_act().refused_by(build_at("omori")), "S3.4");
}

#[test]
fn s3_5_income_ends_the_turn() {
    assert_eq!(free_to_act().after(&[INCOME]).seat(), 1);
    let second = free_to_act().taken(&[Kind::Expand]).after(&[INCOME]);
    assert_eq!((second.seat(), second.hand_sizes()), (1, vec![6, 0]));
}
