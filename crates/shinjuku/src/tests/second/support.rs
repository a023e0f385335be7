//! Positions of Version 2: as those of Version 1, with a queue, and the figures where they are told.

use table::Pile;

use crate::parts::cards::Hand;
use crate::second::Second;
use crate::second::options::Options;
use crate::second::scene::{Kaiju, Place};
use crate::state::{Kinds, Phase, Step};
use crate::tests::support::{PositionOf, SEATS, customers, goods, label, words};
use crate::{Action, Goods, Kind};

pub(super) type Position = PositionOf<Second>;

pub(super) const OPEN: Action = Action::Choose { action: Kind::Open };
pub(super) const KAIJU: Action = Action::Choose { action: Kind::Kaiju };
pub(super) const REUNITE: Action = Action::Choose { action: Kind::Reunite };

/// Somewhere on the way, with an empty hand for everybody.
pub(super) const QUEUE: [&str; 4] = ["nerima: food", "nakano", "setagaya", "itabashi"];

pub(super) fn to(ward: &str) -> Action {
    Action::ToWard { ward: label(ward) }
}

/// Options in words: `kaiju=bay princess`.
pub(super) fn options(words: &str) -> Options {
    let mut options = Options::default();
    for word in words.split_whitespace() {
        let (name, value) = word.split_once('=').unwrap_or((word, "true"));
        table::Options::set(&mut options, name, value).unwrap_or_else(|error| panic!("{word}: {error}"));
    }
    options
}

/// Nothing has happened: seat 0 is to choose its first action. The queue is as told, card 1 first, with its customers; the Matsuri is in Suginami.
pub(super) fn position(players: u8, chosen: &str, queue: [&str; 4]) -> Position {
    let mut position = Position::with_options(players, &options(chosen));
    let game = &mut position.game;
    let scene = &mut game.public.scene;
    (game.public.step, game.public.phase, game.public.taken) = (Step::Choose, Phase::Turns, Kinds::NONE);
    (scene.starting, scene.bonus, scene.took) = (SEATS[0], [0; 4], [0; 4]);
    (scene.thieves, scene.kaicho) = ([Place::Away; 4], [Place::Away; 4]);
    position.queue(queue).matsuri("suginami")
}

impl Position {
    /// The cards of the queue with their customers.
    pub(super) fn queue(mut self, queue: [&str; 4]) -> Position {
        for (place, words) in queue.into_iter().enumerate() {
            let (ward, tokens) = words.split_once(':').unwrap_or((words, ""));
            let card = self.ward(ward);
            self.game.cards.pile.remove(card);
            let customers = self.out_of_bag(tokens);
            let space = &mut self.game.public.scene.queue[place];
            (space.card, space.customers, space.art) = (card, customers, 0);
        }
        let scene = &mut self.game.public.scene;
        for goods in Goods::ALL {
            let space = scene.queue.iter().position(|space| space.customers.tokens(goods) > 0);
            scene.thieves[goods as usize] = match space {
                Some(space) if scene.rules.thief => Place::Queue(space as u8),
                _ => Place::Away,
            };
        }
        self
    }

    pub(super) fn matsuri(mut self, ward: &str) -> Position {
        let ward = self.ward(ward);
        let scene = &mut self.game.public.scene;
        scene.matsuri = scene.rules.matsuri.then_some(ward);
        self
    }

    pub(super) fn princess(mut self, ward: &str) -> Position {
        self.game.public.scene.princess = Some(self.ward(ward));
        self
    }

    pub(super) fn kaicho(mut self, seat: usize, ward: &str) -> Position {
        self.game.public.scene.kaicho[seat] = Place::Ward(self.ward(ward));
        self
    }

    pub(super) fn kaiju(mut self, ward: &str) -> Position {
        self.game.public.scene.kaiju = Kaiju::Ward(self.ward(ward));
        self
    }

    pub(super) fn dog(mut self, ward: &str) -> Position {
        self.game.public.scene.dog = Place::Ward(self.ward(ward));
        self
    }

    /// The thief of a type is in a ward.
    pub(super) fn thief(mut self, word: &str, ward: &str) -> Position {
        self.game.public.scene.thieves[goods(word) as usize] = Place::Ward(self.ward(ward));
        self
    }

    /// So many bonus tokens, or art collectors, are there for the department stores of the map; this seat has all that aren't elsewhere.
    pub(super) fn bonus(mut self, seat: usize, count: u8) -> Position {
        self.game.public.scene.bonus[seat] = count;
        self.game.public.scene.took[seat] = 1;
        self
    }

    /// The next cards and customers, in drawing order.
    pub(super) fn next(mut self, cards: &str, tokens: &str) -> Position {
        let wards: Vec<_> = cards.split_whitespace().map(|word| self.ward(word)).collect();
        for &ward in &wards {
            self.game.cards.pile.remove(ward);
        }
        wards.iter().rev().for_each(|&ward| self.game.cards.pile.push(ward));
        let tokens: Vec<_> = tokens
            .split_whitespace()
            .flat_map(|word| customers(word).each().collect::<Vec<_>>())
            .collect();
        for customer in &tokens {
            self.game.bag.remove(customer.token());
        }
        tokens
            .iter()
            .rev()
            .for_each(|customer| self.game.bag.push(customer.token()));
        self
    }

    /// Neither pile nor discards: all other cards are in this hand.
    pub(super) fn all_cards_to(mut self, seat: usize) -> Position {
        while let Some(card) = self.game.cards.pile.pop() {
            self.game.private[seat].hand.add(card);
        }
        (self.game.cards.discards, self.game.cards.top) = (Hand::EMPTY, None);
        self
    }

    /// The bag is empty: all that was in it was earned by this seat.
    pub(super) fn empty_bag(mut self, seat: usize) -> Position {
        let earned = &mut self.game.private[seat].earned;
        self.game
            .bag
            .as_slice()
            .iter()
            .for_each(|token| earned.add(token.customer()));
        self.game.bag = Pile::EMPTY;
        self
    }

    /// The present seat ends its turn.
    pub(super) fn next_turn(&self) -> Position {
        self.after(&[Action::EndTurn {}])
    }

    /// The queue in words: `nerima: food food2`.
    pub(super) fn queued(&self) -> [String; 4] {
        let scene = &self.game.public.scene;
        scene.queue.map(|space| {
            let card = self.game.map.ward(space.card).id;
            let tokens = words(&space.customers) + &" art".repeat(space.art.into());
            if tokens.is_empty() {
                card.to_string()
            } else {
                format!("{card}: {}", tokens.trim())
            }
        })
    }

    /// Where a figure can go now.
    pub(super) fn places(&self) -> Vec<String> {
        let ward = |action: &Action| match action {
            Action::ToWard { ward } => Some(ward.to_string()),
            _ => None,
        };
        self.legal().iter().filter_map(ward).collect()
    }

    /// Every way to pay with one card.
    pub(super) fn payments(&self) -> Vec<String> {
        let card = |action: &Action| match action {
            Action::Pay { card } => Some(card.to_string()),
            _ => None,
        };
        self.legal().iter().filter_map(card).collect()
    }

    pub(super) fn ward_name(&self, place: Place) -> String {
        match place {
            Place::Ward(ward) => self.game.map.ward(ward).id.to_string(),
            Place::Queue(space) => format!("card {}", space + 1),
            Place::OnTheWay => "on the way".into(),
            Place::Away => "away".into(),
        }
    }

    /// Goes through a list of actions; the Matsuri goes to the first ward it can.
    pub(super) fn matsuri_anywhere(&self) -> Position {
        let first = self.legal()[0];
        self.after(&[first])
    }
}
