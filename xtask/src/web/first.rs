//! The light page that is seen before the program has come: the posters of the games in it, and how long the program is.

use std::fs;
use std::path::{Path, PathBuf};

use super::{at, parts};
use crate::failure::Failure;

/// Where the posters stand in the page.
const POSTERS: &str = "<!-- posters -->";
/// The program's length, in the script that loads it.
const BYTES: &str = "PROGRAM_BYTES";
/// A board's poster, in the board's folder.
const POSTER: &str = "first.html";

/// Completes the page and the script of the app in this folder.
pub(super) fn complete(boards: &Path, app: &Path) -> Result<(), Failure> {
    let program = app.join(format!("{}_bg.wasm", parts::MAIN));
    let length = at(&program, fs::metadata(&program))?.len();
    fill(&app.join("start.js"), BYTES, &length.to_string())?;
    fill(&app.join("index.html"), POSTERS, posters(boards)?.trim_end())
}

/// The posters of all boards that have one, in the order of their names.
fn posters(boards: &Path) -> Result<String, Failure> {
    let mut files: Vec<PathBuf> = at(boards, fs::read_dir(boards))?
        .filter_map(|entry| Some(entry.ok()?.path().join(POSTER)))
        .filter(|file| file.is_file())
        .collect();
    files.sort();
    files.iter().map(|file| at(file, fs::read_to_string(file))).collect()
}

fn fill(file: &Path, place: &str, text: &str) -> Result<(), Failure> {
    let written = at(file, fs::read_to_string(file))?;
    at(file, fs::write(file, written.replacen(place, text, 1)))
}
