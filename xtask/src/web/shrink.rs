//! What the compiler leaves lying about.

use std::fs;
use std::path::Path;

use super::at;
use crate::failure::Failure;
use crate::step::Step;
use crate::tools;

/// What browsers can do, and the compiler counts on.
const FEATURES: &str = "--enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int --enable-sign-ext --enable-reference-types \
                        --enable-multivalue";

/// In smaller parts nothing is gained.
const LEAST: u64 = 20_000;

/// Sends every part of the program through Binaryen's optimiser: the code gets a tenth smaller, and what is left of it compressed by one to four percent.
pub(super) fn shrink(folder: &Path) -> Result<(), Failure> {
    tools::wasm_opt()?;
    for entry in at(folder, fs::read_dir(folder))? {
        let path = at(folder, entry)?.path();
        let is_part = path.extension().is_some_and(|ending| ending == "wasm");
        if is_part && at(&path, fs::metadata(&path))?.len() > LEAST {
            Step::new(&format!("wasm-opt -O2 {FEATURES}"))
                .arg(&path)
                .arg("-o")
                .arg(&path)
                .run()?;
        }
    }
    Ok(())
}
