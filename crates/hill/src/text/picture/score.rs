//! The score pad, as the game stands (H10.8).

use table::{Seat, Seats};

use crate::line::Line;
use crate::scoring::Tally;
use crate::view::View;

use table::phrase::Phrase;

use super::canvas::Canvas;
use super::ink::{BOLD, DIM, ink};
use super::names;

/// The columns of a number.
const WIDTH: usize = 11;

/// One row per seat.
pub(super) fn draw(view: &View) -> Canvas {
    let mut canvas = Canvas::default();
    canvas.push(heading(view));
    for seat in Seats::all(view.public.players).iter() {
        view.score(seat)
            .into_iter()
            .for_each(|tally| canvas.push(row(view, seat, &tally)));
    }
    canvas
}

fn heading(view: &View) -> Phrase {
    let lines = Line::ALL.into_iter().fold(Phrase::new("      "), |row, line| {
        row.styled(ink(line), format_args!("{:>WIDTH$}", line.name()))
    });
    let requests = view
        .public
        .requests
        .iter()
        .flatten()
        .map(|&request| format!("request {}", names::cut(&view.cards.request(request).id, 2)));
    let names = ["plans", "penalty"]
        .map(String::from)
        .into_iter()
        .chain(requests)
        .chain(["resources".into()]);
    let row = names.fold(lines, |row, name| row.styled(DIM, format_args!("{name:>WIDTH$}")));
    row.styled(BOLD, format_args!("{:>WIDTH$}", "TOTAL"))
}

fn row(view: &View, seat: Seat, tally: &Tally) -> Phrase {
    let number = |row: Phrase, points: i32| row.plain(format_args!("{points:>WIDTH$}"));
    let requests = tally
        .requests
        .iter()
        .take(view.public.requests.map_or(0, |requests| requests.len()));
    let parts = tally
        .lines
        .values()
        .chain([&tally.plans, &tally.penalty])
        .chain(requests)
        .chain([&tally.resources]);
    parts
        .fold(Phrase::new(seat), |row, &points| number(row, points))
        .styled(BOLD, format_args!("{:>WIDTH$}", tally.total()))
}
