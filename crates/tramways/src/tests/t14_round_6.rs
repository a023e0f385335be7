//! T14: round 6.

use table::{Game, Seats, Viewer};

use super::support::*;
use crate::Action;
use crate::phase::{Phase, Step, Turn};
use crate::state;
use crate::ticket::Icon::{Money1, Money2};

/// The auction of round 6, in which Orange bids $1 and all others pass.
fn after_the_auction(mut position: Position) -> Position {
    position.acts(ORANGE, &[Action::Bid { amount: 1 }, Action::PayCash {}]);
    position.act(BROWN, Action::Pass {});
    position.act(PINK, Action::Pass {});
    position
}

/// Round 6 on an empty map, before its auction.
fn round_6() -> Position {
    Position::drawn("RR .. CC").round(6).auction()
}

/// Everyone takes $2 in both action rounds.
fn idle_actions(position: &mut Position) {
    while let Phase::Actions(_) = position.phase() {
        let seat = position.game.awaiting().first().expect("somebody's turn");
        position.acts(seat, &[Action::TakeMoney {}, END]);
    }
}

fn all_done(position: &mut Position) {
    for seat in position.game.awaiting().iter() {
        position.act(seat, DONE);
    }
}

#[test]
fn t14_1_it_follows_round_5_without_refill_and_without_cards() {
    let base = Position::drawn("RR .. CC")
        .round(5)
        .hand(ORANGE, &[62])
        .deck(ORANGE, &[63, 64]);
    let mut position = base.administration().sound();
    all_done(&mut position);
    assert_eq!((position.game.public.round, position.hand_of(ORANGE)), (6, vec![62]));
    assert!(matches!(position.phase(), Phase::Auction(_)));
    assert!(position.game.public.display.is_empty() && position.game.decks.auction.is_empty());
}

#[test]
fn t14_2_only_the_turn_order_is_at_stake_and_the_first_gets_two_stress() {
    // the same bids in round 5, where cards are taken
    for (round, stress) in [(5, 2), (6, 3)] {
        let mut position = Position::drawn("RR .. CC")
            .round(round)
            .order(&[PINK, ORANGE, BROWN])
            .auction();
        position.game.public.display = if round == 5 {
            tickets(&[62, 63, 64])
        } else {
            tickets(&[])
        };
        let mut position = position.sound();
        position.act(PINK, Action::Pass {});
        position.acts(ORANGE, &[Action::Bid { amount: 1 }, Action::PayCash {}]);
        position.acts(BROWN, &[Action::Bid { amount: 2 }, Action::PayCash {}]);
        position.act(ORANGE, Action::Pass {});
        assert_eq!(
            position.game.public.order.iter().collect::<Vec<_>>(),
            [BROWN, ORANGE, PINK]
        );
        assert_eq!(
            [ORANGE, BROWN, PINK].map(|seat| position.player(seat).stress),
            [1, stress, 1],
            "round {round}"
        );
        assert_eq!([ORANGE, BROWN, PINK].map(|seat| position.player(seat).money), [2, 1, 3]);
        assert_eq!(matches!(position.phase(), Phase::TakeCard { .. }), round == 5);
    }
}

/// Orange has one Industry, so the limit is 8; three tickets in hand, six in the deck, seven in the discard pile (one of them the card of the Industry).
fn example_x18() -> Position {
    let base = Position::drawn("RR .. A1")
        .owns(ORANGE, "A1")
        .rails("RR .. II")
        .round(6);
    let hand = base.hand(ORANGE, &[62, 63, 64]).deck(ORANGE, &[65, 66, 67, 68, 69, 70]);
    // the cards of A1 and of the Industry are there already
    hand.discards(ORANGE, &[71, 75, 76, 80, 81]).auction().sound()
}

#[test]
fn x18_t14_3_the_hand_is_filled_up_to_the_limit_by_choice() {
    let mut position = after_the_auction(example_x18());
    assert_eq!(
        position.player(ORANGE).discards.len(),
        13,
        "deck and discard pile are laid out"
    );
    assert_eq!(
        position.game.awaiting(),
        Seats::only(ORANGE),
        "the others have nothing to choose from"
    );
    assert_eq!(
        position.refusal(ORANGE, take(62)),
        "T14.3",
        "it is in the hand, and must stay there"
    );
    position.acts(ORANGE, &[take(65), take(66), take(71), take(75), take(21)]);
    assert_eq!(position.hand_of(ORANGE), [21, 62, 63, 64, 65, 66, 71, 75]);
    assert_eq!(position.player(ORANGE).boxed.len(), 8, "the others leave the game");
    assert!(position.player(ORANGE).discards.is_empty() && position.game.decks.own[ORANGE.index()].is_empty());
    assert!(matches!(position.phase(), Phase::Actions(_)));
}

#[test]
fn x18_t14_3_a_hand_above_the_limit_takes_nothing() {
    let base = round_6()
        .hand(ORANGE, &[62, 63, 64, 65, 66, 67, 68, 69, 70])
        .deck(ORANGE, &[71, 75])
        .discards(ORANGE, &[76]);
    let position = after_the_auction(base.sound());
    assert!(
        matches!(position.phase(), Phase::Actions(_)),
        "there is nothing to choose"
    );
    assert_eq!(position.hand_of(ORANGE), [62, 63, 64, 65, 66, 67, 68, 69, 70]);
    assert_eq!(position.player(ORANGE).boxed, tickets(&[71, 75, 76]));
}

#[test]
fn t14_3_where_everything_fits_there_is_no_choice() {
    let position = after_the_auction(
        round_6()
            .hand(ORANGE, &[62])
            .deck(ORANGE, &[63, 64])
            .discards(ORANGE, &[65])
            .sound(),
    );
    assert_eq!(position.hand_of(ORANGE), [62, 63, 64, 65]);
    assert!(matches!(position.phase(), Phase::Actions(_)));
}

#[test]
fn t14_3_tr33_money_tickets_of_that_auction_may_be_chosen_again() {
    let base = round_6()
        .hand(ORANGE, &[66, 97])
        .discards(ORANGE, &[62, 63, 64, 65, 67, 68, 69])
        .money(ORANGE, 0);
    let mut position = base.sound();
    position.act(ORANGE, Action::Bid { amount: 3 });
    position.pay(ORANGE, &[(66, Money2), (97, Money1)]);
    position.act(BROWN, Action::Pass {});
    position.act(PINK, Action::Pass {});
    assert!(position.can(ORANGE, take(66)) && position.can(ORANGE, take(97)));
    assert!(
        position.hand_of(ORANGE).is_empty(),
        "the hand is filled after the auction"
    );
}

#[test]
fn t14_3_tr33_a_void_ticket_costs_no_other_one() {
    let base = round_6()
        .hand(ORANGE, &[62, 63, 64, 65, 66, 67])
        .discards(ORANGE, &[72, 68]);
    let mut position = after_the_auction(base.sound());
    position.act(ORANGE, take(72));
    assert_eq!(position.hand_of(ORANGE), [62, 63, 64, 65, 66, 67, 72]);
    assert!(
        matches!(position.phase(), Phase::Actions(_)),
        "nothing is discarded for it"
    );
}

#[test]
fn t14_3_tr33_all_choose_at_the_same_time_unseen() {
    let hand = [62, 63, 64, 65, 66, 67];
    let base = round_6().hand(ORANGE, &hand).discards(ORANGE, &[68, 69]);
    let both = base.hand(BROWN, &[70, 71, 75, 76, 80, 81]).discards(BROWN, &[82, 84]);
    let mut position = after_the_auction(both.sound());
    assert_eq!(position.game.awaiting(), [ORANGE, BROWN].into_iter().collect());
    let mut other = position.clone();
    position.act(BROWN, take(82));
    other.act(BROWN, take(84));
    for viewer in [Viewer::Seat(ORANGE), Viewer::Seat(PINK), Viewer::Spectator] {
        assert!(
            position.game.view(viewer) == other.game.view(viewer),
            "{viewer:?} sees what Brown has chosen"
        );
    }
    assert!(
        position.view(ORANGE).player(BROWN).discards.contains(ticket(84)),
        "what is laid out is open"
    );
    position.act(ORANGE, take(69));
    assert_eq!(position.hand_of(BROWN), [70, 71, 75, 76, 80, 81, 82]);
}

#[test]
fn t14_4_two_action_rounds_and_the_administration_as_usual() {
    let mut position = after_the_auction(round_6().sound());
    let turn = |second: bool, left: u8| {
        Phase::Actions(Turn {
            second,
            position: state::Position::FIRST,
            left,
            money_taken: false,
            step: Step::Choose {},
        })
    };
    assert_eq!(position.phase(), turn(false, 1));
    for seat in [ORANGE, PINK, BROWN] {
        assert_eq!(position.game.awaiting(), Seats::only(seat), "the order of the auction");
        position.acts(seat, &[Action::TakeMoney {}, END]);
    }
    assert_eq!(position.phase(), turn(true, 2));
    idle_actions(&mut position);
    assert_eq!(position.phase(), Phase::Administration { waiting: Seats::all(3) });
}

#[test]
fn t14_5_tr33_no_end_of_round_the_game_is_over() {
    // an old incomplete link, an empty deck to be refilled from the discards, stress 21, an empty Residence
    let base = Position::drawn("RR o─ .. CC")
        .round(6)
        .laid_in(1, &[at(0, 1)])
        .hand(ORANGE, &[62])
        .discards(ORANGE, &[63, 64]);
    let mut position = base.stress(ORANGE, 21).hp(ORANGE, 5).administration().sound();
    all_done(&mut position);
    assert_eq!(position.phase(), Phase::Over {});
    position.assert_map("RR o─ .. CC");
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).hp),
        (vec![62], 5),
        "no refill, no loss"
    );
    assert!(position.passenger_squares().is_empty());
    assert_eq!(position.game.public.round, 6);
}

#[test]
fn t14_5_after_the_game_nobody_decides() {
    let mut position = Position::drawn("RR .. CC").round(6).administration().sound();
    assert!(position.game.outcome().is_none());
    all_done(&mut position);
    assert!(position.game.outcome().is_some());
    assert!(position.game.awaiting().is_empty());
    assert_eq!(position.refusal(ORANGE, DONE), "T14.5");
}
