//! T2.1 to T2.4: the map that the boards make.

use std::fmt::Write as _;

use table::Label;

use crate::board::{BOARD_COLUMNS, BOARD_ROWS, Boards, Ground};
use crate::kind::Kind;
use crate::side::Side;
use crate::square::{MOST_COLUMNS, MOST_ROWS, MOST_SQUARES, Square, SquareSet};
use crate::text::part::MapProblem;
use crate::ticket::{Cards, Ticket};

/// The most boards in a row.
const MOST_ABREAST: usize = MOST_COLUMNS / BOARD_COLUMNS;
/// The most rows of boards.
const MOST_DEEP: usize = MOST_ROWS / BOARD_ROWS;

/// The most squares of a map that can be locations: a trip visits none of them twice.
pub const MOST_LOCATIONS: usize = 64;

/// Where a board lies: its letter, and whether it is turned by 180 degrees.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Placed {
    /// The letter.
    pub letter: char,
    /// Is it turned?
    pub turned: bool,
}

/// Rows of boards; `None` is a hole.
#[derive(Clone, PartialEq, Eq, Default, Debug)]
pub struct Layout(pub(crate) Vec<Vec<Option<Placed>>>);

impl Layout {
    /// These boards, `abreast` in each row.
    pub(crate) fn rectangle(boards: &[Placed], abreast: usize) -> Layout {
        Layout(
            boards
                .chunks(abreast)
                .map(|row| row.iter().copied().map(Some).collect())
                .collect(),
        )
    }

    /// T2.2: boards as typed. A letter is a board, a small letter a turned one; `/` ends a row, `.` is a hole. Without a `/` the boards lie `abreast` in a row.
    pub fn parse(text: &str, abreast: usize) -> Result<Layout, MapProblem> {
        let place = |letter: char| match letter {
            '.' => Ok(None),
            letter if letter.is_ascii_alphabetic() => Ok(Some(Placed {
                letter: letter.to_ascii_uppercase(),
                turned: letter.is_ascii_lowercase(),
            })),
            odd => Err(MapProblem::NoBoard { letter: odd.into() }),
        };
        let rows: Vec<Vec<Option<Placed>>> = text
            .split('/')
            .map(|row| row.chars().map(place).collect())
            .collect::<Result<_, _>>()?;
        let layout = if text.contains('/') {
            Layout(rows)
        } else {
            Layout(rows.concat().chunks(abreast.max(1)).map(<[_]>::to_vec).collect())
        };
        if layout.0.iter().any(|row| row.is_empty() || row.len() > MOST_ABREAST) || layout.0.len() > MOST_DEEP {
            return Err(MapProblem::Shape {
                rows: MOST_DEEP,
                boards: MOST_ABREAST,
            });
        }
        let mut letters: Vec<char> = layout.boards().map(|board| board.letter).collect();
        letters.sort_unstable();
        match letters.windows(2).find(|pair| pair[0] == pair[1]) {
            Some(pair) => Err(MapProblem::BoardTwice { letter: pair[0].into() }),
            None => Ok(layout),
        }
    }

    /// The boards, row by row.
    pub fn boards(&self) -> impl Iterator<Item = Placed> + '_ {
        self.0.iter().flatten().flatten().copied()
    }

    /// As it is typed.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for (number, row) in self.0.iter().enumerate() {
            if number > 0 {
                text.push('/');
            }
            for place in row {
                let letter = place.map_or('.', |board| {
                    if board.turned {
                        board.letter.to_ascii_lowercase()
                    } else {
                        board.letter
                    }
                });
                let _ = text.write_char(letter);
            }
        }
        text
    }
}

/// A parcel of the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Parcel {
    /// Its name.
    pub name: Label,
    /// Where it is.
    pub at: Square,
    /// T16.1: its Parcel card, which alone shows its number.
    pub ticket: Ticket,
}

/// The map: what is printed, and what follows from it.
#[derive(Clone, PartialEq, Debug)]
pub struct Map {
    /// How many rows.
    pub rows: u8,
    /// How many columns.
    pub columns: u8,
    /// The parcels, row by row.
    pub parcels: Vec<Parcel>,
    pub(crate) ground: [Ground; MOST_SQUARES],
    /// The squares of the map, by kind.
    pub(crate) open: SquareSet,
    pub(crate) mountains: SquareSet,
    pub(crate) parcel_squares: SquareSet,
    pub(crate) printed: SquareSet,
    neighbours: [[u8; 4]; MOST_SQUARES],
    parcel_at: [u8; MOST_SQUARES],
}

/// No square, or no parcel.
const NONE: u8 = u8::MAX;

impl Map {
    /// The map of a grid, row by row. Every parcel on it needs its card.
    pub fn new(grid: &[Vec<Ground>], cards: &Cards) -> Result<Map, MapProblem> {
        let columns = grid.iter().map(Vec::len).max().unwrap_or(0);
        if grid.len() > MOST_ROWS || columns > MOST_COLUMNS || columns == 0 {
            return Err(MapProblem::TooLarge {
                rows: MOST_ROWS,
                columns: MOST_COLUMNS,
            });
        }
        let mut map = Map {
            rows: grid.len() as u8,
            columns: columns as u8,
            parcels: Vec::new(),
            ground: [Ground::Outside; MOST_SQUARES],
            open: SquareSet::EMPTY,
            mountains: SquareSet::EMPTY,
            parcel_squares: SquareSet::EMPTY,
            printed: SquareSet::EMPTY,
            neighbours: [[NONE; 4]; MOST_SQUARES],
            parcel_at: [NONE; MOST_SQUARES],
        };
        for (row, line) in (0u8..).zip(grid) {
            for (column, &ground) in (0u8..).zip(line) {
                map.put(Square::new(row, column).expect("within the map"), ground, cards)?;
            }
        }
        if map.printed.len() + map.parcels.len() > MOST_LOCATIONS {
            return Err(MapProblem::TooManyLocations { most: MOST_LOCATIONS });
        }
        map.find_neighbours();
        Ok(map)
    }

    /// The map that boards make.
    pub(crate) fn of_boards(layout: &Layout, boards: &Boards, cards: &Cards) -> Result<Map, MapProblem> {
        let mut grid = vec![Vec::new(); layout.0.len() * BOARD_ROWS];
        for (deep, row) in layout.0.iter().enumerate() {
            for place in row {
                for line in 0..BOARD_ROWS {
                    let squares = match place {
                        None => [Ground::Outside; BOARD_COLUMNS],
                        Some(Placed { letter, turned }) => {
                            let board = boards.find(*letter).ok_or_else(|| MapProblem::UnknownBoard {
                                letter: letter.to_string(),
                                boards: boards.name.clone(),
                            })?;
                            let mut squares = board.grid[if *turned { BOARD_ROWS - 1 - line } else { line }];
                            if *turned {
                                squares.reverse();
                            }
                            squares
                        }
                    };
                    grid[deep * BOARD_ROWS + line].extend(squares);
                }
            }
        }
        Map::new(&grid, cards)
    }

    fn put(&mut self, at: Square, ground: Ground, cards: &Cards) -> Result<(), MapProblem> {
        self.ground[at.index()] = ground;
        match ground {
            Ground::Plain => self.open.insert(at),
            Ground::Mountain => {
                self.open.insert(at);
                self.mountains.insert(at);
            }
            Ground::Parcel(name) => {
                let ticket = cards.parcel(name).ok_or_else(|| MapProblem::NoParcelCard {
                    parcel: name.to_string(),
                    list: cards.name.clone(),
                })?;
                self.parcel_at[at.index()] = self.parcels.len() as u8;
                self.parcels.push(Parcel { name, at, ticket });
                self.parcel_squares.insert(at);
            }
            Ground::Building(_) => self.printed.insert(at),
            Ground::Lake | Ground::Outside => (),
        }
        Ok(())
    }

    /// TR9: seams have no meaning; the border and holes are the edge.
    fn find_neighbours(&mut self) {
        for at in self.squares() {
            for side in Side::ALL {
                let (row, column) = (at.row(), at.column());
                let next = match side {
                    Side::North => row.checked_sub(1).and_then(|row| Square::new(row, column)),
                    Side::South => Square::new(row + 1, column),
                    Side::West => column.checked_sub(1).and_then(|column| Square::new(row, column)),
                    Side::East => Square::new(row, column + 1),
                };
                let inside = next.filter(|next| self.ground[next.index()] != Ground::Outside);
                self.neighbours[at.index()][side.index()] = inside.map_or(NONE, |next| next.0);
            }
        }
    }

    /// The squares of the map, row by row.
    pub fn squares(&self) -> impl Iterator<Item = Square> + use<> {
        let ground = self.ground;
        Square::all().filter(move |at| ground[at.index()] != Ground::Outside)
    }

    /// What is printed on a square.
    pub const fn ground(&self, at: Square) -> Ground {
        self.ground[at.index()]
    }

    /// The square on this side; `None` at the edge.
    pub const fn neighbour(&self, at: Square, side: Side) -> Option<Square> {
        let next = self.neighbours[at.index()][side.index()];
        if next == NONE { None } else { Some(Square(next)) }
    }

    /// The parcel on a square.
    pub fn parcel_at(&self, at: Square) -> Option<&Parcel> {
        self.parcels.get(usize::from(self.parcel_at[at.index()]))
    }

    /// The parcel of a Parcel card.
    pub fn parcel_of(&self, ticket: Ticket) -> Option<&Parcel> {
        self.parcels.iter().find(|parcel| parcel.ticket == ticket)
    }

    /// The printed building on a square.
    pub const fn printed(&self, at: Square) -> Option<Kind> {
        match self.ground[at.index()] {
            Ground::Building(kind) => Some(kind),
            _ => None,
        }
    }

    /// T7.2: the rail symbols that a tile on this square costs.
    pub const fn rail_cost(&self, at: Square) -> u8 {
        if self.mountains.contains(at) { 2 } else { 1 }
    }
}
