//! A page for people who balance a game: one HTML file with all its figures, made of tables of games. It needs no script and loads nothing.

mod figure;
mod games;
mod gathered;
mod sections;
mod spread;
mod things;
mod words;

use crate::rows::Row;
use gathered::Gathered;
use words::{count, escape};

pub use games::PageError;
pub(crate) use games::{Games, Kind, identity};

/// A page that is being made: rows go in, HTML comes out.
#[derive(Default)]
pub struct Page {
    gathered: Gathered,
    games: Games,
}

impl Page {
    /// Adds a row. The rows of a game come one after the other, in the order of the seats. A game that comes again counts once.
    pub fn add(&mut self, row: Row) -> Result<(), PageError> {
        self.games.add(row)?.map_or(Ok(()), |game| self.gathered.add(&game))
    }

    /// Ends a table: a game can't begin in one and end in another.
    pub fn end_of_table(&mut self) -> Result<(), PageError> {
        self.games.end_of_table()
    }

    /// How many games there are, each counted once.
    pub fn games(&self) -> u64 {
        self.gathered.games
    }

    /// How many games came more than once.
    pub fn repeated(&self) -> u64 {
        self.gathered.repeated
    }

    /// The page. `name` is the full name of the game.
    pub fn html(&self, name: &str) -> Result<String, PageError> {
        let kind = self.gathered.kind.as_ref().ok_or(PageError::Empty)?;
        let title = format!(
            "{}: {} games for {}",
            name,
            count(self.gathered.games),
            players(kind.players)
        );
        let title = escape(&title);
        let repeated = match self.gathered.repeated {
            0 => String::new(),
            number => format!(" {} games came more than once and count once.", count(number)),
        };
        let options = escape(&kind.options);
        let about = format!(
            "Rules version {}, options <code>{options}</code>. Intervals are 95 % intervals.{repeated}",
            kind.rules
        );
        let sections = sections::all(&self.gathered);
        let style = include_str!("style.css");
        Ok(format!(
            "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>{title}</title>\n<style>\n{style}</style>\n</head>\n<body>\n<header>\n<h1>{title}</h1>\n<p class=\"read\">{about}</p>\n</header>\n\
             <main>\n{sections}</main>\n<footer><p>Made by roundhouse report.</p></footer>\n</body>\n</html>\n"
        ))
    }
}

fn players(number: u32) -> String {
    if number == 1 {
        "1 player".into()
    } else {
        format!("{number} players")
    }
}
