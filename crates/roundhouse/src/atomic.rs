//! Writing files so that there is never a half-written one: whoever looks sees the old file or the new.

use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::error::Error;

/// Writes a file that must not exist yet.
pub(crate) fn create(path: &Path, text: &str) -> Result<(), Error> {
    let draft = draft(path, text, None).map_err(Error::of_file(path))?;
    draft.persist_noclobber(path).map_err(|refused| match refused.error {
        error if error.kind() == io::ErrorKind::AlreadyExists => Error::Exists(path.to_owned()),
        error => Error::of_file(path)(error),
    })?;
    sync_folder(path);
    Ok(())
}

/// Writes a file; one that is there is replaced and its permissions are kept. A link stays a link.
pub(crate) fn replace(path: &Path, text: &str) -> Result<(), Error> {
    let target = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let permissions = fs::metadata(&target).ok().map(|old| old.permissions());
    let write = || -> io::Result<()> {
        draft(&target, text, permissions)?.persist(&target)?;
        Ok(())
    };
    write().map_err(Error::of_file(path))?;
    sync_folder(&target);
    Ok(())
}

/// The new contents under another name in the same folder, safely on disk.
fn draft(path: &Path, text: &str, permissions: Option<Permissions>) -> io::Result<NamedTempFile> {
    let folder = folder(path);
    fs::metadata(folder.join("."))?; // says better than the draft that there is no such folder
    let mut builder = Builder::new();
    builder.prefix(".roundhouse-");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666)); // less what the umask takes, as for any new file
    let mut file = builder.tempfile_in(folder).map_err(plain)?;
    if let Some(permissions) = permissions {
        file.as_file().set_permissions(permissions)?;
    }
    file.write_all(text.as_bytes())?;
    file.as_file().sync_all()?;
    Ok(file)
}

/// The error without the name of the draft, which means nothing to anybody.
fn plain(error: io::Error) -> io::Error {
    if error.get_ref().is_some() { error.kind().into() } else { error }
}

/// Brings the new name to disk too. Where a system can't do that for folders, the file itself is safe all the same.
fn sync_folder(path: &Path) {
    let _ = File::open(folder(path)).and_then(|folder| folder.sync_all());
}

fn folder(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}
