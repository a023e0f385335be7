//! T13: the end of rounds 1 to 5.

use table::{Game, Seat, Told};

use super::support::*;
use crate::phase::Phase;
use crate::{Event, Kind};

/// Nobody administers anything, and the round ends.
fn end_round(position: &mut Position) -> Vec<Told<Event>> {
    let seats: Vec<Seat> = position.game.awaiting().iter().collect();
    seats.into_iter().flat_map(|seat| position.act(seat, DONE)).collect()
}

/// The position after the end of its round.
fn ended(position: Position) -> Position {
    let mut position = position.administration().sound();
    end_round(&mut position);
    position
}

fn deck_size(position: &Position, seat: Seat) -> usize {
    position.game.decks.own[seat.index()].len()
}

/// The numbers of Orange's tickets in hand, deck and discard pile.
fn counts(position: &Position) -> (usize, usize, usize) {
    (
        position.hand_of(ORANGE).len(),
        deck_size(position, ORANGE),
        position.player(ORANGE).discards.len(),
    )
}

#[test]
fn t13_1_neglected_incomplete_links_are_removed() {
    let rails = "
        RR o─ o─ .. LL
        b└ b─ .. .. p│
        .. .. .. .. ..";
    // Orange's link was begun in round 1, Brown's too, but was lengthened in round 2; Pink's was begun in round 2
    let position = ended(Position::drawn(rails).laid_in(1, &[at(0, 1), at(0, 2), at(1, 0)]));
    position.assert_map(
        "
        RR .. .. .. LL
        b└ b─ .. .. p│
        .. .. .. .. ..",
    );
    assert_eq!(position.supply(ORANGE), (12, 12), "the tiles are back");
}

#[test]
fn t13_1_tr25_one_tile_of_this_round_saves_the_whole_link() {
    for (worked_on, stays) in [(at(0, 1), true), (at(0, 2), true), (at(0, 3), true), (at(0, 4), false)] {
        let all = [at(0, 1), at(0, 2), at(0, 3)];
        let position = Position::drawn("RR o─ o─ o─ .. LL")
            .laid_in(1, &all)
            .laid_in(2, &[worked_on]);
        assert_eq!(ended(position).supply(ORANGE).0, if stays { 9 } else { 12 });
    }
}

#[test]
fn t13_1_complete_links_stay_however_old() {
    let position = ended(Position::drawn("RR o─ LL b─ ..").laid_in(1, &[at(0, 1), at(0, 3)]));
    position.assert_map("RR o─ LL .. ..");
}

#[test]
fn t13_2_hands_are_filled_up_to_the_limit_in_rounds_1_to_4() {
    for (round, hand) in [(1, 7), (2, 7), (3, 7), (4, 7), (5, 3)] {
        let base = Position::drawn("RR .. LL").round(round).hand(ORANGE, &[62, 63, 64]);
        let position = ended(base.deck(ORANGE, &[65, 66, 67, 68, 69, 70]));
        assert_eq!(position.hand_of(ORANGE).len(), hand, "round {round}");
    }
}

#[test]
fn t13_2_the_limit_is_seven_eight_or_nine() {
    let deck = [62, 63, 64, 65, 66, 67, 68, 69, 70, 71, 75];
    for (rails, limit) in [("A1 .. B1", 7), ("II .. B1", 8), ("II .. II", 9)] {
        let position = ended(
            Position::drawn("A1 .. B1")
                .owns(ORANGE, "A1 B1")
                .rails(rails)
                .deck(ORANGE, &deck),
        );
        assert_eq!(
            position.hand_of(ORANGE),
            deck[..limit],
            "the top cards of the deck, for {rails}"
        );
    }
}

#[test]
fn t13_2_tr32_who_has_as_many_or_more_draws_and_discards_nothing() {
    let hand = [62, 63, 64, 65, 66, 67, 68, 69, 70];
    for size in [7, 9] {
        let position = ended(
            Position::drawn("RR .. LL")
                .hand(ORANGE, &hand[..size])
                .deck(ORANGE, &[71, 75]),
        );
        assert_eq!(position.hand_of(ORANGE), hand[..size]);
        assert_eq!(counts(&position), (size, 2, 0));
    }
}

#[test]
fn t13_3_the_discards_are_shuffled_only_when_a_card_is_still_due() {
    // two are drawn from the deck, then five of the six discards
    let base = || {
        Position::drawn("RR .. LL")
            .deck(ORANGE, &[62, 63])
            .discards(ORANGE, &[64, 65, 66, 67, 68, 69])
    };
    let position = ended(base());
    assert_eq!(counts(&position), (7, 1, 0));
    assert!(
        tickets(&[62, 63]).minus(position.game.hand(ORANGE)).is_empty(),
        "the old deck first"
    );
    let events = end_round(&mut base().administration().sound());
    assert_eq!(
        events
            .iter()
            .filter(|told| told.event == Event::Reshuffled { seat: ORANGE })
            .count(),
        1
    );
}

#[test]
fn t13_3_if_nothing_is_left_to_draw_it_stops() {
    let position = ended(
        Position::drawn("RR .. LL")
            .hand(ORANGE, &[62])
            .deck(ORANGE, &[63])
            .discards(ORANGE, &[64]),
    );
    assert_eq!(
        (counts(&position), position.hand_of(ORANGE)),
        ((3, 0, 0), vec![62, 63, 64])
    );
}

#[test]
fn x16_t13_3_refill_without_reshuffle() {
    let discards = [70, 71, 75, 76, 80, 81, 82, 84, 86];
    let base = Position::drawn("RR .. LL")
        .hand(ORANGE, &[62, 63, 64])
        .deck(ORANGE, &[65, 66, 67, 68])
        .discards(ORANGE, &discards);
    let mut position = base.administration().sound();
    let events = end_round(&mut position);
    assert_eq!(
        counts(&position),
        (7, 0, 9),
        "hand full just as the deck becomes empty: no reshuffle"
    );
    assert!(!events.iter().any(|told| matches!(told.event, Event::Reshuffled { .. })));
    // in the next round five tickets are played, so that two are left
    [62, 63, 64, 65, 66]
        .into_iter()
        .for_each(|number| position.game.lay_open(ORANGE, ticket(number)));
    let next = ended(position);
    assert_eq!(counts(&next), (7, 9, 0), "reshuffle, draw 5");
    assert!(tickets(&[67, 68]).minus(next.game.hand(ORANGE)).is_empty());
}

#[test]
fn x16_t13_2_a_hand_of_nine_at_limit_seven_draws_nothing() {
    let base = Position::drawn("RR .. LL").hand(ORANGE, &[62, 63, 64, 65, 66, 67, 68, 69, 70]);
    assert_eq!(
        counts(&ended(base.deck(ORANGE, &[71]).discards(ORANGE, &[75]))),
        (9, 1, 1)
    );
}

#[test]
fn x13_t13_4_on_stress_21_a_happiness_point_is_lost() {
    for round in 1..=5 {
        let base = Position::drawn("RR .. LL")
            .round(round)
            .stress(ORANGE, 21)
            .hp(ORANGE, 5)
            .stress(BROWN, 20)
            .hp(BROWN, 5);
        let position = ended(base.stress(PINK, 21));
        assert_eq!(
            [ORANGE, BROWN, PINK].map(|seat| position.player(seat).hp),
            [4, 5, -1],
            "round {round}; from 0 it goes to -1"
        );
        assert_eq!(
            [ORANGE, BROWN, PINK].map(|seat| position.player(seat).stress),
            [21, 20, 21]
        );
    }
}

/// A Commerce of two printed squares, a built one, and a Residence.
fn commerces() -> Position {
    Position::drawn("CC CC .. A1 RR LL")
        .owns(BROWN, "A1")
        .rails("CC CC .. CC RR LL")
}

#[test]
fn t13_5_passengers_come_to_every_empty_square_of_the_type_of_the_round() {
    // the tile of round 2 is a Commerce
    let position = ended(commerces().passengers(&[at(0, 1)]));
    let squares: Vec<_> = position.passenger_squares().iter().collect();
    assert_eq!(
        squares,
        [at(0, 0), at(0, 1), at(0, 3)],
        "printed and built, one on each square, and nobody elsewhere"
    );
}

#[test]
fn t13_5_each_round_has_its_own_tile() {
    let mut position = commerces();
    position.game.public.types = [
        Kind::Commerce,
        Kind::Residence,
        Kind::Leisure,
        Kind::Leisure,
        Kind::Industry,
    ];
    let arrived = |round: u8| {
        let ended = ended(position.clone().round(round));
        ended.passenger_squares().iter().collect::<Vec<_>>()
    };
    assert_eq!(arrived(1), [at(0, 0), at(0, 1), at(0, 3)]);
    assert_eq!(arrived(2), [at(0, 4)]);
    assert_eq!([arrived(3), arrived(4)], [[at(0, 5)], [at(0, 5)]]);
    assert_eq!(arrived(5), [], "there is no Industry");
}

#[test]
fn t13_6_the_round_marker_advances() {
    for round in 1..=5 {
        let position = ended(Position::drawn("RR .. LL").round(round));
        assert_eq!(position.game.public.round, round + 1);
        assert!(
            matches!(position.phase(), Phase::Auction(_)),
            "and the next round begins with its auction"
        );
    }
}

#[test]
fn t13_1_t13_2_t13_4_t13_5_t13_6_in_this_order() {
    let base = Position::drawn("RR CC o─ ..")
        .laid_in(1, &[at(0, 2)])
        .deck(ORANGE, &[62])
        .stress(ORANGE, 21);
    let events = end_round(&mut base.administration().sound());
    let step = |event: &Event| match event {
        Event::LinkRemoved { .. } => Some(1),
        Event::Drew { .. } => Some(2),
        Event::Happiness { .. } => Some(4),
        Event::PassengersArrived { .. } => Some(5),
        Event::RoundStarted { .. } => Some(6),
        _ => None,
    };
    let steps: Vec<u8> = events.iter().filter_map(|told| step(&told.event)).collect();
    assert_eq!(steps, [1, 2, 4, 5, 6]);
}
