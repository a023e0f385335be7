//! T2: the set-up.

mod development;
mod map;

use std::collections::BTreeSet;

use table::{CardSet, Game, Seat, Viewer};

use crate::kind::Kind;
use crate::phase::Phase;
use crate::tests::support::*;
use crate::tests::t4_course::{awaited, order, quietly_until};
use crate::ticket::{Class, Icon, Ticket};
use crate::{Action, Options, Tramways};

fn standard() -> Options {
    Options::default()
}

fn on_map(map: &str) -> Options {
    Options {
        map: map.into(),
        ..standard()
    }
}

fn advanced() -> Options {
    Options {
        advanced_deal: true,
        ..standard()
    }
}

fn alternate() -> Options {
    Options {
        alternate_development: true,
        ..standard()
    }
}

/// The game of this table with each of this many seeds.
fn games(players: u8, options: &Options, count: u32) -> impl Iterator<Item = Position> {
    let options = options.clone();
    (0..count).map(move |number| Position::new_game(players, &options, &number.to_string()))
}

/// How many different values there are over the games.
fn different<T: Ord>(players: u8, options: &Options, value: impl Fn(&Tramways) -> T) -> usize {
    games(players, options, 40)
        .map(|position| value(&position.game))
        .collect::<BTreeSet<T>>()
        .len()
}

fn parcels_on_map(game: &Tramways) -> CardSet<Ticket> {
    game.components.map.parcels.iter().map(|parcel| parcel.ticket).collect()
}

fn of_class(game: &Tramways, fits: impl Fn(Class) -> bool) -> CardSet<Ticket> {
    game.components.cards.of_class(fits)
}

fn parcel_cards(game: &Tramways) -> CardSet<Ticket> {
    of_class(game, |class| matches!(class, Class::Parcel(_)))
}

fn hands(game: &Tramways) -> CardSet<Ticket> {
    game.seats().fold(CardSet::EMPTY, |all, seat| all.or(game.hand(seat)))
}

/// The auction cards, open and face down.
fn auction_cards(game: &Tramways) -> CardSet<Ticket> {
    game.decks
        .auction
        .as_slice()
        .iter()
        .copied()
        .collect::<CardSet<Ticket>>()
        .or(game.public.display)
}

/// Every ticket that takes part.
fn all_tickets(game: &Tramways) -> CardSet<Ticket> {
    let books = game.decks.books.into_iter().fold(CardSet::EMPTY, CardSet::or);
    let dealt = game
        .private
        .iter()
        .fold(CardSet::EMPTY, |all, private| all.or(private.dealt));
    hands(game)
        .or(auction_cards(game))
        .or(books)
        .or(dealt)
        .or(game.public.supply)
}

/// The set-up is finished.
fn finished(players: u8, options: &Options, seed: &str) -> Position {
    let mut position = Position::new_game(players, options, seed);
    quietly_until(&mut position, |position| {
        matches!(position.phase(), Phase::Auction(_) | Phase::Line {})
    });
    position
}

#[test]
fn t2_5_everyone_has_2_workers_and_3_dollars_for_all_to_see() {
    for players in 1..=5 {
        let position = Position::new_game(players, &standard(), "money");
        let view = position.game.view(Viewer::Spectator);
        for seat in position.game.seats() {
            assert_eq!((view.player(seat).workers, view.player(seat).money), (2, 3));
            assert_eq!((view.player(seat).straights, view.player(seat).curves), (12, 12));
        }
    }
}

#[test]
fn t2_6_everyone_is_dealt_four_parcels_and_marks_them() {
    for players in 2..=5 {
        let position = Position::new_game(players, &standard(), "deal");
        let game = &position.game;
        for seat in game.seats() {
            let cards = game.hand(seat).and(parcel_cards(game));
            let marked = game
                .components
                .map
                .parcels
                .iter()
                .filter(|parcel| game.public.city.disc(parcel.at) == Some(seat));
            assert_eq!(
                (
                    cards.len(),
                    marked.map(|parcel| parcel.ticket).collect::<CardSet<Ticket>>()
                ),
                (4, cards)
            );
        }
    }
    let dealt = |game: &Tramways| numbers(game.hand(ORANGE).and(parcel_cards(game)).iter());
    assert!(different(2, &on_map("ABCD"), dealt) > 30, "they are shuffled");
}

#[test]
fn t2_7_in_the_advanced_deal_parcels_are_chosen_in_turn_order_and_back() {
    for players in 2..=5u8 {
        let mut position = Position::new_game(players, &advanced(), "draft");
        let order = order(&position);
        assert_eq!(
            position.game.public.display,
            parcels_on_map(&position.game),
            "all lie open"
        );
        let mut expected: Vec<Seat> = order.iter().flat_map(|&seat| [seat; 2]).collect();
        expected.extend(order.iter().rev().flat_map(|&seat| [seat; 2]));
        for seat in expected {
            assert_eq!(awaited(&position), [seat], "TR5");
            let card = position.game.public.display.iter().last().expect("parcels are left");
            position.act(seat, Action::Take { ticket: card });
            let parcel = *position.game.components.map.parcel_of(card).expect("on the map");
            assert_eq!(
                (
                    position.game.public.city.disc(parcel.at),
                    position.game.hand(seat).contains(card)
                ),
                (Some(seat), true)
            );
        }
        for &seat in &order {
            assert_eq!(position.game.hand(seat).and(parcel_cards(&position.game)).len(), 4);
        }
        assert_eq!(self::order(&position), order, "TR5: it is the first turn order too");
        assert!(matches!(position.phase(), Phase::Books { .. }));
    }
}

#[test]
fn t2_7_what_does_not_lie_open_is_not_taken() {
    let mut position = Position::new_game(
        2,
        &Options {
            map: "ABCD".into(),
            ..advanced()
        },
        "draft",
    );
    let first = order(&position)[0];
    position.act(first, take(21));
    assert_eq!(position.refusal(first, take(21)), "T2.7", "it is taken");
    assert_eq!(position.refusal(first, take(31)), "T2.7", "E1 is not on the map");
    assert!((22..=30).all(|card| position.can(first, take(card))));
}

#[test]
fn t2_8_parcels_left_over_are_unclaimed_and_come_into_the_auction() {
    for options in [
        on_map("ABCD"),
        Options {
            map: "ABCD".into(),
            ..advanced()
        },
    ] {
        // ten parcels, eight are dealt
        let position = finished(2, &options, "left over");
        let game = &position.game;
        let left = parcels_on_map(game).minus(hands(game));
        assert_eq!((left.len(), auction_cards(game).and(parcel_cards(game))), (2, left));
        for parcel in game
            .components
            .map
            .parcels
            .iter()
            .filter(|parcel| left.contains(parcel.ticket))
        {
            assert_eq!(game.public.city.disc(parcel.at), None);
        }
    }
}

/// TR1: $1 and Construct Building.
#[test]
fn t2_9_everyone_has_one_generic_ticket_of_each_kind() {
    for players in 1..=5 {
        let game = Position::new_game(players, &standard(), "generic").game;
        let generic = of_class(&game, |class| class == Class::Generic);
        for seat in game.seats() {
            let icons: Vec<_> = game
                .hand(seat)
                .and(generic)
                .iter()
                .map(|card| game.components.cards.face(card).icons.clone())
                .collect();
            assert_eq!(
                icons,
                [[Icon::Build2, Icon::GetWorker], [Icon::Money1, Icon::ConstructBuilding]]
            );
        }
        assert_eq!(
            all_tickets(&game).and(generic).len(),
            2 * usize::from(players),
            "the rest has left the game"
        );
    }
}

#[test]
fn t2_10_round_1_a_random_order_and_no_happiness() {
    for players in 1..=5 {
        let position = Position::new_game(players, &standard(), "start");
        assert_eq!(position.game.public.round, 1);
        assert_eq!(
            order(&position).into_iter().collect::<BTreeSet<Seat>>(),
            position.game.seats().collect::<BTreeSet<Seat>>()
        );
        assert!(position.game.seats().all(|seat| position.player(seat).hp == 0));
    }
    assert_eq!(
        different(3, &standard(), |game| game.public.order.iter().collect::<Vec<_>>()),
        6,
        "all orders occur"
    );
}

#[test]
fn t2_11_a_passenger_stands_on_every_printed_building_square() {
    // A has a Leisure on two squares, B a Residence on two and a Commerce, C a Leisure and a Commerce on two, D an Industry on two
    let position = Position::new_game(2, &on_map("ABCD"), "passengers");
    let map = &position.game.components.map;
    let printed: Vec<_> = map.squares().filter(|&at| map.printed(at).is_some()).collect();
    assert_eq!(printed.len(), 2 + 3 + 3 + 2);
    assert_eq!(position.passenger_squares().iter().collect::<Vec<_>>(), printed);
}

#[test]
fn t2_12_the_auction_deck_has_five_cards_for_each_player() {
    for players in 2..=5u8 {
        let game = Position::new_game(players, &standard(), "auction deck").game;
        let left_over = game.components.map.parcels.len() - 4 * usize::from(players);
        let cards = auction_cards(&game);
        assert_eq!(
            (cards.len(), cards.and(parcel_cards(&game)).len()),
            (5 * usize::from(players), left_over)
        );
        // the others are Auction cards whose mark fits
        let fitting = of_class(
            &game,
            |class| matches!(class, Class::Auction { players: mark, .. } if mark <= players),
        );
        assert_eq!(fitting.len(), 6 + 6 * (usize::from(players) - 1));
        assert!(cards.minus(parcel_cards(&game)).minus(fitting).is_empty());
        // which of them is left to chance
        let all: CardSet<Ticket> =
            games(players, &standard(), 40).fold(CardSet::EMPTY, |all, position| all.or(auction_cards(&position.game)));
        assert_eq!(all.and(fitting), fitting);
    }
}

#[test]
fn t2_13_as_many_cards_as_players_lie_open() {
    for players in 2..=5 {
        let game = Position::new_game(players, &standard(), "open").game;
        assert_eq!(
            (game.public.display.len(), game.decks.auction.len()),
            (players.into(), 4 * usize::from(players))
        );
    }
    // the left-over parcels of these boards, among them, lie anywhere in the deck
    let open = |game: &Tramways| game.public.display.and(parcel_cards(game)).len();
    assert!(different(3, &on_map("ABCDEF"), open) > 1);
}

#[test]
fn t2_13_every_left_over_parcel_is_bought_by_the_end_of_round_5() {
    let mut position = Position::new_game(3, &on_map("ABCDEF"), "bought");
    let for_sale = auction_cards(&position.game);
    quietly_until(&mut position, |position| position.game.public.round == 6);
    let owned = position
        .game
        .seats()
        .fold(CardSet::EMPTY, |all, seat| all.or(position.player(seat).known));
    assert!(for_sale.minus(owned).is_empty() && auction_cards(&position.game).is_empty());
    let map = &position.game.components.map;
    assert!(
        map.parcels
            .iter()
            .all(|parcel| position.game.public.city.disc(parcel.at).is_some())
    );
}

#[test]
fn t2_16_each_hand_has_seven_tickets() {
    for players in 2..=5 {
        for options in [
            standard(),
            advanced(),
            alternate(),
            Options {
                expert: players == 2,
                ..standard()
            },
        ] {
            let game = finished(players, &options, "hands").game;
            let kinds = |seat: Seat| {
                let hand = game.hand(seat);
                let of = |fits: &dyn Fn(Class) -> bool| hand.and(of_class(&game, fits)).len();
                [
                    of(&|class| matches!(class, Class::Parcel(_))),
                    of(&|class| class == Class::Generic),
                    of(&|class| class == Class::Development),
                    hand.len(),
                ]
            };
            for seat in game.seats() {
                assert_eq!(kinds(seat), [4, 2, 1, 7]);
                assert!(game.player(seat).discards.is_empty() && game.decks.own[seat.index()].is_empty());
            }
        }
    }
}

#[test]
fn t2_17_stress_1_and_hand_limit_7() {
    for players in 1..=5 {
        let position = Position::new_game(players, &standard(), "stress");
        assert!(
            position
                .game
                .seats()
                .all(|seat| (position.player(seat).stress, position.player(seat).limit) == (1, 7))
        );
    }
}

#[test]
fn t2_18_the_supply_of_buildings() {
    let supply = |players: u8| {
        let game = Position::new_game(players, &standard(), "supply").game;
        let of = |kind: Kind| {
            game.public
                .supply
                .and(of_class(&game, |class| class == Class::Building(kind)))
                .len()
        };
        (Kind::ALL.map(of), game.public.supply.len())
    };
    // R, C, L, I
    assert_eq!(supply(1), ([1, 1, 1, 2], 5));
    assert_eq!(supply(2), ([1, 1, 1, 2], 5));
    assert_eq!(supply(3), ([2; 4], 8));
    assert_eq!(supply(4), ([3; 4], 12));
    assert_eq!(supply(5), ([4; 4], 16));
}

/// TR8: which cards of a type there are is left to chance; they lie open, and who constructs takes any one of them.
#[test]
fn t2_18_building_cards_are_drawn_and_lie_open() {
    let residences = |game: &Tramways| {
        game.public
            .supply
            .and(of_class(game, |class| class == Class::Building(Kind::Residence)))
            .iter()
            .collect::<Vec<Ticket>>()
    };
    assert_eq!(different(2, &standard(), residences), 4);
    assert_eq!(different(3, &standard(), residences), 6, "any two of four");
    let game = Position::new_game(3, &standard(), "open").game;
    assert_eq!(game.view(Viewer::Spectator).public().supply, game.public.supply);

    // the supply of positions: two of each type
    let mut position = Position::drawn("A2 .. RR")
        .owns(ORANGE, "A2")
        .hand(ORANGE, &[22])
        .sound();
    position.acts(ORANGE, &[CONSTRUCT, square(0, 0)]);
    assert_eq!(
        position.legal(ORANGE),
        [46, 47, 50, 51, 54, 55, 58, 59].map(|card| Action::Building { card: ticket(card) })
    );
    position.act(ORANGE, Action::Building { card: ticket(51) });
    // tile and card go together, and the passenger that waited on the tile comes with it
    assert_eq!(
        (position.hand_of(ORANGE), position.game.public.supply),
        (vec![51], tickets(&[46, 47, 50, 54, 55, 58, 59]))
    );
    position.assert_map("CC .. RR");
    assert_eq!(position.passenger_squares().iter().collect::<Vec<_>>(), [at(0, 0)]);
}

#[test]
fn t2_19_five_types_lie_open_beside_the_rounds() {
    let game = Position::new_game(3, &standard(), "types").game;
    assert_eq!(game.view(Viewer::Spectator).public().types, game.public.types);
    assert!(different(3, &standard(), |game| game.public.types) > 35);
}

/// There are five tiles of each of four types. Of two drawn without replacement 4 in 19 pairs are equal, which is 21 %; with replacement it would be 25 %.
#[test]
fn t2_19_t1_6_type_tiles_are_drawn_without_replacement() {
    let pairs = (0..5).flat_map(|one| (0..one).map(move |other| (one, other)));
    let equal = |types: [Kind; 5]| pairs.clone().filter(|&(one, other)| types[one] == types[other]).count();
    let count = 2_000;
    let found: usize = games(2, &standard(), count)
        .map(|position| equal(position.game.public.types))
        .sum();
    let per_mille = found * 1_000 / (10 * count as usize);
    assert!((200..=221).contains(&per_mille), "{per_mille}");
}

#[test]
fn t2_20_nothing_else_is_in_play() {
    for players in 2..=5u8 {
        let game = Position::new_game(players, &standard(), "reserve").game;
        let n = usize::from(players);
        // six tickets in each hand, 5N for the auction, 4N in the Books, the supply
        assert_eq!(
            all_tickets(&game).len(),
            6 * n + 5 * n + 4 * n + game.public.supply.len()
        );
        let city = &game.public.city;
        assert_eq!(city.all_tiles().count(), 0);
        assert!(
            game.components
                .map
                .parcels
                .iter()
                .all(|parcel| city.built(parcel.at).is_none())
        );
        assert!(
            game.public.line.is_empty() && game.public.open_development.is_empty() && game.decks.development.is_empty()
        );
    }
}

#[test]
fn e17_t2_6_t2_12_t2_14_t2_18_the_set_up_of_three_players() {
    // six boards with 15 parcels
    let mut position = Position::new_game(3, &on_map("ABCDEF"), "E17");
    let seats: Vec<Seat> = position.game.seats().collect();
    assert_eq!(parcels_on_map(&position.game).len(), 15);
    assert_eq!(hands(&position.game).and(parcel_cards(&position.game)).len(), 12);
    let auction = auction_cards(&position.game);
    assert_eq!(auction.and(parcel_cards(&position.game)).len(), 3);
    // marks 2 and 3 are #62 to #79
    let marked: CardSet<Ticket> = (62..=79).map(ticket).collect();
    assert_eq!((auction.and(marked).len(), marked.minus(auction).len()), (12, 6));
    assert_eq!(
        (
            auction.len(),
            position.game.public.display.len(),
            position.game.decks.auction.len()
        ),
        (15, 3, 12)
    );
    let books = |position: &Position| position.game.decks.books.map(CardSet::len);
    assert_eq!(books(&position), [4, 4, 4, 0, 0]);
    assert!(position.game.public.books.iter().all(|book| book.open.is_some()));
    quietly_until(&mut position, |position| matches!(position.phase(), Phase::Auction(_)));
    assert_eq!(books(&position).iter().sum::<usize>(), 9);
    for kind in Kind::ALL {
        assert_eq!(
            position
                .game
                .public
                .supply
                .and(of_class(&position.game, |class| class == Class::Building(kind)))
                .len(),
            2
        );
    }
    for seat in seats {
        let player = position.player(seat);
        assert_eq!(
            (
                position.hand_of(seat).len(),
                player.money,
                player.workers,
                player.stress,
                player.hp
            ),
            (7, 3, 2, 1, 0)
        );
    }
}
