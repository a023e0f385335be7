//! What bots know of the games: one file for each.

mod hill;
mod shinjuku;
mod tramways;

use table::{Game, MOST_SEATS, Present, Seat};

/// What a position is worth, by seat.
pub type Worths = [f32; MOST_SEATS as usize];

/// What a bot knows of a game.
pub trait Knowledge: Game {
    /// A lead of so many points is nearly a win.
    const MARGIN: f32;

    /// How many turns a thought goes on before the position is judged.
    const HORIZON: u32;

    /// Changes whenever a turn ends.
    fn turn(&self) -> u32;

    /// What the position is worth to each seat, in points at the end.
    fn worths(&self) -> Worths;

    /// How likely sensible players are to do this, compared with the other legal actions; 1 is usual.
    fn leaning(&self, seat: Seat, action: &Self::Action) -> f32;
}

/// The games that bots know, by their ids.
pub const GAMES: [&str; 3] = ["hill", "shinjuku", "tramways"];

/// Something to be done with a game, whichever it is.
pub trait Visitor {
    /// What comes of it.
    type Output;
    /// Does it.
    fn visit<G: Knowledge + Present>(self) -> Self::Output;
}

/// Does something with the game of this id; `None` if bots know no such game.
pub fn visit<V: Visitor>(id: &str, visitor: V) -> Option<V::Output> {
    match id {
        "hill" => Some(visitor.visit::<::hill::Hill>()),
        "shinjuku" => Some(visitor.visit::<::shinjuku::Shinjuku>()),
        "tramways" => Some(visitor.visit::<::tramways::Tramways>()),
        _ => None,
    }
}
