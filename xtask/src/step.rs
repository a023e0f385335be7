//! One command of a chore.

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::sync::LazyLock;

use crate::failure::Failure;
use crate::progress::Part;

/// The root of the workspace.
pub(crate) fn root() -> &'static Path {
    static ROOT: LazyLock<PathBuf> = LazyLock::new(|| {
        // cargo says it when it runs us; who runs the program itself means the workspace that it was built in
        let own = std::env::var_os("CARGO_MANIFEST_DIR")
            .map_or_else(|| PathBuf::from(env!("CARGO_MANIFEST_DIR")), PathBuf::from);
        own.parent().expect("xtask lies in the workspace").to_owned()
    });
    &ROOT
}

/// The folder of cargo's build outputs.
pub(crate) fn target_dir() -> PathBuf {
    std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from)
}

/// Is nothing of our own built yet? Then nothing is kept for small changes either: incremental builds cut every crate into hundreds of parts and write
/// them all down.
fn is_cold() -> bool {
    static COLD: LazyLock<bool> = LazyLock::new(|| {
        let kept = target_dir().join("debug/incremental");
        let is_catalog = |entry: std::io::Result<std::fs::DirEntry>| {
            entry.is_ok_and(|entry| entry.file_name().to_string_lossy().starts_with("catalog-"))
        };
        !std::fs::read_dir(kept).is_ok_and(|mut entries| entries.any(is_catalog))
    });
    *COLD
}

/// What cargo says of us to us is nothing to those whom we start: some crates are built anew whenever it changes, and whoever builds without us says nothing.
fn forget_who_calls(command: &mut Command) {
    let own = std::env::vars_os().map(|(name, _)| name);
    let is_of_us = |name: &std::ffi::OsString| {
        let name = name.to_string_lossy();
        ["CARGO_PKG_", "CARGO_MANIFEST_", "CARGO_BIN_"]
            .iter()
            .any(|start| name.starts_with(start))
    };
    own.filter(is_of_us).for_each(|name| {
        command.env_remove(name);
    });
}

/// One command of a chore, run in the root of the workspace. It is shown before it runs.
pub(crate) struct Step(Command);

impl Step {
    /// A command, its words separated by spaces.
    pub(crate) fn new(words: &str) -> Step {
        let mut words = words.split_whitespace();
        let mut command = Command::new(words.next().expect("a command has a name"));
        command.args(words).current_dir(root());
        forget_who_calls(&mut command);
        Step(command)
    }

    /// A program by its path, without arguments yet.
    pub(crate) fn program(path: &Path) -> Step {
        let mut command = Command::new(path);
        command.current_dir(root());
        forget_who_calls(&mut command);
        Step(command)
    }

    pub(crate) fn arg(mut self, arg: impl AsRef<OsStr>) -> Step {
        self.0.arg(arg);
        self
    }

    pub(crate) fn args(mut self, args: impl IntoIterator<Item: AsRef<OsStr>>) -> Step {
        self.0.args(args);
        self
    }

    pub(crate) fn env(mut self, name: &str, value: impl AsRef<OsStr>) -> Step {
        self.0.env(name, value);
        self
    }

    /// Without what the environment says of this.
    pub(crate) fn without(mut self, name: &str) -> Step {
        self.0.env_remove(name);
        self
    }

    /// Where the user is, in place of the root of the workspace.
    pub(crate) fn here(mut self) -> Result<Step, Failure> {
        let here = std::env::current_dir().map_err(|error| Failure::File {
            path: ".".into(),
            error,
        })?;
        self.0.current_dir(here);
        Ok(self)
    }

    /// Shows it to the user, as it is about to run.
    fn show(&mut self) {
        if is_cold() {
            self.0.env("CARGO_INCREMENTAL", "0");
        }
        eprintln!("\n$ {}", self.words());
    }

    /// Runs it before the user's eyes.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        self.show();
        let status = self.0.status().map_err(|error| self.not_started(error))?;
        if status.success() {
            Ok(())
        } else {
            Err(Failure::Step(self.words()))
        }
    }

    /// Runs a build of cargo's and counts the crates as they are finished. What the compiler complains about is shown.
    pub(crate) fn run_counting(mut self, part: &Part) -> Result<(), Failure> {
        self.show();
        let words = self.words();
        self.0
            .args(["--message-format", "json-render-diagnostics", "--quiet"])
            .stdout(Stdio::piped());
        let mut child = self.0.spawn().map_err(|error| Failure::Start {
            command: words.clone(),
            error,
        })?;
        let lines = BufReader::new(child.stdout.take().expect("it is piped")).lines();
        for line in lines.map_while(Result::ok) {
            if line.contains("\"reason\":\"compiler-artifact\"") && !line.contains("build-script-build") {
                part.count(line.contains("\"fresh\":true"));
            }
        }
        let status = child.wait().map_err(|error| Failure::Start {
            command: words.clone(),
            error,
        })?;
        part.finish();
        if status.success() {
            Ok(())
        } else {
            Err(Failure::Step(words))
        }
    }

    /// Runs it for what it prints.
    pub(crate) fn output(mut self) -> Result<String, Failure> {
        let output = self
            .0
            .stderr(Stdio::inherit())
            .output()
            .map_err(|error| self.not_started(error))?;
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        } else {
            Err(Failure::Step(self.words()))
        }
    }

    /// Runs it in silence: did it succeed?
    pub(crate) fn works(mut self) -> bool {
        self.0
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .status()
            .is_ok_and(|status| status.success())
    }

    /// The command as one could type it.
    pub(crate) fn words(&self) -> String {
        let env = self
            .0
            .get_envs()
            .filter_map(|(name, value)| Some(format!("{}={}", name.display(), value?.display())));
        let command = std::iter::once(self.0.get_program())
            .chain(self.0.get_args())
            .map(|word| word.display().to_string());
        env.chain(command).collect::<Vec<_>>().join(" ")
    }

    fn not_started(&self, error: std::io::Error) -> Failure {
        Failure::Start {
            command: self.words(),
            error,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_step_is_shown_as_typed() {
        let step = Step::new("cargo test --doc").args(["-p", "xtask"]).env("A", "1");
        assert_eq!(step.words(), "A=1 cargo test --doc -p xtask");
    }

    #[test]
    fn a_step_that_fails_or_is_unknown_does_not_work() {
        assert!(Step::new("cargo --version").works());
        assert!(!Step::new("cargo no-such-command").works());
        assert!(matches!(Step::new("no-such-program").run(), Err(Failure::Start { .. })));
    }
}
