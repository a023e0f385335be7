//! The puzzles of a game: a file with one a line, fetched when somebody wants them.

use gloo_net::http::Request;
use serde::Deserialize;

use crate::boards::NotLoaded;

/// What a list has to know of a puzzle.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
struct Face {
    id: String,
    grade: u8,
    themes: Vec<String>,
}

/// A puzzle that nobody has opened yet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Item {
    /// Its name.
    pub id: String,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// What it is about.
    pub themes: Vec<String>,
    /// All of it, as JSON.
    pub text: String,
}

/// The puzzles of a game.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Shelf {
    /// All of them, in the order of the file.
    pub items: Vec<Item>,
}

impl Shelf {
    /// The puzzles in a file. A line that is none is left out.
    pub fn read(text: &str) -> Shelf {
        let item = |line: &str| {
            let face: Face = serde_json::from_str(line).ok()?;
            Some(Item {
                id: face.id,
                grade: face.grade.clamp(1, 5),
                themes: face.themes,
                text: line.to_owned(),
            })
        };
        Shelf {
            items: text.lines().filter_map(item).collect(),
        }
    }

    /// The puzzles of a game, when they come.
    pub async fn fetch(game: &str) -> Result<Shelf, NotLoaded> {
        let answer = Request::get(&format!("/puzzles-{game}.jsonl"))
            .send()
            .await
            .map_err(|_| NotLoaded)?;
        if !answer.ok() {
            return Err(NotLoaded);
        }
        let shelf = Shelf::read(&answer.text().await.map_err(|_| NotLoaded)?);
        if shelf.items.is_empty() {
            Err(NotLoaded)
        } else {
            Ok(shelf)
        }
    }

    /// The puzzle of this name.
    pub fn find(&self, id: &str) -> Option<&Item> {
        self.items.iter().find(|item| item.id == id)
    }

    /// What puzzles are about, with how many there are of each, the most first.
    pub fn themes(&self) -> Vec<(String, usize)> {
        let mut themes: Vec<(String, usize)> = Vec::new();
        for theme in self.items.iter().flat_map(|item| &item.themes) {
            match themes.iter_mut().find(|(known, _)| known == theme) {
                Some((_, count)) => *count += 1,
                None => themes.push((theme.clone(), 1)),
            }
        }
        crate::few::sort(&mut themes, |(_, one), (_, other)| other.cmp(one));
        themes
    }

    /// The puzzle of a day, counted from any one: the same for everybody, and harder from Monday to Sunday.
    pub fn of_day(&self, day: u32) -> Option<&Item> {
        /// The grades from Monday to Sunday.
        const WEEK: [u8; 7] = [1, 1, 2, 2, 3, 4, 5];
        /// The first day of the count was a Thursday.
        const THURSDAY: u32 = 3;
        let wanted = WEEK[((day + THURSDAY) % 7) as usize];
        let nearest = self.items.iter().map(|item| item.grade.abs_diff(wanted)).min()?;
        let fit: Vec<&Item> = self
            .items
            .iter()
            .filter(|item| item.grade.abs_diff(wanted) == nearest)
            .collect();
        // days that follow each other lead far apart
        let place = day.wrapping_mul(2_654_435_761) >> 8;
        fit.get(place as usize % fit.len()).copied()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shelf() -> Shelf {
        let line = |number: u8| {
            let grade = 1 + number % 5;
            format!("{{\"id\":\"p{number}\",\"grade\":{grade},\"themes\":[\"even\"],\"more\":1}}\n")
        };
        Shelf::read(&(0..40).map(line).collect::<Vec<_>>().concat())
    }

    #[test]
    fn a_line_that_is_none_is_left_out() {
        let shelf = Shelf::read("{\"id\":\"a\",\"grade\":9,\"themes\":[]}\nnonsense\n");
        assert_eq!(
            shelf
                .items
                .iter()
                .map(|item| (item.id.as_str(), item.grade))
                .collect::<Vec<_>>(),
            [("a", 5)]
        );
    }

    #[test]
    fn puzzles_get_harder_through_the_week() {
        let shelf = shelf();
        // 2026-11-16 is a Monday, 20,773 days after the first of 1970
        let grades: Vec<u8> = (20_773..20_780)
            .filter_map(|day| Some(shelf.of_day(day)?.grade))
            .collect();
        assert_eq!(grades, [1, 1, 2, 2, 3, 4, 5]);
        let (monday, next) = (shelf.of_day(20_773), shelf.of_day(20_780));
        assert!(monday.is_some() && monday != next, "another one each week");
    }

    #[test]
    fn themes_are_counted() {
        assert_eq!(shelf().themes(), [("even".to_owned(), 40)]);
    }
}
