//! `roundhouse strategy`

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::{SystemTime, UNIX_EPOCH};

use arena::{PageError, Strategist, read_rows};
use clap::Args;
use table::{Language, Voice};

use super::write;
use crate::atomic;
use crate::error::Error;
use crate::texts::{Deed, Line, Speak};

/// Gather what games between equal bots say about a game, for the strategy pages of the app
#[derive(Args)]
pub(crate) struct Strategy {
    /// The Parquet files that `arena --out` wrote; they add up, and may have different numbers of players
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The JSON file to write
    #[arg(short, long, value_name = "FILE", default_value = "strategy.json")]
    output: PathBuf,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
}

impl Strategy {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let mut strategist = Strategist::default();
        for path in &self.files {
            add(path, &mut strategist)?;
        }
        let facts = strategist
            .strategy(&today(), env!("CARGO_PKG_VERSION"))
            .map_err(unfit(&self.files[0]))?;
        let json = serde_json::to_string(&facts).expect("facts can be written");
        let write_facts = if self.force { atomic::replace } else { atomic::create };
        write_facts(&self.output, &json)?;
        write::report(out, Deed::FileWritten, |out| {
            let line = Line::Strategy {
                path: self.output.as_path().into(),
                games: strategist.games(),
            };
            Ok(writeln!(out, "{}", line.said(&Voice::in_language(language)))?)
        })
    }
}

/// Adds the games of a file.
fn add(path: &Path, strategist: &mut Strategist) -> Result<(), Error> {
    atomic::check_regular(path)?;
    let file = File::open(path).map_err(Error::of_file(path))?;
    let mut added = Ok(());
    let read = read_rows(file, |row| {
        if added.is_ok() {
            added = strategist.add(row);
        }
    });
    let words = read.map_err(|error| Error::Rows {
        path: path.to_owned(),
        error,
    })?;
    added.and_then(|()| strategist.end_of_table(words)).map_err(unfit(path))
}

/// Says in which file the games don't fit.
fn unfit(path: &Path) -> impl Fn(PageError) -> Error + '_ {
    move |error| Error::Page {
        path: path.to_owned(),
        error,
    }
}

/// The day of today, in Greenwich.
fn today() -> String {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    date(since.as_secs() / 86_400)
}

/// The date of a day, counted from the first of 1970.
fn date(day: u64) -> String {
    // years begin in March, so that the leap day is their last: 400 of them have 146,097 days
    let day = day + 719_468;
    let (era, day) = (day / 146_097, day % 146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let day = day - (365 * year + year / 4 - year / 100);
    let month = (5 * day + 2) / 153;
    let day = day - (153 * month + 2) / 5 + 1;
    let (month, year) = if month < 10 {
        (month + 3, 400 * era + year)
    } else {
        (month - 9, 400 * era + year + 1)
    };
    format!("{year}-{month:02}-{day:02}")
}

#[cfg(test)]
mod tests {
    use super::date;

    #[test]
    fn days_have_their_dates() {
        let known = [
            (0, "1970-01-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (19_782, "2024-02-29"),
            (20_088, "2024-12-31"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ];
        known.into_iter().for_each(|(day, told)| assert_eq!(date(day), told));
    }
}
