//! T12: the administration.

use table::{Game, Play, Seat, Seats, Seed, Takeback};

use super::support::*;
use crate::phase::Phase;
use crate::square::Square;
use crate::ticket::Icon::{self, AddPassenger, Build2, DecreaseStress, GetWorker, Money1, Money2, Money3};
use crate::ticket::Ticket;
use crate::{Action, Kind, Options, Tramways};

/// The administration phase of three players; Orange holds these tickets.
fn orange_holds(hand: &[u8]) -> Position {
    Position::drawn("RR CC ..").hand(ORANGE, hand).administration().sound()
}

fn all_done(position: &mut Position) {
    for seat in position.game.awaiting().iter() {
        position.act(seat, DONE);
    }
}

fn waiting(position: &Position) -> Seats {
    match position.phase() {
        Phase::Administration { waiting } => waiting,
        other => panic!("{other:?}"),
    }
}

fn takeback(position: &mut Position, seat: Seat, action: Action) -> Takeback {
    position.attempt(seat, action).expect("legal").1
}

#[test]
fn t12_1_all_players_at_once() {
    let mut position = Position::drawn("RR CC ..")
        .hand(ORANGE, &[97])
        .hand(PINK, &[98])
        .administration()
        .sound();
    assert_eq!(position.game.awaiting(), Seats::all(3));
    // the last of the turn order acts before the first one
    position.act(PINK, using(98, Money1));
    position.act(ORANGE, using(97, Money1));
    assert_eq!([ORANGE, BROWN, PINK].map(|seat| position.player(seat).money), [4, 3, 4]);
    position.act(PINK, DONE);
    assert_eq!(waiting(&position), [ORANGE, BROWN].into_iter().collect());
    assert_eq!(
        position.refusal(PINK, DONE),
        "T4.2",
        "who has finished does not act any more"
    );
}

#[test]
fn t12_1_any_number_of_icons_of_the_tickets_still_in_hand() {
    let mut position = orange_holds(&[66, 84]).stress(ORANGE, 4).workers(ORANGE, 0);
    position.acts(ORANGE, &[using(66, Money2), using(66, GetWorker)]);
    assert_eq!(
        (
            position.player(ORANGE).money,
            position.player(ORANGE).workers,
            position.player(ORANGE).stress
        ),
        (5, 1, 5),
        "T3.3: +1"
    );
    position.act(ORANGE, using(84, Money2));
    assert_eq!(
        (position.player(ORANGE).money, position.player(ORANGE).stress),
        (7, 5),
        "the first icon of another ticket costs nothing"
    );
    assert_eq!(position.refusal(ORANGE, using(92, GetWorker)), "T12.1", "not in hand");
    assert_eq!(position.refusal(ORANGE, using(84, Money2)), "T12.1", "each icon once");
}

#[test]
fn t12_1_tr20_a_ticket_is_done_with_when_another_one_is_played_or_discarded() {
    let mut position = orange_holds(&[66, 97, 62]).workers(ORANGE, 0);
    position.acts(ORANGE, &[using(66, Money2), using(97, Money1)]);
    assert_eq!(position.refusal(ORANGE, using(66, GetWorker)), "T12.1");
    let mut discarding = orange_holds(&[66, 97, 62]).workers(ORANGE, 0);
    discarding.acts(ORANGE, &[using(66, Money2), discard(62)]);
    assert_eq!(discarding.refusal(ORANGE, using(66, GetWorker)), "T12.1");
}

#[test]
fn t12_1_icons_of_the_action_phase_are_not_played() {
    let position = orange_holds(&[92]).workers(ORANGE, 0);
    assert_eq!(position.refusal(ORANGE, using(92, Build2)), "T3.10");
    assert_eq!(position.refusal(ORANGE, using(92, Icon::Strip)), "T3.10");
}

#[test]
fn t12_2_money_is_the_amount_shown() {
    for (number, icon, amount) in [(97, Money1, 1), (66, Money2, 2), (53, Money3, 3)] {
        // #53 is a Building card, here of a Commerce that stands nowhere
        let mut position = Position::drawn("RR CC ..").hand(ORANGE, &[number]).administration();
        position.act(ORANGE, using(number, icon));
        assert_eq!(position.player(ORANGE).money, 3 + amount);
    }
}

#[test]
fn t12_3_a_worker_but_not_a_third_one() {
    let mut position = orange_holds(&[65, 66]).workers(ORANGE, 1);
    position.act(ORANGE, using(65, GetWorker));
    assert_eq!(position.player(ORANGE).workers, 2);
    assert_eq!(position.refusal(ORANGE, using(66, GetWorker)), "T12.3");
    assert!(
        position.can(ORANGE, using(66, Money2)),
        "its other icon is another matter"
    );
}

#[test]
fn t12_4_stress_goes_down_by_one_but_not_at_one() {
    let mut position = orange_holds(&[15, 70]).stress(ORANGE, 2);
    position.act(ORANGE, using(15, DecreaseStress));
    assert_eq!(position.player(ORANGE).stress, 1);
    assert_eq!(position.refusal(ORANGE, using(70, DecreaseStress)), "T12.4");
}

#[test]
fn t12_5_a_passenger_on_an_empty_space_of_any_building() {
    let base = Position::drawn("RR RR .. A1 .. B1 CC")
        .owns(BROWN, "A1")
        .owns(PINK, "B1")
        .rails("RR RR .. LL .. B1 CC");
    let mut position = base
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[16])
        .administration()
        .sound();
    position.act(ORANGE, using(16, AddPassenger));
    assert_eq!(
        position.legal(ORANGE),
        [square(0, 1), square(0, 3), square(0, 6)],
        "each square of a building holds one"
    );
    for (column, what) in [(0, "taken"), (2, "plain"), (5, "a parcel without building")] {
        assert_eq!(position.refusal(ORANGE, square(0, column)), "T12.5", "{what}");
    }
    position.act(ORANGE, square(0, 3));
    all_done(&mut position);
    assert!(position.passenger_squares().contains(at(0, 3)), "on Brown's building");
}

#[test]
fn t12_5_without_an_empty_space_the_icon_is_not_played() {
    let position = Position::drawn("RR CC ..")
        .passengers(&[at(0, 0), at(0, 1)])
        .hand(ORANGE, &[16])
        .administration()
        .sound();
    assert_eq!(position.refusal(ORANGE, using(16, AddPassenger)), "T12.5");
}

#[test]
fn t12_5_nobody_plans_two_passengers_for_one_space() {
    let mut position = orange_holds(&[16, 71, 82]);
    position.acts(
        ORANGE,
        &[using(16, AddPassenger), square(0, 0), using(71, AddPassenger)],
    );
    assert_eq!(position.refusal(ORANGE, square(0, 0)), "T12.5");
    position.act(ORANGE, square(0, 1));
    assert_eq!(
        position.refusal(ORANGE, using(82, AddPassenger)),
        "T12.5",
        "both spaces are spoken for"
    );
}

#[test]
fn t12_6_the_first_discard_is_free_each_further_one_costs_a_dollar() {
    let mut position = orange_holds(&[62, 63, 64, 65]).money(ORANGE, 2);
    let mut money = Vec::new();
    for number in [62, 63, 64] {
        position.act(ORANGE, discard(number));
        money.push(position.player(ORANGE).money);
    }
    assert_eq!(money, [2, 1, 0]);
    assert_eq!(position.refusal(ORANGE, discard(65)), "T12.6");
    assert_eq!(position.refusal(ORANGE, discard(66)), "T12.6", "not in hand");
}

#[test]
fn t12_6_the_first_one_is_free_for_each_player_and_in_each_round() {
    let mut position = Position::drawn("RR CC ..")
        .hand(ORANGE, &[62, 63])
        .hand(BROWN, &[64])
        .administration()
        .sound();
    position.acts(ORANGE, &[discard(62), discard(63)]);
    position.act(BROWN, discard(64));
    assert_eq!([ORANGE, BROWN].map(|seat| position.player(seat).money), [2, 3]);
    let mut next = position.hand(ORANGE, &[62]).administration();
    next.act(ORANGE, discard(62));
    assert_eq!(next.player(ORANGE).money, 2);
}

#[test]
fn t12_7_played_and_discarded_tickets_go_to_the_own_discard_pile() {
    let mut position = orange_holds(&[62, 66, 84]).discards(ORANGE, &[63]);
    position.acts(ORANGE, &[using(66, Money2), discard(62)]);
    assert_eq!(
        (position.player(ORANGE).discards, position.hand_of(ORANGE)),
        (tickets(&[62, 63, 66]), vec![84])
    );
    assert!(position.player(BROWN).discards.is_empty());
}

#[test]
fn t12_8_consequences_apply_to_played_and_to_discarded_tickets() {
    // #20 ($3, worker) costs +1 stress, #2 (worker) $3
    let mut stress = orange_holds(&[20]).workers(ORANGE, 0);
    stress.act(ORANGE, using(20, Money3));
    assert_eq!(stress.player(ORANGE).stress, 2);
    stress.act(ORANGE, using(20, GetWorker));
    assert_eq!(
        stress.player(ORANGE).stress,
        3,
        "the consequence once, and +1 for the second icon"
    );
    let mut money = orange_holds(&[2]).workers(ORANGE, 0);
    money.act(ORANGE, using(2, GetWorker));
    assert_eq!((money.player(ORANGE).money, money.player(ORANGE).workers), (0, 1));
    let mut discarded = orange_holds(&[20]);
    discarded.act(ORANGE, discard(20));
    assert_eq!(
        (discarded.player(ORANGE).stress, discarded.player(ORANGE).money),
        (2, 3)
    );
}

#[test]
fn t12_8_with_a_consequence_that_cannot_be_paid_a_ticket_stays() {
    let poor = orange_holds(&[2]).workers(ORANGE, 0).money(ORANGE, 2);
    assert_eq!(poor.refusal(ORANGE, using(2, GetWorker)), "T12.8");
    assert_eq!(poor.refusal(ORANGE, discard(2)), "T12.8");
    assert_eq!(poor.legal(ORANGE), [DONE]);
    // as a second discard it takes $1 and $3
    for (money, can) in [(3, false), (4, true)] {
        let mut second = orange_holds(&[2, 62]).money(ORANGE, money);
        second.act(ORANGE, discard(62));
        assert_eq!(second.can(ORANGE, discard(2)), can, "with ${money}");
    }
}

#[test]
fn t12_9_playing_and_discarding_alternate_freely() {
    let mut position = orange_holds(&[62, 66, 67, 84, 63]).money(ORANGE, 0).stress(ORANGE, 5);
    // the money of #66 pays for the second discard
    position.acts(
        ORANGE,
        &[discard(62), using(66, Money2), discard(67), using(84, DecreaseStress)],
    );
    assert_eq!(
        (position.player(ORANGE).money, position.player(ORANGE).stress),
        (1, 5),
        "#67 costs +1 stress, #84 takes it back"
    );
    assert_eq!(position.hand_of(ORANGE), [63]);
}

#[test]
fn t12_9_a_player_may_do_nothing() {
    let mut position = orange_holds(&[62, 66]);
    all_done(&mut position);
    assert!(position.player(ORANGE).discards.is_empty());
    assert_eq!(position.hand_of(ORANGE), [62, 66]);
}

/// Orange and Brown, in this turn order, each with a ticket for a passenger; the squares of one Residence and one Commerce are empty, but for these passengers.
/// At the end of the round nothing is drawn, and passengers come to Industries only.
fn two_planners(order: &[Seat], passengers: &[Square]) -> Position {
    let base = Position::drawn("RR CC ..").order(order).round(5).passengers(passengers);
    let mut position = base.hand(ORANGE, &[71]).hand(BROWN, &[16]).administration();
    position.game.public.types = [Kind::Industry; 5];
    position.sound()
}

const ORANGE_PLANS: Action = Action::Use {
    ticket: Ticket::new(71).expect("a ticket"),
    icon: AddPassenger,
};
const BROWN_PLANS: Action = Action::Use {
    ticket: Ticket::new(16).expect("a ticket"),
    icon: AddPassenger,
};

#[test]
fn t12_5_tr31_passengers_are_put_in_turn_order() {
    let mut position = two_planners(&[BROWN, PINK, ORANGE], &[]);
    position.acts(ORANGE, &[ORANGE_PLANS, square(0, 0), DONE]);
    assert!(position.passenger_squares().is_empty(), "not before all have finished");
    position.acts(BROWN, &[BROWN_PLANS, square(0, 0), DONE]);
    position.act(PINK, DONE);
    // Brown is first in the order, so the plan of Orange became impossible: Orange chooses again
    assert_eq!(position.passenger_squares().iter().collect::<Vec<_>>(), [at(0, 0)]);
    assert_eq!(position.game.awaiting(), Seats::only(ORANGE));
    assert_eq!(position.legal(ORANGE), [square(0, 1)]);
    assert_eq!(position.refusal(ORANGE, square(0, 0)), "T12.5");
    position.act(ORANGE, square(0, 1));
    assert_eq!(position.game.public.round, 6, "and the round ends");
    assert_eq!(
        position.passenger_squares().iter().collect::<Vec<_>>(),
        [at(0, 0), at(0, 1)]
    );
}

#[test]
fn t12_5_tr31_plans_that_do_not_meet_are_carried_out() {
    let mut position = two_planners(&[ORANGE, BROWN, PINK], &[]);
    position.acts(BROWN, &[BROWN_PLANS, square(0, 1), DONE]);
    position.acts(ORANGE, &[ORANGE_PLANS, square(0, 0), DONE]);
    position.act(PINK, DONE);
    assert_eq!((position.passenger_squares().len(), position.game.public.round), (2, 6));
}

#[test]
fn t12_5_tr31_each_passenger_whose_space_is_taken_is_placed_again() {
    let base = Position::drawn("RR RR CC LL ..")
        .order(&[BROWN, ORANGE, PINK])
        .round(5)
        .hand(ORANGE, &[71, 82])
        .hand(BROWN, &[16, 19]);
    let mut position = base.administration().sound();
    position.acts(
        ORANGE,
        &[
            using(71, AddPassenger),
            square(0, 2),
            using(82, AddPassenger),
            square(0, 3),
            DONE,
        ],
    );
    position.acts(
        BROWN,
        &[
            using(16, AddPassenger),
            square(0, 2),
            using(19, AddPassenger),
            square(0, 3),
            DONE,
        ],
    );
    position.act(PINK, DONE);
    for left in [vec![square(0, 0), square(0, 1)], vec![square(0, 0)]] {
        assert_eq!(position.legal(ORANGE), left);
        position.act(ORANGE, left[left.len() - 1]);
    }
    assert_eq!((position.passenger_squares().len(), position.game.public.round), (4, 6));
}

#[test]
fn t12_5_tr31_the_last_space_is_for_the_first_of_the_turn_order() {
    let base = || two_planners(&[ORANGE, BROWN, PINK], &[at(0, 1)]);
    // resolved player by player in turn order, Orange's passenger comes before Brown's, whoever clicks first
    let mut hasty = base();
    for action in [BROWN_PLANS, square(0, 0), DONE] {
        drop(hasty.attempt(BROWN, action));
    }
    assert!(hasty.can(ORANGE, ORANGE_PLANS));
    let mut used = base();
    used.acts(ORANGE, &[ORANGE_PLANS, square(0, 0), DONE]);
    assert_eq!(used.refusal(BROWN, BROWN_PLANS), "T12.5");
    let mut left = base();
    left.act(ORANGE, DONE);
    assert!(left.can(BROWN, BROWN_PLANS), "what Orange does not want is for Brown");
}

/// The sizes of hands are public: tickets that wait in Orange's deck hold nobody up.
#[test]
fn t12_5_tr31_nobody_waits_for_more_tickets_than_an_earlier_player_has_in_hand() {
    let spaces_left = |spaces: usize, hand: &[u8], deck: &[u8]| {
        let passengers = &[at(0, 1), at(0, 0)][..2 - spaces];
        let base = Position::drawn("RR CC ..").order(&[ORANGE, BROWN, PINK]).round(5);
        let base = base.passengers(passengers).hand(ORANGE, hand).deck(ORANGE, deck);
        base.hand(BROWN, &[16]).administration().sound()
    };
    assert!(spaces_left(1, &[], &[71, 82]).can(BROWN, BROWN_PLANS), "an empty hand");
    assert!(
        spaces_left(2, &[71], &[82]).can(BROWN, BROWN_PLANS),
        "only one of two can be in hand"
    );
    for position in [spaces_left(1, &[97], &[71, 82]), spaces_left(2, &[71, 82], &[])] {
        assert_eq!(
            position.refusal(BROWN, BROWN_PLANS),
            "TR31",
            "Orange may still need them all"
        );
    }
}

#[test]
fn t12_5_t3_5_tr31_nobody_plays_a_ticket_for_a_passenger_that_finds_no_space() {
    let mut position = two_planners(&[ORANGE, BROWN, PINK], &[at(0, 1)]);
    // both begin before either has named the one space that is left
    for (seat, action) in [
        (ORANGE, ORANGE_PLANS),
        (BROWN, BROWN_PLANS),
        (ORANGE, square(0, 0)),
        (BROWN, square(0, 0)),
    ] {
        drop(position.attempt(seat, action));
    }
    all_done(&mut position);
    assert_eq!(position.passenger_squares().len(), 2);
    assert_eq!(
        (position.hand_of(ORANGE), position.hand_of(BROWN)),
        (vec![], vec![16]),
        "a plan that became impossible is given back"
    );
}

#[test]
fn t12_9_tr31_what_was_administered_can_be_taken_back_until_all_have_finished() {
    let mut position = two_planners(&[ORANGE, BROWN, PINK], &[]).hand(ORANGE, &[62]);
    for action in [discard(62), ORANGE_PLANS, square(0, 0), DONE] {
        assert_eq!(takeback(&mut position, ORANGE, action), Takeback::Open, "{action:?}");
    }
    assert_eq!(takeback(&mut position, BROWN, DONE), Takeback::Open);
    assert_eq!(
        takeback(&mut position, PINK, DONE),
        Takeback::Closed,
        "the round has ended"
    );
}

#[test]
fn t12_1_tr31_one_player_takes_back_and_the_others_keep_what_they_did() {
    let mut play: Play<Tramways> =
        Play::new(2, Options::default(), Seed::from_text("administration")).expect("a table of two");
    // everybody does as little as possible, so that both still hold their Generic tickets with $1
    while !matches!(play.state().public.phase, Phase::Administration { .. }) {
        let seat = play.state().awaiting().first().expect("somebody decides");
        let mut legal = Vec::new();
        play.state().legal(seat, &mut legal);
        let quiet = [END, Action::TakeMoney {}, Action::Pass {}]
            .into_iter()
            .find(|action| legal.contains(action));
        let action = quiet
            .or_else(|| legal.iter().copied().find(|action| !is_generic(action)))
            .expect("a decision");
        play.act(seat, &action, &mut ()).expect("legal");
    }
    let before = play.state().clone();
    let one_dollar = |seat: Seat| {
        before
            .hand(seat)
            .iter()
            .map(u8::from)
            .find(|number| (97..=101).contains(number))
            .expect("the Generic ticket with $1")
    };
    for seat in [ORANGE, BROWN] {
        play.act(seat, &using(one_dollar(seat), Money1), &mut ())
            .expect("legal");
    }
    play.undo(ORANGE).expect("Brown's money does not depend on it");
    assert_eq!(play.state().player(ORANGE), before.player(ORANGE));
    assert_eq!(play.state().hand(ORANGE), before.hand(ORANGE));
    assert_eq!(play.state().player(BROWN).money, before.player(BROWN).money + 1);
}

/// Discarding a Generic ticket (for a void one).
fn is_generic(action: &Action) -> bool {
    matches!(action, Action::Discard { ticket: card } if *card >= ticket(92))
}

/// E14: Orange after three actions.
fn example_14() -> Position {
    Position::drawn("RR .. ..")
        .hand(ORANGE, &[65, 84, 87, 83])
        .deck(ORANGE, &[62, 63, 64, 66, 67])
        .discards(ORANGE, &[68, 69, 70, 71, 75, 76])
        .workers(ORANGE, 1)
        .money(ORANGE, 5)
        .stress(ORANGE, 4)
        .administration()
        .sound()
}

#[test]
fn e14_t12_2_t12_3_t12_4_t12_6_t12_8_t13_3_an_administration() {
    let mut position = example_14();
    let player = |position: &Position| {
        let player = position.player(ORANGE);
        (player.workers, player.money, player.stress)
    };
    position.act(ORANGE, using(65, GetWorker));
    assert_eq!(player(&position), (2, 5, 4));
    position.act(ORANGE, using(84, Money2));
    assert_eq!(player(&position), (2, 7, 4), "playing $2 alone has the same result");
    position.act(ORANGE, using(84, DecreaseStress));
    assert_eq!(player(&position), (2, 7, 4), "+1 for the second icon, -1 by it");
    position.act(ORANGE, discard(87));
    assert_eq!(player(&position), (2, 4, 4), "free of charge, consequence $3");
    position.act(ORANGE, discard(83));
    assert_eq!(player(&position), (2, 3, 5), "for $1, consequence stress");
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).discards.len()),
        (vec![], 10)
    );
    all_done(&mut position);
    let hand = position.game.hand(ORANGE);
    assert_eq!(
        tickets(&[62, 63, 64, 66, 67]).minus(hand).len(),
        0,
        "the five cards of the deck, and two more"
    );
    assert_eq!(
        (
            hand.len(),
            position.game.decks.own[ORANGE.index()].len(),
            position.player(ORANGE).discards.len()
        ),
        (7, 8, 0)
    );
}

#[test]
fn e14_t12_3_t12_4_t12_8_what_is_not_allowed() {
    let mut position = example_14().hand(ORANGE, &[86]);
    position.act(ORANGE, using(65, GetWorker));
    assert_eq!(position.refusal(ORANGE, using(86, GetWorker)), "T12.3");
    assert_eq!(
        example_14()
            .stress(ORANGE, 1)
            .refusal(ORANGE, using(84, DecreaseStress)),
        "T12.4"
    );
    assert_eq!(example_14().money(ORANGE, 2).refusal(ORANGE, discard(87)), "T12.8");
}
