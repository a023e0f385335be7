//! `roundhouse verify`

use std::io::Write;
use std::path::PathBuf;

use catalog::AnyPlay;
use clap::Args;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::Seed;

use super::write::report;
use crate::error::Error;
use crate::game_file::read_text;

/// Check that a game went as it should: the hash of its seed, every decision, and the result
///
/// Takes the record of a finished game from a server (/api/tables/ID/record), or a game file.
#[derive(Args)]
pub(crate) struct Verify {
    /// The record or game file
    #[arg(value_name = "GAME.JSON")]
    game: PathBuf,
    /// The hash that was shown when the game began. Whoever wrote it down then needs to trust nobody
    #[arg(long, value_name = "HASH")]
    hash: Option<String>,
}

/// The record of a finished game, as a server gives it.
#[derive(Deserialize)]
struct Record {
    hash: String,
    outcome: Value,
    log: Box<RawValue>,
}

/// Is it a record?
#[derive(Deserialize)]
struct Glance {
    record: Option<u32>,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let text = read_text(&self.game)?;
        let play = match serde_json::from_str(&text) {
            Ok(Glance { record: Some(1) }) => self.check_record(&text)?,
            Ok(Glance { record: Some(other) }) => return Err(self.wrong(format!("is a record of format {other}; this program reads format 1"))),
            _ => catalog::read_log(&text).map_err(Error::in_file(&self.game))?,
        };
        let hash = hash(play.as_ref());
        if let Some(noted) = &self.hash
            && !noted.eq_ignore_ascii_case(&hash)
        {
            return Err(self.wrong(format!("the hash of its seed is {hash}, not {noted}: this is not the game that was begun")));
        }
        let (meta, decisions) = (play.state().meta(), play.decisions().len());
        report(out, "the game is checked", |out| {
            writeln!(out, "{}: {}, {decisions} decisions, all legal. The seed has the hash {hash}.", self.game.display(), meta.name)?;
            let Some(outcome) = play.state().outcome() else { return Ok(writeln!(out, "The game is not over.")?) };
            for (seat, result) in outcome.seats.iter().enumerate() {
                writeln!(out, "Seat {seat}: place {}, {} points", result.place, result.score.points)?;
            }
            Ok(())
        })
    }

    /// A record says twice what happened; both must agree.
    fn check_record(&self, text: &str) -> Result<Box<dyn AnyPlay>, Error> {
        let record: Record = serde_json::from_str(text).map_err(|error| self.wrong(format!("the record is wrong: {error}")))?;
        let play = catalog::read_log(record.log.get()).map_err(Error::in_file(&self.game))?;
        let hash = hash(play.as_ref());
        if record.hash != hash {
            return Err(self.wrong(format!("the seed does not have the hash that the record says: it has {hash}, not {}", record.hash)));
        }
        let outcome = serde_json::to_value(play.state().outcome()).expect("an outcome is JSON");
        if record.outcome != outcome {
            return Err(self.wrong("the result is not the one that the log leads to".to_owned()));
        }
        Ok(play)
    }

    fn wrong(&self, reason: String) -> Error {
        Error::Verify { path: self.game.clone(), reason }
    }
}

fn hash(play: &dyn AnyPlay) -> String {
    let log = play.log();
    Seed::from_text(log["seed"].as_str().expect("a log has a seed")).commitment()
}
