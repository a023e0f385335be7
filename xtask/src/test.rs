//! `cargo xtask test`: everything that must hold before a change lands.

use crate::e2e::E2e;
use crate::failure::Failure;
use crate::step::{Step, target_dir};
use crate::tools;

/// The tests come last, so that their summary closes the output.
pub(crate) fn run() -> Result<(), Failure> {
    format()?;
    lints()?;
    documentation()?;
    fuzz_checks()?;
    unless_missing(tools::postgres(), || Ok(()))?;
    tools::subcommand("nextest")?;
    // the browser's tests need the app, and come last; yet all are built together, so that nothing is built twice
    let others = Step::new("cargo nextest run --workspace --all-features --no-fail-fast")
        .args(["-E", "not package(e2e)"])
        .run();
    let browser = unless_missing(tools::chromium(), E2e::run_last);
    others.and(browser)
}

fn format() -> Result<(), Failure> {
    unless_missing(tools::component("fmt", "rustfmt"), || {
        Step::new("cargo fmt --all --check").run()?;
        Step::new("cargo fmt --manifest-path fuzz/Cargo.toml --check").run()
    })
}

fn lints() -> Result<(), Failure> {
    unless_missing(tools::component("clippy", "clippy"), || {
        Step::new("cargo clippy --workspace --all-targets --all-features -- -D warnings").run()?;
        in_fuzz("clippy", "--lib --examples --tests")
            .args(["--", "-D", "warnings"])
            .run()
    })
}

fn documentation() -> Result<(), Failure> {
    Step::new("cargo doc --workspace --all-features --no-deps")
        .env("RUSTDOCFLAGS", "-D warnings")
        .run()?;
    Step::new("cargo test --doc --workspace --all-features").run()
}

/// What the fuzz targets check, on their seeds and some mutations of these; needs neither a fuzzer nor the nightly toolchain.
fn fuzz_checks() -> Result<(), Failure> {
    in_fuzz("test", "--lib").run()
}

/// The fuzz targets are a workspace of their own; here it shares the build outputs of ours.
fn in_fuzz(command: &str, targets: &str) -> Step {
    Step::new(&format!(
        "cargo {command} --manifest-path fuzz/Cargo.toml {targets} --target-dir"
    ))
    .arg(target_dir())
}

/// Without the tool the step is left out, but never in CI.
fn unless_missing(tool: Result<(), Failure>, step: impl FnOnce() -> Result<(), Failure>) -> Result<(), Failure> {
    match tool {
        Ok(()) => step(),
        Err(missing) if std::env::var_os("CI").is_some() => Err(missing),
        Err(missing) => {
            eprintln!("xtask: {missing}; going on WITHOUT this check, CI will not");
            Ok(())
        }
    }
}
