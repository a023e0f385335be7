//! T5: the auction.

mod paying;

use table::{Seat, Viewer, heard};

use crate::phase::Phase;
use crate::tests::support::*;
use crate::tests::t4_course::{awaited, order, quietly_until};
use crate::{Action, Event, Options};

const PASS: Action = Action::Pass {};
const CASH: Action = Action::PayCash {};

fn bid(amount: u16) -> Action {
    Action::Bid { amount }
}

/// The auction of round 2: the old order is Orange, Brown, Pink; $20 each.
fn three() -> Position {
    let position = Position::drawn("RR .. CC").display(&[62, 63, 64]).auction();
    position.money(ORANGE, 20).money(BROWN, 20).money(PINK, 20).sound()
}

/// The old order of E1; everybody has $50.
fn five() -> Position {
    let old = [BROWN, PINK, GREEN, ORANGE, PURPLE];
    let position = Position::for_players(5, "RR .. CC")
        .order(&old)
        .display(&[62, 63, 64, 65, 66])
        .auction();
    old.into_iter()
        .fold(position, |position, seat| position.money(seat, 50))
        .sound()
}

/// The seat passes or bids and pays in cash; gives who takes which place with that.
fn places(position: &mut Position, seat: Seat, action: Action) -> Vec<(Seat, u8)> {
    let mut events = position.act(seat, action);
    if matches!(action, Action::Bid { .. }) {
        events.extend(position.act(seat, CASH));
    }
    let place = |event: &Event| {
        if let Event::PlaceTaken { seat, place } = *event {
            Some((seat, place))
        } else {
            None
        }
    };
    heard(&events, Viewer::Spectator).filter_map(place).collect()
}

/// The seat bids and pays in cash.
fn bids(position: &mut Position, seat: Seat, amount: u16) {
    places(position, seat, bid(amount));
}

#[test]
fn e1_t5_2_t5_3_t5_5_t5_6_t5_9_an_auction_of_five() {
    let mut position = five();
    let paid = |position: &Position| [BROWN, PINK, GREEN, ORANGE, PURPLE].map(|seat| 50 - position.player(seat).money);
    let may = |position: &Position, seat: Seat, free: &[u16], taken: &[u16]| {
        assert_eq!(awaited(position), [seat]);
        assert!(free.iter().all(|&amount| position.can(seat, bid(amount))), "{free:?}");
        taken
            .iter()
            .for_each(|&amount| assert_eq!(position.refusal(seat, bid(amount)), "T5.3", "{amount}"));
    };
    // turn 1: any amount
    may(&position, BROWN, &[1, 2, 3, 4, 5, 6, 50], &[]);
    assert_eq!(places(&mut position, BROWN, bid(4)), []);
    may(&position, PINK, &[1, 2, 3, 5], &[4]);
    assert_eq!(places(&mut position, PINK, bid(1)), []);
    may(&position, GREEN, &[2, 3, 5], &[4, 1]);
    assert_eq!(places(&mut position, GREEN, PASS), [(GREEN, 5)]);
    may(&position, ORANGE, &[2, 3, 5], &[4, 1]);
    assert_eq!(places(&mut position, ORANGE, bid(3)), []);
    // turn 5: the smallest legal bid is 2; after it, turn 6, Brown holds the highest
    may(&position, PURPLE, &[2, 5], &[4, 1, 3]);
    assert_eq!(places(&mut position, PURPLE, bid(2)), [(BROWN, 1)]);
    // turn 7: not her own last bid, but Brown's, and Purple's, who sits after her; turn 8: Orange leads Pink and Purple
    may(&position, PINK, &[2, 3, 4, 5], &[1]);
    assert_eq!(places(&mut position, PINK, bid(2)), [(ORANGE, 2)]);
    // turn 9: tied with Pink before her; Orange's 3 is free again
    may(&position, PURPLE, &[1, 3, 4, 5], &[2]);
    assert_eq!(paid(&position), [4, 3, 0, 3, 2]);

    // check as well: with a bid of 1 Pink would lead and take the 3rd place, and Purple the 4th
    let mut other = position.clone();
    assert_eq!(places(&mut other, PURPLE, bid(1)), [(PINK, 3), (PURPLE, 4)]);

    assert_eq!(places(&mut position, PURPLE, bid(3)), []);
    // turn 10: 2 against 3; turn 11: the last one in pays no more
    may(&position, PINK, &[1, 3, 4], &[2]);
    assert_eq!(places(&mut position, PINK, PASS), [(PINK, 4), (PURPLE, 3)]);
    let new = [BROWN, ORANGE, PURPLE, PINK, GREEN];
    assert_eq!(order(&position), new);
    assert_eq!(paid(&position), [4, 3, 0, 3, 5]);
    assert_eq!(new.map(|seat| position.player(seat).stress), [2, 1, 1, 1, 1]);
    // cards are taken in the new order
    for (seat, card) in new.into_iter().zip([62, 63, 64, 65, 66]) {
        assert_eq!(awaited(&position), [seat]);
        position.act(seat, take(card));
    }
}

#[test]
fn t5_1_bidding_goes_through_the_old_order_again_and_again() {
    let mut position = three().order(&[PINK, ORANGE, BROWN]).money(PINK, 30);
    for (seat, amount) in [
        (PINK, 1),
        (ORANGE, 2),
        (BROWN, 3),
        (PINK, 4),
        (ORANGE, 5),
        (BROWN, 6),
        (PINK, 7),
    ] {
        assert_eq!(awaited(&position), [seat]);
        assert_eq!(
            position.refusal(
                [PINK, ORANGE, BROWN]
                    .into_iter()
                    .find(|&other| other != seat)
                    .expect("two others"),
                PASS
            ),
            "T4.2"
        );
        bids(&mut position, seat, amount);
    }
    // Orange has a place now and is skipped: Brown and Pink go on
    position.act(ORANGE, PASS);
    assert_eq!(awaited(&position), [BROWN]);
    bids(&mut position, BROWN, 8);
    assert_eq!(awaited(&position), [PINK]);
    bids(&mut position, PINK, 9);
    assert_eq!(awaited(&position), [BROWN]);
}

#[test]
fn t5_1_the_old_order_is_that_of_the_round_before() {
    let mut position = Position::new_game(4, &Options::default(), "old order");
    let set_up = order(&position);
    quietly_until(&mut position, |position| matches!(position.phase(), Phase::Auction(_)));
    assert_eq!(awaited(&position), set_up[..1], "in round 1 that of the set-up");
    // all pass, so that the order turns round
    quietly_until(&mut position, |position| matches!(position.phase(), Phase::Actions(_)));
    let first: Vec<Seat> = set_up.into_iter().rev().collect();
    assert_eq!(order(&position), first);
    quietly_until(&mut position, |position| position.game.public.round == 2);
    assert!(matches!(position.phase(), Phase::Auction(_)));
    assert_eq!(awaited(&position), first[..1]);
}

#[test]
fn t5_2_who_holds_the_highest_bid_must_take_the_earliest_free_place() {
    let mut position = three();
    bids(&mut position, ORANGE, 5);
    bids(&mut position, BROWN, 2);
    assert_eq!(
        position.auction_state().front.len(),
        0,
        "not before it is his turn again"
    );
    assert_eq!(places(&mut position, PINK, bid(3)), [(ORANGE, 1)]);
    // he is asked no more and pays no more
    assert_eq!((awaited(&position), position.player(ORANGE).money), (vec![BROWN], 15));
    assert!(position.legal(ORANGE).is_empty());
}

#[test]
fn t5_2_who_passes_takes_the_last_free_place() {
    let mut position = five();
    assert_eq!(places(&mut position, BROWN, PASS), [(BROWN, 5)]);
    assert_eq!(places(&mut position, PINK, bid(2)), []);
    assert_eq!(places(&mut position, GREEN, bid(3)), []);
    assert_eq!(places(&mut position, ORANGE, bid(4)), []);
    assert_eq!(places(&mut position, PURPLE, PASS), [(PURPLE, 4)]);
    assert_eq!(
        (position.player(BROWN).money, position.player(PURPLE).money),
        (50, 50),
        "that costs nothing"
    );
    // one may pass after a bid, too; what was paid is gone
    assert_eq!(places(&mut position, PINK, PASS), [(PINK, 3)]);
    assert_eq!(position.player(PINK).money, 48);
}

#[test]
fn t5_3_a_bid_differs_from_those_of_players_before_and_from_the_own_last_one() {
    let mut position = three();
    bids(&mut position, ORANGE, 5);
    assert_eq!(position.refusal(BROWN, bid(5)), "T5.3");
    bids(&mut position, BROWN, 3);
    assert_eq!(
        [5, 3].map(|amount| position.refusal(PINK, bid(amount))),
        ["T5.3", "T5.3"]
    );
    bids(&mut position, PINK, 6);
    // Brown and Pink come after Orange: their amounts are free to him, his own is not
    assert_eq!(position.refusal(ORANGE, bid(5)), "T5.3");
    assert!([1, 3, 6, 7].into_iter().all(|amount| position.can(ORANGE, bid(amount))));
    // a bid may be lower than others and than the bidder's previous one
    bids(&mut position, ORANGE, 1);
    assert_eq!(position.auction_state().bid(ORANGE), 1);
    assert_eq!(
        [1, 3].map(|amount| position.refusal(BROWN, bid(amount))),
        ["T5.3", "T5.3"]
    );
    assert!([2, 4, 5, 6].into_iter().all(|amount| position.can(BROWN, bid(amount))));
}

#[test]
fn t5_4_each_bid_is_paid_in_full() {
    let mut position = three();
    bids(&mut position, ORANGE, 1);
    bids(&mut position, BROWN, 2);
    bids(&mut position, PINK, 3);
    bids(&mut position, ORANGE, 4);
    assert_eq!(position.player(ORANGE).money, 20 - 1 - 4);
    bids(&mut position, BROWN, 5);
    assert_eq!(position.player(BROWN).money, 20 - 2 - 5);
}

#[test]
fn t5_5_of_equal_bids_that_of_the_player_before_is_higher() {
    let mut position = three();
    bids(&mut position, ORANGE, 1);
    bids(&mut position, BROWN, 2);
    bids(&mut position, PINK, 3);
    bids(&mut position, ORANGE, 3);
    // Brown stays below; Pink's 3 is nobody's less, but Orange before her has it too: she has to decide
    assert_eq!(places(&mut position, BROWN, bid(1)), []);
    assert_eq!(
        (awaited(&position), position.auction_state().bid(PINK)),
        (vec![PINK], 3)
    );
    // and Orange leads with it
    assert_eq!(places(&mut position, PINK, bid(2)), [(ORANGE, 1)]);
}

#[test]
fn t5_5_who_leads_is_known_after_every_bid() {
    let leader = |position: &Position| position.auction_state().leader(&position.game.public.order);
    let mut position = three();
    assert_eq!(leader(&position), None, "nobody has bid");
    bids(&mut position, ORANGE, 1);
    bids(&mut position, BROWN, 2);
    bids(&mut position, PINK, 3);
    assert_eq!(leader(&position), Some(PINK));
    bids(&mut position, ORANGE, 3);
    assert_eq!(
        leader(&position),
        Some(ORANGE),
        "of equal bids the first of the old order"
    );
}

#[test]
fn t5_6_who_has_a_place_is_out_of_all_comparisons() {
    let mut position = five();
    bids(&mut position, BROWN, 9);
    bids(&mut position, PINK, 1);
    bids(&mut position, GREEN, 2);
    bids(&mut position, ORANGE, 4);
    assert_eq!(places(&mut position, PURPLE, bid(3)), [(BROWN, 1)]);
    // Brown's 9 is free again
    assert!(position.can(PINK, bid(9)));
    bids(&mut position, PINK, 6);
    // Brown's 9 is higher than Pink's 6, and yet Pink leads when it is her turn
    position.act(GREEN, PASS);
    position.act(ORANGE, PASS);
    assert_eq!(places(&mut position, PURPLE, bid(5)), [(PINK, 2), (PURPLE, 3)]);
}

#[test]
fn t5_7_the_smallest_bid_is_1() {
    let position = three();
    assert_eq!(position.refusal(ORANGE, bid(0)), "T5.7", "TR13");
    assert!(position.can(ORANGE, bid(1)));
}

#[test]
fn t5_7_only_the_means_limit_a_bid() {
    let mut position = three().money(ORANGE, 137);
    assert_eq!(position.refusal(ORANGE, bid(138)), "T5.8");
    bids(&mut position, ORANGE, 137);
    assert_eq!(
        (position.auction_state().bid(ORANGE), position.player(ORANGE).money),
        (137, 0)
    );
}

#[test]
fn t5_9_the_last_one_in_takes_the_remaining_place_without_paying_again() {
    let mut position = three();
    bids(&mut position, ORANGE, 2);
    bids(&mut position, BROWN, 5);
    position.act(PINK, PASS);
    // Brown would lead only when it is his turn; but Orange passes, and he is the last one
    assert_eq!(places(&mut position, ORANGE, PASS), [(ORANGE, 2), (BROWN, 1)]);
    assert_eq!(
        (order(&position), position.player(BROWN).money),
        (vec![BROWN, ORANGE, PINK], 15)
    );
}

/// TR15: even without a bid.
#[test]
fn t5_9_t5_10_when_all_others_pass_the_last_one_is_first_for_nothing() {
    let mut position = five();
    assert_eq!(places(&mut position, BROWN, PASS), [(BROWN, 5)]);
    assert_eq!(places(&mut position, PINK, PASS), [(PINK, 4)]);
    assert_eq!(places(&mut position, GREEN, PASS), [(GREEN, 3)]);
    assert_eq!(places(&mut position, ORANGE, PASS), [(ORANGE, 2), (PURPLE, 1)]);
    assert_eq!(
        (position.player(PURPLE).money, position.player(PURPLE).stress),
        (50, 2),
        "T5.10: he paid nothing, and is stressed"
    );
}

#[test]
fn t5_10_the_first_of_the_new_order_is_stressed() {
    let stresses = |round: u8| {
        let mut position = three().round(round);
        if round == 6 {
            position.game.public.display = tickets(&[]);
        }
        bids(&mut position, ORANGE, 1);
        bids(&mut position, BROWN, 2);
        position.act(PINK, PASS);
        assert_eq!(position.player(BROWN).stress, 1, "not before all places are taken");
        position.act(ORANGE, PASS);
        [BROWN, ORANGE, PINK].map(|seat| position.player(seat).stress)
    };
    assert_eq!(stresses(2), [2, 1, 1]);
    assert_eq!(stresses(6), [3, 1, 1], "in round 6 twice");
}

#[test]
fn t5_11_in_the_new_order_each_takes_an_open_card() {
    // Orange's hand is above every limit
    let mut position = Position::drawn("RR .. CC")
        .order(&[PINK, ORANGE, BROWN])
        .hand(ORANGE, &[1, 2, 3, 4, 5, 6, 7, 8, 9])
        .display(&[62, 63, 64])
        .auction_deck(&[65, 66, 67])
        .sound();
    for (seat, card) in [(PINK, 63), (ORANGE, 64), (BROWN, 62)] {
        assert_eq!(awaited(&position), [seat]);
        assert_eq!(
            position.refusal(seat, take(65)),
            "T5.11",
            "that one does not lie open yet"
        );
        position.act(seat, take(card));
        assert_eq!(position.refusal(seat, take(card)), "T4.2", "one card each");
        assert!(position.hand_of(seat).contains(&card));
    }
    assert_eq!(position.hand_of(ORANGE).len(), 10, "the hand limit does not matter");
}

#[test]
fn t5_11_a_card_that_is_taken_is_gone() {
    let mut position = Position::drawn("RR .. CC").display(&[62, 63, 64]).sound();
    position.act(ORANGE, take(63));
    assert_eq!(position.legal(BROWN), [take(62), take(64)]);
    assert_eq!(position.refusal(BROWN, take(63)), "T5.11");
}

#[test]
fn t5_12_a_parcel_card_gives_the_parcel_at_once() {
    let mut position = Position::drawn("RR .. A1")
        .hand(ORANGE, &[97])
        .hand(BROWN, &[98])
        .display(&[21, 62, 63])
        .sound();
    assert_eq!(position.game.public.city.disc(at(0, 2)), None);
    position.act(ORANGE, take(21));
    assert_eq!(position.game.public.city.disc(at(0, 2)), Some(ORANGE));
    position.act(BROWN, take(62));
    position.act(PINK, take(63));
    // it is his in the same round
    position.acts(ORANGE, &[CONSTRUCT, square(0, 2)]);
}

#[test]
fn t5_13_a_void_ticket_costs_another_one() {
    let mut position = Position::drawn("RR .. CC")
        .hand(ORANGE, &[62, 66, 73])
        .hand(BROWN, &[69])
        .display(&[63, 72, 79])
        .sound();
    position.act(ORANGE, take(72));
    // at once, before Brown takes a card; #72 and #73 are void themselves
    assert_eq!(awaited(&position), [ORANGE]);
    assert_eq!(position.legal(ORANGE), [discard(62), discard(66)]);
    assert_eq!(
        [72, 73].map(|void| position.refusal(ORANGE, discard(void))),
        ["TR16", "TR16"]
    );
    assert_eq!(position.refusal(ORANGE, discard(69)), "T5.13", "it is not his");
    assert_eq!(position.refusal(ORANGE, Action::DiscardNothing {}), "T5.13");
    position.act(ORANGE, discard(66));
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).discards),
        (vec![62, 72, 73], tickets(&[66]))
    );
    // TR16: the consequence of the ticket applies
    position.act(BROWN, take(79));
    position.act(BROWN, discard(69));
    assert_eq!((position.player(BROWN).stress, position.hand_of(BROWN)), (2, vec![79]));
}

#[test]
fn t5_13_only_taking_a_void_ticket_costs_one() {
    let mut position = Position::drawn("RR .. CC")
        .hand(ORANGE, &[62, 73])
        .display(&[63, 64, 65])
        .sound();
    position.act(ORANGE, take(63));
    assert_eq!(
        (awaited(&position), position.hand_of(ORANGE)),
        (vec![BROWN], vec![62, 63, 73])
    );
}

#[test]
fn x15_t5_13_a_void_ticket_and_a_consequence() {
    let with = |cash: u16| {
        let mut position = Position::drawn("RR .. CC")
            .hand(ORANGE, &[73, 12])
            .money(ORANGE, cash)
            .display(&[72, 63, 64])
            .sound();
        position.act(ORANGE, take(72));
        position
    };
    // $2: #12 cannot be discarded, so nothing is
    let mut poor = with(2);
    assert_eq!(poor.refusal(ORANGE, discard(12)), "TR16");
    assert_eq!(poor.legal(ORANGE), [Action::DiscardNothing {}]);
    poor.act(ORANGE, Action::DiscardNothing {});
    assert_eq!(
        (poor.hand_of(ORANGE), poor.player(ORANGE).money, awaited(&poor)),
        (vec![12, 72, 73], 2, vec![BROWN])
    );
    // $3: it must be
    let mut rich = with(3);
    assert_eq!(rich.legal(ORANGE), [discard(12)]);
    rich.act(ORANGE, discard(12));
    assert_eq!(
        (
            rich.hand_of(ORANGE),
            rich.player(ORANGE).money,
            rich.player(ORANGE).discards
        ),
        (vec![72, 73], 0, tickets(&[12]))
    );
}

#[test]
fn t5_14_then_new_cards_lie_open_for_all_to_see() {
    let mut position = Position::drawn("RR .. CC")
        .display(&[62, 63, 64])
        .auction_deck(&[70, 66, 68, 65])
        .sound();
    position.act(ORANGE, take(62));
    position.act(BROWN, take(63));
    assert_eq!(
        position.game.public.display,
        tickets(&[64]),
        "not before all have taken one"
    );
    let events = position.act(PINK, take(64));
    let opened = Event::CardsOpened {
        tickets: [66, 68, 70].map(ticket).to_vec(),
    };
    assert!(heard(&events, Viewer::Spectator).any(|event| *event == opened));
    // they are the top cards of the deck, and stay visible during the whole round
    assert!(matches!(position.phase(), Phase::Actions(_)));
    assert_eq!(position.view(BROWN).public().display, tickets(&[66, 68, 70]));
    quietly_until(&mut position, |position| position.game.public.round == 3);
    assert_eq!(position.game.public.display, tickets(&[66, 68, 70]));
}

#[test]
fn t5_14_in_round_5_the_deck_is_empty() {
    let mut position = Position::new_game(3, &Options::default(), "five rounds");
    for round in 1..=5 {
        quietly_until(&mut position, |position| {
            position.game.public.round == round && matches!(position.phase(), Phase::Actions(_))
        });
        let open = if round == 5 { 0 } else { 3 };
        assert_eq!(
            (position.game.public.display.len(), position.game.decks.auction.len()),
            (open, 12usize.saturating_sub(3 * usize::from(round)))
        );
    }
}
