//! Writes files as a whole: a reader sees the old file or the new one, never half of it.

use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::error::{Error, Fault};

/// Writes a file that must not exist yet.
pub(crate) fn create(path: &Path, text: &str) -> Result<(), Error> {
    check_regular(path)?;
    let draft = draft(path, text, None).map_err(Error::of_file(path))?;
    draft.persist_noclobber(path).map_err(|refused| match refused.error {
        error if error.kind() == io::ErrorKind::AlreadyExists => Fault::Exists { path: path.into() }.into(),
        error => Error::of_file(path)(error),
    })?;
    sync_folder(path);
    Ok(())
}

/// Writes a file. An existing one is replaced and keeps its permissions; a link stays a link.
pub(crate) fn replace(path: &Path, text: &str) -> Result<(), Error> {
    check_regular(path)?;
    let target = follow(path).map_err(Error::of_file(path))?;
    let permissions = fs::metadata(&target).ok().map(|old| old.permissions());
    let write = || -> io::Result<()> {
        draft(&target, text, permissions)?.persist(&target)?;
        Ok(())
    };
    write().map_err(Error::of_file(path))?;
    sync_folder(&target);
    Ok(())
}

/// A file that is written bit by bit and gets its name once it is complete. Unless it is published, nothing of it stays.
pub(crate) struct Growing {
    path: PathBuf,
    force: bool,
    draft: NamedTempFile,
}

impl Growing {
    /// Begins a file. An existing one is refused, or with `force` replaced at the end.
    pub(crate) fn begin(path: &Path, force: bool) -> Result<Growing, Error> {
        check_regular(path)?;
        if !force && fs::symlink_metadata(path).is_ok() {
            return Err(Fault::Exists { path: path.into() }.into());
        }
        let target = follow(path).map_err(Error::of_file(path))?;
        let permissions = fs::metadata(&target).ok().map(|old| old.permissions());
        let draft = draft(&target, "", permissions).map_err(Error::of_file(path))?;
        Ok(Growing {
            path: target,
            force,
            draft,
        })
    }

    /// Where it is written.
    pub(crate) fn file(&self) -> io::Result<File> {
        self.draft.as_file().try_clone()
    }

    /// Gives the complete file its name. If somebody took the name meanwhile, nothing is lost: the file keeps the name of its draft.
    pub(crate) fn publish(self) -> Result<(), Error> {
        self.draft.as_file().sync_all().map_err(Error::of_file(&self.path))?;
        let published = if self.force {
            self.draft.persist(&self.path)
        } else {
            self.draft.persist_noclobber(&self.path)
        };
        published.map_err(|refused| match refused.error {
            error if error.kind() == io::ErrorKind::AlreadyExists => match refused.file.keep() {
                Ok((_, draft)) => Fault::Taken {
                    path: self.path.as_path().into(),
                    draft: draft.as_path().into(),
                }
                .into(),
                Err(_) => Fault::Exists {
                    path: self.path.as_path().into(),
                }
                .into(),
            },
            error => Error::of_file(&self.path)(error),
        })?;
        sync_folder(&self.path);
        Ok(())
    }
}

/// Refuses a folder, a device or the like.
pub(crate) fn check_regular(path: &Path) -> Result<(), Error> {
    match fs::metadata(path) {
        Ok(there) if there.is_dir() => Err(Fault::Directory { path: path.into() }.into()),
        Ok(there) if !there.is_file() => Err(Fault::NotRegular { path: path.into() }.into()),
        _ => Ok(()),
    }
}

/// Where the links lead, even if there is nothing yet.
fn follow(path: &Path) -> io::Result<PathBuf> {
    match (fs::canonicalize(path), fs::read_link(path)) {
        (Err(error), Ok(link)) if error.kind() == io::ErrorKind::NotFound => follow(&folder(path).join(link)),
        (Err(error), _) if error.kind() == io::ErrorKind::NotFound => Ok(path.to_owned()),
        (found, _) => found,
    }
}

/// The new contents under another name in the same folder, safely on disk.
fn draft(path: &Path, text: &str, permissions: Option<Permissions>) -> io::Result<NamedTempFile> {
    let folder = folder(path);
    fs::metadata(folder.join("."))?; // a missing folder is reported better here than by the draft
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

/// The error without the name of the draft, which would only confuse.
fn plain(error: io::Error) -> io::Error {
    if error.get_ref().is_some() {
        error.kind().into()
    } else {
        error
    }
}

/// Brings the new name to disk, too. Where a system can't do that for folders, the file itself is still safe.
fn sync_folder(path: &Path) {
    let _ = File::open(folder(path)).and_then(|folder| folder.sync_all());
}

fn folder(path: &Path) -> PathBuf {
    match path.parent() {
        Some(folder) if folder != Path::new("") => folder.to_owned(),
        _ => PathBuf::from("."),
    }
}
