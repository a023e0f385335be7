//! Files.

use std::path::{Path, PathBuf};

use table::words::{Argue, Argument};

/// A file, called as it was typed.
#[derive(Clone, Debug)]
pub(crate) struct FilePath(PathBuf);

impl From<&Path> for FilePath {
    fn from(path: &Path) -> FilePath {
        FilePath(path.to_owned())
    }
}

impl Argue<()> for FilePath {
    fn argue(&self, (): &()) -> Argument {
        Argument::Name(self.0.display().to_string())
    }
}
