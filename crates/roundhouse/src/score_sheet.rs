//! Results for people: places, points, and what they are for.

use std::io::Write;

use table::{Outcome, ScorePart, Seat, SeatResult, Voice};

use crate::columns::width;
use crate::error::Error;
use crate::texts::{Line, Speak};

/// How much to tell.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Detail {
    /// The main parts that brought points or cost some.
    Summary,
    /// All parts, down to the single card.
    Everything,
}

/// Where the points stand.
const COLUMN: usize = 60;

/// Writes the result of a game, best place first.
pub(crate) fn write(out: &mut dyn Write, outcome: &Outcome, detail: Detail, voice: &Voice<'_>) -> Result<(), Error> {
    let mut seats: Vec<(usize, &SeatResult)> = outcome.seats.iter().enumerate().collect();
    seats.sort_by_key(|(_, result)| result.place);
    for &(seat, result) in &seats {
        let title = result.title.as_ref().map(|title| format!(", {}", title.said(voice)));
        let name = format!(
            "{}. {}{}",
            result.place,
            name(seat, result, voice),
            title.unwrap_or_default()
        );
        row(out, 0, &name, result.score.points, "")?;
        parts(out, &result.score, 1, detail, voice)?;
        let is_equal = |&&(_, other): &&(usize, &SeatResult)| other.score.points == result.score.points;
        if seats.iter().filter(is_equal).count() > 1 {
            let numbers = list(&result.tie_breaks);
            writeln!(out, "  {}", Line::TieBreak { numbers }.said(voice))?;
        }
    }
    Ok(())
}

/// The name that was entered, without what a terminal would obey; otherwise the seat.
fn name(seat: usize, result: &SeatResult, voice: &Voice<'_>) -> String {
    let entered = result
        .name
        .iter()
        .flat_map(|name| name.chars())
        .filter(|letter| !letter.is_control())
        .collect::<String>();
    match Seat::new(seat as u8) {
        Some(seat) if entered.is_empty() => Line::Player { seat }.said(voice),
        _ => entered,
    }
}

fn list(numbers: &[i32]) -> String {
    let numbers: Vec<String> = numbers.iter().map(ToString::to_string).collect();
    numbers.join(", ")
}

fn parts(out: &mut dyn Write, score: &ScorePart, depth: usize, detail: Detail, voice: &Voice<'_>) -> Result<(), Error> {
    let told = |part: &&ScorePart| part.points != 0 || detail == Detail::Everything;
    for part in score.parts.iter().filter(told) {
        row(out, depth, &part.what.said(voice), part.points, &part.clause)?;
        if detail == Detail::Everything {
            parts(out, part, depth + 1, detail, voice)?;
        }
    }
    Ok(())
}

fn row(out: &mut dyn Write, depth: usize, name: &str, points: i32, clause: &str) -> Result<(), Error> {
    let name = format!("{}{name} ", "  ".repeat(depth));
    let dots = ".".repeat(COLUMN.saturating_sub(width(&name)));
    Ok(writeln!(
        out,
        "{}",
        format!("{name}{dots} {points:>4}  {clause}").trim_end()
    )?)
}
