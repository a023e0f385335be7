//! T1.3: card lists.

use serde::{Deserialize, Serialize};

use super::{FORMAT, LoadError, check_head, check_name, file_from_toml, file_name, named, parcel_name};
use crate::kind::Kind;
use crate::ticket::{Cards, Class, Consequence, Face, Icon, MOST_TICKETS, SLOTS, Ticket};

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
    kind: &'static str,
    entries: &'a [CardEntry],
    class: fn(&CardEntry) -> Result<Class, String>,
}

impl CardsFile {
    fn lists(&self) -> [List<'_>; 5] {
        [
            List {
                kind: "Development card",
                entries: &self.development,
                class: |_| Ok(Class::Development),
            },
            List {
                kind: "Parcel card",
                entries: &self.parcel,
                class: parcel_class,
            },
            List {
                kind: "Building card",
                entries: &self.building,
                class: building_class,
            },
            List {
                kind: "Auction card",
                entries: &self.auction,
                class: auction_class,
            },
            List {
                kind: "Generic card",
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
                faces.push(face.map_err(|reason| LoadError::Entry {
                    kind,
                    id: entry.id.to_string(),
                    reason,
                })?);
            }
        }
        if faces.is_empty() {
            return Err(LoadError::Whole(format!(
                "there are no cards; 1 to {MOST_TICKETS} are possible"
            )));
        }
        faces.sort_by_key(|face| face.ticket);
        Ok(Cards::new(file.name, faces))
    }
}

fn parcel_class(entry: &CardEntry) -> Result<Class, String> {
    let name = entry.parcel.as_deref().ok_or("its parcel is missing")?;
    parcel_name(name).map(Class::Parcel).ok_or_else(|| {
        format!("'{name}' isn't a parcel; a parcel is named like A1, by a letter and a digit from 1 to 9")
    })
}

fn building_class(entry: &CardEntry) -> Result<Class, String> {
    let letter = entry.building.as_deref().ok_or("its building is missing")?;
    let kind = Kind::ALL.into_iter().find(|kind| letter == kind.letter().to_string());
    kind.map(Class::Building)
        .ok_or_else(|| format!("unknown building '{letter}'; there are R, C, L, I"))
}

/// T2.12: the mark is the smallest number of players.
fn auction_class(entry: &CardEntry) -> Result<Class, String> {
    let players = entry.players.ok_or("its players are missing")?;
    let mark = u8::try_from(players).ok().filter(|mark| (2..=5).contains(mark));
    let players = mark.ok_or_else(|| format!("players = {players}; 2 to 5 are possible"))?;
    Ok(Class::Auction {
        players,
        void: entry.void.unwrap_or(false),
    })
}

fn read_face(entry: &CardEntry, class: Class) -> Result<Face, String> {
    let ticket = u8::try_from(entry.id)
        .ok()
        .and_then(Ticket::new)
        .ok_or_else(|| format!("cards are numbered from 1 to {MOST_TICKETS}"))?;
    check_name(&entry.name)?;
    check_fields(entry, class)?;
    let icons = read_icons(&entry.icons, class)?;
    let consequence = &entry.consequence;
    let consequence: Consequence = named(consequence)
        .ok_or_else(|| format!("unknown consequence '{consequence}'; there are none, pay3, stress1"))?;
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
fn check_fields(entry: &CardEntry, class: Class) -> Result<(), String> {
    let (is_parcel, is_building) = (matches!(class, Class::Parcel(_)), matches!(class, Class::Building(_)));
    let is_auction = matches!(class, Class::Auction { .. });
    let fields = [
        ("parcel", "Parcel", entry.parcel.is_some() && !is_parcel),
        ("building", "Building", entry.building.is_some() && !is_building),
        ("players", "Auction", entry.players.is_some() && !is_auction),
        ("void", "Auction", entry.void.is_some() && !is_auction),
    ];
    match fields.iter().find(|(_, _, misplaced)| *misplaced) {
        Some((field, kind, _)) => Err(format!("only {kind} cards have the field '{field}'")),
        None => Ok(()),
    }
}

/// T3.1, T16.1: one to four icons; a parcel number on each Parcel card, and on no other.
fn read_icons(names: &[String], class: Class) -> Result<Vec<Icon>, String> {
    if names.is_empty() || names.len() > SLOTS {
        return Err(format!("{} icons; 1 to {SLOTS} are possible", names.len()));
    }
    let icons = names
        .iter()
        .map(|name| read_icon(name))
        .collect::<Result<Vec<_>, _>>()?;
    let numbers = icons.iter().filter(|&&icon| icon == Icon::ParcelNumber).count();
    match class {
        Class::Parcel(_) if numbers != 1 => Err(format!(
            "{numbers} times the icon parcel_number; a Parcel card has it once"
        )),
        Class::Parcel(_) => Ok(icons),
        _ if numbers > 0 => Err("only Parcel cards have the icon parcel_number".into()),
        _ => Ok(icons),
    }
}

fn read_icon(name: &str) -> Result<Icon, String> {
    match named(name) {
        Some(Icon::Strip) => Err("the strip takes no slot (TR2); write strip = true".into()),
        Some(icon) => Ok(icon),
        None => {
            let known: Vec<String> = Icon::ALL
                .into_iter()
                .filter(|&icon| icon != Icon::Strip)
                .map(file_name)
                .collect();
            Err(format!("unknown icon '{name}'; there are {}", known.join(", ")))
        }
    }
}

/// No card before has this number or this parcel.
fn unique(face: Face, before: &[Face]) -> Result<Face, String> {
    for other in before {
        if other.ticket == face.ticket {
            return Err("this id appears twice in the list".into());
        }
        if let Class::Parcel(name) = face.class
            && other.class == face.class
        {
            return Err(format!("the parcel {name} has a card already, {}", other.ticket));
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
