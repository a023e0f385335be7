//! `roundhouse verify`

use std::io::Write;
use std::path::PathBuf;

use catalog::AnyPlay;
use clap::Args;
use serde::Deserialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Chain, Language, Outcome, Say, Seat, Seats, Seed, Voice};

use super::write::report;
use crate::error::{Error, Fault};
use crate::game_file::read_text;
use crate::texts::{Deed, Finding, Line, Speak};

/// Check that a game was fair: the hash of its seed, every decision, and the result
///
/// Takes the record of a finished game from a server (/api/tables/ID/record), or a game file. It proves that every decision was legal and that the result
/// follows from them; with --hash, that the cards were fixed before anybody sat down; with --chain, that no decision was left out or changed afterwards. The
/// server tells a link of the chain with every update: note one, and you need to trust nobody.
#[derive(Args)]
pub(crate) struct Verify {
    /// The record or game file
    #[arg(value_name = "GAME.JSON")]
    game: PathBuf,
    /// The hash that you saw when the game began
    #[arg(long, value_name = "HASH")]
    hash: Option<String>,
    /// A link of the chain that you noted during the game, the later the better
    #[arg(long, value_name = "LINK")]
    chain: Option<String>,
}

/// The record of a finished game, as a server gives it.
#[derive(Deserialize)]
struct Record {
    hash: String,
    outcome: Value,
    log: Box<RawValue>,
    /// From format 2 on: the last link of the chain, and all entries.
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
    /// The links of the chain; the first stands before all entries.
    links: Vec<String>,
}

impl Verify {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let Checked { play, links } = self.check()?;
        let hash = hash(play.as_ref());
        if let Some(noted) = self.hash.clone()
            && !noted.eq_ignore_ascii_case(&hash)
        {
            return Err(self.wrong(&Finding::OtherGame { hash, noted }));
        }
        let noted = self.find_noted(&links)?;
        let sound = Finding::Sound {
            path: self.game.as_path().into(),
            game: play.state().meta().name,
            decisions: play.decisions().len(),
            hash,
        };
        let voice = Voice::in_language(language);
        report(out, Deed::GameChecked, |out| {
            writeln!(out, "{}", sound.said(&voice))?;
            if let Some(ply) = noted {
                let entries = links.len() - 1;
                writeln!(out, "{}", Finding::Noted { ply, entries }.said(&voice))?;
            }
            describe(play.state().outcome().as_ref(), &voice, out)
        })
    }

    /// Reads the file and checks all that it says.
    fn check(&self) -> Result<Checked, Error> {
        let text = read_text(&self.game)?;
        match serde_json::from_str(&text) {
            Ok(Glance { record: Some(1 | 2) }) => self.check_record(&text),
            Ok(Glance { record: Some(found) }) => Err(self.wrong(&Finding::Format { found })),
            _ => Ok(Checked {
                play: catalog::read_log(&text).map_err(Error::in_file(&self.game))?,
                links: Vec::new(),
            }),
        }
    }

    /// A record tells more than once what happened; all of it must agree.
    fn check_record(&self, text: &str) -> Result<Checked, Error> {
        let record: Record = serde_json::from_str(text).map_err(|error| {
            let why = error.to_string();
            self.wrong(&Finding::Malformed { why })
        })?;
        let play = catalog::read_log(record.log.get()).map_err(Error::in_file(&self.game))?;
        let hash = hash(play.as_ref());
        if record.hash != hash {
            let stated = record.hash;
            return Err(self.wrong(&Finding::OtherHash { hash, stated }));
        }
        let outcome = serde_json::to_value(play.state().outcome()).expect("an outcome is JSON");
        if figures(&record.outcome) != figures(&outcome) {
            return Err(self.wrong(&Finding::OtherResult));
        }
        let links = match record.chain {
            Some(last) => self.check_chain(play.as_ref(), &record.entries, &last)?,
            None => Vec::new(),
        };
        Ok(Checked { play, links })
    }

    /// Checks that the entries lead to the log and to the last link of the chain. Gives all links.
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
            entered.map_err(|error| {
                let why = error.message();
                self.wrong(&Finding::Entry { ply, why })
            })?;
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
            return Err(self.wrong(&Finding::OtherLog));
        }
        if chain.text() != last {
            return Err(self.wrong(&Finding::OtherEnd));
        }
        Ok(links)
    }

    /// After how many entries the noted link stands.
    fn find_noted(&self, links: &[String]) -> Result<Option<usize>, Error> {
        let Some(noted) = &self.chain else { return Ok(None) };
        let found = links.iter().position(|link| link.eq_ignore_ascii_case(noted));
        found.map(Some).ok_or_else(|| self.wrong(&Finding::UnknownLink))
    }

    fn wrong(&self, finding: &Finding) -> Error {
        Fault::in_file(&self.game, finding.say(&())).into()
    }
}

fn describe(outcome: Option<&Outcome>, voice: &Voice<'_>, out: &mut dyn Write) -> Result<(), Error> {
    let Some(outcome) = outcome else {
        return Ok(writeln!(out, "{}", Line::NotOver.said(voice))?);
    };
    let seats = Seats::all(outcome.seats.len() as u8);
    for (seat, result) in seats.iter().zip(&outcome.seats) {
        let (place, points) = (result.place, result.score.points);
        writeln!(out, "{}", Finding::Result { seat, place, points }.said(voice))?;
    }
    Ok(())
}

/// An outcome without its words: they may be written better in another version.
fn figures(outcome: &Value) -> Value {
    match outcome {
        Value::Array(all) => all.iter().map(figures).collect(),
        Value::Object(fields) => {
            let counts =
                |key: &str| ["seats", "place", "score", "tie_breaks", "points", "clause", "parts"].contains(&key);
            let kept = fields.iter().filter(|(key, _)| counts(key));
            kept.map(|(key, value)| (key.clone(), figures(value))).collect()
        }
        other => other.clone(),
    }
}

fn hash(play: &dyn AnyPlay) -> String {
    seed(play).commitment()
}

fn seed(play: &dyn AnyPlay) -> Seed {
    Seed::from_text(play.log()["seed"].as_str().expect("a log has a seed"))
}
