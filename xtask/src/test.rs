//! `cargo xtask test`: everything that must hold before a change lands.

use std::path::Path;
use std::thread;

use crate::e2e::Built;
use crate::failure::Failure;
use crate::python::Venv;
use crate::step::Step;
use crate::web::{Build, Web};
use crate::{axe, tools};

/// Everything is built once: lints and documentation share what they know of dependencies, and all tests run as one, so that those which wait for a browser
/// leave the processors to those which play games.
pub(crate) fn run() -> Result<(), Failure> {
    format()?;
    // packages are fetched while the first things are compiled
    let tools = thread::spawn(|| {
        let debian = (tools::postgres(), tools::chromium(), axe::fetch(), tools::pytorch());
        (debian, Venv::new())
    });
    lints()?;
    documentation()?;
    tools::subcommand("nextest")?;
    let ((postgres, chromium, axe, pytorch), venv) = tools.join().expect("fetching tools does not panic");
    unless_missing(postgres, || Ok(()))?;
    let browser = chromium.is_ok();
    unless_missing(chromium, || Ok(()))?;
    unless_missing(axe, || Ok(()))?;
    let learns = pytorch.is_ok();
    unless_missing(pytorch, || Ok(()))?;
    chores()?;
    build(browser)?;
    examples()?;
    all_tests(browser, learns)?;
    python(venv, learns)
}

/// The package for Python, where there is one.
fn python(venv: Result<Venv, Failure>, learns: bool) -> Result<(), Failure> {
    let (venv, missing) = match venv {
        Ok(venv) => (Some(venv), Ok(())),
        Err(missing) => (None, Err(missing)),
    };
    let torch = learns.then_some(tools::PYTHON);
    unless_missing(missing, || venv.map_or(Ok(()), |venv| venv.test(torch)))
}

/// The tests and, where there is a browser, the app: side by side, because the end of each is the work of one processor.
fn build(browser: bool) -> Result<(), Failure> {
    let app = thread::spawn(move || if browser { Web::run_as(Build::Quick) } else { Ok(()) });
    let tests = nextest("--no-run").run();
    app.join().expect("building the app does not panic").and(tests)
}

fn all_tests(browser: bool, learns: bool) -> Result<(), Failure> {
    let threads = thread::available_parallelism().map_or(2, |cores| cores.get() + 1);
    let tests = nextest(&format!("--no-fail-fast --test-threads {threads}"));
    let tests = if learns {
        tests.env("ROUNDHOUSE_PYTORCH", tools::PYTHON)
    } else {
        tests
    };
    if browser {
        Built::beside_tests().play(tests)
    } else {
        tests.args(["-E", "not package(e2e)"]).run()
    }
}

/// The tests of the workspace, but for these chores': what they are made of is there already, with other features, and would be built once more.
pub(crate) fn nextest(arguments: &str) -> Step {
    Step::new(&format!(
        "cargo nextest run --workspace --exclude xtask --all-features {arguments}"
    ))
}

/// The tests of these chores.
pub(crate) fn chores() -> Result<(), Failure> {
    Step::new("cargo nextest run --package xtask").run()
}

pub(crate) fn format() -> Result<(), Failure> {
    unless_missing(tools::component("fmt", "rustfmt"), || {
        Step::new("cargo fmt --all --check").run()?;
        Step::new("cargo fmt --manifest-path fuzz/Cargo.toml --check").run()
    })
}

pub(crate) fn lints() -> Result<(), Failure> {
    unless_missing(tools::component("clippy", "clippy"), || {
        Step::new("cargo clippy --workspace --all-targets --all-features -- -D warnings").run()
    })
}

/// What the lints have found out about our crates is what their documentation needs: with clippy as compiler and the same arguments cargo finds it there.
fn documentation() -> Result<(), Failure> {
    let step = Step::new("cargo doc --workspace --all-features --no-deps").env("RUSTDOCFLAGS", "-D warnings");
    let sysroot = Step::new("rustc --print sysroot").output()?;
    let clippy = Path::new(sysroot.trim()).join("bin/clippy-driver");
    let step = if clippy.is_file() {
        step.env("RUSTC_WORKSPACE_WRAPPER", clippy)
            .env("CLIPPY_ARGS", CLIPPY_ARGS)
    } else {
        step
    };
    step.run()
}

/// How `cargo clippy -- -D warnings` hands its arguments on.
const CLIPPY_ARGS: &str = "-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__";

/// The examples in the documentation, of the same packages: with others, their dependencies would have other features and be built anew.
fn examples() -> Result<(), Failure> {
    Step::new("cargo test --doc --workspace --exclude xtask --all-features").run()
}

/// Without the tool the step is left out, but never in CI.
pub(crate) fn unless_missing(
    tool: Result<(), Failure>,
    step: impl FnOnce() -> Result<(), Failure>,
) -> Result<(), Failure> {
    match tool {
        Ok(()) => step(),
        Err(missing) if std::env::var_os("CI").is_some() => Err(missing),
        Err(missing) => {
            eprintln!("xtask: {missing}; going on WITHOUT this check, CI will not");
            Ok(())
        }
    }
}
