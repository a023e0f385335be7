//! `cargo xtask golden`: recorded games, recorded again.

use crate::failure::Failure;
use crate::tools;

pub(crate) fn run() -> Result<(), Failure> {
    tools::test_runner().arg("golden").env("UPDATE_GOLDEN", "1").run()?;
    eprintln!("\nxtask: the golden games are rewritten; `git diff` shows what changed");
    Ok(())
}
