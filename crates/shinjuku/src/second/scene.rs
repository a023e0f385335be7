//! What lies on the table beside the map: the queue, the figures, the bonus tokens.

use serde::{Deserialize, Serialize};
use table::Seat;

use crate::parts::companion::Companion;
use crate::parts::customer::{Customers, Goods};
use crate::parts::map::{MOST_WARDS, Station, Ward};
use crate::second::components::SPACES;
use crate::second::rules::Rules;
use crate::state::MOST_PLAYERS;

/// V18.3: what lies beside the map, for all to see. V18.4: the place of the Kaiju's card is not told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Scene {
    /// What is played with.
    pub rules: Rules,
    /// V2.1: the starting player.
    pub starting: Seat,
    /// V1.4: the queue, card 1 first.
    pub queue: [Space; SPACES],
    /// V4.4: where the Matsuri is.
    pub matsuri: Option<Ward>,
    /// V12: where the Princess is.
    pub princess: Option<Ward>,
    /// V10.4, V14: where the Kaiju is.
    pub kaiju: Kaiju,
    /// V16.1: the home of the dog.
    pub home: Option<Station>,
    /// V16: where the dog is.
    pub dog: Place,
    /// V13.1: where each seat's Kaicho is.
    pub kaicho: [Place; MOST_PLAYERS],
    /// V15.1: where the thief of each type is.
    pub thieves: [Place; Goods::ALL.len()],
    /// V17.3: the art collectors in each ward.
    pub art: [u8; MOST_WARDS],
    /// V17.3: those on their way.
    pub art_on_the_way: u8,
    /// V17.2, V17.3: those that each seat has earned.
    pub art_earned: [u8; MOST_PLAYERS],
    /// V6.7: the bonus tokens of each seat.
    pub bonus: [u8; MOST_PLAYERS],
    /// V10.6: as which each seat took its first stack, from 1; 0 without any.
    pub took: [u8; MOST_PLAYERS],
    /// V11.1: has the Princess wandered in this turn?
    pub wandered: bool,
    /// V11.1: has a Kaicho explored in this turn?
    pub explored: bool,
}

/// V1.4: an open card of the queue with what lies on it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Space {
    /// The card.
    pub card: Ward,
    /// The customers on it.
    pub customers: Customers,
    /// V17.2: the art collectors on it.
    pub art: u8,
}

/// Where one is that is no customer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Place {
    /// Beside the map: a thief in the holding area, a Kaicho not yet placed, a dog that has left or takes no part.
    Away,
    /// On this card of the queue, from 0.
    Queue(u8),
    /// In a ward.
    Ward(Ward),
    /// With the customers on their way.
    OnTheWay,
}

/// Where the Kaiju is.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kaiju {
    /// It takes no part.
    Absent,
    /// Beside the pile, or its card is in the pile.
    Waiting,
    /// V14.2: its card was drawn; this seat brings it ashore.
    Drawn(Seat),
    /// V10.4: in the bay.
    Bay,
    /// In a ward.
    Ward(Ward),
}

/// What is asked about a figure.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Asked {
    /// V4.4: where the Matsuri goes.
    Matsuri,
    /// V12.2: where the Princess goes.
    Wander,
    /// V13.2: where the Kaicho goes.
    Explore,
    /// V10.4, V14: where the Kaiju goes.
    Kaiju {
        /// Who says so.
        by: Seat,
        /// What comes then.
        then: Then,
    },
    /// V14.4: where those in its ward flee.
    Flight {
        /// Who says so.
        by: Seat,
        /// What comes then.
        then: Then,
    },
    /// V14.7: where the Princess flees.
    PrincessFlight {
        /// Who says so.
        by: Seat,
        /// What comes then.
        then: Then,
    },
}

/// How it goes on when the Kaiju has moved.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Then {
    /// V14.6: with the arrival.
    Arrive,
    /// With the actions.
    Choose,
    /// V14.2: the turn ends.
    EndTurn,
}

impl Asked {
    /// What comes after it.
    pub const fn then(self) -> Then {
        match self {
            Asked::Matsuri | Asked::Wander | Asked::Explore => Then::Choose,
            Asked::Kaiju { then, .. } | Asked::Flight { then, .. } | Asked::PrincessFlight { then, .. } => then,
        }
    }
}

impl Scene {
    /// Before the set-up: nothing is there.
    pub(crate) fn new(rules: Rules, home: Option<Station>) -> Scene {
        let nothing = Space {
            card: Ward(0),
            customers: Customers::NONE,
            art: 0,
        };
        Scene {
            rules,
            starting: Seat::new(0).expect("there is a first seat"),
            queue: [nothing; SPACES],
            matsuri: None,
            princess: None,
            kaiju: Kaiju::Absent,
            home,
            dog: Place::Away,
            kaicho: [Place::Away; MOST_PLAYERS],
            thieves: [Place::Away; Goods::ALL.len()],
            art: [0; MOST_WARDS],
            art_on_the_way: 0,
            art_earned: [0; MOST_PLAYERS],
            bonus: [0; MOST_PLAYERS],
            took: [0; MOST_PLAYERS],
            wandered: false,
            explored: false,
        }
    }

    /// V3.4: how many customers lie in the queue.
    pub fn queued(&self) -> usize {
        self.queue.iter().map(|space| space.customers.len()).sum()
    }

    /// The ward of the Kaiju.
    pub const fn kaiju_ward(&self) -> Option<Ward> {
        match self.kaiju {
            Kaiju::Ward(ward) => Some(ward),
            _ => None,
        }
    }

    /// Who is at a place, but for art collectors: thieves, the dog, Kaicho.
    pub fn at(&self, place: Place) -> impl Iterator<Item = Companion> + '_ {
        let here = move |other: &&Place| **other == place;
        let thieves = Goods::ALL.into_iter().zip(&self.thieves);
        let thieves = thieves.filter(move |(_, at)| here(at));
        let kaicho = self.kaicho.iter().enumerate().filter(move |(_, at)| here(at));
        let kaicho = kaicho.filter_map(|(seat, _)| Seat::new(seat as u8));
        let dog = (self.dog == place && self.rules.hachiko).then_some(Companion::Dog {});
        thieves
            .map(|(goods, _)| Companion::Thief { goods })
            .chain(dog)
            .chain(kaicho.map(|owner| Companion::Kaicho { owner }))
    }

    /// Is anybody at a place, but for art collectors?
    pub fn anybody_at(&self, place: Place) -> bool {
        self.dog == place || self.thieves.contains(&place) || self.kaicho.contains(&place)
    }

    /// Everyone but art collectors and, where it does not come along, the dog, goes from a place to another.
    pub(crate) fn send(&mut self, from: Place, to: Place) {
        let Scene { thieves, kaicho, .. } = self;
        for place in thieves.iter_mut().chain(kaicho).filter(|place| **place == from) {
            *place = to;
        }
    }

    /// Where one of them is.
    pub(crate) fn place_mut(&mut self, companion: Companion) -> Option<&mut Place> {
        match companion {
            Companion::Thief { goods } => self.thieves.get_mut(goods as usize),
            Companion::Kaicho { owner } => self.kaicho.get_mut(owner.index()),
            Companion::Dog {} => Some(&mut self.dog),
            Companion::Art {} => None,
        }
    }
}
