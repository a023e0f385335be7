//! V2: the set-up.

use table::{Game, Seats, Seed};

use super::support::options;
use crate::Shinjuku2;
use crate::state::Phase;

fn new(players: u8, words: &str, seed: &str) -> Shinjuku2 {
    Shinjuku2::new(players, &options(words), Seed::from_text(seed)).expect("a legal set-up")
}

#[test]
fn v2_1_two_to_four_players_and_any_of_them_starts() {
    let with = |players: u8| Shinjuku2::new(players, &options(""), Seed::from_text("seats"));
    assert!(with(1).is_err() && with(5).is_err() && (2..=4).all(|players| with(players).is_ok()));
    let starting = |n: u32| new(3, "", &format!("game {n}")).public.scene.starting;
    let all: Seats = (0..30).map(starting).fold(Seats::NONE, Seats::with);
    assert_eq!(all.len(), 3);
    let game = new(3, "", "game 1");
    assert_eq!(game.public.seat, game.public.scene.starting);
}

#[test]
fn v2_2_four_cards_for_each_and_the_card_that_the_first_player_took() {
    let game = new(4, "", "hands");
    let hands = game.seats().map(|seat| game.hand_size(seat));
    let mut hands: Vec<usize> = hands.collect();
    hands.sort_unstable();
    assert_eq!(hands, [4, 4, 4, 5]);
    let small = include_str!("../../../data/shinjuku.toml").replace("cards = ", "cards = 0x0");
    assert!(small.len() > 100);
}

#[test]
fn v2_3_eight_customers_wait_in_four_wards_before_the_first_arrival() {
    for seed in 0..20 {
        let game = new(2, "", &format!("seed {seed}"));
        let first: usize = game.public.waiting.iter().map(crate::Customers::len).sum();
        let wards = game.public.waiting.iter().filter(|waiting| !waiting.is_empty()).count();
        let arrived = 72 - 8 - game.bag.len() - game.public.scene.queued();
        assert_eq!(first, 8 + arrived, "two in each of four wards, and those who arrived");
        assert!((4..=5).contains(&wards));
        assert!(
            game.cards.discards.len() >= 5,
            "four or more for the wards, one for the Matsuri"
        );
    }
}

#[test]
fn v2_4_the_matsuri_starts_in_the_ward_of_the_card_on_top_of_the_discards() {
    let game = new(2, "", "matsuri");
    assert!(game.cards.top.is_some());
    assert_eq!(game.public.scene.matsuri, game.cards.top);
}

#[test]
fn v2_5_two_customers_lie_in_the_queue_and_those_who_arrive_are_replaced() {
    for seed in 0..20 {
        let game = new(3, "", &format!("queue {seed}"));
        assert_eq!((game.public.scene.queued(), game.public.phase), (2, Phase::Turns));
        let eight = new(3, "bonus=eight", &format!("queue {seed}"));
        assert_eq!(eight.public.scene.queued(), 8);
    }
}
