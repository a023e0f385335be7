//! The players side by side: what all see of their boards, and in the auction their bids.

use table::Seat;
use table::phrase::Phrase;
use table::words::figure;

use crate::phase::{Auction, Phase};

use super::ink::{ASKED, BOLD, DIM, ink, letter};
use super::{Sight, Word, rule};
use crate::text::seen;

/// Where the first column begins, after the names.
const NAMES: usize = 22;

/// One row per seat, in turn order, under the names of the columns.
pub(super) fn draw(view: &Sight<'_>) -> Vec<Phrase> {
    let mut rows = vec![heading(view)];
    rows.extend(view.public.order.iter().map(|seat| row(view, seat)));
    rows
}

/// A column: its name, and what a seat has there.
struct Column {
    name: Word,
    cell: fn(&Sight<'_>, Seat) -> String,
}

const COLUMNS: [Column; 10] = [
    Column {
        name: Word::ColumnMoney,
        cell: |view, seat| format!("${}", view.player(seat).money),
    },
    Column {
        name: Word::ColumnHappiness,
        cell: |view, seat| figure(view.player(seat).hp.into()),
    },
    Column {
        name: Word::ColumnStress,
        cell: |view, seat| view.player(seat).stress.to_string(),
    },
    Column {
        name: Word::ColumnWorkers,
        cell: |view, seat| view.player(seat).workers.to_string(),
    },
    Column {
        name: Word::ColumnTiles,
        cell: |view, seat| format!("{}/{}", view.player(seat).straights, view.player(seat).curves),
    },
    Column {
        name: Word::ColumnHand,
        cell: |view, seat| format!("{}/{}", view.hand_size(seat), view.player(seat).limit),
    },
    Column {
        name: Word::ColumnDeck,
        cell: |view, seat| view.deck_size(seat).to_string(),
    },
    Column {
        name: Word::ColumnDiscards,
        cell: |view, seat| view.player(seat).discards.len().to_string(),
    },
    Column {
        name: Word::ColumnLinks,
        cell: |view, seat| view.tally(seat).links.to_string(),
    },
    Column {
        name: Word::ColumnScore,
        cell: |view, seat| figure(view.tally(seat).points().into()),
    },
];

/// T5: the columns of the auction.
const BIDS: [Column; 2] = [
    Column {
        name: Word::ColumnBid,
        cell: bid,
    },
    Column {
        name: Word::ColumnPlace,
        cell: new_place,
    },
];

fn columns(view: &Sight<'_>) -> impl Iterator<Item = &'static Column> {
    let bids: &[Column] = if matches!(view.public.phase, Phase::Auction(_)) {
        &BIDS
    } else {
        &[]
    };
    COLUMNS.iter().chain(bids)
}

fn heading(view: &Sight<'_>) -> Phrase {
    let names = columns(view).fold(String::new(), |names, column| {
        names + "  " + &view.word(column.name.clone())
    });
    rule(
        &Phrase::in_style(BOLD, view.word(Word::Players))
            .up_to_column(NAMES - 3)
            .styled(DIM, names),
    )
}

fn row(view: &Sight<'_>, seat: Seat) -> Phrase {
    let acts = Phrase::in_style(
        ASKED,
        if view.public.awaiting().contains(seat) {
            "▶ "
        } else {
            "  "
        },
    );
    let you = if seen::viewer(view) == Some(seat) {
        format!(" ({})", view.word(Word::You))
    } else {
        String::new()
    };
    let name = acts
        .styled(ink(seat), format_args!("{} {}", letter(seat, false), view.who(seat)))
        .plain(you)
        .up_to_column(NAMES);
    let cell = |row: Phrase, column: &Column| {
        row.plain(format_args!(
            "{:>width$}",
            (column.cell)(view, seat),
            width = view.word(column.name.clone()).chars().count() + 2
        ))
    };
    columns(view).fold(name, cell)
}

fn bid(view: &Sight<'_>, seat: Seat) -> String {
    match &view.public.phase {
        Phase::Auction(auction) if auction.bid(seat) > 0 => format!("${}", auction.bid(seat)),
        _ => "-".into(),
    }
}

fn new_place(view: &Sight<'_>, seat: Seat) -> String {
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
    first
        .or(last)
        .map_or_else(|| "-".into(), |place| view.word(Word::Place { place }))
}
