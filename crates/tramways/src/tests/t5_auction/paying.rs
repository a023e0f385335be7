//! T5.8: paying a bid.

use std::sync::Arc;

use super::{CASH, PASS, bid, bids};
use crate::Action;
use crate::components::Components;
use crate::load;
use crate::tests::support::*;
use crate::tests::t4_course::awaited;
use crate::ticket::Icon;

/// Orange bids first, with this cash and these tickets in hand; Brown comes after him.
fn bidder(cash: u16, hand: &[u8]) -> Position {
    Position::drawn("RR .. CC")
        .hand(ORANGE, hand)
        .money(ORANGE, cash)
        .display(&[70, 71, 75])
        .auction()
        .sound()
}

#[test]
fn t5_8_who_cannot_pay_a_bid_cannot_make_it() {
    // $2 in cash, and a ticket with $2 (TR14)
    let position = bidder(2, &[3]);
    assert!((1..=4).all(|amount| position.can(ORANGE, bid(amount))));
    assert_eq!(position.refusal(ORANGE, bid(5)), "T5.8");
    // without a dollar one can still pass
    assert_eq!(bidder(0, &[]).legal(ORANGE), [PASS]);
}

#[test]
fn t5_8_cash_and_icons_in_any_mix() {
    let start = bidder(5, &[3, 20]);
    let paid = |actions: &[Action]| {
        let mut position = start.clone();
        position.acts(ORANGE, &[&[bid(4)], actions].concat());
        assert_eq!(
            (awaited(&position), position.auction_state().bid(ORANGE)),
            (vec![BROWN], 4)
        );
        (position.player(ORANGE).money, position.hand_of(ORANGE))
    };
    assert_eq!(paid(&[CASH]), (1, vec![3, 20]));
    assert_eq!(paid(&[using(3, Icon::Money2), CASH]), (3, vec![20]));
    assert_eq!(paid(&[using(20, Icon::Money3), CASH]), (4, vec![3]));
    // with icons alone there is change: 2 + 3 - 4
    assert_eq!(paid(&[using(3, Icon::Money2), using(20, Icon::Money3)]), (6, vec![]));
}

#[test]
fn x14_t5_8_paying_with_icons() {
    // bid 3 with icons $2 + $2: change $1
    let mut position = bidder(1, &[3, 66]);
    position.acts(ORANGE, &[bid(3), using(3, Icon::Money2), using(66, Icon::Money2)]);
    assert_eq!(
        (position.player(ORANGE).money, position.player(ORANGE).discards),
        (2, tickets(&[3, 66]))
    );
    // bid 3 with one icon $2 and cash $1
    let mut position = bidder(1, &[3, 66]);
    position.acts(ORANGE, &[bid(3), using(3, Icon::Money2), CASH]);
    assert_eq!((position.player(ORANGE).money, position.hand_of(ORANGE)), (0, vec![66]));
    // bid 1 with $2 + $2: the first is enough, and the bid is paid; the second stays in hand
    let mut position = bidder(1, &[3, 66]);
    position.acts(ORANGE, &[bid(1), using(3, Icon::Money2)]);
    assert_eq!(
        (
            awaited(&position),
            position.player(ORANGE).money,
            position.hand_of(ORANGE)
        ),
        (vec![BROWN], 2, vec![66])
    );
    // bid 4 with one icon $2 and cash $1
    assert_eq!(bidder(1, &[3]).refusal(ORANGE, bid(4)), "T5.8");
    // bid 3 with a $3 whose consequence is stress
    let mut position = bidder(1, &[20]);
    position.acts(ORANGE, &[bid(3), using(20, Icon::Money3)]);
    assert_eq!(
        (
            position.player(ORANGE).stress,
            position.player(ORANGE).money,
            position.player(ORANGE).discards
        ),
        (2, 1, tickets(&[20]))
    );
}

/// TR14: every icon must be needed, whatever comes first.
#[test]
fn t5_8_no_spare_icon_is_cashed_in() {
    // $1 of #64 and $2 of #3 for a bid of 2: after the $1 the $2 would make it needless
    let mut position = bidder(1, &[3, 64]);
    position.acts(ORANGE, &[bid(2), using(64, Icon::Money1)]);
    assert_eq!(position.legal(ORANGE), [CASH]);
    // for a bid of 3 both are needed
    let mut position = bidder(1, &[3, 64]);
    position.acts(ORANGE, &[bid(3), using(64, Icon::Money1)]);
    assert!(position.can(ORANGE, using(3, Icon::Money2)));
}

/// TR14: the consequence comes first and takes real cash; the icons of the bid don't pay it.
#[test]
fn t5_8_t3_6_consequences_of_tickets_that_pay_come_first() {
    // #77: $1, pay $3
    assert!(!bidder(2, &[77]).can(ORANGE, bid(3)), "the $3 are not there");
    let mut position = bidder(2, &[77]);
    position.act(ORANGE, bid(2));
    assert_eq!(position.legal(ORANGE), [CASH], "only the cash can pay");
    let mut position = bidder(3, &[77]);
    position.acts(ORANGE, &[bid(1), using(77, Icon::Money1)]);
    assert_eq!((position.player(ORANGE).money, position.hand_of(ORANGE)), (0, vec![]));
    // $4: the consequence, then $1 by icon and $1 in cash
    let mut position = bidder(4, &[77]);
    position.acts(ORANGE, &[bid(2), using(77, Icon::Money1), CASH]);
    assert_eq!((position.player(ORANGE).money, position.hand_of(ORANGE)), (0, vec![]));
}

/// TR14: more than one icon of a ticket (none of ours has two with money) costs stress as always.
#[test]
fn t5_8_t3_3_a_second_money_icon_of_a_ticket_costs_stress() {
    let ours = include_str!("../../../data/cards.toml");
    let cards = ours.replacen(r#"["build2", "money2"]"#, r#"["money1", "money2"]"#, 1);
    let cards = Arc::new(load::cards_from_toml(&cards).expect("a good list"));
    let mut position = bidder(1, &[3]);
    position.game.components = Arc::new(Components {
        cards,
        ..(*position.game.components).clone()
    });
    position.acts(ORANGE, &[bid(3), using(3, Icon::Money1), using(3, Icon::Money2)]);
    assert_eq!((position.player(ORANGE).stress, position.player(ORANGE).money), (2, 1));
}

/// TR14: what paid a bid is gone; the next one needs other tickets.
#[test]
fn t5_8_tickets_that_paid_a_bid_are_discarded_at_once() {
    let mut position = bidder(0, &[3, 66]);
    position.acts(ORANGE, &[bid(2), using(3, Icon::Money2)]);
    assert_eq!(position.player(ORANGE).discards, tickets(&[3]));
    bids(&mut position, BROWN, 3);
    bids(&mut position, PINK, 1);
    assert_eq!(awaited(&position), [ORANGE]);
    assert_eq!(position.legal(ORANGE), [PASS, bid(1)], "the $2 of #66 are left");
    position.acts(ORANGE, &[bid(1), using(66, Icon::Money2)]);
    assert_eq!((position.player(ORANGE).money, position.hand_of(ORANGE)), (1, vec![]));
}
