//! `roundhouse backup`

use std::io::Write;
use std::path::PathBuf;

use clap::Args;
use table::{Language, Voice};

use super::serve::{DataArg, database_url};
use super::write::report;
use crate::error::{Error, Fault};
use crate::texts::{Deed, Line, Speak};

/// Copy the database of a server into a new file, even while it runs
///
/// The copy is complete: it has every move that was acknowledged before. To go back to it, stop the server and put the file in its folder as roundhouse.sqlite.
/// Back up a server on PostgreSQL with pg_dump.
#[derive(Args)]
pub(crate) struct Backup {
    /// The file to write; it must not exist
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    data: DataArg,
}

impl Backup {
    pub(crate) fn run(&self, language: Language, out: &mut dyn Write) -> Result<(), Error> {
        if database_url().is_some() {
            return Err(Fault::BackupPostgres.into());
        }
        let runtime = tokio::runtime::Runtime::new()?;
        runtime.block_on(server::backup(&self.data.folder()?, &self.file))?;
        report(out, Deed::CopyWritten, |out| {
            let path = self.file.as_path().into();
            let copied = Line::Copied { path }.said(&Voice::in_language(language));
            Ok(writeln!(out, "{copied}")?)
        })
    }
}
