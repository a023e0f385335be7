//! The parts of the score, which the engine names in English, in the reader's language.

use hill::cards::Cards;
use hill::{Line, scoring};

use super::names;
use crate::texts::{find, t};

/// A part of the score, or a title of the solo game; what is unknown passes through.
pub fn name(english: &str) -> String {
    translated(english).unwrap_or_else(|| english.to_owned())
}

fn translated(english: &str) -> Option<String> {
    match english {
        "score" => return Some(t!("hill.pad.total")),
        "lines without a fulfilled plan" => return Some(t!("hill.pad.penalty")),
        _ => {}
    }
    by_line(english)
        .or_else(|| card(english))
        .or_else(|| plan(english))
        .or_else(|| request(english))
        .or_else(|| resources(english).map(|_| t!("hill.resources_left")))
        .or_else(|| title(english))
}

fn line_named(name: &str) -> Option<Line> {
    Line::ALL.into_iter().find(|line| line.name() == name)
}

/// `red line`, `red plans`, `red line without a fulfilled plan`.
fn by_line(english: &str) -> Option<String> {
    let (line, rest) = english.split_once(' ')?;
    let line = line_named(line)?;
    match rest {
        "line" => Some(names::whole_line(line)),
        "plans" => Some(t!("hill.pad.line_plans", line = names::line(line))),
        "line without a fulfilled plan" => Some(t!("hill.pad.line_penalty", line = names::line(line))),
        _ => None,
    }
}

/// `card 12 at [0, 1] (upgraded)`.
fn card(english: &str) -> Option<String> {
    let (number, rest) = english.strip_prefix("card ")?.split_once(" at ")?;
    let number: u16 = number.parse().ok()?;
    let name = names::town(&Cards::standard(), hill::cards::TownId(number));
    Some(if rest.ends_with("(upgraded)") {
        t!("hill.pad.upgraded", card = name)
    } else {
        name
    })
}

/// `plan 12 (7 tracks)`.
fn plan(english: &str) -> Option<String> {
    let (_, words) = english.strip_prefix("plan ")?.split_once(" (")?;
    let words = words.strip_suffix(')')?;
    let cards = Cards::standard();
    let kind = cards
        .plans
        .iter()
        .map(|plan| plan.kind)
        .find(|&kind| scoring::plan_words(kind) == words)?;
    Some(names::plan_kind(kind))
}

/// `request A (crossings)`.
fn request(english: &str) -> Option<String> {
    let (id, words) = english.strip_prefix("request ")?.split_once(" (")?;
    let words = words.strip_suffix(')')?;
    let cards = Cards::standard();
    let kind = cards
        .requests
        .iter()
        .map(|request| request.kind)
        .find(|&kind| scoring::request_words(kind) == words)?;
    Some(t!("hill.pad.request_words", name = id, what = names::request(kind)))
}

/// How many resources `5 resources` are.
pub fn resources(english: &str) -> Option<u32> {
    english.strip_suffix(" resources")?.parse().ok()
}

/// H13.2: a title of the solo game.
fn title(english: &str) -> Option<String> {
    let key: String = english
        .to_lowercase()
        .chars()
        .map(|letter| if letter.is_alphanumeric() { letter } else { '_' })
        .collect();
    find(&format!("hill.title.{key}")).map(str::to_owned)
}
