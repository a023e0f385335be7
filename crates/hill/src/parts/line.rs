//! The four railway lines, by colour.

use std::ops::{Index, IndexMut};

use serde::{Deserialize, Serialize};

/// A railway line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[repr(u8)]
#[expect(missing_docs, reason = "colours")]
pub enum Line {
    Red,
    Yellow,
    Blue,
    Black,
}

impl Line {
    /// All four, in the order of H10.7.
    pub const ALL: [Line; 4] = [Line::Red, Line::Yellow, Line::Blue, Line::Black];

    /// The colour's name.
    pub const fn name(self) -> &'static str {
        match self {
            Line::Red => "red",
            Line::Yellow => "yellow",
            Line::Blue => "blue",
            Line::Black => "black",
        }
    }
}

impl std::fmt::Display for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

/// One thing for each line.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[expect(missing_docs, reason = "colours")]
pub struct ByLine<T> {
    pub red: T,
    pub yellow: T,
    pub blue: T,
    pub black: T,
}

impl<T> ByLine<T> {
    /// Made line by line.
    pub fn from_fn(mut make: impl FnMut(Line) -> T) -> ByLine<T> {
        ByLine {
            red: make(Line::Red),
            yellow: make(Line::Yellow),
            blue: make(Line::Blue),
            black: make(Line::Black),
        }
    }

    /// The four things with their lines.
    pub fn iter(&self) -> impl Iterator<Item = (Line, &T)> {
        Line::ALL.into_iter().map(|line| (line, &self[line]))
    }

    /// The four things.
    pub fn values(&self) -> impl Iterator<Item = &T> {
        self.iter().map(|(_, value)| value)
    }
}

impl<T: Copy> ByLine<T> {
    /// The same for every line.
    pub const fn all(value: T) -> ByLine<T> {
        ByLine {
            red: value,
            yellow: value,
            blue: value,
            black: value,
        }
    }
}

impl<T> Index<Line> for ByLine<T> {
    type Output = T;
    fn index(&self, line: Line) -> &T {
        match line {
            Line::Red => &self.red,
            Line::Yellow => &self.yellow,
            Line::Blue => &self.blue,
            Line::Black => &self.black,
        }
    }
}

impl<T> IndexMut<Line> for ByLine<T> {
    fn index_mut(&mut self, line: Line) -> &mut T {
        match line {
            Line::Red => &mut self.red,
            Line::Yellow => &mut self.yellow,
            Line::Blue => &mut self.blue,
            Line::Black => &mut self.black,
        }
    }
}
