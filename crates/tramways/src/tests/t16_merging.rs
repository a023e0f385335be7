//! T16: parcels, buildings and how they merge.
//!
//! Tickets used here: numbers #21 A1 (with Build 1), #24 B1 (with Build 1), #31 E1 (with R), #34 F2, #40 H2; #97 to #99 (Construct Building, $1); #82 (Upgrade
//! Rail); #7, #8 and #65 (Build 1), #92 (Build 2), #3 (Build 2, $2), #78 (Build 3), #5 (Build 1, R), #17 and #73 (R, C, L, I; #73 without strip), #69 (R, C; +1
//! stress), #71 (C), #76 (L, I). Building cards: #46 R, #50 C, #54 L, #58 to #60 I.

use table::{Game, Seat};

use super::support::*;
use super::t7_rails::{PLENTY, ends, legal, refused};
use crate::Options;
use crate::action::Action;
use crate::destination::Destination;
use crate::kind::Kind;
use crate::square::Square;
use crate::ticket::Icon;

pub(super) const R: Destination = Destination::Kind(Kind::Residence);
pub(super) const C: Destination = Destination::Kind(Kind::Commerce);
pub(super) const L: Destination = Destination::Kind(Kind::Leisure);
pub(super) const I: Destination = Destination::Kind(Kind::Industry);

pub(super) fn parcel(number: u8) -> Destination {
    Destination::Parcel(ticket(number))
}

/// Can this seat move the passenger on this square there?
pub(super) fn can_travel(position: &Position, seat: Seat, from: Square, to: Destination) -> bool {
    let mut copy = position.clone();
    let chosen = [MOVE, Action::Square { at: from }]
        .into_iter()
        .all(|step| copy.attempt(seat, step).is_ok());
    chosen && copy.can(seat, Action::Destination { to })
}

/// The location of a building square, named by its first square.
pub(super) fn place(position: &Position, at: Square) -> Square {
    position
        .game
        .public
        .city
        .building_place(at)
        .unwrap_or_else(|| panic!("no building on {at}"))
}

pub(super) fn hp(position: &Position) -> [i16; 3] {
    [ORANGE, BROWN, PINK].map(|seat| position.player(seat).hp)
}

#[test]
fn t16_1_a_parcel_is_named_by_its_number_for_all_that_happens_there() {
    let line = Position::drawn("RR .. A1 ..").owns(ORANGE, "A1");
    let mut position = line.clone().hand(ORANGE, &[8, 21]).sound();
    position.build(
        ORANGE,
        &[(at(0, 1), "WE")],
        &[(8, Icon::Build1), (21, Icon::ParcelNumber)],
    );
    assert_eq!(position.complete(ORANGE), 1, "completing a link");

    let linked = line.rails("RR o─ A1 ..");
    let mut position = linked.clone().hand(ORANGE, &[82, 21]).sound();
    position.acts(
        ORANGE,
        &[
            UPGRADE_LINK,
            Action::Link {
                link: position.link_at(at(0, 1), ORANGE).name(),
            },
        ],
    );
    position.assert_map("RR O─ A1 .."); // #82 and the number are all there is to pay with

    let mut position = linked.clone().hand(ORANGE, &[3, 21]).passengers(&[at(0, 0)]).sound();
    position.travel(
        ORANGE,
        at(0, 0),
        parcel(21),
        &[],
        &[(3, Icon::Strip), (21, Icon::ParcelNumber)],
    );
    assert!(position.passenger_squares().is_empty(), "delivering");

    let mut position = linked.hand(ORANGE, &[97, 21]).sound();
    position.construct(
        ORANGE,
        at(0, 2),
        50,
        &[(97, Icon::ConstructBuilding), (21, Icon::ParcelNumber)],
    );
    position.assert_map("RR o─ CC ..");
}

#[test]
fn t16_1_tr37_only_the_owner_of_a_parcel_goes_there_but_all_pass_through() {
    let mut position = Position::drawn("LL o─ A1 o─ RR")
        .owns(ORANGE, "A1")
        .turn(BROWN, 2)
        .hand(BROWN, &[3, 17])
        .passengers(&[at(0, 0)])
        .sound();
    let mut trip = position.clone();
    trip.acts(BROWN, &[MOVE, square(0, 0)]);
    assert_eq!(trip.legal(BROWN), [Action::Destination { to: R }], "not A1");
    position.travel(BROWN, at(0, 0), R, &[], &[(3, Icon::Strip), (17, Icon::Residence)]);
    assert_eq!(hp(&position), [2, 0, 0]);
}

#[test]
fn t16_1_tr37_a_parcel_stays_its_owners_wherever_its_card_is() {
    // The card lies in the discard pile: Orange's rails still end at A1, and Brown's may not.
    let position = Position::drawn("RR .. A1 .. LL")
        .owns(ORANGE, "A1")
        .hand(ORANGE, &[8, 73])
        .hand(BROWN, PLENTY)
        .sound();
    assert!(position.player(ORANGE).discards.contains(ticket(21)));
    assert!(legal(&position, ORANGE, &[(at(0, 1), "WE")]));
    assert_eq!(refused(&position.turn(BROWN, 2), BROWN, &[(at(0, 1), "WE")]), "T7.7");
}

#[test]
fn t16_2_once_built_over_the_type_counts_and_the_number_no_more() {
    let position = Position::drawn("RR .. A1 ..\n.. .. .. ..")
        .owns(ORANGE, "A1")
        .rails("RR o─ CC ..")
        .passengers(&[at(0, 0)]);
    // #21 is the number A1, with Build 1.
    let number = position.clone().hand(ORANGE, &[21, 82, 97, 3]).sound();
    assert!(!can_travel(&number, ORANGE, at(0, 0), parcel(21)));
    assert!(!number.can(ORANGE, UPGRADE_LINK) && !number.can(ORANGE, CONSTRUCT));
    let link_to_it = [(at(1, 1), "WE"), (at(1, 2), "WN")];
    let from_r = [&[(at(1, 0), "NE")], &link_to_it[..]].concat();
    assert_eq!(
        refused(&number, ORANGE, &from_r),
        "T7.1",
        "three symbols, but nothing that names R or C"
    );
    assert!(
        legal(&number, ORANGE, &[(at(1, 0), "NE")]),
        "its Build 1 serves as before"
    );

    let kind = position.hand(ORANGE, &[82, 71, 3, 7]).sound();
    assert!(can_travel(&kind, ORANGE, at(0, 0), C) && kind.can(ORANGE, UPGRADE_LINK) && legal(&kind, ORANGE, &from_r));
}

#[test]
fn t16_3_adjacent_squares_of_a_type_are_one_building_whoever_built_them() {
    let position = Position::drawn("RR A1 B1 ..\n.. C1 .. RR")
        .owns(ORANGE, "A1")
        .owns(BROWN, "B1 C1")
        .rails("RR RR RR ..\n.. CC .. RR")
        .upgraded(at(0, 2))
        .sound();
    assert_eq!(
        [at(0, 0), at(0, 1), at(0, 2)].map(|square| place(&position, square)),
        [at(0, 0); 3],
        "printed, built, upgraded"
    );
    assert_eq!(place(&position, at(1, 1)), at(1, 1), "another type");
    assert_eq!(
        place(&position, at(1, 3)),
        at(1, 3),
        "the same type, but only corner to corner"
    );
}

#[test]
fn t16_3_parcels_never_merge() {
    let position = Position::drawn("A1 B1 RR").owns(ORANGE, "A1 B1");
    let (map, city) = (&position.game.components.map, &position.game.public.city);
    assert_eq!(
        [at(0, 0), at(0, 1), at(0, 2)].map(|square| city.place_for(map, ORANGE, square)),
        [at(0, 0), at(0, 1), at(0, 2)].map(Some)
    );
}

/// A real map of two columns, at the actions of its first player.
fn real_map(map: &str) -> (Position, Seat) {
    let position = Position::new_game(
        2,
        &Options {
            map: map.into(),
            ..Options::default()
        },
        "seams",
    );
    let first = position.game.public.order.get(0).expect("two players");
    (position.turn(first, 2).hand(first, PLENTY), first)
}

#[test]
fn t16_3_tr9_buildings_merge_and_rails_run_across_the_seams_of_boards() {
    // Board C over G: Commerces on (2,0), (2,1) and on (3,1). C beside A: Leisures on (1,4) and on (1,7).
    let (position, seat) = real_map("CA/GD");
    assert_eq!(
        [at(2, 0), at(2, 1), at(3, 1)].map(|square| place(&position, square)),
        [at(2, 0); 3]
    );
    assert!(
        legal(&position, seat, &[(at(1, 5), "WE"), (at(1, 6), "WE")]),
        "from board C over board A"
    );
    assert!(
        legal(&position, seat, &[(at(0, 4), "SE"), (at(0, 5), "WS"), (at(1, 5), "NE")]),
        "from square to square"
    );
}

#[test]
fn t7_7_tr9_a_hole_in_the_map_is_an_edge() {
    // Below board C there is nothing.
    let (position, seat) = real_map("CA/.G/.D");
    assert_eq!(refused(&position, seat, &[(at(2, 2), "WS")]), "T7.7");
    assert!(legal(&position, seat, &[(at(2, 2), "WN")]));
}

#[test]
fn t16_4_links_and_passengers_belong_to_the_whole_building_all_else_to_the_square() {
    let position = Position::drawn("LL o─ RR A1 o─ CC")
        .owns(BROWN, "A1")
        .rails("LL o─ RR RR o─ CC")
        .passengers(&[at(0, 2), at(0, 3)]);
    let mut position = position.hand(ORANGE, &[3, 17]).upgraded(at(0, 3)).sound();
    for from in [at(0, 2), at(0, 3)] {
        assert!(
            can_travel(&position, ORANGE, from, L) && can_travel(&position, ORANGE, from, C),
            "by any of its links"
        );
    }
    position.travel(ORANGE, at(0, 3), L, &[], &[(3, Icon::Strip), (17, Icon::Leisure)]);
    position.act(ORANGE, Action::Buy { points: 0 });
    assert!(
        position.passenger_squares().iter().eq([at(0, 2)]),
        "each square has its own passenger"
    );
    let built = |square: Square| {
        position
            .game
            .public
            .city
            .built(square)
            .map(|building| (building.owner, building.upgraded))
    };
    assert_eq!(
        (built(at(0, 2)), built(at(0, 3))),
        (None, Some((BROWN, true))),
        "and its own owner and side"
    );
}

#[test]
fn t16_5_merging_connects_networks_without_rail() {
    let mut position = Position::drawn("LL o─ RR A1 o─ CC")
        .owns(ORANGE, "A1")
        .hand(ORANGE, &[97, 21, 3, 17])
        .passengers(&[at(0, 0)])
        .sound();
    assert!(
        !can_travel(&position, ORANGE, at(0, 0), C),
        "Residence and parcel are not connected"
    );
    position.construct(
        ORANGE,
        at(0, 3),
        46,
        &[(97, Icon::ConstructBuilding), (21, Icon::ParcelNumber)],
    );
    assert!(can_travel(&position, ORANGE, at(0, 0), C));
}

#[test]
fn t16_5_t11_10_tr29_an_internal_link_counts_and_is_upgraded_but_never_travelled() {
    let mut position = Position::drawn("o┌ o┐ ..\nA1 RR ..")
        .owns(ORANGE, "A1")
        .hand(ORANGE, &[97, 21, 82, 17, 3])
        .passengers(&[at(1, 1)])
        .sound();
    assert!(can_travel(&position, ORANGE, at(1, 1), parcel(21)));
    let points = position.game.points(ORANGE);
    position.construct(
        ORANGE,
        at(1, 0),
        46,
        &[(97, Icon::ConstructBuilding), (21, Icon::ParcelNumber)],
    );
    position.assert_map("o┌ o┐ ..\nRR RR ..");
    assert_eq!(
        ends(&position, at(0, 0), ORANGE),
        [Some(at(1, 0))].into(),
        "both ends at one building"
    );
    assert_eq!(
        (position.complete(ORANGE), position.game.points(ORANGE)),
        (1, points + 1),
        "it counts as before; the building brings 1"
    );
    assert!(!position.can(ORANGE, MOVE));
    position.acts(
        ORANGE,
        &[
            UPGRADE_LINK,
            Action::Link {
                link: position.link_at(at(0, 0), ORANGE).name(),
            },
        ],
    );
    position.assert_map("O┌ O┐ ..\nRR RR .."); // #82 and the R of #17 are all there is to pay with
}
