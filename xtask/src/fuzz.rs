//! `cargo xtask fuzz`: nonsense in, no panic out.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use clap::Args;

use crate::failure::Failure;
use crate::step::{Step, root};
use crate::tools;

/// Feed the engines with broken logs, states, actions, card files and score entries for a bounded time.
///
/// Uses cargo-fuzz with the nightly toolchain. The corpora start from the golden games, the card lists of the games and freshly played games,
/// and are kept in fuzz/corpus. A finding is kept in fuzz/artifacts and told at the end.
#[derive(Args)]
pub(crate) struct Fuzz {
    /// How long to fuzz, all targets together; building comes on top
    #[arg(long, value_name = "N", default_value_t = 60)]
    seconds: u32,
    /// Only this target
    #[arg(long, value_name = "T")]
    target: Option<String>,
}

/// The most bytes of an input: a whole game of any game fits in.
const MOST_BYTES: u32 = 1 << 17;
/// An input that takes longer is a finding too.
const MOST_SECONDS: u32 = 10;

impl Fuzz {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        let targets = self.targets()?;
        tools::toolchain("nightly")?;
        tools::subcommand("fuzz")?;
        Step::new("cargo run --quiet --package nonsense --example seeds").run()?;
        for target in &targets {
            cargo_fuzz("build", target).run()?;
        }
        let share = (self.seconds / targets.len() as u32).max(1);
        let findings: Vec<String> = targets.iter().filter_map(|target| search(target, share)).collect();
        if findings.is_empty() {
            Ok(())
        } else {
            Err(Failure::Findings(findings))
        }
    }

    fn targets(&self) -> Result<Vec<String>, Failure> {
        let known: Vec<String> = files(&root().join("fuzz/fuzz_targets"))?
            .iter()
            .filter_map(|path| Some(path.file_stem()?.to_str()?.to_owned()))
            .collect();
        match &self.target {
            None => Ok(known),
            Some(name) if known.contains(name) => Ok(vec![name.clone()]),
            Some(name) => Err(Failure::Target {
                name: name.clone(),
                known: known.join(", "),
            }),
        }
    }
}

/// Fuzzes one target; says which input broke it, if one did.
fn search(target: &str, seconds: u32) -> Option<String> {
    let begun = SystemTime::now();
    let fuzzer = cargo_fuzz("run", target)
        .arg("--")
        .arg(format!("-max_total_time={seconds}"))
        .arg(format!("-max_len={MOST_BYTES}"))
        .arg(format!("-timeout={MOST_SECONDS}"))
        .args(["-verbosity=0", "-print_final_stats=1"]);
    let failure = fuzzer.run().err()?;
    Some(artifact(target, begun).map_or_else(
        || format!("'{target}' not running: {failure}"),
        |path| finding(target, &path),
    ))
}

fn finding(target: &str, artifact: &Path) -> String {
    let (path, again) = (artifact.display(), cargo_fuzz("run", target).arg(artifact).words());
    format!("an input that breaks '{target}': {path}\n  see it again with: {again}")
}

/// The input that the fuzzer kept since then.
fn artifact(target: &str, since: SystemTime) -> Option<PathBuf> {
    let kept = files(&root().join("fuzz/artifacts").join(target)).unwrap_or_default();
    kept.into_iter().find(|path| {
        path.metadata()
            .and_then(|file| file.modified())
            .is_ok_and(|modified| modified >= since)
    })
}

/// Our code has nothing unsafe, so no sanitizer is needed, and the fuzzer is faster without.
fn cargo_fuzz(command: &str, target: &str) -> Step {
    Step::new(&format!(
        "rustup run nightly cargo fuzz {command} --sanitizer none {target}"
    ))
}

fn files(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
    let error = |error| Failure::File {
        path: folder.to_owned(),
        error,
    };
    let entries = fs::read_dir(folder).map_err(error)?;
    let mut paths = entries
        .map(|entry| Ok(entry.map_err(error)?.path()))
        .collect::<Result<Vec<_>, Failure>>()?;
    paths.sort();
    Ok(paths)
}
