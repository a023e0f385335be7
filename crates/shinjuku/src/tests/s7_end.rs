//! S7.1: the end.

use table::Game;

use super::support::*;
use crate::state::Phase;
use crate::{Event, Goods};

/// Three play; seat 1 is next, and draws the last customer.
fn last_but_one() -> Position {
    Position::new(3)
        .hand(0, "kita")
        .hand(1, "ota ota")
        .hand(2, "setagaya setagaya setagaya setagaya setagaya")
        .bag("books")
        .pile("taito chuo chuo minato minato")
}

#[test]
fn s7_1_whoever_draws_the_last_customer_finishes_the_turn() {
    let last = last_but_one().after(&[END]);
    assert_eq!(
        (last.seat(), last.waiting_in("taito"), last.game.public.phase),
        (1, "books".into(), Phase::LastDrawn)
    );
    let acted = last.after(&[
        BUILD,
        build_at("omori"),
        new_store(Goods::Food),
        pay("ota"),
        EXPAND,
        connect("oimachi", "omori"),
        STOP,
    ]);
    assert_eq!(
        (acted.seat(), acted.hand_of(1)),
        (1, "ota".into()),
        "no Income before the turn is over"
    );
}

#[test]
fn s7_1_then_everyone_takes_one_income_clockwise_from_the_next_player() {
    let last = last_but_one().after(&[END]);
    let drew = |event: &Event| {
        if let Event::DrewUnseen { seat, count } = event {
            Some((seat.index(), *count))
        } else {
            None
        }
    };
    assert_eq!(
        last.events(END).iter().filter_map(drew).collect::<Vec<_>>(),
        [(2, 1), (0, 4), (1, 3)]
    );
    assert_eq!(last.after(&[END]).hand_sizes(), [5, 5, 6]);
    let own_income = last.after(&[INCOME]);
    assert_eq!(
        own_income.hand_sizes(),
        [5, 6, 6],
        "the Income of the turn comes before"
    );
}

#[test]
fn s7_1_then_everyone_has_one_last_turn_without_arrivals() {
    let mut position = last_but_one().after(&[END, END]);
    let waiting = position.game.public.waiting;
    for seat in [2, 0, 1] {
        assert_eq!(position.seat(), seat);
        assert!(position.game.outcome().is_none());
        let (_, told) = position.act(END);
        let arrival = |event: &Event| matches!(event, Event::Arrived { .. } | Event::Lost { .. });
        assert!(
            !told
                .iter()
                .any(|told| arrival(&told.event) || matches!(told.event, Event::DrewUnseen { .. }))
        );
        assert_eq!(
            told.iter().any(|told| told.event == Event::GameOver {}),
            seat == 1,
            "who drew the last customer is the last to play"
        );
    }
    assert_eq!(position.game.public.waiting, waiting);
    assert!(position.game.awaiting().is_empty() && position.game.outcome().is_some());
    assert_eq!(position.refused_by(END), "S7.1");
}

#[test]
fn s7_1_last_turns_are_whole_turns_and_may_end_by_income() {
    let position = last_but_one().after(&[END, END]);
    let over = position.after(&[EXPAND, connect("oimachi", "omori"), STOP, INCOME, INCOME, INCOME]);
    assert_eq!(
        (over.game.public.phase, over.hand_sizes()),
        (Phase::Over, vec![6, 6, 7])
    );
}
