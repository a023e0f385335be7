//! What the numbers are called.

use std::fmt::Display;

use super::{Row, Sheet, Sight};
use table::Seat;

/// The names of the numbers in each kind of row.
#[derive(Clone, Default, PartialEq, Eq, Debug)]
pub struct Names {
    /// Of the table.
    pub table: Vec<String>,
    /// Of a seat.
    pub seat: Vec<String>,
    /// Of a part of what a seat has.
    pub part: Vec<String>,
    /// Of an action.
    pub action: Vec<String>,
    about: String,
    row: Option<Row>,
    /// Rows of a kind that was seen before say nothing new.
    is_known: bool,
}

impl Names {
    /// The names of what this game shows, asked of a position in which the seat can do this.
    pub fn of<G: Sight>(game: &G, seat: Seat, actions: &[G::Action]) -> Names {
        let mut names = Names::default();
        game.see(&mut names);
        game.see_actions(seat, actions, &mut names);
        names
    }

    fn list(&mut self) -> Option<&mut Vec<String>> {
        Some(match self.row? {
            Row::Table => &mut self.table,
            Row::Seat(_) => &mut self.seat,
            Row::Part => &mut self.part,
            Row::Action => &mut self.action,
        })
    }
}

impl Sheet for Names {
    fn row(&mut self, row: Row) {
        self.row = Some(row);
        self.about.clear();
        self.is_known = self.list().is_some_and(|list| !list.is_empty());
    }

    fn about(&mut self, what: impl Display) {
        self.about = what.to_string();
    }

    fn number(&mut self, name: &'static str, _: f32) {
        if self.is_known {
            return;
        }
        let name = match &self.about[..] {
            "" => name.to_owned(),
            about => format!("{about}: {name}"),
        };
        if let Some(list) = self.list() {
            list.push(name);
        }
    }
}
