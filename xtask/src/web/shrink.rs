//! What the compiler leaves lying about.

use std::fs;
use std::path::Path;

use super::at;
use super::parts::MAIN;
use crate::failure::Failure;
use crate::step::Step;
use crate::tools;

/// What browsers can do, and the compiler counts on.
const FEATURES: &str = "--enable-bulk-memory --enable-mutable-globals --enable-nontrapping-float-to-int --enable-sign-ext --enable-reference-types \
                        --enable-multivalue";

/// In smaller parts nothing is gained.
const LEAST: u64 = 20_000;

/// Sends every part of the program but the first through Binaryen's optimiser: the code gets a tenth smaller, and compressed two to four percent. The first is
/// what the others hold on to by its table of functions, which has to stay as it is.
pub(super) fn shrink(folder: &Path) -> Result<(), Failure> {
    tools::wasm_opt()?;
    for entry in at(folder, fs::read_dir(folder))? {
        let path = at(folder, entry)?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let is_part = name.ends_with(".wasm") && !name.starts_with(MAIN);
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
