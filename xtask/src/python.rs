//! The Python package: its wheel is built, installed into a fresh virtual environment, and tested there.

use std::fs;
use std::path::{Path, PathBuf};

use crate::failure::Failure;
use crate::step::{Step, root, target_dir};
use crate::tools;

/// A virtual environment with everything that the tests need, but for the package itself.
pub(crate) struct Venv(PathBuf);

impl Venv {
    /// Makes a fresh one. Needs the network.
    pub(crate) fn new() -> Result<Venv, Failure> {
        tools::python()?;
        let venv = Venv(target_dir().join("python/venv"));
        Step::new(tools::PYTHON)
            .args(["-m", "venv", "--clear"])
            .arg(&venv.0)
            .run()?;
        let install = || {
            let requirements = root().join("python/requirements-test.txt");
            let step = venv
                .python()
                .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"]);
            step.arg("--requirement").arg(requirements).run().is_ok()
        };
        if tools::patiently(install) {
            Ok(venv)
        } else {
            let tool = "what python/requirements-test.txt lists".into();
            Err(Failure::Missing { tool })
        }
    }

    fn python(&self) -> Step {
        Step::program(&self.0.join("bin/python"))
    }

    /// Builds the wheel, installs it and runs the tests. `torch` is a Python that has PyTorch.
    pub(crate) fn test(&self, torch: Option<&str>) -> Result<(), Failure> {
        let wheel = self.wheel()?;
        let install = [
            "-m",
            "pip",
            "install",
            "--quiet",
            "--disable-pip-version-check",
            "--no-deps",
        ];
        self.python().args(install).arg(&wheel).run()?;
        let tests = self.python().args(["-m", "pytest"]).arg(root().join("python"));
        match torch {
            Some(python) => tests.env("ROUNDHOUSE_PYTORCH", python).run(),
            None => tests.run(),
        }
    }

    /// What `pip install` would build, but with the profile of the tests, and of what they have built already.
    fn wheel(&self) -> Result<PathBuf, Failure> {
        let wheels = target_dir().join("python/wheels");
        if wheels.exists() {
            fs::remove_dir_all(&wheels).map_err(|error| Failure::File {
                path: wheels.clone(),
                error,
            })?;
        }
        let tools = self.0.join("bin");
        let path = std::env::var("PATH").unwrap_or_default();
        self.python()
            .args(["-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"])
            .args([
                "--no-build-isolation",
                "--no-deps",
                "--config-settings=build-args=--profile dev",
            ])
            .arg("--wheel-dir")
            .arg(&wheels)
            .arg(root().join("python"))
            .env("PATH", format!("{}:{path}", tools.display()))
            .env("CARGO", root().join("python/cargo-of-workspace"))
            .run()?;
        only_file(&wheels)
    }
}

/// The only file in a folder.
fn only_file(folder: &Path) -> Result<PathBuf, Failure> {
    let failed = |error| Failure::File {
        path: folder.to_owned(),
        error,
    };
    let mut files = fs::read_dir(folder).map_err(failed)?;
    let file = files
        .next()
        .ok_or_else(|| failed(std::io::ErrorKind::NotFound.into()))?;
    Ok(file.map_err(failed)?.path())
}
