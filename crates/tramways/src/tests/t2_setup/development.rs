//! T2.14, T2.15: Development cards, at the set-up and by the rule in use later.

use table::{CardSet, Seat, Viewer, heard};

use super::{all_tickets, alternate, different, games, of_class, standard};
use crate::destination::Destination;
use crate::kind::Kind;
use crate::phase::Phase;
use crate::tests::support::*;
use crate::tests::t4_course::{awaited, order, quietly_until};
use crate::ticket::{Class, Icon, Ticket};
use crate::{Action, Event, Tramways};

/// The seat looks into a Book, keeps one card and leaves another one open.
fn choose(position: &mut Position, seat: Seat, book: u8, keep: Ticket, open: Ticket) {
    position.acts(
        seat,
        &[
            look_into(book),
            Action::Keep { ticket: keep },
            Action::LeaveOpen { ticket: open },
        ],
    );
}

#[test]
fn t2_14_books_of_four_with_an_open_card() {
    for players in 2..=5 {
        let game = Position::new_game(players, &standard(), "books").game;
        assert_eq!(game.public.books.len(), usize::from(players));
        let development = of_class(&game, |class| class == Class::Development);
        for (number, face) in game.public.books.iter().enumerate() {
            let book = game.decks.books[number];
            assert_eq!((book.len(), book.minus(development)), (4, CardSet::EMPTY));
            assert!(book.contains(face.open.expect("one lies open")));
        }
        assert_eq!(
            all_tickets(&game).and(development).len(),
            4 * usize::from(players),
            "the rest is in the box"
        );
    }
    let opened = |game: &Tramways| game.public.books.iter().map(|book| book.open).collect::<Vec<_>>();
    assert!(different(2, &standard(), opened) > 35, "they are shuffled");
}

#[test]
fn t2_14_in_reverse_turn_order_each_keeps_a_card_and_leaves_another_open() {
    let mut position = Position::new_game(3, &standard(), "books");
    let [first, second, third] = order(&position)[..] else {
        panic!("three players")
    };
    let book = |position: &Position, number: usize| position.game.decks.books[number].iter().collect::<Vec<Ticket>>();
    // the last one may take any card of any Book and leave any other open
    assert_eq!(awaited(&position), [third]);
    assert_eq!(position.legal(third), [0, 1, 2].map(look_into));
    let cards = book(&position, 1);
    position.act(third, look_into(1));
    assert_eq!(
        position.legal(third),
        cards
            .iter()
            .map(|&card| Action::Keep { ticket: card })
            .collect::<Vec<_>>()
    );
    let events = position.act(third, Action::Keep { ticket: cards[2] });
    let kept = [
        Event::Kept {
            seat: third,
            ticket: cards[2],
        },
        Event::KeptUnseen { seat: third },
    ];
    assert!(heard(&events, Viewer::Seat(third)).any(|event| *event == kept[0]));
    assert!(heard(&events, Viewer::Seat(first)).eq([&kept[1]]), "secretly");
    assert_eq!(
        position.refusal(third, Action::LeaveOpen { ticket: cards[2] }),
        "T2.14",
        "it is in his hand"
    );
    let rest = [cards[0], cards[1], cards[3]];
    assert_eq!(
        position.legal(third),
        rest.map(|card| Action::LeaveOpen { ticket: card })
    );
    position.act(third, Action::LeaveOpen { ticket: cards[3] });
    assert!(position.game.hand(third).contains(cards[2]));
    assert_eq!(
        position.game.public.books.get(1).and_then(|book| book.open),
        Some(cards[3])
    );
    // the next one may pick the same Book
    assert_eq!((awaited(&position), book(&position, 1)), (vec![second], rest.to_vec()));
    choose(&mut position, second, 1, cards[0], cards[1]);
    let other = book(&position, 0);
    assert_eq!(position.refusal(first, look_into(3)), "T2.14", "there are three");
    choose(&mut position, first, 0, other[0], other[1]);
    assert!(matches!(position.phase(), Phase::Auction(_)));
}

#[test]
fn t2_14_a_book_can_be_used_up() {
    let mut position = Position::new_game(5, &standard(), "one book");
    let cards: Vec<Ticket> = position.game.decks.books[2].iter().collect();
    let seats: Vec<Seat> = order(&position).into_iter().rev().collect();
    choose(&mut position, seats[0], 2, cards[0], cards[1]);
    choose(&mut position, seats[1], 2, cards[1], cards[2]);
    // two are left; who keeps one leaves the other one open
    position.acts(seats[2], &[look_into(2), Action::Keep { ticket: cards[2] }]);
    assert_eq!(
        position.game.public.books.get(2).and_then(|book| book.open),
        Some(cards[3])
    );
    position.acts(seats[3], &[look_into(2), Action::Keep { ticket: cards[3] }]);
    assert_eq!(position.game.public.books.get(2).and_then(|book| book.open), None);
    assert_eq!(position.legal(seats[4]), [0, 1, 3, 4].map(look_into));
    assert_eq!(position.refusal(seats[4], look_into(2)), "TR6");
}

/// The seat keeps its second card, and no card of another. Gives those passed on.
fn keep_second(position: &mut Position, seat: Seat) -> CardSet<Ticket> {
    let dealt = position.game.private[seat.index()].dealt;
    let keep = dealt.iter().nth(1).expect("four cards");
    assert_eq!(
        position.legal(seat),
        dealt
            .iter()
            .map(|card| Action::Keep { ticket: card })
            .collect::<Vec<_>>()
    );
    let foreign = position.game.private[(seat.index() + 1) % usize::from(position.game.public.players)]
        .dealt
        .iter()
        .next()
        .expect("four cards");
    assert_eq!(position.refusal(seat, Action::Keep { ticket: foreign }), "T2.15");
    let events = position.act(seat, Action::Keep { ticket: keep });
    assert!(
        !heard(&events, Viewer::Spectator).any(|event| matches!(event, Event::Kept { .. })),
        "secretly"
    );
    dealt.minus([keep].into_iter().collect())
}

#[test]
fn t2_15_alternate_everyone_keeps_one_of_four_and_three_lie_open() {
    for players in 2..=5u8 {
        let mut position = Position::new_game(players, &alternate(), "alternate");
        let development = of_class(&position.game, |class| class == Class::Development);
        assert_eq!(
            (
                position.game.public.books.len(),
                all_tickets(&position.game).and(development).len()
            ),
            (0, 4 * usize::from(players))
        );
        let seats: Vec<Seat> = position.game.seats().collect();
        assert_eq!(awaited(&position), seats, "all at once");
        let mut passed_on = CardSet::EMPTY;
        for &seat in &seats {
            passed_on = passed_on.or(keep_second(&mut position, seat));
            assert!(
                seat == seats[seats.len() - 1] || position.game.public.open_development.is_empty(),
                "not before all have chosen"
            );
        }
        let deck: CardSet<Ticket> = position.game.decks.development.in_drawing_order().collect();
        assert_eq!(
            (position.game.public.open_development.len(), deck.len()),
            (3, 3 * usize::from(players) - 3)
        );
        assert_eq!(position.game.public.open_development.or(deck), passed_on);
        assert!(
            seats
                .iter()
                .all(|&seat| position.game.hand(seat).and(development).len() == 1)
        );
    }
}

#[test]
fn t2_15_the_cards_passed_on_are_shuffled() {
    // the cards of both players come to lie open
    for seat in [ORANGE, BROWN] {
        let open = games(2, &alternate(), 20).any(|mut position| {
            let dealt = position.game.private[seat.index()].dealt;
            quietly_until(&mut position, |position| matches!(position.phase(), Phase::Auction(_)));
            !position.game.public.open_development.and(dealt).is_empty()
        });
        assert!(open);
    }
}

/// A Commerce delivery is finished but for the choice of $5 or a card; the open Development cards, and the deck.
fn at_the_commerce(open: &[u8], deck: &[u8]) -> Position {
    let position = Position::drawn("RR o─ CC")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[63])
        .open_development(open, deck);
    let mut position = position.sound();
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Commerce),
        &[],
        &[(63, Icon::Strip), (63, Icon::Commerce)],
    );
    position
}

#[test]
fn t2_15_a_card_is_taken_from_the_open_ones_or_unseen_from_the_deck() {
    let position = at_the_commerce(&[1, 2, 3], &[9, 8]);
    let top = Action::TakeTop {};
    assert_eq!(
        position.legal(ORANGE),
        [Action::TakeFive {}, take(1), take(2), take(3), top]
    );
    assert_eq!(
        [9, 4].map(|card| position.refusal(ORANGE, take(card))),
        ["T2.15", "T2.15"]
    );
    let mut open = position.clone();
    open.act(ORANGE, take(2));
    assert_eq!(
        (open.hand_of(ORANGE), open.game.public.open_development),
        (vec![2], tickets(&[1, 3, 9])),
        "refilled from the deck"
    );
    assert_eq!(open.game.decks.development.as_slice(), [ticket(8)]);
    let mut unseen = position;
    let events = unseen.act(ORANGE, top);
    assert_eq!(
        (unseen.hand_of(ORANGE), unseen.game.public.open_development),
        (vec![9], tickets(&[1, 2, 3]))
    );
    assert!(
        !heard(&events, Viewer::Seat(BROWN)).any(|event| matches!(event, Event::Kept { .. } | Event::CardTaken { .. }))
    );
}

/// TR6: with an empty deck there is nothing to refill from; and nothing at all leaves the $5.
#[test]
fn t2_15_when_the_cards_run_out() {
    let mut position = at_the_commerce(&[1, 2, 3], &[]);
    assert_eq!(position.refusal(ORANGE, Action::TakeTop {}), "TR6");
    position.act(ORANGE, take(1));
    assert_eq!(position.game.public.open_development, tickets(&[2, 3]));
    // $3, the fare of $1 and $5
    let position = at_the_commerce(&[], &[]);
    assert_eq!(
        (position.player(ORANGE).money, position.hand_of(ORANGE)),
        (3 + 1 + 5, vec![])
    );
    // with Ticket Books likewise
    let position = Position::drawn("RR o─ CC")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[63])
        .books(&[&[1], &[2]]);
    let mut position = position.sound();
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Commerce),
        &[],
        &[(63, Icon::Strip), (63, Icon::Commerce)],
    );
    assert_eq!(
        position.legal(ORANGE),
        [Action::TakeFive {}, look_into(0), look_into(1)]
    );
    position.acts(ORANGE, &[look_into(1), Action::Keep { ticket: ticket(2) }]);
    assert_eq!(
        (position.hand_of(ORANGE), position.player(ORANGE).money),
        (vec![2], 3 + 1)
    );
}

/// TR6: other deliveries bring no card, and there is no purchase.
#[test]
fn t2_15_t2_14_cards_come_from_commerce_deliveries_only() {
    let position = Position::drawn("CC o─ RR")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[62])
        .books(&[&[1, 2], &[3]]);
    let mut position = position.money(ORANGE, 50).sound();
    assert_eq!(position.refusal(ORANGE, look_into(0)), "T4.1");
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Residence),
        &[],
        &[(62, Icon::Strip), (62, Icon::Residence)],
    );
    assert_eq!(position.refusal(ORANGE, look_into(0)), "T4.1");
}
