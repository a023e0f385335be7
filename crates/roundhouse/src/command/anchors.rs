//! `roundhouse anchors`

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use arena::{Ladder, read_rows};
use bots::Level;
use clap::Args;
use table::{Language, Voice};

use super::write;
use crate::atomic;
use crate::error::Error;
use crate::texts::{Deed, Line, Speak};

/// Measure how strong the levels are from matches between each and the next, for the ratings of the server
#[derive(Args)]
pub(crate) struct Anchors {
    /// The Parquet files that `arena --out` wrote; they add up, and may be of different games
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// A bot that stands for a level, such as skilled=search:800 (repeatable); every level stands for itself
    #[arg(long = "level", value_name = "LEVEL=BOT", value_parser = stand_in)]
    levels: Vec<(String, Level)>,
    /// A match of earlier, such as hill:skilled=386/400:search:50-greedy: so many games the first of two bots, who stands for the level, won against the other, who stands for
    /// the one below (repeatable)
    #[arg(long = "known", value_name = "GAME:LEVEL=WINS/GAMES:BOT-BOT", value_parser = known)]
    known: Vec<Known>,
    /// The JSON file to write
    #[arg(short, long, value_name = "FILE", default_value = "anchors.json")]
    output: PathBuf,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
}

/// A bot and the level that it stands for.
fn stand_in(text: &str) -> Result<(String, Level), String> {
    let found = text.split_once('=').and_then(|(name, bot)| {
        let level = Level::ALL.into_iter().find(|level| level.name() == name)?;
        Some((bot.to_owned(), level))
    });
    found.ok_or_else(|| "write it as LEVEL=BOT, such as skilled=search:800".to_owned())
}

/// A match of which only the result is known.
#[derive(Clone)]
struct Known {
    game: String,
    level: Level,
    wins: f64,
    games: u64,
    bots: String,
}

fn known(text: &str) -> Result<Known, String> {
    let read = || {
        let (whose, result) = text.split_once('=')?;
        let ((game, name), (result, bots)) = (whose.split_once(':')?, result.split_once(':')?);
        let (wins, games) = result.split_once('/')?;
        let known = Known {
            game: game.to_owned(),
            level: Level::ALL.into_iter().skip(1).find(|level| level.name() == name)?,
            wins: wins.parse().ok()?,
            games: games.parse().ok()?,
            bots: bots.split_once('-').map(|_| bots.to_owned())?,
        };
        (known.wins >= 0.0 && known.wins <= known.games as f64).then_some(known)
    };
    read().ok_or_else(|| {
        "write it as GAME:LEVEL=WINS/GAMES:BOT-BOT, such as hill:skilled=386/400:search:50-greedy".to_owned()
    })
}

impl Anchors {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let mut ladder = Ladder::new(self.levels.iter().cloned());
        for path in &self.files {
            add(path, &mut ladder)?;
        }
        for known in &self.known {
            let (result, bots) = ((known.wins, known.games), known.bots.replacen('-', " against ", 1));
            ladder.known(&known.game, known.level, result, &bots);
        }
        let mut json = serde_json::to_string_pretty(&ladder.anchors(&self.told())).expect("anchors can be written");
        json.push('\n');
        let write_anchors = if self.force { atomic::replace } else { atomic::create };
        write_anchors(&self.output, &json)?;
        write::report(out, Deed::FileWritten, |out| {
            let line = Line::Anchors {
                path: self.output.as_path().into(),
                games: ladder.games(),
            };
            Ok(writeln!(out, "{}", line.said(&Voice::in_language(language)))?)
        })
    }

    /// The command, as it is written into the file.
    fn told(&self) -> String {
        let files = self.files.iter().filter_map(|file| file.file_name());
        let levels = self
            .levels
            .iter()
            .map(|(bot, level)| format!("--level {}={bot}", level.name()));
        let known = self.known.iter().map(|known| {
            let (game, level, bots) = (&known.game, known.level.name(), &known.bots);
            format!("--known {game}:{level}={}/{}:{bots}", known.wins, known.games)
        });
        let words: Vec<String> = files
            .map(|name| name.to_string_lossy().into_owned())
            .chain(levels)
            .chain(known)
            .collect();
        format!("roundhouse anchors {}", words.join(" "))
    }
}

/// Adds the games of a file.
fn add(path: &Path, ladder: &mut Ladder) -> Result<(), Error> {
    atomic::check_regular(path)?;
    let file = File::open(path).map_err(Error::of_file(path))?;
    let read = read_rows(file, |row| ladder.add(row));
    read.map_err(|error| Error::Rows {
        path: path.to_owned(),
        error,
    })?;
    ladder.end_of_game();
    Ok(())
}
