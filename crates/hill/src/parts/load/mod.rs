//! Card lists in TOML: reading, checking, writing. The format is described in `docs/card-lists.md`.

mod write;

use std::collections::HashSet;

use serde::{Deserialize, Serialize};
use table::load::named;
use table::{CardSet, LoadError, Say};

use crate::parts::cards::{
    Cards, Landmark, MOST_CARDS, PlanCard, PlanId, PlanKind, RequestCard, RequestKind, Roads, Token, TokenId,
    TokenIndex, TokenKind, TownCard, TownId, Upgrade,
};
use crate::parts::cell::Direction;
use crate::parts::line::{ByLine, Line};
use crate::text::{EntryKind, LoadProblem};

/// The version of the format.
const FORMAT: u32 = 1;

/// H1.4: the values of a Town card.
const VALUES: std::ops::RangeInclusive<i64> = 1..=6;

/// The points that a Plan card or a Request card can have.
const CARD_POINTS: std::ops::RangeInclusive<u8> = 1..=100;

/// H9.3: the most copies of one "no duplicates" effect.
const MOST_TWINS: usize = 4;

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
pub fn from_toml(text: &str) -> Result<Cards, LoadError> {
    let file: CardsFile =
        toml::from_str(text).map_err(|error| LoadError::syntax(text, error.span(), error.message()))?;
    Cards::try_from(file)
}

impl TryFrom<CardsFile> for Cards {
    type Error = LoadError;

    fn try_from(file: CardsFile) -> Result<Cards, LoadError> {
        LoadError::check_format(file.format, FORMAT)?;
        let cards = Cards {
            towns: entries(EntryKind::Town, &file.town, |entry| {
                (entry.id.to_string(), town_card(entry))
            })?,
            plans: entries(EntryKind::Plan, &file.plan, |entry| {
                (entry.id.to_string(), plan_card(entry))
            })?,
            tokens: entries(EntryKind::Token, &file.development, |entry| {
                (entry.id.to_string(), token(entry))
            })?,
            requests: entries(EntryKind::Request, &file.request, |entry| {
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
    kind: EntryKind,
    entries: &[E],
    read: impl Fn(&E) -> (String, Result<T, LoadProblem>),
) -> Result<Vec<T>, LoadError> {
    if entries.len() > MOST_CARDS {
        let problem = LoadProblem::TooMany {
            there: entries.len(),
            kind: kind.into(),
            most: MOST_CARDS,
        };
        return Err(LoadError::Whole {
            problem: problem.say(&()),
        });
    }
    let mut ids = HashSet::new();
    let mut list = Vec::with_capacity(entries.len());
    for entry in entries {
        let (id, read) = read(entry);
        list.push(read.map_err(|problem| entry_error(kind, &id, &problem))?);
        if ids.contains(&id) {
            return Err(entry_error(kind, &id, &LoadProblem::IdTwice));
        }
        ids.insert(id);
    }
    Ok(list)
}

fn entry_error(kind: EntryKind, id: &str, problem: &LoadProblem) -> LoadError {
    LoadError::entry(kind.say(&()), id, problem.say(&()))
}

/// H1.4: values 1 to 6, known directions, at most one landmark.
fn town_card(entry: &TownEntry) -> Result<TownCard, LoadProblem> {
    for (line, &value) in entry.points.iter() {
        if !VALUES.contains(&value) {
            return Err(LoadProblem::Value {
                line: line.name(),
                value,
                least: *VALUES.start(),
                most: *VALUES.end(),
            });
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

fn roads(names: &str) -> Result<Roads, LoadProblem> {
    names.split_whitespace().try_fold(Roads::default(), |roads, name| {
        let direction = Direction::named(name).ok_or_else(|| LoadProblem::Direction { name: name.into() })?;
        if roads.has(direction) {
            return Err(LoadProblem::RoadTwice { name: name.into() });
        }
        Ok(roads.with(direction))
    })
}

fn landmark(name: &str) -> Result<Landmark, LoadProblem> {
    named(name).ok_or_else(|| LoadProblem::Landmark { name: name.into() })
}

fn plan_card(entry: &PlanEntry) -> Result<PlanCard, LoadProblem> {
    let kind = plan_kind(entry)?;
    if !entry.landmarks.is_empty() && kind.no_duplicates() {
        return Err(LoadProblem::NoLandmarks {
            kind: entry.kind.clone(),
        });
    }
    Ok(PlanCard {
        id: PlanId(entry.id),
        kind,
        points: card_points(entry.points)?,
    })
}

fn plan_kind(entry: &PlanEntry) -> Result<PlanKind, LoadProblem> {
    Ok(match entry.kind.as_str() {
        "three_landmarks" => PlanKind::ThreeLandmarks(three_landmarks(&entry.landmarks)?),
        "four_of_a_category" => PlanKind::FourOfACategory,
        "five_types" => PlanKind::FiveTypes,
        "two_pairs" => PlanKind::TwoPairs,
        "seven_tracks" => PlanKind::SevenTracks,
        "top_left_to_bottom_right" => PlanKind::TopLeftToBottomRight,
        "top_right_to_bottom_left" => PlanKind::TopRightToBottomLeft,
        unknown => return Err(LoadProblem::Kind { name: unknown.into() }),
    })
}

fn three_landmarks(names: &[String]) -> Result<[Landmark; 3], LoadProblem> {
    let landmarks = names.iter().map(|name| landmark(name)).collect::<Result<Vec<_>, _>>()?;
    match landmarks[..] {
        [a, b, c] if a != b && b != c && a != c => Ok([a, b, c]),
        _ => Err(LoadProblem::ThreeLandmarks),
    }
}

fn token(entry: &TokenEntry) -> Result<Token, LoadProblem> {
    let colour = |kind: fn(Line) -> Upgrade| {
        let name = entry.colour.as_deref().ok_or_else(|| LoadProblem::NeedsColour {
            kind: entry.kind.clone(),
        })?;
        named(name)
            .map(|line| TokenKind::Upgrade(kind(line)))
            .ok_or_else(|| LoadProblem::Colour { name: name.into() })
    };
    let kind = match entry.kind.as_str() {
        "double_value" => colour(Upgrade::DoubleValue)?,
        "plus_three" => colour(Upgrade::PlusThree)?,
        "double_track" => TokenKind::DoubleTrack,
        "wild_landmark" => TokenKind::WildLandmark,
        unknown => return Err(LoadProblem::Kind { name: unknown.into() }),
    };
    if entry.colour.is_some() && !matches!(kind, TokenKind::Upgrade(_)) {
        return Err(LoadProblem::NoColour {
            kind: entry.kind.clone(),
        });
    }
    Ok(Token {
        id: TokenId(entry.id),
        kind,
    })
}

fn request_card(entry: &RequestEntry) -> Result<RequestCard, LoadProblem> {
    let kind: RequestKind = named(&entry.kind).ok_or_else(|| LoadProblem::Kind {
        name: entry.kind.clone(),
    })?;
    Ok(RequestCard {
        id: entry.id.clone(),
        kind,
        points: card_points(entry.points)?,
    })
}

fn card_points(points: i64) -> Result<u8, LoadProblem> {
    u8::try_from(points)
        .ok()
        .filter(|points| CARD_POINTS.contains(points))
        .ok_or_else(|| LoadProblem::Points {
            points,
            least: *CARD_POINTS.start(),
            most: *CARD_POINTS.end(),
        })
}

/// H9.3: with more than four copies of a "no duplicates" effect a card could find no line.
fn check_twins(cards: &Cards) -> Result<(), LoadError> {
    for plan in cards.plans.iter().filter(|plan| plan.kind.no_duplicates()) {
        let copies = cards.plans.iter().filter(|other| other.kind == plan.kind).count();
        if copies > MOST_TWINS {
            let problem = LoadProblem::Twins {
                copies,
                most: MOST_TWINS,
            };
            return Err(entry_error(EntryKind::Plan, &plan.id.0.to_string(), &problem));
        }
    }
    Ok(())
}
