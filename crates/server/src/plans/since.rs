//! What somebody has heard since a plan was made: all that a plan may depend on.

use catalog::{AnyState, Deed};
use serde_json::Value;
use table::Seat;
use wire::{Condition, EntryKind, Heard};

/// What the owner of a plan has heard from a ply on. It is made from [`Heard`], which holds nothing that its viewer may not know.
pub(crate) struct Since {
    /// Who decided what, without what was taken back.
    entries: Vec<Said>,
    /// Was something taken back that is older?
    pub(crate) is_undermined: bool,
    /// Has the owner taken back something?
    pub(crate) owner_took_back: bool,
}

/// An entry that still stands.
struct Said {
    seat: Seat,
    deeds: Vec<Deed>,
    begins_round: bool,
}

impl Since {
    /// What was heard in these entries by who sits on `owner`, in a game of this kind.
    pub(crate) fn of(heard: &[Heard<'_>], owner: Seat, game: &dyn AnyState) -> Since {
        let mut since = Since {
            entries: Vec::new(),
            is_undermined: false,
            owner_took_back: false,
        };
        for entry in heard {
            match entry.kind {
                EntryKind::Act => since.entries.push(Said::of(entry, game)),
                EntryKind::Undo => since.take_back(entry.seat, owner),
            }
        }
        since
    }

    /// A seat takes back its last decision that stands.
    fn take_back(&mut self, seat: Seat, owner: Seat) {
        self.owner_took_back |= seat == owner;
        match self.entries.iter().rposition(|entry| entry.seat == seat) {
            Some(last) => drop(self.entries.remove(last)),
            None => self.is_undermined = true,
        }
    }

    /// Has this seat decided?
    pub(crate) fn has_decided(&self, seat: Seat) -> bool {
        self.entries.iter().any(|entry| entry.seat == seat)
    }

    /// Was this seat the last to decide?
    pub(crate) fn was_last(&self, seat: Seat) -> bool {
        self.entries.last().is_some_and(|entry| entry.seat == seat)
    }

    /// Has a round begun?
    pub(crate) fn round_began(&self) -> bool {
        self.entries.iter().any(|entry| entry.begins_round)
    }

    /// Has this happened?
    pub(crate) fn fits(&self, condition: &Condition, game: &dyn AnyState) -> bool {
        let Ok(Some(wanted)) = game.deed(&condition.event) else {
            return false;
        };
        let is_it = |deed: &Deed| {
            if condition.alike {
                deed.seat == wanted.seat && kind(&deed.event) == kind(&wanted.event)
            } else {
                *deed == wanted
            }
        };
        self.entries.iter().flat_map(|entry| &entry.deeds).any(is_it)
    }
}

impl Said {
    fn of(entry: &Heard<'_>, game: &dyn AnyState) -> Said {
        let events: Vec<Value> = entry
            .events
            .iter()
            .filter_map(|event| serde_json::from_str(event.get()).ok())
            .collect();
        Said {
            seat: entry.seat,
            deeds: events
                .iter()
                .filter_map(|event| game.deed(event).ok().flatten())
                .collect(),
            begins_round: events.iter().any(|event| game.begins_round(event).unwrap_or(false)),
        }
    }
}

/// The name of an event's kind: its only key, or all of it where it has nothing to add.
fn kind(event: &Value) -> Option<&str> {
    match event {
        Value::Object(fields) => fields.keys().next().map(String::as_str),
        other => other.as_str(),
    }
}
