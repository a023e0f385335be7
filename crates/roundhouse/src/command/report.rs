//! `roundhouse report`

use std::fs::File;
use std::io::Write;
use std::path::PathBuf;

use arena::{Page, PageError, read_rows};
use clap::Args;

use super::write;
use crate::atomic;
use crate::error::Error;

/// Make a page with plots of the games that `arena --out` has written
#[derive(Args)]
pub(crate) struct Report {
    /// The Parquet files; they add up
    #[arg(value_name = "FILE", required = true)]
    files: Vec<PathBuf>,
    /// The HTML file to write
    #[arg(short, long, value_name = "FILE", default_value = "report.html")]
    output: PathBuf,
    /// Replace the file if there is one
    #[arg(long)]
    force: bool,
}

impl Report {
    pub(crate) fn run(&self, out: &mut dyn Write) -> Result<(), Error> {
        let (mut page, mut game) = (Page::default(), None);
        for path in &self.files {
            let refuse = |error: PageError| Error::Page {
                path: path.clone(),
                error,
            };
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
                path: path.clone(),
                error,
            })?;
            added.and_then(|()| page.end_of_table()).map_err(refuse)?;
        }
        // a game that this program does not know goes by its id
        let id = game.unwrap_or_default();
        let name = catalog::find(&id).map_or(id, |game| game.meta().name.into());
        let html = page.html(&name).map_err(|error| Error::Page {
            path: self.files[0].clone(),
            error,
        })?;
        let write_page = if self.force { atomic::replace } else { atomic::create };
        write_page(&self.output, &html)?;
        write::report(out, "the file is written", |out| {
            let repeated = if page.repeated() == 0 {
                String::new()
            } else {
                format!("; {} were there more than once and count once", page.repeated())
            };
            Ok(writeln!(
                out,
                "{}: {} games{repeated}.",
                self.output.display(),
                page.games()
            )?)
        })
    }
}
