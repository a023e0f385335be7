//! The tools that chores need beside cargo: looked for, and fetched where they are missing.

use crate::failure::Failure;
use crate::step::Step;

/// A component of the toolchain, by the cargo command that it brings.
pub(crate) fn component(command: &str, component: &str) -> Result<(), Failure> {
    need(component, &format!("cargo {command} --version"), &format!("rustup component add {component}"))
}

/// A toolchain of rustup's.
pub(crate) fn toolchain(name: &str) -> Result<(), Failure> {
    need(&format!("the {name} toolchain"), &format!("rustup run {name} rustc --version"), &format!("rustup toolchain install {name} --profile minimal"))
}

/// A cargo command that comes as a crate `cargo-NAME`.
pub(crate) fn subcommand(name: &str) -> Result<(), Failure> {
    need(&format!("cargo-{name}"), &format!("cargo {name} --version"), &format!("cargo install cargo-{name} --locked"))
}

/// The test runner for the whole workspace: nextest, or what cargo has where nextest can't be had.
pub(crate) fn test_runner() -> Step {
    match subcommand("nextest") {
        Ok(()) => Step::new("cargo nextest run --workspace --all-features"),
        Err(failure) => {
            eprintln!("xtask: {failure}; the tests run with cargo test");
            Step::new("cargo test --workspace --all-features --all-targets")
        }
    }
}

/// PostgreSQL, from Debian's packages: tests start one of their own from it. Here, because several tests at once would get in each other's way.
pub(crate) fn postgres() -> Result<(), Failure> {
    let is_there = || std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|mut versions| versions.next().is_some());
    if is_there() {
        return Ok(());
    }
    eprintln!("xtask: PostgreSQL is missing");
    let apt = |arguments: &str| Step::new(&format!("apt-get {arguments}")).env("DEBIAN_FRONTEND", "noninteractive").run();
    let installed = apt("update").is_ok() && apt("install --yes --no-install-recommends postgresql").is_ok() && is_there();
    if installed { Ok(()) } else { Err(Failure::Missing { tool: "PostgreSQL".into() }) }
}

fn need(tool: &str, probe: &str, install: &str) -> Result<(), Failure> {
    if Step::new(probe).works() {
        return Ok(());
    }
    eprintln!("xtask: {tool} is missing");
    let installed = Step::new(install).run().is_ok() && Step::new(probe).works();
    if installed { Ok(()) } else { Err(Failure::Missing { tool: tool.into() }) }
}
