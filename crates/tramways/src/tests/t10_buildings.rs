//! T10: buildings.

use super::support::*;
use crate::Kind;
use crate::city::Building;
use crate::ticket::Icon::{self, Commerce, ConstructBuilding, ParcelNumber, Residence, Strip};

/// Orange owns D3 and H1 and holds their cards.
const TWO_PARCELS: &str = "D3 .. H1 .. II";

fn two_parcels() -> Position {
    Position::for_players(2, TWO_PARCELS)
        .owns(ORANGE, "D3 H1")
        .hand(ORANGE, &[30, 39])
}

/// Only the buildings of these cards are left.
fn left_in_supply(mut position: Position, cards: &[u8]) -> Position {
    position.game.public.supply = tickets(cards);
    position
}

/// A line with Orange's A1 in the middle, after Orange has built on it: A1's number and the construction of #97.
fn built_over(ground: &str, rails: &str, card: u8) -> Position {
    let mut position = Position::drawn(ground)
        .owns(ORANGE, "A1")
        .rails(rails)
        .hand(ORANGE, &[21, 97])
        .sound();
    let parcel = position.game.components.map.parcels[0].at;
    position.construct(ORANGE, parcel, card, &[(21, ParcelNumber), (97, ConstructBuilding)]);
    position
}

fn building(position: &Position, row: u8, column: u8) -> Option<Building> {
    position.game.public.city.built(at(row, column))
}

#[test]
fn t10_1_constructing_takes_the_construct_icon_and_the_number_of_an_own_parcel() {
    let mut position = two_parcels().sound();
    position.construct(ORANGE, at(0, 2), 46, &[(30, ConstructBuilding), (39, ParcelNumber)]);
    assert_eq!(position.player(ORANGE).discards, tickets(&[30, 39]));
    assert_eq!(position.player(ORANGE).stress, 1);
}

#[test]
fn t10_1_one_icon_without_the_other_is_not_enough() {
    let numbers_only = Position::drawn("D3 .. H1").owns(ORANGE, "D3 H1").hand(ORANGE, &[39]);
    assert_eq!(numbers_only.refusal(ORANGE, CONSTRUCT), "T3.5");
    let construct_only = Position::drawn("D3 .. H1").owns(ORANGE, "D3 H1").hand(ORANGE, &[97]);
    assert_eq!(
        construct_only.refusal(ORANGE, CONSTRUCT),
        "T3.5",
        "both parcel numbers lie in the discard pile"
    );
    let mut one_number = Position::drawn("D3 .. H1")
        .owns(ORANGE, "D3 H1")
        .hand(ORANGE, &[97, 39])
        .sound();
    one_number.act(ORANGE, CONSTRUCT);
    assert_eq!(one_number.legal(ORANGE), [square(0, 2)]);
    assert_eq!(one_number.refusal(ORANGE, square(0, 0)), "T10.1");
}

#[test]
fn t10_1_the_parcel_is_an_own_one() {
    let ground = "D3 A1 B1 .. RR";
    let mut position = Position::drawn(ground)
        .owns(ORANGE, "D3")
        .owns(BROWN, "A1")
        .hand(ORANGE, &[30])
        .sound();
    position.act(ORANGE, CONSTRUCT);
    for (column, what) in [
        (1, "Brown's parcel"),
        (2, "an unclaimed parcel"),
        (3, "no parcel"),
        (4, "a printed building"),
    ] {
        assert_eq!(position.refusal(ORANGE, square(0, column)), "T10.1", "{what}");
    }
}

#[test]
fn t10_2_any_type_of_which_a_tile_is_left_whatever_the_tickets_show() {
    let mut position = left_in_supply(two_parcels(), &[46, 50, 58]).sound();
    position.acts(ORANGE, &[CONSTRUCT, square(0, 2)]);
    let offered = [46, 50, 58].map(|card| crate::Action::Building { card: ticket(card) });
    assert_eq!(
        position.legal(ORANGE),
        offered,
        "#39 shows a Leisure, of which none is left"
    );
    assert_eq!(
        position.refusal(ORANGE, crate::Action::Building { card: ticket(54) }),
        "T10.2"
    );
}

#[test]
fn t10_2_without_a_tile_nothing_is_constructed() {
    assert_eq!(
        left_in_supply(two_parcels(), &[]).sound().refusal(ORANGE, CONSTRUCT),
        "T3.5"
    );
}

#[test]
fn t10_3_the_tile_with_the_disc_is_a_building_from_now_on() {
    let mut position = two_parcels().sound();
    position.construct(ORANGE, at(0, 2), 50, &[(30, ConstructBuilding), (39, ParcelNumber)]);
    position.assert_map("D3 .. CC .. II");
    assert_eq!(
        building(&position, 0, 2),
        Some(Building {
            kind: Kind::Commerce,
            owner: ORANGE,
            upgraded: false
        })
    );
    assert_eq!(position.game.public.city.disc(at(0, 2)), Some(ORANGE));
    // and only one: the parcel is built over
    let mut again = position.hand(ORANGE, &[39, 30]);
    again.act(ORANGE, CONSTRUCT);
    assert_eq!(again.legal(ORANGE), [square(0, 0)]);
    assert_eq!(again.refusal(ORANGE, square(0, 2)), "T16.2");
}

#[test]
fn t10_4_the_building_card_may_be_used_at_once_whatever_the_hand_limit() {
    let base = Position::drawn("D3 o─ CC").owns(ORANGE, "D3");
    let mut position = base.hand(ORANGE, &[30, 62, 63, 64, 65, 66, 67, 68]).sound();
    position.construct(ORANGE, at(0, 0), 46, &[(30, ConstructBuilding), (30, ParcelNumber)]);
    assert_eq!(
        position.hand_of(ORANGE),
        [46, 62, 63, 64, 65, 66, 67, 68],
        "eight cards at a limit of 7"
    );
    assert!(
        !position.game.public.supply.contains(ticket(46)),
        "it is taken from the supply"
    );
    // the second action of the same turn: the new passenger goes to the Commerce with the strip and the C of #46
    position.travel(
        ORANGE,
        at(0, 0),
        crate::destination::Destination::Kind(Kind::Commerce),
        &[],
        &[(46, Strip), (46, Commerce)],
    );
    assert!(position.player(ORANGE).discards.contains(ticket(46)));
    assert_eq!(position.player(ORANGE).hp, 2, "the building and the trip");
}

#[test]
fn t10_4_tr8_of_several_cards_of_the_type_any_one_is_taken() {
    for card in [58, 59] {
        let mut position = two_parcels().sound();
        position.construct(ORANGE, at(0, 2), card, &[(30, ConstructBuilding), (39, ParcelNumber)]);
        assert_eq!(position.hand_of(ORANGE), [card]);
    }
}

#[test]
fn t10_5_one_passenger_and_one_happiness_point() {
    let mut position = two_parcels().sound();
    position.construct(ORANGE, at(0, 2), 46, &[(30, ConstructBuilding), (39, ParcelNumber)]);
    assert_eq!(position.passenger_squares().iter().collect::<Vec<_>>(), [at(0, 2)]);
    assert_eq!(position.player(ORANGE).hp, 1);
}

#[test]
fn t10_6_each_industry_raises_the_hand_limit_up_to_nine() {
    let base = Position::drawn("A2 .. D3 .. G3")
        .owns(ORANGE, "A2 D3 G3")
        .hand(ORANGE, &[22, 30, 38]);
    let mut position = left_in_supply(base, &[46, 58, 59, 60]).sound();
    let mut limits = Vec::new();
    for (column, own, card) in [(0, 22, 58), (2, 30, 59), (4, 38, 60)] {
        position = position.turn(ORANGE, 2);
        position.construct(
            ORANGE,
            at(0, column),
            card,
            &[(own, ConstructBuilding), (own, ParcelNumber)],
        );
        limits.push(position.player(ORANGE).limit);
    }
    assert_eq!(limits, [8, 9, 9]);
    assert_eq!(position.player(BROWN).limit, 7);
}

#[test]
fn t10_6_other_buildings_leave_the_hand_limit() {
    for card in [46, 50, 54] {
        let mut position = two_parcels().sound();
        position.construct(ORANGE, at(0, 2), card, &[(30, ConstructBuilding), (39, ParcelNumber)]);
        assert_eq!(position.player(ORANGE).limit, 7);
    }
}

#[test]
fn t10_7_the_tile_merges_with_neighbours_of_its_type() {
    let place = |position: &Position, column: u8| position.game.public.city.building_place(at(0, column));
    let residence = built_over("RR A1 CC", "RR A1 CC", 46);
    assert_eq!(place(&residence, 1), place(&residence, 0));
    assert_ne!(place(&residence, 1), place(&residence, 2));
    let leisure = built_over("RR A1 CC", "RR A1 CC", 54);
    assert_ne!(place(&leisure, 1), place(&leisure, 0));
}

#[test]
fn t10_8_a_link_through_the_parcel_is_cut_into_two() {
    let position = built_over("RR .. A1 .. LL", "RR o─ o─ o─ LL", 50);
    position.assert_map("RR o─ CC o─ LL");
    assert_eq!(position.supply(ORANGE), (10, 12), "the tile of the parcel is back");
    assert_eq!(position.complete(ORANGE), 2);
    assert_eq!(position.player(ORANGE).hp, 1, "TR27: nothing for the new link");
}

#[test]
fn t10_8_a_link_that_ended_on_the_parcel_is_shortened() {
    let position = built_over(
        "
        RR .. A1
        .. .. LL",
        "
        RR o─ o┐
        .. .. LL",
        50,
    );
    position.assert_map(
        "
        RR o─ CC
        .. .. LL",
    );
    let link = position.link_at(at(0, 1), ORANGE);
    assert_eq!(
        (link.tiles, link.is_complete(), position.supply(ORANGE)),
        (1, true, (11, 12))
    );
}

#[test]
fn t10_8_the_parts_are_complete_if_their_other_end_is() {
    let position = built_over("RR .. A1 .. ..", "RR o─ o─ o─ ..", 50);
    position.assert_map("RR o─ CC o─ ..");
    assert!(position.link_at(at(0, 1), ORANGE).is_complete());
    assert!(!position.link_at(at(0, 3), ORANGE).is_complete());
}

#[test]
fn t10_8_both_own_tiles_of_the_parcel_return() {
    let ground = "
        .. LL ..
        RR A1 CC
        .. II ..";
    let base = Position::drawn(ground)
        .owns(ORANGE, "A1")
        .shared(at(1, 1), "o│ o─")
        .hand(ORANGE, &[21, 97]);
    let mut position = base.sound();
    assert_eq!((position.supply(ORANGE), position.complete(ORANGE)), ((10, 12), 2));
    position.construct(ORANGE, at(1, 1), 46, &[(21, ParcelNumber), (97, ConstructBuilding)]);
    // TR27: links that consisted only of the tile on the parcel disappear
    assert_eq!((position.supply(ORANGE), position.complete(ORANGE)), ((12, 12), 0));
}

#[test]
fn x10_t10_8_tr27_building_over_the_last_tile_completes_an_incomplete_link() {
    let mut position = Position::drawn("RR .. A1 .. LL")
        .owns(ORANGE, "A1")
        .rails("RR o─ o─ .. LL")
        .hand(ORANGE, &[21, 97])
        .sound();
    assert_eq!((position.complete(ORANGE), position.supply(ORANGE)), (0, (10, 12)));
    // exactly the number of A1 and the construct icon: no destination icon for the link
    position.construct(ORANGE, at(0, 2), 50, &[(21, ParcelNumber), (97, ConstructBuilding)]);
    position.assert_map("RR o─ CC .. LL");
    let link = position.link_at(at(0, 1), ORANGE);
    assert_eq!(
        (link.tiles, link.is_complete(), position.supply(ORANGE)),
        (1, true, (11, 12))
    );
    assert_eq!(position.player(ORANGE).discards, tickets(&[21, 97]));
}

#[test]
fn t10_8_tr10_a_link_that_was_loose_towards_the_railed_parcel_ends_at_the_building() {
    let ground = "
        .. LL ..
        RR A1 ..
        .. II ..";
    let rails = "
        .. LL o┐
        RR o│ o┘
        .. II ..";
    // from L around to the east side of A1, whose own rail leaves that side free
    let mut position = Position::drawn(ground)
        .owns(ORANGE, "A1")
        .rails(rails)
        .hand(ORANGE, &[21, 97])
        .sound();
    assert!(!position.link_at(at(1, 2), ORANGE).is_complete());
    position.construct(ORANGE, at(1, 1), 50, &[(21, ParcelNumber), (97, ConstructBuilding)]);
    assert!(position.link_at(at(1, 2), ORANGE).is_complete());
    assert_eq!((position.complete(ORANGE), position.supply(ORANGE)), (1, (12, 10)));
}

#[test]
fn t10_8_tr26_the_parts_of_an_upgraded_link_stay_upgraded() {
    built_over("RR .. A1 .. LL", "RR O─ O─ O─ LL", 50).assert_map("RR O─ CC O─ LL");
}

#[test]
fn t10_9_a_building_square_never_carries_rail_again() {
    let tiles = [(at(0, 1), "WE")];
    let base = || {
        let ground = "
            RR A1 LL
            .. .. ..";
        Position::drawn(ground).owns(ORANGE, "A1").hand(ORANGE, &[5])
    };
    assert!(base().sound().lay_rails(ORANGE, &tiles).is_ok(), "while it is a parcel");
    let built = base().rails("RR CC LL").sound().lay_rails(ORANGE, &tiles);
    assert_eq!(built.expect_err("a building").clause, "T7.5");
}

/// Orange's Commerce on D1 and Residence on A1, without passengers.
fn two_buildings() -> Position {
    Position::drawn("D1 .. A1 .. B1 CC")
        .owns(ORANGE, "D1 A1")
        .owns(BROWN, "B1")
        .rails("CC .. RR .. CC CC")
}

#[test]
fn t10_10_upgrading_takes_the_icon_and_the_type_of_the_building() {
    let mut position = two_buildings().hand(ORANGE, &[16, 71]).sound();
    position.acts(ORANGE, &[UPGRADE_BUILDING, square(0, 0)]);
    position.pay(ORANGE, &[(16, Icon::UpgradeBuilding), (71, Commerce)]);
    assert_eq!(building(&position, 0, 0).map(|building| building.upgraded), Some(true));
    let without_type = two_buildings().hand(ORANGE, &[16, 70]).sound();
    assert_eq!(
        without_type.refusal(ORANGE, UPGRADE_BUILDING),
        "T3.5",
        "#70 shows an Industry"
    );
    let without_upgrade = two_buildings().hand(ORANGE, &[71, 63]).sound();
    assert_eq!(without_upgrade.refusal(ORANGE, UPGRADE_BUILDING), "T3.5");
}

#[test]
fn t10_11_only_own_player_built_tiles_that_are_not_upgraded() {
    let mut position = two_buildings().upgraded(at(0, 2)).hand(ORANGE, &[16, 17]).sound();
    position.act(ORANGE, UPGRADE_BUILDING);
    assert_eq!(position.legal(ORANGE), [square(0, 0)]);
    for (column, what) in [(2, "upgraded already"), (4, "Brown's"), (5, "printed")] {
        assert_eq!(position.refusal(ORANGE, square(0, column)), "T10.11", "{what}");
    }
}

#[test]
fn t10_12_the_tile_is_flipped_a_passenger_comes_and_three_happiness_points() {
    let mut position = two_buildings().hand(ORANGE, &[16, 17]).sound();
    position.acts(ORANGE, &[UPGRADE_BUILDING, square(0, 2)]);
    position.pay(ORANGE, &[(16, Icon::UpgradeBuilding), (17, Residence)]);
    assert_eq!(
        building(&position, 0, 2),
        Some(Building {
            kind: Kind::Residence,
            owner: ORANGE,
            upgraded: true
        })
    );
    assert_eq!(position.passenger_squares().iter().collect::<Vec<_>>(), [at(0, 2)]);
    assert_eq!(position.player(ORANGE).hp, 3);
}

#[test]
fn t10_12_tr28_only_the_square_of_the_tile_itself_is_looked_at() {
    let upgraded = |passenger: (u8, u8)| {
        let base = Position::drawn("RR A1 ..")
            .owns(ORANGE, "A1")
            .rails("RR RR ..")
            .passengers(&[at(passenger.0, passenger.1)]);
        let mut position = base.hand(ORANGE, &[81]).sound();
        position.acts(ORANGE, &[UPGRADE_BUILDING, square(0, 1)]);
        position.passenger_squares().iter().collect::<Vec<_>>()
    };
    assert_eq!(
        upgraded((0, 0)),
        [at(0, 0), at(0, 1)],
        "the printed square of the same building has one, the tile has none"
    );
    assert_eq!(upgraded((0, 1)), [at(0, 1)], "the square holds at most one");
}

/// E8: with the supply of two players.
fn example_8() -> Position {
    left_in_supply(two_parcels(), &[46, 50, 54, 58, 59]).sound()
}

#[test]
fn e8_t10_1_t10_4_t10_5_a_construct_icon_and_a_number_of_two_tickets() {
    let mut position = example_8();
    position.acts(ORANGE, &[CONSTRUCT, square(0, 2)]);
    let kinds: Vec<_> = position.legal(ORANGE);
    assert_eq!(
        kinds.len(),
        5,
        "the L of #39 does not oblige him to build a Leisure: {kinds:?}"
    );
    position.act(ORANGE, crate::Action::Building { card: ticket(46) });
    position.pay(ORANGE, &[(30, ConstructBuilding), (39, ParcelNumber)]);
    position.assert_map("D3 .. RR .. II");
    assert_eq!(position.player(ORANGE).discards, tickets(&[30, 39]));
    assert_eq!((position.player(ORANGE).stress, position.player(ORANGE).hp), (1, 1));
    assert!(position.passenger_squares().contains(at(0, 2)));
    assert_eq!(position.hand_of(ORANGE), [46]);
}

#[test]
fn e8_t10_1_both_icons_of_one_ticket_cost_stress() {
    let mut position = example_8();
    position.construct(ORANGE, at(0, 0), 46, &[(30, ConstructBuilding), (30, ParcelNumber)]);
    position.assert_map("RR .. H1 .. II");
    assert_eq!(
        (position.player(ORANGE).stress, position.player(ORANGE).discards),
        (2, tickets(&[30]))
    );
    assert_eq!(position.hand_of(ORANGE), [39, 46]);
}

#[test]
fn e8_t10_6_an_industry_raises_the_hand_limit_besides() {
    let mut position = example_8();
    position.construct(ORANGE, at(0, 2), 58, &[(30, ConstructBuilding), (39, ParcelNumber)]);
    assert_eq!(
        (
            position.player(ORANGE).limit,
            position.player(ORANGE).hp,
            position.hand_of(ORANGE)
        ),
        (8, 1, vec![58])
    );
    position = position.hand(ORANGE, &[30]);
    position.construct(ORANGE, at(0, 0), 59, &[(30, ConstructBuilding), (30, ParcelNumber)]);
    assert_eq!(
        position.player(ORANGE).limit,
        9,
        "a second one; a third leaves it at 9, see T10.6"
    );
}

/// E9: Orange's Commerce on D1 has the card #50.
fn example_9() -> Position {
    let base = Position::drawn("D1 .. ..").owns(ORANGE, "D1");
    left_in_supply(base, &[46, 47, 51, 54, 55, 58, 59])
        .rails("CC .. ..")
        .hand(ORANGE, &[16, 50])
}

#[test]
fn e9_t10_10_t10_12_a_commerce_is_upgraded() {
    let upgraded = |mut position: Position| {
        position.acts(ORANGE, &[UPGRADE_BUILDING, square(0, 0)]);
        position.pay(ORANGE, &[(16, Icon::UpgradeBuilding), (71, Commerce)]);
        position
    };
    let position = upgraded(example_9().hand(ORANGE, &[71]).sound());
    assert_eq!(
        building(&position, 0, 0),
        Some(Building {
            kind: Kind::Commerce,
            owner: ORANGE,
            upgraded: true
        })
    );
    assert_eq!(position.passenger_squares().iter().collect::<Vec<_>>(), [at(0, 0)]);
    assert_eq!(
        (
            position.player(ORANGE).hp,
            position.player(ORANGE).stress,
            position.hand_of(ORANGE)
        ),
        (3, 1, vec![50])
    );
    let with_passenger = upgraded(example_9().hand(ORANGE, &[71]).passengers(&[at(0, 0)]).sound());
    assert_eq!(with_passenger.passenger_squares().len(), 1, "none is added");
}

#[test]
fn e9_t10_10_the_mark_of_a_building_card_is_no_icon() {
    assert_eq!(
        example_9().sound().refusal(ORANGE, UPGRADE_BUILDING),
        "T3.5",
        "#50 has no C"
    );
    // but its R upgrades a Residence of hers
    let base = Position::drawn("D1 .. A1").owns(ORANGE, "D1 A1");
    let both = left_in_supply(base, &[46, 47, 51, 54, 55, 58, 59])
        .rails("CC .. RR")
        .hand(ORANGE, &[16, 50]);
    let mut position = both.sound();
    position.act(ORANGE, UPGRADE_BUILDING);
    assert_eq!(position.refusal(ORANGE, square(0, 0)), "T10.10");
    position.act(ORANGE, square(0, 2));
    assert_eq!(building(&position, 0, 2).map(|building| building.upgraded), Some(true));
}
