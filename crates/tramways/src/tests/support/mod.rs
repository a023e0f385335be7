//! Small readable positions, drawn in the notation of the examples.
//!
//! Squares are separated by spaces: `..` plain, `^^` mountain, `~~` lake, `A1` a parcel, `RR CC LL II` a building. A rail tile is its owner's letter and its shape:
//! `o─ b│ p└ g┘ u┌ o┐`; a capital letter is an upgraded tile. `++` stands for two tiles on one square, which [`Position::shared`] names. A parcel with a rail shows
//! the rail, a parcel with a building the building.

mod acting;
mod picture;

use std::sync::Arc;

use table::{CardSet, Game, Pile, Seat, Seed, Viewer};

use crate::board::{Boards, Ground};
use crate::book::BookNumber;
use crate::city::Building;
use crate::components::Components;
use crate::links::Link;
use crate::list::List;
use crate::map::{Layout, Map};
use crate::phase::{Auction, Phase, Step, Turn};
use crate::side::Side;
use crate::square::{Square, SquareSet};
use crate::state::{self, BookFace, Decks, MOST_LIMIT, MOST_PLAYERS, Order, Player, Private};
use crate::ticket::{Cards, Class, Icon, Ticket};
use crate::tile::Tile;
use crate::{Action, ActionKind, Kind, Options, Tramways, View};

use picture::{ground, tile, tokens};

const fn seat(number: u8) -> Seat {
    match Seat::new(number) {
        Some(seat) => seat,
        None => unreachable!(),
    }
}

pub(super) const ORANGE: Seat = seat(0);
pub(super) const BROWN: Seat = seat(1);
pub(super) const PINK: Seat = seat(2);
pub(super) const GREEN: Seat = seat(3);
pub(super) const PURPLE: Seat = seat(4);

pub(super) const BUILD: Action = Action::Choose {
    action: ActionKind::Build,
};
pub(super) const UPGRADE_LINK: Action = Action::Choose {
    action: ActionKind::UpgradeLink,
};
pub(super) const CONSTRUCT: Action = Action::Choose {
    action: ActionKind::Construct,
};
pub(super) const UPGRADE_BUILDING: Action = Action::Choose {
    action: ActionKind::UpgradeBuilding,
};
pub(super) const MOVE: Action = Action::Choose {
    action: ActionKind::Move,
};
pub(super) const END: Action = Action::EndTurn {};
pub(super) const STOP: Action = Action::Stop {};
pub(super) const DONE: Action = Action::Done {};

/// The square in this row and column.
pub(super) fn at(row: u8, column: u8) -> Square {
    Square::new(row, column).expect("a square of a map")
}

pub(super) fn ticket(number: u8) -> Ticket {
    Ticket::new(number).expect("a ticket")
}

pub(super) fn tickets(numbers: &[u8]) -> CardSet<Ticket> {
    numbers.iter().copied().map(ticket).collect()
}

/// The numbers of these tickets.
pub(super) fn numbers(tickets: impl IntoIterator<Item = Ticket>) -> Vec<u8> {
    tickets.into_iter().map(u8::from).collect()
}

/// A pile that is drawn in this order.
pub(super) fn pile<const N: usize>(numbers: &[u8]) -> Pile<Ticket, N> {
    let tickets: Vec<Ticket> = numbers.iter().copied().map(ticket).collect();
    Pile::from_drawing_order(&tickets).expect("fits")
}

/// An icon to be used of a ticket.
pub(super) fn using(number: u8, icon: Icon) -> Action {
    Action::Use {
        ticket: ticket(number),
        icon,
    }
}

pub(super) fn take(number: u8) -> Action {
    Action::Take { ticket: ticket(number) }
}

pub(super) fn look_into(book: u8) -> Action {
    Action::LookInto {
        book: BookNumber::new(book),
    }
}

pub(super) fn discard(number: u8) -> Action {
    Action::Discard { ticket: ticket(number) }
}

pub(super) fn square(row: u8, column: u8) -> Action {
    Action::Square { at: at(row, column) }
}

/// The side of a letter.
pub(super) fn side(letter: char) -> Side {
    Side::ALL
        .into_iter()
        .find(|side| side.letter() == letter)
        .unwrap_or_else(|| panic!("no side {letter}"))
}

/// The map of this picture, with our boards and cards.
fn components(picture: &str) -> Components {
    let mut grid: Vec<Vec<Ground>> = Vec::new();
    for (square, token) in tokens(picture) {
        grid.resize(usize::from(square.row()) + 1, Vec::new());
        grid[usize::from(square.row())].push(ground(token).unwrap_or(Ground::Plain));
    }
    let cards = Cards::standard();
    let map = Map::new(&grid, &cards).expect("a map");
    Components {
        boards: Boards::standard(),
        cards,
        layout: Layout::default(),
        map,
    }
}

/// A game in action round 2 of round 2, Orange (seat 0) to act with two actions: the map as drawn, hands, decks and discard piles empty (but for tickets that come
/// with discs and buildings, which lie in the discard piles), no Development cards, $3, 2 workers, stress 1, no happiness. All else is as told.
#[derive(Clone)]
pub(super) struct Position {
    pub game: Tramways,
}

impl Position {
    /// Three players on the map of this picture; rails in it lie on plains.
    pub(super) fn drawn(picture: &str) -> Position {
        Position::for_players(3, picture)
    }

    pub(super) fn for_players(players: u8, picture: &str) -> Position {
        let mut game = new_game(players, &Options::default(), "position");
        game.components = Arc::new(components(picture));
        game.public.city = crate::city::City::new(&game.components.map);
        game.public
            .city
            .passengers()
            .iter()
            .for_each(|at| game.public.city.remove_passenger(at));
        let seats: Vec<Seat> = game.seats().collect();
        game.public.order = Order::from_slice(&seats).expect("fits");
        game.public.round = 2;
        game.public.phase = Phase::Actions(Turn {
            second: true,
            position: state::Position::FIRST,
            left: 2,
            money_taken: false,
            step: Step::Choose {},
        });
        game.public.display = CardSet::EMPTY;
        game.public.books = List::EMPTY;
        game.public.types = [
            Kind::Residence,
            Kind::Commerce,
            Kind::Leisure,
            Kind::Industry,
            Kind::Residence,
        ];
        game.public.supply = tickets(&[46, 47, 50, 51, 54, 55, 58, 59]);
        game.players = [Player::NEW; MOST_PLAYERS];
        game.private = [Private::NEW; MOST_PLAYERS];
        game.decks = Decks::EMPTY;
        let unclaimed: Vec<Ticket> = game.components.map.parcels.iter().map(|parcel| parcel.ticket).collect();
        game.decks.auction = Pile::from_slice(&unclaimed).expect("fits");
        Position { game }.rails(picture)
    }

    /// A real game of this many players, as it is set up.
    pub(super) fn new_game(players: u8, options: &Options, seed: &str) -> Position {
        Position {
            game: new_game(players, options, seed),
        }
    }

    /// Lays the rails of this picture that are not there yet (in the present round), and puts buildings on the parcels where it shows some; they belong to the
    /// owners of the parcels.
    pub(super) fn rails(mut self, picture: &str) -> Position {
        let round = self.game.public.round;
        for (square, token) in tokens(picture) {
            let map = &self.game.components.map;
            match (tile(token, round), ground(token)) {
                (Some(tile), _)
                    if self
                        .game
                        .public
                        .city
                        .tile_at(square, tile.sides().iter().next().expect("two"))
                        .is_none() =>
                {
                    self = self.lay(square, tile);
                }
                (_, Some(Ground::Building(kind)))
                    if map.printed(square).is_none() && self.game.public.city.built(square).is_none() =>
                {
                    self = self.built(square, kind);
                }
                _ => (),
            }
        }
        self.derived()
    }

    fn lay(mut self, square: Square, tile: Tile) -> Position {
        self.game.public.city.lay(square, tile);
        let player = self.game.player_mut(tile.owner());
        *(if tile.sides().is_straight() {
            &mut player.straights
        } else {
            &mut player.curves
        }) -= 1;
        self
    }

    fn derived(mut self) -> Position {
        let components = Arc::clone(&self.game.components);
        self.game.public.city.derive(&components.map);
        self
    }

    /// The tiles of a square that the picture shows as `++`, e.g. `"o│ p─"`.
    pub(super) fn shared(mut self, square: Square, both: &str) -> Position {
        for token in both.split_whitespace() {
            let tile = tile(token, self.game.public.round).expect("a tile");
            self = self.lay(square, tile);
        }
        self.derived()
    }

    /// All tiles on these squares were laid in this round.
    pub(super) fn laid_in(mut self, round: u8, squares: &[Square]) -> Position {
        for &square in squares {
            for old in self
                .game
                .public
                .city
                .tiles(square)
                .into_iter()
                .filter(|tile| tile.is_some())
            {
                let side = old.sides().iter().next().expect("two");
                let new = Tile::new(old.owner(), old.sides(), round);
                self.game.public.city.lift(square, side);
                self.game
                    .public
                    .city
                    .lay(square, if old.is_upgraded() { new.upgraded() } else { new });
            }
        }
        self.derived()
    }

    /// A Building card that nobody has; from the supply only if there is no other.
    fn spare_building_card(&self, kind: Kind) -> Ticket {
        let players = self.game.players.iter();
        let taken = players.fold(CardSet::EMPTY, |taken, player| taken.or(player.known));
        let cards = &self.game.components.cards;
        let free = cards.of_class(|class| class == Class::Building(kind)).minus(taken);
        let outside = free.minus(self.game.public.supply);
        outside
            .iter()
            .chain(free.iter())
            .next()
            .expect("a Building card is left")
    }

    fn built(mut self, square: Square, kind: Kind) -> Position {
        let owner = self
            .game
            .public
            .city
            .disc(square)
            .unwrap_or_else(|| panic!("{square} needs an owner before a building"));
        let card = self.spare_building_card(kind);
        self.game.public.supply.remove(card);
        let player = self.game.player_mut(owner);
        player.known.insert(card);
        player.discards.insert(card);
        if kind == Kind::Industry {
            player.limit = (player.limit + 1).min(MOST_LIMIT);
        }
        self.game.public.city.build(
            square,
            Building {
                kind,
                owner,
                upgraded: false,
            },
        );
        self
    }

    /// Turns the building on this square to its upgraded side.
    pub(super) fn upgraded(mut self, square: Square) -> Position {
        let building = self.game.public.city.built(square).expect("a building");
        self.game.public.city.build(
            square,
            Building {
                upgraded: true,
                ..building
            },
        );
        self
    }

    /// These parcels, by name, are this seat's; their cards lie in its discard pile until [`Position::hand`] takes them up.
    pub(super) fn owns(mut self, seat: Seat, parcels: &str) -> Position {
        for name in parcels.split_whitespace() {
            let parcel = *self
                .game
                .components
                .map
                .parcels
                .iter()
                .find(|parcel| parcel.name.as_str() == name)
                .unwrap_or_else(|| panic!("no parcel {name}"));
            self.game.public.city.put_disc(parcel.at, seat);
            self.game.decks.auction.remove(parcel.ticket);
            self.game.player_mut(seat).known.insert(parcel.ticket);
            self.game.player_mut(seat).discards.insert(parcel.ticket);
        }
        self.derived()
    }

    /// These tickets are in this seat's hand. A Parcel card must be one of its own parcels, or of a parcel that is not on the map.
    pub(super) fn hand(mut self, seat: Seat, numbers: &[u8]) -> Position {
        for ticket in numbers.iter().copied().map(ticket) {
            self.game.public.supply.remove(ticket);
            self.game.decks.auction.remove(ticket);
            self.game.player_mut(seat).discards.remove(ticket);
            self.game.receive(seat, ticket);
        }
        self
    }

    /// These tickets are in this seat's discard pile.
    pub(super) fn discards(mut self, seat: Seat, numbers: &[u8]) -> Position {
        self = self.hand(seat, numbers);
        numbers
            .iter()
            .for_each(|&number| self.game.lay_open(seat, ticket(number)));
        self
    }

    /// These tickets are in this seat's deck, in drawing order.
    pub(super) fn deck(mut self, seat: Seat, numbers: &[u8]) -> Position {
        for ticket in numbers.iter().copied().map(ticket) {
            self.game.public.supply.remove(ticket);
            self.game.decks.auction.remove(ticket);
            let player = self.game.player_mut(seat);
            player.known.insert(ticket);
            player.shuffled.insert(ticket);
        }
        self.game.decks.own[seat.index()] = pile(numbers);
        self
    }

    pub(super) fn money(mut self, seat: Seat, money: u16) -> Position {
        self.game.player_mut(seat).money = money;
        self
    }

    pub(super) fn stress(mut self, seat: Seat, stress: u8) -> Position {
        self.game.player_mut(seat).stress = stress;
        self
    }

    pub(super) fn hp(mut self, seat: Seat, hp: i16) -> Position {
        self.game.player_mut(seat).hp = hp;
        self
    }

    pub(super) fn workers(mut self, seat: Seat, workers: u8) -> Position {
        self.game.player_mut(seat).workers = workers;
        self
    }

    /// Only this many tiles are left in the supply: the others lie (unseen by rules under test) nowhere, so the referee is not asked about this position.
    pub(super) fn tiles_left(mut self, seat: Seat, straights: u8, curves: u8) -> Position {
        let player = self.game.player_mut(seat);
        (player.straights, player.curves) = (straights, curves);
        self
    }

    /// Passengers stand on these squares.
    pub(super) fn passengers(mut self, squares: &[Square]) -> Position {
        squares.iter().for_each(|&at| self.game.public.city.add_passenger(at));
        self
    }

    /// The round. Tiles already drawn keep theirs: say it before [`Position::rails`] or use [`Position::laid_in`].
    pub(super) fn round(mut self, round: u8) -> Position {
        self.game.public.round = round;
        self
    }

    /// The turn order.
    pub(super) fn order(mut self, seats: &[Seat]) -> Position {
        self.game.public.order = Order::from_slice(seats).expect("fits");
        self
    }

    /// It is this seat's turn in action round 1 or 2.
    pub(super) fn turn(mut self, seat: Seat, action_round: u8) -> Position {
        let place = self
            .game
            .public
            .order
            .iter()
            .position(|other| other == seat)
            .expect("in the order");
        let left = if action_round == 2 { 2 } else { 1 };
        self.game.public.phase = Phase::Actions(Turn {
            second: action_round == 2,
            position: state::Position::new(place as u8),
            left,
            money_taken: false,
            step: Step::Choose {},
        });
        self
    }

    /// An auction begins in the present order.
    pub(super) fn auction(mut self) -> Position {
        self.game.start_auction(&mut ());
        self
    }

    /// These auction cards lie open, and in the auction phase the players take them, from the first of the order on.
    pub(super) fn display(mut self, numbers: &[u8]) -> Position {
        numbers
            .iter()
            .for_each(|&number| self.game.decks.auction.remove(ticket(number)));
        self.game.public.display = tickets(numbers);
        self.game.public.phase = Phase::TakeCard {
            position: state::Position::FIRST,
        };
        self
    }

    /// The auction deck in drawing order (unclaimed parcels of the map belong into it, if not into the display).
    pub(super) fn auction_deck(mut self, numbers: &[u8]) -> Position {
        self.game.decks.auction = pile(numbers);
        self
    }

    /// These Development cards make the Ticket Books; the first of each is open.
    pub(super) fn books(mut self, books: &[&[u8]]) -> Position {
        for (number, cards) in books.iter().enumerate() {
            self.game.decks.books[number] = tickets(cards);
            self.game.public.books.push(BookFace {
                open: Some(ticket(cards[0])),
                takers: List::EMPTY,
            });
            for seat in self.game.seats() {
                self.game.private_mut(seat).books.push(CardSet::EMPTY);
            }
        }
        self
    }

    /// T2.15: these Development cards lie open, and these are the deck in drawing order.
    pub(super) fn open_development(mut self, open: &[u8], deck: &[u8]) -> Position {
        self.game.public.alternate_development = true;
        self.game.public.open_development = tickets(open);
        self.game.decks.development = pile(deck);
        self
    }

    /// The administration phase.
    pub(super) fn administration(mut self) -> Position {
        self.game.start_administration();
        self
    }

    /// The position can exist.
    pub(super) fn sound(self) -> Position {
        self.game
            .check()
            .unwrap_or_else(|inconsistent| panic!("{inconsistent}"));
        self
    }

    /// The link of this seat's tile on a square.
    pub(super) fn link_at(&self, square: Square, seat: Seat) -> Link {
        let city = &self.game.public.city;
        let tile = city
            .tiles(square)
            .into_iter()
            .find(|tile| tile.belongs_to(seat))
            .unwrap_or_else(|| panic!("no tile of {seat} on {square}"));
        *city
            .links
            .through(city, square, tile.sides().iter().next().expect("two"))
            .expect("every tile has a link")
    }

    /// How many complete links a seat has.
    pub(super) fn complete(&self, seat: Seat) -> usize {
        self.game
            .public
            .city
            .links
            .of(seat)
            .filter(|link| link.is_complete())
            .count()
    }

    /// The tiles left in the supply: straights and curves.
    pub(super) fn supply(&self, seat: Seat) -> (u8, u8) {
        let player = self.player(seat);
        (player.straights, player.curves)
    }

    pub(super) fn player(&self, seat: Seat) -> &Player {
        self.game.player(seat)
    }

    pub(super) fn hand_of(&self, seat: Seat) -> Vec<u8> {
        numbers(self.game.hand(seat).iter())
    }

    pub(super) fn passenger_squares(&self) -> SquareSet {
        self.game.public.city.passengers()
    }

    pub(super) fn view(&self, seat: Seat) -> View {
        self.game.view(Viewer::Seat(seat))
    }

    pub(super) fn phase(&self) -> Phase {
        self.game.public.phase
    }

    pub(super) fn auction_state(&self) -> Auction {
        match self.game.public.phase {
            Phase::Auction(auction) => auction,
            other => panic!("{other:?}"),
        }
    }
}

/// A new game from a seed in words.
pub(super) fn new_game(players: u8, options: &Options, seed: &str) -> Tramways {
    Tramways::new(players, options, Seed::from_text(seed)).unwrap_or_else(|error| panic!("{error}"))
}
