//! Worked examples of parcels and buildings: E10 (building over own rails), X10, and the six pictures of E16.
//!
//! Tickets used here: numbers #21 A1 (with Build 1), #24 B1 (with Build 1), #31 E1 (with R), #34 F2, #40 H2; #97 to #99 (Construct Building, $1); #82 (Upgrade
//! Rail); #7, #8 and #65 (Build 1), #92 (Build 2), #3 (Build 2, $2), #78 (Build 3), #5 (Build 1, R), #17 and #73 (R, C, L, I; #73 without strip), #69 (R, C; +1
//! stress), #71 (C), #76 (L, I). Building cards: #46 R, #50 C, #54 L, #58 to #60 I.

use super::support::*;
use super::t7_rails::{PLENTY, due, ends, play, refused};
use super::t16_merging::{C, I, R, can_travel, hp, parcel, place};
use crate::action::Action;
use crate::destination::Destination;
use crate::side::Side;
use crate::square::Square;
use crate::ticket::Icon;

/// E10 after Orange's Leisure on F2; Brown's turn with the number H2, a Construct icon, and what a trip needs.
fn e10() -> Position {
    let mut position = Position::drawn(
        "
        .. .. .. .. ..
        RR .. F2 .. RR
        RR .. .. .. H2",
    )
    .owns(ORANGE, "F2")
    .owns(BROWN, "H2")
    .rails(
        "
        .. .. .. .. ..
        RR o─ o─ o─ RR
        RR b─ b─ b─ b┘",
    )
    .hand(ORANGE, &[34, 97])
    .hand(BROWN, &[40, 98, 5, 3])
    .passengers(&[at(1, 0)])
    .sound();
    assert_eq!((position.supply(ORANGE), position.supply(BROWN)), ((9, 12), (9, 11)));
    position.construct(
        ORANGE,
        at(1, 2),
        54,
        &[(34, Icon::ParcelNumber), (97, Icon::ConstructBuilding)],
    );
    position.turn(BROWN, 2)
}

#[test]
fn e10_t10_8_t10_9_tr27_a_building_cuts_the_link_that_ran_through_its_parcel() {
    let position = e10();
    position.assert_map(
        "
        .. .. .. .. ..
        RR o─ LL o─ RR
        RR b─ b─ b─ b┘",
    );
    assert_eq!(
        (
            position.supply(ORANGE),
            position.complete(ORANGE),
            position.player(ORANGE).hp
        ),
        ((10, 12), 2, 1)
    );
    assert_eq!(
        ends(&position, at(1, 1), ORANGE),
        [Some(at(1, 0)), Some(at(1, 2))].into()
    );
    assert_eq!(
        ends(&position, at(1, 3), ORANGE),
        [Some(at(1, 2)), Some(at(1, 4))].into()
    );
    assert_eq!(
        [at(1, 1), at(1, 3)].map(|square| position.link_at(square, ORANGE).tiles),
        [1, 1]
    );
    assert_eq!(position.hand_of(ORANGE), [54], "the card of the Leisure");
    assert!(position.passenger_squares().contains(at(1, 2)));
    let again = position.turn(ORANGE, 2).hand(ORANGE, PLENTY);
    assert_eq!(
        refused(&again, ORANGE, &[(at(1, 2), "WE")]),
        "T7.5",
        "no rail on a building"
    );
}

#[test]
fn e10_t10_7_t16_3_tr27_a_residence_merges_and_the_link_still_leads_there() {
    let mut position = e10();
    position.construct(
        BROWN,
        at(2, 4),
        46,
        &[(40, Icon::ParcelNumber), (98, Icon::ConstructBuilding)],
    );
    position.assert_map(
        "
        .. .. .. .. ..
        RR o─ LL o─ RR
        RR b─ b─ b─ RR",
    );
    assert_eq!(
        (
            position.supply(BROWN),
            position.complete(BROWN),
            position.link_at(at(2, 1), BROWN).tiles
        ),
        ((9, 12), 1, 3)
    );
    assert_eq!(
        place(&position, at(2, 4)),
        place(&position, at(1, 4)),
        "one Residence of two squares"
    );
    assert_eq!(
        ends(&position, at(2, 1), BROWN),
        [Some(at(1, 0)), Some(at(1, 4))].into()
    );
    let before = hp(&position);
    position.travel(
        BROWN,
        at(1, 0),
        R,
        &[at(2, 1)],
        &[(3, Icon::Strip), (5, Icon::Residence)],
    );
    assert_eq!(hp(&position), [before[0], before[1] + 1, 0]);
}

#[test]
fn e10_t10_8_t16_3_tr27_a_commerce_does_not_merge() {
    let mut position = e10();
    position.construct(
        BROWN,
        at(2, 4),
        50,
        &[(40, Icon::ParcelNumber), (98, Icon::ConstructBuilding)],
    );
    position.assert_map(
        "
        .. .. .. .. ..
        RR o─ LL o─ RR
        RR b─ b─ b─ CC",
    );
    assert_eq!(position.complete(BROWN), 1);
    assert_eq!(
        ends(&position, at(2, 1), BROWN),
        [Some(at(1, 0)), Some(at(2, 4))].into()
    );
    let before = hp(&position);
    // There is no choice of links: only Orange's two lead to the other Residence.
    position.travel(BROWN, at(1, 0), R, &[], &[(3, Icon::Strip), (5, Icon::Residence)]);
    assert_eq!(hp(&position), [before[0] + 2, before[1], 0]);
}

#[test]
fn x10_t10_8_tr27_a_building_completes_the_link_whose_last_tile_lay_there() {
    let mut position = Position::drawn("RR .. A1 .. LL")
        .owns(ORANGE, "A1")
        .rails("RR o─ o─ .. LL")
        .hand(ORANGE, &[21, 97, 73])
        .sound();
    assert_eq!((position.complete(ORANGE), position.supply(ORANGE)), (0, (10, 12)));
    position.construct(
        ORANGE,
        at(0, 2),
        50,
        &[(21, Icon::ParcelNumber), (97, Icon::ConstructBuilding)],
    );
    position.assert_map("RR o─ CC .. LL");
    let link = position.link_at(at(0, 1), ORANGE);
    assert_eq!(
        (link.tiles, link.is_complete(), position.supply(ORANGE)),
        (1, true, (11, 12))
    );
    assert_eq!(position.hand_of(ORANGE), [50, 73], "no destination icon is due");
}

#[test]
fn t10_8_t16_5_tr27_a_link_of_the_one_tile_on_the_parcel_disappears() {
    let mut position = Position::drawn("RR A1 LL")
        .owns(ORANGE, "A1")
        .rails("RR o─ LL")
        .hand(ORANGE, &[21, 97])
        .sound();
    position.construct(
        ORANGE,
        at(0, 1),
        50,
        &[(21, Icon::ParcelNumber), (97, Icon::ConstructBuilding)],
    );
    assert_eq!(
        (
            position.game.public.city.links.of(ORANGE).count(),
            position.supply(ORANGE)
        ),
        (0, (12, 12))
    );
}

/// E16: what is given. Orange can pay any of the actions, and a trip to a Residence with the strip of #3 and the R of #17.
fn e16() -> Position {
    Position::drawn(
        "
        .. CC .. ..
        .. o│ .. ..
        .. A1 E1 ..
        .. B1 o┐ ..
        .. .. o│ ..
        .. .. RR ..",
    )
    .owns(ORANGE, "A1 B1")
    .owns(BROWN, "E1")
    .hand(ORANGE, &[8, 92, 3, 17, 73, 21, 24, 97, 98])
    .passengers(&[at(0, 1)])
    .sound()
}

/// E16: Orange builds these rails; one of these ends must be named, and one is.
fn connect(mut position: Position, tiles: &[(Square, &str)], ends: [Destination; 2], named: (u8, Icon)) -> Position {
    position.lay_rails(ORANGE, tiles).expect("legal");
    play(
        &mut position,
        ORANGE,
        &[if tiles.len() == 1 {
            (8, Icon::Build1)
        } else {
            (92, Icon::Build2)
        }],
    );
    assert_eq!(due(&position, ORANGE), ends.into());
    position.pay(ORANGE, &[named]);
    assert_eq!(position.player(ORANGE).workers, 1);
    position
}

/// E16: the happiness of Orange when the passenger of the Commerce goes to a Residence.
fn trip_to_residence(position: &Position) -> i16 {
    let mut position = position.clone();
    let before = position.player(ORANGE).hp;
    position.travel(ORANGE, at(0, 1), R, &[], &[(3, Icon::Strip), (17, Icon::Residence)]);
    position.player(ORANGE).hp - before
}

#[test]
fn e16_t11_9_t16_3_picture_1_adjacent_parcels_are_not_connected() {
    let position = e16();
    assert_eq!(position.complete(ORANGE), 2);
    assert!(!can_travel(&position, ORANGE, at(0, 1), R));
    assert!(can_travel(&position, ORANGE, at(0, 1), parcel(21)));
}

#[test]
fn e16_t7_12_picture_1_a_straight_on_a1() {
    let position = connect(e16(), &[(at(2, 1), "NS")], [C, parcel(24)], (73, Icon::Commerce));
    position.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        .. o│ E1 ..
        .. B1 o┐ ..
        .. .. o│ ..
        .. .. RR ..",
    );
    assert_eq!(
        ends(&position, at(1, 1), ORANGE),
        [Some(at(0, 1)), Some(at(3, 1))].into()
    );
    assert_eq!((position.complete(ORANGE), trip_to_residence(&position)), (2, 2));
}

#[test]
fn e16_t7_12_picture_1_a_curve_on_b1() {
    let position = connect(e16(), &[(at(3, 1), "NE")], [parcel(21), R], (21, Icon::ParcelNumber));
    position.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        .. A1 E1 ..
        .. o└ o┐ ..
        .. .. o│ ..
        .. .. RR ..",
    );
    assert_eq!(
        ends(&position, at(3, 1), ORANGE),
        [Some(at(2, 1)), Some(at(5, 2))].into()
    );
    assert_eq!((position.complete(ORANGE), trip_to_residence(&position)), (2, 2));
}

#[test]
fn e16_t7_12_picture_1_both_make_one_link() {
    let position = connect(
        e16(),
        &[(at(2, 1), "NS"), (at(3, 1), "NE")],
        [C, R],
        (73, Icon::Residence),
    );
    position.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        .. o│ E1 ..
        .. o└ o┐ ..
        .. .. o│ ..
        .. .. RR ..",
    );
    assert_eq!(
        ends(&position, at(1, 1), ORANGE),
        [Some(at(0, 1)), Some(at(5, 2))].into()
    );
    assert_eq!(
        (position.complete(ORANGE), position.link_at(at(1, 1), ORANGE).tiles),
        (1, 5),
        "one link less"
    );
    assert_eq!(trip_to_residence(&position), 1);
}

#[test]
fn e16_t7_10_t11_9_picture_1_a_third_link_around_the_parcels() {
    let position = connect(
        e16(),
        &[(at(2, 0), "ES"), (at(3, 0), "NE")],
        [parcel(21), parcel(24)],
        (24, Icon::ParcelNumber),
    );
    position.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        o┌ A1 E1 ..
        o└ B1 o┐ ..
        .. .. o│ ..
        .. .. RR ..",
    );
    assert_eq!(
        ends(&position, at(2, 0), ORANGE),
        [Some(at(2, 1)), Some(at(3, 1))].into()
    );
    assert_eq!((position.complete(ORANGE), trip_to_residence(&position)), (3, 3));
}

/// E16: Orange constructs this building on A1 or B1; Orange's turn again.
fn constructed(mut position: Position, on: Square, card: u8, number: u8) -> Position {
    let permit = if position.hand_of(ORANGE).contains(&97) { 97 } else { 98 };
    position.construct(
        ORANGE,
        on,
        card,
        &[(number, Icon::ParcelNumber), (permit, Icon::ConstructBuilding)],
    );
    position.turn(ORANGE, 2)
}

/// E16, picture 2: an Industry on A1.
fn picture_2() -> Position {
    constructed(e16(), at(2, 1), 59, 21)
}

#[test]
fn e16_t10_9_t16_2_picture_2_an_industry_on_a1() {
    let position = picture_2();
    position.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        .. II E1 ..
        .. B1 o┐ ..
        .. .. o│ ..
        .. .. RR ..",
    );
    assert!(!can_travel(&position, ORANGE, at(0, 1), R));
    assert_eq!(refused(&position, ORANGE, &[(at(2, 1), "NS")]), "T7.5");
    let curve = connect(position.clone(), &[(at(3, 1), "NE")], [I, R], (73, Icon::Industry));
    assert_eq!(ends(&curve, at(3, 1), ORANGE), [Some(at(2, 1)), Some(at(5, 2))].into());
    assert_eq!(trip_to_residence(&curve), 2);
    let around = connect(
        position,
        &[(at(2, 0), "ES"), (at(3, 0), "NE")],
        [I, parcel(24)],
        (73, Icon::Industry),
    );
    assert_eq!(ends(&around, at(2, 0), ORANGE), [Some(at(2, 1)), Some(at(3, 1))].into());
    assert_eq!(trip_to_residence(&around), 3);
}

#[test]
fn e16_t11_6_t16_3_picture_3_a_residence_on_b1() {
    let mut position = constructed(picture_2(), at(3, 1), 46, 24);
    position.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        .. II E1 ..
        .. RR o┐ ..
        .. .. o│ ..
        .. .. RR ..",
    );
    assert!(!can_travel(&position, ORANGE, at(0, 1), R));
    let around = [(at(2, 0), "ES"), (at(3, 0), "NE")];
    let connected = connect(position.clone(), &around, [I, R], (73, Icon::Industry));
    connected.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        o┌ II E1 ..
        o└ RR o┐ ..
        .. .. o│ ..
        .. .. RR ..",
    );
    assert_eq!(
        trip_to_residence(&connected),
        2,
        "it stops at the new Residence: to the southern one there would be a third link"
    );
    // No other way leads out of the Industry.
    position.act(ORANGE, BUILD);
    let map = &position.game.components.map;
    let from_industry = |action: &Action| matches!(*action, Action::Begin { at: on, from } if map.neighbour(on, from) == Some(at(2, 1)));
    let beginnings: Vec<Action> = position.legal(ORANGE).into_iter().filter(from_industry).collect();
    assert_eq!(
        beginnings,
        [Action::Begin {
            at: at(2, 0),
            from: Side::East
        }]
    );
}

/// E16, picture 4: Industries on A1 and B1.
fn picture_4() -> Position {
    constructed(picture_2(), at(3, 1), 58, 24)
}

#[test]
fn e16_t16_3_t16_4_t16_5_picture_4_an_industry_on_b1_merges() {
    let position = picture_4();
    position.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        .. II E1 ..
        .. II o┐ ..
        .. .. o│ ..
        .. .. RR ..",
    );
    assert_eq!(place(&position, at(3, 1)), at(2, 1), "one Industry of two squares");
    assert_eq!(trip_to_residence(&position), 2);
    for (to, icon) in [(C, Icon::Commerce), (R, Icon::Residence)] {
        let mut position = position.clone();
        let before = position.player(ORANGE).hp;
        position.travel(ORANGE, at(3, 1), to, &[], &[(3, Icon::Strip), (17, icon)]);
        assert_eq!(
            position.player(ORANGE).hp - before,
            1,
            "the new passenger goes by one link"
        );
    }
}

/// E16, picture 5: Brown has built from the Residence to E1, and can do it all again.
fn picture_5() -> Position {
    let mut position = picture_4().turn(BROWN, 2).hand(BROWN, &[78, 7, 31, 69]).sound();
    position
        .lay_rails(
            BROWN,
            &[(at(5, 3), "WN"), (at(4, 3), "SN"), (at(3, 3), "SN"), (at(2, 3), "SW")],
        )
        .expect("legal");
    play(&mut position, BROWN, &[(78, Icon::Build3), (7, Icon::Build1)]);
    assert_eq!(due(&position, BROWN), [R, parcel(31)].into());
    position.pay(BROWN, &[(31, Icon::ParcelNumber)]);
    position.turn(BROWN, 2).hand(BROWN, &[31, 99, 65, 76]).stress(BROWN, 3)
}

#[test]
fn e16_t7_12_t11_9_picture_5_browns_link_to_e1_is_carried_on_to_the_industry() {
    let position = picture_5();
    position.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        .. II E1 b┐
        .. II o┐ b│
        .. .. o│ b│
        .. .. RR b┘",
    );
    assert_eq!(
        ends(&position, at(2, 3), BROWN),
        [Some(at(2, 2)), Some(at(5, 2))].into()
    );
    assert_eq!(position.link_at(at(2, 3), BROWN).tiles, 4);
    let mut early = position.clone();
    early.travel(BROWN, at(3, 1), R, &[], &[(76, Icon::Strip), (69, Icon::Residence)]);
    assert_eq!(hp(&early)[1], 0, "without a choice over Orange's link");
    let mut position = position;
    position.lay_rails(BROWN, &[(at(2, 2), "EW")]).expect("legal");
    play(&mut position, BROWN, &[(65, Icon::Build1)]);
    assert_eq!(due(&position, BROWN), [R, I].into());
    position.pay(BROWN, &[(76, Icon::Industry)]);
    position.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        .. II b─ b┐
        .. II o┐ b│
        .. .. o│ b│
        .. .. RR b┘",
    );
    assert_eq!(
        ends(&position, at(2, 2), BROWN),
        [Some(at(2, 1)), Some(at(5, 2))].into()
    );
    position.travel(
        BROWN,
        at(3, 1),
        R,
        &[at(2, 2)],
        &[(31, Icon::Strip), (69, Icon::Residence)],
    );
    assert_eq!(hp(&position)[1], 1, "now the passenger goes by Brown's link");
}

/// E16: Brown constructs this building on E1; Brown's turn again.
fn built_on_e1(card: u8) -> Position {
    let mut position = picture_5();
    position.game.public.supply.insert(ticket(60)); // a third Industry, as there is with more players
    position.construct(
        BROWN,
        at(2, 2),
        card,
        &[(31, Icon::ParcelNumber), (99, Icon::ConstructBuilding)],
    );
    position.turn(BROWN, 2)
}

#[test]
fn e16_t16_3_picture_5_no_other_type_on_e1_connects() {
    for card in [50, 46, 54] {
        let position = built_on_e1(card);
        assert_eq!(
            ends(&position, at(2, 3), BROWN),
            [Some(at(2, 2)), Some(at(5, 2))].into(),
            "the building on E1, and not the Industry"
        );
        assert_ne!(place(&position, at(2, 2)), place(&position, at(2, 1)));
    }
}

#[test]
fn e16_t16_3_t16_4_t16_5_picture_6_an_industry_of_three_squares() {
    let position = built_on_e1(60);
    position.assert_map(
        "
        .. CC .. ..
        .. o│ .. ..
        .. II II b┐
        .. II o┐ b│
        .. .. o│ b│
        .. .. RR b┘",
    );
    let squares = [at(2, 1), at(2, 2), at(3, 1)];
    assert_eq!(squares.map(|square| place(&position, square)), [at(2, 1); 3]);
    let before = hp(&position);
    let trip = |from: Square, to: Destination, icon: Icon, via: &[Square]| {
        let mut position = position.clone();
        position.travel(BROWN, from, to, via, &[(76, Icon::Strip), (69, icon)]);
        position
    };
    for from in squares {
        assert_eq!(hp(&trip(from, C, Icon::Commerce, &[])), [before[0] + 1, before[1], 0]);
        assert_eq!(
            hp(&trip(from, R, Icon::Residence, &[at(4, 2)])),
            [before[0] + 1, before[1], 0]
        );
        let own = trip(from, R, Icon::Residence, &[at(2, 3)]);
        assert_eq!(hp(&own), [before[0], before[1] + 1, 0]);
        // #69 costs a step of stress, the Residence takes one away.
        let brown = |position: &Position| (position.player(BROWN).money, position.player(BROWN).stress);
        assert_eq!(brown(&own), (brown(&position).0 + 4, brown(&position).1 + 1 - 1));
    }
}
