//! A disk that is soon full: a real one, in memory.

use std::io::Write;
use std::path::Path;
use std::process::Command;

use tempfile::TempDir;

/// A small file system of our own. It goes away with the value.
pub struct SmallDisk {
    folder: TempDir,
}

impl SmallDisk {
    /// Such a disk, where the machine lets us make one (root may).
    pub fn mount(megabytes: u32) -> Option<SmallDisk> {
        let folder = TempDir::new().unwrap();
        let size = format!("size={megabytes}m");
        let mounted = Command::new("mount")
            .args(["-t", "tmpfs", "-o", &size, "tmpfs"])
            .arg(folder.path())
            .output();
        mounted
            .is_ok_and(|output| output.status.success())
            .then_some(SmallDisk { folder })
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        self.folder.path()
    }

    /// Fills it to the last byte.
    pub fn fill(&self) {
        let mut ballast = std::fs::File::options()
            .create(true)
            .append(true)
            .open(self.folder.path().join("ballast"))
            .unwrap();
        for size in [1 << 20, 1 << 12, 1] {
            while ballast.write_all(&vec![0; size]).is_ok() {}
        }
    }

    /// Makes room again.
    pub fn clear(&self) {
        let _ = std::fs::remove_file(self.folder.path().join("ballast")); // perhaps it is empty already
    }
}

impl Drop for SmallDisk {
    fn drop(&mut self) {
        let _ = Command::new("umount").arg("--lazy").arg(self.folder.path()).output();
    }
}
