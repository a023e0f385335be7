//! How a match between bots ended, as a table.

use std::array;
use std::io::Write;

use arena::{PlayerReport, Report};
use table::Voice;

use crate::columns::{left, right, width};
use crate::error::Error;
use crate::texts::{Speak, Standing, decimal};

/// The width of a player's name.
const NAME: usize = 16;
/// How wide the columns behind the name are at least.
const WIDTHS: [usize; 5] = [7, 16, 11, 16, 13];
/// The width of a rating.
const RATING: usize = 22;

/// What stands in the columns behind a name.
type Cells = [String; WIDTHS.len()];

/// Writes the table.
pub(crate) fn write(out: &mut dyn Write, report: &Report, voice: &Voice<'_>) -> Result<(), Error> {
    let games = report.games;
    let heading = match report.mean_winning_score {
        None => Standing::Games { games },
        Some(score) => Standing::GamesWon {
            games,
            score: decimal(score, 1, voice),
        },
    };
    writeln!(out, "{}", heading.said(voice))?;
    let labels = labels(voice);
    let widths = array::from_fn(|column| width(&labels[column]).max(WIDTHS[column]));
    let is_rated = report.players.iter().any(|player| player.rating.is_some());
    let rating = is_rated.then(|| right(&Standing::Rating.said(voice), RATING));
    write_row(out, "", &labels, widths, rating)?;
    for player in &report.players {
        write_row(out, &player.player, &cells(player, voice), widths, rated(player, voice))?;
        write_notes(out, player, voice)?;
    }
    Ok(())
}

fn write_row(
    out: &mut dyn Write,
    name: &str,
    cells: &Cells,
    widths: [usize; WIDTHS.len()],
    rating: Option<String>,
) -> Result<(), Error> {
    let mut row = left(name, NAME);
    for (cell, width) in cells.iter().zip(widths) {
        row.push(' ');
        row += &right(cell, width);
    }
    row += &rating.unwrap_or_default();
    Ok(writeln!(out, "{}", row.trim_end())?)
}

fn labels(voice: &Voice<'_>) -> Cells {
    let labels = [
        Standing::Wins,
        Standing::Interval,
        Standing::MeanScore,
        Standing::Interval,
        Standing::Time,
    ];
    labels.map(|label| label.said(voice))
}

fn cells(player: &PlayerReport, voice: &Voice<'_>) -> Cells {
    let percent = decimal(100.0 * player.win_share, 1, voice);
    [
        Standing::Share { percent }.said(voice),
        span(player.ci95.map(|share| 100.0 * share), voice),
        decimal(player.mean_score, 1, voice),
        span(player.score_ci95, voice),
        decimal(player.ms_per_decision, 2, voice),
    ]
}

fn span(ends: [f64; 2], voice: &Voice<'_>) -> String {
    let [low, high] = ends.map(|end| decimal(end, 1, voice));
    Standing::Span { low, high }.said(voice)
}

/// The rating, where there is one, and how far off it may be.
fn rated(player: &PlayerReport, voice: &Voice<'_>) -> Option<String> {
    let rating = player.rating?;
    let [elo, off] = [rating.elo, rating.ci95[1] - rating.elo].map(|number| decimal(number, 0, voice));
    Some(format!("{} ± {}", right(&elo, 12), left(&off, 7)))
}

/// The titles that a player earned, and how often it went wrong.
fn write_notes(out: &mut dyn Write, player: &PlayerReport, voice: &Voice<'_>) -> Result<(), Error> {
    for (title, share) in &player.titles {
        let (title, percent) = (title.clone(), decimal(100.0 * share, 1, voice));
        writeln!(out, "  {}", Standing::Title { title, percent }.said(voice))?;
    }
    match player.faults {
        0 => Ok(()),
        times => Ok(writeln!(out, "  {}", Standing::Faults { times }.said(voice))?),
    }
}
