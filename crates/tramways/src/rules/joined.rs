//! T11.3: which locations links join.

use crate::city::City;
use crate::square::{MOST_SQUARES, Square, SquareSet};

/// Which locations a passenger can reach from which, over whatever links.
pub(crate) struct Joined {
    /// The locations where links end.
    places: SquareSet,
    /// For each of them another that it can be reached from, or itself; those that end up at the same one are joined.
    towards: [u8; MOST_SQUARES],
}

/// Every location by itself.
const ITSELF: [u8; MOST_SQUARES] = {
    let mut towards = [0; MOST_SQUARES];
    let mut at = 0;
    while at < MOST_SQUARES {
        towards[at] = at as u8;
        at += 1;
    }
    towards
};

impl Joined {
    /// No location is joined with another.
    pub(crate) const NONE: Joined = Joined {
        places: SquareSet::EMPTY,
        towards: ITSELF,
    };

    /// T11.10: what the links that can be travelled join.
    pub(crate) fn of(city: &City) -> Joined {
        let mut joined = Joined::NONE;
        for link in city.links.travelled() {
            if let [Some(one), Some(other)] = link.places {
                joined.places = joined.places.with(one).with(other);
                let (one, other) = (joined.end(one), joined.end(other));
                joined.towards[one.index()] = other.0;
            }
        }
        joined
    }

    /// Does no link join anything?
    pub(crate) const fn is_empty(&self) -> bool {
        self.places.is_empty()
    }

    /// Does a link begin at this location?
    pub(crate) const fn has(&self, place: Square) -> bool {
        self.places.contains(place)
    }

    /// The other locations that can be reached from this one.
    pub(crate) fn others(&self, place: Square) -> impl Iterator<Item = Square> + '_ {
        let end = self.end(place);
        let others = self.places.iter().filter(move |&other| other != place);
        others.filter(move |&other| self.end(other) == end)
    }

    fn end(&self, mut place: Square) -> Square {
        while self.towards[place.index()] != place.0 {
            place = Square(self.towards[place.index()]);
        }
        place
    }
}
