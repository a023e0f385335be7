//! The tools that chores need beside cargo: looked for, and fetched where they are missing.

use std::time::Duration;

use crate::failure::Failure;
use crate::step::Step;

/// A component of the toolchain, by the cargo command that it brings.
pub(crate) fn component(command: &str, component: &str) -> Result<(), Failure> {
    need(
        component,
        &format!("cargo {command} --version"),
        &format!("rustup component add {component}"),
    )
}

/// A toolchain of rustup's.
pub(crate) fn toolchain(name: &str) -> Result<(), Failure> {
    need(
        &format!("the {name} toolchain"),
        &format!("rustup run {name} rustc --version"),
        &format!("rustup toolchain install {name} --profile minimal"),
    )
}

/// A cargo command that comes as a crate `cargo-NAME`.
pub(crate) fn subcommand(name: &str) -> Result<(), Failure> {
    need(
        &format!("cargo-{name}"),
        &format!("cargo {name} --version"),
        &format!("cargo install cargo-{name} --locked"),
    )
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

/// Can rustup's compiler make WebAssembly? Its target is fetched where it can be had.
pub(crate) fn wasm_target() -> bool {
    let has_std = || {
        let found = Step::new("rustc --print target-libdir --target wasm32-unknown-unknown").output();
        found.is_ok_and(|folder| std::fs::read_dir(folder.trim()).is_ok_and(|mut files| files.next().is_some()))
    };
    has_std()
        || !has_debian_wasm()
            && patiently(|| Step::new("rustup target add wasm32-unknown-unknown").run().is_ok() && has_std())
}

/// Debian's compiler for WebAssembly, which brings the source of its standard library.
pub(crate) fn debian_wasm() -> Result<(), Failure> {
    debian(
        "Debian's compiler for WebAssembly",
        "rustc-web cargo-web rust-web-src lld-19",
        has_debian_wasm,
    )
}

fn has_debian_wasm() -> bool {
    Step::new("wasm-ld-19 --version").works() && Step::new("/usr/bin/cargo --version").works()
}

/// Chromium and its driver, from Debian's packages: browser tests start them.
pub(crate) fn chromium() -> Result<(), Failure> {
    debian("Chromium", "chromium chromium-driver fonts-noto-cjk", || {
        Step::new("chromedriver --version").works() && Step::new("chromium --version").works()
    })
}

/// Binaryen's optimiser of WebAssembly, from Debian's packages.
pub(crate) fn wasm_opt() -> Result<(), Failure> {
    debian("wasm-opt", "binaryen", || Step::new("wasm-opt --version").works())
}

/// PostgreSQL, from Debian's packages: tests start one of their own from it. Here, because several tests at once would get in each other's way.
pub(crate) fn postgres() -> Result<(), Failure> {
    let is_there = || std::fs::read_dir("/usr/lib/postgresql").is_ok_and(|mut versions| versions.next().is_some());
    debian("PostgreSQL", "postgresql", is_there)
}

/// Debian's Python, for which Debian has PyTorch.
pub(crate) const PYTHON: &str = "/usr/bin/python3";

/// PyTorch and NumPy, from Debian's packages: without all that a graphics card needs, a hundredth as large as elsewhere.
pub(crate) fn pytorch() -> Result<(), Failure> {
    debian("PyTorch", "python3-torch python3-numpy", || {
        Step::new(PYTHON).args(["-c", "import torch, numpy"]).works()
    })
}

/// A Python that can make virtual environments, from Debian's packages.
pub(crate) fn python() -> Result<(), Failure> {
    debian("Python with virtual environments", "python3-venv", || {
        let can = "import ensurepip, sys, venv; sys.exit(sys.version_info < (3, 10))";
        Step::new(PYTHON).args(["-c", can]).works()
    })
}

/// A library that makes a program's clock go wrong, from Debian's packages.
pub(crate) fn faketime() -> Result<(), Failure> {
    debian("faketime", "faketime", || Step::new("faketime --version").works())
}

/// Packages of Debian's, where they are not there yet.
fn debian(tool: &str, packages: &str, is_there: impl Fn() -> bool) -> Result<(), Failure> {
    if is_there() {
        return Ok(());
    }
    eprintln!("xtask: {tool} is missing");
    let options = "-o Acquire::Retries=5 -o DPkg::Lock::Timeout=300";
    let apt = |arguments: &str| {
        Step::new(&format!("apt-get {options} {arguments}"))
            .env("DEBIAN_FRONTEND", "noninteractive")
            .run()
    };
    let installed = patiently(|| {
        apt("update").is_ok() && apt(&format!("install --yes --no-install-recommends {packages}")).is_ok() && is_there()
    });
    if installed {
        Ok(())
    } else {
        Err(Failure::Missing { tool: tool.into() })
    }
}

fn need(tool: &str, probe: &str, install: &str) -> Result<(), Failure> {
    if Step::new(probe).works() {
        return Ok(());
    }
    eprintln!("xtask: {tool} is missing");
    let installed = patiently(|| Step::new(install).run().is_ok() && Step::new(probe).works());
    if installed {
        Ok(())
    } else {
        Err(Failure::Missing { tool: tool.into() })
    }
}

/// Tries something that needs the network up to three times.
pub(crate) fn patiently(fetch: impl Fn() -> bool) -> bool {
    (0..3).any(|number| {
        std::thread::sleep(Duration::from_secs(10 * number));
        fetch()
    })
}
