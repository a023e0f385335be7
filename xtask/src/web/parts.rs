//! The program in parts: the first is home and the table, the others come when a further page, a game or its rules are opened.

use std::fs;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};

use wasm_split_cli_support::{Options, transform};

use super::at;
use crate::failure::Failure;

/// The name of the first part.
pub(super) const MAIN: &str = "roundhouse";

/// What loads the others.
const LOADER: &str = "parts.js";

/// The part with the pages beyond home.
const PAGES: &str = "pages";

/// The part with the pages that need a server.
const ONLINE: &str = "online";

/// What several parts share has a file of its own from this many bytes on, before anything is compressed: a smaller one costs more than it spares.
const SMALLEST_SHARED: u64 = 20_000;

/// Cuts the program where its functions say so (`#[wasm_split]`), into files of this folder, and says where the first part is.
///
/// The others bear the number of the build in their names: a page that stayed open while the server got another app finds none of them there, rather than one
/// that doesn't fit.
pub(super) fn split(program: &Path, out: &Path) -> Result<PathBuf, Failure> {
    let whole = at(program, fs::read(program))?;
    let (first, main_module) = (program.with_extension("first.wasm"), format!("./{MAIN}.js"));
    let mut options = Options::new(&whole);
    options.output_dir = out;
    options.main_out_path = &first;
    options.main_module = &main_module;
    let link = format!("./{LOADER}");
    options.link_name = &link;
    options.requires = required;
    options.smallest_chunk = SMALLEST_SHARED;
    let parts = transform(options).map_err(|error| Failure::Split(format!("{error:#}")))?;
    let (build, loader) = (number(&whole), out.join(LOADER));
    let mut loading = at(&loader, fs::read_to_string(&loader))?;
    for part in parts.split_modules {
        let text = at(&part, fs::read(&part))?;
        let numbered = part.with_extension(format!("{build}.wasm"));
        at(&numbered, fs::write(&numbered, without_names(&text)))?;
        at(&part, fs::remove_file(&part))?;
        loading = loading.replace(&address(&part), &address(&numbered));
    }
    at(&loader, fs::write(&loader, loading))?;
    Ok(first)
}

/// The parts that come before this one. A lesson is opened on a page beyond home, and the game is played there; so what it needs of both has no file of its
/// own. The pages that need a server are built from what the other pages have, and plan mode from those.
fn required(part: &str) -> Vec<String> {
    if part == ONLINE {
        return vec![PAGES.to_owned()];
    }
    if let Some(game) = part.strip_prefix("plans_") {
        return vec![game.to_owned(), PAGES.to_owned(), ONLINE.to_owned()];
    }
    match part.strip_suffix("_lessons") {
        Some(game) => vec![game.to_owned(), PAGES.to_owned()],
        None => vec![],
    }
}

/// What tells this build from others.
fn number(program: &[u8]) -> String {
    let mut hasher = DefaultHasher::new();
    program.hash(&mut hasher);
    format!("{:08x}", hasher.finish() as u32)
}

/// How the loader calls a file.
fn address(part: &Path) -> String {
    format!("\"./{}\"", part.file_name().unwrap_or_default().to_string_lossy())
}

/// A part without its custom sections: the names of its functions are of no use to the browser. Every section is its kind, its length and that number of bytes.
fn without_names(part: &[u8]) -> Vec<u8> {
    const HEADER: usize = 8;
    const CUSTOM: u8 = 0;
    let mut kept = part[..HEADER].to_vec();
    let mut at = HEADER;
    while at < part.len() {
        let (length, digits) = length(&part[at + 1..]);
        let end = at + 1 + digits + length;
        if part[at] != CUSTOM {
            kept.extend_from_slice(&part[at..end]);
        }
        at = end;
    }
    kept
}

/// A number as WebAssembly writes it, seven bits a byte, and how many bytes that takes.
fn length(bytes: &[u8]) -> (usize, usize) {
    let digits = bytes
        .iter()
        .position(|byte| byte & 0x80 == 0)
        .map_or(0, |last| last + 1);
    let value = bytes[..digits]
        .iter()
        .rev()
        .fold(0, |value, byte| value << 7 | usize::from(byte & 0x7f));
    (value, digits)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lessons_come_after_their_game() {
        assert_eq!(required("hill_lessons"), ["hill", "pages"]);
        assert!(required("hill_rules").is_empty(), "rules are read without the game");
        assert!(required("hill").is_empty());
        assert_eq!(required(ONLINE), [PAGES]);
        assert_eq!(required("plans_hill"), ["hill", PAGES, ONLINE]);
    }

    #[test]
    fn a_part_loses_its_custom_sections_only() {
        let header = *b"\0asm\x01\0\0\0";
        let long = [[10, 0x81, 0x01].as_slice(), &[7; 129]].concat();
        let part = [&header[..], &[0, 3, 1, 2, 3], &[1, 2, 9, 9], &long, &[0, 0]].concat();
        assert_eq!(without_names(&part), [&header[..], &[1, 2, 9, 9], &long].concat());
    }
}
