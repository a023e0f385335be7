//! What is told, in the words of whoever is told.

use table::words::Argument;
use wire::{NewsKind, Time};

use super::matter::{About, CUP, CupNews, Matter};
use crate::words::Words;

const HOUR: Time = 3_600_000;

/// News on their way: one line or several.
#[derive(Clone, Debug)]
pub(super) struct Letter {
    pub(super) words: Words,
    pub(super) lines: Vec<Line>,
}

/// One piece of news.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Line {
    /// Of which kind; a test has none.
    pub(super) kind: Option<NewsKind>,
    /// At which table.
    pub(super) table: Option<String>,
    /// Which game, by its id.
    pub(super) game: Option<String>,
    /// Whom it is about.
    pub(super) player: Option<String>,
    pub(super) text: String,
}

impl Letter {
    /// A letter that says nothing but that it came.
    pub(super) fn test(words: Words) -> Letter {
        let line = Line {
            kind: None,
            table: None,
            game: None,
            player: None,
            text: words.say("news-test", &[]),
        };
        Letter {
            words,
            lines: vec![line],
        }
    }

    /// All lines as one text.
    pub(super) fn text(&self) -> String {
        let lines: Vec<&str> = self.lines.iter().map(|line| line.text.as_str()).collect();
        lines.join("\n")
    }

    /// What stands above it.
    pub(super) fn subject(&self) -> String {
        match self.lines.as_slice() {
            [line] => line.text.clone(),
            lines => self
                .words
                .say("news-several", &[("n", Argument::Number(lines.len() as i64))]),
        }
    }

    /// The table that all of it is about.
    pub(super) fn table(&self) -> Option<&str> {
        let first = self.lines.first()?.table.as_deref()?;
        let same = |line: &Line| line.table.as_deref() == Some(first);
        self.lines.iter().all(same).then_some(first)
    }
}

impl Line {
    pub(super) fn new(words: Words, about: &About, matter: &Matter, now: Time) -> Line {
        Line {
            kind: Some(about.kind),
            table: Some(about.table.clone()),
            game: Some(matter.game.clone()),
            player: matter.whose.clone(),
            text: said(words, about, matter, now),
        }
    }
}

fn said(words: Words, about: &About, matter: &Matter, now: Time) -> String {
    let name = catalog::find(&matter.game).map_or_else(|_| matter.game.clone(), |game| game.meta().name.to_owned());
    let game = ("game", Argument::Name(name));
    let names = |names: &[String]| Argument::All(names.iter().cloned().map(Argument::Name).collect());
    let one = |name: &Option<String>| Argument::Name(name.clone().unwrap_or_else(|| "?".to_owned()));
    let with = ("names", names(&matter.names));
    let alone = matter.names.is_empty();
    if let Some(cup) = &matter.cup
        && let Some(said) = of_cup(words, about, matter, cup)
    {
        return said;
    }
    match about.kind {
        NewsKind::Turn if about.person.is_none() => words.say("news-turn-of", &[("name", one(&matter.whose)), game]),
        NewsKind::Turn if alone => words.say("news-turn", &[game]),
        NewsKind::Turn => words.say("news-turn-with", &[game, with]),
        NewsKind::Began if matter.is_followed => words.say("news-followed", &[("name", one(&matter.whose)), game]),
        NewsKind::Began if alone => words.say("news-began", &[game]),
        NewsKind::Began => words.say("news-began-with", &[game, with]),
        NewsKind::Ended if matter.winners.is_empty() => words.say("news-ended", &[game]),
        NewsKind::Ended => words.say("news-ended-won", &[game, ("names", names(&matter.winners))]),
        NewsKind::Invited => words.say("news-invited", &[("name", one(&matter.host)), game]),
        NewsKind::Plan => words.say("news-plan", &[game]),
        NewsKind::Clock => words.say("news-clock", &[game, ("left", left(words, matter, now))]),
    }
}

/// What is told of a tournament, or of the beginning of one of its games. All else is told as of any game.
fn of_cup(words: Words, about: &About, matter: &Matter, cup: &CupNews) -> Option<String> {
    let name = ("cup", Argument::Name(cup.name.clone()));
    let names = |names: &[String]| Argument::All(names.iter().cloned().map(Argument::Name).collect());
    match (about.kind, about.cup().is_some(), cup.place) {
        (NewsKind::Began, true, _) => Some(words.say("news-cup-began", &[name])),
        (NewsKind::Began, false, _) if matter.names.is_empty() => Some(words.say("news-cup-table-alone", &[name])),
        (NewsKind::Began, false, _) => Some(words.say("news-cup-table", &[name, ("names", names(&matter.names))])),
        (NewsKind::Ended, true, Some(place)) => {
            let place = ("place", Argument::Number(place.into()));
            let winners = ("names", names(&matter.winners));
            Some(words.say("news-cup-ended", &[name, place, winners]))
        }
        (NewsKind::Ended, true, None) => Some(words.say("news-cup-cancelled", &[name])),
        _ => None,
    }
}

/// Where a piece of news leads, on this server: a table, or a tournament.
pub(super) fn path(place: &str) -> String {
    match place.strip_prefix(CUP) {
        Some(cup) => format!("/cups/{cup}"),
        None => format!("/table/{place}"),
    }
}

/// How much time is left.
fn left(words: Words, matter: &Matter, now: Time) -> Argument {
    let left = matter.clock.as_ref().map_or(0, |clock| clock.left(now).max(0));
    let (id, n) = match left {
        ..HOUR => ("news-minutes", left / 60_000),
        _ => ("news-hours", left / HOUR),
    };
    Argument::Name(words.say(id, &[("n", Argument::Number(n))]))
}
