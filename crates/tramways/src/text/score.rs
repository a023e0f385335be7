//! T15.1: the score, when the game is over.

use table::Seat;
use table::phrase::Phrase;

use crate::scoring::{LINK, MONEY, Tally};
use crate::view::View;

use super::ink::{BOLD, DIM, ink};
use super::{names, rule, seen};

/// Where the numbers begin, after the names.
const NAMES: usize = 10;
/// The columns of a number.
const WIDTH: usize = 14;

/// One row per seat; nothing before the end.
pub(super) fn draw(view: &View) -> Vec<Phrase> {
    let Some(outcome) = seen::outcome(view) else {
        return Vec::new();
    };
    let places = outcome.seats.iter().map(|result| result.place);
    let mut seats: Vec<(u8, Seat)> = places.zip(view.public.seats().iter()).collect();
    seats.sort_unstable();
    let mut rows = vec![rule(&Phrase::in_style(BOLD, "Score")), heading()];
    rows.extend(seats.into_iter().map(|(place, seat)| row(view, seat, place)));
    rows
}

fn heading() -> Phrase {
    let names = [
        "happiness".into(),
        format!("links x {LINK}"),
        format!("money / {MONEY}"),
        "stress".into(),
    ];
    let row = names.iter().fold(Phrase::default().up_to_column(NAMES), |row, name| {
        row.styled(DIM, format_args!("{name:>WIDTH$}"))
    });
    row.styled(BOLD, format_args!("{:>WIDTH$}", "SCORE"))
        .styled(DIM, format_args!("{:>WIDTH$}", "place"))
}

fn row(view: &View, seat: Seat, place: u8) -> Phrase {
    let tally = seen::tally(view, seat);
    let Tally {
        hp,
        links,
        money,
        stress,
    } = tally;
    let parts = [
        hp.to_string(),
        format!("{links} = {}", LINK * links),
        format!("${money} = {}", money / MONEY),
        format!("-{stress}"),
    ];
    let name = Phrase::in_style(ink(seat), names::player(seat)).up_to_column(NAMES);
    let row = parts
        .iter()
        .fold(name, |row, part| row.plain(format_args!("{part:>WIDTH$}")));
    row.styled(BOLD, format_args!("{:>WIDTH$}", tally.points()))
        .plain(format_args!("{:>WIDTH$}", names::ordinal(place)))
}
