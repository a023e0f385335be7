//! V18: what is hidden.

use table::{Game, Rng, Seed, Viewer};

use super::support::{Position, QUEUE, position};
use crate::second::scene::Kaiju;
use crate::state::view::BagLevel;
use crate::tests::support::{END, SEATS};
use crate::{Event, Shinjuku2};

fn table() -> Position {
    position(3, "", QUEUE)
        .hand(0, "ota koto")
        .hand(1, "kita taito chuo")
        .earned(0, "food books2")
        .earned(1, "clothing")
}

/// Two states that differ only in what nobody but seat 0 sees give the others the same view.
#[test]
fn v18_1_hands_are_hidden_and_their_sizes_are_not() {
    let (one, other) = (
        table(),
        position(3, "", QUEUE)
            .hand(0, "minato sumida")
            .hand(1, "kita taito chuo"),
    );
    let other = other.earned(0, "food books2").earned(1, "clothing");
    let view = one.view(1);
    assert_eq!((view.hand_size(SEATS[0]), view.hand_size(SEATS[1])), (2, 3));
    assert_eq!(view.own().map(|own| own.hand.len()), Some(3));
    assert_eq!(
        serde_json::to_value(&view).ok(),
        serde_json::to_value(other.view(1)).ok()
    );
    let taken = one
        .events(END)
        .iter()
        .any(|event| matches!(event, Event::CardTaken { .. }));
    assert!(taken, "everybody sees which card is taken");
}

#[test]
fn v18_2_earned_customers_are_hidden_and_bonus_tokens_are_not() {
    let view = table().store(0, "ueno", "everything").bonus(0, 3).view(1);
    assert_eq!(
        (view.earned(SEATS[0]), view.earned(SEATS[1]).map(|own| own.len())),
        (None, Some(1))
    );
    assert_eq!(view.public().scene.bonus[0], 3);
}

#[test]
fn v18_3_the_queue_and_all_figures_are_public() {
    let position = position(2, "princess kaicho hachiko thief kaiju=deck", QUEUE)
        .princess("kita")
        .kaicho(1, "ota");
    assert_eq!(position.spectators_view().public().scene, position.game.public.scene);
}

#[test]
fn v18_4_the_bag_shows_thirds_and_the_order_of_bag_pile_and_kaiju_card_is_hidden() {
    let level = |count: usize| BagLevel::of(count, 72);
    assert_eq!([0, 1, 24, 25, 48, 49, 72].map(level), {
        use BagLevel::{Empty, Few, Full, Half};
        [Empty, Few, Few, Half, Half, Full, Full]
    });
    let mut one = position(2, "kaiju=deck", QUEUE);
    one.game.public.scene.kaiju = Kaiju::Waiting;
    let mut other = one.clone();
    other.game.cards.pile.as_mut_slice().reverse();
    other.game.bag.as_mut_slice().reverse();
    assert!(one.view(0) == other.view(0) && one.spectators_view() == other.spectators_view());
    let mut rng = Rng::new(Seed::from_text("imagined"));
    let view = one.view(1);
    let imagined = Shinjuku2::imagine(&view, &mut rng);
    assert!(imagined.view(Viewer::Seat(SEATS[1])) == view && imagined != one.game);
}

#[test]
fn v18_5_open_customers_show_what_all_have() {
    let open = position(2, "open_customers", QUEUE).earned(1, "food");
    assert_eq!(open.view(0).earned(SEATS[1]).map(|earned| earned.len()), Some(1));
    let closed = position(2, "", QUEUE).earned(1, "food");
    assert_eq!(closed.view(0).earned(SEATS[1]), None);
    assert_eq!(
        closed.view(0).cards().pile,
        open.view(0).cards().pile,
        "the size of the pile is public"
    );
}
