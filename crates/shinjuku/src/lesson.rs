//! What is taught of the game, and what only it can ask of a learner.

use serde::Deserialize;
use table::lesson::{Source, Teach};
use table::{Book, Label, Seat};

use crate::edition::Edition;
use crate::parts::customer::Goods;
use crate::parts::map::{Station, Wards};
use crate::state::{Played, Sells};

/// What the lessons say.
pub static LESSONS: Book = table::book!("texts/lessons");

/// Something that a learner is to reach.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// The connection between two stations has your track, whichever is named first.
    Track([Label; 2]),
    /// One of these stations has your store; with `goods`, one that sells these.
    Store {
        /// The stations.
        at: Vec<Label>,
        /// What it sells.
        #[serde(default)]
        goods: Option<Goods>,
    },
    /// S4: your cards pay where a card of this ward is asked for.
    CanPay(Label),
}

impl<E: Edition> Played<E> {
    fn has_track(&self, seat: Seat, between: [Label; 2]) -> bool {
        let [from, to] = between.map(|id| self.map().find_station(id));
        from.zip(to)
            .and_then(|(from, to)| self.map().connection_between(from, to))
            .is_some_and(|connection| self.public().tracks.of(seat).contains(connection))
    }

    fn has_store(&self, seat: Seat, station: Station, goods: Option<Goods>) -> bool {
        let store = self.public().store(station).filter(|store| store.owner == seat);
        store.is_some_and(|store| goods.is_none_or(|goods| store.sells == Sells::Goods(goods)))
    }
}

impl<E: Edition> Teach for Played<E> {
    type Goal = Goal;

    fn has_reached(&self, seat: Seat, goal: &Goal) -> bool {
        match goal {
            Goal::Track(between) => self.has_track(seat, *between),
            Goal::Store { at, goods } => {
                let mut stations = at.iter().filter_map(|&id| self.map().find_station(id));
                stations.any(|station| self.has_store(seat, station, *goods))
            }
            Goal::CanPay(ward) => {
                let ward = self.map().find_ward(*ward);
                ward.is_some_and(|ward| self.means(seat).pay_for(Wards::only(ward)))
            }
        }
    }

    fn lessons() -> &'static [Source] {
        E::lessons()
    }

    fn lesson_book() -> &'static Book {
        &LESSONS
    }
}
