//! Where boards lie while a map is composed, and how that is typed.

use tramways::board::{BOARD_COLUMNS, BOARD_ROWS};
use tramways::map::{Layout, Placed};
use tramways::square::{MOST_COLUMNS, MOST_ROWS};

/// The most boards in a row.
const ABREAST: usize = MOST_COLUMNS / BOARD_COLUMNS;
/// The most rows of boards.
const DEEP: usize = MOST_ROWS / BOARD_ROWS;

/// A place for a board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Place {
    /// Its row, from the north.
    pub row: usize,
    /// Its column, from the west.
    pub column: usize,
}

impl Place {
    /// All places, row by row.
    pub fn all() -> impl Iterator<Item = Place> {
        (0..DEEP).flat_map(|row| (0..ABREAST).map(move |column| Place { row, column }))
    }

    /// As it stands in the page.
    pub fn key(self) -> String {
        format!("{}:{}", self.row, self.column)
    }

    /// The place that stands like this in the page.
    pub fn of_key(key: &str) -> Option<Place> {
        Place::all().find(|place| place.key() == key)
    }
}

/// The boards that are laid.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Places([[Option<Placed>; ABREAST]; DEEP]);

impl Places {
    /// T2.2: as typed; empty if that is no map. Without a `/` the boards lie `abreast` in a row.
    pub fn read(text: &str, abreast: usize) -> Places {
        let mut places = Places::default();
        let Ok(layout) = Layout::parse(text, abreast) else {
            return places;
        };
        for (line, row) in layout.text().split('/').zip(&mut places.0) {
            for (letter, place) in line.chars().zip(row) {
                *place = letter.is_ascii_alphabetic().then(|| Placed {
                    letter: letter.to_ascii_uppercase(),
                    turned: letter.is_ascii_lowercase(),
                });
            }
        }
        places
    }

    /// T2.2: as it is typed, from the first row and column with a board to the last; `None` without boards.
    pub fn text(&self) -> Option<String> {
        let is_used = |place: &Place| self.at(*place).is_some();
        let rows = || Place::all().filter(is_used).map(|place| place.row);
        let columns = || Place::all().filter(is_used).map(|place| place.column);
        let (first, last) = (columns().min()?, columns().max()?);
        let letter = |place: &Option<Placed>| match place {
            None => '.',
            Some(board) if board.turned => board.letter.to_ascii_lowercase(),
            Some(board) => board.letter,
        };
        let lines = self.0[rows().min()?..=rows().max()?].iter();
        let lines: Vec<String> = lines
            .map(|row| row[first..=last].iter().map(letter).collect())
            .collect();
        Some(lines.join("/"))
    }

    /// The board on a place.
    pub fn at(&self, place: Place) -> Option<Placed> {
        self.0[place.row][place.column]
    }

    /// Where a board lies.
    pub fn find(&self, letter: char) -> Option<Place> {
        Place::all().find(|&place| self.at(place).is_some_and(|board| board.letter == letter))
    }

    /// Lays a board down. If it lay elsewhere, it changes places with what was here; otherwise it takes the place of it.
    pub fn lay(&mut self, letter: char, to: Place) {
        let from = self.find(letter);
        let board = from
            .and_then(|from| self.at(from))
            .unwrap_or(Placed { letter, turned: false });
        let before = self.at(to);
        if let Some(from) = from {
            self.put(from, before);
        }
        self.put(to, Some(board));
    }

    /// Turns the board on a place by 180 degrees.
    pub fn turn(&mut self, place: Place) {
        if let Some(board) = self.at(place) {
            self.put(
                place,
                Some(Placed {
                    turned: !board.turned,
                    ..board
                }),
            );
        }
    }

    /// Takes a board off the map.
    pub fn take_off(&mut self, letter: char) {
        if let Some(place) = self.find(letter) {
            self.put(place, None);
        }
    }

    fn put(&mut self, place: Place, board: Option<Placed>) {
        self.0[place.row][place.column] = board;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(row: usize, column: usize) -> Place {
        Place { row, column }
    }

    #[test]
    fn a_map_is_read_and_written_as_typed() {
        for text in ["AB/cD", "A./bC/.D", "A/b/C", "AB"] {
            assert_eq!(Places::read(text, 2).text().as_deref(), Some(text));
        }
        assert_eq!(Places::read("ABcD", 2).text().as_deref(), Some("AB/cD"));
        assert_eq!(Places::read("ABc", 1).text().as_deref(), Some("A/B/c"));
    }

    #[test]
    fn what_is_no_map_has_no_boards() {
        assert_eq!(Places::read("AA", 2), Places::default());
        assert_eq!(Places::default().text(), None);
    }

    #[test]
    fn only_the_part_with_boards_is_written() {
        let mut places = Places::default();
        places.lay('A', at(2, 1));
        places.lay('B', at(4, 1));
        assert_eq!(places.text().as_deref(), Some("A/./B"));
        places.lay('C', at(3, 0));
        places.turn(at(3, 0));
        assert_eq!(places.text().as_deref(), Some(".A/c./.B"));
    }

    #[test]
    fn a_board_changes_places_with_another() {
        let mut places = Places::read("AB/cD", 2);
        places.lay('C', at(0, 0));
        assert_eq!(places.text().as_deref(), Some("cB/AD"), "it stays turned");
        places.lay('E', at(0, 0));
        assert_eq!(places.text().as_deref(), Some("EB/AD"), "a new one takes the place");
        places.take_off('A');
        assert_eq!(places.text().as_deref(), Some("EB/.D"));
    }
}
