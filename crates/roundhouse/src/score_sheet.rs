//! Results for people: places, points, and what they are for.

use std::io::Write;

use table::{Outcome, ScorePart, SeatResult};

use crate::error::Error;

/// How much is told.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// The main parts, as far as they brought anything.
    Summary,
    /// All parts, down to the single card.
    Everything,
}

/// Where the points stand.
const COLUMN: usize = 60;

/// Writes the result of a game, best place first.
pub(crate) fn write(out: &mut dyn Write, outcome: &Outcome, detail: Detail) -> Result<(), Error> {
    let mut seats: Vec<(usize, &SeatResult)> = outcome.seats.iter().enumerate().collect();
    seats.sort_by_key(|(_, result)| result.place);
    for &(seat, result) in &seats {
        let title = result
            .title
            .as_ref()
            .map(|title| format!(", {title}"))
            .unwrap_or_default();
        row(
            out,
            0,
            &format!("{}. {}{title}", result.place, name(seat, result)),
            result.score.points,
            "",
        )?;
        parts(out, &result.score, 1, detail)?;
        if seats
            .iter()
            .filter(|(_, other)| other.score.points == result.score.points)
            .count()
            > 1
        {
            writeln!(out, "  tie-break: {}", list(&result.tie_breaks))?;
        }
    }
    Ok(())
}

/// The entered name, without what a terminal would obey; otherwise the seat.
fn name(seat: usize, result: &SeatResult) -> String {
    let entered = result
        .name
        .iter()
        .flat_map(|name| name.chars())
        .filter(|letter| !letter.is_control())
        .collect::<String>();
    if entered.is_empty() {
        format!("seat {seat}")
    } else {
        entered
    }
}

fn list(numbers: &[i32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(", ")
}

fn parts(out: &mut dyn Write, score: &ScorePart, depth: usize, detail: Detail) -> Result<(), Error> {
    for part in score
        .parts
        .iter()
        .filter(|part| part.points != 0 || detail == Detail::Everything)
    {
        row(out, depth, &part.what.to_string(), part.points, &part.clause)?;
        if detail == Detail::Everything {
            parts(out, part, depth + 1, detail)?;
        }
    }
    Ok(())
}

fn row(out: &mut dyn Write, depth: usize, name: &str, points: i32, clause: &str) -> Result<(), Error> {
    let name = format!("{}{name} ", "  ".repeat(depth));
    Ok(writeln!(
        out,
        "{}",
        format!("{name:.<COLUMN$} {points:>4}  {clause}").trim_end()
    )?)
}
