//! T7: the worked examples E2 to E5, and the small ones for the rulings. X11 stands in `t8_incomplete_links.rs`.

use super::support::*;
use super::t7_rails::{PLENTY, due, ends, legal, offered, play, refused};
use crate::action::Action;
use crate::destination::Destination;
use crate::kind::Kind;
use crate::links::LinkEnd;
use crate::side::Side;
use crate::square::Square;
use crate::ticket::Icon;

/// E2, first part: what is given. #92 and #4 are Build 2, #24 is the number B1, #63 names C.
fn e2() -> Position {
    Position::drawn(
        "
        .. .. .. ..
        B1 ^^ ^^ CC
        .. .. .. ..",
    )
    .owns(ORANGE, "B1")
}

fn e2_tiles() -> [(Square, &'static str); 2] {
    [(at(1, 1), "WE"), (at(1, 2), "WE")]
}

#[test]
fn e2_t7_1_t7_2_two_mountains_cost_four_symbols_and_either_end_is_named() {
    for (number, icon) in [(24, Icon::ParcelNumber), (63, Icon::Commerce)] {
        let mut position = e2().hand(ORANGE, &[92, 4, number]).sound();
        assert_eq!(
            (position.player(ORANGE).workers, position.supply(ORANGE)),
            (2, (12, 12))
        );
        position.build(
            ORANGE,
            &e2_tiles(),
            &[(92, Icon::Build2), (4, Icon::Build2), (number, icon)],
        );
        position.assert_map(
            "
            .. .. .. ..
            B1 o─ o─ CC
            .. .. .. ..",
        );
        assert_eq!(
            (position.player(ORANGE).workers, position.supply(ORANGE)),
            (1, (10, 12))
        );
        assert_eq!(
            ends(&position, at(1, 1), ORANGE),
            [Some(at(1, 0)), Some(at(1, 3))].into()
        );
        assert_eq!(
            (position.complete(ORANGE), position.player(ORANGE).stress),
            (1, 1),
            "one icon of each of the three tickets"
        );
    }
}

#[test]
fn e2_t7_2_three_or_five_symbols_do_not_pay_for_two_mountains() {
    // #71 names C and has no rails. #92 and #7: 1, 2 or 3 symbols; #92 and #78: 2, 3 or 5.
    assert_eq!(
        refused(&e2().hand(ORANGE, &[92, 7, 71]).sound(), ORANGE, &e2_tiles()),
        "T7.2"
    );
    assert_eq!(
        refused(&e2().hand(ORANGE, &[92, 78, 71]).sound(), ORANGE, &e2_tiles()),
        "T7.2"
    );
    assert!(
        legal(&e2().hand(ORANGE, &[78, 7, 71]).sound(), ORANGE, &e2_tiles()),
        "3 and 1 are four"
    );
}

#[test]
fn e2_t7_5_t7_7_rails_run_past_foreign_parcels_and_never_point_to_them() {
    let mut position = Position::drawn(
        "
        .. .. .. .. ..
        RR .. F1 .. CC
        .. .. B2 .. ..",
    )
    .owns(ORANGE, "F1")
    .turn(PINK, 2)
    .hand(PINK, PLENTY)
    .sound();
    assert_eq!(refused(&position, PINK, &[(at(1, 1), "WE")]), "T7.7", "Orange's F1");
    assert_eq!(
        refused(&position, PINK, &[(at(1, 1), "WS"), (at(2, 1), "NE")]),
        "T7.7",
        "the unclaimed B2"
    );
    let past = [
        (at(1, 1), "WN"),
        (at(0, 1), "SE"),
        (at(0, 2), "WE"),
        (at(0, 3), "WS"),
        (at(1, 3), "NE"),
    ];
    position.build(
        PINK,
        &past,
        &[(92, Icon::Build2), (78, Icon::Build3), (17, Icon::Commerce)],
    );
    position.assert_map(
        "
        .. p┌ p─ p┐ ..
        RR p┘ F1 p└ CC
        .. .. B2 .. ..",
    );
    assert_eq!(ends(&position, at(0, 2), PINK), [Some(at(1, 0)), Some(at(1, 4))].into());
}

#[test]
fn e3_t3_3_t7_1_a_second_icon_of_a_ticket_costs_stress() {
    // B1 and an Industry of Orange, to which #24 and #60 belong, are not on this small map: the referee is not asked here.
    let mut position = Position::drawn(
        "
        CC b─ b┐
        .. .. LL",
    )
    .hand(ORANGE, &[24, 60]);
    assert_eq!((position.complete(BROWN), position.player(ORANGE).stress), (1, 1));
    position
        .lay_rails(ORANGE, &[(at(1, 1), "EW"), (at(1, 0), "EN")])
        .expect("legal");
    assert_eq!(
        position.refusal(ORANGE, using(60, Icon::GetWorker)),
        "TR21",
        "it is not for this phase"
    );
    position.pay(ORANGE, &[(24, Icon::Build1), (60, Icon::Build1), (60, Icon::Commerce)]);
    position.assert_map(
        "
        CC b─ b┐
        o└ o─ LL",
    );
    assert_eq!((position.complete(ORANGE), position.complete(BROWN)), (1, 1));
    assert_eq!(
        (
            position.player(ORANGE).stress,
            position.player(ORANGE).workers,
            position.supply(ORANGE)
        ),
        (2, 1, (11, 11))
    );
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).discards),
        (vec![], tickets(&[24, 60]))
    );
    assert!(
        !position.can(ORANGE, BUILD),
        "neither ticket serves again in this round"
    );
}

/// E4: what is given. The parcels of #24 and #29 are not on this small map: the referee is not asked.
fn e4() -> Position {
    Position::drawn("RR .. .. .. A1")
        .owns(ORANGE, "A1")
        .hand(ORANGE, &[24, 5, 29, 21])
}

fn e4_tiles() -> [(Square, &'static str); 3] {
    [(at(0, 1), "WE"), (at(0, 2), "WE"), (at(0, 3), "WE")]
}

const E4_RAILS: [(u8, Icon); 3] = [(24, Icon::Build1), (5, Icon::Build1), (29, Icon::Build1)];

#[test]
fn e4_t7_1_with_the_parcel_number_four_tickets_and_no_stress() {
    let mut position = e4();
    position.build(
        ORANGE,
        &e4_tiles(),
        &[&E4_RAILS[..], &[(21, Icon::ParcelNumber)]].concat(),
    );
    position.assert_map("RR o─ o─ o─ A1");
    assert_eq!(
        (
            position.hand_of(ORANGE),
            position.player(ORANGE).stress,
            position.player(ORANGE).workers
        ),
        (vec![], 1, 1)
    );
    assert_eq!(position.complete(ORANGE), 1);
}

#[test]
fn e4_t7_1_t3_3_with_the_type_as_second_icon_three_tickets_and_stress() {
    let mut position = e4();
    position.build(ORANGE, &e4_tiles(), &[&E4_RAILS[..], &[(5, Icon::Residence)]].concat());
    position.assert_map("RR o─ o─ o─ A1");
    assert_eq!(
        (
            position.hand_of(ORANGE),
            position.player(ORANGE).stress,
            position.player(ORANGE).workers
        ),
        (vec![21], 2, 1)
    );
    assert_eq!(position.complete(ORANGE), 1);
}

#[test]
fn e4_t7_1_the_destination_icon_cannot_be_left_out() {
    let mut position = e4();
    position.lay_rails(ORANGE, &e4_tiles()).expect("legal");
    play(&mut position, ORANGE, &E4_RAILS);
    assert_eq!(
        position.legal(ORANGE),
        [using(21, Icon::ParcelNumber), using(5, Icon::Residence)],
        "nothing is built before one of them is played"
    );
    position.assert_map("RR .. .. .. A1");
    // #7, #24 and #29 have the rails but name neither end.
    let unnamed = Position::drawn("RR .. .. .. A1")
        .owns(ORANGE, "A1")
        .hand(ORANGE, &[7, 24, 29]);
    assert_eq!(refused(&unnamed, ORANGE, &e4_tiles()), "T7.1");
}

/// E5: what is given; D2 carries Orange's Commerce.
fn e5() -> Position {
    Position::drawn(
        "
        CC .. .. ..
        .. .. .. ..
        .. .. .. ..
        .. .. D1 D2
        .. .. ~~ ..
        II II ~~ ..",
    )
    .owns(PINK, "D1")
    .owns(ORANGE, "D2")
    .rails(
        "
        CC .. .. ..
        .. .. .. ..
        .. .. .. ..
        .. .. D1 CC
        .. .. ~~ ..
        II II ~~ ..",
    )
    .hand(ORANGE, &[3, 92, 7, 17])
    .sound()
}

/// E5: the five tiles of Orange.
fn e5_detour() -> [(Square, &'static str); 5] {
    [
        (at(4, 1), "SN"),
        (at(3, 1), "SN"),
        (at(2, 1), "SE"),
        (at(2, 2), "WE"),
        (at(2, 3), "WS"),
    ]
}

const E5_RAILS: [(u8, Icon); 3] = [(3, Icon::Build2), (92, Icon::Build2), (7, Icon::Build1)];

/// E5 after its second step, in the third: Pink's turn.
fn e5_third_step() -> Position {
    let mut position = e5();
    position.build(ORANGE, &e5_detour(), &[&E5_RAILS[..], &[(17, Icon::Industry)]].concat());
    position.turn(PINK, 2)
}

#[test]
fn e5_t7_5_t7_7_t7_10_a_detour_around_a_foreign_parcel() {
    let position = e5();
    assert_eq!(
        refused(&position, ORANGE, &[(at(4, 1), "SN"), (at(3, 1), "SE")]),
        "T7.7",
        "Pink's D1"
    );
    for destination in [Icon::Industry, Icon::Commerce] {
        let mut position = position.clone();
        position.lay_rails(ORANGE, &e5_detour()).expect("legal");
        play(&mut position, ORANGE, &E5_RAILS);
        assert_eq!(
            due(&position, ORANGE),
            [Destination::Kind(Kind::Industry), Destination::Kind(Kind::Commerce)].into()
        );
        position.pay(ORANGE, &[(17, destination)]);
        position.assert_map(
            "
            CC .. .. ..
            .. .. .. ..
            .. o┌ o─ o┐
            .. o│ D1 CC
            .. o│ ~~ ..
            II II ~~ ..",
        );
        assert_eq!(
            (
                position.complete(ORANGE),
                position.player(ORANGE).workers,
                position.supply(ORANGE)
            ),
            (1, 1, (9, 10))
        );
        assert_eq!(
            (position.hand_of(ORANGE), position.player(ORANGE).stress),
            (vec![], 1),
            "five symbols and one destination icon"
        );
    }
}

#[test]
fn e5_t7_1_t8_1_a_link_left_incomplete_needs_no_destination_icon() {
    let mut position = e5_third_step().hand(PINK, &[78, 73]).sound();
    position.build(
        PINK,
        &[(at(1, 0), "NS"), (at(2, 0), "NS"), (at(3, 0), "NE")],
        &[(78, Icon::Build3)],
    );
    position.assert_map(
        "
        CC .. .. ..
        p│ .. .. ..
        p│ o┌ o─ o┐
        p└ o│ D1 CC
        .. o│ ~~ ..
        II II ~~ ..",
    );
    assert_eq!(
        (
            position.hand_of(PINK),
            position.player(PINK).workers,
            position.complete(PINK)
        ),
        (vec![73], 1, 0)
    );
    assert_eq!(
        position.link_at(at(3, 0), PINK).loose_end(),
        Some(LinkEnd {
            at: at(3, 0),
            side: Side::East
        })
    );
}

/// E5 in round 3, before its last step: Pink's turn, with 2 symbols.
fn e5_round_3() -> Position {
    let before = "
        CC .. .. ..
        p│ .. .. ..
        p│ o┌ o─ o┐
        p└ o│ D1 CC
        .. o│ ~~ ..
        II II ~~ ..";
    e5_third_step().rails(before).round(3).hand(PINK, &[93]).sound()
}

/// E5: the two tiles of Pink's last step, the second on D1.
fn e5_crossing() -> [(Square, &'static str); 2] {
    [(at(3, 1), "WE"), (at(3, 2), "WE")]
}

#[test]
fn e5_t7_6_t7_10_t7_11_a_link_crosses_another_and_ends_at_an_opponents_building() {
    let mut position = e5_round_3().hand(PINK, &[73, 28]);
    position.lay_rails(PINK, &e5_crossing()).expect("legal");
    assert_eq!(
        due(&position, PINK),
        [Destination::Kind(Kind::Commerce)].into(),
        "both ends are Commerces; neither the number D1 nor another type serves"
    );
    position.pay(PINK, &[(93, Icon::Build2), (73, Icon::Commerce)]);
    position.assert_map(
        "
        CC .. .. ..
        p│ .. .. ..
        p│ o┌ o─ o┐
        p└ ++ p─ CC
        .. o│ ~~ ..
        II II ~~ ..",
    );
    let link = position.link_at(at(3, 2), PINK);
    assert_eq!(
        (link.tiles, link.is_complete(), position.player(PINK).workers),
        (5, true, 1)
    );
    assert_eq!(ends(&position, at(3, 2), PINK), [Some(at(0, 0)), Some(at(3, 3))].into());
    assert_eq!(
        (position.complete(ORANGE), position.link_at(at(3, 1), ORANGE).tiles),
        (1, 5),
        "Orange's link is as before"
    );
}

#[test]
fn e5_t7_6_t7_10_what_is_not_allowed_in_the_last_step() {
    // #76 names L and I only.
    assert_eq!(
        refused(&e5_round_3().hand(PINK, &[76]), PINK, &e5_crossing()),
        "T7.1",
        "no C"
    );
    assert_eq!(
        refused(&e5_round_3().hand(PINK, &[73]), PINK, &[(at(3, 1), "WS")]),
        "T7.6",
        "it overlaps Orange's tile"
    );
    // D1 carries rail now and is no location any more: no passenger gets off there.
    let mut position = e5_round_3().hand(PINK, &[73, 28, 3]).passengers(&[at(0, 0)]);
    position.build(PINK, &e5_crossing(), &[(93, Icon::Build2), (73, Icon::Commerce)]);
    let city = &position.game.public.city;
    assert_eq!(city.place_for(&position.game.components.map, PINK, at(3, 2)), None);
    position.acts(PINK, &[MOVE, square(0, 0)]);
    assert_eq!(
        position.refusal(
            PINK,
            Action::Destination {
                to: Destination::Parcel(ticket(28))
            }
        ),
        "T11.9"
    );
}

#[test]
fn x2_t7_6_t7_7_t7_8_tr12_rails_of_two_players_never_join() {
    let mut position = Position::drawn(
        "
        RR o─ .. LL
        .. .. .. ..",
    )
    .hand(ORANGE, PLENTY)
    .hand(BROWN, &[8, 73])
    .turn(BROWN, 2)
    .sound();
    assert_eq!(refused(&position, BROWN, &[(at(0, 2), "EW")]), "T7.8");
    position.build(BROWN, &[(at(0, 2), "ES")], &[(8, Icon::Build1)]);
    position.assert_map(
        "
        RR o─ b┌ LL
        .. .. .. ..",
    );
    let mut position = position.turn(ORANGE, 2);
    assert_eq!(refused(&position, ORANGE, &[(at(0, 2), "WE")]), "T7.6");
    assert_eq!(
        refused(&position, ORANGE, &[(at(0, 2), "WN")]),
        "T7.7",
        "the only shape that has room"
    );
    position.build(ORANGE, &[(at(0, 1), "WS")], &[(7, Icon::Build1)]);
    position.assert_map(
        "
        RR o┐ b┌ LL
        .. .. .. ..",
    );
}

#[test]
fn x3_t7_5_t7_7_tr10_a_rail_may_point_at_a_lake_but_not_off_the_map() {
    let mut position = Position::drawn("RR .. ~~\n.. .. ..").hand(ORANGE, &[7, 8, 17]).sound();
    assert_eq!(refused(&position, ORANGE, &[(at(0, 1), "WN")]), "T7.7");
    position.build(ORANGE, &[(at(0, 1), "WE")], &[(7, Icon::Build1)]);
    assert_eq!(ends(&position, at(0, 1), ORANGE), [Some(at(0, 0)), None].into());
    // A dead end, which only a redirection can save.
    position.act(ORANGE, BUILD);
    assert_eq!(
        position.refusal(
            ORANGE,
            Action::Begin {
                at: at(0, 2),
                from: Side::West
            }
        ),
        "T7.5"
    );
    assert!(position.can(
        ORANGE,
        Action::Redirect {
            at: at(0, 1),
            to: Side::South
        }
    ));
}

#[test]
fn x4_t7_11_tr11_no_link_leads_back_to_its_beginning() {
    let position = Position::drawn("RR ..\n.. ..").hand(ORANGE, PLENTY).sound();
    let circle = [(at(0, 1), "WS"), (at(1, 1), "NW"), (at(1, 0), "EN")];
    assert_eq!(refused(&position, ORANGE, &circle), "T7.11");
    assert!(legal(&position, ORANGE, &circle[..2]));
}

#[test]
fn x5_t7_6_two_own_tiles_on_a_square_and_never_a_third() {
    let map = ".. LL ..\nRR .. CC\n.. II ..";
    let mut position = Position::drawn(map).hand(ORANGE, &[7, 17, 8, 73]).sound();
    position.build(ORANGE, &[(at(1, 1), "WE")], &[(7, Icon::Build1), (17, Icon::Residence)]);
    position.build(ORANGE, &[(at(1, 1), "NS")], &[(8, Icon::Build1), (73, Icon::Leisure)]);
    position.assert_map(".. LL ..\nRR ++ CC\n.. II ..");
    assert_eq!(position.complete(ORANGE), 2);
    for seat in [ORANGE, BROWN] {
        let position = position.clone().turn(seat, 2).hand(seat, &[64, 76]);
        for sides in ["WE", "NS", "NE", "NW", "SE", "SW"] {
            assert_eq!(refused(&position, seat, &[(at(1, 1), sides)]), "T7.6");
        }
    }
    let mut curves = Position::drawn(".. LL ..\nRR o┘ CC\n.. II ..")
        .turn(BROWN, 2)
        .hand(BROWN, &[7, 17])
        .sound();
    curves.build(BROWN, &[(at(1, 1), "ES")], &[(7, Icon::Build1), (17, Icon::Industry)]);
    assert_eq!((curves.complete(ORANGE), curves.complete(BROWN)), (1, 1));
}

#[test]
fn x6_t7_12_tr11_a_rail_on_a_parcel_does_not_strand_the_link_that_ends_there() {
    let mut position = Position::drawn(
        "
        .. .. LL ..
        RR .. o│ ..
        .. .. A1 ..
        CC .. .. ..",
    )
    .owns(ORANGE, "A1")
    .hand(ORANGE, PLENTY)
    .sound();
    let from_c = [(at(3, 1), "WE"), (at(3, 2), "WN")];
    assert_eq!(
        refused(&position, ORANGE, &[&from_c[..], &[(at(2, 2), "SE")]].concat()),
        "TR11"
    );
    position
        .lay_rails(ORANGE, &[&from_c[..], &[(at(2, 2), "SN")]].concat())
        .expect("legal");
    position.act(ORANGE, using(78, Icon::Build3));
    assert_eq!(
        due(&position, ORANGE),
        [Destination::Kind(Kind::Commerce), Destination::Kind(Kind::Leisure)].into()
    );
    position.pay(ORANGE, &[(17, Icon::Leisure)]);
    position.assert_map(
        "
        .. .. LL ..
        RR .. o│ ..
        .. .. o│ ..
        CC o─ o┘ ..",
    );
    assert_eq!(
        ends(&position, at(1, 2), ORANGE),
        [Some(at(0, 2)), Some(at(3, 0))].into()
    );
    assert_eq!(
        (position.complete(ORANGE), position.link_at(at(1, 2), ORANGE).tiles),
        (1, 4)
    );
}

#[test]
fn x7_t7_13_without_the_tiles_nothing_is_built() {
    let mut position = Position::drawn("RR .. .. LL")
        .hand(ORANGE, PLENTY)
        .tiles_left(ORANGE, 1, 12);
    let before = position.game.clone();
    let link = [(at(0, 1), "WE"), (at(0, 2), "WE")];
    assert_eq!(refused(&position, ORANGE, &link), "T7.13");
    assert!(
        position.lay_rails(ORANGE, &link).is_err() && position.game == before,
        "nothing changes"
    );
    assert!(legal(&position.tiles_left(ORANGE, 2, 12), ORANGE, &link));
}

#[test]
fn x12_t7_4_tr11_a_link_keeps_one_end_at_a_location() {
    let position = Position::drawn(
        "
        RR .. .. ..
        .. A1 o─ ..
        .. .. .. ..",
    )
    .owns(ORANGE, "A1")
    .hand(ORANGE, PLENTY)
    .sound();
    assert_eq!(
        refused(&position, ORANGE, &[(at(1, 1), "EW")]),
        "TR11",
        "both ends would be loose"
    );
    let on_to_r = [(at(1, 1), "EW"), (at(1, 0), "EN")];
    assert!(legal(&position, ORANGE, &on_to_r), "carried on to the Residence");
    let mut built = position;
    built.build(ORANGE, &on_to_r, &[(92, Icon::Build2)]);
    assert_eq!(offered(&built, ORANGE), [], "incomplete, so nothing more is due");
    assert_eq!(ends(&built, at(1, 2), ORANGE), [Some(at(0, 0)), None].into());
}
