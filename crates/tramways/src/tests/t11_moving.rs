//! T11.1 to T11.11, T11.23: moving a passenger: who, where to, and on which route.

use super::support::*;
use crate::destination::Destination;
use crate::ticket::Icon::{self, Commerce, Industry, Leisure, ParcelNumber, Residence, Strip};
use crate::ticket::{Cards, Class};
use crate::{Action, Event, Kind};

const TO_R: Destination = Destination::Kind(Kind::Residence);
const TO_C: Destination = Destination::Kind(Kind::Commerce);
const TO_L: Destination = Destination::Kind(Kind::Leisure);
const TO_I: Destination = Destination::Kind(Kind::Industry);

pub(super) fn to_parcel(card: u8) -> Destination {
    Destination::Parcel(ticket(card))
}

pub(super) fn buy(points: u8) -> Action {
    Action::Buy { points }
}

/// The link of a player's tile on a square, as the next one of a trip.
fn over(position: &Position, row: u8, column: u8, seat: table::Seat) -> Action {
    Action::Link {
        link: position.link_at(at(row, column), seat).name(),
    }
}

/// Orange, who holds #17 (all four types) and #92 (for the strip), on this map with a passenger here. Stress 4.
pub(super) fn orange_moves(picture: &str, from: (u8, u8)) -> Position {
    Position::drawn(picture)
        .passengers(&[at(from.0, from.1)])
        .hand(ORANGE, &[17, 92])
        .stress(ORANGE, 4)
        .sound()
}

/// Orange moves the passenger there, with the strip of #92 and an icon of #17.
pub(super) fn go(position: &mut Position, from: (u8, u8), kind: Kind, via: &[(u8, u8)]) {
    let via: Vec<_> = via.iter().map(|&(row, column)| at(row, column)).collect();
    position.travel(
        ORANGE,
        at(from.0, from.1),
        Destination::Kind(kind),
        &via,
        &[(92, Strip), (17, Icon::of(kind))],
    );
}

/// Orange's passenger travels to the end of this line of buildings and links; what follows is open.
pub(super) fn after_trip(picture: &str, kind: Kind) -> Position {
    let mut position = orange_moves(picture, (0, 0));
    go(&mut position, (0, 0), kind, &[]);
    position
}

#[test]
fn t11_1_a_strip_and_a_destination_icon() {
    let holding = |hand: &[u8]| {
        Position::drawn("LL o─ RR")
            .passengers(&[at(0, 0)])
            .stress(ORANGE, 4)
            .hand(ORANGE, hand)
            .sound()
    };
    let mut two = holding(&[92, 62]);
    two.travel(ORANGE, at(0, 0), TO_R, &[], &[(92, Strip), (62, Residence)]);
    assert_eq!(
        (two.player(ORANGE).stress, two.player(ORANGE).discards),
        (3, tickets(&[62, 92])),
        "only the -1 of the Residence"
    );
    let mut one = holding(&[62]);
    one.travel(ORANGE, at(0, 0), TO_R, &[], &[(62, Strip), (62, Residence)]);
    assert_eq!(
        (one.player(ORANGE).stress, one.player(ORANGE).discards),
        (4, tickets(&[62])),
        "+1 for the second icon"
    );
    assert_eq!(holding(&[92, 86]).refusal(ORANGE, MOVE), "T3.5", "no destination icon");
    assert_eq!(
        holding(&[73]).refusal(ORANGE, MOVE),
        "T3.5",
        "the void ticket shows all types, but has no strip"
    );
}

#[test]
fn t11_1_all_tickets_but_the_void_ones_have_a_strip() {
    for face in &Cards::standard().faces {
        assert_eq!(
            face.strip,
            !matches!(face.class, Class::Auction { void: true, .. }),
            "{}",
            face.ticket
        );
    }
}

#[test]
fn t11_1_the_icon_is_that_of_the_destination() {
    let mut position = Position::drawn("LL o─ RR o─ CC o─ II")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[92, 83])
        .sound();
    position.acts(ORANGE, &[MOVE, square(0, 0)]);
    assert_eq!(
        position.legal(ORANGE),
        [TO_C, TO_I].map(|to| Action::Destination { to }),
        "#83 shows C and I"
    );
    assert_eq!(position.refusal(ORANGE, Action::Destination { to: TO_R }), "T11.1");
    position.act(ORANGE, Action::Destination { to: TO_I });
    position.pay(ORANGE, &[(92, Strip), (83, Industry)]);
    assert_eq!(position.player(ORANGE).hp, 3);
    let without_c = Position::drawn("LL o─ RR o─ CC")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[92, 71])
        .sound();
    let mut to_commerce = without_c;
    to_commerce.travel(ORANGE, at(0, 0), TO_C, &[], &[(92, Strip), (71, Commerce)]);
    assert_eq!(to_commerce.player(ORANGE).hp, 2);
}

#[test]
fn t11_2_exactly_one_passenger_wherever_it_stands() {
    let base = Position::drawn("LL o─ RR b─ A1 .. II")
        .owns(PINK, "A1")
        .rails("LL o─ RR b─ CC .. II");
    let mut position = base
        .passengers(&[at(0, 0), at(0, 2), at(0, 4), at(0, 6)])
        .hand(ORANGE, &[17])
        .sound();
    position.act(ORANGE, MOVE);
    assert_eq!(
        position.legal(ORANGE),
        [square(0, 0), square(0, 2), square(0, 4)],
        "also the one of Pink's building"
    );
    assert_eq!(position.refusal(ORANGE, square(0, 1)), "T11.2", "nobody stands there");
    assert_eq!(position.refusal(ORANGE, square(0, 6)), "T11.3", "no link leads away");
    position.acts(ORANGE, &[square(0, 4), Action::Destination { to: TO_R }]);
    assert_eq!(
        position.passenger_squares().iter().collect::<Vec<_>>(),
        [at(0, 0), at(0, 2), at(0, 6)]
    );
}

#[test]
fn t11_3_over_complete_links_of_any_players() {
    let mut position = Position::drawn("LL o─ CC b─ RR")
        .passengers(&[at(0, 0)])
        .turn(PINK, 2)
        .hand(PINK, &[17])
        .sound();
    position.travel(PINK, at(0, 0), TO_R, &[], &[(17, Strip), (17, Residence)]);
    assert_eq!(
        [ORANGE, BROWN, PINK].map(|seat| position.player(seat).hp),
        [1, 1, 0],
        "exclusively over links of others"
    );
}

#[test]
fn t11_3_incomplete_links_carry_nobody_and_staying_is_no_trip() {
    assert_eq!(orange_moves("LL o─ .. RR", (0, 0)).refusal(ORANGE, MOVE), "T3.5");
    // to a Residence from the only Residence, with or without a link to somewhere else
    let position = Position::drawn("RR o─ LL")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[62])
        .sound();
    assert_eq!(position.refusal(ORANGE, MOVE), "T3.5");
}

#[test]
fn t11_4_the_passenger_leaves_by_any_side_of_any_square_of_its_building() {
    let mut position = orange_moves(
        "
        .. LL .. ..
        .. o│ .. ..
        RR RR o─ CC
        o└ II .. ..",
        (2, 0),
    );
    position.acts(ORANGE, &[MOVE, square(2, 0)]);
    // it stands on (2,0): its own square has the link to the Industry, the other one those to Leisure and Commerce
    assert_eq!(
        position.legal(ORANGE),
        [TO_C, TO_L, TO_I].map(|to| Action::Destination { to })
    );
}

#[test]
fn t11_5_the_trip_goes_on_at_any_square_of_a_building_that_does_not_match() {
    let mut position = orange_moves("LL o─ RR RR b─ CC", (0, 0));
    go(&mut position, (0, 0), Kind::Commerce, &[]);
    assert_eq!([ORANGE, BROWN].map(|seat| position.player(seat).hp), [1, 1]);
}

#[test]
fn t11_6_the_trip_ends_at_the_first_match() {
    let mut position = orange_moves("LL o─ RR b─ RR", (0, 0));
    let (from, kind) = ((0, 0), Kind::Residence);
    go(&mut position, from, kind, &[]);
    assert_eq!(
        [ORANGE, BROWN].map(|seat| position.player(seat).hp),
        [1, 0],
        "not on to the second Residence"
    );
    // a parcel whose number is played ends the trip too; other parcels do not
    let base = Position::drawn("LL .. A1 .. B1 .. CC")
        .owns(ORANGE, "A1 B1")
        .rails("LL o─ A1 o─ B1 o─ CC")
        .passengers(&[at(0, 0)]);
    let mut parcel = base.hand(ORANGE, &[24, 92]).sound();
    parcel.travel(ORANGE, at(0, 0), to_parcel(24), &[], &[(92, Strip), (24, ParcelNumber)]);
    assert_eq!(parcel.player(ORANGE).hp, 2);
}

#[test]
fn t11_6_the_building_it_starts_in_is_no_match() {
    let position = after_trip("RR o─ CC b─ RR", Kind::Residence);
    assert_eq!([ORANGE, BROWN].map(|seat| position.player(seat).hp), [1, 1]);
}

/// A triangle Residence, Commerce, Industry; two links lead on to the Leisure.
pub(super) const TRIANGLE: &str = "
    RR o─ CC .. ..
    b│ .. o│ .. ..
    b└ b─ II o─ LL
    .. .. p└ p─ p┘";

#[test]
fn t11_7_no_location_is_visited_twice() {
    let mut position = orange_moves(TRIANGLE, (0, 0));
    position.acts(ORANGE, &[MOVE, square(0, 0), Action::Destination { to: TO_L }]);
    let (to_commerce, to_industry) = (over(&position, 0, 1, ORANGE), over(&position, 1, 0, BROWN));
    position.act(ORANGE, to_commerce);
    // by way of the Commerce it is at the Industry now, from where Brown's link would lead back to the start
    assert_eq!(position.refusal(ORANGE, to_industry), "T11.7");
    assert_eq!(position.refusal(ORANGE, to_commerce), "T11.5");
    assert_eq!(
        position.legal(ORANGE),
        [over(&position, 2, 3, ORANGE), over(&position, 3, 3, PINK)]
    );
}

#[test]
fn t11_8_the_moving_player_chooses_among_all_routes() {
    for (via, hp) in [
        (vec![(0, 1), (2, 3)], [3, 0, 0]),
        (vec![(0, 1), (3, 3)], [2, 0, 1]),
        (vec![(1, 0), (2, 3)], [1, 1, 0]),
        (vec![(1, 0), (3, 3)], [0, 1, 1]),
    ] {
        let mut position = orange_moves(TRIANGLE, (0, 0)).money(ORANGE, 20);
        go(&mut position, (0, 0), Kind::Leisure, &via);
        assert_eq!(
            [ORANGE, BROWN, PINK].map(|seat| position.player(seat).hp),
            hp,
            "{via:?}"
        );
    }
}

#[test]
fn t11_8_a_link_that_leads_nowhere_is_no_choice() {
    let mut position = orange_moves(
        "
        CC o─ RR o─ LL
        .. .. b└ II ..",
        (0, 2),
    );
    position.acts(ORANGE, &[MOVE, square(0, 2)]);
    let dead_end = over(&position, 1, 2, BROWN);
    position.act(ORANGE, Action::Destination { to: TO_L });
    assert!(
        !position.can(ORANGE, dead_end),
        "the trip has gone the only way there is"
    );
    position.pay(ORANGE, &[(92, Strip), (17, Leisure)]);
    assert_eq!([ORANGE, BROWN].map(|seat| position.player(seat).hp), [1, 0]);
}

#[test]
fn t11_7_tr38_a_square_may_be_crossed_twice() {
    // from the Residence to the Commerce, and from there through the same square to the Leisure; on a plain, and on a railed parcel
    for middle in ["..", "A1"] {
        let ground = format!(".. .. .. ..\nRR .. {middle} CC\n.. .. LL ..");
        let owned = if middle == "A1" {
            Position::drawn(&ground).owns(ORANGE, "A1")
        } else {
            Position::drawn(&ground)
        };
        let rails = "
            .. .. o┌ o┐
            RR o─ ++ CC
            .. .. LL ..";
        let laid = owned.rails(rails).shared(at(1, 2), "o│ o─").passengers(&[at(1, 0)]);
        let mut position = laid.hand(ORANGE, &[17, 92]).money(ORANGE, 0).sound();
        go(&mut position, (1, 0), Kind::Leisure, &[]);
        position.act(ORANGE, buy(0));
        assert_eq!((position.player(ORANGE).hp, position.player(ORANGE).money), (2, 2 + 3));
    }
}

#[test]
fn t11_9_parcels_on_the_way_are_passed_like_buildings() {
    for mover in [ORANGE, BROWN] {
        let base = Position::drawn("CC .. A1 .. RR")
            .owns(ORANGE, "A1")
            .rails("CC o─ A1 o─ RR")
            .passengers(&[at(0, 0)]);
        let mut position = base.turn(mover, 2).hand(mover, &[17]).sound();
        position.travel(mover, at(0, 0), TO_R, &[], &[(17, Strip), (17, Residence)]);
        assert_eq!(
            position.player(ORANGE).hp,
            2,
            "a stop, so two links; TR37: whoever travels"
        );
    }
}

#[test]
fn t11_9_neighbours_without_a_link_are_not_connected() {
    let parcel_beside_building = Position::drawn("CC .. A1 RR")
        .owns(ORANGE, "A1")
        .rails("CC o─ A1 RR")
        .passengers(&[at(0, 0)]);
    assert_eq!(
        parcel_beside_building.hand(ORANGE, &[17]).sound().refusal(ORANGE, MOVE),
        "T3.5"
    );
    let buildings = orange_moves("CC o─ LL RR", (0, 0));
    let mut position = buildings.clone();
    position.acts(ORANGE, &[MOVE, square(0, 0)]);
    assert_eq!(position.refusal(ORANGE, Action::Destination { to: TO_R }), "T11.3");
}

#[test]
fn t11_10_a_link_inside_one_building_is_of_no_use() {
    // Brown's link leads from the Commerce back to the Commerce
    let ground = "
        .. b┌ b┐ ..
        LL CC E1 RR";
    let base = Position::drawn(ground)
        .owns(BROWN, "E1")
        .rails(".. b┌ b┐ ..\nLL CC CC RR");
    let position = base.passengers(&[at(1, 1), at(1, 2)]).hand(ORANGE, &[17]).sound();
    assert_eq!(position.complete(BROWN), 1, "TR29: it still counts as complete");
    assert_eq!(position.refusal(ORANGE, MOVE), "T3.5");
}

#[test]
fn t11_11_the_owner_of_each_link_gets_one_happiness_point() {
    let base = Position::drawn("CC O─ LL b─ b─ A1")
        .owns(PINK, "A1")
        .rails("CC O─ LL b─ b─ RR")
        .passengers(&[at(0, 0)]);
    let mut position = base.hand(ORANGE, &[17, 92]).sound();
    go(&mut position, (0, 0), Kind::Residence, &[]);
    let hp = [ORANGE, BROWN, PINK].map(|seat| position.player(seat).hp);
    assert_eq!(
        hp,
        [1, 1, 0],
        "upgraded or not, whatever the length; the owner of the building gets nothing"
    );
}

#[test]
fn t11_23_the_passenger_returns_to_the_reserve() {
    let mut position = orange_moves("CC o─ RR", (0, 0));
    position.acts(ORANGE, &[MOVE, square(0, 0), Action::Destination { to: TO_R }]);
    let events = position.act(ORANGE, using(92, Strip));
    let travelled = events
        .iter()
        .any(|told| matches!(told.event, Event::Travelled { from, to, .. } if (from, to) == (at(0, 0), at(0, 2))));
    assert!(travelled);
    assert!(
        position.passenger_squares().is_empty(),
        "it stands neither where it was nor where it went"
    );
}

#[test]
fn x9_t11_6_t11_7_first_match_and_no_return() {
    let trip = |from: u8, kind: Kind| {
        let mut position = orange_moves("RR o─ CC o─ RR o─ LL", (0, from)).money(ORANGE, 0);
        go(&mut position, (0, from), kind, &[]);
        position.player(ORANGE).hp
    };
    assert_eq!(trip(0, Kind::Residence), 2, "to the middle Residence");
    assert_eq!(trip(0, Kind::Leisure), 3);
    assert_eq!(
        trip(6, Kind::Residence),
        1,
        "to the middle Residence, never to the left one"
    );
    assert_eq!(trip(4, Kind::Residence), 2, "west over the Commerce to the left one");
}
