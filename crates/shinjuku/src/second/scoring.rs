//! V9, V10.6, V17.4: the score.

use table::{Say, ScorePart, Seat, SeatResult};

use crate::parts::customer::{Customers, Goods};
use crate::parts::map::Map;
use crate::second::Second;
use crate::second::components::SETS;
use crate::second::scene::Scene;
use crate::state::Public;
use crate::text::SetPart;

/// The types with art.
const TYPES: usize = SETS.len();

/// What a seat has at the end: how many of each type, doubles as two (V9.1), and what it took for Upgrades.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Collection {
    /// V9.1: of each type.
    pub types: [i32; 4],
    /// V17.1: of art, where that is a type.
    pub art: Option<i32>,
    /// V6.7: bonus tokens.
    pub bonus: i32,
}

/// V9.2: how many sets of one type, of two, of three, of four, of five.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Sets(pub [i32; TYPES]);

impl Collection {
    /// V9.1: what these customers count, beside what a seat has in the open.
    pub fn of(scene: &Scene, seat: Seat, earned: &Customers) -> Collection {
        let seat = seat.index();
        Collection {
            types: Goods::ALL.map(|goods| earned.points(goods)),
            art: scene.rules.art.then(|| i32::from(scene.art_earned[seat])),
            bonus: i32::from(scene.bonus[seat]),
        }
    }

    /// V9.4: the counts in ascending order, each bonus token given to a type that has the fewest at that moment.
    fn counts(&self) -> ([i32; TYPES], usize) {
        let [a, b, c, d] = self.types;
        let mut counts = [a, b, c, d, self.art.unwrap_or(0)];
        let types = if self.art.is_some() { TYPES } else { TYPES - 1 };
        for _ in 0..self.bonus {
            if let Some(fewest) = counts[..types].iter_mut().min() {
                *fewest += 1;
            }
        }
        counts[..types].sort_unstable();
        (counts, types)
    }

    /// V9.2, V9.3: with the counts in ascending order, each is the number of sets with that many types less than the one before.
    pub fn sets(&self) -> Sets {
        let (counts, types) = self.counts();
        let mut sets = [0; TYPES];
        let mut before = 0;
        for (place, &count) in counts[..types].iter().enumerate() {
            sets[types - 1 - place] = count - before;
            before = count;
        }
        Sets(sets)
    }

    /// V9.2, V17.4: 10 for a set of four, 6 for three, 3 for two, 1 for a single; 15 for five.
    pub fn points(&self) -> i32 {
        self.sets().points()
    }
}

impl Sets {
    /// V9.2, V17.4.
    pub fn points(&self) -> i32 {
        self.0.iter().zip(SETS).map(|(sets, points)| sets * points).sum()
    }

    /// V9.5, V17.4: what breaks ties: the larger sets first.
    pub(crate) fn tie_breaks(&self) -> [i32; TYPES] {
        let mut sets = self.0;
        sets.reverse();
        sets
    }
}

/// V10.6: more for whoever took a bonus token earlier, with that rule; without any, and without the rule, 0.
fn first_token(scene: &Scene, seat: Seat) -> i32 {
    match scene.took[seat.index()] {
        0 => 0,
        order if scene.rules.first_token => (scene.took.len() + 1) as i32 - i32::from(order),
        _ => 0,
    }
}

/// V9.5, V10.6: points, then what breaks ties.
pub(crate) fn merit(public: &Public<Second>, seat: Seat, earned: &Customers) -> (i32, [i32; TYPES + 1]) {
    let sets = Collection::of(&public.scene, seat, earned).sets();
    (sets.points(), tie_breaks(&sets, first_token(&public.scene, seat)))
}

pub(crate) fn tie_breaks(sets: &Sets, first_token: i32) -> [i32; TYPES + 1] {
    let mut breaks = [first_token; TYPES + 1];
    breaks[1..].copy_from_slice(&sets.tie_breaks());
    breaks
}

/// V9.1 to V9.5: a seat's result, not yet ranked.
pub(crate) fn result(map: &Map, public: &Public<Second>, seat: Seat, earned: &Customers) -> SeatResult {
    let collection = Collection::of(&public.scene, seat, earned);
    of_collection(map, &collection, first_token(&public.scene, seat))
}

/// V9.2: the result of a collection, by its sets.
pub(crate) fn of_collection(map: &Map, collection: &Collection, first_token: i32) -> SeatResult {
    let sets = collection.sets();
    let types = if collection.art.is_some() { TYPES } else { TYPES - 1 };
    let part = |size: usize| {
        let n = sets.0[size - 1];
        let what = match size {
            1 => SetPart::Singles { n },
            2 => SetPart::Twos { n },
            3 => SetPart::Threes { n },
            4 => SetPart::Fours { n },
            _ => SetPart::Fives { n },
        };
        ScorePart::leaf("V9.2", what.say(map), n * SETS[size - 1])
    };
    let parts = (1..=types).rev().map(part).collect();
    SeatResult {
        place: 0,
        score: ScorePart::sum("V9.2", SetPart::Sets.say(map), parts),
        tie_breaks: tie_breaks(&sets, first_token).to_vec(),
        name: None,
        title: None,
    }
}
