//! What is written on the pad, and what the writer has in mind.

use std::sync::Arc;

use hill::cards::{Cards, PlanId, Rotation, TownId, Upgrade};
use hill::entry::{CardEntry, Entry, LineEntry, TownEntry, UpgradeEntry};
use hill::{ByLine, Cell, Line, Options, Spot};
use leptos::prelude::*;

use crate::boards::hill::scene::{Lot, Scene, Track};

/// What is being looked for in the picker.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Wanted {
    /// A Town card for this place.
    Card([i8; 2]),
    /// A Plan card for this line.
    Plan(Line),
}

/// The pad. Copied freely: it is a handle of signals.
#[derive(Clone, Copy)]
pub struct Sheet {
    /// What was chosen: the card list.
    pub options: Memo<Options>,
    /// What is written on it.
    pub entry: RwSignal<Entry>,
    /// Which town is shown.
    pub town: RwSignal<usize>,
    /// The line whose tracks are drawn; cards if none.
    pub line: RwSignal<Option<Line>>,
    /// The place that is chosen.
    pub place: RwSignal<Option<[i8; 2]>>,
    /// What is being looked for.
    pub wanted: RwSignal<Option<Wanted>>,
}

fn empty_town() -> TownEntry {
    TownEntry {
        name: String::new(),
        frame: [0, 0],
        cards: Vec::new(),
        lines: ByLine::from_fn(|_| LineEntry::default()),
        wild_landmarks: 0,
        resources: 0,
    }
}

fn empty() -> Entry {
    Entry {
        requests: Vec::new(),
        towns: vec![empty_town()],
    }
}

impl Sheet {
    /// A pad with this on it.
    pub fn new(options: Memo<Options>, entry: Option<Entry>) -> Sheet {
        Sheet {
            options,
            entry: RwSignal::new(entry.unwrap_or_else(empty)),
            town: RwSignal::new(0),
            line: RwSignal::default(),
            place: RwSignal::default(),
            wanted: RwSignal::default(),
        }
    }

    /// The cards of the list that was chosen.
    pub fn cards(self) -> Arc<Cards> {
        self.options.with(|options| Arc::clone(&options.cards))
    }

    /// The town that is shown.
    pub fn shown(self) -> TownEntry {
        let number = self.town.get();
        self.entry
            .with(|entry| entry.towns.get(number).cloned())
            .unwrap_or_else(empty_town)
    }

    /// Changes the town that is shown.
    pub fn change(self, change: impl FnOnce(&mut TownEntry)) {
        let number = self.town.get_untracked();
        self.entry.update(|entry| {
            if let Some(town) = entry.towns.get_mut(number) {
                change(town);
            }
        });
    }

    /// Shows another town.
    pub fn show(self, number: usize) {
        self.town.set(number);
        self.place.set(None);
        self.wanted.set(None);
    }

    /// One more town.
    pub fn add_town(self) {
        self.entry.update(|entry| entry.towns.push(empty_town()));
        self.show(self.entry.with_untracked(|entry| entry.towns.len() - 1));
    }

    /// Takes the town that is shown off the pad.
    pub fn remove_town(self) {
        let number = self.town.get_untracked();
        self.show(0);
        self.entry.update(|entry| {
            if entry.towns.len() > 1 {
                entry.towns.remove(number);
            }
        });
    }

    /// A fresh sheet.
    pub fn clear(self) {
        self.show(0);
        self.line.set(None);
        self.entry.set(empty());
    }

    /// Puts a card on a place.
    pub fn put(self, card: TownId, at: [i8; 2]) {
        self.change(|town| {
            town.cards.retain(|other| other.at != at);
            town.cards.push(CardEntry {
                card,
                at,
                turned: Rotation::NONE,
                upgrade: None,
            });
        });
        self.wanted.set(None);
    }

    /// Changes the card on a place.
    pub fn change_card(self, at: [i8; 2], change: impl FnOnce(&mut CardEntry)) {
        self.change(|town| {
            if let Some(card) = town.cards.iter_mut().find(|card| card.at == at) {
                change(card);
            }
        });
    }

    /// Takes the card off a place, and the tracks on it.
    pub fn take_off(self, at: [i8; 2]) {
        self.change(|town| {
            town.cards.retain(|card| card.at != at);
            for line in Line::ALL {
                town.lines[line].tracks.retain(|track| !track.contains(&at));
            }
        });
    }

    /// Lays a track, or takes it up again.
    pub fn toggle_track(self, line: Line, spot: Spot) {
        let [a, b] = spot.cells().map(<[i8; 2]>::from);
        self.change(|town| {
            let tracks = &mut town.lines[line].tracks;
            let before = tracks.len();
            tracks.retain(|track| *track != [a, b] && *track != [b, a]);
            if tracks.len() == before {
                tracks.push([a, b]);
            }
        });
    }

    /// Puts a Plan card next to a line.
    pub fn add_plan(self, line: Line, plan: PlanId) {
        self.change(|town| town.lines[line].plans.push(plan));
        self.wanted.set(None);
    }

    /// Takes a Plan card away.
    pub fn remove_plan(self, line: Line, plan: PlanId) {
        self.change(|town| town.lines[line].plans.retain(|other| *other != plan));
    }

    /// Chooses a Request card, or puts it back; the last two chosen stay.
    pub fn toggle_request(self, id: &str) {
        self.entry.update(|entry| {
            if entry.requests.iter().any(|other| other == id) {
                entry.requests.retain(|other| other != id);
            } else {
                entry.requests.push(id.to_owned());
                if entry.requests.len() > 2 {
                    entry.requests.remove(0);
                }
            }
        });
    }

    /// Is this Town card on the pad already?
    pub fn has_card(self, card: TownId) -> bool {
        self.entry.with(|entry| {
            entry
                .towns
                .iter()
                .flat_map(|town| &town.cards)
                .any(|other| other.card == card)
        })
    }

    /// Is this Plan card on the pad already?
    pub fn has_plan(self, plan: PlanId) -> bool {
        self.entry.with(|entry| {
            entry
                .towns
                .iter()
                .flat_map(|town| town.lines.values())
                .any(|line| line.plans.contains(&plan))
        })
    }
}

/// An upgrade as it is entered.
pub fn entered(upgrade: Upgrade) -> UpgradeEntry {
    match upgrade {
        Upgrade::DoubleValue(line) => UpgradeEntry::DoubleValue(line),
        Upgrade::PlusThree(line) => UpgradeEntry::PlusThree(line),
    }
}

fn upgrade_of(cards: &Cards, entry: UpgradeEntry) -> Option<Upgrade> {
    match entry {
        UpgradeEntry::DoubleValue(line) => Some(Upgrade::DoubleValue(line)),
        UpgradeEntry::PlusThree(line) => Some(Upgrade::PlusThree(line)),
        UpgradeEntry::Token(id) => match cards.tokens.iter().find(|token| token.id == id)?.kind {
            hill::cards::TokenKind::Upgrade(upgrade) => Some(upgrade),
            _ => None,
        },
    }
}

/// A town of the pad, ready to be drawn.
pub fn scene(cards: &Cards, town: &TownEntry) -> Scene {
    let lot = |card: &CardEntry| {
        let number = cards.town_index(card.card)?;
        let upgrade = card.upgrade.and_then(|upgrade| upgrade_of(cards, upgrade));
        Some(Lot {
            cell: Cell::new(card.at[0], card.at[1])?,
            card: number,
            turned: card.turned,
            upgrade,
        })
    };
    let spot = |[a, b]: [[i8; 2]; 2]| Spot::between(Cell::new(a[0], a[1])?, Cell::new(b[0], b[1])?);
    let tracks = Line::ALL.into_iter().flat_map(|line| {
        town.lines[line].tracks.iter().filter_map(move |&track| {
            Some(Track {
                line,
                spot: spot(track)?,
            })
        })
    });
    let tracks: Vec<Track> = tracks.collect();
    let ends = tracks
        .iter()
        .flat_map(|&track| track.spot.cells().map(|cell| (track, cell)))
        .filter(|&(track, cell)| is_end(&tracks, track.line, cell))
        .collect();
    Scene {
        lots: town.cards.iter().filter_map(lot).collect(),
        tracks,
        ends,
    }
}

/// Does a line end on this card?
fn is_end(tracks: &[Track], line: Line, cell: Cell) -> bool {
    tracks
        .iter()
        .filter(|track| track.line == line && track.spot.cells().contains(&cell))
        .count()
        == 1
}
