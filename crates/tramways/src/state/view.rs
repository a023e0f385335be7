//! T18: what a viewer sees.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{CardSet, ScorePart, Seat, Viewer};

use crate::book::BookNumber;
use crate::components::Components;
use crate::links::Link;
use crate::pending::{Deed, Pending};
use crate::run::Run;
use crate::scoring::Tally;
use crate::state::readable::ViewForm;
use crate::state::{MOST_PLAYERS, Player, Private, Public, Tramways};
use crate::ticket::Ticket;

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(try_from = "ViewForm", into = "ViewForm")]
pub struct View {
    pub(crate) components: Arc<Components>,
    pub(crate) viewer: Viewer,
    pub(crate) public: Public,
    pub(crate) players: [Player; MOST_PLAYERS],
    /// What only this seat sees.
    pub(crate) own: Option<Private>,
    /// What this seat has declared and not paid yet: nobody else sees it. In JSON it stands beside the private part.
    pub(crate) pending: Pending,
    /// T18.1: how many tickets each hand has.
    pub(crate) hand_sizes: [u8; MOST_PLAYERS],
    /// T18.1: how many tickets each player's deck has.
    pub(crate) deck_sizes: [u8; MOST_PLAYERS],
    /// T14.5: the hands, once the game is over.
    pub(crate) hands: Option<[CardSet<Ticket>; MOST_PLAYERS]>,
    /// The cards left in the auction deck.
    pub(crate) auction_deck: u8,
    /// T2.15: the cards left in the Development deck.
    pub(crate) development_deck: u8,
    /// T2.14: the cards left in each Ticket Book.
    pub(crate) book_sizes: [u8; MOST_PLAYERS],
}

impl View {
    pub(crate) fn new(game: &Tramways, viewer: Viewer) -> View {
        let seat = viewer
            .seat()
            .filter(|seat| seat.index() < usize::from(game.public.players));
        let over = matches!(game.public.phase, crate::phase::Phase::Over {});
        View {
            components: Arc::clone(&game.components),
            viewer,
            public: game.public.clone(),
            players: game.players,
            own: seat.map(|seat| game.private[seat.index()]),
            pending: seat.map_or(Pending::Nothing {}, |seat| *game.pending(seat)),
            hand_sizes: game.private.map(|private| private.hand.len() as u8),
            deck_sizes: game.decks.own.map(|deck| deck.len() as u8),
            hands: over.then(|| game.private.map(|private| private.hand)),
            auction_deck: game.decks.auction.len() as u8,
            development_deck: game.decks.development.len() as u8,
            book_sizes: game.decks.books.map(|book| book.len() as u8),
        }
    }

    /// Boards, cards and map.
    pub fn components(&self) -> &Components {
        &self.components
    }

    /// Whose view it is.
    pub const fn viewer(&self) -> Viewer {
        self.viewer
    }

    /// What all see, apart from the players' boards.
    pub const fn public(&self) -> &Public {
        &self.public
    }

    /// What all see of a player.
    pub const fn player(&self, seat: Seat) -> &Player {
        &self.players[seat.index()]
    }

    /// T15.1: what a seat would score now.
    pub fn tally(&self, seat: Seat) -> Tally {
        Tally::of(seat, self.player(seat), &self.public.city)
    }

    /// T15.1: the same with all its parts.
    pub fn score_parts(&self, seat: Seat) -> ScorePart {
        self.tally(seat).result().score
    }

    /// T8.4, TR25: was a tile of this link laid in this round?
    pub fn is_worked_on(&self, link: &Link) -> bool {
        self.public.is_worked_on(&self.components.map, link)
    }

    /// T7.4: the rails that the viewer has declared.
    pub const fn run(&self) -> Option<&Run> {
        match self.pending() {
            Pending::Laying { run }
            | Pending::Paying {
                deed: Deed::Build { run },
                ..
            } => Some(run),
            _ => None,
        }
    }

    /// What only this viewer sees, if it is a player.
    pub const fn own(&self) -> Option<&Private> {
        self.own.as_ref()
    }

    /// What this viewer has declared and not paid yet.
    pub const fn pending(&self) -> &Pending {
        &self.pending
    }

    /// How many tickets a seat has in hand.
    pub const fn hand_size(&self, seat: Seat) -> u8 {
        self.hand_sizes[seat.index()]
    }

    /// How many tickets a seat's deck has.
    pub const fn deck_size(&self, seat: Seat) -> u8 {
        self.deck_sizes[seat.index()]
    }

    /// The hand of a seat, if this viewer may know it.
    pub fn hand(&self, seat: Seat) -> Option<CardSet<Ticket>> {
        match self.hands {
            Some(hands) => Some(hands[seat.index()]),
            None => self
                .own
                .filter(|_| self.viewer == Viewer::Seat(seat))
                .map(|own| own.hand),
        }
    }

    /// The cards left in the auction deck.
    pub const fn auction_deck(&self) -> u8 {
        self.auction_deck
    }

    /// The cards left in the Development deck.
    pub const fn development_deck(&self) -> u8 {
        self.development_deck
    }

    /// The cards left in a Ticket Book.
    pub const fn book_size(&self, book: BookNumber) -> u8 {
        self.book_sizes[book.index()]
    }
}
