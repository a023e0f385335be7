//! What bots know of the games: one file for each.

/// The courses of a game, from its file in `data/forecast`, read once.
macro_rules! learned {
    ($file:literal) => {
        fn course(players: u8) -> &'static $crate::forecast::Course {
            static COURSES: std::sync::LazyLock<$crate::forecast::Courses> = std::sync::LazyLock::new(|| {
                let text = include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/forecast/", $file));
                $crate::forecast::Courses::read(text).expect("a test reads it")
            });
            COURSES.of(players)
        }
    };
}

/// The net of a game: part of the program, but for pages, which fetch it when they want it.
macro_rules! own_net {
    ($game:ty, $file:literal) => {
        fn own_net() -> &'static $crate::net::OwnNet {
            #[cfg(target_family = "wasm")]
            static NET: $crate::net::OwnNet = $crate::net::OwnNet::new();
            #[cfg(not(target_family = "wasm"))]
            static NET: std::sync::LazyLock<$crate::net::OwnNet> = std::sync::LazyLock::new(|| {
                let net = $crate::net::OwnNet::new();
                let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/data/nets/", $file));
                net.bring::<$game>(bytes).expect("a test reads it");
                net
            });
            &NET
        }
    };
}

mod hill;
mod shinjuku;
mod tramways;

use std::sync::Arc;

use table::{Game, MOST_SEATS, Present, Seat, Seats};

use crate::advisor::Advisor;
use crate::forecast::Course;
use crate::net::{Net, OwnNet};
use crate::numbering::Numbered;

/// What a position is worth, by seat.
pub type Worths = [f32; MOST_SEATS as usize];

/// What a bot knows of a game.
pub trait Knowledge: Numbered {
    /// A lead of this many points is nearly a win.
    const MARGIN: f32;

    /// A gain of this many points within a thought is nearly all you can wish for.
    const GAIN: f32 = Self::MARGIN;

    /// How much its own gain counts beside the lead, from 0 to 1.
    const OWN: f32 = 0.25;

    /// How many turns a thought goes on before the position is judged.
    const HORIZON: u32;

    /// How many turns it goes on where a net judges; with none it judges at once, in the middle of a turn, too.
    const LOOK: u32;

    /// How many iterations a hint takes: about half a second in a browser.
    const HINT: u32 = Advisor::HINT;

    /// A turn that is behind another by this many points is clearly worse.
    const CLEAR: f32;

    /// Changes whenever a turn ends.
    fn turn(&self) -> u32;

    /// How far the game is, from 0 at its beginning to 1 at its end.
    fn progress(&self) -> f32;

    /// How many turns are still due to a seat, beside the others: who has already played in this round has gained what others are still to gain. Only differences
    /// between seats matter.
    fn due(&self, seat: Seat) -> f32;

    /// Can nothing that anybody still does change what this seat ends with?
    fn is_settled(&self, _seat: Seat) -> bool {
        self.awaiting().is_empty()
    }

    /// How games of this many players go on from a position; where nothing was learned, a position is taken at its worth.
    fn course(_players: u8) -> &'static Course {
        &Course::IDENTITY
    }

    /// What was learned of the game, if that is here.
    fn net() -> Option<Arc<Net>> {
        Self::own_net().get()
    }

    /// Where that is.
    fn own_net() -> &'static OwnNet;

    /// What the position is worth to each seat, in points: good enough to compare positions that are about equally far. What a seat will end with is told by
    /// [`Forecast`](crate::Forecast).
    fn worths(&self) -> Worths;

    /// How likely sensible players are to do each of these legal actions, compared with one another; 1 is usual. A number for each is added to the list.
    fn leanings(&self, seat: Seat, actions: &[Self::Action], leanings: &mut Vec<f32>);

    /// Does who decides this only leave something out?
    fn abstains(action: &Self::Action) -> bool;

    /// Does this event only tell what something was paid with? Nobody can tell turns apart that differ in nothing else.
    fn is_payment(event: &Self::Event) -> bool;

    /// Is a turn in which a seat heard these events too quiet for a puzzle, because nobody can see what it is good for?
    fn is_quiet(seat: Seat, events: &[Self::Event]) -> bool;

    /// What turns of puzzles can be about, and whether this one is: it led from one state to the other, and the seat heard these events. The lessons of the
    /// game have words for each of them.
    fn themes(before: &Self, after: &Self, seat: Seat, events: &[Self::Event]) -> Vec<(&'static str, bool)>;
}

/// A number for each seat of a game, such as what the position is worth to it; 0 for other seats.
pub(crate) fn by_seat<G: Game>(game: &G, number: impl Fn(Seat) -> f32) -> Worths {
    let mut numbers = [0.0; MOST_SEATS as usize];
    for seat in Seats::all(game.players()).iter() {
        numbers[seat.index()] = number(seat);
    }
    numbers
}

/// The ids of all games.
pub fn games() -> impl Iterator<Item = &'static str> {
    catalog::games().iter().map(|game| game.meta().id)
}

/// Something to be done with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Knowledge + Present>(self) -> Self::Output;
}

/// Does something with the game of this id; `None` if there is no such game.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
    macro_rules! known {
        ($(($game:ty, $shown:ident)),* $(,)?) => {$(
            if id == <$game>::meta().id {
                return Some(visitor.visit::<$game>());
            }
        )*};
    }
    catalog::each_game!(known);
    None
}
