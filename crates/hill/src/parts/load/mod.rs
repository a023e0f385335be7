//! Card lists in TOML: reading, checking, writing. The format is described in `docs/card-lists.md`.

mod write;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use table::CardSet;
use thiserror::Error;

use crate::parts::cards::{
    Cards, Landmark, MOST_CARDS, PlanCard, PlanId, PlanKind, RequestCard, RequestKind, Roads, Token, TokenId,
    TokenIndex, TokenKind, TownCard, TownId, Upgrade,
};
use crate::parts::cell::Direction;
use crate::parts::line::{ByLine, Line};

/// The version of the format.
const FORMAT: u32 = 1;

/// H1.4: the values of a Town card.
const VALUES: std::ops::RangeInclusive<i64> = 1..=6;

/// The points that a Plan card or a Request card can have.
const CARD_POINTS: std::ops::RangeInclusive<u8> = 1..=100;

/// H9.3: the most copies of one "no duplicates" effect.
const MOST_TWINS: usize = 4;

/// Why a card list was refused.
#[derive(Clone, PartialEq, Eq, Debug, Error)]
pub enum CardsError {
    /// It is not TOML, or not of this shape.
    #[error("line {line}: {reason}")]
    Syntax {
        /// The line in the file, from 1.
        line: usize,
        /// What the reader says.
        reason: String,
    },
    /// The format is not ours.
    #[error("format {0} is unknown; this program reads format {FORMAT}")]
    Format(u32),
    /// One entry is wrong.
    #[error("{kind} {id}: {reason}")]
    Entry {
        /// Which list it stands in.
        kind: &'static str,
        /// Its id.
        id: String,
        /// What is wrong with it.
        reason: String,
    },
    /// The list as a whole is wrong.
    #[error("{0}")]
    List(String),
}

/// The file as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsFile {
    format: u32,
    name: String,
    #[serde(default)]
    town: Vec<TownEntry>,
    #[serde(default)]
    plan: Vec<PlanEntry>,
    #[serde(default)]
    development: Vec<TokenEntry>,
    #[serde(default)]
    request: Vec<RequestEntry>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TownEntry {
    id: u16,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    landmark: Option<String>,
    points: ByLine<i64>,
    roads: String,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PlanEntry {
    id: u16,
    kind: String,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    landmarks: Vec<String>,
    points: i64,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TokenEntry {
    id: u16,
    kind: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    colour: Option<String>,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RequestEntry {
    id: String,
    kind: String,
    points: i64,
}

/// Reads and checks a card list.
pub fn from_toml(text: &str) -> Result<Cards, CardsError> {
    let file: CardsFile = toml::from_str(text).map_err(|error| {
        let line = error
            .span()
            .map_or(1, |span| text[..span.start.min(text.len())].matches('\n').count() + 1);
        CardsError::Syntax {
            line,
            reason: error.message().replace('\n', " "),
        }
    })?;
    Cards::try_from(file)
}

impl TryFrom<CardsFile> for Cards {
    type Error = CardsError;

    fn try_from(file: CardsFile) -> Result<Cards, CardsError> {
        if file.format != FORMAT {
            return Err(CardsError::Format(file.format));
        }
        let cards = Cards {
            towns: entries("Town card", &file.town, |entry| {
                (entry.id.to_string(), town_card(entry))
            })?,
            plans: entries("Plan card", &file.plan, |entry| {
                (entry.id.to_string(), plan_card(entry))
            })?,
            tokens: entries("Development token", &file.development, |entry| {
                (entry.id.to_string(), token(entry))
            })?,
            requests: entries("Request card", &file.request, |entry| {
                (entry.id.clone(), request_card(entry))
            })?,
            name: file.name,
            double_tracks: CardSet::EMPTY,
            wilds: CardSet::EMPTY,
        };
        check_twins(&cards)?;
        let of_kind = |kind| -> CardSet<TokenIndex> {
            CardSet::first(cards.tokens.len())
                .iter()
                .filter(|&token| cards.token(token).kind == kind)
                .collect()
        };
        let (double_tracks, wilds) = (of_kind(TokenKind::DoubleTrack), of_kind(TokenKind::WildLandmark));
        Ok(Cards {
            double_tracks,
            wilds,
            ..cards
        })
    }
}

/// Reads the entries of one list, and checks that there are not too many and that no id appears twice.
fn entries<E, T>(
    kind: &'static str,
    entries: &[E],
    read: impl Fn(&E) -> (String, Result<T, String>),
) -> Result<Vec<T>, CardsError> {
    if entries.len() > MOST_CARDS {
        return Err(CardsError::List(format!(
            "{} {kind}s: at most {MOST_CARDS} are possible",
            entries.len()
        )));
    }
    let mut ids = HashSet::new();
    let mut list = Vec::with_capacity(entries.len());
    for entry in entries {
        let (id, read) = read(entry);
        list.push(read.map_err(|reason| CardsError::Entry {
            kind,
            id: id.clone(),
            reason,
        })?);
        if !ids.insert(id.clone()) {
            return Err(CardsError::Entry {
                kind,
                id,
                reason: "this id appears twice in the list".into(),
            });
        }
    }
    Ok(list)
}

/// H1.4: values 1 to 6, known directions, at most one landmark.
fn town_card(entry: &TownEntry) -> Result<TownCard, String> {
    for (line, &value) in entry.points.iter() {
        if !VALUES.contains(&value) {
            let (least, most) = (VALUES.start(), VALUES.end());
            return Err(format!("{line} is worth {value}; values run from {least} to {most}"));
        }
    }
    let landmark = entry.landmark.as_deref().map(landmark).transpose()?;
    let values = ByLine::from_fn(|line| entry.points[line] as u8);
    Ok(TownCard {
        id: TownId(entry.id),
        values,
        roads: roads(&entry.roads)?,
        landmark,
    })
}

fn roads(names: &str) -> Result<Roads, String> {
    names.split_whitespace().try_fold(Roads::default(), |roads, name| {
        let direction = Direction::named(name)
            .ok_or_else(|| format!("unknown direction '{name}'; there are N NE E SE S SW W NW"))?;
        if roads.has(direction) {
            return Err(format!("the road to {name} appears twice"));
        }
        Ok(roads.with(direction))
    })
}

fn landmark(name: &str) -> Result<Landmark, String> {
    named(name).ok_or_else(|| format!("unknown landmark '{name}'"))
}

fn plan_card(entry: &PlanEntry) -> Result<PlanCard, String> {
    let kind = plan_kind(entry)?;
    if !entry.landmarks.is_empty() && kind.no_duplicates() {
        return Err(format!("the kind '{}' names no landmarks", entry.kind));
    }
    Ok(PlanCard {
        id: PlanId(entry.id),
        kind,
        points: card_points(entry.points)?,
    })
}

fn plan_kind(entry: &PlanEntry) -> Result<PlanKind, String> {
    Ok(match entry.kind.as_str() {
        "three_landmarks" => PlanKind::ThreeLandmarks(three_landmarks(&entry.landmarks)?),
        "four_of_a_category" => PlanKind::FourOfACategory,
        "five_types" => PlanKind::FiveTypes,
        "two_pairs" => PlanKind::TwoPairs,
        "seven_tracks" => PlanKind::SevenTracks,
        "top_left_to_bottom_right" => PlanKind::TopLeftToBottomRight,
        "top_right_to_bottom_left" => PlanKind::TopRightToBottomLeft,
        unknown => return Err(format!("unknown kind '{unknown}'")),
    })
}

fn three_landmarks(names: &[String]) -> Result<[Landmark; 3], String> {
    let landmarks = names.iter().map(|name| landmark(name)).collect::<Result<Vec<_>, _>>()?;
    match landmarks[..] {
        [a, b, c] if a != b && b != c && a != c => Ok([a, b, c]),
        _ => Err("three different landmarks are needed".into()),
    }
}

fn token(entry: &TokenEntry) -> Result<Token, String> {
    let colour = |kind: fn(Line) -> Upgrade| {
        let name = entry
            .colour
            .as_deref()
            .ok_or_else(|| format!("the kind '{}' needs a colour", entry.kind))?;
        named(name)
            .map(|line| TokenKind::Upgrade(kind(line)))
            .ok_or_else(|| format!("unknown colour '{name}'"))
    };
    let kind = match entry.kind.as_str() {
        "double_value" => colour(Upgrade::DoubleValue)?,
        "plus_three" => colour(Upgrade::PlusThree)?,
        "double_track" => TokenKind::DoubleTrack,
        "wild_landmark" => TokenKind::WildLandmark,
        unknown => return Err(format!("unknown kind '{unknown}'")),
    };
    if entry.colour.is_some() && !matches!(kind, TokenKind::Upgrade(_)) {
        return Err(format!("the kind '{}' has no colour", entry.kind));
    }
    Ok(Token {
        id: TokenId(entry.id),
        kind,
    })
}

fn request_card(entry: &RequestEntry) -> Result<RequestCard, String> {
    let kind: RequestKind = named(&entry.kind).ok_or_else(|| format!("unknown kind '{}'", entry.kind))?;
    Ok(RequestCard {
        id: entry.id.clone(),
        kind,
        points: card_points(entry.points)?,
    })
}

fn card_points(points: i64) -> Result<u8, String> {
    u8::try_from(points)
        .ok()
        .filter(|points| CARD_POINTS.contains(points))
        .ok_or_else(|| format!("{points} points; 1 to 100 are possible"))
}

/// The variant of a plain enum that has this name in the files.
fn named<T: for<'de> Deserialize<'de>>(name: &str) -> Option<T> {
    T::deserialize(serde::de::value::StrDeserializer::<serde::de::value::Error>::new(name)).ok()
}

/// H9.3: with more than four copies of a "no duplicates" effect a card could find no line.
fn check_twins(cards: &Cards) -> Result<(), CardsError> {
    for plan in cards.plans.iter().filter(|plan| plan.kind.no_duplicates()) {
        let copies = cards.plans.iter().filter(|other| other.kind == plan.kind).count();
        if copies > MOST_TWINS {
            let reason = format!("H9.3 {copies} copies of this effect; at most {MOST_TWINS} find a line each");
            return Err(CardsError::Entry {
                kind: "Plan card",
                id: plan.id.0.to_string(),
                reason,
            });
        }
    }
    Ok(())
}
