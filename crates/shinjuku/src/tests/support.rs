//! Small readable positions.
//!
//! Stations and wards are named by their ids. Customers are words: `food clothing books electronics`, with a 2 for doubles: `food2`. Stores are the same
//! words without doubles, and `everything` for a department store.

use crate::Illegal;
use table::{Game, Label, Pile, Seat, Seed, Takeback, Told, Viewer};

use crate::edition::Edition;
use crate::first::First;
use crate::parts::cards::Hand;
use crate::parts::customer::{Customers, Token};
use crate::parts::map::{Connection, Station, Ward};
use crate::state::{Kinds, Phase, Private, Sells, Store};
use crate::{Action, Customer, Event, Goods, Kind, Options, Played, Shinjuku, View};

pub(super) const SEATS: [Seat; 4] = {
    const fn seat(n: u8) -> Seat {
        match Seat::new(n) {
            Some(seat) => seat,
            None => unreachable!(),
        }
    }
    [seat(0), seat(1), seat(2), seat(3)]
};

pub(super) const END: Action = Action::EndTurn {};
pub(super) const STOP: Action = Action::Stop {};
pub(super) const THREE: Action = Action::PayThree {};
pub(super) const BUILD: Action = Action::Choose { action: Kind::Build };
pub(super) const EXPAND: Action = Action::Choose { action: Kind::Expand };
pub(super) const UPGRADE: Action = Action::Choose { action: Kind::Upgrade };
pub(super) const MOVE: Action = Action::Choose { action: Kind::Move };
pub(super) const INCOME: Action = Action::Choose { action: Kind::Income };

pub(super) fn label(id: &str) -> Label {
    Label::new(id).expect("a short id")
}

pub(super) fn build_at(station: &str) -> Action {
    Action::BuildAt {
        station: label(station),
    }
}

pub(super) fn new_store(goods: Goods) -> Action {
    Action::NewStore { goods }
}

pub(super) fn move_store(from: &str) -> Action {
    Action::MoveStore { from: label(from) }
}

pub(super) fn connect(from: &str, to: &str) -> Action {
    Action::Connect {
        from: label(from),
        to: label(to),
    }
}

pub(super) fn upgrade_at(station: &str) -> Action {
    Action::UpgradeAt {
        station: label(station),
    }
}

pub(super) fn give_up(double: bool) -> Action {
    Action::GiveUp { double }
}

pub(super) fn move_from(ward: &str) -> Action {
    Action::MoveFrom { ward: label(ward) }
}

pub(super) fn start_at(station: &str) -> Action {
    Action::StartAt {
        station: label(station),
    }
}

pub(super) fn go_to(station: &str) -> Action {
    Action::GoTo {
        station: label(station),
    }
}

pub(super) fn hand_over(word: &str) -> Action {
    let Customer { goods, double } = customer(word);
    Action::HandOver { goods, double }
}

pub(super) fn pay(ward: &str) -> Action {
    Action::Pay { card: label(ward) }
}

/// The goods of a word.
pub(super) fn goods(word: &str) -> Goods {
    Goods::ALL
        .into_iter()
        .find(|goods| goods.name() == word)
        .expect("a type of goods")
}

/// The customer of a word.
pub(super) fn customer(word: &str) -> Customer {
    Customer {
        goods: goods(word.trim_end_matches('2')),
        double: word.ends_with('2'),
    }
}

/// The customers of some words.
pub(super) fn customers(words: &str) -> Customers {
    words.split_whitespace().map(customer).collect()
}

/// The words of some customers.
pub(super) fn words(customers: &Customers) -> String {
    let word = |customer: Customer| format!("{}{}", customer.goods, if customer.double { "2" } else { "" });
    customers.each().map(word).collect::<Vec<_>>().join(" ")
}

/// A game in which nothing has happened: seat 0 is to choose its first action, the map and all hands are empty, all customers are in the bag and all cards in
/// the pile. All else is as told.
#[derive(Clone)]
pub(super) struct PositionOf<E: Edition> {
    pub game: Played<E>,
}

/// A position of Version 1.
pub(super) type Position = PositionOf<First>;

impl<E: Edition> PositionOf<E> {
    pub(super) fn new(players: u8) -> PositionOf<E> {
        PositionOf::with_options(players, &E::Options::default())
    }

    pub(super) fn with_options(players: u8, options: &E::Options) -> PositionOf<E> {
        let mut game = Played::<E>::new(players, options, Seed::from_text("position")).expect("a legal set-up");
        (game.public.seat, game.public.waiting) = (SEATS[0], [Customers::NONE; crate::parts::map::MOST_WARDS]);
        game.private = [Private::NEW; 4];
        let cards: Vec<Ward> = game
            .map
            .each_ward()
            .flat_map(|ward| (0..game.map.ward(ward).cards).map(move |_| ward))
            .collect();
        game.cards.pile = Pile::from_drawing_order(&cards).expect("fits");
        (game.cards.discards, game.cards.top) = (Hand::EMPTY, None);
        let bag: Vec<Token> = E::customers(&game.map).each().map(Customer::token).collect();
        game.bag = Pile::from_drawing_order(&bag).expect("fits");
        PositionOf { game }
    }

    pub(super) fn station(&self, id: &str) -> Station {
        self.game
            .map
            .find_station(label(id))
            .unwrap_or_else(|| panic!("no station {id}"))
    }

    pub(super) fn ward(&self, id: &str) -> Ward {
        self.game
            .map
            .find_ward(label(id))
            .unwrap_or_else(|| panic!("no ward {id}"))
    }

    pub(super) fn connection(&self, from: &str, to: &str) -> Connection {
        self.game
            .map
            .connection_between(self.station(from), self.station(to))
            .unwrap_or_else(|| panic!("no connection {from}-{to}"))
    }

    /// Puts a store or department store on a station.
    pub(super) fn store(mut self, seat: usize, station: &str, word: &str) -> PositionOf<E> {
        let sells = if word == "everything" {
            Sells::Everything
        } else {
            Sells::Goods(goods(word))
        };
        let station = self.station(station);
        let owner = SEATS[seat];
        self.game.public.stores.put(station, Store { owner, sells });
        self
    }

    /// Lays a track.
    pub(super) fn track(mut self, seat: usize, from: &str, to: &str) -> PositionOf<E> {
        let connection = self.connection(from, to);
        self.game.public.tracks.lay(SEATS[seat], connection);
        self
    }

    /// Lays this many tracks somewhere, but none between these two.
    pub(super) fn many_tracks(mut self, seat: usize, count: usize, not: &[[&str; 2]]) -> PositionOf<E> {
        let spared: Vec<Connection> = not.iter().map(|[from, to]| self.connection(from, to)).collect();
        let game = &mut self.game;
        let free: Vec<Connection> = game
            .map
            .each_connection()
            .filter(|c| !game.public.tracks.laid().contains(*c) && !spared.contains(c))
            .collect();
        free[..count]
            .iter()
            .for_each(|connection| game.public.tracks.lay(SEATS[seat], *connection));
        self
    }

    pub(super) fn out_of_bag(&mut self, words: &str) -> Customers {
        let taken = customers(words);
        taken.each().for_each(|customer| {
            assert!(
                self.game.bag.as_slice().contains(&customer.token()),
                "no {customer} is left in the bag"
            );
            self.game.bag.remove(customer.token());
        });
        taken
    }

    /// These customers wait in the ward.
    pub(super) fn waiting(mut self, ward: &str, words: &str) -> PositionOf<E> {
        let customers = self.out_of_bag(words);
        let ward = self.ward(ward);
        self.game.public.waiting[ward.index()].add_all(&customers);
        self
    }

    /// These customers have been earned.
    pub(super) fn earned(mut self, seat: usize, words: &str) -> PositionOf<E> {
        let customers = self.out_of_bag(words);
        self.game.private[seat].earned.add_all(&customers);
        self
    }

    /// The bag holds these customers, in drawing order; all others that were in it have left the game.
    pub(super) fn bag(mut self, words: &str) -> PositionOf<E> {
        self.out_of_bag(words);
        self.game
            .bag
            .as_slice()
            .iter()
            .for_each(|token| self.game.public.gone.add(token.customer()));
        let bag: Vec<Token> = words.split_whitespace().map(|word| customer(word).token()).collect();
        self.game.bag = Pile::from_drawing_order(&bag).expect("fits");
        self
    }

    /// The bag holds this many customers.
    pub(super) fn bag_of(mut self, count: usize) -> PositionOf<E> {
        while self.game.bag.len() > count {
            let token = self.game.bag.pop().expect("it is not empty");
            self.game.public.gone.add(token.customer());
        }
        self
    }

    /// These cards are in the hand.
    pub(super) fn hand(mut self, seat: usize, words: &str) -> PositionOf<E> {
        for word in words.split_whitespace() {
            let ward = self.ward(word);
            assert!(
                self.game.cards.pile.as_slice().contains(&ward),
                "no card of {word} is left in the pile"
            );
            self.game.cards.pile.remove(ward);
            self.game.private[seat].hand.add(ward);
        }
        self
    }

    /// The pile consists of these cards, in drawing order; all others that were in it are discarded, in the order of the ward list.
    pub(super) fn pile(mut self, words: &str) -> PositionOf<E> {
        let cards: Vec<Ward> = words.split_whitespace().map(|word| self.ward(word)).collect();
        let mut rest: Hand = self.game.cards.pile.as_slice().iter().copied().collect();
        cards.iter().for_each(|&card| rest.remove(card));
        self.game.cards.pile = Pile::from_drawing_order(&cards).expect("fits");
        rest.each().for_each(|ward| self.game.cards.discard(ward));
        self
    }

    /// All cards of the pile are in this hand.
    pub(super) fn hoard(mut self, seat: usize) -> PositionOf<E> {
        while let Some(card) = self.game.cards.pile.pop() {
            self.game.private[seat].hand.add(card);
        }
        self
    }

    /// It is this seat's turn.
    pub(super) fn turn_of(mut self, seat: usize) -> PositionOf<E> {
        self.game.public.seat = SEATS[seat];
        self
    }

    /// These actions have been taken in this turn.
    pub(super) fn taken(mut self, kinds: &[Kind]) -> PositionOf<E> {
        self.game.public.taken = kinds.iter().fold(Kinds::NONE, |taken, &kind| taken.with(kind));
        self
    }

    /// The bag is empty, and the game stands here.
    pub(super) fn phase(self, phase: Phase) -> PositionOf<E> {
        let mut position = self.bag_of(0);
        position.game.public.phase = phase;
        position
    }

    /// What is on a station.
    pub(super) fn store_at(&self, station: &str) -> Option<(usize, String)> {
        let word = |sells| match sells {
            Sells::Goods(goods) => goods.to_string(),
            Sells::Everything => "everything".to_string(),
        };
        self.game
            .public
            .store(self.station(station))
            .map(|store| (store.owner.index(), word(store.sells)))
    }

    /// Whose track lies on a connection.
    pub(super) fn track_at(&self, from: &str, to: &str) -> Option<usize> {
        let owner = self.game.public.tracks.owner(self.connection(from, to));
        owner.map(Seat::index)
    }

    pub(super) fn waiting_in(&self, ward: &str) -> String {
        words(&self.game.public.waiting[self.ward(ward).index()])
    }

    pub(super) fn earned_by(&self, seat: usize) -> String {
        words(&self.game.private[seat].earned)
    }

    pub(super) fn gone(&self) -> String {
        words(&self.game.public.gone)
    }

    pub(super) fn hand_of(&self, seat: usize) -> String {
        self.game.private[seat]
            .hand
            .each()
            .map(|ward| self.game.map.ward(ward).id.to_string())
            .collect::<Vec<_>>()
            .join(" ")
    }

    pub(super) fn hand_sizes(&self) -> Vec<usize> {
        self.game
            .seats()
            .map(|seat| self.game.private(seat).hand.len())
            .collect()
    }

    /// The card on top of the discards.
    pub(super) fn top(&self) -> Option<String> {
        self.game.cards.top.map(|ward| self.game.map.ward(ward).id.to_string())
    }

    /// Whose turn it is.
    pub(super) fn seat(&self) -> usize {
        self.game.public.seat.index()
    }

    /// Everything the present seat can do.
    pub(super) fn legal(&self) -> Vec<Action> {
        let seat = self.game.public.awaiting().first();
        seat.map_or(Vec::new(), |seat| legal(&self.game, seat.index()))
    }

    pub(super) fn is_legal(&self, action: Action) -> bool {
        self.legal().contains(&action)
    }

    /// The present seat acts, legally; the state can exist before and after.
    pub(super) fn act(&mut self, action: Action) -> (Takeback, Vec<Told<Event>>) {
        assert_eq!(self.game.check(), Ok(()), "before {action:?}");
        assert!(
            self.is_legal(action),
            "{action:?} is not in the legal list {:?}",
            self.legal()
        );
        let mut told = Vec::new();
        let seat = self.game.public.awaiting().first().unwrap_or(self.game.public.seat);
        let takeback = self
            .game
            .apply(seat, &action, &mut told)
            .unwrap_or_else(|illegal| panic!("{action:?}: {illegal}"));
        assert_eq!(self.game.check(), Ok(()), "after {action:?}");
        (takeback, told)
    }

    /// The position after these actions.
    pub(super) fn after(&self, actions: &[Action]) -> PositionOf<E> {
        let mut position = self.clone();
        actions.iter().for_each(|&action| {
            position.act(action);
        });
        position
    }

    /// What happens with an action, for those who see everything.
    pub(super) fn events(&self, action: Action) -> Vec<Event> {
        self.clone().act(action).1.into_iter().map(|told| told.event).collect()
    }

    /// Why the present seat may not do this. The state stays untouched.
    pub(super) fn refused(&self, action: Action) -> Illegal {
        assert_eq!(self.game.check(), Ok(()), "before {action:?}");
        assert!(!self.is_legal(action), "{action:?} is in the legal list");
        let mut tried = self.game.clone();
        let illegal = tried
            .apply(
                self.game.public.awaiting().first().unwrap_or(self.game.public.seat),
                &action,
                &mut (),
            )
            .expect_err("it should be refused");
        assert!(tried == self.game, "a refused action changes nothing");
        illegal
    }

    /// The clause by which the present seat may not do this.
    pub(super) fn refused_by(&self, action: Action) -> &'static str {
        self.refused(action).clause
    }

    pub(super) fn view(&self, seat: usize) -> View<E> {
        self.game.view(Viewer::Seat(SEATS[seat]))
    }

    pub(super) fn spectators_view(&self) -> View<E> {
        self.game.view(Viewer::Spectator)
    }
}

pub(super) fn legal<E: Edition>(game: &Played<E>, seat: usize) -> Vec<Action> {
    let mut actions = Vec::new();
    game.legal(SEATS[seat], &mut actions);
    actions
}

pub(super) fn new_game(players: u8, options: &Options, seed: &str) -> Shinjuku {
    Shinjuku::new(players, options, Seed::from_text(seed)).expect("a legal set-up")
}
