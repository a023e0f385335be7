//! T4: the course of the game.

use table::{Game, Seat, Viewer, heard};

use crate::phase::Phase;
use crate::tests::support::*;
use crate::ticket::Icon;
use crate::{Action, Event, Options};

/// Who owes a decision.
pub(super) fn awaited(position: &Position) -> Vec<Seat> {
    position.game.awaiting().iter().collect()
}

pub(super) fn order(position: &Position) -> Vec<Seat> {
    position.game.public.order.iter().collect()
}

/// One decision of somebody who wants nothing: passes, takes the first card, takes the $2, plays nothing.
pub(super) fn decide_quietly(position: &mut Position) -> Vec<Event> {
    let seat = awaited(position)[0];
    let legal = position.legal(seat);
    let quiet = [END, DONE, Action::Pass {}, Action::TakeMoney {}];
    let action = quiet
        .into_iter()
        .find(|action| legal.contains(action))
        .unwrap_or(legal[0]);
    let events = position.act(seat, action);
    heard(&events, Viewer::Spectator).cloned().collect()
}

/// Everyone decides quietly until this is so.
pub(super) fn quietly_until(position: &mut Position, reached: impl Fn(&Position) -> bool) {
    while !reached(position) {
        decide_quietly(position);
    }
}

/// The part of the round that a phase belongs to.
fn part(phase: Phase) -> &'static str {
    match phase {
        Phase::Draft { .. } | Phase::Books { .. } | Phase::KeepOne { .. } => "set-up",
        Phase::Auction(_) => "auction",
        Phase::TakeCard { .. } | Phase::Void { .. } => "cards",
        Phase::FillHand { .. } => "hands",
        Phase::Actions(_) => "actions",
        Phase::Administration { .. } => "administration",
        Phase::Over {} => "over",
        other => panic!("{other:?} needs a passenger"),
    }
}

#[test]
fn t4_1_five_rounds_of_auction_actions_and_administration_and_a_sixth() {
    let mut position = Position::new_game(3, &Options::default(), "course");
    let mut parts = vec![(1, part(position.phase()))];
    let mut ends = Vec::new();
    while position.phase() != (Phase::Over {}) {
        let round = position.game.public.round;
        let events = decide_quietly(&mut position);
        let now = (position.game.public.round, part(position.phase()));
        if parts.last() != Some(&now) {
            parts.push(now);
        }
        // the end of a round brings new passengers (T13.5), and so can be seen
        if events
            .iter()
            .any(|event| matches!(event, Event::PassengersArrived { .. }))
        {
            ends.push(round);
        }
    }
    let mut expected = vec![(1, "set-up")];
    for round in 1..=5 {
        expected.extend([
            (round, "auction"),
            (round, "cards"),
            (round, "actions"),
            (round, "administration"),
        ]);
    }
    expected.extend([(6, "auction"), (6, "actions"), (6, "administration"), (6, "over")]);
    assert_eq!(parts, expected);
    assert_eq!(ends, [1, 2, 3, 4, 5], "after round 6 there is nothing more");
}

#[test]
fn t4_2_the_order_of_the_auction_holds_for_both_action_rounds() {
    let mut position = Position::new_game(4, &Options::default(), "order");
    quietly_until(&mut position, |position| {
        matches!(position.phase(), Phase::TakeCard { .. })
    });
    let new = order(&position);
    let mut turns = Vec::new();
    while position.game.public.round == 1 && !matches!(position.phase(), Phase::Administration { .. }) {
        let seat = awaited(&position);
        if matches!(position.phase(), Phase::Actions(_)) && turns.last() != seat.first() {
            turns.extend(seat);
        }
        decide_quietly(&mut position);
    }
    assert_eq!(turns, [new.clone(), new.clone()].concat());
    assert_eq!(order(&position), new);
}

#[test]
fn t4_2_nobody_acts_out_of_turn() {
    let position = Position::drawn("RR .. CC")
        .order(&[PINK, ORANGE, BROWN])
        .turn(ORANGE, 1)
        .sound();
    assert_eq!(awaited(&position), [ORANGE]);
    for other in [PINK, BROWN] {
        assert_eq!(position.refusal(other, Action::TakeMoney {}), "T4.2");
    }
}

/// TR31: both want to put a passenger on the same square. Orange says so first, but Pink is before him in the order.
#[test]
fn t4_2_ties_of_timing_are_resolved_in_turn_order() {
    let mut position = Position::drawn("RR .. CC .. LL")
        .order(&[PINK, BROWN, ORANGE])
        .hand(ORANGE, &[16])
        .hand(PINK, &[71])
        .administration()
        .sound();
    position.acts(ORANGE, &[using(16, Icon::AddPassenger), square(0, 4), DONE]);
    position.acts(PINK, &[using(71, Icon::AddPassenger), square(0, 4), DONE]);
    let events = position.act(BROWN, DONE);
    assert!(events.iter().any(|told| told.event
        == Event::PassengerAdded {
            seat: PINK,
            at: at(0, 4)
        }));
    assert_eq!(
        (awaited(&position), position.legal(ORANGE)),
        (vec![ORANGE], vec![square(0, 0), square(0, 2)])
    );
}
