//! What is taught of the game, and what only it can ask of a learner.

use serde::Deserialize;
use table::lesson::{Source, Teach};
use table::{Book, Seat};

use crate::kind::Kind;
use crate::links::Link;
use crate::phase::Phase;
use crate::square::Square;
use crate::state::Tramways;
use crate::ticket::Ticket;

/// What the lessons say.
pub static LESSONS: Book = table::book!("texts/lessons");

/// Something that a learner is to reach.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Goal {
    /// The player board shows this.
    Has(Has),
    /// It is the learner's turn, with at least this many actions left.
    Actions(u8),
    /// A ticket is in the hand.
    Holds(Ticket),
    /// A complete link between these two locations, each named by one of its squares.
    Link {
        /// The locations.
        between: [Square; 2],
    },
    /// At least this many links that passengers can travel.
    Links(usize),
    /// A link with a loose end.
    LooseEnd {},
    /// A building of this type on a parcel.
    Building {
        /// The parcel.
        at: Square,
        /// The type.
        kind: Kind,
        /// Is it to be upgraded?
        #[serde(default)]
        upgraded: bool,
    },
    /// A parcel with the learner's disc.
    Owns(Square),
}

/// What a player has: at least this much, and at most this much stress.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "the fields of a player board")]
pub struct Has {
    #[serde(default)]
    pub money: u16,
    #[serde(default = "hopeless")]
    pub hp: i16,
    #[serde(default)]
    pub workers: u8,
    #[serde(default = "worst")]
    pub stress: u8,
}

/// TR23: happiness has no lowest level.
const fn hopeless() -> i16 {
    i16::MIN
}

const fn worst() -> u8 {
    u8::MAX
}

impl Teach for Tramways {
    type Goal = Goal;

    fn has_reached(&self, seat: Seat, goal: &Goal) -> bool {
        let city = &self.public.city;
        match *goal {
            Goal::Has(ref has) => {
                let player = self.player(seat);
                player.money >= has.money
                    && player.hp >= has.hp
                    && player.workers >= has.workers
                    && player.stress <= has.stress
            }
            Goal::Actions(least) => {
                self.public.awaiting().contains(seat)
                    && matches!(self.public.phase, Phase::Actions(turn) if turn.left >= least)
            }
            Goal::Holds(ticket) => self.hand(seat).contains(ticket),
            Goal::Link { between } => {
                let places = between.map(|at| city.place_for(&self.components.map, seat, at));
                let joins = |link: &Link| link.places == places || link.places == [places[1], places[0]];
                places.iter().all(Option::is_some) && city.links().of(seat).any(joins)
            }
            Goal::Links(least) => city.links().travelled().filter(|link| link.owner == seat).count() >= least,
            Goal::LooseEnd {} => city.links().of(seat).any(|link| !link.is_complete()),
            Goal::Building { at, kind, upgraded } => city
                .built(at)
                .is_some_and(|built| built.owner == seat && built.kind == kind && built.upgraded >= upgraded),
            Goal::Owns(at) => city.disc(at) == Some(seat),
        }
    }

    fn lessons() -> &'static [Source] {
        table::lessons![
            "t1", "t2", "t3", "t4", "t5", "t6", "t7", "t8", "t9", "t10", "t11", "t12", "t13"
        ]
    }

    fn lesson_book() -> &'static Book {
        &LESSONS
    }
}
