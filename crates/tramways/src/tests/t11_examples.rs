//! T11: the worked examples of the rulebook.

use table::{Seat, Told};

use super::support::*;
use crate::destination::Destination;
use crate::ticket::Icon::{Commerce, ConstructBuilding, Leisure, ParcelNumber, Residence, Strip};
use crate::{Action, Event, Kind};

const TO_R: Destination = Destination::Kind(Kind::Residence);
const TO_C: Destination = Destination::Kind(Kind::Commerce);
const TO_L: Destination = Destination::Kind(Kind::Leisure);

/// E11 before Brown builds on E1. The passenger of B1 has been delivered, that of the Residence is there.
fn example_11() -> Position {
    Position::drawn(
        "
        .. .. .. .. ..
        A1 .. .. B1 E1
        .. .. .. .. ..",
    )
    .owns(ORANGE, "A1")
    .owns(PINK, "B1")
    .owns(BROWN, "E1")
    .rails(
        "
        .. .. .. b┌ b┐
        RR o─ o─ CC E1
        .. .. .. .. ..",
    )
    .passengers(&[at(1, 0)])
}

/// E11 after Brown has constructed a Commerce on E1.
fn merged() -> Position {
    let mut position = example_11().hand(BROWN, &[31, 97]).turn(BROWN, 2).sound();
    position.construct(BROWN, at(1, 4), 50, &[(31, ParcelNumber), (97, ConstructBuilding)]);
    position
}

#[test]
fn e11_t11_10_t16_3_merging_makes_a_link_useless() {
    assert_eq!(example_11().complete(BROWN), 1, "from the Commerce to his parcel");
    let position = merged();
    position.assert_map(
        "
        .. .. .. b┌ b┐
        RR o─ o─ CC CC
        .. .. .. .. ..",
    );
    let city = &position.game.public.city;
    assert_eq!(
        city.building_place(at(1, 3)),
        city.building_place(at(1, 4)),
        "one Commerce"
    );
    assert_eq!(
        position.passenger_squares().iter().collect::<Vec<_>>(),
        [at(1, 0), at(1, 4)]
    );
    let link = position.link_at(at(0, 3), BROWN);
    assert_eq!(link.places[0], link.places[1], "both ends are there");
    assert_eq!(position.complete(BROWN), 1, "TR29: it still counts as complete");
    // never travelled: a passenger of the Commerce goes to no Commerce over it
    let mut mover = position.hand(ORANGE, &[17]).turn(ORANGE, 2).sound();
    mover.acts(ORANGE, &[MOVE, square(1, 4)]);
    assert_eq!(mover.legal(ORANGE), [Action::Destination { to: TO_R }]);
    assert_eq!(mover.refusal(ORANGE, Action::Destination { to: TO_C }), "T11.3");
}

#[test]
fn e11_t11_6_the_passenger_goes_over_the_only_route() {
    // #32 is the card of a parcel that is not on this small map
    let mut position = merged().hand(ORANGE, &[32, 5]).stress(ORANGE, 4).turn(ORANGE, 2);
    position.travel(ORANGE, at(1, 4), TO_R, &[], &[(32, Strip), (5, Residence)]);
    assert_eq!(
        [ORANGE, BROWN].map(|seat| position.player(seat).hp),
        [1, 1],
        "Brown's is that of his building"
    );
    assert_eq!(
        (position.player(ORANGE).stress, position.player(ORANGE).money),
        (3, 3 + 2)
    );
    assert_eq!(position.passenger_squares().iter().collect::<Vec<_>>(), [at(1, 0)]);
}

#[test]
fn e11_t11_6_the_trip_ends_in_the_merged_commerce() {
    let mut position = merged()
        .books(&[&[1, 2, 3, 4]])
        .hand(BROWN, &[92, 71])
        .turn(BROWN, 2)
        .sound();
    position.travel(BROWN, at(1, 0), TO_C, &[], &[(92, Strip), (71, Commerce)]);
    assert_eq!([ORANGE, BROWN].map(|seat| position.player(seat).hp), [1, 1]);
    assert_eq!(position.player(BROWN).stress, 2);
    assert!(position.can(BROWN, look_into(0)), "$5 or a card");
    position.act(BROWN, Action::TakeFive {});
    assert_eq!(
        [ORANGE, BROWN].map(|seat| position.player(seat).money),
        [3 + 2, 3 + 5 - 2]
    );
}

/// E12, with $10 and stress 4 for both, and a passenger in the left Residence.
fn example_12(mover: Seat, hand: &[u8]) -> Position {
    let drawn = Position::drawn(
        "
        .. .. .. .. ..
        RR .. F2 .. RR
        .. .. F3 .. ..",
    )
    .owns(BROWN, "F2")
    .owns(ORANGE, "F3")
    .rails(
        "
        .. .. .. .. ..
        RR b─ b─ b─ RR
        o└ o─ F3 o─ o┘",
    );
    let both = [ORANGE, BROWN]
        .into_iter()
        .fold(drawn, |position, seat| position.money(seat, 10).stress(seat, 4));
    both.passengers(&[at(1, 0)]).turn(mover, 2).hand(mover, hand).sound()
}

/// HP, money and stress of Orange and Brown.
fn standing(position: &Position) -> [(i16, u16, u8); 2] {
    [ORANGE, BROWN]
        .map(|seat| position.player(seat))
        .map(|player| (player.hp, player.money, player.stress))
}

#[test]
fn e12_t11_9_a_parcel_is_passed_like_a_building() {
    let mut position = example_12(ORANGE, &[92, 62]);
    position.travel(ORANGE, at(1, 0), TO_R, &[at(2, 1)], &[(92, Strip), (62, Residence)]);
    assert_eq!(standing(&position), [(2, 10 + 2 + 2, 3), (0, 10, 4)]);
}

#[test]
fn e12_t11_12_a_trip_to_the_parcel_ends_there_without_bonus() {
    let number = [(92, Strip), (35, ParcelNumber)];
    let to_f3 = Destination::Parcel(ticket(35));
    let mut direct = example_12(ORANGE, &[92, 35]);
    direct.travel(ORANGE, at(1, 0), to_f3, &[at(2, 1)], &number);
    assert_eq!(standing(&direct), [(1, 10 + 2, 4), (0, 10, 4)]);
    let mut around = example_12(ORANGE, &[92, 35]);
    around.travel(ORANGE, at(1, 0), to_f3, &[at(1, 1)], &number);
    assert_eq!(
        standing(&around),
        [(1, 10 - 3 + 2, 4), (1, 10 + 3, 4)],
        "over Brown's link and Orange's second one"
    );
}

#[test]
fn e12_t11_19_an_own_link_through_an_own_parcel() {
    let mut position = example_12(BROWN, &[92, 62]);
    position.travel(BROWN, at(1, 0), TO_R, &[at(1, 1)], &[(92, Strip), (62, Residence)]);
    assert_eq!(standing(&position), [(0, 10, 4), (1, 10 + 3, 3)]);
}

#[test]
fn e12_t11_9_a_parcel_with_rail_is_no_destination() {
    let mut position = example_12(BROWN, &[92, 34, 62]);
    position.acts(BROWN, &[MOVE, square(1, 0)]);
    assert_eq!(position.legal(BROWN), [Action::Destination { to: TO_R }]);
    assert_eq!(
        position.refusal(
            BROWN,
            Action::Destination {
                to: Destination::Parcel(ticket(34))
            }
        ),
        "T11.9"
    );
}

#[test]
fn e12_t11_11_t11_19_either_may_use_the_links_of_the_other() {
    let icons = [(92, Strip), (62, Residence)];
    let mut orange = example_12(ORANGE, &[92, 62]);
    orange.travel(ORANGE, at(1, 0), TO_R, &[at(1, 1)], &icons);
    assert_eq!(standing(&orange), [(0, 10 - 3, 3), (1, 10 + 3, 4)]);
    let mut brown = example_12(BROWN, &[92, 62]);
    brown.travel(BROWN, at(1, 0), TO_R, &[at(2, 1)], &icons);
    assert_eq!(standing(&brown), [(2, 10 + 4, 4), (0, 10 - 4, 3)]);
}

/// E13. The line `CC b─ b─ b─ RR O─ O─ O─ O─ II o─ o─ LL` is wider than any map, so it is folded here; what the links join and how long they are is the same.
fn example_13(orange_money: u16, hand: &[u8]) -> Position {
    Position::drawn(
        "
        CC b─ b─ b─ RR O┐
        .. .. .. .. .. O│
        LL o─ o─ II O─ O┘",
    )
    .passengers(&[at(0, 0), at(2, 0)])
    .money(ORANGE, orange_money)
    .hp(ORANGE, 7)
    .stress(ORANGE, 4)
    .money(BROWN, 1)
    .hp(BROWN, 5)
    .hand(ORANGE, hand)
}

/// The trip of the main example. #32 is the card of a parcel that is not on this map.
fn to_leisure(orange_money: u16) -> Position {
    let mut position = example_13(orange_money, &[32, 17]);
    position.travel(ORANGE, at(0, 0), TO_L, &[], &[(32, Strip), (17, Leisure)]);
    position
}

/// Orange buys happiness at the Leisure, in cash; what happens.
fn buy(position: &mut Position, points: u8) -> Vec<Told<Event>> {
    let mut events = position.act(ORANGE, Action::Buy { points });
    if points > 0 {
        events.extend(position.act(ORANGE, Action::PayCash {}));
    }
    events
}

/// The fares, in order: who pays (the bank, if nobody), who gets, how much.
fn fares(events: &[Told<Event>]) -> Vec<(Option<Seat>, Seat, u16)> {
    let fare = |event: &Event| {
        if let Event::Fare { from, to, amount } = *event {
            Some((from, to, amount))
        } else {
            None
        }
    };
    events.iter().filter_map(|told| fare(&told.event)).collect()
}

#[test]
fn e13_t11_11_t11_16_t11_21_fares_in_order() {
    let mut position = to_leisure(10);
    assert_eq!([ORANGE, BROWN].map(|seat| position.player(seat).hp), [9, 6], "step 1");
    let events = buy(&mut position, 2);
    // step 2: $3 for two points; step 3: $7 - $3, + $6, + $2
    assert_eq!(
        fares(&events),
        [(Some(ORANGE), BROWN, 3), (None, ORANGE, 6), (None, ORANGE, 2)]
    );
    assert_eq!(standing(&position), [(11, 12, 4), (6, 4, 1)]);
    assert_eq!(
        position.passenger_squares().iter().collect::<Vec<_>>(),
        [at(2, 0)],
        "T11.23"
    );
}

#[test]
fn e13_a_t11_1_strip_and_destination_of_one_ticket() {
    let mut position = example_13(10, &[17]);
    position.travel(ORANGE, at(0, 0), TO_L, &[], &[(17, Strip), (17, Leisure)]);
    buy(&mut position, 2);
    assert_eq!(standing(&position), [(11, 12, 5), (6, 4, 1)]);
}

#[test]
fn e13_b_t11_22_an_awkward_situation_after_a_purchase() {
    let mut position = to_leisure(3);
    let events = buy(&mut position, 1);
    assert_eq!(
        fares(&events),
        [(Some(ORANGE), BROWN, 2)],
        "neither the $6 nor the $2 is paid"
    );
    assert_eq!(standing(&position), [(7 + 2 + 1, 0, 5), (6, 3, 1)]);
}

/// Variant c: the other way round, to the Commerce, with $0.
fn to_commerce() -> Position {
    let mut position = example_13(0, &[32, 17]).books(&[&[1, 2, 3, 4]]);
    position.travel(ORANGE, at(2, 0), TO_C, &[], &[(32, Strip), (17, Commerce)]);
    position
}

#[test]
fn e13_c_t11_15_t11_21_the_other_way_round_with_five_dollars() {
    let mut position = to_commerce();
    let events = position.act(ORANGE, Action::TakeFive {});
    assert_eq!(
        fares(&events),
        [(None, ORANGE, 2), (None, ORANGE, 6), (Some(ORANGE), BROWN, 3)]
    );
    assert_eq!(standing(&position), [(9, 10, 5), (6, 4, 1)]);
}

#[test]
fn e13_c_t11_15_t11_21_the_other_way_round_with_a_development_card() {
    let mut position = to_commerce();
    let card = ticket(2);
    position.acts(
        ORANGE,
        &[
            look_into(0),
            Action::Keep { ticket: card },
            Action::LeaveOpen { ticket: ticket(1) },
        ],
    );
    assert_eq!(standing(&position), [(9, 5, 5), (6, 4, 1)], "no awkwardness");
    assert_eq!(position.hand_of(ORANGE), [2]);
}

#[test]
fn e13_d_t11_22_with_nothing_at_all() {
    let mut position = to_leisure(0);
    assert_eq!(
        position.legal(ORANGE),
        [Action::Buy { points: 0 }],
        "there is nothing to buy with"
    );
    buy(&mut position, 0);
    assert_eq!(
        standing(&position),
        [(9, 0, 5), (6, 1, 1)],
        "no income from Orange's links; the happiness of step 1 stands"
    );
}

#[test]
fn e13_t11_20_four_upgraded_tiles_cost_six_dollars() {
    let link = example_13(0, &[]).link_at(at(0, 5), ORANGE);
    assert_eq!((link.tiles, link.upgraded, link.fare()), (4, 4, 6));
}
