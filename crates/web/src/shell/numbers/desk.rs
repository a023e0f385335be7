//! The pad being filled in, and what it comes to.

use std::ops::RangeInclusive;

use leptos::prelude::*;
use table::{PadRow, PadSum, Worth, pad};

use super::shelf::{Column, Pad, Shelf};
use crate::boards::Opened;
use crate::browser;
use crate::texts::t;

/// How many players a fresh pad has, if as many can play the game.
const AT_FIRST: usize = 3;

/// The pad being filled in. A handle, copied freely.
#[derive(Clone, Copy)]
pub struct Desk {
    /// The game.
    pub game: &'static dyn Opened,
    /// Its id.
    pub id: StoredValue<String>,
    /// All pads of it.
    pub shelf: RwSignal<Shelf>,
    /// The rows.
    pub rows: StoredValue<Vec<PadRow>>,
    /// What each column comes to.
    pub sums: Memo<Vec<PadSum>>,
    /// Is there a tie that nothing on the pad breaks?
    pub is_tied: Memo<bool>,
    /// Goes up when the fields must be drawn anew, which typing does not do.
    pub drawn: RwSignal<u32>,
    /// Did the browser find no room for it?
    pub is_lost: RwSignal<bool>,
    counts: StoredValue<RangeInclusive<usize>>,
}

impl Desk {
    /// The pad that the browser keeps for the game of this id, or a fresh one.
    pub fn of(id: &str, players: &RangeInclusive<u8>, game: &'static dyn Opened) -> Desk {
        let counts = usize::from(*players.start())..=usize::from(*players.end());
        let (kept_as, is_lost) = (format!("numbers.{id}"), RwSignal::new(false));
        let kept = browser::load::<Shelf>(&kept_as).filter(|shelf| counts.contains(&shelf.open.columns.len()));
        let shelf = RwSignal::new(kept.unwrap_or_else(|| fresh(&counts)));
        Effect::new(move |_| is_lost.set(!shelf.with(|shelf| browser::has_kept(&kept_as, shelf))));
        let rows = StoredValue::new(game.pad_rows());
        let sums = Memo::new(move |_| shelf.with(|shelf| sums_of(game, rows, &shelf.open, |_| true)));
        let is_tied = Memo::new(move |_| {
            let without = |row: &PadRow| row.worth != Worth::Tie;
            let open = |shelf: &Shelf| {
                shelf
                    .open
                    .is_filled()
                    .then(|| sums_of(game, rows, &shelf.open, without))
            };
            shelf.with(open).is_some_and(|sums| pad::is_tied(&sums))
        });
        Desk {
            game,
            id: StoredValue::new(id.to_owned()),
            shelf,
            rows,
            sums,
            is_tied,
            drawn: RwSignal::new(0),
            is_lost,
            counts: StoredValue::new(counts),
        }
    }

    /// Changes the pad by hand: what is drawn stays.
    pub fn write(self, player: usize, change: impl FnOnce(&mut Column)) {
        self.shelf.update(|shelf| {
            shelf.open.touched = browser::now();
            if let Some(column) = shelf.open.columns.get_mut(player) {
                change(column);
            }
        });
    }

    /// Changes something else: all is drawn anew.
    pub fn change(self, change: impl FnOnce(&mut Shelf)) {
        self.shelf.update(change);
        self.drawn.update(|drawn| *drawn += 1);
    }

    /// Can this many play?
    pub fn can_have(self, players: usize) -> bool {
        self.counts.with_value(|counts| counts.contains(&players))
    }

    /// The most that can play.
    pub fn most(self) -> usize {
        self.counts.with_value(|counts| *counts.end())
    }

    /// What a pad comes to, column by column.
    pub fn sums_of(self, pad: &Pad) -> Vec<PadSum> {
        sums_of(self.game, self.rows, pad, |_| true)
    }
}

/// What a player is called, with or without a name.
pub fn name(number: usize, entered: &str) -> String {
    match entered.trim() {
        "" => t!("numbers.player", n = number + 1),
        name => name.to_owned(),
    }
}

/// A shelf with nothing on it but a blank pad.
fn fresh(counts: &RangeInclusive<usize>) -> Shelf {
    let players = AT_FIRST.clamp(*counts.start(), *counts.end());
    let names = (0..players).map(|_| String::new());
    Shelf {
        open: Pad::blank(browser::fresh_id(), names),
        filed: Vec::new(),
    }
}

/// What the columns of a pad come to, with the numbers in these rows only.
fn sums_of(
    game: &'static dyn Opened,
    rows: StoredValue<Vec<PadRow>>,
    pad: &Pad,
    counts: impl Fn(&PadRow) -> bool,
) -> Vec<PadSum> {
    rows.with_value(|rows| {
        let number = |(row, number): (&PadRow, Option<i32>)| number.filter(|_| counts(row));
        let sum = |column: &Column| {
            let numbers: Vec<_> = rows.iter().zip(column.in_rows(rows)).map(number).collect();
            game.pad_sum(pad.columns.len(), &numbers)
        };
        pad.columns.iter().map(sum).collect()
    })
}
