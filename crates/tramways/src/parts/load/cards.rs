//! T1.3: card lists.

use serde::{Deserialize, Serialize};
use table::load::{file_name, named};

use super::{FORMAT, LoadError, check_head, check_name, entry_error, file_from_toml, parcel_name, whole_error};
use crate::kind::Kind;
use crate::text::load::{EntryKind, LoadProblem};
use crate::ticket::{Cards, Class, Consequence, Face, Icon, MOST_TICKETS, SLOTS, Ticket};

/// T2.12: the marks of Auction cards.
const MARKS: std::ops::RangeInclusive<u8> = 2..=5;

/// The file as it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CardsFile {
    format: u32,
    name: String,
    #[serde(default)]
    development: Vec<CardEntry>,
    #[serde(default)]
    parcel: Vec<CardEntry>,
    #[serde(default)]
    building: Vec<CardEntry>,
    #[serde(default)]
    auction: Vec<CardEntry>,
    #[serde(default)]
    generic: Vec<CardEntry>,
}

/// A card of any list; what only one kind of card has is optional here and checked for each kind.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct CardEntry {
    id: i64,
    name: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    parcel: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    building: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    players: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    void: Option<bool>,
    icons: Vec<String>,
    strip: bool,
    consequence: String,
}

/// One of the five lists: what a card of it is called, its entries, and how to read what only these cards have.
struct List<'a> {
    kind: EntryKind,
    entries: &'a [CardEntry],
    class: fn(&CardEntry) -> Result<Class, LoadProblem>,
}

impl CardsFile {
    fn lists(&self) -> [List<'_>; 5] {
        [
            List {
                kind: EntryKind::Development,
                entries: &self.development,
                class: |_| Ok(Class::Development),
            },
            List {
                kind: EntryKind::Parcel,
                entries: &self.parcel,
                class: parcel_class,
            },
            List {
                kind: EntryKind::Building,
                entries: &self.building,
                class: building_class,
            },
            List {
                kind: EntryKind::Auction,
                entries: &self.auction,
                class: auction_class,
            },
            List {
                kind: EntryKind::Generic,
                entries: &self.generic,
                class: |_| Ok(Class::Generic),
            },
        ]
    }
}

/// Reads and checks a card list.
pub fn cards_from_toml(text: &str) -> Result<Cards, LoadError> {
    Cards::try_from(file_from_toml::<CardsFile>(text)?)
}

impl TryFrom<CardsFile> for Cards {
    type Error = LoadError;

    fn try_from(file: CardsFile) -> Result<Cards, LoadError> {
        check_head(file.format, &file.name)?;
        let mut faces: Vec<Face> = Vec::new();
        for List { kind, entries, class } in file.lists() {
            for entry in entries {
                let face = class(entry)
                    .and_then(|class| read_face(entry, class))
                    .and_then(|face| unique(face, &faces));
                faces.push(face.map_err(|problem| entry_error(kind, &entry.id.to_string(), &problem))?);
            }
        }
        if faces.is_empty() {
            return Err(whole_error(&LoadProblem::NoCards { most: MOST_TICKETS }));
        }
        faces.sort_by_key(|face| face.ticket);
        Ok(Cards::new(file.name, faces))
    }
}

fn parcel_class(entry: &CardEntry) -> Result<Class, LoadProblem> {
    let name = entry.parcel.as_deref().ok_or(LoadProblem::ParcelMissing)?;
    parcel_name(name)
        .map(Class::Parcel)
        .ok_or_else(|| LoadProblem::NoParcel { name: name.into() })
}

fn building_class(entry: &CardEntry) -> Result<Class, LoadProblem> {
    let letter = entry.building.as_deref().ok_or(LoadProblem::BuildingMissing)?;
    let kind = Kind::ALL.into_iter().find(|kind| letter == kind.letter().to_string());
    kind.map(Class::Building)
        .ok_or_else(|| LoadProblem::NoBuilding { name: letter.into() })
}

/// T2.12: the mark is the smallest number of players.
fn auction_class(entry: &CardEntry) -> Result<Class, LoadProblem> {
    let players = entry.players.ok_or(LoadProblem::PlayersMissing)?;
    let mark = u8::try_from(players).ok().filter(|mark| MARKS.contains(mark));
    let players = mark.ok_or_else(|| LoadProblem::Players {
        players: players.to_string(),
        least: *MARKS.start(),
        most: *MARKS.end(),
    })?;
    Ok(Class::Auction {
        players,
        void: entry.void.unwrap_or(false),
    })
}

fn read_face(entry: &CardEntry, class: Class) -> Result<Face, LoadProblem> {
    let ticket = u8::try_from(entry.id)
        .ok()
        .and_then(Ticket::new)
        .ok_or(LoadProblem::Number { most: MOST_TICKETS })?;
    check_name(&entry.name)?;
    check_fields(entry, class)?;
    let icons = read_icons(&entry.icons, class)?;
    let consequence = named(&entry.consequence).ok_or_else(|| LoadProblem::NoConsequence {
        name: entry.consequence.clone(),
        consequences: [Consequence::None, Consequence::Pay3, Consequence::Stress1]
            .map(file_name)
            .to_vec(),
    })?;
    Ok(Face {
        ticket,
        name: entry.name.clone(),
        class,
        icons,
        strip: entry.strip,
        consequence,
    })
}

/// Nothing is said that only cards of another kind have.
fn check_fields(entry: &CardEntry, class: Class) -> Result<(), LoadProblem> {
    let (is_parcel, is_building) = (matches!(class, Class::Parcel(_)), matches!(class, Class::Building(_)));
    let is_auction = matches!(class, Class::Auction { .. });
    if entry.parcel.is_some() && !is_parcel {
        return Err(LoadProblem::OnlyParcelCards { field: "parcel" });
    }
    if entry.building.is_some() && !is_building {
        return Err(LoadProblem::OnlyBuildingCards { field: "building" });
    }
    match [("players", entry.players.is_some()), ("void", entry.void.is_some())]
        .into_iter()
        .find(|(_, there)| *there && !is_auction)
    {
        Some((field, _)) => Err(LoadProblem::OnlyAuctionCards { field }),
        None => Ok(()),
    }
}

/// T3.1, T16.1: one to four icons; a parcel number on each Parcel card, and on no other.
fn read_icons(names: &[String], class: Class) -> Result<Vec<Icon>, LoadProblem> {
    if names.is_empty() || names.len() > SLOTS {
        return Err(LoadProblem::Icons {
            there: names.len(),
            most: SLOTS,
        });
    }
    let icons = names
        .iter()
        .map(|name| read_icon(name))
        .collect::<Result<Vec<_>, _>>()?;
    let numbers = icons.iter().filter(|&&icon| icon == Icon::ParcelNumber).count();
    match class {
        Class::Parcel(_) if numbers != 1 => Err(LoadProblem::ParcelNumbers { numbers }),
        Class::Parcel(_) => Ok(icons),
        _ if numbers > 0 => Err(LoadProblem::NoParcelNumber),
        _ => Ok(icons),
    }
}

fn read_icon(name: &str) -> Result<Icon, LoadProblem> {
    match named(name) {
        Some(Icon::Strip) => Err(LoadProblem::StripIsNoIcon),
        Some(icon) => Ok(icon),
        None => Err(LoadProblem::NoIcon {
            name: name.into(),
            icons: Icon::ALL
                .into_iter()
                .filter(|&icon| icon != Icon::Strip)
                .map(file_name)
                .collect(),
        }),
    }
}

/// No card before has this number or this parcel.
fn unique(face: Face, before: &[Face]) -> Result<Face, LoadProblem> {
    for other in before {
        if other.ticket == face.ticket {
            return Err(LoadProblem::IdTwice);
        }
        if let Class::Parcel(name) = face.class
            && other.class == face.class
        {
            return Err(LoadProblem::ParcelTaken {
                parcel: name.to_string(),
                ticket: other.ticket.to_string(),
            });
        }
    }
    Ok(face)
}

impl From<&Cards> for CardsFile {
    fn from(cards: &Cards) -> CardsFile {
        let list = |fits: fn(Class) -> bool| {
            cards
                .faces
                .iter()
                .filter(|face| fits(face.class))
                .map(CardEntry::from)
                .collect()
        };
        CardsFile {
            format: FORMAT,
            name: cards.name.clone(),
            development: list(|class| class == Class::Development),
            parcel: list(|class| matches!(class, Class::Parcel(_))),
            building: list(|class| matches!(class, Class::Building(_))),
            auction: list(|class| matches!(class, Class::Auction { .. })),
            generic: list(|class| class == Class::Generic),
        }
    }
}

impl From<&Face> for CardEntry {
    fn from(face: &Face) -> CardEntry {
        let mut entry = CardEntry {
            id: u8::from(face.ticket).into(),
            name: face.name.clone(),
            parcel: None,
            building: None,
            players: None,
            void: None,
            icons: face.icons.iter().map(file_name).collect(),
            strip: face.strip,
            consequence: file_name(face.consequence),
        };
        match face.class {
            Class::Parcel(name) => entry.parcel = Some(name.to_string()),
            Class::Building(kind) => entry.building = Some(kind.letter().into()),
            Class::Auction { players, void } => (entry.players, entry.void) = (Some(players.into()), Some(void)),
            Class::Development | Class::Generic => {}
        }
        entry
    }
}
