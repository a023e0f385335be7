//! T11.12 to T11.22: what a trip brings and costs: the destination bonus and the fares.

use super::support::*;
use super::t11_moving::{TRIANGLE, after_trip, buy, go, orange_moves, to_parcel};
use crate::destination::Destination;
use crate::state::BookFace;
use crate::ticket::Icon::{self, Leisure, ParcelNumber, Strip};
use crate::{Action, Kind};

const TO_L: Destination = Destination::Kind(Kind::Leisure);

#[test]
fn t11_12_a_parcel_gives_no_bonus() {
    let base = Position::drawn("CC .. A1")
        .owns(ORANGE, "A1")
        .rails("CC o─ A1")
        .passengers(&[at(0, 0)]);
    let mut position = base
        .stress(ORANGE, 4)
        .money(ORANGE, 0)
        .workers(ORANGE, 0)
        .hand(ORANGE, &[21, 92])
        .sound();
    position.travel(ORANGE, at(0, 0), to_parcel(21), &[], &[(92, Strip), (21, ParcelNumber)]);
    let player = position.player(ORANGE);
    assert_eq!(
        (player.stress, player.hp, player.money, player.workers),
        (4, 1, 1, 0),
        "only the link: 1 HP and $1"
    );
}

#[test]
fn t11_13_a_residence_relieves_one_stress_but_not_below_one() {
    assert_eq!(after_trip("CC o─ RR", Kind::Residence).player(ORANGE).stress, 3);
    let mut calm = orange_moves("CC o─ RR", (0, 0)).stress(ORANGE, 1);
    go(&mut calm, (0, 0), Kind::Residence, &[]);
    assert_eq!(
        (calm.player(ORANGE).stress, calm.player(ORANGE).hp),
        (1, 1),
        "the move is legal anyway"
    );
}

#[test]
fn t11_14_an_industry_stresses_and_gives_a_worker() {
    for (before, after) in [(0, 1), (1, 2), (2, 2)] {
        let mut position = orange_moves("CC o─ II", (0, 0)).workers(ORANGE, before);
        go(&mut position, (0, 0), Kind::Industry, &[]);
        assert_eq!(
            (position.player(ORANGE).workers, position.player(ORANGE).stress),
            (after, 5),
            "the stress is taken in any case"
        );
    }
}

/// A delivery at a Commerce, with these Ticket Books; the choice is open.
fn at_commerce(books: &[&[u8]]) -> Position {
    let mut position = orange_moves("RR o─ CC", (0, 0)).books(books).money(ORANGE, 0).sound();
    go(&mut position, (0, 0), Kind::Commerce, &[]);
    position
}

#[test]
fn t11_15_a_commerce_stresses_and_gives_five_dollars() {
    let mut position = at_commerce(&[&[1, 2, 3], &[4]]);
    assert_eq!(position.player(ORANGE).stress, 5, "before the choice");
    assert_eq!(
        position.legal(ORANGE),
        [Action::TakeFive {}, look_into(0), look_into(1)]
    );
    position.act(ORANGE, Action::TakeFive {});
    assert_eq!(
        (position.player(ORANGE).money, position.hand_of(ORANGE)),
        (5 + 1, vec![]),
        "and the fare of Orange's link"
    );
}

#[test]
fn t11_15_or_a_card_of_a_ticket_book() {
    let mut position = at_commerce(&[&[1, 2, 3], &[4]]);
    position.act(ORANGE, look_into(0));
    assert_eq!(
        position.legal(ORANGE),
        [1, 2, 3].map(|card| Action::Keep { ticket: ticket(card) })
    );
    assert_eq!(position.refusal(ORANGE, Action::Keep { ticket: ticket(4) }), "T2.14");
    position.act(ORANGE, Action::Keep { ticket: ticket(1) });
    assert_eq!(
        position.legal(ORANGE),
        [2, 3].map(|card| Action::LeaveOpen { ticket: ticket(card) })
    );
    position.act(ORANGE, Action::LeaveOpen { ticket: ticket(3) });
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).money),
        (vec![1], 1),
        "no $5, but the fare"
    );
    assert_eq!(
        position
            .game
            .public
            .books
            .first()
            .and_then(|BookFace { open, .. }| open),
        Some(ticket(3))
    );
    // the last card of a Book leaves it empty, without anything to leave open
    let mut last = at_commerce(&[&[4], &[1]]);
    last.acts(ORANGE, &[look_into(0), Action::Keep { ticket: ticket(4) }]);
    assert_eq!((last.hand_of(ORANGE), last.player(ORANGE).money), (vec![4], 1));
}

#[test]
fn t11_15_or_a_card_by_the_alternate_rule() {
    let delivered = || {
        let mut position = orange_moves("RR o─ CC", (0, 0))
            .open_development(&[1, 2, 3], &[4, 5])
            .money(ORANGE, 0)
            .sound();
        go(&mut position, (0, 0), Kind::Commerce, &[]);
        position
    };
    let mut open = delivered();
    assert_eq!(
        open.legal(ORANGE),
        [Action::TakeFive {}, take(1), take(2), take(3), Action::TakeTop {}]
    );
    assert_eq!(open.refusal(ORANGE, take(4)), "T2.15");
    open.act(ORANGE, take(2));
    assert_eq!(
        (open.hand_of(ORANGE), open.game.public.open_development),
        (vec![2], tickets(&[1, 3, 4])),
        "the gap is filled"
    );
    let mut top = delivered();
    top.act(ORANGE, Action::TakeTop {});
    assert_eq!(
        (top.hand_of(ORANGE), top.game.public.open_development),
        (vec![4], tickets(&[1, 2, 3]))
    );
}

#[test]
fn t11_15_tr6_without_a_development_card_it_is_five_dollars() {
    let position = at_commerce(&[]);
    assert_eq!((position.player(ORANGE).money, position.player(ORANGE).stress), (6, 5));
    let mut no_deck = orange_moves("RR o─ CC", (0, 0)).open_development(&[1], &[]).sound();
    go(&mut no_deck, (0, 0), Kind::Commerce, &[]);
    assert_eq!(no_deck.legal(ORANGE), [Action::TakeFive {}, take(1)]);
    no_deck.act(ORANGE, take(1));
    assert!(
        no_deck.game.public.open_development.is_empty(),
        "with an empty deck the display is not refilled"
    );
}

/// A delivery at a Leisure with this cash; the purchase is open.
fn at_leisure(money: u16, more: &[u8]) -> Position {
    let mut position = orange_moves("RR o─ LL", (0, 0))
        .hand(ORANGE, more)
        .money(ORANGE, money)
        .sound();
    go(&mut position, (0, 0), Kind::Leisure, &[]);
    position
}

#[test]
fn t11_16_n_happiness_points_cost_n_times_n_plus_one_half() {
    for (points, price) in [
        (1, 1),
        (2, 3),
        (3, 6),
        (4, 10),
        (5, 15),
        (6, 21),
        (7, 28),
        (8, 36),
        (9, 45),
        (10, 55),
    ] {
        let mut position = at_leisure(price, &[]);
        assert_eq!(
            position.legal(ORANGE),
            (0..=points).map(buy).collect::<Vec<_>>(),
            "with ${price}"
        );
        assert_eq!(position.refusal(ORANGE, buy(points + 1)), "T11.17");
        position.acts(ORANGE, &[buy(points), Action::PayCash {}]);
        assert_eq!(
            (position.player(ORANGE).money, position.player(ORANGE).hp),
            (1, 1 + i16::from(points)),
            "$1 and 1 HP are those of the link"
        );
        assert!(
            position.can(ORANGE, Action::TakeMoney {}),
            "it is bought once; the action is over"
        );
    }
}

#[test]
fn t11_16_nothing_need_be_bought() {
    let mut position = at_leisure(55, &[]);
    position.act(ORANGE, buy(0));
    assert_eq!(
        (
            position.player(ORANGE).money,
            position.player(ORANGE).hp,
            position.player(ORANGE).stress
        ),
        (56, 1, 4)
    );
}

#[test]
fn t11_17_the_purchase_is_paid_with_cash_and_money_icons() {
    // #3 and #84 show $2 each
    let paid = |cash: u16, points: u8, icons: &[(u8, Icon)]| {
        let mut position = at_leisure(cash, &[3, 84]);
        position.act(ORANGE, buy(points));
        position.pay(ORANGE, icons);
        assert_eq!(position.player(ORANGE).hp, 1 + i16::from(points));
        (position.player(ORANGE).money - 1, position.hand_of(ORANGE))
    };
    assert_eq!(paid(3, 2, &[]), (0, vec![3, 84]), "cash alone");
    assert_eq!(paid(1, 2, &[(3, Icon::Money2)]), (0, vec![84]), "an icon and cash");
    assert_eq!(
        paid(1, 2, &[(3, Icon::Money2), (84, Icon::Money2)]),
        (2, vec![]),
        "with icons alone change is given"
    );
    assert_eq!(
        paid(0, 1, &[(84, Icon::Money2)]),
        (1, vec![3]),
        "TR14: the other one is not needed"
    );
}

#[test]
fn x20_t11_17_tr20_money_of_a_ticket_already_in_play() {
    let mut position = Position::drawn("RR o─ LL")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[64])
        .money(ORANGE, 0)
        .sound();
    position.travel(ORANGE, at(0, 0), TO_L, &[], &[(64, Strip), (64, Leisure)]);
    assert_eq!(position.player(ORANGE).stress, 2, "strip and L of #64");
    position.act(ORANGE, buy(1));
    position.pay(ORANGE, &[(64, Icon::Money1)]);
    assert_eq!(
        (position.player(ORANGE).stress, position.player(ORANGE).hp),
        (3, 2),
        "its $1 is one more icon"
    );
    assert_eq!(position.player(ORANGE).money, 1, "only the fare of Orange's link");
}

#[test]
fn t11_17_t3_6_the_consequence_of_a_ticket_in_play_is_paid_once() {
    // #77 ($1) costs $3: with the strip, and not again with its money
    let base = Position::drawn("RR o─ LL")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[77, 17])
        .money(ORANGE, 5);
    let mut position = base.sound();
    position.travel(ORANGE, at(0, 0), TO_L, &[], &[(77, Strip), (17, Leisure)]);
    assert_eq!(position.player(ORANGE).money, 2);
    // two points for $3: its $1 and the $2 that are left
    position.act(ORANGE, buy(2));
    position.pay(ORANGE, &[(77, Icon::Money1)]);
    assert_eq!(
        (position.player(ORANGE).hp, position.player(ORANGE).stress),
        (1 + 2, 2),
        "+1 stress for the second icon"
    );
    assert_eq!(position.player(ORANGE).money, 1, "the fare of Orange's link");
}

#[test]
fn t11_18_one_dollar_for_each_tile_also_on_mountains() {
    for (ground, rails, fare) in [("CC .. RR", "CC o─ RR", 1), ("CC ^^ ^^ .. RR", "CC o─ o─ o─ RR", 3)] {
        let base = Position::drawn(ground).rails(rails).passengers(&[at(0, 0)]);
        let mut position = base.hand(ORANGE, &[17, 92]).money(ORANGE, 0).sound();
        go(&mut position, (0, 0), Kind::Residence, &[]);
        assert_eq!(position.player(ORANGE).money, fare);
    }
}

#[test]
fn t11_19_own_links_are_paid_by_the_bank_others_to_their_owner() {
    let position = after_trip("CC o─ o─ LL b─ RR", Kind::Residence);
    assert_eq!(
        [ORANGE, BROWN, PINK].map(|seat| position.player(seat).money),
        [3 + 2 - 1, 3 + 1, 3]
    );
}

#[test]
fn t11_20_upgraded_links_cost_half_as_much_again_rounded_up() {
    let fare = |rails: &str| {
        let mut position = orange_moves(&format!("CC {rails} RR"), (0, 0)).money(ORANGE, 0);
        go(&mut position, (0, 0), Kind::Residence, &[]);
        position.player(ORANGE).money
    };
    let upgraded = (1..=6).map(|tiles| fare(&["O─"; 6][..tiles].join(" ")));
    assert_eq!(upgraded.collect::<Vec<_>>(), [2, 3, 5, 6, 8, 9]);
    assert_eq!(fare("O─ O─ o─ O─ O─"), 7, "X8: four upgraded tiles and a normal one");
}

#[test]
fn t11_21_what_later_links_earn_cannot_pay_earlier_ones() {
    let broke = |picture: &str| {
        let mut position = orange_moves(picture, (0, 0)).money(ORANGE, 0);
        go(&mut position, (0, 0), Kind::Residence, &[]);
        (
            position.player(ORANGE).money,
            position.player(BROWN).money,
            position.player(ORANGE).stress,
        )
    };
    assert_eq!(
        broke("CC o─ o─ LL b─ RR"),
        (1, 4, 3),
        "earned first, then paid; stress -1 at the Residence"
    );
    assert_eq!(broke("CC b─ LL o─ o─ RR"), (0, 3, 4), "awkward: -1 and +1");
}

#[test]
fn t11_22_an_awkward_situation_ends_all_payments() {
    // $2 against a fare of $3; the fares of $1 to Pink and $2 from the bank are not paid
    let mut position = orange_moves("CC b─ b─ b─ LL p─ II o─ o─ RR", (0, 0)).money(ORANGE, 2);
    go(&mut position, (0, 0), Kind::Residence, &[]);
    assert_eq!(
        [ORANGE, BROWN, PINK].map(|seat| position.player(seat).money),
        [0, 3 + 2, 3]
    );
    assert_eq!(position.player(ORANGE).stress, 4, "-1 at the Residence stands, +1 once");
    assert_eq!(
        [ORANGE, BROWN, PINK].map(|seat| position.player(seat).hp),
        [1, 1, 1],
        "the happiness stands"
    );
    assert!(position.passenger_squares().is_empty(), "and so does the trip");
}

#[test]
fn t11_22_exactly_enough_cash_is_not_awkward() {
    let mut position = orange_moves("CC b─ b─ b─ RR", (0, 0));
    go(&mut position, (0, 0), Kind::Residence, &[]);
    assert_eq!((position.player(ORANGE).money, position.player(ORANGE).stress), (0, 3));
}

#[test]
fn t11_22_tr30_with_nothing_the_payment_is_nothing_and_the_stress_one() {
    // both links are Brown's: the second one is not asked for any more
    let mut position = orange_moves("CC b─ LL b─ RR", (0, 0)).money(ORANGE, 0);
    go(&mut position, (0, 0), Kind::Residence, &[]);
    assert_eq!(
        (
            position.player(ORANGE).stress,
            position.player(ORANGE).money,
            position.player(BROWN).money
        ),
        (4, 0, 3)
    );
}

#[test]
fn t11_22_tr30_money_icons_do_not_pay_fares() {
    let mut position = orange_moves("CC b─ RR", (0, 0)).money(ORANGE, 0).hand(ORANGE, &[3]);
    go(&mut position, (0, 0), Kind::Residence, &[]);
    assert_eq!((position.hand_of(ORANGE), position.player(BROWN).money), (vec![3], 3));
    assert_eq!(position.player(ORANGE).stress, 4, "awkward, though #3 shows $2");
}

#[test]
fn t11_22_tr30_an_unpayable_route_may_be_chosen() {
    let mut position = orange_moves(TRIANGLE, (0, 0)).money(ORANGE, 0);
    // by way of Brown's 3 tiles, though Orange's links would have cost nothing
    go(&mut position, (0, 0), Kind::Leisure, &[(1, 0), (2, 3)]);
    position.act(ORANGE, buy(0));
    assert_eq!(
        (position.player(ORANGE).stress, position.player(ORANGE).money),
        (5, 0),
        "nor does Orange's link pay now"
    );
}
