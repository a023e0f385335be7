//! Writing files so that there is never a half-written one: whoever looks sees the old file or the new.

use std::fs::{self, File, Permissions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

use crate::error::Error;

/// Writes a file that must not exist yet.
pub(crate) fn create(path: &Path, text: &str) -> Result<(), Error> {
    check_regular(path)?;
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

/// A file that is written bit by bit and has its name only when it is complete. Unless it is published, nothing of it stays.
pub(crate) struct Growing {
    path: PathBuf,
    force: bool,
    draft: NamedTempFile,
}

impl Growing {
    /// Begins a file. One that is there is refused, or with `force` replaced in the end.
    pub(crate) fn begin(path: &Path, force: bool) -> Result<Growing, Error> {
        check_regular(path)?;
        if !force && fs::symlink_metadata(path).is_ok() {
            return Err(Error::Exists(path.to_owned()));
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

    /// Gives the complete file its name. If that name is taken meanwhile, nothing is lost: the file stays under the name of its draft.
    pub(crate) fn publish(self) -> Result<(), Error> {
        self.draft.as_file().sync_all().map_err(Error::of_file(&self.path))?;
        let published = if self.force {
            self.draft.persist(&self.path)
        } else {
            self.draft.persist_noclobber(&self.path)
        };
        published.map_err(|refused| match refused.error {
            error if error.kind() == io::ErrorKind::AlreadyExists => match refused.file.keep() {
                Ok((_, draft)) => Error::Taken {
                    path: self.path.clone(),
                    draft,
                },
                Err(_) => Error::Exists(self.path.clone()),
            },
            error => Error::of_file(&self.path)(error),
        })?;
        sync_folder(&self.path);
        Ok(())
    }
}

/// Refuses what is there but is no file, such as a folder or a device.
pub(crate) fn check_regular(path: &Path) -> Result<(), Error> {
    match fs::metadata(path) {
        Ok(there) if there.is_dir() => Err(Error::Directory(path.to_owned())),
        Ok(there) if !there.is_file() => Err(Error::NotRegular(path.to_owned())),
        _ => Ok(()),
    }
}

/// Where the links lead, also if there is nothing yet.
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
    if error.get_ref().is_some() {
        error.kind().into()
    } else {
        error
    }
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
