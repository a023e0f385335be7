//! `cargo xtask check`: what one wants to know before going on, in minutes.

use std::collections::BTreeSet;
use std::path::Path;

use crate::failure::Failure;
use crate::step::{Step, root};
use crate::{test, tools};

/// Check format and lints, and run the tests of the crates that changed since main.
///
/// For daily work: a few minutes when built. Long series of games and the browser are left to `cargo xtask test`.
#[derive(clap::Args)]
pub(crate) struct Check {
    /// What to compare with
    #[arg(long, value_name = "REVISION", default_value = "main")]
    since: String,
}

impl Check {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        test::format()?;
        test::lints()?;
        tools::subcommand("nextest")?;
        let mut changed = self.changed_packages()?;
        if changed.is_empty() {
            eprintln!("\nxtask: no crate has changed since {}", self.since);
            return Ok(());
        }
        if changed.remove("xtask") {
            test::chores()?;
        }
        if changed.is_empty() {
            return Ok(());
        }
        let filter: Vec<String> = changed.iter().map(|name| format!("package(={name})")).collect();
        test::nextest("--profile check --no-fail-fast --no-tests pass")
            .arg("-E")
            .arg(filter.join(" or "))
            .run()
    }

    /// The packages with files that differ from the last common state, committed or not.
    fn changed_packages(&self) -> Result<BTreeSet<String>, Failure> {
        let base = Step::new("git merge-base HEAD").arg(&self.since).output()?;
        let tracked = Step::new("git diff --name-only").arg(base.trim()).output()?;
        let fresh = Step::new("git ls-files --others --exclude-standard").output()?;
        Ok(tracked
            .lines()
            .chain(fresh.lines())
            .filter_map(|file| package(Path::new(file)))
            .collect())
    }
}

/// The package that a file belongs to: that of the nearest manifest above it, within the workspace.
fn package(file: &Path) -> Option<String> {
    let folder = file
        .ancestors()
        .skip(1)
        .find(|folder| !folder.as_os_str().is_empty() && root().join(folder).join("Cargo.toml").is_file())?;
    if folder == Path::new("fuzz") {
        return None;
    }
    Some(folder.file_name()?.to_str()?.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_belongs_to_the_crate_around_it() {
        assert_eq!(
            package(Path::new("crates/table/src/words/book.rs")).as_deref(),
            Some("table")
        );
        assert_eq!(package(Path::new("xtask/src/check.rs")).as_deref(), Some("xtask"));
        assert_eq!(package(Path::new("README.md")), None);
        assert_eq!(package(Path::new("fuzz/fuzz_targets/logs.rs")), None);
    }
}
