//! V3: the queue.

use super::support::{Position, position};
use crate::tests::support::customer;
use table::{Game, Seed};

fn added(queue: [&str; 4], words: &str) -> [String; 4] {
    let mut position: Position = position(2, "", queue);
    for word in words.split_whitespace() {
        position.out_of_bag(word);
        position.game.add_to_queue(customer(word), &mut ());
    }
    position.queued()
}

#[test]
fn v3_1_a_customer_joins_its_kind_or_the_first_card_without_customers() {
    let queue = ["ota: food", "koto: books", "kita", "taito"];
    assert_eq!(added(queue, "books")[1], "koto: books books");
    assert_eq!(added(queue, "clothing")[2], "kita: clothing");
}

#[test]
fn v3_1_k3_a_single_and_a_double_of_books_share_card_1() {
    let queue = ["ota", "koto", "kita", "taito"];
    assert_eq!(
        added(queue, "books books2"),
        ["ota: books books2", "koto", "kita", "taito"]
    );
    assert_eq!(
        added(queue, "electronics food"),
        ["ota: electronics", "koto: food", "kita", "taito"]
    );
}

#[test]
fn v3_2_doubles_are_of_the_same_type_and_each_sees_the_ones_before_it() {
    let queue = ["ota", "koto", "kita", "taito"];
    let all = added(queue, "clothing2 food clothing books food electronics2 electronics");
    assert_eq!(
        all,
        [
            "ota: clothing clothing2",
            "koto: food food",
            "kita: books",
            "taito: electronics electronics2"
        ]
    );
}

/// Plays whole games at random, and looks at the queue after every decision.
fn random_queues(words: &str, look: impl Fn(&crate::Shinjuku2)) {
    let mut rng = table::Rng::new(Seed::from_text("queues"));
    for seed in 0..6 {
        let seed = Seed::from_text(&format!("queues {seed}"));
        let mut game = crate::Shinjuku2::new(3, &super::support::options(words), seed).expect("a legal set-up");
        let mut buffer = Vec::new();
        while let Some((seat, action)) = table::random_decision(&game, &mut rng, &mut buffer) {
            game.apply(seat, &action, &mut ()).expect("it is listed");
            look(&game);
        }
    }
}

#[test]
fn v3_3_each_type_lies_on_one_card_and_there_is_no_gap() {
    random_queues("", |game| {
        let filled: Vec<bool> = game
            .public
            .scene
            .queue
            .iter()
            .map(|space| !space.customers.is_empty())
            .collect();
        let first_empty = filled.iter().position(|&is_filled| !is_filled).unwrap_or(4);
        assert!(filled[first_empty..].iter().all(|&is_filled| !is_filled));
        for goods in crate::Goods::ALL {
            let cards = game
                .public
                .scene
                .queue
                .iter()
                .filter(|space| space.customers.tokens(goods) > 0);
            assert!(cards.count() <= 1);
        }
    });
}

#[test]
fn v3_4_two_customers_and_one_for_each_department_store_as_long_as_the_bag_lasts() {
    random_queues("", |game| {
        if !game.bag.is_empty() {
            assert_eq!(game.public.scene.queued(), 2 + game.public.department_stores());
        }
    });
}

#[test]
fn v8_5_the_queue_ends_after_at_most_64_turns_and_three_for_each_player() {
    let mut rng = table::Rng::new(Seed::from_text("turns"));
    for seed in 0..6 {
        let seed = Seed::from_text(&format!("turns {seed}"));
        let mut game = crate::Shinjuku2::new(3, &super::support::options(""), seed).expect("a legal set-up");
        let (mut turns, mut buffer) = (1, Vec::new());
        while game.public.phase == crate::state::Phase::Turns {
            let seat = game.public.seat;
            let (who, action) = table::random_decision(&game, &mut rng, &mut buffer).expect("the game goes on");
            game.apply(who, &action, &mut ()).expect("it is listed");
            turns += usize::from(game.public.seat != seat);
        }
        assert!((20..=64 + 3 * 3).contains(&turns), "{turns} turns");
    }
}
