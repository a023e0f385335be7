//! A game that goes on, rebuilt from its log and kept in memory.

use std::borrow::Cow;

use catalog::AnyPlay;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};
use sqlx::Row;
use sqlx::any::AnyRow;
use table::{Audience, Chain, Seat, Seats, Viewer};
use wire::{EntryKind, Heard, Refusal};

use super::rows::TableRow;
use crate::clock::{Spent, Time};
use crate::refusal::Refused;
use crate::store::{Store, StoreError, params};

/// One entry of the log: a decision, or that the last one is taken back. Entries are only ever added.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Move {
    Act(Value),
    Undo,
}

impl Move {
    pub(crate) const fn kind(&self) -> EntryKind {
        match self {
            Move::Act(_) => EntryKind::Act,
            Move::Undo => EntryKind::Undo,
        }
    }

    /// The action as it is stored.
    pub(crate) fn text(&self) -> String {
        match self {
            Move::Act(action) => action.to_string(),
            Move::Undo => String::new(),
        }
    }

    fn read(kind: &str, action: &str) -> Option<Move> {
        match kind {
            "act" => serde_json::from_str(action).ok().map(Move::Act),
            "undo" => Some(Move::Undo),
            _ => None,
        }
    }
}

/// An entry with what was told.
struct Entry {
    seat: Seat,
    kind: EntryKind,
    at: Time,
    told: Vec<(Audience, Box<RawValue>)>,
}

/// An entry as it is stored.
pub(super) struct Stored {
    ply: usize,
    seat: Seat,
    entry: Move,
    at: Time,
}

impl Stored {
    /// The entries of a table from this number on, up to before another.
    pub(super) async fn read(store: &Store, table: &str, from: usize, to: usize) -> Result<Vec<Stored>, StoreError> {
        const SQL: &str = "SELECT ply, seat, kind, action, at FROM actions WHERE table_id = $1 AND ply >= $2 AND ply < $3 ORDER BY ply";
        let number = |ply: usize| i64::try_from(ply).unwrap_or(i64::MAX);
        let rows = store.rows(SQL, params![table, number(from), number(to)]).await?;
        rows.iter().map(|row| Stored::of(table, row)).collect()
    }

    fn of(table: &str, row: &AnyRow) -> Result<Stored, StoreError> {
        let ply = row.try_get::<i64, _>("ply")? as usize;
        let (kind, action): (String, String) = (row.try_get("kind")?, row.try_get("action")?);
        let seat = Seat::new(row.try_get::<i64, _>("seat")? as u8);
        Ok(Stored {
            ply,
            seat: seat.ok_or_else(|| unreadable(table, ply, "its seat"))?,
            entry: Move::read(&kind, &action).ok_or_else(|| unreadable(table, ply, "no entry"))?,
            at: row.try_get("at")?,
        })
    }
}

fn unreadable(table: &str, ply: usize, reason: &str) -> StoreError {
    StoreError::Unreadable {
        table: table.to_owned(),
        reason: format!("entry {ply}: {reason}"),
    }
}

/// What happened since a moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Since {
    Nothing,
    /// Others have decided, too.
    OthersMoved,
    /// The seat has decided, or something was taken back: the moment is over.
    Overtaken,
}

/// A game that goes on, or is over.
pub(crate) struct Running {
    /// The game's id.
    game: &'static str,
    play: Box<dyn AnyPlay>,
    entries: Vec<Entry>,
    spent: Vec<Spent>,
    last_at: Time,
    chain: Chain,
}

impl Running {
    /// The game as it was set up.
    pub(super) fn start(row: &TableRow, players: u8) -> Result<Running, Refused> {
        let game = catalog::find(&row.game).map_err(|error| Refused::by(&row.game, error))?;
        let meta = game.meta();
        if meta.rules != row.rules {
            return Err(Refusal::OtherRules {
                game: meta.name.to_owned(),
                theirs: row.rules,
                ours: meta.rules,
            }
            .into());
        }
        let started = row.started.unwrap_or(row.created);
        let play = game
            .start(players, &row.options.choices(), row.seed)
            .map_err(|error| Refused::by(meta.id, error))?;
        let awaiting = play.state().awaiting();
        let seats = Seats::all(players).iter();
        let spent = seats
            .map(|seat| Spent::begun(started, awaiting.contains(seat)))
            .collect();
        Ok(Running {
            game: meta.id,
            play,
            entries: Vec::new(),
            spent,
            last_at: started,
            chain: Chain::new(row.seed),
        })
    }

    /// The game as it stands in the log.
    pub(crate) async fn load(store: &Store, row: &TableRow, players: u8) -> Result<Running, Refused> {
        let mut running = Running::start(row, players)?;
        running.catch_up(store, &row.id).await?;
        Ok(running)
    }

    /// Plays what was added to the log since.
    pub(crate) async fn catch_up(&mut self, store: &Store, table: &str) -> Result<(), Refused> {
        for entry in Stored::read(store, table, self.ply(), usize::MAX).await? {
            self.enter(table, &entry)?;
        }
        Ok(())
    }

    /// Adds an entry that is stored.
    pub(super) fn enter(&mut self, table: &str, stored: &Stored) -> Result<(), StoreError> {
        if stored.ply != self.ply() {
            let missing = format!("entry {} is missing", self.ply());
            return Err(unreadable(table, stored.ply, &missing));
        }
        self.apply(stored.seat, &stored.entry, stored.at)
            .map_err(|refusal| unreadable(table, stored.ply, &refusal.to_string()))
    }

    /// Adds an entry. A refused one changes nothing.
    pub(crate) fn apply(&mut self, seat: Seat, entry: &Move, at: Time) -> Result<(), Refused> {
        let awaited = self.awaiting();
        let told = match entry {
            Move::Act(action) => self.play.act(seat, action).map(|step| step.events),
            Move::Undo => self.play.undo(seat).map(|_| Vec::new()),
        }
        .map_err(|error| Refused::by(self.game, error))?;
        let told = told
            .iter()
            .map(|told| (told.to, to_raw_value(&told.event).expect("an event is JSON")))
            .collect();
        self.chain.add(seat, entry.kind().word(), &entry.text());
        self.entries.push(Entry {
            seat,
            kind: entry.kind(),
            at: at.max(self.last_at),
            told,
        });
        self.charge(awaited, seat, entry, at);
        Ok(())
    }

    /// Notes whose time ran since the last entry, and whose does now.
    fn charge(&mut self, awaited: Seats, mover: Seat, entry: &Move, at: Time) {
        let at = at.max(self.last_at);
        let awaiting = self.awaiting();
        for seat in Seats::all(self.spent.len() as u8).iter() {
            let (was, is) = (awaited.contains(seat), awaiting.contains(seat));
            let begins = *entry != Move::Undo && is && (!was || self.is_solo());
            let turn = if begins { self.turn_of(seat) } else { 0 };
            let spent = &mut self.spent[seat.index()];
            if was && (seat == mover || !is) {
                spent.close(at);
            }
            if is && (seat == mover || !was) {
                spent.await_from(at);
            }
            if begins {
                spent.begin_turn(turn);
            }
        }
        self.last_at = at;
    }

    /// Who plays alone is always to decide: there, every decision is a turn.
    fn is_solo(&self) -> bool {
        self.spent.len() == 1
    }

    /// How many entries there are: the number of the next one.
    pub(crate) fn ply(&self) -> usize {
        self.entries.len()
    }

    /// How many entries were made up to this moment.
    pub(super) fn entered_until(&self, moment: Time) -> usize {
        self.entries.partition_point(|entry| entry.at <= moment)
    }

    /// When the entry of this number was made.
    pub(super) fn entered_at(&self, ply: usize) -> Option<Time> {
        self.entries.get(ply).map(|entry| entry.at)
    }

    /// The last link of the chain over all entries.
    pub(crate) fn chain(&self) -> String {
        self.chain.text()
    }

    pub(crate) fn play(&self) -> &dyn AnyPlay {
        self.play.as_ref()
    }

    pub(crate) fn awaiting(&self) -> Seats {
        self.play.state().awaiting()
    }

    pub(crate) fn spent(&self, seat: Seat) -> &Spent {
        &self.spent[seat.index()]
    }

    /// Has this seat added an entry from this number on?
    pub(crate) fn moved_since(&self, seat: Seat, ply: usize) -> bool {
        self.last_of(seat).is_some_and(|last| last >= ply)
    }

    /// What has become of the moment with this many entries, for somebody who then began to think for this seat.
    pub(crate) fn since(&self, seat: Seat, ply: usize) -> Since {
        match self.entries.get(ply..) {
            Some([]) => Since::Nothing,
            Some(new)
                if new
                    .iter()
                    .all(|entry| entry.seat != seat && entry.kind == EntryKind::Act) =>
            {
                Since::OthersMoved
            }
            _ => Since::Overtaken,
        }
    }

    /// The number of the entry that this seat added last.
    pub(crate) fn last_of(&self, seat: Seat) -> Option<usize> {
        self.entries.iter().rposition(|entry| entry.seat == seat)
    }

    /// Which turn of this seat it is, or would be: one lasts until the seat adds an entry, whatever others do and take back meanwhile.
    pub(crate) fn turn_of(&self, seat: Seat) -> i64 {
        self.last_of(seat).map_or(0, |last| last as i64 + 1)
    }

    /// What a viewer hears of the entries from this number on.
    pub(crate) fn heard<'a>(&'a self, viewer: Viewer, from: usize) -> Vec<Heard<'a>> {
        let hear = |(ply, entry): (usize, &'a Entry)| {
            let Entry { seat, kind, told, .. } = entry;
            let events = told
                .iter()
                .filter(|(to, _)| to.includes(viewer))
                .map(|(_, event)| Cow::Borrowed(event.as_ref()))
                .collect();
            Heard {
                ply,
                seat: *seat,
                kind: *kind,
                events,
            }
        };
        self.entries.iter().enumerate().skip(from).map(hear).collect()
    }
}
