//! The lessons that an account has done: on every device the same.

use sqlx::Row;
use wire::{Lessons, Refusal};

use crate::clock::now;
use crate::people::{People, Person};
use crate::refusal::Refused;
use crate::store::{Write, params};

/// The most lessons that are kept for somebody: more than there are.
const MOST: usize = 200;
/// The most characters of a name.
const LONGEST: usize = 8;

impl People {
    /// What somebody has done.
    pub(crate) async fn lessons(&self, person: &Person) -> Result<Lessons, Refused> {
        const SQL: &str = "SELECT lesson FROM lessons WHERE person = $1 ORDER BY done, lesson";
        let rows = self.store().rows(SQL, params![&person.id]).await?;
        let done = rows.iter().map(|row| row.try_get(0)).collect::<Result<_, _>>()?;
        Ok(Lessons { done })
    }

    /// Somebody has done these, too.
    pub(crate) async fn learn(&self, person: &Person, new: &Lessons) -> Result<Lessons, Refused> {
        const SQL: &str = "INSERT INTO lessons (person, lesson, done) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
        if person.account.is_none() {
            return Err(Refusal::AccountsOnly.into());
        }
        if let Some(name) = new.done.iter().find(|name| !is_name(name)) {
            return Err(Refusal::NoLesson {
                name: name.chars().take(LONGEST).collect(),
            }
            .into());
        }
        let known = self.lessons(person).await?;
        let mut news: Vec<&String> = new.done.iter().filter(|name| !known.done.contains(name)).collect();
        news.sort_unstable();
        news.dedup();
        if news.is_empty() {
            return Ok(known);
        }
        if known.done.len() + news.len() > MOST {
            return Err(Refusal::TooManyLessons { most: MOST }.into());
        }
        let insert = |write: Write, name: &&String| write.also(SQL, params![&person.id, *name, now()]);
        self.store().write(news.iter().fold(Write::default(), insert)).await?;
        self.lessons(person).await
    }
}

/// Lessons have a letter and a number.
fn is_name(name: &str) -> bool {
    let mut characters = name.chars();
    let number = |rest: &str| !rest.is_empty() && rest.chars().all(|each| each.is_ascii_digit());
    name.len() <= LONGEST
        && characters.next().is_some_and(|first| first.is_ascii_lowercase())
        && number(characters.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_lesson_is_called_by_a_letter_and_a_number() {
        assert!(["h1", "t13"].into_iter().all(is_name));
        assert!(
            !["", "h", "1", "H1", "h1x", "h 1", "h123456789", "\u{e9}1"]
                .into_iter()
                .any(is_name)
        );
    }
}
