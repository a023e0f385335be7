//! The complete state of a game: what all see, what one seat sees, what nobody sees.

pub(crate) mod declared;
mod game;
mod imagine;
mod order;
pub mod pending;
pub mod phase;
mod readable;
mod referee;
pub mod view;

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{CardSet, Chance, MOST_SEATS, Pile, Seat, Seats};

use crate::book::BookNumber;
use crate::city::City;
use crate::components::Components;
use crate::kind::Kind;
use crate::links::{Link, LinkEnd, Links};
use crate::list::List;
use crate::map::Map;
use crate::payment::Payment;
use crate::pending::Pending;
use crate::phase::Phase;
use crate::scoring::Tally;
use crate::square::SquareSet;
use crate::state::declared::Declared;
use crate::ticket::Ticket;
use readable::StateForm;

pub use order::{Order, Position};

pub(crate) use game::meta;

/// T1.1: the most players.
pub const MOST_PLAYERS: usize = MOST_SEATS as usize;
/// T4.1: the rounds of a game.
pub const ROUNDS: u8 = 6;
/// T1.4, TR7: the rail tiles of each shape that a player has.
pub const TILES_PER_SHAPE: u8 = 12;
/// T3.11, T7.15, TR7: the most rail workers of a player; so nobody builds more than twice in a round.
pub const MOST_WORKERS: u8 = 2;
/// T3.8: the end of the stress track.
pub const MOST_STRESS: u8 = 21;
/// T10.6: the highest hand limit.
pub const MOST_LIMIT: u8 = 9;
/// T2.14: the cards of a Ticket Book.
pub const BOOK_CARDS: usize = 4;
/// The most tickets of one player, and of the auction cards in deck and line.
pub const MOST_DECK: usize = 64;

/// A game of Tramways.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "StateForm", into = "StateForm")]
pub struct Tramways {
    pub(crate) components: Arc<Components>,
    pub(crate) public: Public,
    pub(crate) players: [Player; MOST_PLAYERS],
    pub(crate) private: [Private; MOST_PLAYERS],
    pub(crate) declared: Declared,
    pub(crate) decks: Decks,
    pub(crate) chance: Chance,
}

/// T18.1: what all see, apart from the players' own boards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Public {
    /// How many play.
    pub players: u8,
    /// T2.4: the expert variant.
    pub expert: bool,
    /// T2.7: the advanced deal.
    pub advanced_deal: bool,
    /// T2.15: the alternate rule for Development cards.
    pub alternate_development: bool,
    /// T4.1: the round, from 1.
    pub round: u8,
    /// T4.2: the turn order; during the auction the old one.
    pub order: Order,
    /// What is going on.
    pub phase: Phase,
    /// The map in play.
    pub city: City,
    /// T2.13: the open auction cards; in the draft (T2.7) the open Parcel cards.
    pub display: CardSet<Ticket>,
    /// T17.6: the solo line, the newest card on top.
    pub line: Pile<Ticket, MOST_DECK>,
    /// T17.8: the discards of the solo line.
    pub line_discards: CardSet<Ticket>,
    /// T2.18: the Building cards (and so the building tiles) left.
    pub supply: CardSet<Ticket>,
    /// T2.19: the building types beside rounds 1 to 5.
    pub types: [Kind; 5],
    /// T2.14: what all see of the Ticket Books.
    pub books: List<BookFace, MOST_PLAYERS>,
    /// T2.15: the open Development cards.
    pub open_development: CardSet<Ticket>,
}

/// T2.14: what all see of a Ticket Book.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BookFace {
    /// The open card on top; none in an empty Book, or while the next one is being chosen.
    pub open: Option<Ticket>,
    /// Who has taken a card from it, in order.
    pub takers: List<Seat, BOOK_CARDS>,
}

/// T18.1: what all see of a player.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Player {
    /// The cash.
    pub money: u16,
    /// The stress level, 1 to 21.
    pub stress: u8,
    /// The happiness points on the track.
    pub hp: i16,
    /// The rail workers.
    pub workers: u8,
    /// The hand limit.
    pub limit: u8,
    /// The straight tiles in the supply.
    pub straights: u8,
    /// The curves in the supply.
    pub curves: u8,
    /// T18.4: the discard pile.
    pub discards: CardSet<Ticket>,
    /// T18.2: the tickets that all know the player to have, wherever they are.
    pub known: CardSet<Ticket>,
    /// Of these the ones that were shuffled into the deck and have not been shown since: they are in the deck or were drawn from it.
    pub shuffled: CardSet<Ticket>,
    /// T14.3: the tickets that have left the game.
    pub boxed: CardSet<Ticket>,
    /// T3.3: the ticket last played in the administration phase, and its icons already used.
    pub playing: Payment,
    /// T12.6: the tickets discarded in this administration phase.
    pub discarded: u8,
    /// TR31: where the player's new passengers are to stand; they are put there in turn order.
    pub planned: SquareSet,
}

/// T18.3: what only one seat sees.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Private {
    /// The hand.
    pub hand: CardSet<Ticket>,
    /// T2.14: what was left in each Ticket Book when this seat last took a card from it.
    pub books: List<CardSet<Ticket>, MOST_PLAYERS>,
    /// T2.15: the Development cards dealt; once all have kept one, those passed on.
    pub dealt: CardSet<Ticket>,
    /// T2.15: the card kept, until all have chosen.
    pub kept: Option<Ticket>,
    /// T14.3: the tickets chosen for round 6, until all have chosen.
    pub picks: CardSet<Ticket>,
    /// T12.5: the ticket whose passenger is being placed.
    pub placing: Option<Ticket>,
}

/// T18.3: what nobody sees.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Decks {
    /// T2.12: the auction deck.
    pub(crate) auction: Pile<Ticket, MOST_DECK>,
    /// T2.14: the cards of each Ticket Book.
    pub(crate) books: [CardSet<Ticket>; MOST_PLAYERS],
    /// T2.15: the deck of Development cards.
    pub(crate) development: Pile<Ticket, MOST_DECK>,
    /// The decks of the players.
    pub(crate) own: [Pile<Ticket, MOST_DECK>; MOST_PLAYERS],
}

impl Decks {
    pub(crate) const EMPTY: Decks = Decks {
        auction: Pile::EMPTY,
        books: [CardSet::EMPTY; MOST_PLAYERS],
        development: Pile::EMPTY,
        own: [Pile::EMPTY; MOST_PLAYERS],
    };
}

impl Player {
    /// T2.5, T2.16, T2.17: a player at the beginning; deck and discard pile are empty.
    pub(crate) const NEW: Player = Player {
        money: 3,
        stress: 1,
        hp: 0,
        workers: MOST_WORKERS,
        limit: 7,
        straights: TILES_PER_SHAPE,
        curves: TILES_PER_SHAPE,
        discards: CardSet::EMPTY,
        known: CardSet::EMPTY,
        shuffled: CardSet::EMPTY,
        boxed: CardSet::EMPTY,
        playing: Payment::NOTHING,
        discarded: 0,
        planned: SquareSet::EMPTY,
    };

    /// T3.8, TR23: steps of stress, one by one; happiness can fall below 0. Each that lands on 21 or would go beyond costs a happiness point.
    pub fn stress_up(&mut self, steps: u8) {
        for _ in 0..steps {
            self.stress = (self.stress + 1).min(MOST_STRESS);
            if self.stress == MOST_STRESS {
                self.hp -= 1;
            }
        }
    }

    /// T3.9: a step down, not below 1.
    pub(crate) fn stress_down(&mut self) {
        self.stress = (self.stress - 1).max(1);
    }
}

impl Private {
    pub(crate) const NEW: Private = Private {
        hand: CardSet::EMPTY,
        books: List::EMPTY,
        dealt: CardSet::EMPTY,
        kept: None,
        picks: CardSet::EMPTY,
        placing: None,
    };
}

impl Public {
    /// Who owes a decision.
    pub fn awaiting(&self) -> Seats {
        self.phase.awaiting(&self.order)
    }

    /// T2.14: the Ticket Books with their numbers.
    pub(crate) fn numbered_books(&self) -> impl Iterator<Item = (BookNumber, BookFace)> + '_ {
        BookNumber::all(self.books.len()).zip(self.books.iter())
    }

    /// T8.4, TR25: was a tile of this link laid in this round?
    pub(crate) fn is_worked_on(&self, map: &Map, link: &Link) -> bool {
        let is_new = |end: &LinkEnd| {
            let tile = self.city.tile_at(end.at, end.side);
            tile.is_some_and(|tile| tile.round() == self.round)
        };
        Links::tiles_of(map, &self.city, link).iter().any(is_new)
    }

    /// All seats at the table.
    pub const fn seats(&self) -> Seats {
        Seats::all(self.players)
    }
}

impl Tramways {
    /// What all see, apart from the players' boards.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// Boards, cards and map.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// How many tickets a seat has in hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.hand(seat).len()
    }

    /// The tickets in the deck of a seat, whatever their order.
    pub fn deck(&self, seat: Seat) -> CardSet<Ticket> {
        self.decks.own[seat.index()].as_slice().iter().copied().collect()
    }

    /// What only this seat sees.
    pub const fn private(&self, seat: Seat) -> &Private {
        &self.private[seat.index()]
    }

    /// What all see of a player.
    pub fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// T15.1: what a seat has now.
    pub(crate) fn tally(&self, seat: Seat) -> Tally {
        Tally::of(seat, self.player(seat), &self.public.city)
    }

    pub(crate) fn player_mut(&mut self, seat: Seat) -> &mut Player {
        &mut self.players[seat.index()]
    }

    /// The hand of a seat.
    pub const fn hand(&self, seat: Seat) -> CardSet<Ticket> {
        self.private[seat.index()].hand
    }

    /// What this seat has declared and not paid yet.
    pub fn pending(&self, seat: Seat) -> &Pending {
        self.declared.of(seat)
    }

    /// This seat declares something of a bid or an action, in place of what it had declared.
    pub(crate) fn set_pending(&mut self, seat: Seat, pending: Pending) {
        self.declared.set(seat, pending);
    }

    pub(crate) fn private_mut(&mut self, seat: Seat) -> &mut Private {
        &mut self.private[seat.index()]
    }

    pub(crate) fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.public.seats().iter()
    }

    pub(crate) fn is_solo(&self) -> bool {
        self.public.players == 1
    }

    /// A ticket that all see comes into the hand.
    pub(crate) fn receive(&mut self, seat: Seat, ticket: Ticket) {
        self.player_mut(seat).known.insert(ticket);
        self.private_mut(seat).hand.insert(ticket);
    }

    /// T18.4: a ticket goes from the hand to the discard pile, for all to see.
    pub(crate) fn lay_open(&mut self, seat: Seat, ticket: Ticket) {
        self.private_mut(seat).hand.remove(ticket);
        let player = self.player_mut(seat);
        player.discards.insert(ticket);
        player.known.insert(ticket);
        player.shuffled.remove(ticket);
    }
}
