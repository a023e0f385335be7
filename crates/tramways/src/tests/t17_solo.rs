//! T17: alone.

use serde_json::json;
use table::{CardSet, Game, ScorePad, Seats};

use super::support::*;
use crate::entry::Entry;
use crate::phase::{Phase, Step, Turn};
use crate::state;
use crate::ticket::Icon::Money2;
use crate::ticket::{Class, Ticket};
use crate::{Action, Kind, Options, Tramways};

const REVEAL: Action = Action::Reveal {};
const SEEDS: [&str; 8] = ["a", "b", "c", "d", "e", "f", "g", "h"];

/// Real games alone, by the original and by the alternate rule for Development cards.
fn games(alternate_development: bool) -> impl Iterator<Item = Position> {
    let options = Options {
        alternate_development,
        ..Options::default()
    };
    SEEDS.into_iter().map(move |seed| Position::new_game(1, &options, seed))
}

fn of_class(cards: CardSet<Ticket>, fits: impl Fn(Class) -> bool) -> usize {
    cards.and(crate::ticket::Cards::standard().of_class(fits)).len()
}

/// The auction phase of a solo game on a small map, with these auction cards in drawing order. The first one is in the line.
fn line(deck: &[u8]) -> Position {
    let mut position = Position::for_players(1, "RR .. CC").auction_deck(deck);
    position.game.start_line(&mut ());
    position.sound()
}

/// The next card, in cash.
fn reveal(position: &mut Position) {
    position.acts(ORANGE, &[REVEAL, Action::PayCash {}]);
}

fn seen_line(position: &Position) -> Vec<u8> {
    numbers(position.game.public.line.as_slice().iter().copied())
}

#[test]
fn t17_1_otherwise_all_rules_apply() {
    let mut position = line(&[62, 63]).deck(ORANGE, &[64, 65]);
    position.act(ORANGE, take(62));
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
    position.acts(ORANGE, &[Action::TakeMoney {}, END]);
    assert_eq!(position.phase(), turn(true, 2));
    position.acts(ORANGE, &[Action::TakeMoney {}, END]);
    assert_eq!(
        position.phase(),
        Phase::Administration {
            waiting: Seats::only(ORANGE)
        }
    );
    position.act(ORANGE, DONE);
    // the end of round 2: refill, and passengers of the type of the round, a Commerce
    assert_eq!(position.hand_of(ORANGE), [62, 64, 65]);
    assert_eq!(position.passenger_squares().iter().collect::<Vec<_>>(), [at(0, 2)]);
    assert_eq!((position.game.public.round, position.phase()), (3, Phase::Line {}));
}

#[test]
fn t17_2_tr3_three_boards_in_a_row_with_at_least_four_parcels() {
    for position in games(false) {
        let components = &position.game.components;
        assert_eq!(
            (
                components.layout.boards().count(),
                components.map.rows,
                components.map.columns
            ),
            (3, 9, 5)
        );
        assert!(components.map.parcels.len() >= 4);
    }
}

#[test]
fn t17_3_four_parcels_two_generic_tickets_and_the_supply_of_two_players() {
    for position in games(false) {
        let hand = position.game.hand(ORANGE);
        assert_eq!(of_class(hand, |class| matches!(class, Class::Parcel(_))), 4);
        let discs = position
            .game
            .components
            .map
            .parcels
            .iter()
            .filter(|parcel| position.game.public.city.disc(parcel.at) == Some(ORANGE));
        assert!(
            discs.count() == 4 && position.game.check().is_ok(),
            "marked; the referee compares cards and discs"
        );
        let generic = hand
            .iter()
            .filter(|&card| card >= ticket(92))
            .map(|card| card >= ticket(97))
            .collect::<Vec<_>>();
        assert_eq!(generic, [false, true], "one of each kind");
        let supply =
            Kind::ALL.map(|kind| of_class(position.game.public.supply, |class| class == Class::Building(kind)));
        assert_eq!(supply, [1, 1, 1, 2]);
    }
}

#[test]
fn t17_4_the_auction_deck_holds_the_other_parcels_and_all_thirty_auction_cards() {
    for position in games(false) {
        let deck: CardSet<Ticket> = position.game.decks.auction.in_drawing_order().collect();
        assert_eq!(of_class(deck, |class| matches!(class, Class::Auction { .. })), 30);
        let others = position.game.components.map.parcels.len() - 4;
        assert_eq!(of_class(deck, |class| matches!(class, Class::Parcel(_))), others);
        assert_eq!(position.game.decks.auction.len(), 30 + others);
        assert!(position.game.public.display.is_empty(), "nothing is laid open");
    }
}

#[test]
fn t17_5_two_books_of_three() {
    for mut position in games(false) {
        let books = |position: &Position| position.game.decks.books.map(CardSet::len);
        assert_eq!(books(&position), [3, 3, 0, 0, 0]);
        let open: Vec<_> = position.game.public.books.iter().filter_map(|face| face.open).collect();
        assert_eq!(open.len(), 2, "the top cards");
        let chosen = position.game.decks.books[1].iter().collect::<Vec<_>>();
        position.act(ORANGE, look_into(1));
        position.acts(
            ORANGE,
            &[
                Action::Keep { ticket: chosen[0] },
                Action::LeaveOpen { ticket: chosen[2] },
            ],
        );
        assert_eq!(books(&position), [3, 2, 0, 0, 0]);
        assert_eq!(position.hand_of(ORANGE).len(), 7);
        assert_eq!(position.phase(), Phase::Line {});
    }
}

#[test]
fn t17_5_by_the_alternate_rule_one_of_four_is_kept_and_three_remain() {
    for mut position in games(true) {
        let dealt = position.view(ORANGE).own().expect("a player").dealt;
        assert_eq!(dealt.len(), 4);
        let kept = dealt.iter().next().expect("four");
        position.act(ORANGE, Action::Keep { ticket: kept });
        assert!(position.game.hand(ORANGE).contains(kept));
        assert_eq!(
            position.game.public.open_development,
            dealt.minus([kept].into_iter().collect())
        );
        assert!(position.game.decks.development.is_empty());
    }
}

#[test]
fn t17_6_each_card_of_the_line_makes_the_next_one_a_dollar_dearer() {
    let mut position = line(&[62, 63, 64, 65, 67, 68]).money(ORANGE, 10);
    let mut money = vec![position.player(ORANGE).money];
    for _ in 0..4 {
        reveal(&mut position);
        money.push(position.player(ORANGE).money);
    }
    assert_eq!(
        money,
        [10, 9, 7, 4, 0],
        "TR35: seeing 2, 3, 4, 5 cards costs $1, $3, $6, $10 in all"
    );
    assert_eq!(seen_line(&position), [62, 63, 64, 65, 67]);
}

#[test]
fn t17_6_the_newest_card_costs_stress_an_earlier_one_does_not() {
    for (number, stress) in [(64, 2), (63, 1), (62, 1)] {
        let mut position = line(&[62, 63, 64, 65]);
        reveal(&mut position);
        reveal(&mut position);
        position.act(ORANGE, take(number));
        assert_eq!(
            (position.player(ORANGE).stress, position.hand_of(ORANGE)),
            (stress, vec![number])
        );
        let rest = tickets(&[62, 63, 64]).minus(tickets(&[number]));
        assert_eq!(
            (position.game.public.line_discards, seen_line(&position)),
            (rest, vec![]),
            "the rest of the line is discarded"
        );
    }
    assert_eq!(line(&[62, 63]).refusal(ORANGE, take(63)), "T17.6", "not revealed yet");
}

#[test]
fn x17_t17_6_t17_7_a_line_with_three_dollars() {
    let mut position = line(&[62, 63, 67, 68]);
    assert_eq!(
        (position.player(ORANGE).money, seen_line(&position)),
        (3, vec![62]),
        "the 1st is free"
    );
    reveal(&mut position);
    assert_eq!(position.player(ORANGE).money, 2);
    reveal(&mut position);
    assert_eq!(position.player(ORANGE).money, 0);
    assert_eq!(position.refusal(ORANGE, REVEAL), "T17.7", "a 4th for $3 cannot be paid");
    let stress_with = |number: u8| {
        let mut taken = position.clone();
        taken.act(ORANGE, take(number));
        taken.player(ORANGE).stress
    };
    assert_eq!([62, 63, 67].map(stress_with), [1, 1, 2]);
}

#[test]
fn t17_7_the_line_is_paid_like_a_bid() {
    // #66 and #84 show $2 each
    let mut position = line(&[62, 63, 67]).hand(ORANGE, &[66, 84]).money(ORANGE, 1);
    position.act(ORANGE, REVEAL);
    position.pay(ORANGE, &[(66, Money2)]);
    assert_eq!(
        (position.player(ORANGE).money, seen_line(&position)),
        (2, vec![62, 63]),
        "with icons alone change is given"
    );
    position.act(ORANGE, REVEAL);
    position.pay(ORANGE, &[]);
    assert_eq!(
        (position.player(ORANGE).money, position.hand_of(ORANGE)),
        (0, vec![84]),
        "in cash"
    );
}

#[test]
fn t17_7_tr35_who_cannot_pay_takes_a_card() {
    let mut position = line(&[62, 63]).money(ORANGE, 0);
    assert_eq!(position.legal(ORANGE), [take(62)]);
    assert_eq!(position.refusal(ORANGE, REVEAL), "T17.7");
    position.act(ORANGE, take(62));
    assert_eq!(position.player(ORANGE).stress, 2, "the only card is the newest one");
}

#[test]
fn t17_8_when_the_deck_runs_out_its_discards_are_shuffled() {
    let mut position = line(&[62]).money(ORANGE, 20);
    position.game.public.line_discards = tickets(&[63, 64]);
    reveal(&mut position);
    reveal(&mut position);
    assert_eq!(tickets(&seen_line(&position)), tickets(&[62, 63, 64]));
    assert!(position.game.public.line_discards.is_empty());
    assert_eq!(position.refusal(ORANGE, REVEAL), "T17.8", "all cards lie in the line");
}

#[test]
fn t17_8_the_first_card_of_a_round_can_be_a_shuffled_one() {
    let mut position = line(&[62, 63]);
    reveal(&mut position);
    position.act(ORANGE, take(62));
    // the deck is empty, and #63 the only discard
    position.game.start_line(&mut ());
    assert_eq!(seen_line(&position), [63]);
}

#[test]
fn t17_9_parcel_and_void_cards_work_as_usual() {
    let mut parcel = Position::for_players(1, "RR .. A1").auction_deck(&[21, 62]);
    parcel.game.start_line(&mut ());
    parcel.act(ORANGE, take(21));
    assert_eq!(parcel.game.public.city.disc(at(0, 2)), Some(ORANGE));
    let mut void = line(&[72, 62]).hand(ORANGE, &[63, 73]);
    void.act(ORANGE, take(72));
    assert_eq!(void.legal(ORANGE), [discard(63)], "one ticket that is not void");
    void.act(ORANGE, discard(63));
    assert_eq!(void.hand_of(ORANGE), [72, 73]);
    assert!(matches!(void.phase(), Phase::Actions(_)));
}

#[test]
fn t17_9_there_is_no_start_player_stress() {
    let mut position = line(&[62, 63]);
    reveal(&mut position);
    position.act(ORANGE, take(62));
    assert_eq!(position.player(ORANGE).stress, 1);
}

#[test]
fn t17_10_round_6_begins_with_two_stress_and_without_auction() {
    let base = Position::for_players(1, "RR .. CC")
        .round(5)
        .auction_deck(&[62, 63])
        .hand(ORANGE, &[64, 65, 67, 68, 69]);
    let mut position = base
        .deck(ORANGE, &[70, 71])
        .discards(ORANGE, &[75])
        .administration()
        .sound();
    position.act(ORANGE, DONE);
    assert_eq!((position.game.public.round, position.player(ORANGE).stress), (6, 3));
    assert!(position.game.public.line.is_empty());
    // T14.3: two of the three laid out fit into the hand
    assert_eq!(position.legal(ORANGE), [take(70), take(71), take(75)]);
    position.acts(ORANGE, &[take(70), take(75)]);
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).boxed),
        (vec![64, 65, 67, 68, 69, 70, 75], tickets(&[71]))
    );
    // T14.4, T14.5
    position.acts(ORANGE, &[Action::TakeMoney {}, END, Action::TakeMoney {}, END, DONE]);
    assert_eq!(position.phase(), Phase::Over {});
}

/// The rating of a score, by entering a game that ended with it.
fn rating(score: i32) -> Option<String> {
    let entry: Entry = serde_json::from_value(
        json!({ "players": [{ "hp": score + 1, "complete_links": 0, "stress": 1, "money": 0 }] }),
    )
    .expect("well formed");
    let outcome = Tramways::score(&Options::default(), &entry).expect("a good entry");
    assert_eq!(outcome.seats[0].score.points, score);
    outcome.seats[0].title.as_ref().map(ToString::to_string)
}

#[test]
fn t17_11_the_rating_of_the_final_score() {
    let ratings = [
        (0, 19, "Dismal"),
        (20, 29, "Sad"),
        (30, 39, "Surly"),
        (40, 49, "Content"),
        (50, 59, "Satisfied"),
        (60, 69, "Merry"),
        (70, 79, "Delighted"),
        (80, 89, "Exuberant"),
        (90, 99, "Euphoric"),
        (100, 250, "Ecstatic"),
    ];
    for (least, most, title) in ratings {
        assert_eq!([least, most].map(rating), [Some(title.into()), Some(title.into())]);
    }
}

#[test]
fn t17_11_tr36_below_zero_it_is_dismal() {
    assert_eq!([-1, -40].map(rating), [Some("Dismal".into()), Some("Dismal".into())]);
}

#[test]
fn t17_11_only_who_plays_alone_is_rated() {
    let over = |players: u8| {
        let mut position = Position::for_players(players, "RR .. CC")
            .hp(ORANGE, 41)
            .round(6)
            .administration();
        position
            .game
            .awaiting()
            .iter()
            .for_each(|seat| drop(position.act(seat, DONE)));
        position.game.outcome().expect("it is over").seats[0]
            .title
            .as_ref()
            .map(ToString::to_string)
    };
    assert_eq!((over(1).as_deref(), over(2)), (Some("Content"), None));
}
