//! `cargo xtask web`: the app in the browser, from Rust to files that a server can serve.

use std::fs;
use std::path::{Path, PathBuf};

use clap::Args;
use wasm_bindgen_cli_support::{Bindgen, EncodeInto};

mod first;
mod offline;
mod parts;
mod shrink;
mod style;
mod texts;

use crate::failure::Failure;
use crate::progress::Part;
use crate::step::{Step, root, target_dir};
use crate::tools;

/// Build the app in the browser into target/web, where `roundhouse serve --web target/web` and the feature `app` find it.
///
/// Fetches what is missing to compile for WebAssembly: rustup's target, or else Debian's packages.
#[derive(Args)]
pub(crate) struct Web {
    /// Quickly, for work on the app: larger, slower, not compressed
    #[arg(long)]
    pub(crate) dev: bool,
    /// As tests and `play` build it: somewhat larger, not compressed, in a fraction of the time
    #[arg(long, conflicts_with = "dev")]
    quick: bool,
}

pub(crate) const TARGET: &str = "wasm32-unknown-unknown";
/// Files with these endings are served compressed; the page itself gets other tags for every address.
const COMPRESSED: [&str; 7] = ["css", "js", "json", "jsonl", "svg", "wasm", "webmanifest"];
/// Files whose names begin so are fetched when they are wanted, and not part of what everybody loads and keeps: data that only some want, and the pages that
/// are of no use without a server.
const ON_DEMAND: [&str; 6] = ["net-", "puzzles-", "strategy-", "split_online.", "split_plans_", TEXTS];
/// How the names of the files of languages begin.
const TEXTS: &str = "texts-";

/// How the app is built.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Build {
    /// As small as it gets, compressed: what is served to the world.
    Small,
    /// In a fraction of the time, for whoever tries it at once.
    Quick,
    /// Quickest, and slow itself: for work on the app.
    Dev,
}

impl Build {
    const fn profile(self) -> &'static str {
        match self {
            Build::Small => "web",
            Build::Quick => "web-quick",
            Build::Dev => "web-dev",
        }
    }
}

impl Web {
    pub(crate) fn run(&self) -> Result<(), Failure> {
        Web::run_as(match (self.dev, self.quick) {
            (true, _) => Build::Dev,
            (_, true) => Build::Quick,
            _ => Build::Small,
        })
    }

    pub(crate) fn run_as(build: Build) -> Result<(), Failure> {
        Web::run_with(build, None)
    }

    /// The same, counted by a line of progress.
    pub(crate) fn run_with(build: Build, part: Option<&Part>) -> Result<(), Failure> {
        let program = compile(build.profile(), part)?;
        let out = folder();
        let fresh = out.with_extension("new");
        let _ = fs::remove_dir_all(&fresh);
        at(&fresh, fs::create_dir_all(&fresh))?;
        let main = parts::split(&program, &fresh)?;
        bind(&main, &fresh)?;
        copy(&root().join("crates/web/static"), &fresh)?;
        copy(&root().join("crates/bots/data/nets"), &fresh)?;
        texts::write(&root().join("crates"), &at(&program, fs::read(&program))?, &fresh)?;
        style::write(&root().join("crates/web/style"), &fresh.join("roundhouse.css"))?;
        first::complete(&root().join("crates/web/src/boards"), &fresh)?;
        if build == Build::Small {
            shrink::shrink(&fresh)?;
        }
        offline::list_files(&fresh)?;
        if build == Build::Small {
            compress(&fresh)?;
        }
        let _ = fs::remove_dir_all(&out);
        at(&out, fs::rename(&fresh, &out))
    }
}

/// Where the app's files are.
pub(crate) fn folder() -> PathBuf {
    target_dir().join("web")
}

fn at<T>(path: &Path, result: std::io::Result<T>) -> Result<T, Failure> {
    result.map_err(|error| Failure::File {
        path: path.to_owned(),
        error,
    })
}

/// Compiles the app. Its outputs have a folder of their own, for another compiler may make them.
fn compile(profile: &str, part: Option<&Part>) -> Result<PathBuf, Failure> {
    let target = target_dir().join("wasm");
    let build = format!("build --package web --bin web --target {TARGET} --profile {profile} --target-dir");
    let has_target = tools::wasm_target();
    let step = if has_target {
        Step::new(&format!("cargo {build}"))
    } else {
        tools::debian_wasm()?;
        let step = Step::new(&format!("/usr/bin/cargo {build}"))
            .env("RUSTC", "/usr/bin/rustc")
            .env("RUSTC_BOOTSTRAP", "1");
        step.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", "wasm-ld-19")
    };
    // leptos forgets the types of views: code for a thousand of them took a sixth of the app
    let step = step.arg(&target).env(
        "CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS",
        "--cfg getrandom_backend=\"wasm_js\" --cfg erase_components -C link-arg=--emit-relocs",
    );
    let step = if has_target {
        step
    } else {
        step.arg("-Zbuild-std=std,panic_abort")
    };
    // what cargo told the compiler of this chore is not for that one
    let step = step
        .without("RUSTC_WRAPPER")
        .without("RUSTUP_TOOLCHAIN")
        .without("CARGO");
    match part {
        Some(part) => step.run_counting(part)?,
        None => step.run()?,
    }
    Ok(target.join(TARGET).join(profile).join("web.wasm"))
}

/// What the browser needs to call the first part of the program.
fn bind(program: &Path, out: &Path) -> Result<(), Failure> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(program)
        .out_name(parts::MAIN)
        .typescript(false)
        // what the other parts of the program need of this one
        .keep_lld_exports(true)
        .remove_name_section(true)
        .encode_into(EncodeInto::Always)
        .remove_producers_section(true);
    let bound = bindgen.web(true).and_then(|bindgen| bindgen.generate(out));
    bound.map_err(|error| Failure::Bindgen(error.to_string()))
}

fn copy(from: &Path, to: &Path) -> Result<(), Failure> {
    for entry in at(from, fs::read_dir(from))? {
        let entry = at(from, entry)?;
        at(&entry.path(), fs::copy(entry.path(), to.join(entry.file_name())))?;
    }
    Ok(())
}

/// A compressed copy beside each file, and how large the app is for who loads it.
fn compress(folder: &Path) -> Result<(), Failure> {
    let mut sum = 0;
    for entry in at(folder, fs::read_dir(folder))? {
        let path = at(folder, entry)?.path();
        if !path
            .extension()
            .is_some_and(|ending| COMPRESSED.iter().any(|known| ending == *known))
        {
            continue;
        }
        let text = at(&path, fs::read(&path))?;
        let params = brotli::enc::BrotliEncoderParams {
            quality: 11,
            size_hint: text.len(),
            ..Default::default()
        };
        let mut small = Vec::new();
        at(&path, brotli::BrotliCompress(&mut text.as_slice(), &mut small, &params))?;
        if !is_on_demand(&path) {
            sum += small.len();
        }
        let mut name = path.clone().into_os_string();
        name.push(".br");
        at(&path, fs::write(name, small))?;
    }
    eprintln!("xtask: the app is {} kB compressed", sum / 1000);
    if sum < MOST_COMPRESSED {
        Ok(())
    } else {
        Err(Failure::TooLarge { kilobytes: sum / 1000 })
    }
}

/// Is it no part of what everybody loads?
fn is_on_demand(file: &Path) -> bool {
    let name = file.file_name().unwrap_or_default().to_string_lossy();
    ON_DEMAND.iter().any(|start| name.starts_with(start))
}

/// More than this is too much to load.
const MOST_COMPRESSED: usize = 2_000_000;
