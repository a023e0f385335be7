//! The players side by side: what all see of their boards, and in the auction their bids.

use table::Seat;
use table::phrase::Phrase;

use crate::phase::{Auction, Phase};
use crate::view::View;

use super::ink::{ASKED, BOLD, DIM, ink, letter};
use super::{names, rule, seen};

/// Where the first column begins, after the names.
const NAMES: usize = 18;

/// One row per seat, in turn order, under the names of the columns.
pub(super) fn draw(view: &View) -> Vec<Phrase> {
    let mut rows = vec![heading(view)];
    rows.extend(view.public.order.iter().map(|seat| row(view, seat)));
    rows
}

/// A column: its name, and what a seat has there.
struct Column {
    name: &'static str,
    cell: fn(&View, Seat) -> String,
}

const COLUMNS: [Column; 10] = [
    Column {
        name: "money",
        cell: |view, seat| format!("${}", view.player(seat).money),
    },
    Column {
        name: "HP",
        cell: |view, seat| view.player(seat).hp.to_string(),
    },
    Column {
        name: "stress",
        cell: |view, seat| view.player(seat).stress.to_string(),
    },
    Column {
        name: "workers",
        cell: |view, seat| view.player(seat).workers.to_string(),
    },
    Column {
        name: "tiles s/c",
        cell: |view, seat| format!("{}/{}", view.player(seat).straights, view.player(seat).curves),
    },
    Column {
        name: "hand",
        cell: |view, seat| format!("{}/{}", view.hand_size(seat), view.player(seat).limit),
    },
    Column {
        name: "deck",
        cell: |view, seat| view.deck_size(seat).to_string(),
    },
    Column {
        name: "discards",
        cell: |view, seat| view.player(seat).discards.len().to_string(),
    },
    Column {
        name: "links",
        cell: |view, seat| seen::tally(view, seat).links.to_string(),
    },
    Column {
        name: "score",
        cell: |view, seat| seen::tally(view, seat).points().to_string(),
    },
];

/// T5: the columns of the auction.
const BIDS: [Column; 2] = [
    Column { name: "bid", cell: bid },
    Column {
        name: "place",
        cell: new_place,
    },
];

fn columns(view: &View) -> impl Iterator<Item = &'static Column> {
    let bids: &[Column] = if matches!(view.public.phase, Phase::Auction(_)) {
        &BIDS
    } else {
        &[]
    };
    COLUMNS.iter().chain(bids)
}

fn heading(view: &View) -> Phrase {
    let names = columns(view).fold(String::new(), |names, column| names + "  " + column.name);
    rule(
        &Phrase::in_style(BOLD, "Players")
            .up_to_column(NAMES - 3)
            .styled(DIM, names),
    )
}

fn row(view: &View, seat: Seat) -> Phrase {
    let acts = Phrase::in_style(
        ASKED,
        if view.public.awaiting().contains(seat) {
            "▶ "
        } else {
            "  "
        },
    );
    let you = if seen::viewer(view) == Some(seat) { " (you)" } else { "" };
    let name = acts
        .styled(
            ink(seat),
            format_args!("{} {}", letter(seat, false), names::player(seat)),
        )
        .plain(you)
        .up_to_column(NAMES);
    let cell = |row: Phrase, column: &Column| {
        row.plain(format_args!(
            "{:>width$}",
            (column.cell)(view, seat),
            width = column.name.len() + 2
        ))
    };
    columns(view).fold(name, cell)
}

fn bid(view: &View, seat: Seat) -> String {
    match &view.public.phase {
        Phase::Auction(auction) if auction.bid(seat) > 0 => format!("${}", auction.bid(seat)),
        _ => "-".into(),
    }
}

fn new_place(view: &View, seat: Seat) -> String {
    let Phase::Auction(Auction { front, back, .. }) = &view.public.phase else {
        return String::new();
    };
    let first = front
        .iter()
        .position(|other| other == seat)
        .map(|place| place as u8 + 1);
    let last = back
        .iter()
        .position(|other| other == seat)
        .map(|place| view.public.players - place as u8);
    first.or(last).map_or_else(|| "-".into(), names::ordinal)
}
