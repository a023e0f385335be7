//! The score pad, as the game stands (H10.8).

use table::phrase::Phrase;
use table::{Seat, Seats};

use crate::parts::line::Line;
use crate::rules::scoring::Tally;
use crate::text::word::Word;

use super::canvas::Canvas;
use super::ink::{BOLD, DIM, ink};
use super::pen::{Pen, cut, right_aligned};

/// The columns of a name.
const NAMES: usize = 10;
/// The columns of a number.
const WIDTH: usize = 11;

/// One row per seat.
pub(super) fn draw(pen: Pen<'_>) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.push(heading(pen));
    for seat in Seats::all(pen.view.public.players).iter() {
        pen.view
            .score(seat)
            .into_iter()
            .for_each(|tally| canvas.push(row(pen, seat, &tally)));
    }
    canvas
}

fn heading(pen: Pen<'_>) -> Phrase {
    let lines = Line::ALL
        .into_iter()
        .fold(Phrase::default().up_to_column(NAMES), |row, line| {
            row.then(&right_aligned(&Phrase::in_style(ink(line), pen.say(&line)), WIDTH))
        });
    let requests = pen.view.public.requests.iter().flatten().map(|&request| Word::Request {
        letter: cut(&pen.cards().request(request).id, 2),
    });
    let names = [Word::Plans, Word::Penalty]
        .into_iter()
        .chain(requests)
        .chain([Word::Resources]);
    let row = names.fold(lines, |row, name| {
        row.then(&right_aligned(&Phrase::in_style(DIM, pen.say(&name)), WIDTH))
    });
    row.then(&right_aligned(&Phrase::in_style(BOLD, pen.say(&Word::Total)), WIDTH))
}

fn row(pen: Pen<'_>, seat: Seat, tally: &Tally) -> Phrase {
    let number = |row: Phrase, points: i32| row.plain(format_args!("{points:>WIDTH$}"));
    let requests = tally
        .requests
        .iter()
        .take(pen.view.public.requests.map_or(0, |requests| requests.len()));
    let parts = tally
        .lines
        .values()
        .chain([&tally.plans, &tally.penalty])
        .chain(requests)
        .chain([&tally.resources]);
    let name = Phrase::new(pen.name(seat, NAMES)).up_to_column(NAMES);
    parts
        .fold(name, |row, &points| number(row, points))
        .styled(BOLD, format_args!("{:>WIDTH$}", tally.total()))
}
