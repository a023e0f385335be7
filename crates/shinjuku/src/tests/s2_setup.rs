//! S2: set-up.

use std::collections::HashSet;

use table::{Card as _, Game, Seed};

use super::support::*;
use crate::{Options, Shinjuku};

#[test]
fn s2_1_two_to_four_play() {
    let with = |players: u8| Shinjuku::new(players, &Options::default(), Seed::from_text("seats"));
    assert!((2..=4).all(|players| with(players).is_ok()));
    assert!([0, 1, 5].into_iter().all(|players| with(players).is_err()));
}

#[test]
fn s2_1_a_random_player_starts() {
    let starts = |n: u32| new_game(4, &Options::default(), &n.to_string()).public.seat;
    assert_eq!((0..60).map(starts).collect::<HashSet<_>>().len(), 4);
}

#[test]
fn s2_1_turns_go_clockwise() {
    let mut position = Position::new(3);
    for seat in [0, 1, 2, 0] {
        assert_eq!(position.seat(), seat);
        let mut other = position.game.clone();
        let out_of_turn = other
            .apply(SEATS[(seat + 1) % 3], &END, &mut ())
            .expect_err("not its turn");
        assert_eq!(out_of_turn.clause, "S2.1");
        position.act(END);
    }
}

#[test]
fn s2_2_five_cards_each_and_one_for_the_first_customer() {
    for players in 2..=4 {
        let game = new_game(players, &Options::default(), "deal");
        assert!(game.seats().all(|seat| game.private(seat).hand.len() == 5));
        assert_eq!(game.cards.pile.len(), 72 - 5 * usize::from(players) - 1);
        assert_eq!(game.check(), Ok(()));
    }
}

#[test]
fn s2_2_cards_and_customers_are_shuffled() {
    let games: Vec<Shinjuku> = (0..20)
        .map(|n| new_game(2, &Options::default(), &n.to_string()))
        .collect();
    let different = |key: &dyn Fn(&Shinjuku) -> Vec<u8>| games.iter().map(key).collect::<HashSet<_>>().len();
    assert_eq!(
        different(&|game| game.cards.pile.as_slice().iter().map(|ward| ward.0).collect()),
        20
    );
    assert_eq!(
        different(&|game| game.bag.as_slice().iter().map(|token| token.number()).collect()),
        20
    );
    assert!(different(&|game| game.private[0].hand.each().map(|ward| ward.0).collect()) > 15);
    assert_eq!(new_game(2, &Options::default(), "7"), games[7], "the seed decides");
}

#[test]
fn s2_2_the_map_starts_empty_and_all_customers_in_the_bag() {
    let game = new_game(3, &Options::default(), "empty");
    assert!(game.public.stores.all().is_empty() && game.public.tracks.laid().is_empty());
    assert!(game.seats().all(|seat| game.private(seat).earned.is_empty()) && game.public.gone.is_empty());
    let waiting: usize = game.public.waiting.iter().map(crate::Customers::len).sum();
    assert_eq!([game.bag.len(), waiting], [51, 1], "the first turn has begun");
}
