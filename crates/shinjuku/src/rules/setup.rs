//! S2: the set-up.

use std::sync::Arc;

use table::{Chance, Pile, Seat, Seed, SetupError};

use crate::parts::cards::{Deck, Hand};
use crate::parts::customer::Customers;
use crate::parts::map::{MOST_WARDS, Map, Ward};
use crate::parts::options::Options;
use crate::state::{Kinds, MOST_PLAYERS, Phase, Private, Public, Shinjuku, Step, Stores, Tracks};

/// S2.2: the cards dealt to each player.
pub(crate) const DEALT: usize = 5;

impl Shinjuku {
    /// S2.1, S2.2: a random player starts; cards are shuffled and dealt, customers go into the bag. The first turn begins.
    pub(crate) fn set_up(players: u8, options: &Options, seed: Seed) -> Result<Shinjuku, SetupError> {
        crate::meta().check_players(players)?;
        options.check_supply(players)?;
        let map = Arc::clone(&options.map);
        let mut chance = Chance::new(seed);
        let (mut pile, mut bag) = (all_cards(&map), Pile::EMPTY);
        map.customers.each().for_each(|customer| bag.push(customer.token()));
        let starting = chance.draw(|rng| {
            rng.shuffle(pile.as_mut_slice());
            rng.shuffle(bag.as_mut_slice());
            rng.below(players.into()) as u8
        });
        let starting = Seat::new(starting).expect("drawn below the number of players");
        let cards = Deck {
            pile,
            discards: Hand::EMPTY,
            top: None,
        };
        let mut game = Shinjuku {
            map,
            public: empty_map(players, options, starting),
            private: [Private::NEW; MOST_PLAYERS],
            cards,
            bag,
            chance,
        };
        game.deal();
        game.start_turn(&mut ());
        Ok(game)
    }

    /// S2.2: the first hands.
    fn deal(&mut self) {
        for seat in self.seats() {
            for _ in 0..DEALT {
                let card = self.cards.pile.pop().expect("the supply was checked");
                self.private_mut(seat).hand.add(card);
            }
        }
    }
}

/// S2.2: the map starts empty.
const fn empty_map(players: u8, options: &Options, starting: Seat) -> Public {
    Public {
        players,
        open_customers: options.open_customers,
        phase: Phase::Turns,
        seat: starting,
        taken: Kinds::NONE,
        step: Step::Choose,
        stores: Stores::NONE,
        tracks: Tracks::NONE,
        waiting: [Customers::NONE; MOST_WARDS],
        gone: Customers::NONE,
    }
}

/// S1.2: as many cards of each ward as the map says.
fn all_cards<const N: usize>(map: &Map) -> Pile<Ward, N> {
    let mut pile = Pile::EMPTY;
    for ward in map.each_ward() {
        (0..map.ward(ward).cards).for_each(|_| pile.push(ward));
    }
    pile
}
