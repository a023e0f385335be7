//! T2: the set-up.

use std::sync::Arc;

use crate::Illegal;
use table::words::Say;
use table::{Audience, CardSet, Chance, Pile, Rng, Seat, Seed, SetupError, Sink, Takeback};

use crate::city::City;
use crate::event::Event;
use crate::kind::Kind;
use crate::list::List;
use crate::options::Options;
use crate::phase::{Phase, draft_position};
use crate::rules::course::Ended;
use crate::rules::layout;
use crate::state::declared::Declared;
use crate::state::{
    BOOK_CARDS, BookFace, Decks, MOST_DECK, MOST_PLAYERS, Order, Player, Private, Public, ROUNDS, Tramways,
};
use crate::text::Refusal;
use crate::text::part::SetupProblem;
use crate::ticket::{Cards, Class, Ticket};

/// T2.6: the Parcel cards of each player.
pub(crate) const PARCELS: usize = 4;
/// T2.15: the Development cards dealt to each player.
const DEALT: usize = 4;
/// T2.12, T2.19: the rounds with auction cards and type tiles.
const AUCTIONS: usize = ROUNDS as usize - 1;
/// T2.19: the building-type tiles of each type.
const TYPE_TILES: usize = 5;

/// What a table of this many players needs (T1.6, T2.1, T2.4, T2.14, T2.18, T17.1 to T17.3, TR4).
pub struct Needs {
    players: usize,
    /// How many boards the map has.
    pub boards: usize,
    /// How many boards lie side by side, where nobody says otherwise.
    pub abreast: usize,
    /// How many parcels there are on them at least.
    pub parcels: usize,
    books: usize,
    book_cards: usize,
}

impl Needs {
    /// The needs of a table.
    pub fn new(players: u8, expert: bool) -> Result<Needs, SetupError> {
        if expert && players != 2 {
            return Err(refused(&SetupProblem::ExpertIsForTwo { players }));
        }
        let players = usize::from(players);
        let solo = players == 1;
        let three = solo || expert;
        let (boards, abreast) = if three { (3, 1) } else { (2 * players, 2) };
        let (books, book_cards) = if solo { (2, 3) } else { (players, BOOK_CARDS) };
        Ok(Needs {
            players,
            boards,
            abreast,
            parcels: PARCELS * players,
            books,
            book_cards,
        })
    }

    /// T2.18: how many buildings of a type there are.
    fn buildings(&self, kind: Kind) -> usize {
        match (self.players, kind) {
            (..=2, Kind::Industry) => 2,
            (..=2, _) => 1,
            (players, _) => players - 1,
        }
    }

    /// T2.12, T17.4: the Auction cards that this number of players uses.
    fn auction_cards(&self, cards: &Cards) -> CardSet<Ticket> {
        let solo = self.players == 1;
        cards.of_class(
            |class| matches!(class, Class::Auction { players, .. } if solo || usize::from(players) <= self.players),
        )
    }

    /// T2.12: how many Auction cards go into the auction deck.
    fn auction_deck(&self, left_over: usize, cards: &Cards) -> Result<usize, SetupError> {
        let there = self.auction_cards(cards).len();
        let needed = if self.players == 1 {
            Some(there)
        } else {
            (AUCTIONS * self.players).checked_sub(left_over)
        };
        let fits = |needed: &usize| *needed <= there && left_over + needed <= MOST_DECK && left_over + needed > 0;
        needed.filter(fits).ok_or_else(|| {
            refused(&SetupProblem::NoAuctionDeck {
                parcels: left_over,
                cards: there,
                players: self.players,
            })
        })
    }

    /// T2.9, T2.14, T2.18: are there enough cards of each kind?
    fn check_cards(&self, cards: &Cards, alternate: bool) -> Result<(), SetupError> {
        let development = cards.lookup.development.len();
        let needed = if alternate {
            DEALT * self.players
        } else {
            self.books * self.book_cards
        };
        let list = || cards.name.clone();
        if development < needed {
            return Err(refused(&SetupProblem::TooFewDevelopmentCards {
                list: list(),
                there: development,
                needed,
            }));
        }
        for kind in Kind::ALL {
            let there = cards.of_class(|class| class == Class::Building(kind)).len();
            let needed = self.buildings(kind);
            if there < needed {
                return Err(refused(&SetupProblem::TooFewBuildingCards {
                    list: list(),
                    kind: kind.letter().into(),
                    there,
                    needed,
                }));
            }
        }
        let [one, other] = generic_kinds(cards)?;
        let (there, needed) = (one.len().min(other.len()), self.players);
        if there < needed {
            return Err(refused(&SetupProblem::TooFewGenericTickets {
                list: list(),
                there,
                needed,
            }));
        }
        Ok(())
    }
}

/// Why the table can't be set up.
pub(super) fn refused(problem: &SetupProblem) -> SetupError {
    SetupError::Options(problem.say(&()))
}

/// T2.9, TR1: the two kinds of Generic tickets.
fn generic_kinds(cards: &Cards) -> Result<[CardSet<Ticket>; 2], SetupError> {
    let all = cards.of_class(|class| class == Class::Generic);
    let firsts: Vec<Ticket> = cards.distinct(all).collect();
    let [one, other] = firsts[..] else {
        return Err(refused(&SetupProblem::GenericKinds {
            list: cards.name.clone(),
            kinds: firsts.len(),
        }));
    };
    Ok([cards.like(one, all), cards.like(other, all)])
}

impl Tramways {
    /// T2: lays out the map, shuffles and deals.
    pub(crate) fn set_up(players: u8, options: &Options, seed: Seed) -> Result<Tramways, SetupError> {
        crate::meta().check_players(players)?;
        let needs = Needs::new(players, options.expert)?;
        needs.check_cards(&options.cards, options.alternate_development)?;
        let mut chance = Chance::new(seed);
        let components = layout::lay_out(&needs, options, &mut chance)?;
        needs.auction_deck(components.map.parcels.len() - needs.parcels, &options.cards)?;
        let mut game = Tramways {
            public: Public {
                players,
                expert: options.expert,
                advanced_deal: options.advanced_deal,
                alternate_development: options.alternate_development,
                round: 1,
                order: Order::EMPTY,
                phase: Phase::Draft { taken: 0 },
                city: City::new(&components.map),
                display: components.map.parcels.iter().map(|parcel| parcel.ticket).collect(),
                line: Pile::EMPTY,
                line_discards: CardSet::EMPTY,
                supply: CardSet::EMPTY,
                types: [Kind::Residence; 5],
                books: List::EMPTY,
                open_development: CardSet::EMPTY,
            },
            components: Arc::new(components),
            players: [Player::NEW; MOST_PLAYERS],
            private: [Private::NEW; MOST_PLAYERS],
            declared: Declared::NOTHING,
            decks: Decks::EMPTY,
            chance,
        };
        game.prepare(&needs);
        if !options.advanced_deal {
            game.deal_parcels();
        }
        Ok(game)
    }

    /// T2.9, T2.10, T2.18, T2.19, T2.20, T17.3: turn order, Generic tickets, supply, type tiles.
    fn prepare(&mut self, needs: &Needs) {
        let cards = Arc::clone(&self.components.cards);
        let mut seats: Vec<Seat> = self.seats().collect();
        let mut tiles: Vec<Kind> = Kind::ALL.into_iter().flat_map(|kind| [kind; TYPE_TILES]).collect();
        let mut supply = CardSet::EMPTY;
        self.chance.draw(|rng| {
            rng.shuffle(&mut seats);
            rng.shuffle(&mut tiles);
            for kind in Kind::ALL {
                let drawn = shuffled(cards.of_class(|class| class == Class::Building(kind)), rng);
                drawn[..needs.buildings(kind)]
                    .iter()
                    .for_each(|&card| supply.insert(card));
            }
        });
        self.public.order = Order::from_slice(&seats).expect("as many as play");
        self.public.types.copy_from_slice(&tiles[..AUCTIONS]);
        self.public.supply = supply;
        let kinds = generic_kinds(&cards).expect("checked before");
        for (number, seat) in self.seats().enumerate() {
            for kind in kinds {
                self.receive(seat, kind.iter().nth(number).expect("checked before"));
            }
        }
    }

    /// T2.6: the normal deal.
    fn deal_parcels(&mut self) {
        let parcels = self.public.display;
        let dealt = self.chance.draw(|rng| shuffled(parcels, rng));
        for (number, seat) in self.seats().enumerate() {
            for &card in &dealt[PARCELS * number..][..PARCELS] {
                self.gain_parcel(seat, card);
            }
        }
        self.finish_deal(&mut ());
    }

    /// T2.6: a Parcel card comes into the hand, and its square is marked.
    fn gain_parcel(&mut self, seat: Seat, ticket: Ticket) {
        self.public.display.remove(ticket);
        self.receive(seat, ticket);
        let parcel = self
            .components
            .map
            .parcel_of(ticket)
            .expect("only parcels on the map are dealt");
        self.public.city.put_disc(parcel.at, seat);
    }

    /// T2.7: can the draft stand like this, and go on to its end?
    pub(crate) fn is_sound_draft(&self, taken: u8) -> bool {
        let (public, map, cards) = (&self.public, &self.components.map, &self.components.cards);
        let Ok(needs) = Needs::new(public.players, public.expert) else {
            return false;
        };
        let unclaimed: CardSet<Ticket> = map
            .parcels
            .iter()
            .filter(|parcel| public.city.disc(parcel.at).is_none())
            .map(|parcel| parcel.ticket)
            .collect();
        let left_over = map.parcels.len().checked_sub(needs.parcels);
        let later = cards.of_class(|class| matches!(class, Class::Auction { .. } | Class::Development));
        public.advanced_deal
            && unclaimed == public.display
            && map.parcels.len() == public.display.len() + usize::from(taken)
            && usize::from(taken) < needs.parcels
            && self.decks == Decks::EMPTY
            && public.books.is_empty()
            && public.open_development.is_empty()
            && self
                .seats()
                .all(|seat| self.hand(seat).and(later).is_empty() && self.player(seat).discards.is_empty())
            && needs.check_cards(cards, public.alternate_development).is_ok()
            && left_over.is_some_and(|left_over| needs.auction_deck(left_over, cards).is_ok())
    }

    /// T2.7, TR5: a Parcel card is taken; the last player takes four in a row.
    pub(crate) fn draft(
        &mut self,
        seat: Seat,
        taken: u8,
        ticket: Ticket,
        events: &mut impl Sink<Event>,
    ) -> Result<Takeback, Illegal> {
        Illegal::unless(
            self.public.display.contains(ticket),
            "T2.7",
            Refusal::NotOpen { ticket },
        )?;
        self.gain_parcel(seat, ticket);
        events.tell(Audience::Everyone, || Event::CardTaken { seat, ticket });
        let taken = taken + 1;
        let players = self.public.players;
        if usize::from(taken) == PARCELS * usize::from(players) {
            self.finish_deal(events);
            return Ok(Takeback::Closed);
        }
        self.public.phase = Phase::Draft { taken };
        let same = draft_position(taken, players) == draft_position(taken - 1, players);
        Ok(if same { Takeback::Open } else { Takeback::Closed })
    }

    /// T2.8, T2.12 to T2.15: the auction deck of the Parcel cards left over and Auction cards; then the Development cards.
    fn finish_deal(&mut self, events: &mut impl Sink<Event>) {
        let needs = Needs::new(self.public.players, self.public.expert).expect("checked before");
        let cards = Arc::clone(&self.components.cards);
        let left_over = std::mem::replace(&mut self.public.display, CardSet::EMPTY);
        let added = needs.auction_deck(left_over.len(), &cards).expect("checked before");
        let (deck, development) = self.chance.draw(|rng| {
            let auction = shuffled(needs.auction_cards(&cards), rng);
            let mut deck: Vec<Ticket> = left_over.iter().chain(auction[..added].iter().copied()).collect();
            rng.shuffle(&mut deck);
            (deck, shuffled(cards.lookup.development, rng))
        });
        self.decks.auction = Pile::from_slice(&deck).expect("checked before");
        if !self.is_solo() {
            self.open_auction_cards(events);
        }
        if self.public.alternate_development {
            for (number, seat) in self.seats().enumerate() {
                self.private_mut(seat).dealt = development[DEALT * number..][..DEALT].iter().copied().collect();
            }
        } else {
            self.make_books(&needs, &development);
        }
        self.go_on(Ended::Deal, events);
    }

    /// T2.14, T17.5: the Ticket Books, each with its top card open.
    fn make_books(&mut self, needs: &Needs, development: &[Ticket]) {
        for (number, book) in development.chunks(needs.book_cards).take(needs.books).enumerate() {
            self.decks.books[number] = book.iter().copied().collect();
            self.public.books.push(BookFace {
                open: Some(book[0]),
                takers: List::EMPTY,
            });
            for seat in self.seats() {
                self.private_mut(seat).books.push(CardSet::EMPTY);
            }
        }
    }
}

fn shuffled(cards: CardSet<Ticket>, rng: &mut Rng) -> Vec<Ticket> {
    let mut cards: Vec<Ticket> = cards.iter().collect();
    rng.shuffle(&mut cards);
    cards
}
