//! T3: tickets, icons, stress, consequences.

use crate::destination::Destination;
use crate::tests::support::*;
use crate::ticket::{Cards, Icon, SLOTS};
use crate::{Action, Kind};

const RESIDENCE: Destination = Destination::Kind(Kind::Residence);
const COMMERCE: Destination = Destination::Kind(Kind::Commerce);
const LEISURE: Destination = Destination::Kind(Kind::Leisure);
const INDUSTRY: Destination = Destination::Kind(Kind::Industry);

fn stress(position: &Position) -> u8 {
    position.player(ORANGE).stress
}

fn money(position: &Position) -> u16 {
    position.player(ORANGE).money
}

/// A passenger waits at the left end of Orange's link of two tiles to this building; he has these tickets.
fn trip_to(building: &str, hand: &[u8]) -> Position {
    let start = if building == "CC" { "LL" } else { "CC" };
    Position::drawn(&format!("{start} o─ o─ {building}"))
        .passengers(&[at(0, 0)])
        .hand(ORANGE, hand)
        .sound()
}

/// All players have finished the administration.
fn finish_administration(position: &mut Position) {
    [ORANGE, BROWN, PINK]
        .into_iter()
        .for_each(|seat| drop(position.act(seat, DONE)));
}

/// TR2: the strip is beside the four slots; #17 has four destinations and still a strip.
#[test]
fn t3_1_a_ticket_has_four_slots_and_a_strip_which_counts_as_an_icon() {
    let cards = Cards::standard();
    let face = cards.face(ticket(17));
    assert_eq!((SLOTS, face.icons.len(), face.strip), (4, 4, true));
    assert!(cards.faces.iter().all(|face| (1..=SLOTS).contains(&face.icons.len())));
    // the strip and the R of one ticket are two icons
    let mut position = trip_to("RR", &[17]).stress(ORANGE, 5);
    position.travel(
        ORANGE,
        at(0, 0),
        RESIDENCE,
        &[],
        &[(17, Icon::Strip), (17, Icon::Residence)],
    );
    assert_eq!(stress(&position), 5 + 1 - 1, "T11.13");
    // the strip of one and the R of another are one icon each
    let mut position = trip_to("RR", &[17, 64]).stress(ORANGE, 5);
    position.travel(
        ORANGE,
        at(0, 0),
        RESIDENCE,
        &[],
        &[(64, Icon::Strip), (17, Icon::Residence)],
    );
    assert_eq!(stress(&position), 5 - 1);
}

#[test]
fn t3_2_a_ticket_that_is_played_goes_to_the_discard_pile() {
    let mut position = Position::drawn("RR .. .. ..").hand(ORANGE, &[62, 64]).sound();
    position.build(ORANGE, &[(at(0, 1), "WE"), (at(0, 2), "WE")], &[(62, Icon::Build2)]);
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).discards),
        (vec![64], tickets(&[62]))
    );
}

#[test]
fn t3_2_a_ticket_is_not_put_away_without_using_an_icon() {
    let position = Position::drawn("RR .. .. ..").hand(ORANGE, &[62, 64]).sound();
    assert_eq!(position.refusal(ORANGE, discard(62)), "T4.1");
    assert_eq!(
        position.refusal(ORANGE, using(62, Icon::Build2)),
        "T4.1",
        "nothing is declared that it could be used for"
    );
}

#[test]
fn t3_2_it_is_out_of_reach_until_a_reshuffle() {
    let mut position = Position::drawn("RR .. .. ..").hand(ORANGE, &[62]).sound();
    position.build(ORANGE, &[(at(0, 1), "WE"), (at(0, 2), "WE")], &[(62, Icon::Build2)]);
    assert!(!position.can(ORANGE, BUILD), "not in the second action of the turn");
    let mut position = position.administration();
    assert_eq!(position.refusal(ORANGE, discard(62)), "T12.6");
    finish_administration(&mut position);
    assert_eq!(
        position.hand_of(ORANGE),
        [62],
        "the deck was empty and the hand not full (T13.3)"
    );
}

#[test]
fn t3_3_each_icon_of_a_ticket_after_the_first_costs_stress() {
    // #64: Build 1, L, $1, strip; the trip takes strip and L, the purchase of 1 HP the $1
    let delivered = |hand: &[u8], icons: &[(u8, Icon)], pays: Action| {
        let mut position = trip_to("LL", hand);
        position.travel(ORANGE, at(0, 0), LEISURE, &[], icons);
        position.acts(ORANGE, &[Action::Buy { points: 1 }, pays]);
        stress(&position)
    };
    let cash = Action::PayCash {};
    assert_eq!(
        delivered(&[63, 64], &[(63, Icon::Strip), (64, Icon::Leisure)], cash),
        1,
        "two tickets"
    );
    assert_eq!(
        delivered(&[64], &[(64, Icon::Strip), (64, Icon::Leisure)], cash),
        2,
        "two icons of one"
    );
    assert_eq!(
        delivered(
            &[64],
            &[(64, Icon::Strip), (64, Icon::Leisure)],
            using(64, Icon::Money1)
        ),
        3,
        "three icons of one"
    );
}

#[test]
fn t3_3_the_stress_comes_immediately() {
    let mut position = Position::drawn("RR .. CC")
        .stress(ORANGE, 4)
        .workers(ORANGE, 0)
        .hand(ORANGE, &[66])
        .administration()
        .sound();
    position.act(ORANGE, using(66, Icon::GetWorker));
    assert_eq!((stress(&position), position.player(ORANGE).workers), (4, 1));
    position.act(ORANGE, using(66, Icon::Money2));
    assert_eq!((stress(&position), money(&position)), (5, 5));
}

#[test]
fn t3_3_the_order_of_use_is_free() {
    let start = Position::drawn("RR .. CC")
        .stress(ORANGE, 4)
        .hand(ORANGE, &[84])
        .administration()
        .sound();
    let icons = [Icon::DecreaseStress, Icon::Money2];
    for (first, second) in [(icons[0], icons[1]), (icons[1], icons[0])] {
        let mut position = start.clone();
        position.acts(ORANGE, &[using(84, first), using(84, second)]);
        assert_eq!((stress(&position), money(&position)), (4, 5), "+1 and -1");
    }
}

/// TR20: all icons of a ticket serve the same play: once another ticket is played it is out of reach.
#[test]
fn t3_3_icons_are_used_at_that_moment_only() {
    let mut position = Position::drawn("RR .. CC")
        .stress(ORANGE, 4)
        .hand(ORANGE, &[3, 84])
        .administration()
        .sound();
    position.act(ORANGE, using(84, Icon::DecreaseStress));
    assert!(position.can(ORANGE, using(84, Icon::Money2)));
    position.act(ORANGE, using(3, Icon::Money2));
    assert_eq!(position.refusal(ORANGE, using(84, Icon::Money2)), "T12.1");
    // an icon is there once
    assert_eq!(position.refusal(ORANGE, using(3, Icon::Money2)), "T12.1");
}

#[test]
fn t3_4_two_icons_save_a_card_but_give_no_additional_action() {
    // Build 2 and C, of one ticket or of two
    for (icons, saved) in [
        ([(63, Icon::Build2), (63, Icon::Commerce)], 1),
        ([(62, Icon::Build2), (63, Icon::Commerce)], 0),
    ] {
        let mut position = Position::drawn("RR .. .. CC")
            .hand(ORANGE, &[62, 63])
            .turn(ORANGE, 1)
            .sound();
        position.build(ORANGE, &[(at(0, 1), "WE"), (at(0, 2), "WE")], &icons);
        assert_eq!(
            (position.hand_of(ORANGE).len(), position.legal(ORANGE)),
            (saved, vec![END])
        );
    }
}

#[test]
fn t3_5_nothing_is_played_that_cannot_be_carried_out_in_full() {
    // Build 2 with one square to build on; Upgrade Rail without a link; Construct without a parcel; a strip without a link
    let position = Position::drawn("RR .. CC")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[62, 63, 67, 97])
        .sound();
    assert_eq!(position.legal(ORANGE), [Action::TakeMoney {}]);
    for choice in [BUILD, UPGRADE_LINK, CONSTRUCT, UPGRADE_BUILDING, MOVE] {
        assert_eq!(position.refusal(ORANGE, choice), "T3.5");
    }
    // in the administration too
    let full = Position::drawn("RR .. CC")
        .passengers(&[at(0, 0), at(0, 2)])
        .hand(ORANGE, &[20, 71, 84])
        .administration()
        .sound();
    assert_eq!(
        full.refusal(ORANGE, using(20, Icon::GetWorker)),
        "T12.3",
        "two workers already"
    );
    assert_eq!(
        full.refusal(ORANGE, using(71, Icon::AddPassenger)),
        "T12.5",
        "no empty space"
    );
    assert_eq!(
        full.refusal(ORANGE, using(84, Icon::DecreaseStress)),
        "T12.4",
        "stress 1"
    );
}

/// TR21: no surplus.
#[test]
fn t3_5_an_action_uses_exactly_the_icons_that_it_needs() {
    // a link of two tiles, which stays incomplete: 1 + 1 or 2, but not 1 + 2 or 3, and no R
    let mut position = Position::drawn("RR .. .. ..").hand(ORANGE, &[1, 7, 62, 64]).sound();
    position
        .lay_rails(ORANGE, &[(at(0, 1), "WE"), (at(0, 2), "WE")])
        .expect("legal");
    assert_eq!(
        position.legal(ORANGE),
        [using(7, Icon::Build1), using(62, Icon::Build2), using(64, Icon::Build1)]
    );
    assert_eq!(position.refusal(ORANGE, using(1, Icon::Build3)), "TR21");
    assert_eq!(position.refusal(ORANGE, using(62, Icon::Residence)), "TR21");
    position.act(ORANGE, using(64, Icon::Build1));
    assert_eq!(
        position.hand_of(ORANGE),
        [1, 62],
        "now only the 1 of #7 fits, and was played"
    );

    // a trip takes one strip and one destination
    let mut position = trip_to("RR", &[62, 63, 69]);
    position.acts(
        ORANGE,
        &[
            MOVE,
            square(0, 0),
            Action::Destination { to: RESIDENCE },
            using(63, Icon::Strip),
        ],
    );
    assert_eq!(
        [
            position.refusal(ORANGE, using(62, Icon::Strip)),
            position.refusal(ORANGE, using(63, Icon::Commerce))
        ],
        ["TR21", "TR21"]
    );
    position.act(ORANGE, using(62, Icon::Residence));
    assert_eq!(position.hand_of(ORANGE), [69]);
}

#[test]
fn t3_6_a_consequence_is_carried_out_once_however_many_icons_are_used() {
    // #12: Upgrade Rail, L, strip; pay $3. The purchase belongs to the same action (TR20)
    for icons in [
        [(12, Icon::Strip), (12, Icon::Leisure)],
        [(12, Icon::Strip), (76, Icon::Leisure)],
    ] {
        let mut position = trip_to("LL", &[12, 76]).money(ORANGE, 10);
        position.travel(ORANGE, at(0, 0), LEISURE, &[], &icons);
        position.acts(ORANGE, &[Action::Buy { points: 1 }, Action::PayCash {}]);
        assert_eq!(money(&position), 10 - 3 - 1 + 2, "$1 for happiness, $2 for the link");
    }
    // #20: $3 and a worker; +1 stress once, and +1 for the second icon
    let mut position = Position::drawn("RR .. CC")
        .workers(ORANGE, 0)
        .hand(ORANGE, &[20])
        .administration()
        .sound();
    position.act(ORANGE, using(20, Icon::Money3));
    assert_eq!(stress(&position), 2);
    position.act(ORANGE, using(20, Icon::GetWorker));
    assert_eq!(stress(&position), 3);
}

#[test]
fn t3_6_the_consequence_comes_before_the_icons() {
    // the trip would earn $2, but the $3 are due before it
    let poor = trip_to("LL", &[12]).money(ORANGE, 2);
    assert!(!poor.can(ORANGE, MOVE));
    assert!(trip_to("LL", &[12]).money(ORANGE, 3).can(ORANGE, MOVE));
    // nor do the $1 of #77 help to pay its own $3
    let position = Position::drawn("RR .. CC")
        .money(ORANGE, 2)
        .hand(ORANGE, &[77])
        .administration()
        .sound();
    assert_eq!(position.refusal(ORANGE, using(77, Icon::Money1)), "T12.8");
    // at 21 the stress of #69 costs happiness, although the trip would bring stress down first
    let mut position = trip_to("RR", &[69, 64]).stress(ORANGE, 21).hp(ORANGE, 5);
    position.travel(
        ORANGE,
        at(0, 0),
        RESIDENCE,
        &[],
        &[(64, Icon::Strip), (69, Icon::Residence)],
    );
    assert_eq!(
        (stress(&position), position.player(ORANGE).hp),
        (20, 5 - 1 + 1),
        "and 1 for the link"
    );
}

/// TR22: the $3 of several tickets of one action must be there all together.
#[test]
fn t3_6_consequences_of_several_tickets_add_up() {
    let with = |cash: u16| trip_to("CC", &[2, 87]).money(ORANGE, cash);
    // #87 alone: strip and C; $5 for the Commerce, $2 for the link
    let mut one = with(5);
    one.acts(ORANGE, &[MOVE, square(0, 0), Action::Destination { to: COMMERCE }]);
    assert_eq!(
        (money(&one), one.hand_of(ORANGE)),
        (5 - 3 + 5 + 2, vec![2]),
        "#2 could not be paid beside it"
    );
    // strip of #2, then C of #87
    let paying = |cash: u16| {
        let mut position = with(cash).hand(ORANGE, &[63, 71]);
        position.acts(
            ORANGE,
            &[
                MOVE,
                square(0, 0),
                Action::Destination { to: COMMERCE },
                using(2, Icon::Strip),
            ],
        );
        position
    };
    assert_eq!(
        paying(5).legal(ORANGE),
        [using(63, Icon::Commerce), using(71, Icon::Commerce)]
    );
    let mut both = paying(6);
    both.act(ORANGE, using(87, Icon::Commerce));
    assert_eq!((money(&both), both.hand_of(ORANGE)), (5 + 2, vec![63, 71]));
}

#[test]
fn t3_6_the_consequence_applies_when_the_ticket_is_discarded() {
    let mut position = Position::drawn("RR .. CC")
        .money(ORANGE, 3)
        .hand(ORANGE, &[12, 69])
        .administration()
        .sound();
    position.act(ORANGE, discard(12));
    assert_eq!((money(&position), stress(&position)), (0, 1));
    let mut position = Position::drawn("RR .. CC")
        .money(ORANGE, 2)
        .hand(ORANGE, &[12, 69])
        .administration()
        .sound();
    assert_eq!(position.refusal(ORANGE, discard(12)), "T12.8");
    position.act(ORANGE, discard(69));
    assert_eq!((money(&position), stress(&position)), (2, 2));
}

#[test]
fn t3_7_hands_are_not_refilled_before_the_end_of_the_administration() {
    let mut position = Position::drawn("RR .. .. ..")
        .hand(ORANGE, &[62, 64])
        .deck(ORANGE, &[65, 66, 69, 70, 71, 75, 76])
        .sound();
    position.build(ORANGE, &[(at(0, 1), "WE"), (at(0, 2), "WE")], &[(62, Icon::Build2)]);
    position.acts(ORANGE, &[Action::TakeMoney {}, END]);
    assert_eq!(position.hand_of(ORANGE), [64]);
    let mut position = position.administration();
    position.acts(ORANGE, &[discard(64), DONE]);
    position.act(BROWN, DONE);
    assert!(position.hand_of(ORANGE).is_empty());
    position.act(PINK, DONE);
    assert_eq!(position.hand_of(ORANGE), [65, 66, 69, 70, 71, 75, 76]);
}

/// #1 and #10 both cost stress when they are discarded.
fn discarding(stress: u8, hp: i16) -> Position {
    Position::drawn("RR .. CC")
        .stress(ORANGE, stress)
        .hp(ORANGE, hp)
        .hand(ORANGE, &[1, 10])
        .administration()
        .sound()
}

fn stress_and_hp(position: &Position) -> (u8, i16) {
    (stress(position), position.player(ORANGE).hp)
}

#[test]
fn x13_t3_8_each_step_to_21_or_beyond_costs_happiness() {
    let mut position = discarding(20, 5);
    position.act(ORANGE, discard(1));
    assert_eq!(stress_and_hp(&position), (21, 4));
    position.act(ORANGE, discard(10));
    assert_eq!(stress_and_hp(&position), (21, 3));
    // at the end of the round on 21 another one (T13.4)
    finish_administration(&mut position);
    assert_eq!((position.game.public.round, stress_and_hp(&position)), (3, (21, 2)));
    // below zero
    let mut position = discarding(20, 0);
    position.act(ORANGE, discard(1));
    assert_eq!(stress_and_hp(&position), (21, -1));
}

/// TR23: three steps at once, with #69: its consequence, its second icon, the Commerce delivery. The link is Brown's, and so is its happiness.
#[test]
fn x13_t3_8_three_steps_from_19() {
    let trip = |from: u8| {
        let position = Position::drawn("RR b─ CC")
            .passengers(&[at(0, 0)])
            .hand(ORANGE, &[69])
            .stress(ORANGE, from)
            .hp(ORANGE, 5);
        let mut position = position.sound();
        position.travel(
            ORANGE,
            at(0, 0),
            COMMERCE,
            &[],
            &[(69, Icon::Strip), (69, Icon::Commerce)],
        );
        stress_and_hp(&position)
    };
    assert_eq!(trip(17), (20, 5));
    assert_eq!(trip(18), (21, 4));
    assert_eq!(trip(19), (21, 3));
    assert_eq!(trip(21), (21, 2));
}

#[test]
fn t3_8_coming_down_from_21_and_going_up_again_costs_again() {
    let mut position = discarding(21, 5).hand(ORANGE, &[70]);
    position.act(ORANGE, using(70, Icon::DecreaseStress));
    assert_eq!(stress_and_hp(&position), (20, 5));
    position.act(ORANGE, discard(1));
    assert_eq!(stress_and_hp(&position), (21, 4));
}

#[test]
fn t3_9_stress_never_drops_below_1() {
    // the move is legal anyway
    let mut position = trip_to("RR", &[62, 64]);
    position.travel(
        ORANGE,
        at(0, 0),
        RESIDENCE,
        &[],
        &[(64, Icon::Strip), (62, Icon::Residence)],
    );
    assert_eq!(stress(&position), 1);
}

/// The icons that can be used now, each once.
fn usable(position: &Position) -> Vec<Icon> {
    let icon = |action: &Action| {
        if let Action::Use { icon, .. } = *action {
            Some(icon)
        } else {
            None
        }
    };
    let mut icons: Vec<Icon> = position.legal(ORANGE).iter().filter_map(icon).collect();
    icons.sort_unstable();
    icons.dedup();
    icons
}

#[test]
fn t3_10_in_the_auction_money_is_played() {
    let hand = [1, 3, 9, 16, 17, 18, 20, 64, 66];
    let mut position = Position::drawn("RR .. CC")
        .hand(ORANGE, &hand)
        .money(ORANGE, 9)
        .display(&[62, 63, 65])
        .auction()
        .sound();
    assert!(usable(&position).is_empty());
    position.act(ORANGE, Action::Bid { amount: 9 });
    assert_eq!(usable(&position), [Icon::Money1, Icon::Money2, Icon::Money3]);
}

#[test]
fn t3_10_in_the_administration_money_workers_passengers_and_stress() {
    let hand = [1, 3, 9, 16, 17, 18, 20, 21, 64, 66];
    let position = Position::drawn("RR A1 CC")
        .owns(ORANGE, "A1")
        .hand(ORANGE, &hand)
        .workers(ORANGE, 1)
        .stress(ORANGE, 5)
        .administration()
        .sound();
    let expected = [
        Icon::Money1,
        Icon::Money2,
        Icon::Money3,
        Icon::GetWorker,
        Icon::AddPassenger,
        Icon::DecreaseStress,
    ];
    assert_eq!(usable(&position), expected);
    let others = [
        (1, Icon::Build3),
        (3, Icon::Build2),
        (64, Icon::Build1),
        (9, Icon::UpgradeRail),
        (18, Icon::ConstructBuilding),
        (16, Icon::UpgradeBuilding),
    ];
    let destinations = [
        (17, Icon::Residence),
        (17, Icon::Commerce),
        (17, Icon::Leisure),
        (17, Icon::Industry),
        (21, Icon::ParcelNumber),
        (17, Icon::Strip),
    ];
    for (number, icon) in others.into_iter().chain(destinations) {
        assert_eq!(position.refusal(ORANGE, using(number, icon)), "T3.10", "{icon:?}");
    }
}

/// The tickets that build have one of the forbidden icons each: a worker, a passenger, stress, money.
#[test]
fn t3_10_in_the_action_phase_these_are_forbidden_even_as_additional_icons() {
    let mut position = Position::drawn(
        "
        RR .. .. .. .. CC
        .. E2 .. .. .. ..",
    )
    .owns(ORANGE, "E2")
    .workers(ORANGE, 1)
    .stress(ORANGE, 5)
    .hand(ORANGE, &[5, 7, 32, 64, 65, 71])
    .sound();
    let forbidden = [
        (7, Icon::DecreaseStress),
        (32, Icon::AddPassenger),
        (64, Icon::Money1),
        (65, Icon::GetWorker),
    ];
    for (number, icon) in forbidden {
        assert_eq!(
            position.refusal(ORANGE, using(number, icon)),
            "T4.1",
            "nothing is declared"
        );
    }
    position
        .lay_rails(ORANGE, &[1, 2, 3, 4].map(|column| (at(0, column), "WE")))
        .expect("legal");
    for (number, _) in forbidden {
        assert_eq!(usable(&position), [Icon::Build1]);
        for (number, icon) in forbidden {
            assert_eq!(
                position.refusal(ORANGE, using(number, icon)),
                "TR21",
                "{icon:?} does not serve to build"
            );
        }
        position.act(ORANGE, using(number, Icon::Build1));
    }
    assert_eq!(usable(&position), [Icon::Residence, Icon::Commerce]);
    position.act(ORANGE, using(71, Icon::Commerce));
    assert_eq!((position.complete(ORANGE), position.hand_of(ORANGE)), (1, vec![5]));
}

#[test]
fn t3_10_money_is_played_for_happiness_only() {
    // at a Leisure delivery
    let mut leisure = trip_to("LL", &[3, 20, 64, 66]).money(ORANGE, 6);
    leisure.travel(
        ORANGE,
        at(0, 0),
        LEISURE,
        &[],
        &[(64, Icon::Strip), (64, Icon::Leisure)],
    );
    leisure.act(ORANGE, Action::Buy { points: 3 });
    assert_eq!(usable(&leisure), [Icon::Money1, Icon::Money2, Icon::Money3]);
    // while a trip is paid for, and for its fare, it is not
    let mut residence = trip_to("RR", &[62, 64, 66]);
    residence.acts(ORANGE, &[MOVE, square(0, 0), Action::Destination { to: RESIDENCE }]);
    assert_eq!(usable(&residence), [Icon::Strip]);
    assert_eq!(residence.refusal(ORANGE, using(66, Icon::Money2)), "TR21");
}

/// Every ticket is there twice, so that there is something to choose.
fn with_every_ticket_twice() -> Position {
    Position::drawn(
        "
        RR .. CC ..
        A2 .. D3 ..",
    )
    .owns(ORANGE, "A2 D3")
    .rails(
        "
        RR o─ CC ..
        A2 .. LL ..",
    )
    .passengers(&[at(0, 0)])
    .hand(ORANGE, &[6, 9, 10, 12, 13, 16, 17, 18, 19, 22, 63, 76])
    .money(ORANGE, 9)
    .sound()
}

#[test]
fn t3_10_the_action_phase_has_icons_of_its_own() {
    let position = with_every_ticket_twice();
    let used = |actions: &[Action]| {
        let mut position = position.clone();
        position.acts(ORANGE, actions);
        usable(&position)
    };
    let link = Action::Link {
        link: position.link_at(at(0, 1), ORANGE).name(),
    };
    let to_commerce = Action::Destination { to: COMMERCE };
    assert_eq!(used(&[UPGRADE_LINK, link]), [Icon::UpgradeRail]);
    assert_eq!(
        used(&[UPGRADE_LINK, link, using(9, Icon::UpgradeRail)]),
        [Icon::Residence, Icon::Commerce]
    );
    assert_eq!(
        used(&[CONSTRUCT, square(1, 0), Action::Building { card: ticket(46) }]),
        [Icon::ConstructBuilding]
    );
    assert_eq!(used(&[UPGRADE_BUILDING, square(1, 2)]), [Icon::UpgradeBuilding]);
    assert_eq!(
        used(&[UPGRADE_BUILDING, square(1, 2), using(16, Icon::UpgradeBuilding)]),
        [Icon::Leisure]
    );
    assert_eq!(used(&[MOVE, square(0, 0), to_commerce]), [Icon::Strip]);
    assert_eq!(
        used(&[MOVE, square(0, 0), to_commerce, using(18, Icon::Strip)]),
        [Icon::Commerce]
    );
}

#[test]
fn t3_11_nobody_has_more_than_two_workers() {
    // an Industry delivery brings one, unless there are two
    for (before, after) in [(0, 1), (1, 2), (2, 2)] {
        let mut position = trip_to("II", &[64, 65]).workers(ORANGE, before);
        position.travel(
            ORANGE,
            at(0, 0),
            INDUSTRY,
            &[],
            &[(64, Icon::Strip), (65, Icon::Industry)],
        );
        assert_eq!(position.player(ORANGE).workers, after);
    }
    // Get Worker
    let mut position = Position::drawn("RR .. CC")
        .workers(ORANGE, 1)
        .hand(ORANGE, &[65, 66])
        .administration()
        .sound();
    position.act(ORANGE, using(65, Icon::GetWorker));
    assert_eq!(position.player(ORANGE).workers, 2);
    assert_eq!(position.refusal(ORANGE, using(66, Icon::GetWorker)), "T12.3");
}
