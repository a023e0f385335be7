//! A game as a text that people can read and compare.

use std::fmt::{self, Display, Write};

use crate::event::{Audience, Told};
use crate::game::{Game, Present};
use crate::log::{Log, LogError, Ply};
use crate::outcome::{Outcome, ScorePart};
use crate::seat::{Seats, Viewer};
use crate::words::Voice;

use super::ansi::plain;

/// The whole game as somebody who sees everything would tell it: every decision with all that was told to anybody, the table at the end, and the score with
/// all its parts. The same log gives the same text as long as rules and words stay the same.
pub fn transcript<G: Present>(log: &Log<G>) -> Result<String, LogError> {
    let mut game = log.start()?;
    let mut text = header(log);
    for (ply, Ply { seat, action }) in log.actions.iter().enumerate() {
        let words = G::action_label(&game.view(Viewer::Seat(*seat)), action);
        let mut told = Vec::new();
        game.apply(*seat, action, &mut told)
            .map_err(|illegal| LogError::Illegal {
                ply,
                seat: *seat,
                refused: game.explain(illegal),
            })?;
        line(&mut text, 0, format_args!("{ply:>4} {seat}: {words}"));
        for told in &told {
            line(&mut text, 7, event_line(&game, told));
        }
    }
    line(&mut text, 0, "");
    line(
        &mut text,
        0,
        plain(&G::picture(&game.view(Viewer::Spectator), &Voice::default())),
    );
    if let Some(outcome) = game.outcome() {
        scores(&mut text, &outcome);
    }
    Ok(text)
}

fn header<G: Game>(log: &Log<G>) -> String {
    let meta = G::meta();
    let options = serde_json::to_string(&log.options).unwrap_or_else(|error| error.to_string());
    format!(
        "{} ({}, rules {})\nplayers: {}\noptions: {options}\nseed: {}\n\n",
        meta.name, meta.id, meta.rules, log.players, log.seed
    )
}

/// An event as one of those who hear it reads it, and who they are.
fn event_line<G: Present>(game: &G, told: &Told<G::Event>) -> String {
    let (mark, reader) = match told.to {
        Audience::Everyone => (String::new(), Viewer::Spectator),
        Audience::Only(seat) => (format!("({seat} only) "), Viewer::Seat(seat)),
        Audience::Others(seat) => (format!("(all but {seat}) "), Viewer::Spectator),
    };
    mark + &G::event_line(&game.view(reader), &told.event).to_string()
}

fn scores(text: &mut String, outcome: &Outcome) {
    for (seat, result) in Seats::all(outcome.seats.len() as u8).iter().zip(&outcome.seats) {
        let title = result
            .title
            .as_ref()
            .map(|title| format!(", {title}"))
            .unwrap_or_default();
        let breaks = if result.tie_breaks.is_empty() {
            String::new()
        } else {
            format!(", tie-breaks {:?}", result.tie_breaks)
        };
        line(text, 0, format_args!("\n{seat}: place {}{breaks}{title}", result.place));
        score_tree(text, 2, &result.score);
    }
}

fn score_tree(text: &mut String, indent: usize, score: &ScorePart) {
    let clause = Parenthesis(&score.clause);
    line(text, indent, format_args!("{:>4} {}{clause}", score.points, score.what));
    score.parts.iter().for_each(|part| score_tree(text, indent + 2, part));
}

/// A clause in parentheses, or nothing where there is none.
struct Parenthesis<'a>(&'a str);

impl Display for Parenthesis<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            Ok(())
        } else {
            write!(f, " ({})", self.0)
        }
    }
}

fn line(text: &mut String, indent: usize, words: impl Display) {
    writeln!(text, "{:indent$}{words}", "").expect("a string takes all text");
}
