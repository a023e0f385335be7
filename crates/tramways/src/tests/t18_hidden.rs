//! T18: what is public and what is hidden. Two states that differ only in what a viewer may not see give equal views.

use table::{Audience, CardSet, Game, Rng, Seat, Seed, Viewer};

use super::support::*;
use crate::book::BookNumber;
use crate::destination::Destination;
use crate::pending::Pending;
use crate::phase::Phase;
use crate::state;
use crate::ticket::Icon::{AddPassenger, Build2, Commerce, ConstructBuilding, Money2, ParcelNumber, Strip};
use crate::ticket::Ticket;
use crate::view::View;
use crate::{Action, Event, Kind, Options, Tramways};

const ALL: [bool; 4] = [true; 4];
const NOBODY: [bool; 4] = [false; 4];
const ONLY_BROWN: [bool; 4] = [false, true, false, false];

fn spectators_view(position: &Position) -> View {
    position.game.view(Viewer::Spectator)
}

/// Whether each of three seats and the spectator can tell the two apart.
fn told_apart(one: &Position, other: &Position) -> [bool; 4] {
    let sound = |position: &Position| {
        position
            .game
            .check()
            .unwrap_or_else(|inconsistent| panic!("{inconsistent}"));
    };
    sound(one);
    sound(other);
    let differs = |seat: Seat| one.view(seat) != other.view(seat);
    [
        differs(ORANGE),
        differs(BROWN),
        differs(PINK),
        spectators_view(one) != spectators_view(other),
    ]
}

/// After these actions of a seat.
fn after(mut position: Position, seat: Seat, actions: &[Action]) -> Position {
    position.acts(seat, actions);
    position
}

fn keep(number: u8) -> Action {
    Action::Keep { ticket: ticket(number) }
}

fn leave_open(number: u8) -> Action {
    Action::LeaveOpen { ticket: ticket(number) }
}

/// Three Ticket Books at set-up. In reverse turn order Pink chooses first, then Brown, then Orange.
fn choosing_from_books() -> Position {
    let mut position = Position::drawn("RR .. CC").books(&[&[1, 2, 3, 4], &[5, 6, 7, 8], &[9, 10, 11, 12]]);
    position.game.public.round = 1;
    position.game.public.phase = Phase::Books {
        position: state::Position::new(2),
        look: None,
    };
    position.sound()
}

/// The end of the round: everybody draws.
fn drawn(position: Position) -> Position {
    [ORANGE, BROWN, PINK]
        .into_iter()
        .fold(position.administration().sound(), |position, seat| {
            after(position, seat, &[DONE])
        })
}

/// States that this viewer imagines; each is possible and looks the same.
fn imagined(position: &Position, viewer: Viewer) -> Vec<Tramways> {
    let view = position.game.view(viewer);
    let mut rng = Rng::new(Seed::from_text("imagined"));
    let states: Vec<Tramways> = (0..60).map(|_| Tramways::imagine(&view, &mut rng)).collect();
    for state in &states {
        state.check().unwrap_or_else(|inconsistent| panic!("{inconsistent}"));
        assert!(state.view(viewer) == view);
    }
    states
}

/// Every set that occurs, once.
fn distinct(sets: impl Iterator<Item = CardSet<Ticket>>) -> Vec<Vec<u8>> {
    let mut all: Vec<Vec<u8>> = sets.map(|set| numbers(set.iter())).collect();
    all.sort();
    all.dedup();
    all
}

#[test]
fn t18_1_what_lies_on_the_map_and_before_the_players_is_public() {
    let base = || {
        Position::drawn("RR .. .. A1 CC")
            .owns(BROWN, "A1")
            .books(&[&[1, 2], &[3, 4]])
    };
    let changes = vec![
        base().rails("RR o─ .. A1 CC"),
        base().rails("RR .. .. LL CC"),
        base().passengers(&[at(0, 0)]),
        base().money(BROWN, 4),
        base().stress(BROWN, 2),
        base().hp(BROWN, 1),
        base().workers(BROWN, 1),
        base().discards(BROWN, &[62]),
        base().order(&[PINK, ORANGE, BROWN]),
        base().round(3),
    ];
    for (number, changed) in changes.iter().enumerate() {
        assert_eq!(told_apart(&base(), changed), ALL, "change {number}");
    }
}

#[test]
fn t18_1_discs_hand_limits_supply_and_type_tiles_are_public() {
    let base = || Position::drawn("RR .. A1 CC");
    assert_eq!(told_apart(&base(), &base().owns(BROWN, "A1")), ALL, "discs");
    let industry = base().owns(BROWN, "A1").rails("RR .. II CC");
    assert_eq!(spectators_view(&industry).player(BROWN).limit, 8);
    let mut supply = base();
    supply.game.public.supply.remove(ticket(46));
    assert_eq!(told_apart(&base(), &supply), ALL, "supply");
    let mut types = base();
    types.game.public.types[4] = Kind::Commerce;
    assert_eq!(told_apart(&base(), &types), ALL, "type tiles");
}

#[test]
fn t18_1_open_cards_are_public() {
    let base = || Position::drawn("RR .. CC");
    assert_eq!(
        told_apart(&base().display(&[62, 63, 64]), &base().display(&[62, 63, 65])),
        ALL,
        "auction cards"
    );
    assert_eq!(
        told_apart(&base().books(&[&[1, 2]]), &base().books(&[&[2, 1]])),
        ALL,
        "the open card of a Ticket Book"
    );
    assert_eq!(
        told_apart(
            &base().open_development(&[1, 2, 3], &[4]),
            &base().open_development(&[1, 2, 4], &[3])
        ),
        ALL
    );
}

#[test]
fn t18_1_the_numbers_of_cards_are_public() {
    let base = Position::drawn("RR .. A1").books(&[&[1, 2, 3], &[4]]);
    let position = base
        .hand(BROWN, &[62, 63, 5])
        .deck(BROWN, &[64])
        .discards(BROWN, &[65, 66])
        .sound();
    for view in [position.view(ORANGE), position.view(BROWN), spectators_view(&position)] {
        assert_eq!(
            (
                view.hand_size(BROWN),
                view.deck_size(BROWN),
                view.player(BROWN).discards.len()
            ),
            (3, 1, 2)
        );
        assert_eq!(
            (
                view.book_size(BookNumber::new(0)),
                view.book_size(BookNumber::new(1)),
                view.auction_deck()
            ),
            (3, 1, 1),
            "the card of A1 is in the auction deck"
        );
    }
    let alternate = Position::drawn("RR .. CC")
        .open_development(&[1, 2, 3], &[4, 5])
        .sound();
    assert_eq!(spectators_view(&alternate).development_deck(), 2);
}

#[test]
fn t18_1_all_bids_are_public_once_they_are_paid() {
    let position = after(
        Position::drawn("RR .. CC").auction().sound(),
        ORANGE,
        &[Action::Bid { amount: 2 }, Action::PayCash {}],
    );
    let Phase::Auction(auction) = spectators_view(&position).public().phase else {
        panic!("the auction goes on")
    };
    assert_eq!([ORANGE, BROWN].map(|seat| auction.bid(seat)), [2, 0]);
}

#[test]
fn t18_2_who_has_which_tickets_is_known_though_not_where_they_are() {
    // a Parcel, a Generic, a Building and an Auction ticket
    let mut position = Position::drawn("A1 .. ..")
        .owns(BROWN, "A1")
        .hand(BROWN, &[21, 97])
        .turn(BROWN, 2)
        .sound();
    position.construct(BROWN, at(0, 0), 46, &[(97, ConstructBuilding), (21, ParcelNumber)]);
    let known = spectators_view(&position).player(BROWN).known;
    assert!(tickets(&[21, 46, 97]).minus(known).is_empty());
    let display = after(
        Position::drawn("RR .. CC").display(&[62, 63, 64]).sound(),
        ORANGE,
        &[take(63)],
    );
    assert!(spectators_view(&display).player(ORANGE).known.contains(ticket(63)));
    // once they are shuffled nobody knows which of them come to the hand
    let deck = [62, 63, 64, 65, 66, 67, 68, 69, 70];
    let reversed: Vec<u8> = deck.iter().rev().copied().collect();
    let one = drawn(Position::drawn("RR .. CC").deck(BROWN, &deck));
    let other = drawn(Position::drawn("RR .. CC").deck(BROWN, &reversed));
    assert_ne!(one.hand_of(BROWN), other.hand_of(BROWN));
    assert_eq!(told_apart(&one, &other), ONLY_BROWN);
    assert_eq!(spectators_view(&one).player(BROWN).known, tickets(&deck));
}

#[test]
fn t18_3_no_view_shows_the_hand_of_another_one() {
    let position = Position::drawn("RR .. CC")
        .hand(ORANGE, &[62])
        .hand(BROWN, &[63])
        .sound();
    assert_eq!(
        [ORANGE, BROWN, PINK].map(|seat| position.view(ORANGE).hand(seat)),
        [Some(tickets(&[62])), None, None]
    );
    assert_eq!(
        [ORANGE, BROWN, PINK].map(|seat| spectators_view(&position).hand(seat)),
        [None; 3]
    );
    assert!(spectators_view(&position).own().is_none());
}

#[test]
fn t18_3_the_order_of_all_decks_is_hidden_from_all() {
    let base = || Position::drawn("RR .. CC");
    assert_eq!(
        told_apart(&base().deck(BROWN, &[62, 63, 64]), &base().deck(BROWN, &[64, 62, 63])),
        NOBODY,
        "also from its owner"
    );
    assert_eq!(
        told_apart(&base().auction_deck(&[62, 63, 64]), &base().auction_deck(&[64, 62, 63])),
        NOBODY
    );
    assert_eq!(
        told_apart(&base().auction_deck(&[62, 63]), &base().auction_deck(&[64, 65])),
        NOBODY,
        "and what is in the auction deck"
    );
    assert_eq!(
        told_apart(
            &base().open_development(&[1, 2, 3], &[4, 5]),
            &base().open_development(&[1, 2, 3], &[6, 4])
        ),
        NOBODY
    );
}

#[test]
fn t18_3_what_is_drawn_is_told_to_one_and_counted_to_the_others() {
    let mut position = Position::drawn("RR .. CC")
        .deck(BROWN, &[62, 63])
        .administration()
        .sound();
    position.act(ORANGE, DONE);
    position.act(BROWN, DONE);
    let told = position.act(PINK, DONE);
    let audience = |event: &Event| told.iter().find(|told| told.event == *event).map(|told| told.to);
    assert_eq!(
        audience(&Event::Drew {
            seat: BROWN,
            tickets: vec![ticket(62), ticket(63)]
        }),
        Some(Audience::Only(BROWN))
    );
    assert_eq!(
        audience(&Event::DrewUnseen { seat: BROWN, count: 2 }),
        Some(Audience::Others(BROWN))
    );
}

#[test]
fn t18_3_the_card_kept_from_a_book_is_hidden_from_the_others() {
    let pink = after(choosing_from_books(), PINK, &[look_into(2), keep(9), leave_open(10)]);
    let one = after(pink.clone(), BROWN, &[look_into(0), keep(1), leave_open(3)]);
    let other = after(pink, BROWN, &[look_into(0), keep(2), leave_open(3)]);
    assert_eq!(told_apart(&one, &other), ONLY_BROWN);
    assert_eq!(
        one.view(ORANGE)
            .public()
            .books
            .first()
            .map(|face| (face.open, face.takers.last())),
        Some((Some(ticket(3)), Some(BROWN)))
    );
}

#[test]
fn t18_3_the_events_of_a_look_tell_only_who_looks() {
    let mut position = after(choosing_from_books(), PINK, &[look_into(2)]);
    let told = position.act(PINK, keep(9));
    let audience = |event: &Event| told.iter().find(|told| told.event == *event).map(|told| told.to);
    assert_eq!(
        audience(&Event::Kept {
            seat: PINK,
            ticket: ticket(9)
        }),
        Some(Audience::Only(PINK))
    );
    assert_eq!(
        audience(&Event::KeptUnseen { seat: PINK }),
        Some(Audience::Others(PINK))
    );
}

#[test]
fn t18_3_the_unseen_cards_of_a_book_are_known_to_those_who_looked_in() {
    // two Books of which one unseen card each is exchanged
    let with = |books: &[&[u8]]| {
        let mut position = Position::drawn("RR .. CC").books(books);
        position.game.public.phase = Phase::Books {
            position: state::Position::new(2),
            look: None,
        };
        position
    };
    let one = with(&[&[1, 2, 3, 4], &[5, 6, 7, 8]]);
    let other = with(&[&[1, 2, 3, 8], &[5, 6, 7, 4]]);
    assert_eq!(told_apart(&one, &other), NOBODY);
    let looking = [look_into(0), keep(2), leave_open(1)];
    let (one, other) = (after(one, PINK, &looking[..1]), after(other, PINK, &looking[..1]));
    assert_eq!(
        told_apart(&one, &other),
        [false, false, true, false],
        "while Pink looks"
    );
    let (one, other) = (after(one, PINK, &looking[1..]), after(other, PINK, &looking[1..]));
    assert_eq!(
        told_apart(&one, &other),
        [false, false, true, false],
        "and from then on"
    );
    let books = |seat: Seat| one.view(seat).own().map(|own| own.books.iter().collect::<Vec<_>>());
    assert_eq!(books(PINK), Some(vec![tickets(&[1, 3, 4]), CardSet::EMPTY]));
    assert_eq!(books(ORANGE), Some(vec![CardSet::EMPTY; 2]));
}

#[test]
fn t18_3_who_looked_first_knows_what_was_there_and_not_who_took_what() {
    // Pink takes #9 from the third Book, then Brown takes one of the three others from it
    let pink = after(choosing_from_books(), PINK, &[look_into(2), keep(9), leave_open(10)]);
    let one = after(pink.clone(), BROWN, &[look_into(2), keep(11), leave_open(10)]);
    let other = after(pink, BROWN, &[look_into(2), keep(12), leave_open(10)]);
    assert_eq!(told_apart(&one, &other), ONLY_BROWN);
    let saw = one.view(PINK).own().and_then(|own| own.books.get(2));
    assert_eq!(
        saw,
        Some(tickets(&[10, 11, 12])),
        "what Pink saw when she took her card"
    );
}

/// Orange delivers at a Commerce by the alternate rule; the choice is open.
fn alternate_delivery() -> Position {
    let base = Position::drawn("RR o─ CC")
        .passengers(&[at(0, 0)])
        .hand(ORANGE, &[92, 71])
        .open_development(&[1, 2, 3], &[4, 5]);
    let mut position = base.sound();
    position.travel(
        ORANGE,
        at(0, 0),
        Destination::Kind(Kind::Commerce),
        &[],
        &[(92, Strip), (71, Commerce)],
    );
    position
}

#[test]
fn t18_3_a_card_drawn_blind_is_hidden_an_open_one_is_not() {
    let position = alternate_delivery();
    let mut other_deck = position.clone();
    other_deck.game.decks.development = pile(&[5, 4]);
    let blind = told_apart(
        &after(position.clone(), ORANGE, &[Action::TakeTop {}]),
        &after(other_deck, ORANGE, &[Action::TakeTop {}]),
    );
    assert_eq!(blind, [true, false, false, false]);
    let open = after(position, ORANGE, &[take(2)]);
    assert!(spectators_view(&open).player(ORANGE).known.contains(ticket(2)));
}

/// The alternate rule at set-up: everyone was dealt four Development cards.
fn alternate_set_up() -> Position {
    let options = Options {
        alternate_development: true,
        ..Options::default()
    };
    Position::new_game(3, &options, "hidden")
}

fn dealt(position: &Position, seat: Seat) -> Vec<u8> {
    numbers(position.view(seat).own().expect("a player").dealt.iter())
}

#[test]
fn t18_3_the_cards_dealt_and_the_one_kept_are_hidden() {
    let base = alternate_set_up();
    let mut exchanged = base.clone();
    // Brown and Pink change hands
    let (brown, pink) = (
        base.game.private[BROWN.index()].dealt,
        base.game.private[PINK.index()].dealt,
    );
    exchanged.game.private_mut(BROWN).dealt = pink;
    exchanged.game.private_mut(PINK).dealt = brown;
    assert_eq!(told_apart(&base, &exchanged), [false, true, true, false]);
    let cards = dealt(&base, BROWN);
    let kept = |card: u8| after(base.clone(), BROWN, &[keep(card)]);
    assert_eq!(told_apart(&kept(cards[0]), &kept(cards[1])), ONLY_BROWN);
}

#[test]
fn t18_3_what_is_declared_and_not_paid_is_hidden_from_the_others() {
    let base = || {
        Position::drawn("RR .. .. LL")
            .passengers(&[at(0, 0)])
            .hand(ORANGE, &[92, 93, 62, 63])
            .sound()
    };
    let begun = after(base(), ORANGE, &[BUILD]);
    assert_eq!(
        told_apart(&base(), &begun),
        [true, false, false, false],
        "the action chosen"
    );
    let laying = after(
        begun,
        ORANGE,
        &[
            Action::Begin {
                at: at(0, 1),
                from: side('W'),
            },
            Action::Lay { to: side('E') },
        ],
    );
    assert_eq!(told_apart(&base(), &laying), [true, false, false, false], "the rails");
    let paying = after(laying, ORANGE, &[Action::Lay { to: side('E') }]);
    assert!(matches!(paying.game.pending(ORANGE), Pending::Paying { .. }));
    assert_eq!(told_apart(&base(), &paying), [true, false, false, false], "what is due");
    assert!(!matches!(paying.view(ORANGE).pending(), Pending::Nothing {}));
    let paid = after(paying, ORANGE, &[using(62, Build2)]);
    assert_eq!(
        told_apart(&base(), &paid),
        ALL,
        "the rails and the tickets, once they are played"
    );
}

#[test]
fn t18_3_a_bid_that_is_not_paid_is_hidden_from_the_others() {
    let base = || Position::drawn("RR .. CC").hand(ORANGE, &[66, 84]).auction().sound();
    let named = after(base(), ORANGE, &[Action::Bid { amount: 2 }]);
    assert!(
        matches!(named.game.pending(ORANGE), Pending::Paying { .. }),
        "cash or an icon"
    );
    assert_eq!(told_apart(&base(), &named), [true, false, false, false]);
    let paid = after(named, ORANGE, &[using(66, Money2)]);
    assert_eq!(told_apart(&base(), &paid), ALL);
}

#[test]
fn t18_3_a_passenger_being_placed_is_hidden_until_its_square_is_named() {
    let base = || Position::drawn("RR .. CC").hand(ORANGE, &[71]).administration().sound();
    let placing = after(base(), ORANGE, &[using(71, AddPassenger)]);
    assert_eq!(told_apart(&base(), &placing), [true, false, false, false]);
    assert_eq!(told_apart(&base(), &after(placing, ORANGE, &[square(0, 0)])), ALL);
}

#[test]
fn t18_4_a_ticket_is_shown_when_it_is_played_or_discarded() {
    // Brown keeps a Development card that nobody else knows of, and discards it
    let pink = after(choosing_from_books(), PINK, &[look_into(2), keep(9), leave_open(10)]);
    let kept = after(
        after(pink, BROWN, &[look_into(0), keep(4), leave_open(1)]),
        ORANGE,
        &[look_into(1), keep(8), leave_open(5)],
    );
    let hidden = kept.administration().sound();
    let shows = |position: &Position| {
        let view = position.view(ORANGE);
        (
            view.player(BROWN).known.contains(ticket(4)),
            view.player(BROWN).discards.contains(ticket(4)),
        )
    };
    assert_eq!(shows(&hidden), (false, false));
    assert_eq!(shows(&after(hidden.clone(), BROWN, &[discard(4)])), (true, true));
    let money = after(hidden, PINK, &[discard(9)]);
    assert_eq!(
        money.view(BROWN).player(PINK).discards,
        tickets(&[9]),
        "discard piles lie open"
    );
}

#[test]
fn t18_3_after_the_game_the_hands_are_shown() {
    let mut position = Position::drawn("RR .. CC").hand(BROWN, &[63]).sound();
    position.game.public.phase = Phase::Over {};
    assert_eq!(spectators_view(&position).hand(BROWN), Some(tickets(&[63])));
}

#[test]
fn t18_3_imagined_books_hold_what_the_viewer_saw_in_them() {
    let pink = after(choosing_from_books(), PINK, &[look_into(2), keep(9), leave_open(10)]);
    let position = after(pink, BROWN, &[look_into(0), keep(1), leave_open(3)]);
    for state in imagined(&position, Viewer::Seat(BROWN)) {
        assert_eq!(state.decks.books[0], tickets(&[2, 3, 4]));
        assert_eq!(state.hand(BROWN), tickets(&[1]));
        assert!(
            state.decks.books[1].contains(ticket(5)) && state.decks.books[2].contains(ticket(10)),
            "the open cards"
        );
        assert!(state.hand(PINK).and(tickets(&[1, 2, 3, 4])).is_empty());
    }
    // Orange has seen nothing but the open cards: Brown's card and the rest of the Book can be any others
    let hands = distinct(
        imagined(&position, Viewer::Seat(ORANGE))
            .iter()
            .map(|state| state.hand(BROWN)),
    );
    assert!(
        hands.len() > 5
            && hands
                .iter()
                .all(|hand| hand.len() == 1 && ![3, 5, 10].contains(&hand[0])),
        "{hands:?}"
    );
}

#[test]
fn t18_3_imagined_takers_have_one_of_the_cards_that_were_there() {
    let pink = after(choosing_from_books(), PINK, &[look_into(2), keep(9), leave_open(10)]);
    let position = after(pink, BROWN, &[look_into(2), keep(11), leave_open(10)]);
    let hands = distinct(
        imagined(&position, Viewer::Seat(PINK))
            .iter()
            .map(|state| state.hand(BROWN)),
    );
    assert_eq!(hands, [[11], [12]], "Pink saw 10, 11 and 12, and 10 lies open");
    let books = distinct(
        imagined(&position, Viewer::Seat(PINK))
            .iter()
            .map(|state| state.decks.books[2]),
    );
    assert_eq!(books, [[10, 11], [10, 12]]);
}

#[test]
fn t18_3_imagined_hands_hold_what_was_taken_openly_or_drawn() {
    // Brown's #62 was taken openly and is in the hand; two of the nine others are still in the deck
    let base = Position::drawn("RR .. CC")
        .hand(BROWN, &[62])
        .deck(BROWN, &[63, 64, 65, 66, 67, 68, 69, 70]);
    let position = drawn(base);
    let states = imagined(&position, Viewer::Seat(ORANGE));
    for state in &states {
        assert!(state.hand(BROWN).contains(ticket(62)) && state.hand(BROWN).len() == 7);
        assert_eq!(
            state
                .hand(BROWN)
                .or(state.decks.own[BROWN.index()].in_drawing_order().collect()),
            tickets(&[62, 63, 64, 65, 66, 67, 68, 69, 70])
        );
    }
    assert!(
        distinct(states.iter().map(|state| state.hand(BROWN))).len() > 5,
        "which ones were drawn is open"
    );
    for state in imagined(&position, Viewer::Seat(BROWN)) {
        assert_eq!(state.hand(BROWN), position.game.hand(BROWN), "Brown knows");
    }
}

#[test]
fn t18_3_imagined_cards_by_the_alternate_rule() {
    let base = alternate_set_up();
    let cards = dealt(&base, BROWN);
    for state in imagined(&base, Viewer::Seat(BROWN)) {
        assert_eq!(state.private[BROWN.index()].dealt, tickets(&cards));
    }
    let mut position = base;
    for seat in [ORANGE, BROWN, PINK] {
        let first = dealt(&position, seat)[0];
        position.act(seat, keep(first));
    }
    // the three cards that Brown passed on lie open or are in the deck; nobody has one of them in hand
    let passed = tickets(&cards[1..]);
    for state in imagined(&position, Viewer::Seat(BROWN)) {
        let deck: CardSet<Ticket> = state.decks.development.in_drawing_order().collect();
        assert!(passed.minus(deck.or(state.public.open_development)).is_empty());
    }
}

#[test]
fn t18_3_imagined_auction_decks_hold_the_unclaimed_parcels() {
    let position = Position::drawn("A1 B1 ..")
        .owns(BROWN, "A1")
        .auction_deck(&[62, 24, 63])
        .sound();
    for state in imagined(&position, Viewer::Seat(ORANGE)) {
        let deck: CardSet<Ticket> = state.decks.auction.in_drawing_order().collect();
        assert!(deck.contains(ticket(24)) && deck.len() == 3);
    }
}
