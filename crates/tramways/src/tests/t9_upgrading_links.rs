//! T9: upgrading a link.
//!
//! Tickets used here: #82 (Upgrade Rail, passenger), #9 (Upgrade Rail, R), #11 (Upgrade Rail, I), #75 (Upgrade Rail, L), #17 and #73 (R, C, L, I), #71 (C), #37
//! (number G2, R), #21 (number A1, Build 1), #7 (Build 1, L), #8 (Build 1, I), #97 (Construct Building, $1), #50 the card of a Commerce.

use table::Seat;

use super::support::*;
use super::t7_rails::due;
use crate::action::Action;
use crate::destination::Destination;
use crate::kind::Kind;
use crate::square::Square;
use crate::ticket::Icon;

/// Chooses the link of this seat on this square to be upgraded.
fn choose(position: &mut Position, seat: Seat, on: Square) {
    let link = position.link_at(on, seat).name();
    position.acts(seat, &[UPGRADE_LINK, Action::Link { link }]);
}

/// Upgrades the link of this seat on this square.
fn upgrade(position: &mut Position, seat: Seat, on: Square, icons: &[(u8, Icon)]) {
    choose(position, seat, on);
    position.pay(seat, icons);
}

fn fare(position: &Position, on: Square) -> u16 {
    position.link_at(on, ORANGE).fare()
}

#[test]
fn t9_1_an_upgrade_costs_its_icon_and_one_for_an_end_but_no_worker() {
    let mut position = Position::drawn("RR o─ LL")
        .hand(ORANGE, &[82, 17])
        .workers(ORANGE, 0)
        .sound();
    choose(&mut position, ORANGE, at(0, 1));
    assert_eq!(
        due(&position, ORANGE),
        [Destination::Kind(Kind::Residence), Destination::Kind(Kind::Leisure)].into(),
        "either end"
    );
    position.pay(ORANGE, &[(82, Icon::UpgradeRail), (17, Icon::Leisure)]);
    position.assert_map("RR O─ LL");
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).stress),
        (vec![], 1),
        "both tickets, an icon of each"
    );
}

#[test]
fn t9_1_t16_1_a_parcel_at_the_end_is_named_by_its_number() {
    let position = Position::drawn("RR o─ A1").owns(ORANGE, "A1");
    let mut number = position.clone().hand(ORANGE, &[82, 21]).sound();
    upgrade(
        &mut number,
        ORANGE,
        at(0, 1),
        &[(82, Icon::UpgradeRail), (21, Icon::ParcelNumber)],
    );
    number.assert_map("RR O─ A1");
    assert!(
        !position.hand(ORANGE, &[82, 76]).can(ORANGE, UPGRADE_LINK),
        "L and I name neither end"
    );
}

#[test]
fn t9_2_only_own_complete_links_that_are_not_upgraded() {
    let mut position = Position::drawn(
        "
        RR o─ LL
        RR O─ LL
        RR b─ LL
        RR o─ ..",
    )
    .hand(ORANGE, &[82, 17])
    .sound();
    let link = |row: u8, seat: Seat| Action::Link {
        link: position.link_at(at(row, 1), seat).name(),
    };
    let [normal, upgraded, browns, incomplete] = [link(0, ORANGE), link(1, ORANGE), link(2, BROWN), link(3, ORANGE)];
    position.act(ORANGE, UPGRADE_LINK);
    assert!(position.can(ORANGE, normal));
    for other in [upgraded, browns, incomplete] {
        assert_eq!(position.refusal(ORANGE, other), "T9.2");
    }
}

#[test]
fn t9_3_t11_20_all_tiles_are_turned_for_three_happiness_and_the_fare_rises() {
    let mut position = Position::drawn("RR o┐ ..\n.. o└ LL")
        .hand(ORANGE, &[82, 17, 5, 3])
        .passengers(&[at(1, 2)])
        .hp(ORANGE, 4)
        .sound();
    assert_eq!(fare(&position, at(0, 1)), 2);
    upgrade(
        &mut position,
        ORANGE,
        at(0, 1),
        &[(82, Icon::UpgradeRail), (17, Icon::Leisure)],
    );
    position.assert_map("RR O┐ ..\n.. O└ LL");
    assert_eq!((position.player(ORANGE).hp, fare(&position, at(0, 1))), (7, 3));
    // The bank pays it at the next trip, already in this turn.
    let money = position.player(ORANGE).money;
    position.travel(
        ORANGE,
        at(1, 2),
        Destination::Kind(Kind::Residence),
        &[],
        &[(3, Icon::Strip), (5, Icon::Residence)],
    );
    assert_eq!(position.player(ORANGE).money, money + 3);
}

#[test]
fn t9_3_tr19_an_upgrade_needs_no_tiles_and_upgraded_tiles_come_back_as_normal_ones() {
    let mut position = Position::drawn("RR .. A1 .. LL\n.. .. .. .. ..\n.. .. .. .. ..")
        .owns(ORANGE, "A1")
        .rails("RR o─ o─ o─ LL")
        .hand(ORANGE, &[82, 17, 21, 97, 8])
        .tiles_left(ORANGE, 0, 0);
    upgrade(
        &mut position,
        ORANGE,
        at(0, 1),
        &[(82, Icon::UpgradeRail), (17, Icon::Leisure)],
    );
    position.assert_map("RR O─ O─ O─ LL");
    assert_eq!(position.supply(ORANGE), (0, 0));
    // The tile on A1 makes room for a Commerce and is laid again below it.
    position.construct(
        ORANGE,
        at(0, 2),
        50,
        &[(21, Icon::ParcelNumber), (97, Icon::ConstructBuilding)],
    );
    assert_eq!(position.supply(ORANGE), (1, 0));
    let mut position = position.turn(ORANGE, 2);
    position.build(ORANGE, &[(at(1, 2), "NS")], &[(8, Icon::Build1)]);
    position.assert_map("RR O─ CC O─ LL\n.. .. o│ .. ..\n.. .. .. .. ..");
}

#[test]
fn t9_2_tr26_a_lengthened_link_is_partly_upgraded_and_may_be_upgraded_again() {
    let mut position = Position::drawn("RR .. .. A1 LL")
        .owns(ORANGE, "A1")
        .rails("RR O─ O─ A1 LL")
        .hand(ORANGE, &[8, 17, 82, 73])
        .sound();
    assert_eq!(fare(&position, at(0, 1)), 3);
    position.build(ORANGE, &[(at(0, 3), "WE")], &[(8, Icon::Build1), (17, Icon::Leisure)]);
    position.assert_map("RR O─ O─ o─ LL");
    assert_eq!(fare(&position, at(0, 1)), 1 + 3, "a normal tile and two upgraded ones");
    upgrade(
        &mut position,
        ORANGE,
        at(0, 1),
        &[(82, Icon::UpgradeRail), (73, Icon::Residence)],
    );
    position.assert_map("RR O─ O─ O─ LL");
    assert_eq!((position.player(ORANGE).hp, fare(&position, at(0, 1))), (3, 5));
}

#[test]
fn t9_2_tr26_a_link_joined_with_an_upgraded_one_is_partly_upgraded() {
    let mut position = Position::drawn("RR O─ .. o─ LL").hand(ORANGE, &[8, 17]).sound();
    position.build(ORANGE, &[(at(0, 2), "WE")], &[(8, Icon::Build1), (17, Icon::Leisure)]);
    position.assert_map("RR O─ o─ o─ LL");
    let link = position.link_at(at(0, 1), ORANGE);
    assert_eq!(
        (link.tiles, link.upgraded, link.is_upgraded(), link.fare()),
        (3, 1, false, 2 + 2)
    );
}

#[test]
fn t9_2_t10_8_tr26_parts_of_a_split_upgraded_link_stay_upgraded() {
    let mut position = Position::drawn("RR .. A1 .. LL")
        .owns(ORANGE, "A1")
        .rails("RR O─ O─ O─ LL")
        .hand(ORANGE, &[21, 97, 82, 17])
        .sound();
    position.construct(
        ORANGE,
        at(0, 2),
        50,
        &[(21, Icon::ParcelNumber), (97, Icon::ConstructBuilding)],
    );
    position.assert_map("RR O─ CC O─ LL");
    assert_eq!(
        (
            position.complete(ORANGE),
            fare(&position, at(0, 1)),
            fare(&position, at(0, 3))
        ),
        (2, 2, 2)
    );
    assert!(!position.can(ORANGE, UPGRADE_LINK), "neither part is upgraded again");
}

/// E7: what is given. G2, to which #37 belongs, is not on this small map: the referee is not asked.
fn e7(hand: &[u8]) -> Position {
    Position::drawn(
        "
        LL o─ o┐ ..
        .. .. o└ RR",
    )
    .hand(ORANGE, hand)
}

#[test]
fn e7_t9_1_t9_3_a_link_of_three_tiles_is_upgraded() {
    let mut position = e7(&[75, 37, 9]);
    assert_eq!((position.complete(ORANGE), fare(&position, at(0, 1))), (1, 3));
    upgrade(
        &mut position,
        ORANGE,
        at(0, 1),
        &[(75, Icon::UpgradeRail), (37, Icon::Residence)],
    );
    position.assert_map(
        "
        LL O─ O┐ ..
        .. .. O└ RR",
    );
    let orange = position.player(ORANGE);
    assert_eq!(
        (orange.hp, orange.stress, orange.workers, position.hand_of(ORANGE)),
        (3, 1, 2, vec![9])
    );
    assert_eq!(fare(&position, at(0, 1)), 5);
    assert!(
        !position.can(ORANGE, UPGRADE_LINK),
        "not a second time, though #9 would pay for it"
    );
}

#[test]
fn e7_t9_1_t3_3_both_icons_of_one_ticket_cost_stress() {
    let mut position = e7(&[75, 37]);
    upgrade(
        &mut position,
        ORANGE,
        at(0, 1),
        &[(75, Icon::UpgradeRail), (75, Icon::Leisure)],
    );
    let orange = position.player(ORANGE);
    assert_eq!((orange.hp, orange.stress, position.hand_of(ORANGE)), (3, 2, vec![37]));
}

#[test]
fn e7_t9_1_a_commerce_icon_names_neither_end() {
    assert!(!e7(&[82, 71]).can(ORANGE, UPGRADE_LINK));
    assert!(e7(&[82, 37]).can(ORANGE, UPGRADE_LINK));
}

#[test]
fn x8_t9_3_t11_20_tr26_fares_of_upgraded_links() {
    let fare_of = |tiles: &str| fare(&Position::drawn(&format!("RR {tiles} LL")), at(0, 1));
    let upgraded = [
        "O─",
        "O─ O─",
        "O─ O─ O─",
        "O─ O─ O─ O─",
        "O─ O─ O─ O─ O─",
        "O─ O─ O─ O─ O─ O─",
    ];
    assert_eq!(upgraded.map(fare_of), [2, 3, 5, 6, 8, 9]);
    assert_eq!(fare_of("O─ O─ O─ O─ o─"), 6 + 1, "partly upgraded");
    assert_eq!(fare_of("o─ o─ o─ o─ o─"), 5);
}
