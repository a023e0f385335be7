//! T15.1: the score, when the game is over.

use table::Seat;
use table::phrase::Phrase;
use table::words::figure;

use crate::scoring::{LINK, MONEY, Tally};

use super::ink::{BOLD, DIM, ink};
use super::{Sight, Word, rule};
use crate::text::seen;

/// Where the numbers begin, after the names.
const NAMES: usize = 26;
/// The columns of a number.
const WIDTH: usize = 13;

/// One row per seat; nothing before the end.
pub(super) fn draw(view: &Sight<'_>) -> Vec<Phrase> {
    let Some(outcome) = seen::outcome(view) else {
        return Vec::new();
    };
    let places = outcome.seats.iter().map(|result| result.place);
    let mut seats: Vec<(u8, Seat)> = places.zip(view.public.seats().iter()).collect();
    seats.sort_unstable();
    let mut rows = vec![rule(&Phrase::in_style(BOLD, view.word(Word::Score))), heading(view)];
    rows.extend(seats.into_iter().map(|(place, seat)| row(view, seat, place)));
    rows
}

fn heading(view: &Sight<'_>) -> Phrase {
    let names = [
        view.word(Word::ScoreHappiness),
        view.word(Word::ScoreLinks { each: LINK }),
        view.word(Word::ScoreMoney { each: MONEY }),
        view.word(Word::ScoreStress),
    ];
    let row = names.iter().fold(Phrase::default().up_to_column(NAMES), |row, name| {
        row.styled(DIM, format_args!("{name:>WIDTH$}"))
    });
    row.styled(BOLD, format_args!("{:>WIDTH$}", view.word(Word::ScoreTotal)))
        .styled(DIM, format_args!("{:>WIDTH$}", view.word(Word::ScorePlace)))
}

fn row(view: &Sight<'_>, seat: Seat, place: u8) -> Phrase {
    let tally = view.tally(seat);
    let Tally {
        hp,
        links,
        money,
        stress,
    } = tally;
    let parts = [
        figure(hp.into()),
        format!("{links} = {}", LINK * links),
        format!("${money} = {}", money / MONEY),
        figure(-i64::from(stress)),
    ];
    let name = Phrase::in_style(ink(seat), view.who(seat)).up_to_column(NAMES);
    let row = parts
        .iter()
        .fold(name, |row, part| row.plain(format_args!("{part:>WIDTH$}")));
    row.styled(BOLD, format_args!("{:>WIDTH$}", figure(tally.points().into())))
        .plain(format_args!("{:>WIDTH$}", view.word(Word::Rank { place })))
}
