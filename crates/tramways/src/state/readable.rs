//! States and views as JSON: tickets by their numbers, squares as [row, column], decks in drawing order, every field named.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use table::{CardSet, Chance, Inconsistent, Pile, Rng, Seat, Seats, Seed, Viewer};

use crate::components::Components;
use crate::pending::Pending;
use crate::state::declared::Declared;
use crate::state::imagine;
use crate::state::{Decks, MOST_DECK, MOST_PLAYERS, Player, Private, Public, Tramways};
use crate::ticket::Ticket;
use crate::view::View;

/// A complete state.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct StateForm {
    components: Arc<Components>,
    public: Public,
    players: Vec<Player>,
    private: Vec<Private>,
    pending: Pending,
    decks: DecksForm,
    chance: Chance,
}

/// All in drawing order, but the Books, which have none.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct DecksForm {
    auction: Pile<Ticket, MOST_DECK>,
    books: Vec<CardSet<Ticket>>,
    development: Pile<Ticket, MOST_DECK>,
    own: Vec<Pile<Ticket, MOST_DECK>>,
}

/// A view.
#[derive(Clone, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ViewForm {
    components: Arc<Components>,
    viewer: Viewer,
    public: Public,
    players: Vec<Player>,
    own: Option<Private>,
    pending: Pending,
    hand_sizes: Vec<u8>,
    deck_sizes: Vec<u8>,
    hands: Option<Vec<CardSet<Ticket>>>,
    auction_deck: u8,
    development_deck: u8,
    book_sizes: Vec<u8>,
}

/// As many of these as there are players, and no more.
fn first<T: Clone>(all: &[T], count: usize) -> Vec<T> {
    all[..count].to_vec()
}

/// Back into a place with room for all seats.
fn fill<T: Clone>(what: &str, list: &[T], count: usize, empty: T) -> Result<[T; MOST_PLAYERS], Inconsistent> {
    Inconsistent::unless(list.len() == count, || {
        format!("{} {what}; there must be {count}", list.len())
    })?;
    let mut places = std::array::from_fn(|_| empty.clone());
    places
        .iter_mut()
        .zip(list)
        .for_each(|(place, item)| *place = item.clone());
    Ok(places)
}

/// What must hold before anything is made of what was read.
fn check_table(public: &Public) -> Result<(usize, usize), Inconsistent> {
    let players = usize::from(public.players);
    Inconsistent::unless((1..=MOST_PLAYERS).contains(&players), || {
        format!("{players} players; 1 to {MOST_PLAYERS} are possible")
    })?;
    let inside = public.order.iter().all(|seat| seat.index() < players);
    let all: table::Seats = public.order.iter().collect();
    Inconsistent::unless(inside && all.len() == players && public.order.len() == players, || {
        "the turn order does not hold every player once".into()
    })?;
    Ok((players, public.books.len()))
}

/// The only seat that owes a decision: what is declared is its own.
fn decider(public: &Public) -> Option<Seat> {
    let awaited = public.awaiting();
    awaited.first().filter(|&seat| awaited == Seats::only(seat))
}

/// Nobody could have declared anything.
fn nothing_declared(pending: Pending) -> Result<(), Inconsistent> {
    Inconsistent::unless(pending == Pending::Nothing {}, || {
        "what is going on cannot be done".into()
    })
}

impl From<Tramways> for StateForm {
    fn from(game: Tramways) -> StateForm {
        let (players, books) = (usize::from(game.public.players), game.public.books.len());
        let pending = decider(&game.public).map_or(Pending::Nothing {}, |seat| *game.pending(seat));
        StateForm {
            players: first(&game.players, players),
            private: first(&game.private, players),
            decks: DecksForm {
                auction: game.decks.auction,
                books: first(&game.decks.books, books),
                development: game.decks.development,
                own: first(&game.decks.own, players),
            },
            components: game.components,
            public: game.public,
            pending,
            chance: game.chance,
        }
    }
}

impl TryFrom<StateForm> for Tramways {
    type Error = Inconsistent;

    fn try_from(form: StateForm) -> Result<Tramways, Inconsistent> {
        let (players, books) = check_table(&form.public)?;
        let mut game = Tramways {
            players: fill("players", &form.players, players, Player::NEW)?,
            private: fill("private parts", &form.private, players, Private::NEW)?,
            decks: Decks {
                auction: form.decks.auction,
                books: fill("Ticket Books", &form.decks.books, books, CardSet::EMPTY)?,
                development: form.decks.development,
                own: fill("decks", &form.decks.own, players, Pile::EMPTY)?,
            },
            declared: Declared::NOTHING,
            components: form.components,
            public: form.public,
            chance: form.chance,
        };
        match decider(&game.public) {
            Some(seat) => game.set_pending(seat, form.pending),
            None => nothing_declared(form.pending)?,
        }
        game.check_ground()?;
        game.public.city.derive(&game.components.map);
        game.check_amounts()?;
        game.referee()?;
        Ok(game)
    }
}

impl From<View> for ViewForm {
    fn from(view: View) -> ViewForm {
        let (players, books) = (usize::from(view.public.players), view.public.books.len());
        let pending = *view.pending();
        ViewForm {
            players: first(&view.players, players),
            hand_sizes: first(&view.hand_sizes, players),
            deck_sizes: first(&view.deck_sizes, players),
            hands: view.hands.map(|hands| first(&hands, players)),
            book_sizes: first(&view.book_sizes, books),
            components: view.components,
            viewer: view.viewer,
            public: view.public,
            own: view.own,
            pending,
            auction_deck: view.auction_deck,
            development_deck: view.development_deck,
        }
    }
}

impl TryFrom<ViewForm> for View {
    type Error = Inconsistent;

    fn try_from(form: ViewForm) -> Result<View, Inconsistent> {
        let (players, books) = check_table(&form.public)?;
        let seat = form.viewer.seat();
        Inconsistent::unless(seat.is_none_or(|seat| seat.index() < players), || {
            "the viewer does not take part".into()
        })?;
        Inconsistent::unless(seat.is_some() == form.own.is_some(), || {
            "a player has a private part, a spectator none".into()
        })?;
        if form.own.is_none() {
            nothing_declared(form.pending)?;
        }
        let mut view = View {
            players: fill("players", &form.players, players, Player::NEW)?,
            hand_sizes: fill("hand sizes", &form.hand_sizes, players, 0)?,
            deck_sizes: fill("deck sizes", &form.deck_sizes, players, 0)?,
            hands: form
                .hands
                .map(|hands| fill("hands", &hands, players, CardSet::EMPTY))
                .transpose()?,
            book_sizes: fill("Ticket Book sizes", &form.book_sizes, books, 0)?,
            components: form.components,
            viewer: form.viewer,
            public: form.public,
            own: form.own,
            pending: form.pending,
            auction_deck: form.auction_deck,
            development_deck: form.development_deck,
        };
        view.check_cards()?;
        view.public.city.derive(&view.components.map);
        let imagined = imagine::imagine(&view, &mut Rng::new(Seed::new([0; 32])))?;
        imagined.check_amounts()?;
        imagined.referee()?;
        Inconsistent::unless(View::new(&imagined, view.viewer) == view, || {
            "no state looks like that".into()
        })?;
        Ok(view)
    }
}
