//! T6: the frame of the action phase.

use crate::destination::Destination;
use crate::phase::Phase;
use crate::tests::support::*;
use crate::tests::t4_course::awaited;
use crate::ticket::Icon;
use crate::{Action, ActionKind, Kind};

const MONEY: Action = Action::TakeMoney {};

/// Orange can build three links of one tile each.
const THREE_GAPS: &str = "
    RR .. CC
    RR .. CC
    RR .. CC";

/// Orange can do as many actions as he likes: Build 1 and C of #7, #64, #65, #69, #71, #73.
fn busy(action_round: u8) -> Position {
    Position::drawn(THREE_GAPS)
        .hand(ORANGE, &[7, 64, 65, 69, 71, 73])
        .turn(ORANGE, action_round)
        .sound()
}

/// Orange builds the link of this row, with these tickets.
fn build_row(position: &mut Position, row: u8, build: u8, commerce: u8) {
    position.build(
        ORANGE,
        &[(at(row, 1), "WE")],
        &[(build, Icon::Build1), (commerce, Icon::Commerce)],
    );
}

#[test]
fn t6_1_action_round_1_is_one_action() {
    let mut position = busy(1);
    build_row(&mut position, 0, 64, 69);
    assert_eq!(position.legal(ORANGE), [END]);
    assert_eq!(
        [position.refusal(ORANGE, BUILD), position.refusal(ORANGE, MONEY)],
        ["T6.2", "T6.2"]
    );
}

#[test]
fn t6_1_or_2_dollars() {
    let mut position = busy(1);
    assert!(position.can(ORANGE, BUILD));
    position.act(ORANGE, MONEY);
    assert_eq!((position.player(ORANGE).money, position.legal(ORANGE)), (5, vec![END]));
}

#[test]
fn t6_1_t6_2_both_action_rounds_go_in_turn_order() {
    let order = [PINK, ORANGE, BROWN];
    let mut position = Position::drawn("RR .. CC").order(&order).turn(PINK, 1).sound();
    for action_round in [1, 2] {
        for seat in order {
            assert_eq!(awaited(&position), [seat]);
            let Phase::Actions(turn) = position.phase() else {
                panic!("{:?}", position.phase())
            };
            assert_eq!((turn.second, turn.left), (action_round == 2, action_round));
            position.acts(seat, &[MONEY, END]);
        }
    }
    assert!(matches!(position.phase(), Phase::Administration { .. }));
}

#[test]
fn t6_2_action_round_2_is_two_actions() {
    let mut position = busy(2);
    build_row(&mut position, 0, 64, 69);
    assert!(position.can(ORANGE, BUILD));
    build_row(&mut position, 1, 65, 71);
    assert_eq!(position.legal(ORANGE), [END]);
    assert_eq!(position.player(ORANGE).money, 3);
}

/// TR17: before or after it.
#[test]
fn t6_2_or_one_action_and_2_dollars() {
    let mut before = busy(2);
    before.act(ORANGE, MONEY);
    build_row(&mut before, 0, 64, 69);
    let mut after = busy(2);
    build_row(&mut after, 0, 64, 69);
    after.act(ORANGE, MONEY);
    for position in [before, after] {
        assert_eq!((position.player(ORANGE).money, position.legal(ORANGE)), (5, vec![END]));
    }
}

#[test]
fn t6_2_or_no_action_and_2_dollars_but_not_4() {
    let mut position = busy(2);
    position.act(ORANGE, MONEY);
    assert_eq!(position.refusal(ORANGE, MONEY), "T6.2");
    position.act(ORANGE, END);
    assert_eq!((position.player(ORANGE).money, awaited(&position)), (5, vec![BROWN]));
}

/// TR17: there is no other way to pass, and the $2 are always there.
#[test]
fn t6_2_who_does_nothing_takes_the_money() {
    for action_round in [1, 2] {
        let mut helpless = Position::drawn("RR .. CC").turn(ORANGE, action_round).sound();
        assert_eq!(helpless.legal(ORANGE), [MONEY]);
        assert_eq!(helpless.refusal(ORANGE, END), "TR17");
        helpless.acts(ORANGE, &[MONEY, END]);
    }
    // nor after the first of two actions
    let mut position = busy(2);
    build_row(&mut position, 0, 64, 69);
    assert_eq!(position.refusal(ORANGE, END), "TR17");
}

/// Orange has a link R-C, a Leisure on B1, the parcel A1; a passenger waits in the Residence.
fn with_every_action_possible() -> Position {
    Position::drawn(
        "
        RR .. CC
        A1 .. B1",
    )
    .owns(ORANGE, "A1 B1")
    .rails(
        "
        RR o─ CC
        A1 .. LL",
    )
    .passengers(&[at(0, 0)])
    .hand(ORANGE, &[9, 13, 21, 63, 97])
    .sound()
}

#[test]
fn t6_3_there_are_five_actions() {
    let position = with_every_action_possible();
    let mut expected: Vec<Action> = ActionKind::ALL.map(|action| Action::Choose { action }).to_vec();
    expected.push(MONEY);
    assert_eq!(position.legal(ORANGE), expected);
    // #21: Build 1 and number A1
    let mut build = position.clone();
    build.build(ORANGE, &[(at(1, 1), "WE")], &[(21, Icon::Build1), (13, Icon::Leisure)]);
    build.assert_map("RR o─ CC\nA1 o─ LL");
    // #9: Upgrade Rail and R
    let mut upgrade = position.clone();
    let link = upgrade.link_at(at(0, 1), ORANGE).name();
    upgrade.acts(ORANGE, &[UPGRADE_LINK, Action::Link { link }]);
    upgrade.pay(ORANGE, &[(9, Icon::UpgradeRail), (63, Icon::Commerce)]);
    upgrade.assert_map("RR O─ CC\nA1 .. LL");
    // #97: Construct Building
    let mut construct = position.clone();
    construct.construct(
        ORANGE,
        at(1, 0),
        50,
        &[(97, Icon::ConstructBuilding), (21, Icon::ParcelNumber)],
    );
    construct.assert_map("RR o─ CC\nCC .. LL");
    // #13: Upgrade Building and L
    let mut upgrade = position.clone();
    upgrade.acts(ORANGE, &[UPGRADE_BUILDING, square(1, 2)]);
    upgrade.pay(ORANGE, &[(13, Icon::UpgradeBuilding), (13, Icon::Leisure)]);
    let leisure = upgrade.game.public.city.built(at(1, 2));
    assert!(leisure.is_some_and(|building| building.upgraded));
    // #63: C
    let mut travel = position;
    travel.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Commerce),
        &[],
        &[(97, Icon::Strip), (63, Icon::Commerce)],
    );
    assert!(travel.passenger_squares().is_empty());
}

#[test]
fn t6_3_the_same_kind_may_be_chosen_repeatedly() {
    let mut position = Position::drawn("RR o─ CC")
        .passengers(&[at(0, 0), at(0, 2)])
        .hand(ORANGE, &[17, 63])
        .sound();
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Commerce),
        &[],
        &[(63, Icon::Strip), (63, Icon::Commerce)],
    );
    position.travel(
        ORANGE,
        at(0, 2),
        Destination::Kind(Kind::Residence),
        &[],
        &[(17, Icon::Strip), (17, Icon::Residence)],
    );
    assert!(position.passenger_squares().is_empty());
}

/// TR18: but within the same action nothing new can be used.
#[test]
fn t6_4_a_new_link_carries_passengers_at_once() {
    let mut position = Position::drawn("RR .. CC")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[64, 69, 71])
        .sound();
    assert_eq!(position.refusal(ORANGE, MOVE), "T3.5", "there is no link");
    position.build(
        ORANGE,
        &[(at(0, 1), "WE")],
        &[(64, Icon::Build1), (69, Icon::Residence)],
    );
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Commerce),
        &[],
        &[(71, Icon::Strip), (71, Icon::Commerce)],
    );
    assert_eq!(position.player(ORANGE).hp, 1);
}

/// The passenger of the new Residence travels with the Building card that came with it: #46 has a strip and C.
#[test]
fn t6_4_a_new_building_with_its_passenger_and_its_card_is_used_at_once() {
    let mut position = Position::drawn("A2 .. CC")
        .owns(ORANGE, "A2")
        .rails("A2 o─ CC")
        .hand(ORANGE, &[22])
        .sound();
    position.construct(
        ORANGE,
        at(0, 0),
        46,
        &[(22, Icon::ConstructBuilding), (22, Icon::ParcelNumber)],
    );
    assert_eq!(position.hand_of(ORANGE), [46]);
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Commerce),
        &[],
        &[(46, Icon::Strip), (46, Icon::Commerce)],
    );
    assert!(position.passenger_squares().is_empty());
}

#[test]
fn t6_4_a_card_taken_is_used_at_once() {
    let mut position = Position::drawn("RR o─ CC o─ LL")
        .passengers(&[at(0, 0), at(0, 2)])
        .hand(ORANGE, &[63])
        .books(&[&[1, 2, 17]])
        .sound();
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Commerce),
        &[],
        &[(63, Icon::Strip), (63, Icon::Commerce)],
    );
    position.acts(
        ORANGE,
        &[
            look_into(0),
            Action::Keep { ticket: ticket(17) },
            Action::LeaveOpen { ticket: ticket(2) },
        ],
    );
    position.travel(
        ORANGE,
        at(0, 2),
        Destination::Kind(Kind::Leisure),
        &[],
        &[(17, Icon::Strip), (17, Icon::Leisure)],
    );
    assert!(position.passenger_squares().is_empty());
}

#[test]
fn t6_4_a_worker_gained_is_used_at_once() {
    let mut position = Position::drawn("RR o─ II .. CC")
        .passengers(&[at(0, 0)])
        .workers(ORANGE, 0)
        .hand(ORANGE, &[64, 65, 71])
        .sound();
    assert_eq!(position.refusal(ORANGE, BUILD), "T3.5", "there is no worker");
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Industry),
        &[],
        &[(65, Icon::Strip), (65, Icon::Industry)],
    );
    position.build(ORANGE, &[(at(0, 3), "WE")], &[(64, Icon::Build1), (71, Icon::Commerce)]);
    assert_eq!((position.player(ORANGE).workers, position.complete(ORANGE)), (0, 2));
}

#[test]
fn t6_5_any_number_of_tickets_is_combined_for_one_action() {
    let mut position = Position::drawn("RR .. .. .. .. .. .. CC")
        .hand(ORANGE, &[7, 63, 64, 65, 71, 92])
        .sound();
    let tiles = [1, 2, 3, 4, 5, 6].map(|column| (at(0, column), "WE"));
    position.build(
        ORANGE,
        &tiles,
        &[
            (7, Icon::Build1),
            (64, Icon::Build1),
            (63, Icon::Build2),
            (92, Icon::Build2),
            (71, Icon::Commerce),
        ],
    );
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).stress),
        (vec![65], 1),
        "five tickets, one icon of each"
    );
}

/// Three actions in a round, and so 18 in six rounds.
#[test]
fn t6_5_a_player_performs_at_most_three_actions_in_a_round() {
    let mut position = Position::drawn(
        "
        RR o─ CC
        LL o─ II",
    )
    .passengers(&[at(0, 0), at(0, 2), at(1, 0), at(1, 2)])
    .hand(ORANGE, &[17, 65, 69, 63, 73])
    .turn(ORANGE, 1)
    .sound();
    let go = |to: Kind| Destination::Kind(to);
    position.travel(
        ORANGE,
        at(0, 0),
        go(Kind::Commerce),
        &[],
        &[(63, Icon::Strip), (63, Icon::Commerce)],
    );
    position.act(ORANGE, END);
    position.acts(BROWN, &[MONEY, END]);
    position.acts(PINK, &[MONEY, END]);
    position.travel(
        ORANGE,
        at(0, 2),
        go(Kind::Residence),
        &[],
        &[(69, Icon::Strip), (69, Icon::Residence)],
    );
    position.travel(
        ORANGE,
        at(1, 0),
        go(Kind::Industry),
        &[],
        &[(65, Icon::Strip), (65, Icon::Industry)],
    );
    // #17 and #73 would pay for a fourth, and a passenger waits
    assert_eq!(position.legal(ORANGE), [END]);
    assert_eq!(position.refusal(ORANGE, MOVE), "T6.2");
}

#[test]
fn x19_t6_2_t3_2_no_icon_is_carried_over_to_the_second_action() {
    // #62: Build 2, R
    let mut position = Position::drawn(
        "
        RR .. .. ..
        CC o─ RR ..",
    )
    .passengers(&[at(1, 0)])
    .hand(ORANGE, &[62, 64])
    .sound();
    assert!(position.can(ORANGE, MOVE), "with R of #62 it would be possible");
    position.build(ORANGE, &[(at(0, 1), "WE"), (at(0, 2), "WE")], &[(62, Icon::Build2)]);
    // #64 has a strip, but no R is left
    assert_eq!(position.hand_of(ORANGE), [64]);
    assert_eq!(position.refusal(ORANGE, MOVE), "T3.5");
    // nor beside another R
    let mut position = position.hand(ORANGE, &[69]);
    position.acts(ORANGE, &[MOVE, square(1, 0)]);
    position.act(
        ORANGE,
        Action::Destination {
            to: Destination::Kind(Kind::Residence),
        },
    );
    assert_eq!(position.refusal(ORANGE, using(62, Icon::Strip)), "T3.2");
    position.pay(ORANGE, &[(64, Icon::Strip), (69, Icon::Residence)]);
}

#[test]
fn x21_t6_5_two_workers_and_an_industry_delivery() {
    let mut position = Position::drawn(
        "
        RR .. II
        RR .. CC
        RR .. CC",
    )
    .passengers(&[at(0, 0)])
    .hand(ORANGE, &[7, 64, 65, 67, 69, 71, 76])
    .turn(ORANGE, 1)
    .sound();
    let workers = |position: &Position| position.player(ORANGE).workers;
    position.build(
        ORANGE,
        &[(at(0, 1), "WE")],
        &[(64, Icon::Build1), (67, Icon::Residence)],
    );
    assert_eq!(workers(&position), 1);
    position.act(ORANGE, END);
    position.acts(BROWN, &[MONEY, END]);
    position.acts(PINK, &[MONEY, END]);
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Industry),
        &[],
        &[(76, Icon::Strip), (76, Icon::Industry)],
    );
    assert_eq!(workers(&position), 2);
    position.build(ORANGE, &[(at(1, 1), "WE")], &[(65, Icon::Build1), (71, Icon::Commerce)]);
    assert_eq!(workers(&position), 1);
    // Build 1 of #7, C of #69 and a worker are left, but no fourth action
    assert_eq!(position.refusal(ORANGE, BUILD), "T6.2");
    assert_eq!(position.legal(ORANGE), [END]);
}
