//! Lists the texts of the page with their places, so that a text that isn't there, or lacks what it is about, does not compile.
//!
//! The texts of the shell stand in `texts/`, those of a game in a folder there: a book each, so that a game's words come with the game.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::{env, fs};

use table::words::{Book, Language};

fn main() {
    let texts = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where")).join("texts");
    println!("cargo::rerun-if-changed={}", texts.display());
    let mut rooms: Vec<PathBuf> = fs::read_dir(&texts)
        .expect("the texts can be listed")
        .filter_map(|entry| Some(entry.ok()?.path()))
        .filter(|path| path.is_dir())
        .collect();
    rooms.sort();
    rooms.insert(0, texts);
    let mut code = String::new();
    for (number, room) in rooms.iter().enumerate() {
        book(&mut code, number, room);
    }
    code.push_str("/// Every book of the page, the shell's first.\nconst BOOKS: &[Shelved] = &[\n");
    for (number, room) in rooms.iter().enumerate() {
        let name = if number == 0 { "shell".into() } else { name(room) };
        writeln!(
            code,
            "    Shelved {{ room: {name:?}, book: book_{number}, keys: KEYS_{number} }},"
        )
        .expect("a string takes all text");
    }
    code.push_str("];\n");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo says where"));
    fs::write(out.join("books.rs"), code).expect("the folder of outputs can be written to");
}

/// The book of a room, and its keys with their places.
fn book(code: &mut String, number: usize, room: &Path) {
    let source = fs::read_to_string(room.join("en.ftl")).expect("the texts can be read");
    let keys: BTreeMap<String, BTreeSet<String>> = Book::new([source.leak(), "", ""])
        .uses(Language::En)
        .into_iter()
        .map(|(id, places)| (id.replace('-', "."), places))
        .collect();
    let folder = if number == 0 {
        "texts".into()
    } else {
        format!("texts/{}", name(room))
    };
    write!(
        code,
        "fn book_{number}() -> &'static Book {{\n    static BOOK: Book = table::book!({folder:?});\n    &BOOK\n}}\n\
         const KEYS_{number}: &[(&str, &[&str])] = &[\n"
    )
    .expect("a string takes all text");
    for (key, places) in keys {
        let places: Vec<String> = places.into_iter().collect();
        writeln!(code, "    ({key:?}, &{places:?}),").expect("a string takes all text");
    }
    code.push_str("];\n");
}

fn name(room: &Path) -> String {
    room.file_name()
        .expect("a folder has a name")
        .to_string_lossy()
        .into_owned()
}
