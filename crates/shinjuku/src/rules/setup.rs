//! S2: the set-up.

use table::{Chance, Pile, Seat, Seed, SetupError};

use crate::edition::Edition;
use crate::parts::cards::{Deck, Hand};
use crate::parts::customer::Customers;
use crate::parts::map::{MOST_WARDS, Map, Ward};
use crate::state::{Kinds, MOST_PLAYERS, Phase, Played, Private, Public, Step, Stores, Tracks};

impl<E: Edition> Played<E> {
    /// S2.1, S2.2: a random player starts; cards are shuffled and dealt, customers go into the bag. The first turn begins.
    pub(crate) fn set_up(players: u8, options: &E::Options, seed: Seed) -> Result<Played<E>, SetupError> {
        E::meta().check_players(players)?;
        let (map, open_customers, scene) = E::table(options);
        E::check_table(&map, &scene, players)?;
        let mut chance = Chance::new(seed);
        let (mut pile, mut bag) = (all_cards(&map), Pile::EMPTY);
        E::customers(&map)
            .each()
            .for_each(|customer| bag.push(customer.token()));
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
        let mut game = Played {
            map,
            public: empty_map(players, open_customers, starting, scene),
            private: [Private::NEW; MOST_PLAYERS],
            cards,
            bag,
            chance,
        };
        game.deal();
        E::prepare(&mut game);
        game.start_turn(&mut ());
        Ok(game)
    }

    /// S2.2: the first hands.
    fn deal(&mut self) {
        for seat in self.seats() {
            for _ in 0..E::HAND {
                let card = self.cards.pile.pop().expect("the supply was checked");
                self.private_mut(seat).hand.add(card);
            }
        }
    }
}

/// S2.2: the map starts empty.
const fn empty_map<E: Edition>(players: u8, open_customers: bool, starting: Seat, scene: E::Scene) -> Public<E> {
    Public {
        players,
        open_customers,
        phase: Phase::Turns,
        seat: starting,
        taken: Kinds::NONE,
        step: Step::Choose,
        stores: Stores::NONE,
        tracks: Tracks::NONE,
        waiting: [Customers::NONE; MOST_WARDS],
        gone: Customers::NONE,
        scene,
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
