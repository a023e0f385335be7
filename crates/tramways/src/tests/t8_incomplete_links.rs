//! T8: incomplete links.
//!
//! Tickets used here: #7 (Build 1, L), #8 and #65 (Build 1, I), #64 (Build 1, L), #3 and #92 (Build 2), #78 (Build 3), #17 and #73 (R, C, L, I), #66 (worker, $2),
//! #97 (Construct Building, $1), #29 (number D2), #25 (number B2), #50 and #54 the cards of a Commerce and a Leisure, #45 and #72 (Upgrade Rail).

use table::Game;

use super::support::*;
use super::t7_rails::{PLENTY, due, ends, legal, play};
use crate::action::Action;
use crate::destination::Destination;
use crate::kind::Kind;
use crate::phase::Phase;
use crate::side::Side;
use crate::ticket::Icon;

/// All finish the administration; the round ends.
fn end_round(position: Position) -> Position {
    let mut position = position.administration();
    [ORANGE, BROWN, PINK]
        .into_iter()
        .for_each(|seat| drop(position.act(seat, DONE)));
    position
}

fn redirect(row: u8, column: u8, to: char) -> Action {
    Action::Redirect {
        at: at(row, column),
        to: side(to),
    }
}

#[test]
fn t8_1_a_link_may_stay_incomplete_while_another_is_begun() {
    let mut position = Position::drawn("RR .. .. .. LL\n.. .. .. .. ..")
        .hand(ORANGE, &[7, 8])
        .sound();
    position.build(ORANGE, &[(at(0, 1), "WE")], &[(7, Icon::Build1)]);
    position.build(ORANGE, &[(at(0, 3), "ES")], &[(8, Icon::Build1)]);
    position.assert_map("RR o─ .. o┌ LL\n.. .. .. .. ..");
    assert_eq!(
        (
            position.game.public.city.links.of(ORANGE).count(),
            position.complete(ORANGE)
        ),
        (2, 0)
    );
}

#[test]
fn t8_2_each_further_build_action_costs_a_worker_again() {
    let mut position = Position::drawn("RR .. .. .. LL").hand(ORANGE, &[7, 8, 64]).sound();
    position.build(ORANGE, &[(at(0, 1), "WE")], &[(7, Icon::Build1)]);
    assert_eq!(position.player(ORANGE).workers, 1);
    position.build(ORANGE, &[(at(0, 2), "WE")], &[(8, Icon::Build1)]);
    assert_eq!(position.player(ORANGE).workers, 0);
    assert!(
        !position.turn(ORANGE, 2).can(ORANGE, BUILD),
        "the third tile has to wait"
    );
}

/// X1: what is given.
fn x1() -> Position {
    Position::drawn(
        "
        RR o─ .. ..
        .. .. .. ..
        LL .. .. ..",
    )
    .laid_in(1, &[at(0, 1)])
    .hand(ORANGE, &[78, 17])
    .sound()
}

#[test]
fn x1_t8_3_tr24_the_last_tile_is_laid_anew_and_the_rest_of_the_symbols_builds_on() {
    let mut position = x1();
    assert_eq!(position.supply(ORANGE), (11, 12));
    position
        .lay_rails(ORANGE, &[(at(0, 1), "WS"), (at(1, 1), "NS"), (at(2, 1), "NW")])
        .expect("legal");
    assert_eq!(
        due(&position, ORANGE),
        [Destination::Kind(Kind::Residence), Destination::Kind(Kind::Leisure)].into()
    );
    position.pay(ORANGE, &[(78, Icon::Build3), (17, Icon::Leisure)]);
    position.assert_map(
        "
        RR o┐ .. ..
        .. o│ .. ..
        LL o┘ .. ..",
    );
    assert_eq!(
        (
            position.supply(ORANGE),
            position.complete(ORANGE),
            position.player(ORANGE).workers
        ),
        ((11, 10), 1, 1)
    );
    // A complete link stays as it is.
    let mut after = position.hand(ORANGE, PLENTY);
    after.act(ORANGE, BUILD);
    for (row, to) in [(0, 'E'), (1, 'E'), (2, 'E'), (2, 'S')] {
        assert_eq!(after.refusal(ORANGE, redirect(row, 1, to)), "T8.3");
    }
}

#[test]
fn x1_t8_3_the_new_tile_leaves_in_another_direction() {
    let mut position = x1();
    position.act(ORANGE, BUILD);
    assert_eq!(position.refusal(ORANGE, redirect(0, 1, 'E')), "T8.3", "the same way");
    assert_eq!(
        position.refusal(ORANGE, redirect(0, 1, 'W')),
        "TR24",
        "the side that faces the start stays"
    );
    assert_eq!(
        position.refusal(ORANGE, redirect(0, 1, 'N')),
        "T7.7",
        "the new tile obeys all rules"
    );
}

#[test]
fn t8_3_build_3_is_a_redirection_and_exactly_two_symbols_of_new_track() {
    let position = x1();
    assert!(!legal(&position, ORANGE, &[(at(0, 1), "WS")]));
    assert!(!legal(&position, ORANGE, &[(at(0, 1), "WS"), (at(1, 1), "NE")]));
    assert!(legal(
        &position,
        ORANGE,
        &[(at(0, 1), "WS"), (at(1, 1), "NE"), (at(1, 2), "WE")]
    ));
    assert!(!legal(
        &position,
        ORANGE,
        &[(at(0, 1), "WS"), (at(1, 1), "NE"), (at(1, 2), "WS"), (at(2, 2), "NE")]
    ));
}

#[test]
fn t8_3_tr24_redirection_alone_is_a_build_action() {
    let mut position = Position::drawn("RR o─ .. ..\n.. .. .. ..")
        .hand(ORANGE, &[7, 8, 17])
        .sound();
    position.build(ORANGE, &[(at(0, 1), "WS")], &[(7, Icon::Build1)]);
    position.assert_map("RR o┐ .. ..\n.. .. .. ..");
    assert_eq!(
        (
            position.player(ORANGE).workers,
            position.supply(ORANGE),
            position.hand_of(ORANGE)
        ),
        (1, (12, 11), vec![8, 17])
    );
}

#[test]
fn t8_3_tr24_a_redirection_may_complete_the_link() {
    let mut position = Position::drawn("RR o─ ..\n.. LL ..").hand(ORANGE, &[8, 17]).sound();
    position.lay_rails(ORANGE, &[(at(0, 1), "WS")]).expect("legal");
    assert_eq!(
        due(&position, ORANGE),
        [Destination::Kind(Kind::Residence), Destination::Kind(Kind::Leisure)].into()
    );
    position.pay(ORANGE, &[(17, Icon::Leisure)]);
    assert_eq!(position.complete(ORANGE), 1);
}

#[test]
fn t8_3_tr24_a_redirection_costs_one_symbol_also_on_a_mountain() {
    let mountains = Position::drawn("RR ^^ ^^ ..\n.. ^^ .. ..").rails("RR o─ ^^ ..\n.. ^^ .. ..");
    let with = |hand: &[u8]| mountains.clone().hand(ORANGE, hand).sound();
    assert!(legal(&with(&[7]), ORANGE, &[(at(0, 1), "WS")]));
    assert!(!legal(&with(&[92]), ORANGE, &[(at(0, 1), "WS")]));
    assert!(
        legal(&with(&[78]), ORANGE, &[(at(0, 1), "WS"), (at(1, 1), "NE")]),
        "new track on a mountain costs two as ever"
    );
}

#[test]
fn t8_3_tr24_a_redirection_comes_first_and_only_once() {
    let mut position = Position::drawn("RR o─ .. ..\nLL o─ .. ..\n.. .. .. ..")
        .hand(ORANGE, PLENTY)
        .sound();
    position.act(ORANGE, BUILD);
    let mut begun = position.clone();
    begun.act(
        ORANGE,
        Action::Begin {
            at: at(0, 2),
            from: Side::West,
        },
    );
    assert!(
        !begun.can(ORANGE, redirect(0, 1, 'S')) && !begun.can(ORANGE, redirect(1, 1, 'S')),
        "not after the beginning"
    );
    position.act(ORANGE, redirect(1, 1, 'S'));
    assert!(
        !position.can(ORANGE, redirect(0, 1, 'E')) && !position.can(ORANGE, redirect(1, 1, 'N')),
        "not twice"
    );
}

#[test]
fn t8_3_only_the_last_tile_of_an_own_incomplete_link_is_laid_anew() {
    let mut position = Position::drawn("RR o─ o─ .. ..\n.. .. .. .. ..\nLL b─ .. .. ..")
        .hand(ORANGE, PLENTY)
        .sound();
    position.act(ORANGE, BUILD);
    assert_eq!(
        position.refusal(ORANGE, redirect(0, 1, 'S')),
        "T8.3",
        "not the last one"
    );
    assert_eq!(position.refusal(ORANGE, redirect(2, 1, 'N')), "T8.3", "Brown's");
    assert!(position.can(ORANGE, redirect(0, 2, 'S')));
}

#[test]
fn t8_3_tr24_nothing_is_redirected_on_a_shared_square() {
    let mut position = Position::drawn(".. LL ..\nRR ++ ..\n.. II ..")
        .shared(at(1, 1), "o─ b│")
        .hand(ORANGE, PLENTY)
        .sound();
    position.act(ORANGE, BUILD);
    assert_eq!(position.refusal(ORANGE, redirect(1, 1, 'N')), "T7.6");
    assert_eq!(position.refusal(ORANGE, redirect(1, 1, 'S')), "T7.6");
}

#[test]
fn t8_3_tr24_tr11_a_redirection_on_a_parcel_strands_nobody_who_is_loose_already() {
    // A1 carries the last tile of the link from R. The link from L faces it on a side that this tile does not use: it is loose before and after.
    let position = Position::drawn(".. LL ..\n.. o│ ..\nRR A1 ..\n.. .. ..")
        .owns(ORANGE, "A1")
        .rails(".. LL ..\n.. o│ ..\nRR o─ ..\n.. .. ..")
        .hand(ORANGE, &[7])
        .sound();
    assert_eq!(ends(&position, at(1, 1), ORANGE), [Some(at(0, 1)), None].into());
    assert!(legal(&position, ORANGE, &[(at(2, 1), "WS")]));
}

#[test]
fn t7_13_t8_3_tr19_the_tile_that_comes_back_serves_in_the_same_action() {
    // No straight is left: the one that is taken up is laid again one square further.
    let mut position = Position::drawn("RR o─ ..\n.. .. ..\n.. .. ..")
        .hand(ORANGE, &[92])
        .tiles_left(ORANGE, 0, 1);
    assert!(!legal(&position, ORANGE, &[(at(0, 2), "WE")]));
    position.build(ORANGE, &[(at(0, 1), "WS"), (at(1, 1), "NS")], &[(92, Icon::Build2)]);
    position.assert_map("RR o┐ ..\n.. o│ ..\n.. .. ..");
    assert_eq!(position.supply(ORANGE), (0, 0));
}

/// An incomplete link of round 1, one of two squares, in round 2; and another one of Brown.
fn begun_in_round_1() -> Position {
    Position::drawn("RR o─ o─ .. .. LL\n.. .. .. .. .. ..\nCC b─ .. .. .. ..")
        .laid_in(1, &[at(0, 1), at(0, 2), at(2, 1)])
        .hand(ORANGE, &[92, 7, 8, 17])
        .sound()
}

#[test]
fn t8_4_t8_5_a_link_that_is_lengthened_stays() {
    let mut position = begun_in_round_1();
    position.build(ORANGE, &[(at(0, 3), "WS")], &[(7, Icon::Build1)]);
    let after = end_round(position);
    after.assert_map("RR o─ o─ o┐ .. LL\n.. .. .. .. .. ..\nCC .. .. .. .. ..");
    assert_eq!(
        (after.supply(ORANGE), after.supply(BROWN)),
        ((10, 11), (12, 12)),
        "Brown's untouched link is gone"
    );
}

#[test]
fn t8_4_t8_5_a_link_that_is_redirected_stays() {
    let mut position = begun_in_round_1();
    position.build(ORANGE, &[(at(0, 2), "WS")], &[(7, Icon::Build1)]);
    end_round(position).assert_map("RR o─ o┐ .. .. LL\n.. .. .. .. .. ..\nCC .. .. .. .. ..");
}

#[test]
fn t8_4_t8_5_a_link_that_is_joined_stays() {
    let position = Position::drawn("RR o─ .. o─ LL")
        .laid_in(1, &[at(0, 1), at(0, 3)])
        .hand(ORANGE, &[8, 17])
        .sound();
    let mut joined = position.clone();
    joined.build(ORANGE, &[(at(0, 2), "WE")], &[(8, Icon::Build1), (17, Icon::Leisure)]);
    end_round(joined).assert_map("RR o─ o─ o─ LL");
    end_round(position).assert_map("RR .. .. .. LL");
}

#[test]
fn t8_5_t13_1_a_neglected_link_is_removed_entirely_and_its_tiles_come_back() {
    let position = begun_in_round_1();
    assert_eq!(position.supply(ORANGE), (10, 12));
    let after = end_round(position);
    after.assert_map("RR .. .. .. .. LL\n.. .. .. .. .. ..\nCC .. .. .. .. ..");
    assert_eq!((after.supply(ORANGE), after.supply(BROWN)), ((12, 12), (12, 12)));
}

#[test]
fn t8_5_a_link_is_safe_in_the_round_in_which_it_was_begun_and_needs_work_in_the_next() {
    let mut position = Position::drawn("RR .. .. LL").hand(ORANGE, &[7]).sound();
    position.build(ORANGE, &[(at(0, 1), "WE")], &[(7, Icon::Build1)]);
    let next = end_round(position);
    next.assert_map("RR o─ .. LL");
    assert_eq!(next.game.public.round, 3);
    end_round(next).assert_map("RR .. .. LL");
}

#[test]
fn t8_5_complete_links_need_no_work() {
    let position = Position::drawn("RR o─ o─ LL").laid_in(1, &[at(0, 1), at(0, 2)]).sound();
    end_round(position).assert_map("RR o─ o─ LL");
}

#[test]
fn t8_5_tr25_nothing_is_removed_in_round_6() {
    let position = end_round(begun_in_round_1().round(6));
    assert_eq!(position.phase(), Phase::Over {});
    position.assert_map("RR o─ o─ .. .. LL\n.. .. .. .. .. ..\nCC b─ .. .. .. ..");
}

#[test]
fn t8_6_incomplete_links_carry_nobody_are_not_upgraded_and_score_nothing() {
    let loose = Position::drawn("RR o─ .. LL")
        .hand(ORANGE, &[17, 45, 72])
        .passengers(&[at(0, 0), at(0, 3)]);
    assert!(!loose.can(ORANGE, MOVE) && !loose.can(ORANGE, UPGRADE_LINK));
    let complete = loose.clone().rails("RR o─ o─ LL");
    assert!(
        complete.can(ORANGE, MOVE) && complete.can(ORANGE, UPGRADE_LINK),
        "with one more tile both are possible"
    );
    assert_eq!(complete.game.points(ORANGE) - loose.game.points(ORANGE), 3);
    assert_eq!(
        loose.game.points(ORANGE),
        Position::drawn("RR .. .. LL").game.points(ORANGE)
    );
}

/// E6 up to the end of round 2: link A begun in action round 1; the Commerce and link C in action round 2.
fn e6_round_2() -> Position {
    let position = Position::drawn(
        "
        RR .. .. .. .. D2
        .. .. B2 .. .. ..",
    )
    .owns(ORANGE, "D2 B2")
    .hand(ORANGE, &[7, 8, 29, 25, 97, 66]);
    let mut position = position.turn(ORANGE, 1).sound();
    assert_eq!(position.supply(ORANGE), (12, 12));
    position.build(ORANGE, &[(at(0, 1), "WE")], &[(7, Icon::Build1)]);
    let mut position = position.turn(ORANGE, 2);
    position.construct(
        ORANGE,
        at(0, 5),
        50,
        &[(29, Icon::ParcelNumber), (97, Icon::ConstructBuilding)],
    );
    position.build(ORANGE, &[(at(0, 4), "EW")], &[(8, Icon::Build1)]);
    position
}

/// E6 in action round 2 of round 3: one worker, and the Leisure stands on B2.
fn e6_round_3() -> Position {
    let mut position = e6_round_2().administration();
    position.act(ORANGE, using(66, Icon::GetWorker));
    [ORANGE, BROWN, PINK]
        .into_iter()
        .for_each(|seat| drop(position.act(seat, DONE)));
    // The hand is full again: #97 has come back.
    let mut position = position.hand(ORANGE, &[92, 64]).turn(ORANGE, 1);
    assert_eq!((position.game.public.round, position.player(ORANGE).workers), (3, 1));
    position.construct(
        ORANGE,
        at(1, 2),
        54,
        &[(25, Icon::ParcelNumber), (97, Icon::ConstructBuilding)],
    );
    position.turn(ORANGE, 2)
}

#[test]
fn e6_t8_4_t8_5_links_worked_on_in_the_round_stay() {
    let both = "
        RR o─ .. .. o─ CC
        .. .. B2 .. .. ..";
    let position = e6_round_2();
    position.assert_map(both);
    end_round(position).assert_map(both);
}

#[test]
fn e6_t8_4_t8_5_the_link_that_was_not_worked_on_is_lost() {
    let mut position = e6_round_3();
    position.build(ORANGE, &[(at(0, 3), "EW")], &[(64, Icon::Build1)]);
    position.assert_map(
        "
        RR o─ .. o─ o─ CC
        .. .. LL .. .. ..",
    );
    assert_eq!((position.supply(ORANGE), position.player(ORANGE).workers), ((9, 12), 0));
    let after = end_round(position);
    after.assert_map(
        "
        RR .. .. o─ o─ CC
        .. .. LL .. .. ..",
    );
    assert_eq!(
        (after.supply(ORANGE), after.link_at(at(0, 3), ORANGE).tiles),
        ((10, 12), 2)
    );
}

#[test]
fn e6_t7_9_with_one_more_tile_both_links_would_be_one() {
    let mut position = e6_round_3().hand(ORANGE, &[17]);
    position
        .lay_rails(ORANGE, &[(at(0, 3), "EW"), (at(0, 2), "EW")])
        .expect("legal");
    play(&mut position, ORANGE, &[(92, Icon::Build2)]);
    assert_eq!(
        due(&position, ORANGE),
        [Destination::Kind(Kind::Residence), Destination::Kind(Kind::Commerce)].into()
    );
    position.pay(ORANGE, &[(17, Icon::Residence)]);
    assert_eq!(
        ends(&position, at(0, 1), ORANGE),
        [Some(at(0, 0)), Some(at(0, 5))].into()
    );
    assert_eq!(
        (position.link_at(at(0, 1), ORANGE).tiles, position.complete(ORANGE)),
        (4, 1)
    );
    end_round(position).assert_map(
        "
        RR o─ o─ o─ o─ CC
        .. .. LL .. .. ..",
    );
}

#[test]
fn x11_t7_12_t8_4_tr11_a_complete_link_may_be_lengthened_so_that_it_needs_work_again() {
    let mut position = Position::drawn("RR o─ A1 .. .. LL")
        .owns(ORANGE, "A1")
        .laid_in(1, &[at(0, 1)])
        .hand(ORANGE, &[8, 17])
        .sound();
    assert_eq!(position.complete(ORANGE), 1);
    position.build(ORANGE, &[(at(0, 2), "WE")], &[(8, Icon::Build1)]);
    position.assert_map("RR o─ o─ .. .. LL");
    assert_eq!(
        (position.complete(ORANGE), position.hand_of(ORANGE)),
        (0, vec![17]),
        "incomplete, without a destination icon"
    );
    let next = end_round(position);
    next.assert_map("RR o─ o─ .. .. LL");
    let neglected = end_round(next);
    neglected.assert_map("RR .. A1 .. .. LL");
    assert_eq!(neglected.supply(ORANGE), (12, 12), "the whole link is gone");
}
