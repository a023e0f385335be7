//! `roundhouse report`

use std::fs::File;
use std::io::Write;
use std::path::{Path, PathBuf};

use arena::{Page, PageError, read_rows};
use clap::Args;
use table::{Language, Voice};

use super::write;
use crate::atomic;
use crate::error::Error;
use crate::texts::{Deed, Line, Speak};

/// Make a page with plots from the games that `arena --out` wrote
#[derive(Args)]
pub(crate) struct Report {
    /// The Parquet files; they add up
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The HTML file to write
    #[arg(short, long, value_name = "FILE", default_value = "report.html")]
    output: PathBuf,
    /// Replace the file if it exists
    #[arg(long)]
    force: bool,
}

impl Report {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        let (mut page, mut game) = (Page::default(), None);
        for path in &self.files {
            add(path, &mut page, &mut game)?;
        }
        // a game that this program doesn't know goes by its id
        let id = game.unwrap_or_default();
        let name = catalog::find(&id).map_or(id, |game| game.meta().name.into());
        let html = page.html(&name).map_err(unfit(&self.files[0]))?;
        let write_page = if self.force { atomic::replace } else { atomic::create };
        write_page(&self.output, &html)?;
        write::report(out, Deed::FileWritten, |out| {
            let (path, games) = (self.output.as_path().into(), page.games());
            let line = match page.repeated() {
                0 => Line::Page { path, games },
                repeated => Line::PageOnce { path, games, repeated },
            };
            Ok(writeln!(out, "{}", line.said(&Voice::in_language(language)))?)
        })
    }
}

/// Adds the games of a file to the page, and finds out which game they are of.
fn add(path: &Path, page: &mut Page, game: &mut Option<String>) -> Result<(), Error> {
    atomic::check_regular(path)?;
    let file = File::open(path).map_err(Error::of_file(path))?;
    let mut added = Ok(());
    let read = read_rows(file, |row| {
        game.get_or_insert_with(|| row.setting.game.clone());
        if added.is_ok() {
            added = page.add(row);
        }
    });
    read.map_err(|error| Error::Rows {
        path: path.to_owned(),
        error,
    })?;
    added.and_then(|()| page.end_of_table()).map_err(unfit(path))
}

/// Says in which file the games don't fit.
fn unfit(path: &Path) -> impl Fn(PageError) -> Error + '_ {
    move |error| Error::Page {
        path: path.to_owned(),
        error,
    }
}
