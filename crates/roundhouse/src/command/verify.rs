//! `roundhouse verify`

use std::io::Write;
use std::path::PathBuf;

use catalog::AnyPlay;
use clap::Args;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Chain, Seat, Seed};

use super::write::report;
use crate::error::Error;
use crate::game_file::read_text;

/// Check that a game went as it should: the hash of its seed, every decision, and the result
///
/// Takes the record of a finished game from a server (/api/tables/ID/record), or a game file. What this proves: with --hash that the cards were fixed before anybody sat down; that
/// every decision was legal and the result follows from them. That no decision was left out or changed afterwards only --chain proves: the server tells a link of the chain with
/// every update, and whoever noted one needs to trust nobody.
#[derive(Args)]
pub(crate) struct Verify {
    /// The record or game file
    #[arg(value_name = "GAME.JSON")]
    game: PathBuf,
    /// The hash that was shown when the game began. Whoever wrote it down then needs to trust nobody
    #[arg(long, value_name = "HASH")]
    hash: Option<String>,
    /// A link of the chain that was told during the game, best the last one
    #[arg(long, value_name = "LINK")]
    chain: Option<String>,
}

/// The record of a finished game, as a server gives it.
#[derive(Deserialize)]
struct Record {
    hash: String,
    outcome: Value,
    log: Box<RawValue>,
    /// From format 2 on: the last link of the chain, and everything that was entered.
    chain: Option<String>,
    #[serde(default)]
    entries: Vec<Entry>,
}

/// Something that was entered at the table.
#[derive(Deserialize)]
struct Entry {
    seat: Seat,
    kind: String,
    action: Value,
}

/// Is it a record?
#[derive(Deserialize)]
struct Glance {
    record: Option<u32>,
}

/// A game that is checked.
struct Checked {
    play: Box<dyn AnyPlay>,
    /// The links of the chain, the first one before anything was entered.
    links: Vec<String>,
}

impl Verify {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let text = read_text(&self.game)?;
        let Checked { play, links } = match serde_json::from_str(&text) {
            Ok(Glance { record: Some(1 | 2) }) => self.check_record(&text)?,
            Ok(Glance { record: Some(other) }) => {
                return Err(self.wrong(format!(
                    "is a record of format {other}; this program reads formats 1 and 2"
                )));
            }
            _ => Checked {
                play: catalog::read_log(&text).map_err(Error::in_file(&self.game))?,
                links: Vec::new(),
            },
        };
        let hash = hash(play.as_ref());
        if let Some(noted) = &self.hash
            && !noted.eq_ignore_ascii_case(&hash)
        {
            return Err(self.wrong(format!(
                "the hash of its seed is {hash}, not {noted}: this is not the game that was begun"
            )));
        }
        let noted = self.find_noted(&links)?;
        let (meta, decisions) = (play.state().meta(), play.decisions().len());
        report(out, "the game is checked", |out| {
            writeln!(
                out,
                "{}: {}, {decisions} decisions, all legal. The seed has the hash {hash}.",
                self.game.display(),
                meta.name
            )?;
            if let Some(ply) = noted {
                writeln!(
                    out,
                    "The noted link stands after {ply} of {} entries: up to there nothing was left out or changed.",
                    links.len() - 1
                )?;
            }
            let Some(outcome) = play.state().outcome() else {
                return Ok(writeln!(out, "The game is not over.")?);
            };
            for (seat, result) in outcome.seats.iter().enumerate() {
                writeln!(
                    out,
                    "Seat {seat}: place {}, {} points",
                    result.place, result.score.points
                )?;
            }
            Ok(())
        })
    }

    /// A record says several times what happened; all must agree.
    fn check_record(&self, text: &str) -> Result<Checked, Error> {
        let record: Record =
            serde_json::from_str(text).map_err(|error| self.wrong(format!("the record is wrong: {error}")))?;
        let play = catalog::read_log(record.log.get()).map_err(Error::in_file(&self.game))?;
        let hash = hash(play.as_ref());
        if record.hash != hash {
            return Err(self.wrong(format!(
                "the seed does not have the hash that the record says: it has {hash}, not {}",
                record.hash
            )));
        }
        let outcome = serde_json::to_value(play.state().outcome()).expect("an outcome is JSON");
        if record.outcome != outcome {
            return Err(self.wrong("the result is not the one that the log leads to".to_owned()));
        }
        let links = match record.chain {
            Some(last) => self.check_chain(play.as_ref(), &record.entries, &last)?,
            None => Vec::new(),
        };
        Ok(Checked { play, links })
    }

    /// What was entered leads to the log, and to the last link of the chain. Returns all links.
    fn check_chain(&self, play: &dyn AnyPlay, entries: &[Entry], last: &str) -> Result<Vec<String>, Error> {
        let mut log = play.log();
        let mut chain = Chain::new(seed(play));
        log["actions"] = Value::Array(Vec::new());
        let mut again = catalog::read_log(&log.to_string()).map_err(Error::in_file(&self.game))?;
        let mut links = vec![chain.text()];
        for (ply, Entry { seat, kind, action }) in entries.iter().enumerate() {
            let entered = match kind.as_str() {
                "act" => again.act(*seat, action).map(drop),
                _ => again.undo(*seat).map(drop),
            };
            entered.map_err(|error| self.wrong(format!("entry {ply}: {error}")))?;
            chain.add(
                *seat,
                kind,
                &if kind == "act" {
                    action.to_string()
                } else {
                    String::new()
                },
            );
            links.push(chain.text());
        }
        if again.log() != play.log() {
            return Err(self.wrong("what was entered does not lead to the log".to_owned()));
        }
        if chain.text() != last {
            return Err(
                self.wrong("the chain of what was entered does not end with the link that the record says: something was left out or changed".to_owned())
            );
        }
        Ok(links)
    }

    /// After how many entries the link stands that was noted.
    fn find_noted(&self, links: &[String]) -> Result<Option<usize>, Error> {
        let Some(noted) = &self.chain else { return Ok(None) };
        let found = links.iter().position(|link| link.eq_ignore_ascii_case(noted));
        found
            .map(Some)
            .ok_or_else(|| self.wrong("the noted link is not in the chain of this record: something was left out or changed, or it is another game".to_owned()))
    }

    fn wrong(&self, reason: String) -> Error {
        Error::Verify {
            path: self.game.clone(),
            reason,
        }
    }
}

fn hash(play: &dyn AnyPlay) -> String {
    seed(play).commitment()
}

fn seed(play: &dyn AnyPlay) -> Seed {
    Seed::from_text(play.log()["seed"].as_str().expect("a log has a seed"))
}
