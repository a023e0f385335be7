//! Who has which id.

use table::Label;

/// More than twice as many places as a map has stations or wards, so that few share one.
const PLACES: usize = 256;

/// Finds by their ids what a map has of a kind, by numbers below 128.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Register {
    ids: Vec<Label>,
    /// The numbers, each at the place that its id points to or the next that was empty.
    places: [u8; PLACES],
}

const NOBODY: u8 = u8::MAX;

impl Register {
    /// The register of these ids; their places in the list are the numbers. Of equal ones (which no checked map has) the first counts.
    pub(crate) fn new(ids: Vec<Label>) -> Register {
        let mut places = [NOBODY; PLACES];
        for (number, id) in (0..NOBODY / 2).zip(&ids) {
            let mut place = first_place(*id);
            while places[place] != NOBODY {
                place = (place + 1) % PLACES;
            }
            places[place] = number;
        }
        Register { ids, places }
    }

    /// The id with this number.
    pub(crate) fn id(&self, number: u8) -> Label {
        self.ids[usize::from(number)]
    }

    /// The number of an id.
    pub(crate) fn find(&self, id: Label) -> Option<u8> {
        let mut place = first_place(id);
        loop {
            let number = self.places[place];
            if *self.ids.get(usize::from(number))? == id {
                return Some(number);
            }
            place = (place + 1) % PLACES;
        }
    }
}

fn first_place(id: Label) -> usize {
    (id.digest() >> 56) as usize
}
