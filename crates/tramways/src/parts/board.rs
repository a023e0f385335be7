//! T1.2: the modular boards.

use std::sync::{Arc, LazyLock};

use table::Label;

use crate::kind::Kind;
use crate::load;

/// T1.2: the rows of a board.
pub const BOARD_ROWS: usize = 3;
/// T1.2: the columns of a board.
pub const BOARD_COLUMNS: usize = 5;

/// A kind of square.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Ground {
    /// Outside the map.
    Outside,
    /// Plain: one rail symbol per tile.
    Plain,
    /// Mountain: two rail symbols per tile.
    Mountain,
    /// Lake: no rail, ever.
    Lake,
    /// A parcel.
    Parcel(Label),
    /// A square of a printed building.
    Building(Kind),
}

/// A board as printed.
#[derive(Clone, PartialEq, Debug)]
pub struct Board {
    /// Its letter.
    pub letter: char,
    /// Its squares, row by row from the north.
    pub grid: [[Ground; BOARD_COLUMNS]; BOARD_ROWS],
}

impl Board {
    /// All squares.
    pub fn squares(&self) -> impl Iterator<Item = Ground> + '_ {
        self.grid.iter().flatten().copied()
    }

    /// The parcels.
    pub fn parcels(&self) -> impl Iterator<Item = Label> + '_ {
        self.squares().filter_map(|ground| {
            if let Ground::Parcel(name) = ground {
                Some(name)
            } else {
                None
            }
        })
    }
}

/// The boards of a game.
#[derive(Clone, PartialEq, Debug)]
pub struct Boards {
    /// What the set is called.
    pub name: String,
    /// The boards in the order of their letters.
    pub boards: Vec<Board>,
}

impl Boards {
    /// The boards of this program.
    pub fn standard() -> Arc<Boards> {
        static STANDARD: LazyLock<Arc<Boards>> = LazyLock::new(|| {
            let boards =
                load::boards_from_toml(include_str!("../../data/boards.toml")).expect("our own boards are right");
            Arc::new(boards)
        });
        Arc::clone(&STANDARD)
    }

    /// Are these the boards of this program?
    pub fn is_standard(&self) -> bool {
        let standard = Boards::standard();
        std::ptr::eq(self, &raw const *standard) || *self == *standard
    }

    /// The board with this letter.
    pub fn find(&self, letter: char) -> Option<&Board> {
        self.boards.iter().find(|board| board.letter == letter)
    }
}
