//! The pads of a game that this browser keeps: the one being filled in, and those that are finished.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use table::PadRow;

use crate::few;

/// The pads of a game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Shelf {
    /// The one being filled in.
    pub open: Pad,
    /// The finished ones, the latest first.
    pub filed: Vec<Pad>,
}

/// A pad.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Pad {
    /// A name that no other has.
    pub id: String,
    /// When something was last written on it, in milliseconds since 1970.
    pub touched: f64,
    /// A column for each player.
    pub columns: Vec<Column>,
}

/// The column of a player.
#[derive(Clone, PartialEq, Default, Debug, Serialize, Deserialize)]
pub struct Column {
    /// Who it is; empty if nobody said.
    pub name: String,
    /// What was written, by the rows' names.
    pub numbers: BTreeMap<String, i32>,
}

impl Column {
    /// A number for each row, as the game adds them up.
    pub fn in_rows(&self, rows: &[PadRow]) -> Vec<Option<i32>> {
        rows.iter().map(|row| self.numbers.get(row.id).copied()).collect()
    }
}

impl Pad {
    /// A pad for these players, with nothing on it.
    pub fn blank(id: String, names: impl Iterator<Item = String>) -> Pad {
        let column = |name| Column {
            name,
            numbers: BTreeMap::new(),
        };
        Pad {
            id,
            touched: 0.0,
            columns: names.map(column).collect(),
        }
    }

    /// Is there no number on it?
    pub fn is_blank(&self) -> bool {
        self.columns.iter().all(|column| column.numbers.is_empty())
    }

    /// Has every player a number on it?
    pub fn is_filled(&self) -> bool {
        self.columns.iter().all(|column| !column.numbers.is_empty())
    }

    /// The names of its players.
    pub fn names(&self) -> impl Iterator<Item = String> + use<> {
        self.columns
            .iter()
            .map(|column| column.name.clone())
            .collect::<Vec<_>>()
            .into_iter()
    }
}

impl Shelf {
    /// Puts the pad to the finished ones, and takes a blank one of this name for the same players. A pad with nothing on it isn't kept.
    pub fn begin_anew(&mut self, id: String) {
        let blank = Pad::blank(id, self.open.names());
        self.exchange(blank);
    }

    /// Takes a finished pad out again.
    pub fn reopen(&mut self, id: &str) {
        if let Some(place) = self.filed.iter().position(|pad| pad.id == id) {
            let pad = self.filed.remove(place);
            self.exchange(pad);
        }
    }

    /// Throws a finished pad away.
    pub fn remove(&mut self, id: &str) {
        self.filed.retain(|pad| pad.id != id);
    }

    fn exchange(&mut self, pad: Pad) {
        let done = std::mem::replace(&mut self.open, pad);
        if !done.is_blank() {
            self.filed.push(done);
            few::sort(&mut self.filed, |one, other| other.touched.total_cmp(&one.touched));
        }
    }
}

/// What was typed is not a whole number.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct NoNumber;

/// Reads a number as people type it: with any minus, and with the wide digits of a Japanese keyboard. Nothing typed is no number, and no mistake.
pub fn read(typed: &str) -> Result<Option<i32>, NoNumber> {
    let plain = |c: char| match c {
        '０'..='９' => char::from_digit(u32::from(c) - u32::from('０'), 10).unwrap_or(c),
        '−' | '–' | '－' | 'ー' => '-',
        '＋' => '+',
        other => other,
    };
    let text: String = typed.trim().chars().map(plain).collect();
    if text.is_empty() {
        return Ok(None);
    }
    text.parse().map(Some).map_err(|_| NoNumber)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn pad(id: &str, touched: f64, number: Option<i32>) -> Pad {
        let numbers = number.map(|number| ("red".to_owned(), number)).into_iter().collect();
        let name = "Ann".to_owned();
        Pad {
            id: id.into(),
            touched,
            columns: vec![Column { name, numbers }],
        }
    }

    fn filed(shelf: &Shelf) -> Vec<&str> {
        shelf.filed.iter().map(|pad| pad.id.as_str()).collect()
    }

    #[test]
    fn a_new_game_files_the_pad_and_keeps_the_players() {
        let mut shelf = Shelf {
            open: pad("a", 1.0, Some(3)),
            filed: Vec::new(),
        };
        shelf.begin_anew("b".into());
        assert_eq!((filed(&shelf), shelf.open.is_blank()), (vec!["a"], true));
        assert_eq!(shelf.open.columns[0].name, "Ann");
        shelf.begin_anew("c".into());
        assert_eq!(filed(&shelf), ["a"], "a blank pad is not worth keeping");
    }

    #[test]
    fn a_finished_pad_is_taken_out_again() {
        let mut shelf = Shelf {
            open: pad("c", 5.0, Some(1)),
            filed: vec![pad("b", 3.0, Some(2)), pad("a", 1.0, Some(3))],
        };
        shelf.reopen("a");
        assert_eq!((shelf.open.id.as_str(), filed(&shelf)), ("a", vec!["c", "b"]));
        shelf.reopen("nothing");
        shelf.remove("b");
        assert_eq!((shelf.open.id.as_str(), filed(&shelf)), ("a", vec!["c"]));
    }

    #[test]
    fn numbers_are_read_as_people_type_them() {
        assert_eq!(read(" 12 "), Ok(Some(12)));
        assert_eq!(read("−3"), Ok(Some(-3)));
        assert_eq!(read("ー１２"), Ok(Some(-12)));
        assert_eq!(read("+4"), Ok(Some(4)));
        assert_eq!(read("  "), Ok(None));
        for odd in ["x", "1.5", "-", "1 2"] {
            assert_eq!(read(odd), Err(NoNumber), "{odd}");
        }
    }
}
